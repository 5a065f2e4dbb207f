import { createHash } from 'node:crypto';
import { randomAnswer } from '../engine/answers.ts';
import type { GivenAnswer } from '../engine/match.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import { games } from '../games/index.ts';
import { createMatches, type Matches, type UserRef } from '../match/index.ts';
import type { Clock, Store } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';

export interface SampleMatch {
  readonly sheet: StoredMatch;
  readonly history: readonly GivenAnswer[];
}

const names = ['Anna', 'Ben', 'Carla', 'Dora'] as const;

interface SampleSetting {
  readonly wish: { readonly game: string; readonly options: { readonly variant: string } };
  readonly seats: number;
}

/** Every variant with every number of players. */
export const allTables: readonly SampleSetting[] = [...games.values()].flatMap(({ info }) =>
  info.variants.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, more) => ({
      wish: { game: info.id, options: { variant: id } },
      seats: least + more,
    })),
  ),
);

const idleClock: Clock = { schedule: async () => {}, deliver: async () => {}, close: async () => {} };

/** Stores random matches of every variant and number of players, at all stages of a match. */
export async function sampleMatches(store: Store, count: number, seed = 'sample'): Promise<readonly SampleMatch[]> {
  const random = randomFrom({ seed, drawn: 0 });
  const samples: SampleMatch[] = [];
  // A small sample differs by seed.
  const first = random.below(allTables.length);
  while (samples.length < count) {
    const sample = await playSome(
      store,
      allTables[(first + samples.length) % allTables.length] as SampleSetting,
      samples.length,
      random,
    );
    if (sample) samples.push(sample);
  }
  return samples;
}

/** Returns null when the match ends too early. */
async function playSome(
  store: Store,
  { wish, seats }: SampleSetting,
  number: number,
  random: Random,
): Promise<SampleMatch | null> {
  const matches = matchesOn(store, number, random);
  const [challenger, ...opponents] = names.slice(0, seats).map((name) => person(name, number, random)) as [
    UserRef,
    ...UserRef[],
  ];
  const home = { guild: snowflake(random), parent: snowflake(random), language: 'en' as const };
  const { id } =
    seats === 1
      ? await matches.solo({ ...wish, player: challenger, level: '', home, token: null })
      : await matches.challenge({ ...wish, challenger, opponents, home, token: null });
  for (const opponent of opponents) await matches.accept(id, opponent.id, null);
  await matches.moveTo(id, snowflake(random));
  for (let left = 5 + random.below(140); left > 0; left--) {
    const sheet = await store.load(id);
    const wait = sheet?.waits[random.below(sheet.waits.length)];
    const player = wait && sheet?.players[wait.seat];
    if (player?.kind !== 'person') return null;
    const { seq, question } = await matches.panel(id, player.id);
    if (question) await matches.answer(id, player.id, seq, randomAnswer(question, random), null);
  }
  const sheet = await store.load(id);
  return sheet && { sheet, history: await store.history(id) };
}

function matchesOn(store: Store, number: number, random: Random): Matches {
  let time = 1_790_000_000_000 + number * 977_531;
  const runtime = {
    now: () => (time += 1_000 + random.below(3_600_000)),
    id: () =>
      `${number.toString(36).padStart(2, '0')}${random
        .below(36 ** 5)
        .toString(36)
        .padStart(5, '0')}`.toUpperCase(),
    changeMark: () => random.below(36 ** 5).toString(36),
    seed(seed = createHash('sha256').update(`sample ${number} ${time}`).digest('hex')) {
      return { seed, commitment: createHash('sha256').update(seed).digest('hex') };
    },
  };
  return createMatches({ store, runtime, clock: idleClock, games, bots: new Map(), limits: { openPerPlayer: 10_000 } });
}

const digits = (random: Random): string => String(random.below(10 ** 9)).padStart(9, '0');
const snowflake = (random: Random): string => `1${digits(random)}${digits(random)}`;
const person = (name: string, number: number, random: Random) => ({ id: snowflake(random), name: `${name} ${number}` });
