import type { Opponent } from '../bots/bot.ts';
import type { AnyGame } from '../engine/game/index.ts';
import { writeHandicap } from '../engine/handicap.ts';
import { randomFrom } from '../engine/random.ts';
import type { Decision, Seat } from '../engine/script.ts';
import { playOut } from './play-out.ts';

export interface Contest {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
  readonly red: Opponent;
  /** Plays all other seats. */
  readonly blue: Opponent;
  /** Given to red. */
  readonly handicap?: string | undefined;
}

/** CPU time in milliseconds. */
export interface ThinkingTime {
  decisions: number;
  spent: number;
  worst: number;
}

export interface ContestResult {
  readonly games: number;
  readonly wins: number;
  /** Unfinished after the limit: counted for neither. */
  readonly stuck: number;
  readonly red: ThinkingTime;
  readonly blue: ThinkingTime;
}

export const MAX_ANSWERS = 20_000;

/** Computers answer optional and deferred questions at once. */
export const immediateFirst = (open: readonly Decision[], active: readonly Seat[]): Decision =>
  open.find(({ blocking: waits }) => waits === 'deferred') ??
  open.find(({ seat }) => active.includes(seat)) ??
  (open[0] as Decision);

/** Plays the same seeds from every seat, so that both have the same luck. */
export function playContest({ game, options, seats, seed, games, red, blue, handicap }: Contest): ContestResult {
  const paces = { red: newThinkingTime(), blue: newThinkingTime() };
  const [timedRed, timedBlue] = [timed(red, paces.red), timed(blue, paces.blue)];
  let wins = 0;
  let stuck = 0;
  for (let match = 0; match < games; match++) {
    const own = match % seats;
    const name = `${seed}/${Math.floor(match / seats)}`;
    const opponents = Array.from({ length: seats }, (_, seat) => (seat === own ? timedRed : timedBlue));
    const { state, over } = playOut({
      game,
      options: handicap ? { ...(options as object), handicap: writeHandicap({ seat: own, id: handicap }) } : options,
      seed: name,
      opponents,
      random: randomFrom({ seed: `${name}/answers`, drawn: 0 }),
      limit: MAX_ANSWERS,
      order: immediateFirst,
    });
    const first = game.rules.result(state)?.ranking[0] ?? [];
    if (!over) {
      stuck++;
      continue;
    }
    if (first.includes(own)) wins += 1 / first.length;
  }
  return { games, wins, stuck, ...paces };
}

const newThinkingTime = (): ThinkingTime => ({ decisions: 0, spent: 0, worst: 0 });

function timed(opponent: Opponent, pace: ThinkingTime): Opponent {
  return {
    ...opponent,
    answer(standing, random) {
      const start = process.cpuUsage();
      const answer = opponent.answer(standing, random);
      const { user, system } = process.cpuUsage(start);
      const spent = (user + system) / 1000;
      pace.decisions++;
      pace.spent += spent;
      pace.worst = Math.max(pace.worst, spent);
      return answer;
    },
  };
}

/** Returns Wilson's 95 % confidence interval of a share. */
export function wilsonInterval(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = wins / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
