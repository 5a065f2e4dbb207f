import { lookBack, opponents } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import type { Seat } from '../../src/engine/script.ts';
import { createMatches, type Limits, type Matches, type Panel, readPost, type Said, type Wish } from '../../src/match/index.ts';
import type { Judge } from '../../src/match/ports.ts';
import type { Sheet } from '../../src/match/sheet.ts';
import { toy, type ToyState } from '../toy/toy-game.ts';
import { type MemoryStore, memoryStore, type TestClock, testClock, type TestWorld, testWorld } from './memory.ts';

export const anna = { id: 'u-anna', name: 'Anna' };
export const ben = { id: 'u-ben', name: 'Ben' };
export const home = { guild: 'g', parent: 'c', language: 'en' } as const;

export interface House {
  readonly matches: Matches;
  readonly store: MemoryStore;
  readonly world: TestWorld;
  readonly clock: TestClock;
  readonly troubles: unknown[];
}

export function house(limits: Partial<Limits> = {}, seeds = 1, judge: Judge = lookBack, games: readonly AnyGame[] = [toy]): House {
  const store = memoryStore();
  const world = testWorld(undefined, seeds);
  const clock = testClock();
  const troubles: unknown[] = [];
  const report = (error: unknown) => void troubles.push(error);
  const matches = createMatches({ store, world, clock, games: new Map(games.map((game) => [game.facts.id, game])), bots: opponents, judge, limits, report });
  return { matches, store, world, clock, troubles };
}

export async function begun({ matches }: House, wish: Partial<Wish> = {}): Promise<Panel> {
  const { id } = await matches.challenge({ game: 'toy', ...wish, challenger: anna, opponents: [ben], home, token: null });
  return matches.accept(id, ben.id, null);
}

export const sheetOf = async ({ store }: House, id: string): Promise<Sheet> => (await store.load(id)) as Sheet;
export const stateOf = (sheet: Sheet): ToyState => toy.keeping.read(sheet.match?.rest as string);
export const userAt = (sheet: Pick<Sheet, 'players'>, seat: Seat): string => (sheet.players[seat] as { id: string }).id;

/** What was said since the last call, emptied. */
export function heard({ store }: House): readonly Said[] {
  return (store.outbox as unknown[]).splice(0).flatMap((post) => readPost(post as Said) ?? []);
}

export const chance = (seed: string): Random => randomFrom({ seed, drawn: 0 });

/** Somebody who is waited for gives a random answer. */
export async function randomMove(at: House, id: string, random: Random, wanted?: (panel: Panel) => boolean): Promise<Panel | null> {
  const sheet = await at.store.load(id);
  if (!sheet || sheet.status !== 'open' || sheet.waits.length === 0) return null;
  const { seat } = sheet.waits[random.below(sheet.waits.length)] as { seat: Seat };
  const user = userAt(sheet, seat);
  const panel = await at.matches.panel(id, user);
  if (!panel.question || wanted?.(panel)) return null;
  return at.matches.answer(id, user, panel.seq, randomAnswer(panel.question, random), null);
}

/** Random answers until `until` holds for the match, or it is over. */
export async function playUntil(at: House, id: string, until: (sheet: Sheet) => boolean, random = chance('play')): Promise<Sheet | null> {
  for (let count = 0; count < 2000; count++) {
    const sheet = await at.store.load(id);
    if (!sheet || until(sheet)) return sheet;
    await randomMove(at, id, random);
  }
  throw new Error('never came to that');
}

/** A match between both in a position of one's choice, seat 0 acting unless said otherwise. Nothing said before is left over. */
export async function placed(at: House, change: Partial<ToyState>, wish: Partial<Wish> = {}): Promise<{ readonly id: string; readonly users: readonly string[] }> {
  const { id, sheet } = await begun(at, wish);
  await at.matches.moderate(id, 'adjourn', 'test', null);
  at.store.overwrite(id, (old) => {
    const rest = toy.keeping.write({ ...stateOf(old), ...acting, ...change });
    return { ...old, match: { ...old.match, rest, journal: [], since: [], mark: null } };
  });
  await at.matches.moderate(id, 'resume', 'test', null);
  heard(at);
  return { id, users: sheet.players.map((_, seat) => userAt(sheet, seat)) };
}

const acting: Partial<ToyState> = {
  phase: 'act',
  seat: 0,
  turn: 3,
  die: 2,
  hands: [
    ['crop', 'song', 'raid'],
    ['guard', 'song'],
  ],
  stack: ['crop', 'crop', 'song', 'raid'],
  discard: [],
  gold: [
    { barn: 2, cellar: 2 },
    { barn: 1, cellar: 1 },
  ],
};
