import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/match/limits.ts';
import { toy } from '../toy/toy-game.ts';
import { postsIn, type MatchHarness, createHarness, matchAtState, storedMatchOf, stateOf } from './harness.ts';

/** Lets time pass from alarm to alarm, as the queue does, and lists what is said at which hour. */
async function pass(at: MatchHarness, id: string, hours: number, from = at.runtime.time): Promise<string[]> {
  const end = at.runtime.time + hours * HOUR;
  const said: string[] = [];
  for (;;) {
    const { next, ids } = await at.store.due(at.runtime.time, 10);
    if (ids.length === 0 && (next === null || next > end)) break;
    if (ids.length === 0) at.runtime.time = next as number;
    await at.matches.processDue(id);
    for (const { to, kind, push, detail } of postsIn(at)) {
      const { step, stage, about } = detail as { step?: string; stage?: string; about?: string };
      const hour = Math.round(((at.runtime.time - from) / HOUR) * 100) / 100;
      said.push(`${hour} ${to} ${[kind, step ?? stage ?? about].filter(Boolean).join(' ')}${push ? ' !' : ''}`);
    }
  }
  at.runtime.time = end;
  return said;
}

/** Both have been away for a while. */
async function quietly(
  at: MatchHarness,
  change: Parameters<typeof matchAtState>[1] = {},
  wish: Parameters<typeof matchAtState>[2] = {},
) {
  const made = await matchAtState(at, { phase: 'roll', ...change }, wish);
  at.store.overwrite(made.id, (sheet) => ({ ...sheet, lastActed: [0, 0] }));
  return made;
}

const by = async (at: MatchHarness, id: string, user: string, ...answer: string[]) => {
  const { seq } = await at.matches.panel(id, user);
  return at.matches.answer(id, user, seq, answer, null);
};

describe('the clock of a turn', () => {
  test('reminds at half, late with push, then runs the bank, then leaves the choice to the other, then adjourns', async () => {
    const at = createHarness();
    const { id } = await quietly(at);
    expect(await pass(at, id, 15 * 24)).toEqual([
      '24 0 reminder half',
      '40.8 0 reminder late !',
      '48 channel bank bank',
      '48 0 bank bank',
      '120 channel bank empty !',
      '120 0 bank empty !',
      '120 1 bank empty !',
      '336 channel note adjourned',
    ]);
    expect(await storedMatchOf(at, id)).toMatchObject({ status: 'adjourned', waits: [], expires: null });
    expect(await pass(at, id, 30 * 24)).toEqual([]);
  });

  test('reminds four hours before the end when that is earlier, and not at all without a clock', async () => {
    const fast = createHarness();
    expect(await pass(fast, (await quietly(fast, {}, { clock: 'fast' })).id, 12)).toEqual([
      '6 0 reminder half',
      '8 0 reminder late !',
      '12 channel bank bank',
      '12 0 bank bank',
    ]);
    const none = createHarness();
    const { id } = await quietly(none, {}, { clock: 'none' });
    expect(await pass(none, id, 13 * 24)).toEqual([]);
    expect(await pass(none, id, 2 * 24)).toEqual(['24 channel note adjourned']);
  });

  test('never says anything twice, however many alarms ring, and nothing that is too late', async () => {
    const at = createHarness();
    const { id } = await quietly(at);
    at.runtime.time += 24 * HOUR;
    await Promise.all([1, 2, 3, 4].map(() => at.matches.processDue(id)));
    expect(postsIn(at)).toHaveLength(1);
    await at.matches.processDue(id);
    expect(postsIn(at)).toHaveLength(0);
    // The queue was down for a week: no old reminders, and the bank begins now.
    at.runtime.time += 7 * DAY;
    await Promise.all([at.matches.processDue(id), at.matches.processDue(id)]);
    expect(postsIn(at).map(({ kind, to }) => `${to} ${kind}`)).toEqual(['channel bank', '0 bank']);
    expect((await storedMatchOf(at, id)).waits[0]).toMatchObject({ stage: 'bank', due: at.runtime.time + 72 * HOUR });
  });

  test('is left alone by an alarm that rings too early', async () => {
    const at = createHarness();
    const { id } = await quietly(at);
    const { commits } = at.store;
    for (const hours of [0, 12, 11.9]) {
      at.runtime.time += hours * HOUR;
      await at.matches.processDue(id);
    }
    expect(at.store.commits).toBe(commits);
  });

  test('charges the bank for what ran of it, and refills six hours a turn up to the start value', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await quietly(at);
    await pass(at, id, 48 + 10);
    await by(at, id, red, 'roll');
    await by(at, id, red, 'pass');
    await by(at, id, red, 'end');
    expect((await storedMatchOf(at, id)).banks).toEqual([68 * HOUR, 72 * HOUR]);
  });

  test('can be helped by the bank before it is over', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await quietly(at);
    const due = at.runtime.time + 48 * HOUR;
    await pass(at, id, 40);
    expect((await at.matches.panel(id, red)).actions).toContain('use-bank');
    await at.matches.useBank(id, red, null);
    expect((await storedMatchOf(at, id)).waits[0]).toMatchObject({ stage: 'bank', due: due + 72 * HOUR });
    expect((await at.matches.panel(id, red)).actions).not.toContain('use-bank');
    await expect(at.matches.useBank(id, red, null)).rejects.toMatchObject({ kind: 'nothing' });
    await expect(at.matches.useBank(id, blue, null)).rejects.toMatchObject({ kind: 'not-your-turn' });
    await by(at, id, red, 'roll');
    await by(at, id, red, 'pass');
    await by(at, id, red, 'end');
    expect((await storedMatchOf(at, id)).banks[0]).toBe(72 * HOUR);
  });

  test('is postponed by a click, muted by a wish, and silent for those who want it so', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await quietly(at);
    at.runtime.time += 24 * HOUR - MINUTE;
    const { commits } = at.store;
    await at.matches.panel(id, red, true);
    expect(at.store.commits).toBe(commits + 1);
    expect(await pass(at, id, 0.9)).toEqual([]);
    expect(await pass(at, id, 0.2)).toEqual(['0.1 0 reminder half']);
    await at.matches.panel(id, red, true);
    expect(at.store.commits).toBe(commits + 2);
    expect((await at.matches.panel(id, red)).actions).toContain('mute');
    expect((await at.matches.mute(id, red, null)).actions).not.toContain('mute');
    expect(await pass(at, id, 20)).toEqual([]);

    const other = createHarness();
    const made = await quietly(other);
    await other.matches.settings(made.users[0] as string, { notifications: 'turns' });
    await by(other, made.id, made.users[0] as string, 'roll');
    expect((await pass(other, made.id, 48)).filter((line) => line.includes('reminder'))).toEqual([
      '24 0 reminder half',
    ]);
  });

  test('stands still while the other has to choose first', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await quietly(at, { phase: 'act', hands: [['raid', 'song'], ['guard']] });
    await pass(at, id, 10);
    await by(at, id, red, 'play raid');
    expect((await storedMatchOf(at, id)).waits.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['1 choice']);
    await pass(at, id, 6);
    await by(at, id, blue, 'play guard');
    const [wait] = (await storedMatchOf(at, id)).waits;
    expect(wait).toMatchObject({ seat: 0, kind: 'turn', due: at.runtime.time + 38 * HOUR });
    expect(postsIn(at).filter(({ kind }) => kind === 'continued')).toMatchObject([{ to: 0, push: true }]);
  });
});

describe('an empty bank', () => {
  const late = async (wish: Parameters<typeof matchAtState>[2] = {}) => {
    const at = createHarness();
    const made = await quietly(at, { phase: 'act' }, wish);
    const [red = '', blue = ''] = made.users;
    await expect(at.matches.claim(made.id, blue, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    await pass(at, made.id, 120);
    return { at, id: made.id, red, blue };
  };

  test('lets the other claim the win a day later, at once when rated', async () => {
    const friendly = await late();
    const panel = await friendly.at.matches.panel(friendly.id, friendly.blue);
    expect(panel.actions).toEqual(expect.arrayContaining(['grant', 'autopilot', 'adjourn']));
    expect(panel.actions).not.toContain('claim');
    await expect(friendly.at.matches.claim(friendly.id, friendly.blue, null)).rejects.toMatchObject({
      kind: 'not-allowed',
    });
    friendly.at.runtime.time = panel.claimableFrom as number;
    expect((await friendly.at.matches.claim(friendly.id, friendly.blue, null)).sheet.ending).toEqual({
      kind: 'claimed',
      ranking: [[1], [0]],
    });

    const rated = await late({ rated: true });
    await expect(rated.at.matches.claim(rated.id, rated.red, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await rated.at.matches.claim(rated.id, rated.blue, null)).sheet.ending).toEqual({
      kind: 'claimed',
      ranking: [[1], [0]],
    });
  });

  test('lets the other give a day, after which it is empty again', async () => {
    const { at, id, blue } = await late();
    await at.matches.grant(id, blue, null);
    expect(postsIn(at)).toMatchObject([{ detail: { about: 'granted', seat: 0, until: at.runtime.time + 24 * HOUR } }]);
    await expect(at.matches.claim(id, blue, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    // Four messages about this turn were sent already: the mention in public has to do.
    expect(await pass(at, id, 25)).toEqual(['24 channel bank empty !', '24 1 bank empty !']);
  });

  test('lets the autopilot play the turn as a computer would', async () => {
    const { at, id, blue } = await late();
    const panel = await at.matches.autopilot(id, blue, null);
    expect(panel).toMatchObject({ active: [1], question: { key: 'roll' } });
    expect((await at.store.history(id)).map(({ answer }) => answer[0])).toEqual(['play crop', 'barn', 'end']);
    expect(postsIn(at).map(({ kind, detail }) => (kind === 'note' ? detail.about : kind))).toContain('autopilot');
  });

  test('lets the other adjourn at once', async () => {
    const { at, id, blue } = await late();
    expect((await at.matches.adjourn(id, blue, null)).sheet.status).toBe('adjourned');
  });

  test('is no trap for somebody who comes back and plays', async () => {
    const { at, id, red, blue } = await late();
    at.runtime.time += 30 * HOUR;
    await by(at, id, red, 'play song');
    await expect(at.matches.claim(id, blue, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await storedMatchOf(at, id)).waits[0]).toMatchObject({
      stage: 'running',
      due: at.runtime.time + 12 * HOUR,
    });
  });
});

describe('a choice in the other’s turn', () => {
  const raided = async (
    hands: NonNullable<Parameters<typeof matchAtState>[1]['hands']>,
    wish: Parameters<typeof matchAtState>[2] = {},
  ) => {
    const at = createHarness();
    const made = await quietly(at, { phase: 'act', hands }, wish);
    const [red = '', blue = ''] = made.users;
    return { at, id: made.id, red, blue };
  };

  test('is a direct message and a line on the turn message, with a short clock and its time-out answer', async () => {
    const { at, id, red, blue } = await raided([['raid', 'raid'], ['guard']]);
    await by(at, id, red, 'play raid');
    const said = postsIn(at).filter(({ kind }) => kind !== 'hand');
    expect(said.map(({ to, kind, push }) => [to, kind, push])).toEqual([
      [1, 'choice', true],
      ['channel', 'progress', false],
    ]);
    expect(said[0]?.detail).toMatchObject({ key: 'raid.guard', due: at.runtime.time + 12 * HOUR, patient: false });
    // The bank is for turns.
    expect((await at.matches.panel(id, blue)).actions).not.toContain('use-bank');
    // The time-out answer also settles what follows from it, and the turn goes on.
    expect(await pass(at, id, 13)).toEqual([
      '6 1 reminder late !',
      '12 channel note timeout',
      '12 0 continued !',
      '12 channel progress',
    ]);
    expect(await at.matches.panel(id, red)).toMatchObject({
      question: { key: 'act' },
      view: { gold: [{}, { barn: 0, cellar: 1 }] },
    });
    await by(at, id, red, 'play raid');
    expect(postsIn(at).filter(({ kind }) => kind === 'pause' || kind === 'turn')).toEqual([]);
  });

  test('has a quarter of a short turn, and no end without a clock', async () => {
    const fast = await raided([['raid'], ['guard']], { clock: 'fast' });
    await by(fast.at, fast.id, fast.red, 'play raid');
    expect((await storedMatchOf(fast.at, fast.id)).waits[0]).toMatchObject({
      kind: 'choice',
      due: fast.at.runtime.time + 3 * HOUR,
    });
    const none = await raided([['raid'], ['guard']], { clock: 'none' });
    await by(none.at, none.id, none.red, 'play raid');
    expect((await storedMatchOf(none.at, none.id)).waits[0]).toMatchObject({ kind: 'choice', due: null });
  });

  test('is answered by the standing order when its time is over', async () => {
    const { at, id, red, blue } = await raided([['raid'], ['guard']]);
    await at.matches.order(blue, 'toy', 'guard', { setting: 'always', mode: 'late' });
    await by(at, id, red, 'play raid');
    postsIn(at);
    await pass(at, id, 13);
    expect((await at.store.history(id)).map(({ answer }) => answer[0])).toEqual(['play raid', 'play guard']);
  });

  test.each(['none', 'fast'] as const)('is answered by an order after minutes with the clock %s', async (clock) => {
    const { at, id, red, blue } = await raided([['raid'], ['guard']], { clock });
    await at.matches.order(blue, 'toy', 'guard', { setting: 'always', mode: 'now' });
    await by(at, id, red, 'play raid');
    const delay = ((await storedMatchOf(at, id)).waits[0]?.auto ?? 0) - at.runtime.time;
    expect(delay).toBeGreaterThanOrEqual(2 * MINUTE);
    expect(delay).toBeLessThanOrEqual(30 * MINUTE);
  });

  test('that is patient keeps nobody waiting and makes no sound', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await quietly(at, { phase: 'act', owed: [0, 0], hands: [['song', 'song'], []] });
    at.store.overwrite(id, (sheet) => ({
      ...sheet,
      match: { ...sheet.match, rest: toy.codec.write({ ...stateOf(sheet), owed: [0, 1] }) },
    }));
    await by(at, id, red, 'play song');
    const said = postsIn(at).filter(({ kind }) => kind !== 'hand');
    expect(said.map(({ to, kind, push }) => [to, kind, push])).toEqual([[1, 'choice', false]]);
    expect(said[0]?.detail).toMatchObject({ patient: true, due: null });
    expect((await at.matches.panel(id, red)).awaiting).toEqual([0]);
  });

  test('tells nothing by its speed: with and without a guard the same lines, and a random delay', async () => {
    const delays: number[][] = [[], []];
    for (let round = 0; round < 30; round++) {
      for (const [which, hand] of (['guard', 'song'] as const).entries()) {
        const at = createHarness({}, round * 7);
        const {
          id,
          users: [red = '', blue = ''],
        } = await quietly(at, { phase: 'act', hands: [['raid', 'song'], [hand]] });
        await at.matches.order(blue, 'toy', 'guard', { setting: 'never', mode: 'now' });
        await by(at, id, red, 'play raid');
        const said = postsIn(at).filter(({ kind }) => kind !== 'hand');
        expect(said.map(({ to, kind }) => `${to} ${kind}`)).toEqual(['channel progress']);
        const shown = await at.matches.panel(id, red);
        expect(JSON.stringify(shown.sheet)).not.toContain('auto"');
        const [wait] = (await storedMatchOf(at, id)).waits;
        delays[which]?.push((wait?.auto ?? 0) - at.runtime.time);
        at.runtime.time = wait?.auto ?? 0;
        await Promise.all([at.matches.processDue(id), at.matches.processDue(id)]);
        expect((await at.store.history(id)).map(({ key }) => key)).toEqual(['act', 'raid.guard']);
      }
    }
    expect(delays[0]).toEqual(delays[1]);
    expect(Math.min(...(delays[0] ?? []))).toBeGreaterThanOrEqual(2 * MINUTE);
    expect(Math.max(...(delays[0] ?? []))).toBeLessThanOrEqual(30 * MINUTE);
    expect(new Set(delays[0]).size).toBeGreaterThan(20);
  });
});

describe('quiet hours', () => {
  // The tests begin at noon UTC; at +2 that is 14:00 of the player's day.
  const sleeper = async (quiet: readonly [number, number], wish: Parameters<typeof matchAtState>[2] = {}) => {
    const at = createHarness();
    const made = await matchAtState(at, { phase: 'roll' }, wish);
    const [red = ''] = made.users;
    await at.matches.settings(red, { offset: 120, quiet });
    await at.matches.moderate(made.id, 'adjourn', 'test', null);
    await at.matches.moderate(made.id, 'resume', 'test', null);
    at.store.overwrite(made.id, (sheet) => ({ ...sheet, lastActed: [0, 0] }));
    postsIn(at);
    return { at, id: made.id, red };
  };

  test('move a reminder to their end and a deadline to two hours after', async () => {
    // 13:00 to 15:00 local is 11:00 to 13:00 UTC: half of 48 hours falls at noon UTC, the deadline as well.
    const { at, id } = await sleeper([13 * 60, 15 * 60]);
    expect((await pass(at, id, 60)).slice(0, 3)).toEqual([
      '25.5 0 reminder half',
      '43.35 0 reminder late !',
      '51 channel bank bank',
    ]);
  });

  test('reach over midnight', async () => {
    const { at, id } = await sleeper([22 * 60, 8 * 60], { clock: 'fast' });
    // The turn would end at 02:00 local: it ends at 10:00. The late reminder at 06:00 moves to the end of the night.
    const [wait] = (await storedMatchOf(at, id)).waits;
    expect(wait?.due).toBe(at.runtime.time + 20 * HOUR);
    expect(await pass(at, id, 20)).toEqual(['18 0 reminder late !', '20 channel bank bank', '20 0 bank bank']);
  });

  test('make the call for a turn silent', async () => {
    const { at, id, red } = await sleeper([0, 23 * 60 + 59]);
    const { players } = await storedMatchOf(at, id);
    const blue = (players[1] as { id: string }).id;
    at.store.overwrite(id, (sheet) => ({
      ...sheet,
      match: { ...sheet.match, rest: toy.codec.write({ ...stateOf(sheet), seat: 1, phase: 'act' }) },
      waits: [],
    }));
    await by(at, id, blue, 'end');
    expect(postsIn(at).filter(({ kind, to }) => kind === 'turn' && to !== 'channel')).toMatchObject([
      { to: 0, push: false },
    ]);
    expect((await at.matches.panel(id, red)).question?.key).toBe('roll');
  });
});

describe('a vacation', () => {
  test('stops the clock of open matches, is said, and ends early with what is left', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await quietly(at);
    const rated = await quietly(at, {}, { rated: true });
    await pass(at, id, 10);
    postsIn(at);
    await at.matches.vacation(red, 5);
    expect(await storedMatchOf(at, id)).toMatchObject({ waits: [{ due: at.runtime.time + 38 * HOUR + 5 * DAY }] });
    expect((await storedMatchOf(at, rated.id)).waits[0]?.due).toBe(at.runtime.time + 38 * HOUR);
    expect(postsIn(at)).toMatchObject([
      { match: id, detail: { about: 'vacation', seat: 0, until: at.runtime.time + 5 * DAY } },
    ]);
    expect(await at.matches.vacationLeft(red)).toBe(9 * DAY);
    at.runtime.time += 2 * DAY;
    await at.matches.endVacation(red);
    expect(await storedMatchOf(at, id)).toMatchObject({
      away: [null, null],
      waits: [{ due: at.runtime.time + 38 * HOUR }],
    });
    expect(postsIn(at).filter(({ match }) => match === id)).toMatchObject([{ detail: { about: 'back' } }]);
    expect(await at.matches.vacationLeft(red)).toBe(12 * DAY);
    await expect(at.matches.endVacation(red)).rejects.toMatchObject({ kind: 'nothing' });
    await expect(at.matches.vacation(red, 13)).rejects.toMatchObject({ kind: 'not-allowed' });
    at.runtime.time += 200 * DAY;
    expect(await at.matches.vacationLeft(red)).toBe(14 * DAY);
  });

  test('holds for turns that begin while it lasts', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await quietly(at, { phase: 'act' });
    await at.matches.vacation(blue, 3);
    await by(at, id, red, 'end');
    expect((await storedMatchOf(at, id)).waits).toMatchObject([
      { seat: 1, due: at.runtime.time + 3 * DAY + 48 * HOUR },
    ]);
    expect(postsIn(at).filter(({ kind, to }) => kind === 'turn' && to === 1)).toMatchObject([{ push: false }]);
  });
});

describe('live play', () => {
  test('mentions nobody while both were here in the last ten minutes', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, {});
    await by(at, id, red, 'end');
    expect(postsIn(at).find(({ kind, to }) => kind === 'turn' && to === 'channel')).toMatchObject({
      push: false,
      detail: { calls: [] },
    });
    await by(at, id, blue, 'roll');
    await by(at, id, blue, 'pass');
    at.runtime.time += 11 * MINUTE;
    await by(at, id, blue, 'end');
    expect(postsIn(at).find(({ kind, to }) => kind === 'turn' && to === 'channel')).toMatchObject({
      push: true,
      detail: { calls: [0] },
    });
  });
});

test('a list is sorted by the time that is left', async () => {
  const at = createHarness();
  const users: string[] = [];
  const ids: string[] = [];
  for (const clock of ['slow', 'fast', 'none', 'normal'] as const) {
    const made = await matchAtState(at, { phase: 'roll' }, { clock });
    ids.push(made.id);
    users.push(made.users[0] as string);
  }
  const mine = (await at.matches.list('u-anna'))
    .filter(({ isAwaited: own }) => own)
    .map(({ sheet }) => sheet.terms.clock);
  const order = ['fast', 'normal', 'slow', 'none'];
  expect(mine).toEqual(order.filter((clock) => mine.includes(clock as 'fast')));
  const others = (await at.matches.list('u-anna')).map(({ isAwaited: own }) => own);
  expect(others).toEqual([...others].sort((a, b) => Number(b) - Number(a)));
  expect(ids).toHaveLength(4);
  expect(users.some((user) => user === 'u-anna')).toBe(true);
});
