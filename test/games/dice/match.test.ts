import { describe, expect, it } from 'vitest';
import { opponents as bots } from '../../../src/bots/index.ts';
import { dice } from '../../../src/games/dice/game.ts';
import { createMatches, type Matches, readPost, type Post } from '../../../src/match/index.ts';
import type { StoredMatch } from '../../../src/match/stored-match.ts';
import { type MemoryStore, memoryStore, testClock, type TestRuntime, testRuntime } from '../../match/memory-store.ts';
import { anna, ben, home } from '../../match/harness.ts';

interface Table {
  readonly matches: Matches;
  readonly store: MemoryStore;
  readonly world: TestRuntime;
  readonly id: string;
  readonly users: readonly string[];
}

async function begun(options: Readonly<Record<string, unknown>>, opponents = [ben]): Promise<Table> {
  const store = memoryStore();
  const report = (error: unknown) => {
    throw error;
  };
  const world = testRuntime(undefined, 1);
  const matches = createMatches({
    store,
    runtime: world,
    clock: testClock(),
    games: new Map([['dice', dice]]),
    bots,
    limits: {},
    report,
  });
  const { id } = await matches.challenge({ game: 'dice', options, challenger: anna, opponents, home, token: null });
  for (const opponent of opponents) await matches.accept(id, opponent.id, null);
  const { sheet } = await matches.panel(id, anna.id);
  return { matches, store, world, id, users: sheet.players.map((player) => (player as { id: string }).id) };
}

const stateIn = async ({ store, id }: Table) =>
  dice.codec.read(((await store.load(id)) as StoredMatch).match?.rest as string);

describe('a match of the Dice Game', () => {
  it('takes dice to roll again in one line, and a plan whole or not at all', async () => {
    const table = await begun({ variant: 'island-one', order: 'parallel' });
    const { matches, id, users } = table;
    const user = users[0] as string;
    await matches.answerByMove(id, user, 'reroll all', null);
    expect((await stateIn(table)).players[0]?.turn?.throws).toBe(2);
    await matches.answerByMove(id, user, 'stop', null);
    const before = await table.store.load(id);
    await expect(matches.answerByMove(id, user, '[build road 15, end]', null)).rejects.toThrow(
      'none of your roads leads there',
    );
    await expect(matches.answerByMove(id, user, 'reroll gold', null)).rejects.toThrow('done rolling');
    expect(await table.store.load(id)).toEqual(before);
    await matches.answerByMove(id, user, '[end]', null);
    expect((await stateIn(table)).players[0]?.boxes).toHaveLength(1);
  });

  it('gives every parallel turn a clock of its own', async () => {
    const table = await begun({ variant: 'island-one', order: 'parallel' });
    const { matches, world, id, users } = table;
    const [, other] = users as [string, string];
    const dueOf = async (seat: number) =>
      (await table.store.load(id))?.waits.find((wait) => wait.seat === seat)?.due ?? 0;
    const [begin, first] = [world.time, await dueOf(0)];
    const turn = (await dueOf(1)) - begin;
    for (let played = 1; played <= 3; played++) {
      world.time += turn / 4;
      await matches.answerByMove(id, other, 'stop', null);
      await matches.answerByMove(id, other, 'end', null);
      expect([await dueOf(0), await dueOf(1)]).toEqual([first, world.time + turn]);
    }
  });

  it('says the standings and who has finished once for every turn that ends while several play', async () => {
    const clara = { id: 'u-clara', name: 'Clara' };
    const table = await begun({ variant: 'island-one', order: 'parallel' }, [ben, clara]);
    const { matches, id, users } = table;
    const said = async (user: string, move: string) => {
      (table.store.outbox as unknown[]).splice(0);
      await matches.answerByMove(id, user, move, null);
      return (table.store.outbox as unknown[]).flatMap((post) => {
        const { kind, detail } = readPost(post as Post) ?? {};
        return kind === 'standings' ? [detail] : [];
      });
    };
    let left = users.map((_, seat) => seat);
    for (let turn = 0; left.length > 0 && turn < 30; turn++) {
      for (const seat of left) {
        const user = users[seat] as string;
        expect(await said(user, 'reroll all')).toEqual([]);
        expect(await said(user, 'stop')).toEqual([]);
        const ended = await said(user, 'end');
        const finished = (await matches.panel(id, user)).question ? [] : [seat];
        left = left.filter((each) => !finished.includes(each));
        const othersPlay = left.length > 1 || (left.length === 1 && finished.length > 0);
        expect(ended).toEqual(othersPlay ? [{ finished }] : []);
      }
    }
    expect(left).toEqual([]);
  });

  it('lets everybody play and undo at their own pace', async () => {
    const table = await begun({ variant: 'island-one', order: 'parallel' });
    const { matches, id, users } = table;
    const [one, other] = users as [string, string];
    await matches.answerByMove(id, one, 'stop', null);
    const panel = await matches.panel(id, one);
    (table.store.outbox as unknown[]).splice(0);
    for (let turn = 0; turn < 3; turn++) {
      await matches.answerByMove(id, other, 'stop', null);
      await matches.answerByMove(id, other, 'end', null);
    }
    const kinds = (table.store.outbox as unknown[]).flatMap((post) => readPost(post as Post)?.kind ?? []);
    expect(new Set(kinds)).toEqual(new Set(['standings']));
    await matches.undo(id, one, panel.seq, 'step', null);
    const { players } = await stateIn(table);
    expect(players[0]?.turn?.rolling).toBe(true);
    expect(players[1]?.boxes).toEqual([null, null, null]);
  });
});
