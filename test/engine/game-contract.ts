import { describe, expect, test } from 'vitest';
import { decisionFault, sameJson } from '../../src/testkit/fuzz-match.ts';
import { nextDecision } from '../../src/testkit/next-decision.ts';
import { findLeak } from '../../src/testkit/secrecy.ts';
import { botInputFor } from '../../src/bots/bot-input.ts';
import { answerViolation, legalAnswers, picksOf, questionOf, randomAnswer } from '../../src/engine/answers.ts';
import type { Game, BaseState } from '../../src/engine/game/index.ts';
import { startLive, giveAnswer } from '../../src/engine/live-match.ts';
import {
  startMatch,
  type GivenAnswer,
  replayMatch,
  type Match,
  type MatchUpdate,
  rewind,
  submitAnswer,
} from '../../src/engine/match.ts';
import { ReplayDiverged } from '../../src/engine/replay.ts';
import { undo } from '../../src/engine/undo.ts';
import { undoableAnswer } from './undoable-answer.ts';
import { readMatch, UnreadableMatch } from '../../src/engine/read-match.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { type Answer, type Decision, PASS, type Seat } from '../../src/engine/script.ts';
import { Refused, type Text } from '../../src/engine/text.ts';
import { tablesOf, walkAll, type WalkResult, type WalkOptions } from './random-walks.ts';

export interface ContractOptions<O> extends WalkOptions<O> {
  /** Stored matches as each version of the game wrote them, oldest first: at least one per version. */
  readonly fixtures: readonly unknown[];
}

const json = (value: unknown): string => JSON.stringify(value);

/** As `expect`, for what is looked at a hundred thousand times. */
function must(ok: boolean, message: () => string): void {
  if (!ok) throw new Error(message());
}
const mustBe = (got: string, wanted: string): void => must(got === wanted, () => `${got} is not ${wanted}`);
const mustBeSame = (got: unknown, wanted: unknown): void =>
  must(sameJson(got, wanted), () => `${json(got)} is not ${json(wanted)}`);
const plain = (decisions: readonly Decision[]): string => json(decisions.map(({ check: _check, ...rest }) => rest));

/** What any game on this platform must do. Every match is random and the same in every run. */
export function gameContract<S extends BaseState, V, E, O>(game: Game<S, V, E, O>, contract: ContractOptions<O>): void {
  type At = MatchUpdate<S, E>;
  const tables = tablesOf(game, contract);
  let kept: WalkResult<S, E> | null = null;
  const walked = (): WalkResult<S, E> => (kept ??= walkAll(game, contract));

  /** Shows positions of random matches to `see`, the same to every test; gives their number. */
  function inspect(see: (at: At, random: Random, seats: readonly Seat[]) => void): number {
    const { positions } = walked();
    const random = randomFrom({ seed: 'look', drawn: 0 });
    for (const { at, seats } of positions) see(at, random, seats);
    return positions.length;
  }

  describe(`${game.info.id} keeps the contract of a game`, () => {
    test('every match comes to an end, with somebody to act until then', () => {
      expect(walked().faults).toEqual([]);
    });

    test('stored at every decision is the same as played live', () => {
      let answers = 0;
      for (const { options, length, name } of tables) {
        const random = randomFrom({ seed: `walk ${name}`, drawn: 0 });
        const live = startLive(game, game.rules.setup(options, length, `match ${name}`));
        let at: At = startMatch(game, options, length, `match ${name}`);
        live.events.splice(0);
        for (; live.open.length > 0; answers++) {
          const stored = readMatch(game, JSON.parse(json(at.match)));
          mustBeSame(stored, at.match);
          const decision = nextDecision(live.open, random);
          const answer = randomAnswer(decision, random);
          giveAnswer(live, decision.seat, answer);
          at = submitAnswer(game, stored, decision.seat, answer);
          mustBe(plain(at.open), plain(live.open));
          mustBeSame(at.state, live.state);
          mustBeSame(at.events, live.events.splice(0));
        }
      }
      expect(answers).toBeGreaterThan(0);
    });

    test('every question can be answered, in time or not, and leaves a choice', () => {
      const positions = inspect(({ open }) => {
        for (const decision of open)
          must(decisionFault(decision) === null, () => `${decision.key}: ${decisionFault(decision)}`);
      });
      expect(positions).toBeGreaterThan(0);
    });

    test('every question, choice, event and table has words in every language, within the limits of what shows them', () => {
      for (const { events, seats } of walked().news) events.forEach((event) => mustBeTold(game, event, seats));
      const positions = inspect(({ open, state }, _random, seats) => {
        for (const decision of open) {
          const view = game.views.forSeat(state, decision.seat);
          textProblems(game.text.question(view, decision), 1000);
          for (const id of decision.choices) {
            const label = game.text.label(view, decision, id);
            textProblems(label.text, 80);
            if (label.detail) textProblems(label.detail, 100);
            must(game.text.isNotation(id), () => `not in the notation: ${id}`);
          }
        }
        const invitation = game.text.openOffer?.(game.views.forSeat(state, null)) ?? null;
        for (const line of invitation?.lines ?? []) textProblems(line, 300);
        for (const label of [
          ...(invitation?.answers ?? []).map((answer) => answer.text),
          ...(invitation ? [invitation.otherLabel] : []),
        ])
          textProblems(label, 80);
        for (const seat of seats) {
          const same =
            JSON.stringify(game.text.openOffer?.(game.views.forSeat(state, seat)) ?? null) ===
            JSON.stringify(invitation);
          must(same, () => `what is put to several differs for seat ${seat}`);
        }
        for (const seat of [...seats, null]) {
          const { alt, brief } = game.text.describe(game.views.forSeat(state, seat));
          textProblems(alt, 1024);
          textProblems(brief, 1024);
        }
      });
      expect(positions).toBeGreaterThan(0);
    });

    test('a standing order gives a legal answer or none', () => {
      const positions = inspect(({ open, state }) => {
        for (const decision of open) {
          for (const order of game.ai.orders.filter((each) => each.applies(decision))) {
            for (const { id } of order.settings) {
              const answer = order.answer(id, game.views.forSeat(state, decision.seat), decision);
              if (!answer) continue;
              const legal =
                picksOf(answer).every((pick) => decision.choices.includes(pick)) &&
                answerViolation(decision, answer) === null;
              must(legal, () => `${order.id} ${id} answers ${decision.key} with ${answer.join()}`);
            }
          }
        }
      });
      expect(positions).toBeGreaterThan(0);
      for (const { defaultSetting: standard, settings } of game.ai.orders) {
        if (standard !== undefined) expect(settings.map(({ id }) => id)).toContain(standard);
      }
    });

    test('what is hidden shows in no view, no question, no news and nothing a computer goes by', () => {
      let looks = 0;
      const positions = inspect(({ match: { rest: written, journal }, state, open }, random, seats) => {
        const rest = game.codec.read(written);
        if (looks++ % 4 === 0) {
          for (const decision of open) mustKeepAnswers(game, { checkpoint: rest, pending: journal, state, decision });
          for (const seat of seats) mustKeepFeatures(game, rest, seat, `features ${looks}`);
        }
        for (const seat of [...seats, null]) {
          const fault = findLeak(
            game,
            { checkpoint: rest, pending: journal, state },
            seat,
            `hidden ${random.below(1_000_000)}`,
          );
          must(fault === null, () => `seat ${seat} can tell: ${fault}`);
        }
      });
      expect(positions).toBeGreaterThan(0);
    });

    test('a copy shares nothing that a match changes', () => {
      const positions = inspect(({ match, open }, random) => {
        const before = json(match);
        const decision = open[0] as Decision;
        submitAnswer(game, match, decision.seat, randomAnswer(decision, random));
        game.views.forSeat(game.codec.read(match.rest), 0);
        mustBe(json(match), before);
      });
      expect(positions).toBeGreaterThan(0);
    });

    test('undo restores the position byte for byte and never goes behind what came to light', () => {
      const positions = inspect((at, random, seats) => {
        const decision = nextDecision(at.open, random);
        const { seat } = decision;
        const after: At = submitAnswer(game, at.match, seat, randomAnswer(decision, random));
        const others = seats.filter((each) => each !== seat);
        for (const other of others)
          if (!undoableAnswer(after.match, other)) mustRefuse(() => undo(game, after.match, other));
        if (!undoableAnswer(after.match, seat)) {
          mustRefuse(() => undo(game, after.match, seat));
          return;
        }
        const back: At = undo(game, JSON.parse(json(after.match)) as Match, seat);
        mustBe(json([back.match.rest, back.match.journal]), json([at.match.rest, at.match.journal]));
        mustBe(plain(back.open), plain(at.open));
        must(back.match.seq > after.match.seq, () => 'an undo does not count');
        // A barrier is what was drawn at random: the generator must not have moved.
        must(after.state.rng.drawn === at.state.rng.drawn, () => 'an answer that drew at random can be undone');
      });
      expect(positions).toBeGreaterThan(0);
    });

    test('an answer that is not legal is refused with a reason and changes nothing', () => {
      const positions = inspect(({ match, open, state }, _random, seats) => {
        const before = json([match, state]);
        for (const decision of open) {
          const { seat, choices, max } = decision;
          const real = choices.find((id) => id !== PASS);
          const wrong = [['no such thing'], [...choices.filter((id) => id !== PASS), 'no such thing']];
          if (real !== undefined) wrong.push(Array.from({ length: max + 1 }, () => real));
          if (decision.min > 0) wrong.push([PASS], []);
          for (const answer of wrong) mustRefuse(() => submitAnswer(game, match, seat, answer));
        }
        const idle = seats.filter((seat) => !questionOf(open, seat));
        for (const seat of idle) mustRefuse(() => submitAnswer(game, match, seat, open[0]?.fallback ?? [PASS]));
        mustBe(json([match, state]), before);
      });
      expect(positions).toBeGreaterThan(0);
    });

    test('a match whose rules changed diverges, and goes on from its resting state', () => {
      // A game that rests at every question has no journal to diverge from.
      let journals = 0;
      let diverged = 0;
      const positions = inspect(({ match }, random) => {
        if (match.journal.length === 0) return;
        journals++;
        const index = random.below(match.journal.length);
        const journal = match.journal.map((given, at) =>
          at === index ? { ...given, key: `${given.key}-old` } : given,
        );
        const changed = { ...match, journal };
        must(
          rolledIn(() => replayMatch(game, changed)) instanceof ReplayDiverged,
          () => 'another question was not noticed',
        );
        must(
          rolledIn(() => submitAnswer(game, changed, 0, [PASS])) instanceof ReplayDiverged,
          () => 'an answer was taken to another question',
        );
        const again: At = rewind(game, changed);
        mustBe(json([again.match.rest, again.match.journal, again.match.since]), json([match.rest, [], []]));
        must(again.match.seq === match.seq + 1 && again.open.length > 0, () => 'a rewound match does not go on');
        diverged++;
      });
      expect(positions).toBeGreaterThan(0);
      expect(diverged).toBe(journals);
    });

    test('a frozen match of every version is read and played to its end', () => {
      const versions = new Set(contract.fixtures.map((fixture) => (fixture as Match).version));
      expect([...versions], 'versions of the frozen matches').toEqual(
        Array.from({ length: game.codec.version }, (_, index) => index + 1),
      );
      for (const fixture of contract.fixtures) {
        const random = randomFrom({ seed: 'fixture', drawn: 0 });
        let at: At = replayMatch(game, readMatch(game, fixture));
        expect(at.match.version).toBe(game.codec.version);
        for (let count = 0; at.open.length > 0 && count <= contract.limit; count++) {
          const decision = at.open[0] as Decision;
          at = submitAnswer(game, at.match, decision.seat, randomAnswer(decision, random));
        }
        expect(game.rules.result(at.state)).not.toBeNull();
      }
    });

    test('what is not a match of this game is unreadable', () => {
      const good: At = startMatch(game, contract.options[0] as O, tables[0]?.length ?? 0, 'good');
      const { match } = good;
      const bad: readonly unknown[] = [
        null,
        7,
        {},
        { ...match, game: 'another' },
        { ...match, version: game.codec.version + 1 },
        { ...match, rest: null },
        { ...match, rest: {} },
        { ...match, rest: '' },
        ...Array.from({ length: 20 }, (_, part) => ({
          ...match,
          rest: match.rest.slice(0, Math.floor((match.rest.length * part) / 40)),
        })),
        { ...match, rest: match.rest.replaceAll(/\d/g, 'x') },
        { ...match, journal: [{ seat: 0 }] },
        { ...match, since: 'none' },
      ];
      for (const value of bad) expect(() => replayMatch(game, readMatch(game, value))).toThrow(UnreadableMatch);
      expect(readMatch(game, JSON.parse(json(match)))).toEqual(match);
    });
  });
}

/** Another answer of someone else, of which the seat hears the same, must not change what a computer on it goes by. */
function mustKeepAnswers<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  standing: {
    readonly checkpoint: S;
    readonly pending: readonly GivenAnswer[];
    readonly state: S;
    readonly decision: Decision;
  },
): void {
  const {
    checkpoint: rest,
    pending: journal,
    decision: { seat },
  } = standing;
  const at = journal.findLastIndex((given) => given.seat !== seat);
  if (at < 0) return;
  const position = (given: readonly GivenAnswer[]) =>
    json(botInputFor({ game, variant: 'v', ...standing, pending: given }));
  const real = position(journal);
  const heard = json(describedEvents(game, rest, journal, seat));
  for (const answer of otherAnswers(game, rest, journal, at)) {
    const changed = journal.map((given, index) => (index === at ? { ...given, answer } : given));
    if (json(describedEvents(game, rest, changed, seat)) !== heard) continue;
    must(position(changed) === real, () => `seat ${seat} is told what another answered to ${journal[at]?.key}`);
  }
}

/** The features are as many as their names, plain numbers, and the same wherever what is hidden lies. */
function mustKeepFeatures<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  rest: S,
  seat: Seat,
  seed: string,
): void {
  const { features } = game.ai;
  if (!features) return;
  const names = features.names((rest as unknown as { readonly options: { readonly variant: string } }).options.variant);
  const numbers = features.read(rest, seat);
  must(
    new Set(names).size === numbers.length && numbers.every(Number.isFinite),
    () => `seat ${seat} has numbers that are none`,
  );
  const there = features.read(game.ai.determinize(game.views.forSeat(rest, seat), seed), seat);
  numbers.forEach((number, at) => must(number === there[at], () => `${names[at]} tells seat ${seat} what is hidden`));
}

/** What a seat heard and is asked after these answers; null when they are not possible. */
function describedEvents<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  rest: S,
  journal: readonly GivenAnswer[],
  seat: Seat,
): unknown {
  try {
    const live = startLive(game, game.codec.copy(rest));
    for (const given of journal) giveAnswer(live, given.seat, given.answer);
    const { key, choices } = questionOf(live.open, seat) ?? {};
    return { news: live.events.map((event) => game.text.describeEvent(event, seat)), key, choices };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Some other answers to the question that was answered at this place of the journal. */
function otherAnswers<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  rest: S,
  journal: readonly GivenAnswer[],
  at: number,
): Answer[] {
  const live = startLive(game, game.codec.copy(rest));
  for (const given of journal.slice(0, at)) giveAnswer(live, given.seat, given.answer);
  const { seat, answer } = journal[at] as GivenAnswer;
  const question = questionOf(live.open, seat);
  const found: Answer[] = [];
  for (const other of question ? legalAnswers(question) : []) {
    if (json(other) !== json(answer) && found.push(other) === 3) break;
  }
  return found;
}

function textProblems(text: Text, most: number): void {
  for (const words of [text.en, text.de])
    must(words.length > 0 && words.length <= most, () => `empty or longer than ${most}: ${words}`);
}

/** There are words for it, it can stand in a record, and its dice fell on faces they have. */
function mustBeTold<S extends BaseState, V, E, O>(game: Game<S, V, E, O>, event: E, seats: readonly Seat[]): void {
  for (const seat of [...seats, null]) {
    const heard = game.text.describeEvent(event, seat);
    if (heard) textProblems(heard, 1000);
  }
  const written = game.stats.recordRoll(event) ?? game.stats.recordDraw?.(event) ?? '';
  must(!/[{};]/.test(written), () => `cannot stand in a record: ${written}`);
  for (const { faces, results: fell } of game.stats.dice) {
    for (const { face } of fell(event))
      must(
        faces.some(({ id }) => id === face),
        () => `no face of the die: ${face}`,
      );
  }
}

function rolledIn(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}

function mustRefuse(run: () => unknown): void {
  const error = rolledIn(run);
  if (!(error instanceof Refused)) throw error ?? new Error('an illegal answer was taken');
  must(error.reason.en.length > 5 && error.reason.de.length > 5, () => 'a refusal without a reason');
}
