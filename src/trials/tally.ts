import type { Move } from './play-out.ts';
import type { AnyGame } from '../engine/game/index.ts';
import type { Decision } from '../engine/script.ts';

export interface Effort {
  questions: number;
  /** Times another person had to act before play went on. */
  handOvers: number;
  /** Questions a person has to answer: not those that the standing orders of a new player answer. */
  clicks: number;
}

const noEffort = (): Effort => ({ questions: 0, handOvers: 0, clicks: 0 });

/** What is counted over many matches. */
export interface Tally {
  readonly wins: number[];
  /** Turns of every match that came to its end. */
  readonly turns: number[];
  /** Matches that did not. */
  stuck: number;
  allTurns: number;
  /** From the first turn on. */
  readonly play: Effort;
  /** Before it. */
  readonly setup: Effort;
  /** By the key of the question: how often it was asked, and how often of somebody else than before. */
  readonly asked: Map<string, { clicks: number; handOvers: number }>;
  /** Cards and deeds that were in the game, and those that were built, played, resolved or done. */
  readonly inGame: Set<string>;
  readonly used: Set<string>;
}

export const newTally = (seats: number): Tally => ({
  wins: Array.from({ length: seats }, () => 0),
  turns: [],
  stuck: 0,
  allTurns: 0,
  play: noEffort(),
  setup: noEffort(),
  asked: new Map(),
  inGame: new Set(),
  used: new Set(),
});

/** Counts one match. `begun` is its first state. */
export function counterFor(game: AnyGame, tally: Tally): {
  begin(state: unknown): void;
  /** `byOrder`: a standing order answers it, nobody is asked. */
  before(state: unknown, decision: Decision, byOrder: boolean): void;
  after(move: Move): void;
  end(state: unknown, over: boolean): void;
} {
  const cards = new Set(game.words.entries.map(({ id }) => id));
  const { deeds } = game.chronicle;
  let last: number | null = null;
  return {
    begin(state) {
      for (const each of deeds?.(state) ?? backed(state)) if (deeds || cards.has(each)) tally.inGame.add(each);
    },
    before(state, { seat, key }, byOrder) {
      const effort = game.rules.turn(state, seat) === 0 ? tally.setup : tally.play;
      effort.questions++;
      if (byOrder) return;
      const asked = tally.asked.get(key) ?? { clicks: 0, handOvers: 0 };
      tally.asked.set(key, asked);
      asked.clicks++;
      effort.clicks++;
      // Where seats play apart nobody waits for anybody.
      if (last !== null && last !== seat && !game.rules.apart?.(state)) {
        asked.handOvers++;
        effort.handOvers++;
      }
      last = seat;
    },
    after({ given, events }) {
      const thrown = events.flatMap((event) => game.chronicle.thrown(event) ?? []);
      if (deeds) {
        const drawn = events.flatMap((event) => game.chronicle.drawn?.(event) ?? []);
        for (const deed of neverUsed(tally)) if ([...given.answer, ...thrown, ...drawn].some((text) => ` ${text} `.includes(` ${deed} `))) tally.used.add(deed);
        return;
      }
      // Ids as they stand in the notation: `build abbey/basic +1u1` names the abbey, `event feud` the feud.
      const moves = given.answer.filter((id) => /^(build|play|use) /.test(id));
      const words = [...moves, ...thrown].flatMap((text) => text.split(' ').map((word) => word.replace(/\/.*/, '')));
      for (const word of words) if (cards.has(word)) tally.used.add(word);
    },
    end(state, over) {
      const each = tally.wins.map((_, seat) => game.rules.turn(state, seat));
      const turns = game.rules.apart?.(state) ? each.reduce((sum, own) => sum + own, 0) : Math.max(...each);
      tally.allTurns += turns;
      const result = over ? game.rules.result(state) : null;
      if (!result) tally.stuck++;
      else {
        tally.turns.push(turns);
        for (const seat of result.ranking[0] ?? []) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
      }
    },
  };
}

/** A copy of a card is written with its back, `abbey/basic`; what lies on the table from the beginning has none. */
const backed = (state: unknown): readonly string[] => [...JSON.stringify(state).matchAll(/"([a-z-]+)\/[a-z-]+"/g)].map(([, id = '']) => id);

export const neverUsed = ({ inGame, used }: Tally): readonly string[] => [...inGame].filter((id) => !used.has(id)).sort();

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
