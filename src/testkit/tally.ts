import type { PlayedMove } from './play-out.ts';
import type { AnyGame } from '../engine/game/index.ts';
import type { Decision } from '../engine/script.ts';

export interface Effort {
  questions: number;
  /** How often another person had to act before play continued. */
  handOvers: number;
  /** Questions a person has to answer, excluding those that a new player's standing orders answer. */
  clicks: number;
}

const noEffort = (): Effort => ({ questions: 0, handOvers: 0, clicks: 0 });

export interface Tally {
  readonly wins: number[];
  /** Turns of every finished match. */
  readonly turns: number[];
  /** Unfinished matches. */
  stuck: number;
  allTurns: number;
  /** From the first turn on. */
  readonly play: Effort;
  /** Before the first turn. */
  readonly setup: Effort;
  /** By question key: how often it was asked, and how often of another player than before. */
  readonly asked: Map<string, { clicks: number; handOvers: number }>;
  /** Cards and actions in the game, and those that were built, played, resolved or done. */
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

/** Counts one match from its first state on. */
export function createCounter(
  game: AnyGame,
  tally: Tally,
): {
  begin(state: unknown): void;
  /** `byOrder`: a standing order answers it, so the player isn't asked. */
  before(state: unknown, decision: Decision, byOrder: boolean): void;
  after(move: PlayedMove): void;
  end(state: unknown, over: boolean): void;
} {
  const cards = new Set(game.text.catalog.map(({ id }) => id));
  const { actions: deeds } = game.stats;
  let last: number | null = null;
  return {
    begin(state) {
      for (const each of deeds?.(state) ?? isCardCopy(state)) if (deeds || cards.has(each)) tally.inGame.add(each);
    },
    before(state, { seat, key }, byOrder) {
      const effort = game.rules.turn(state, seat) === 0 ? tally.setup : tally.play;
      effort.questions++;
      if (byOrder) return;
      const asked = tally.asked.get(key) ?? { clicks: 0, handOvers: 0 };
      tally.asked.set(key, asked);
      asked.clicks++;
      effort.clicks++;
      // Independent seats don't wait for each other.
      if (last !== null && last !== seat && !game.rules.isIndependent?.(state)) {
        asked.handOvers++;
        effort.handOvers++;
      }
      last = seat;
    },
    after({ given, events }) {
      const thrown = events.flatMap((event) => game.stats.recordRoll(event) ?? []);
      if (deeds) {
        const drawn = events.flatMap((event) => game.stats.recordDraw?.(event) ?? []);
        for (const deed of neverUsed(tally))
          if ([...given.answer, ...thrown, ...drawn].some((text) => ` ${text} `.includes(` ${deed} `)))
            tally.used.add(deed);
        return;
      }
      // Ids in the notation: `build abbey/basic +1u1` names the abbey, `event feud` the feud.
      const moves = given.answer.filter((id) => /^(build|play|use) /.test(id));
      const words = [...moves, ...thrown].flatMap((text) => text.split(' ').map((word) => word.replace(/\/.*/, '')));
      for (const word of words) if (cards.has(word)) tally.used.add(word);
    },
    end(state, over) {
      const each = tally.wins.map((_, seat) => game.rules.turn(state, seat));
      const turns = game.rules.isIndependent?.(state) ? each.reduce((sum, own) => sum + own, 0) : Math.max(...each);
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

/** A copy of a card is written with its back, `abbey/basic`; cards on the table from the start have none. */
const isCardCopy = (state: unknown): readonly string[] =>
  [...JSON.stringify(state).matchAll(/"([a-z-]+)\/[a-z-]+"/g)].map(([, id = '']) => id);

export const neverUsed = ({ inGame, used }: Tally): readonly string[] =>
  [...inGame].filter((id) => !used.has(id)).sort();

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
