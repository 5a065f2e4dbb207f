import { describe, expect, it } from 'vitest';
import { randomOpponent } from '../../../src/bots/random-opponent.ts';
import { answerViolation, legalAnswers, picksOf, toAnswer } from '../../../src/engine/answers.ts';
import type { AnyGame } from '../../../src/engine/game/index.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { type Answer, type Decision, PASS } from '../../../src/engine/script.ts';
import { games } from '../../../src/games/index.ts';
import { noTips } from '../../../src/match/view/tips.ts';
import type { Panel } from '../../../src/match/matches.ts';
import { composeScene } from '../../../src/render/compose.ts';
import { placesIn } from '../../../src/render/composition.ts';
import { useNodeSurface } from '../../../src/render/pipeline/node-surface.ts';
import { playOut } from '../../../src/testkit/play-out.ts';
import { withoutNumbers } from '../../../src/web/page/play/board-places.ts';
import type { Scene } from '../../../src/engine/scene/index.ts';
import { answerOfPicks, type Picks } from '../../../src/engine/picks.ts';
import { withPick, canAdd, openChoices, problemOf } from '../../../src/web/page/play/picks.ts';
import { besideForm, forcedChoice, litPlaces, modelOf, placeOf } from '../../../src/web/page/play/question-model.ts';
import { describeQuestion } from '../../../src/web/play/describe-question.ts';
import type { PlayQuestion } from '../../../src/web/play/play-api.ts';

const variants = [...games.values()].flatMap((game) =>
  game.info.variants.map(({ id, seats: [, most] }) => ({ game, variant: id, seats: most })),
);

/** Answers looked at to find one with a certain pick, where very many are legal. */
const TRIED = 400;
/** Choices of one question whose picks are collected: decks have hundreds. */
const MOST_COLLECTED = 25;

/** A question as its player is asked it, and the places drawn on the board. */
interface Asked {
  readonly decision: Decision;
  readonly question: PlayQuestion;
  readonly drawn: ReadonlySet<string>;
  /** Resources with a tile in the hand. */
  readonly tiles: ReadonlySet<string>;
}

/** Plays at random and looks at some of the questions on the way. */
function* questionsOf(game: AnyGame, variant: string, seats: number): Generator<Asked> {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const asked: Asked[] = [];
  playOut({
    game,
    options: game.info.options.parse({ variant }),
    seed: `touch ${variant}`,
    opponents: names.map(() => randomOpponent),
    random: randomFrom({ seed: `touch ${variant}`, drawn: 0 }),
    limit: 220,
    before({ state }, decision) {
      if (asked.length > 150) return;
      const view: unknown = game.views.forSeat(state, decision.seat);
      const panel = { game, view, question: decision, seat: decision.seat, active: game.rules.active(state) };
      const question = describeQuestion(
        { ...panel, sheet: { terms: { options: { variant } } } } as unknown as Panel,
        null,
        { tips: { ...noTips, off: true } },
      );
      if (!question) return;
      const sites = [...new Set(question.choices.flatMap(({ place }) => place ?? []))];
      const scene = withoutNumbers(game.views.scene(view, { kind: 'board', names, lower: decision.seat, sites }));
      const drawn = new Set(placesIn(composeScene(scene, ({ en }) => en)).map(({ place }) => place));
      asked.push({ decision, question, drawn, tiles: tilesOf(game.views.scene(view, { kind: 'hand', names })) });
    },
  });
  yield* asked;
}

const tilesOf = (scene: Scene): ReadonlySet<string> =>
  new Set(
    scene.kind === 'hand'
      ? [...(scene.tiles ?? []).flat(), ...(scene.goods?.chips ?? [])].flatMap(({ id }) => id ?? [])
      : [],
  );

/** Returns a legal answer with this pick; null if none was found. */
function answerWith({ decision, question }: Asked, id: string): Answer | null {
  const listed = question.answers?.find(({ picks }) => picks.includes(id));
  if (listed) return listed.picks;
  const plausible = decision.hints?.plausible?.().find((answer) => answer.includes(id));
  if (plausible) return plausible;
  let tried = 0;
  for (const answer of legalAnswers(decision)) {
    if (answer.includes(id)) return answer;
    if (++tried > TRIED) return null;
  }
  return null;
}

/** Collects picks one by one, as touches do. */
function collect(question: PlayQuestion, answer: Answer): Picks {
  let picks: Picks = [];
  for (const id of picksOf(answer)) {
    expect(canAdd(question, picks, id), `${id} after ${picks.join()}`).toBe(true);
    picks = withPick(question, picks, id);
  }
  return picks;
}

/** Expects that single choices can be touched, and pressed in the list. */
function expectTouchable({ question, drawn, decision }: Asked): void {
  const model = modelOf(question);
  const { dice, trade, end } = model.slots;
  const pressed = [
    ...model.buttons,
    ...model.menus.flatMap(({ choices }) => choices),
    ...dice.slice(0, 1),
    ...trade,
    ...end,
  ];
  const listed = model.list.flatMap(({ choices }) => choices).map(({ id }) => id);
  expect(listed.toSorted()).toEqual([...decision.choices].toSorted());
  for (const choice of question.choices) {
    const { id, card } = choice;
    const place = placeOf(choice);
    const lit = (held: string | null): boolean =>
      place !== undefined && drawn.has(place) && litPlaces(model, held).has(place);
    const reached = pressed.some((each) => each.id === id) || lit(null) || (card !== undefined && lit(card));
    expect(reached, `${question.key}: ${id} (place ${place}, card ${card})`).toBe(true);
    expect(answerViolation(decision, [id])).toBeNull();
  }
}

/** Expects that the picks of a legal answer can be collected, for every choice that is part of one. */
function expectCollectable(asked: Asked): void {
  const { question, decision } = asked;
  const every = Math.ceil(question.choices.length / MOST_COLLECTED);
  for (const { id } of question.choices.filter((_, index) => index % every === 0)) {
    const answer = id === PASS ? [PASS] : answerWith(asked, id);
    if (answer === null || answerViolation(decision, answer)) continue;
    const whole = id === question.standalone || besideForm(question).some((choice) => choice.id === id);
    if (answer.length === 1 && whole && !openChoices(question).some((choice) => choice.id === id)) continue;
    const picks = collect(question, answer);
    expect(answerOfPicks(picks)).toEqual(toAnswer(picksOf(answer)));
    expect(problemOf(question, picks)).toBeNull();
  }
  // What is proposed can be sent as it is.
  if (question.proposed.length > 0) expect(answerViolation(decision, question.proposed)).toBeNull();
}

describe('the play page', () => {
  useNodeSurface(import.meta.url);

  it.each(variants)('reaches every legal choice of $variant', ({ game, variant, seats }) => {
    let looked = 0;
    for (const asked of questionsOf(game, variant, seats)) {
      looked++;
      if (asked.decision.max > 1) expectCollectable(asked);
      else expectTouchable(asked);
    }
    expect(looked).toBeGreaterThan(10);
  });
});

it('the board to touch has no numbers of places, and says nothing about them', () => {
  const board = {
    kind: 'board',
    field: { edges: [{ place: '0-1', number: 3 }], tokens: [{ number: 8 }] },
    footer: { signs: [{ sign: 'button' }, { sign: 'built' }] },
  };
  expect(withoutNumbers(board as unknown as Scene)).toEqual({
    kind: 'board',
    field: { edges: [{ place: '0-1' }], tokens: [{ number: 8 }] },
    footer: { signs: [{ sign: 'built' }] },
  });
});

it.each([
  ['rivals', 'intro', /^pay\./],
  ['struggle', 'struggle', /^discard$/],
])('in %s, %s, every resource that can be given away is a tile in the hand', (id, variant, key) => {
  const game = games.get(id) as AnyGame;
  const found = [...questionsOf(game, variant, 2)].filter(({ decision }) => key.test(decision.key));
  expect(found.length).toBeGreaterThan(0);
  for (const { question, tiles } of found)
    for (const choice of openChoices(question)) expect(tiles, choice.id).toContain(choice.card);
});

describe('what is forced', () => {
  const end = { id: 'end', limit: 1, text: { en: 'End Turn', de: 'Zug beenden' }, endsTurn: true } as const;
  const asked = (change: Partial<PlayQuestion> = {}): PlayQuestion =>
    ({ mine: true, max: 1, form: null, tip: null, choices: [end], ...change }) as PlayQuestion;

  it('is the only roll or end of turn', () => {
    expect(forcedChoice(asked(), false)).toEqual(end);
    expect(forcedChoice(asked(), true)).toBeNull();
    const { endsTurn: _, ...roll } = { ...end, id: 'roll', icon: 'die' };
    expect(forcedChoice(asked({ choices: [roll] }), false)).toEqual(roll);
  });

  it('is nothing that can be decided, that teaches, or that another thing is', () => {
    const text = { en: 'Build', de: 'Bauen' };
    const build = { id: 'build', limit: 1, text } as const;
    const tip = { text, place: null };
    for (const change of [{ choices: [end, build] }, { choices: [build] }, { mine: false }, { max: 2 }, { tip }])
      expect(forcedChoice(asked(change), false)).toBeNull();
  });
});
