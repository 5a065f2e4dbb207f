import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/engine/script.ts';
import { stillAsked } from '../../src/match/change/progress.ts';
import { HOUR } from '../../src/match/limits.ts';
import { games } from '../../src/games/index.ts';
import { drawnOrder } from '../../src/match/lobby/begin.ts';
import { termsOf } from '../../src/match/lobby/terms.ts';
import type { Panel, Person } from '../../src/match/matches.ts';
import { Problem } from '../../src/match/problems.ts';
import { anna, ben, chance, heard, home, type House, house, playUntil, sheetOf, stateOf, userAt } from './table.ts';

const clara = { id: 'u-clara', name: 'Clara' };
const dora = { id: 'u-dora', name: 'Dora' };
const crowd = { game: 'toy', options: { variant: 'crowd' }, challenger: anna, home, token: null };

/** A table of three that has begun. */
async function three(at: House): Promise<Panel> {
  const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
  await at.matches.accept(id, ben.id, null);
  return at.matches.accept(id, clara.id, null);
}

/** Past the set-up, in which everybody is asked at once. */
async function threePlaying(at: House): Promise<string> {
  const { id } = await three(at);
  await playUntil(at, id, (sheet) => stateOf(sheet).turn > 0);
  return id;
}

/** When the time of a seat's turn is over; null when it is not its turn. */
const dueOf = async (at: House, id: string, absent: number): Promise<number | null> =>
  (await sheetOf(at, id)).waits.find(({ seat, kind }) => seat === absent && kind === 'turn')?.due ?? null;

describe('a table', () => {
  test('begins when the last of those who were asked has agreed', async () => {
    const at = house();
    const { id, sheet } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    expect(sheet.agreed).toEqual([true, false, false]);
    expect(heard(at)).toMatchObject([{ kind: 'challenge', detail: { event: 'made', calls: [1, 2] } }]);
    expect((await at.matches.accept(id, ben.id, null)).sheet.status).toBe('challenge');
    expect((await at.matches.accept(id, clara.id, null)).sheet).toMatchObject({ status: 'open', players: expect.arrayContaining([{ kind: 'person', ...clara }]) as unknown });
  });

  test('has open seats that anybody may take, the last of two who press at the same moment being told', async () => {
    const at = house();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben], open: 1 });
    await at.matches.accept(id, ben.id, null);
    expect((await at.matches.panel(id, clara.id)).may).toEqual(['join']);
    const both = await Promise.allSettled([at.matches.join(id, clara, 'c'), at.matches.join(id, dora, 'd')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'not-open' } });
    expect((await sheetOf(at, id)).status).toBe('open');
  });

  test('can be open altogether, for a fourth but not for a fifth, and for nobody twice', async () => {
    const at = house();
    const { id, sheet } = await at.matches.challenge({ ...crowd, opponents: [], open: 3 });
    expect(sheet.players.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open']);
    await expect(at.matches.challenge({ ...crowd, opponents: [], open: 4 })).rejects.toMatchObject({ kind: 'terms' });
    await at.matches.join(id, ben, null);
    await expect(at.matches.join(id, ben, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(at.matches.join(id, anna, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    await at.matches.join(id, clara, null);
    expect((await at.matches.join(id, dora, null)).sheet.status).toBe('open');
    await expect(at.matches.join(id, { id: 'u-eva', name: 'Eva' }, null)).rejects.toMatchObject({ kind: 'not-open' });
  });

  test('is left by a guest and withdrawn by the host, who may also send guests away', async () => {
    const at = house();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    expect((await at.matches.decline(id, ben.id, null)).sheet.players[1]?.kind).toBe('open');
    await expect(at.matches.kick(id, clara.id, 0, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.kick(id, anna.id, 2, null)).sheet.players[2]?.kind).toBe('open');
    await expect(at.matches.kick(id, anna.id, 2, null)).rejects.toMatchObject({ kind: 'nothing' });
    expect((await at.matches.withdraw(id, anna.id, null)).sheet.ending).toEqual({ kind: 'withdrawn' });
  });

  test('that begins while somebody leaves either has them or begins without them, and says which', async () => {
    const at = house();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    await at.matches.accept(id, ben.id, null);
    const [begins, leaves] = await Promise.allSettled([at.matches.accept(id, clara.id, 'c'), at.matches.decline(id, ben.id, 'b')]);
    const { status, players } = await sheetOf(at, id);
    expect(begins?.status).toBe('fulfilled');
    if (status === 'open') expect(leaves).toMatchObject({ status: 'rejected', reason: { kind: 'not-open', reason: { en: expect.any(String) as string } } });
    else expect(players.map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
  });

  test('takes no option that does not go with its variant, and names it in both languages', () => {
    const wish = { game: 'dice', options: { variant: 'island-two', order: 'parallel' } };
    const refused = (): unknown => termsOf(games, wish);
    expect(refused).toThrow(Problem);
    expect(refused).toThrow(expect.objectContaining({ reason: { en: expect.stringMatching(/cannot be chosen so with Island Two/) as string, de: expect.stringMatching(/bei .* so nicht wählen/) as string } }) as Error);
    expect(() => termsOf(games, { game: 'settlers', options: { variant: 'classic', eightHarbours: true } })).toThrow(Problem);
    expect(termsOf(games, { game: 'settlers', options: { variant: 'cities-and-knights', eightHarbours: true } }).options).toMatchObject({ eightHarbours: true });
  });

  test('plays what is usual where nothing else was agreed on: the first choice of every house rule', () => {
    for (const { facts } of games.values()) {
      for (const { id: variant } of facts.variants) {
        const { options } = termsOf(games, { game: facts.id, options: { variant } });
        const usual = facts.fields.filter(({ variants }) => !variants || variants.includes(variant));
        expect(usual.map(({ id }) => [id, options[id]])).toEqual(usual.map(({ id, values }) => [id, values[0]?.value]));
      }
    }
    const together = termsOf(games, { game: 'dice', options: { variant: 'island-one' } });
    expect(together.options).toMatchObject({ order: 'parallel' });
    const apart = termsOf(games, { game: 'dice', options: { order: 'strict' } }, together);
    expect(termsOf(games, { game: 'dice', clock: 'slow' }, apart).options).toMatchObject({ order: 'strict' });
    // What does not go with another variant is left behind, and what goes with it is as usual there.
    const other = termsOf(games, { game: 'dice', options: { variant: 'extra' } }, together);
    expect(other.options).toMatchObject({ variant: 'extra', order: 'strict' });
    expect(termsOf(games, { game: 'dice', options: { variant: 'island-one' } }, other).options).toMatchObject({ order: 'parallel' });
  });

  test('with changed terms wants everybody’s yes again', async () => {
    const at = house();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    await at.matches.accept(id, ben.id, null);
    heard(at);
    const { sheet } = await at.matches.propose(id, anna.id, { clock: 'fast' }, null);
    expect(sheet).toMatchObject({ agreed: [true, false, false], terms: { clock: 'fast' } });
    expect(heard(at)).toMatchObject([{ detail: { event: 'proposed', calls: [1] } }]);
    await expect(at.matches.propose(id, anna.id, { options: { variant: 'short' } }, null)).rejects.toMatchObject({ kind: 'terms' });
  });

  test('gets more or fewer seats while nobody loses one, and everybody else agrees again', async () => {
    const at = house();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben] });
    await at.matches.propose(id, anna.id, { seats: 3 }, null);
    expect((await at.matches.join(id, clara, null)).sheet.players.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
    heard(at);
    await expect(at.matches.propose(id, ben.id, { seats: 2 }, null)).rejects.toMatchObject({ kind: 'terms' });
    await expect(at.matches.propose(id, ben.id, { seats: 9 }, null)).rejects.toMatchObject({ kind: 'terms' });
    const { sheet } = await at.matches.propose(id, ben.id, { seats: 4 }, null);
    expect([sheet.players.map(({ kind }) => kind), sheet.agreed]).toEqual([['person', 'person', 'person', 'open'], [false, true, false, false]]);
    expect(heard(at)).toMatchObject([{ detail: { event: 'proposed', before: { seats: 3 } } }]);
    await at.matches.kick(id, anna.id, 1, null);
    expect((await at.matches.propose(id, anna.id, { seats: 2 }, null)).sheet.players).toMatchObject([{ id: anna.id }, { id: clara.id }]);
  });

  test('starts early without those who are missing, or with computers on their seats', async () => {
    const at = house();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara], open: 1 });
    await expect(at.matches.startNow(id, anna.id, false, null)).rejects.toMatchObject({ kind: 'terms' });
    await at.matches.accept(id, clara.id, null);
    await expect(at.matches.startNow(id, clara.id, false, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    const { sheet } = await at.matches.startNow(id, anna.id, false, null);
    expect(sheet.players.map(({ name }) => name).sort()).toEqual(['Anna', 'Clara']);
    const alone = await at.matches.challenge({ ...crowd, opponents: [], open: 2, standIn: 'gentle' });
    const filled = await at.matches.startNow(alone.id, anna.id, true, null);
    expect(filled.sheet.players.map(({ kind }) => kind).sort()).toEqual(['computer', 'computer', 'person']);
    // As strong as was agreed on for whoever is missing.
    expect(filled.sheet.players).toContainEqual(expect.objectContaining({ kind: 'computer', level: 'gentle' }));
  });

  test('seats computers that were asked for, and one alone where the game allows it', async () => {
    const at = house();
    const { sheet } = await at.matches.challenge({ ...crowd, opponents: [ben], computers: ['gentle'] });
    expect(sheet.players.map(({ kind }) => kind)).toEqual(['person', 'person', 'computer']);
    const solo = await at.matches.solo({ game: 'toy', options: { variant: 'crowd' }, player: anna, level: 'gentle', home, token: null });
    expect(solo.sheet.players).toHaveLength(1);
    await playUntil(at, solo.id, () => false);
    expect((await at.matches.past(solo.id))?.sheet.ending).toEqual({ kind: 'won', ranking: [[0]] });
  });

  test('draws the seats by lot from the seed', async () => {
    const firsts = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const at = house({}, round * 10);
      const { id } = await three(at);
      const sheet = await sheetOf(at, id);
      const order = drawnOrder(stateOf(sheet).rng.seed, 3);
      const lobby: readonly Person[] = [anna, ben, clara];
      expect(sheet.players.map(({ name }) => name)).toEqual(order.map((place) => lobby[place]?.name));
      firsts.add(userAt(sheet, 0));
    }
    expect(firsts.size).toBe(3);
  });

  test('is asked for again by one, and begins when all others agree, with the next one first', async () => {
    const at = house();
    const { id } = await three(at);
    await playUntil(at, id, () => false);
    const before = (await at.matches.past(id))?.sheet.players.map(({ name }) => name) ?? [];
    const asked = await at.matches.rematch(id, ben.id, null);
    expect(asked.sheet).toMatchObject({ status: 'challenge', agreed: [true, false, false] });
    expect((await at.matches.rematch(id, anna.id, null)).sheet.status).toBe('challenge');
    const begun = await at.matches.rematch(id, clara.id, null);
    expect(begun.sheet.status).toBe('open');
    expect(begun.sheet.players.map(({ name }) => name)).toEqual([...before.slice(1), before[0]]);
  });
});

describe('at a table of three', () => {
  test('nobody is pushed more than once in a turn, however much is asked of them', async () => {
    const at = house();
    const { id } = await three(at);
    const random = chance('calm');
    const pushed: string[] = [];
    const listen = (): boolean => {
      for (const { to, push, detail } of heard(at)) {
        if (!push || !('turn' in detail)) continue;
        for (const seat of to === 'channel' ? ('calls' in detail ? detail.calls : []) : [to]) pushed.push(`seat ${seat}, turn ${detail.turn}`);
      }
      return false;
    };
    // Nobody is here any more when the next one moves, so that everybody would have to be called.
    await playUntil(at, id, listen, { below: (n) => ((at.world.time += HOUR), random.below(n)) });
    listen();
    expect(pushed.length).toBeGreaterThan(10);
    expect(pushed.filter((each, index) => pushed.indexOf(each) !== index)).toEqual([]);
  });

  test('everybody who must act is called once, in one public line', async () => {
    const at = house();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    await at.matches.accept(id, ben.id, null);
    at.world.time += 3 * HOUR;
    heard(at);
    await at.matches.accept(id, clara.id, null);
    const said = heard(at).filter(({ kind }) => kind === 'turn');
    const claras = (await sheetOf(at, id)).players.findIndex(({ name }) => name === 'Clara');
    expect(said.filter(({ to }) => to === 'channel')).toMatchObject([{ detail: { calls: [0, 1, 2].filter((seat) => seat !== claras) } }]);
    expect(said.filter(({ to }) => to !== 'channel').map(({ to }) => String(to)).toSorted()).toEqual(['0', '1', '2']);
  });

  test('who resigns is played on for by a computer, cannot win, and may come back', async () => {
    const at = house();
    const id = await threePlaying(at);
    heard(at);
    const left = await at.matches.resign(id, ben.id, null);
    expect(left.sheet).toMatchObject({ status: 'open' });
    const seat = left.sheet.players.findIndex(({ kind }) => kind === 'computer');
    expect(left.sheet.players[seat]).toMatchObject({ kind: 'computer', standsFor: ben });
    expect(heard(at)).toContainEqual(expect.objectContaining({ kind: 'note', detail: { about: 'stand-in', seat, name: 'Ben', why: 'left' } }));
    expect((await at.matches.panel(id, ben.id)).may).toEqual(['take-seat-back']);
    await expect(at.matches.takeSeatBack(id, 'somebody', null)).rejects.toMatchObject({ kind: 'not-a-player' });
    expect((await at.matches.takeSeatBack(id, ben.id, null)).sheet.players[seat]).toEqual({ kind: 'person', ...ben });
    await at.matches.resign(id, ben.id, null);
    await playUntil(at, id, () => false);
    const ending = (await at.matches.past(id))?.sheet.ending;
    expect(ending?.kind).toBe('won');
    expect(ending && 'ranking' in ending ? ending.ranking.at(-1) : null).toContain(seat);
  });

  test('whose seats computers keep are still people: alone among them nobody gets a hint that was not agreed on', async () => {
    const at = house();
    const id = await threePlaying(at);
    await at.matches.resign(id, ben.id, null);
    at.store.overwrite(id, (sheet) => ({
      ...sheet,
      players: sheet.players.map((player) => (player.name === 'Clara' ? { kind: 'computer', level: 'fair', name: 'Clara (Computer)', standsFor: clara } : player)),
    }));
    expect((await at.matches.panel(id, anna.id)).may).not.toContain('hint');
    await expect(at.matches.hint(id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
    await at.matches.purge(ben.id);
    await at.matches.purge(clara.id);
    expect((await at.matches.panel(id, anna.id)).may).toContain('hint');
  });

  test('the computer that plays for whoever is missing is as strong as was agreed on, whatever else is changed about it', async () => {
    const at = house();
    const { id, sheet } = await at.matches.challenge({ ...crowd, opponents: [ben, clara], standIn: 'gentle' });
    expect(termsOf(games, { game: 'rivals', clock: 'slow' }, { ...sheet.terms, options: {} }).standIn).toBe('gentle');
    await at.matches.accept(id, ben.id, null);
    await at.matches.accept(id, clara.id, null);
    const left = await at.matches.resign(id, ben.id, null);
    expect(left.sheet.players.find(({ kind }) => kind === 'computer')).toMatchObject({ level: 'gentle', standsFor: ben });
  });

  test('the last person who stays wins', async () => {
    const at = house();
    const id = await threePlaying(at);
    await at.matches.resign(id, ben.id, null);
    const { sheet } = await at.matches.resign(id, anna.id, null);
    const claras = sheet.players.findIndex(({ name }) => name === 'Clara');
    expect(sheet).toMatchObject({ status: 'over', ending: { kind: 'resigned', ranking: [[claras], expect.anything()] } });
  });

  test('who wants to be forgotten leaves the others their match, and no id behind', async () => {
    const at = house();
    const id = await threePlaying(at);
    await at.matches.resign(id, ben.id, null);
    await at.matches.purge(anna.id);
    expect((await at.matches.past(id))?.sheet ?? (await sheetOf(at, id))).toMatchObject({ status: 'over' });
    const other = house();
    const playing = await threePlaying(other);
    await other.matches.purge(ben.id);
    const sheet = await sheetOf(other, playing);
    expect(sheet.status).toBe('open');
    expect(JSON.stringify(sheet)).not.toContain(ben.id);
  });

  test('all must agree to adjourn, to resume and to take back', async () => {
    const at = house();
    const id = await threePlaying(at);
    await at.matches.adjourn(id, anna.id, null);
    expect((await at.matches.adjourn(id, ben.id, null)).sheet.status).toBe('open');
    expect((await at.matches.adjourn(id, clara.id, null)).sheet.status).toBe('adjourned');
    await at.matches.resume(id, ben.id, null);
    expect((await at.matches.resume(id, anna.id, null)).sheet.status).toBe('adjourned');
    expect((await at.matches.resume(id, clara.id, null)).sheet.status).toBe('open');
    await playUntil(at, id, (sheet) => stateOf(sheet).turn > 4);
    const { answers } = await sheetOf(at, id);
    await at.matches.askTakeback(id, anna.id, 'step', null);
    expect((await at.matches.acceptTakeback(id, ben.id, null)).sheet.answers).toBe(answers);
    await expect(at.matches.acceptTakeback(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.acceptTakeback(id, clara.id, null)).sheet.answers).toBeLessThan(answers);
  });

  test('nobody claims a win on time: the turn is played for the absent, the third in a row hands the seat to a computer', async () => {
    const at = house();
    const id = await threePlaying(at);
    const absent = (await sheetOf(at, id)).waits[0]?.seat as number;
    heard(at);
    for (let missed = 1; missed <= 3; missed++) {
      await playUntil(at, id, (sheet) => sheet.waits.some(({ seat, kind }) => seat === absent && kind === 'turn'), chance(`round ${missed}`));
      for (let due = await dueOf(at, id, absent); due !== null; due = await dueOf(at, id, absent)) {
        at.world.time = due;
        await at.matches.wake(id);
        expect((await at.matches.panel(id, userAt(await sheetOf(at, id), (absent + 1) % 3))).may).not.toContain('claim');
      }
      expect((await sheetOf(at, id)).missed[absent]).toBe(missed % 3);
    }
    const said = heard(at).flatMap(({ kind, detail }) => (kind === 'note' && 'seat' in detail && detail.seat === absent ? [detail.about] : []));
    expect(said).toEqual(['autopilot', 'autopilot', 'stand-in']);
    expect((await sheetOf(at, id)).players[absent]).toMatchObject({ kind: 'computer', standsFor: expect.anything() as unknown });
  });
});

test('a panel stays valid while its question only grew', () => {
  const old: Decision = { seat: 0, key: 'menu', choices: ['a', 'b'], min: 1, max: 1, otherwise: ['a'] };
  expect(stillAsked(old, { ...old, choices: ['c', 'b', 'a'] })).toBe(true);
  expect(stillAsked(old, { ...old, choices: ['a'] })).toBe(false);
  expect(stillAsked(old, { ...old, key: 'other' })).toBe(false);
  expect(stillAsked({ ...old, limits: [2, 1], max: 2 }, { ...old, limits: [1, 1], max: 2 })).toBe(false);
});
