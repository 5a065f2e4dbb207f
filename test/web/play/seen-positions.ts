import { answerViolation, questionOf, randomAnswer } from '../../../src/engine/answers.ts';
import type { BaseState } from '../../../src/engine/game/index.ts';
import { submitAnswer } from '../../../src/engine/match.ts';
import { pickable } from '../../../src/engine/picks.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { readCheckpoint } from '../../../src/engine/read-match.ts';
import type { Answer, Decision } from '../../../src/engine/script.ts';
import { languages, Refused } from '../../../src/engine/text.ts';
import { games } from '../../../src/games/index.ts';
import { createMatches } from '../../../src/match/index.ts';
import type { StoredMatch } from '../../../src/match/stored-match.ts';
import { withHiddenRedrawn } from '../../../src/testkit/secrecy.ts';
import type { PlayPosition, PlayQuestion } from '../../../src/web/play/play-api.ts';
import { playerPosition } from '../../../src/web/play/play-match.ts';
import { createHarness, startedMatch, storedMatchOf } from '../../match/harness.ts';
import { firstDifference, sheetOf, tables, walk } from '../served-positions.ts';

/** Shows a player any position of any game, by all that lies between the store and the page. */
async function createViewer(): Promise<{
  readonly template: StoredMatch;
  show(sheet: StoredMatch, user: string): Promise<PlayPosition>;
}> {
  const house = createHarness();
  const { id } = await startedMatch(house);
  const template = await storedMatchOf(house, id);
  let served = template;
  const matches = createMatches({
    store: { ...house.store, load: async () => served, ofPlayer: async () => [] },
    runtime: house.runtime,
    clock: house.clock,
    games,
    bots: new Map(),
  });
  return {
    template,
    async show(sheet, user) {
      served = sheet;
      return playerPosition({ matches, user, id: sheet.id }, null, false);
    },
  };
}

const seatUser = (seat: number): string => `u-${seat}`;

/** Every seat has a person of its own. */
const withPeople = (sheet: StoredMatch): StoredMatch => ({
  ...sheet,
  players: sheet.players.map((player, seat) => ({ ...player, id: seatUser(seat) })),
});

export interface SeenPositions {
  readonly positions: number;
  readonly choices: number;
  readonly redrawn: number;
  readonly faults: readonly string[];
}

/** Walks through random matches of every variant and gives each position to `check`, as far as `wanted` goes. */
async function everywhere(
  wanted: number,
  check: (
    at: ReturnType<typeof walk> extends Generator<infer T> ? T : never,
    table: (typeof tables)[number],
    name: string,
  ) => Promise<boolean>,
): Promise<number> {
  const each = Math.ceil(wanted / tables.length);
  let positions = 0;
  for (const table of tables) {
    const { game, options, seats } = table;
    let checked = 0;
    for (let number = 0; checked < each; number++) {
      const name = `play ${game.info.id} ${JSON.stringify(options)} ${seats} ${number}`;
      for (const at of walk(game, options, seats, name)) {
        if (checked >= each) break;
        if (await check(at, table, `${name} ${at.match.seq}`)) checked++;
      }
    }
    positions += checked;
  }
  return positions;
}

/** Compares the page's model of random questions with the rules: every choice is there, and what it sends is legal. */
export async function checkReachable(wanted: number): Promise<Omit<SeenPositions, 'redrawn'>> {
  const viewer = await createViewer();
  const faults: string[] = [];
  let choices = 0;
  const positions = await everywhere(wanted, async (at, { game, options, seats }, name) => {
    const checkpoint = readCheckpoint(game, at.match.rest) as BaseState;
    const sheet = withPeople(sheetOf(viewer.template, game, options, seats, at, { checkpoint, events: [] }));
    for (const { seat } of at.open) {
      const decision = questionOf(at.open, seat);
      if (!decision) continue;
      const { question } = await viewer.show(sheet, seatUser(seat));
      const random = randomFrom({ seed: name, drawn: 0 });
      choices += decision.choices.length;
      for (const fault of question ? modelFaults(question, decision) : ['no question'])
        faults.push(`${name}: ${fault}`);
      const tried = decision.max === 1 ? sample(decision.choices, random.below(7)).map((id) => [id]) : [];
      for (const answer of [...tried, randomAnswer(decision, random), question?.fallback ?? []]) {
        try {
          submitAnswer(game, at.match, seat, answer);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          faults.push(`${name}: ${answer.join(' ')} refused: ${error.message}`);
        }
      }
      for (const { moves } of question?.plans ?? []) {
        try {
          let { match } = at;
          for (const answer of moves) ({ match } = submitAnswer(game, match, seat, answer));
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          faults.push(`${name}: ${moves.join('; ')} refused: ${error.message}`);
        }
      }
    }
    return true;
  });
  return { positions, choices, faults };
}

/** At most this many single answers are submitted per position. */
const TRIED = 5;
const sample = (choices: readonly string[], from: number): readonly string[] =>
  choices.length <= TRIED
    ? choices
    : Array.from({ length: TRIED }, (_, index) => choices[(from + index * 13) % choices.length] as string);

function* modelFaults(question: PlayQuestion, decision: Decision): Generator<string> {
  const ids = question.choices.map(({ id }) => id);
  if (ids.join() !== decision.choices.join()) yield 'other choices';
  for (const { id, text, limit } of question.choices) {
    if (languages.some((language) => text[language].trim() === '')) yield `${id} has no words`;
    if (languages.some((language) => text[language].includes('{seat '))) yield `${id} has no names`;
    if (limit < 1) yield `${id} can’t be picked`;
  }
  if (question.min !== decision.min || question.max !== decision.max) yield 'other numbers';
  const listed = question.answers?.map(({ picks }) => picks) ?? [];
  const legal = (answer: Answer): boolean => answerViolation(decision, answer) === null;
  if (!listed.every(legal)) yield 'an illegal answer is listed';
  // The page has to know that counts alone don’t decide.
  if (decision.check && !question.checked) yield 'the check is hidden';
  for (const [one, other] of question.conflicts ?? [])
    if (!decision.hints?.conflicts?.(one, other)) yield `${one} and ${other} fit together`;
  for (const { moves } of question.plans)
    if (!moves[0]?.every((id) => ids.includes(id))) yield `the plan ${JSON.stringify(moves)} isn’t on offer`;
  const reachable = new Set([...pickable(decision), 'pass', question.standalone]);
  if (ids.some((id) => !reachable.has(id))) yield 'a choice can’t be reached';
}

/** Shows random positions twice to a player: as they are, and with all that is hidden from them drawn again. */
export async function checkSecrets(wanted: number): Promise<Omit<SeenPositions, 'choices'>> {
  const viewer = await createViewer();
  const faults: string[] = [];
  let redrawn = 0;
  const positions = await everywhere(wanted, async (at, { game, options, seats }, name) => {
    const { rest, journal } = at.match;
    const seat = at.match.seq % seats;
    const pair = withHiddenRedrawn(game, { checkpoint: readCheckpoint(game, rest), pending: journal }, seat, name);
    if (!pair) return false;
    // An undo would go back to what was drawn really.
    const [real, other] = pair.map((played) => {
      const sheet = withPeople(sheetOf(viewer.template, game, options, seats, at, played));
      return { ...sheet, match: sheet.match && { ...sheet.match, since: [], mark: null } };
    }) as [StoredMatch, StoredMatch];
    if (real.match?.rest !== other.match?.rest) redrawn++;
    const shown = async (sheet: StoredMatch) => JSON.stringify(await viewer.show(sheet, seatUser(seat)));
    const [one, two] = [await shown(real), await shown(other)];
    if (one !== two) faults.push(`${name} for seat ${seat}: ${firstDifference(one, two)}`);
    const others = real.players.flatMap((_, each) => (each === seat ? [] : [`"${seatUser(each)}"`]));
    for (const secret of [pair[0].checkpoint.rng.seed, ...others])
      if (one.includes(secret)) faults.push(`${name} shows ${secret}`);
    return true;
  });
  return { positions, redrawn, faults };
}
