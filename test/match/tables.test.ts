import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/engine/script.ts';
import { matchStrings } from '../../src/discord/strings/match.ts';
import { currentPosition, isSameQuestion } from '../../src/match/transition/transition.ts';
import { HOUR } from '../../src/match/limits.ts';
import { games } from '../../src/games/index.ts';
import { struggle } from '../../src/games/struggle/game.ts';
import type { State } from '../../src/games/struggle/state.ts';
import { drawSeats } from '../../src/match/lobby/draw-seats.ts';
import { resolveTerms } from '../../src/match/lobby/terms.ts';
import type { Panel, UserRef } from '../../src/match/matches.ts';
import { Problem } from '../../src/match/problems.ts';
import {
  anna,
  ben,
  seededRandom,
  postsIn,
  home,
  type MatchHarness,
  createHarness,
  playUntil,
  storedMatchOf,
  stateOf,
  userAt,
} from './harness.ts';

const clara = { id: 'u-clara', name: 'Clara' };
const dora = { id: 'u-dora', name: 'Dora' };
const crowd = { game: 'toy', options: { variant: 'crowd' }, challenger: anna, home, token: null };

/** A table of three that has begun. */
async function three(at: MatchHarness): Promise<Panel> {
  const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
  await at.matches.accept(id, ben.id, null);
  return at.matches.accept(id, clara.id, null);
}

/** Past the set-up, in which everyone is asked at once. */
async function threePlaying(at: MatchHarness): Promise<string> {
  const { id } = await three(at);
  await playUntil(at, id, (sheet) => stateOf(sheet).turn > 0);
  return id;
}

/** When the time of a seat's turn is over; null when it is not its turn. */
const dueOf = async (at: MatchHarness, id: string, absent: number): Promise<number | null> =>
  (await storedMatchOf(at, id)).waits.find(({ seat, kind }) => seat === absent && kind === 'turn')?.due ?? null;

describe('a table', () => {
  test('begins when the last of those who were asked has agreed', async () => {
    const at = createHarness();
    const { id, sheet } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    expect(sheet.agreed).toEqual([true, false, false]);
    expect(postsIn(at)).toMatchObject([{ kind: 'challenge', detail: { event: 'made', calls: [1, 2] } }]);
    expect(await at.matches.accept(id, ben.id, null)).toMatchObject({
      sheet: { status: 'challenge' },
      actions: ['decline'],
    });
    expect((await at.matches.panel(id, anna.id)).actions).toEqual(['propose', 'start-now', 'kick', 'withdraw']);
    expect((await at.matches.accept(id, clara.id, null)).sheet).toMatchObject({
      status: 'open',
      players: expect.arrayContaining([{ kind: 'person', ...clara }]) as unknown,
    });
  });

  test('has open seats that anybody may take, the last of two who press at the same moment being told', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben], openSeats: 1 });
    await at.matches.accept(id, ben.id, null);
    expect((await at.matches.panel(id, clara.id)).actions).toEqual(['join']);
    const both = await Promise.allSettled([at.matches.join(id, clara, 'c'), at.matches.join(id, dora, 'd')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'not-open' } });
    expect((await storedMatchOf(at, id)).status).toBe('open');
  });

  test('can be open altogether, for a fourth but not for a fifth, and for nobody twice', async () => {
    const at = createHarness();
    const { id, sheet } = await at.matches.challenge({ ...crowd, opponents: [], openSeats: 3 });
    expect(sheet.players.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open']);
    await expect(at.matches.challenge({ ...crowd, opponents: [], openSeats: 4 })).rejects.toMatchObject({
      kind: 'terms',
    });
    await at.matches.join(id, ben, null);
    await expect(at.matches.join(id, ben, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(at.matches.join(id, anna, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    await at.matches.join(id, clara, null);
    expect((await at.matches.join(id, dora, null)).sheet.status).toBe('open');
    await expect(at.matches.join(id, { id: 'u-eva', name: 'Eva' }, null)).rejects.toMatchObject({ kind: 'not-open' });
  });

  test('is left by a guest and withdrawn by the host, who may also send guests away', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    expect((await at.matches.decline(id, ben.id, null)).sheet.players[1]?.kind).toBe('open');
    await expect(at.matches.kick(id, clara.id, 0, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.kick(id, anna.id, 2, null)).sheet.players[2]?.kind).toBe('open');
    await expect(at.matches.kick(id, anna.id, 2, null)).rejects.toMatchObject({ kind: 'nothing' });
    expect((await at.matches.withdraw(id, anna.id, null)).sheet.ending).toEqual({ kind: 'withdrawn' });
  });

  test('has no seat again for a guest who was sent away, whatever is changed about it; who left may come back', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben], openSeats: 2 });
    await at.matches.join(id, clara, null);
    await at.matches.kick(id, anna.id, 2, null);
    expect((await at.matches.panel(id, clara.id)).actions).toEqual([]);
    const sentAway = {
      kind: 'not-allowed',
      reason: { en: 'The host removed you from this table.', de: 'Der Gastgeber hat dich von diesem Tisch entfernt.' },
    };
    await expect(at.matches.join(id, clara, null)).rejects.toMatchObject(sentAway);
    await at.matches.propose(id, anna.id, { seats: 3 }, null);
    await expect(at.matches.join(id, clara, null)).rejects.toMatchObject(sentAway);
    expect(JSON.stringify(await storedMatchOf(at, id))).not.toContain(clara.id);
    expect((await at.matches.panel(id, dora.id)).actions).toEqual(['join']);
    await at.matches.join(id, dora, null);
    await at.matches.decline(id, dora.id, null);
    await at.matches.join(id, dora, null);
    await at.matches.accept(id, ben.id, null);
    const begun = await storedMatchOf(at, id);
    expect([begun.status, begun.sentAway]).toEqual(['open', undefined]);
    // At another table they are as welcome as anybody.
    const other = await at.matches.challenge({ ...crowd, opponents: [ben], openSeats: 2 });
    expect((await at.matches.join(other.id, clara, null)).sheet.players[2]).toMatchObject(clara);
  });

  test('that begins while somebody leaves either has them or begins without them, and says which', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    await at.matches.accept(id, ben.id, null);
    const [begins, leaves] = await Promise.allSettled([
      at.matches.accept(id, clara.id, 'c'),
      at.matches.decline(id, ben.id, 'b'),
    ]);
    const { status, players } = await storedMatchOf(at, id);
    expect(begins?.status).toBe('fulfilled');
    if (status === 'open')
      expect(leaves).toMatchObject({
        status: 'rejected',
        reason: { kind: 'not-open', reason: { en: expect.any(String) as string } },
      });
    else expect(players.map(({ kind }) => kind)).toEqual(['person', 'open', 'person']);
  });

  test('takes no option that does not go with its variant, and names it in both languages', () => {
    const wish = { game: 'dice', options: { variant: 'island-two', order: 'parallel' } };
    const refused = (): unknown => resolveTerms(games, wish);
    expect(refused).toThrow(Problem);
    expect(refused).toThrow(
      expect.objectContaining({
        reason: {
          en: expect.stringMatching(/doesn’t work that way with Island Two/) as string,
          de: expect.stringMatching(/bei .* so nicht wählen/) as string,
        },
      }) as Error,
    );
    expect(() =>
      resolveTerms(games, { game: 'settlers', options: { variant: 'classic', eightHarbours: true } }),
    ).toThrow(Problem);
    expect(
      resolveTerms(games, { game: 'settlers', options: { variant: 'cities-and-knights', eightHarbours: true } })
        .options,
    ).toMatchObject({ eightHarbours: true });
  });

  test('plays what is usual where nothing else was agreed on: the first choice of every house rule', () => {
    for (const { info: facts } of games.values()) {
      for (const { id: variant } of facts.variants) {
        const { options } = resolveTerms(games, { game: facts.id, options: { variant } });
        const usual = facts.houseRules.filter(({ variants }) => !variants || variants.includes(variant));
        expect(usual.map(({ id }) => [id, options[id]])).toEqual(usual.map(({ id, values }) => [id, values[0]?.value]));
      }
    }
    const together = resolveTerms(games, { game: 'dice', options: { variant: 'island-one' } });
    expect(together.options).toMatchObject({ order: 'parallel' });
    const apart = resolveTerms(games, { game: 'dice', options: { order: 'strict' } }, together);
    expect(resolveTerms(games, { game: 'dice', clock: 'slow' }, apart).options).toMatchObject({ order: 'strict' });
    // What does not go with another variant is left behind, and what goes with it is as usual there.
    const other = resolveTerms(games, { game: 'dice', options: { variant: 'extra' } }, together);
    expect(other.options).toMatchObject({ variant: 'extra', order: 'strict' });
    expect(resolveTerms(games, { game: 'dice', options: { variant: 'island-one' } }, other).options).toMatchObject({
      order: 'parallel',
    });
  });

  test('with changed terms wants everybody’s yes again', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    await at.matches.accept(id, ben.id, null);
    postsIn(at);
    const { sheet } = await at.matches.propose(id, anna.id, { clock: 'fast' }, null);
    expect(sheet).toMatchObject({ agreed: [true, false, false], terms: { clock: 'fast' } });
    expect(postsIn(at)).toMatchObject([{ detail: { event: 'proposed', calls: [1] } }]);
    await expect(at.matches.propose(id, anna.id, { options: { variant: 'short' } }, null)).rejects.toMatchObject({
      kind: 'terms',
    });
  });

  test('gets more or fewer seats while nobody loses one, and everybody else agrees again', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben] });
    await at.matches.propose(id, anna.id, { seats: 3 }, null);
    expect((await at.matches.join(id, clara, null)).sheet.players.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      'person',
    ]);
    postsIn(at);
    await expect(at.matches.propose(id, ben.id, { seats: 2 }, null)).rejects.toMatchObject({ kind: 'terms' });
    await expect(at.matches.propose(id, ben.id, { seats: 9 }, null)).rejects.toMatchObject({ kind: 'terms' });
    const { sheet } = await at.matches.propose(id, ben.id, { seats: 4 }, null);
    expect([sheet.players.map(({ kind }) => kind), sheet.agreed]).toEqual([
      ['person', 'person', 'person', 'open'],
      [false, true, false, false],
    ]);
    expect(postsIn(at)).toMatchObject([{ detail: { event: 'proposed', before: { seats: 3 } } }]);
    await at.matches.kick(id, anna.id, 1, null);
    expect((await at.matches.propose(id, anna.id, { seats: 2 }, null)).sheet.players).toMatchObject([
      { id: anna.id },
      { id: clara.id },
    ]);
  });

  test('starts early without those who are missing, or with computers on their seats', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara], openSeats: 1 });
    await expect(at.matches.startNow(id, anna.id, false, null)).rejects.toMatchObject({ kind: 'terms' });
    await at.matches.accept(id, clara.id, null);
    await expect(at.matches.startNow(id, clara.id, false, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    const { sheet } = await at.matches.startNow(id, anna.id, false, null);
    expect(sheet.players.map(({ name }) => name).sort()).toEqual(['Anna', 'Clara']);
    const alone = await at.matches.challenge({ ...crowd, opponents: [], openSeats: 2, standIn: 'gentle' });
    const filled = await at.matches.startNow(alone.id, anna.id, true, null);
    expect(filled.sheet.players.map(({ kind }) => kind).sort()).toEqual(['computer', 'computer', 'person']);
    // The stand-in has the level that was agreed on.
    expect(filled.sheet.players).toContainEqual(expect.objectContaining({ kind: 'computer', level: 'gentle' }));
  });

  test('seats computers that were asked for, and one alone where the game allows it', async () => {
    const at = createHarness();
    const { sheet } = await at.matches.challenge({ ...crowd, opponents: [ben], computers: ['gentle'] });
    expect(sheet.players.map(({ kind }) => kind)).toEqual(['person', 'person', 'computer']);
    const solo = await at.matches.solo({
      game: 'toy',
      options: { variant: 'crowd' },
      player: anna,
      level: 'gentle',
      home,
      token: null,
    });
    expect(solo.sheet.players).toHaveLength(1);
    await playUntil(at, solo.id, () => false);
    expect((await at.matches.finished(solo.id))?.sheet.ending).toEqual({ kind: 'won', ranking: [[0]] });
  });

  test('draws the seats by lot from the seed', async () => {
    const firsts = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const at = createHarness({}, round * 10);
      const { id } = await three(at);
      const sheet = await storedMatchOf(at, id);
      const order = drawSeats(stateOf(sheet).rng.seed, 3);
      const lobby: readonly UserRef[] = [anna, ben, clara];
      expect(sheet.players.map(({ name }) => name)).toEqual(order.map((place) => lobby[place]?.name));
      firsts.add(userAt(sheet, 0));
    }
    expect(firsts.size).toBe(3);
  });

  test('is asked for again by one, and begins when all others agree, with the next one first', async () => {
    const at = createHarness();
    const { id } = await three(at);
    await playUntil(at, id, () => false);
    const before = (await at.matches.finished(id))?.sheet.players.map(({ name }) => name) ?? [];
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
    const at = createHarness();
    const { id } = await three(at);
    const random = seededRandom('calm');
    const pushed: string[] = [];
    const listen = (): boolean => {
      for (const { to, push, detail } of postsIn(at)) {
        if (!push || !('turn' in detail)) continue;
        for (const seat of to === 'channel' ? ('calls' in detail ? detail.calls : []) : [to])
          pushed.push(`seat ${seat}, turn ${detail.turn}`);
      }
      return false;
    };
    // Everyone has gone when the next player moves, so everyone would have to be called.
    await playUntil(at, id, listen, { below: (n) => ((at.runtime.time += HOUR), random.below(n)) });
    listen();
    expect(pushed.length).toBeGreaterThan(10);
    expect(pushed.filter((each, index) => pushed.indexOf(each) !== index)).toEqual([]);
  });

  test('everybody who must act is called once, in one public line', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara] });
    await at.matches.accept(id, ben.id, null);
    at.runtime.time += 3 * HOUR;
    postsIn(at);
    await at.matches.accept(id, clara.id, null);
    const said = postsIn(at).filter(({ kind }) => kind === 'turn');
    const claras = (await storedMatchOf(at, id)).players.findIndex(({ name }) => name === 'Clara');
    expect(said.filter(({ to }) => to === 'channel')).toMatchObject([
      { detail: { calls: [0, 1, 2].filter((seat) => seat !== claras) } },
    ]);
    expect(
      said
        .filter(({ to }) => to !== 'channel')
        .map(({ to }) => String(to))
        .toSorted(),
    ).toEqual(['0', '1', '2']);
  });

  test('who resigns is played on for by a computer, cannot win, and may come back', async () => {
    const at = createHarness();
    const id = await threePlaying(at);
    postsIn(at);
    const left = await at.matches.resign(id, ben.id, null);
    expect(left.sheet).toMatchObject({ status: 'open' });
    const seat = left.sheet.players.findIndex(({ kind }) => kind === 'computer');
    expect(left.sheet.players[seat]).toMatchObject({ kind: 'computer', standsFor: ben });
    expect(postsIn(at)).toContainEqual(
      expect.objectContaining({ kind: 'note', detail: { about: 'stand-in', seat, name: 'Ben', why: 'left' } }),
    );
    expect((await at.matches.panel(id, ben.id)).actions).toEqual(['take-seat-back']);
    expect((await storedMatchOf(at, id)).players[seat]?.name).toBe(`${ben.name} (Computer)`);
    await expect(at.matches.takeSeatBack(id, 'somebody', null)).rejects.toMatchObject({ kind: 'not-a-player' });
    expect((await at.matches.takeSeatBack(id, ben.id, null)).sheet.players[seat]).toEqual({ kind: 'person', ...ben });
    await at.matches.resign(id, ben.id, null);
    await playUntil(at, id, () => false);
    const ending = (await at.matches.finished(id))?.sheet.ending;
    expect(ending?.kind).toBe('won');
    expect(ending && 'ranking' in ending ? ending.ranking.at(-1) : null).toContain(seat);
  });

  test('a computer loses the name of a player who is deleted, and no other one does', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara, dora] });
    for (const { id: user } of [ben, clara, dora]) await at.matches.accept(id, user, null);
    for (const { id: user } of [ben, clara]) await at.matches.resign(id, user, null);
    await at.matches.purge(ben.id);
    const { players } = await storedMatchOf(at, id);
    expect(players.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Clara (Computer)', 'Computer', 'Dora']);
  });

  test('who leaves a rated match does not come back: a computer must not play single turns for a person', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({ ...crowd, opponents: [ben, clara], rated: true });
    await at.matches.accept(id, ben.id, null);
    await at.matches.accept(id, clara.id, null);
    const { sheet, actions: may } = await at.matches.resign(id, ben.id, null);
    expect([sheet.status, may]).toEqual(['open', []]);
    await expect(at.matches.takeSeatBack(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await storedMatchOf(at, id)).players).toContainEqual(
      expect.objectContaining({ kind: 'computer', standsFor: ben }),
    );
  });

  test('whose seats computers keep are still people: alone among them nobody gets a hint that was not agreed on', async () => {
    const at = createHarness();
    const id = await threePlaying(at);
    await at.matches.resign(id, ben.id, null);
    at.store.overwrite(id, (sheet) => ({
      ...sheet,
      players: sheet.players.map((player) =>
        player.name === 'Clara'
          ? { kind: 'computer', level: 'fair', name: 'Clara (Computer)', standsFor: clara }
          : player,
      ),
    }));
    expect((await at.matches.panel(id, anna.id)).actions).not.toContain('hint');
    await expect(at.matches.hint(id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
    await at.matches.purge(ben.id);
    await at.matches.purge(clara.id);
    expect((await at.matches.panel(id, anna.id)).actions).toContain('hint');
  });

  test('the computer that plays for whoever is missing is as strong as was agreed on, whatever else is changed about it', async () => {
    const at = createHarness();
    const { id, sheet } = await at.matches.challenge({ ...crowd, opponents: [ben, clara], standIn: 'gentle' });
    expect(resolveTerms(games, { game: 'rivals', clock: 'slow' }, { ...sheet.terms, options: {} }).standIn).toBe(
      'gentle',
    );
    await at.matches.accept(id, ben.id, null);
    await at.matches.accept(id, clara.id, null);
    const left = await at.matches.resign(id, ben.id, null);
    expect(left.sheet.players.find(({ kind }) => kind === 'computer')).toMatchObject({
      level: 'gentle',
      standsFor: ben,
    });
  });

  test('the last person who stays wins', async () => {
    const at = createHarness();
    const id = await threePlaying(at);
    await at.matches.resign(id, ben.id, null);
    const { sheet } = await at.matches.resign(id, anna.id, null);
    const claras = sheet.players.findIndex(({ name }) => name === 'Clara');
    expect(sheet).toMatchObject({
      status: 'over',
      ending: { kind: 'resigned', ranking: [[claras], expect.anything()] },
    });
  });

  test('the last person to resign against computers comes last, and the computers are ranked by points', async () => {
    const at = createHarness({}, 1, undefined, [struggle]);
    const { id } = await at.matches.challenge({
      ...crowd,
      game: 'struggle',
      options: { variant: 'struggle' },
      opponents: [],
      openSeats: 2,
      standIn: 'fair',
    });
    await at.matches.startNow(id, anna.id, true, null);
    const points = (): Promise<readonly number[]> =>
      storedMatchOf(at, id).then((sheet) => {
        const { state } = currentPosition(struggle, sheet);
        return sheet.players.map((_, seat) => struggle.stats.points(state as State, seat));
      });
    const computersOf = (all: readonly number[], seat: number): number[] => all.filter((_, other) => other !== seat);
    const { players } = await storedMatchOf(at, id);
    const mine = players.findIndex(({ kind }) => kind === 'person');
    for (let count = 0; count < 60 && new Set(computersOf(await points(), mine)).size < 2; count++) {
      const { seq, question } = await at.matches.panel(id, anna.id);
      await at.matches.answer(id, anna.id, seq, question?.fallback ?? [], null);
    }
    const scored = await points();
    const best = computersOf([0, 1, 2], mine).toSorted((one, other) => (scored[other] ?? 0) - (scored[one] ?? 0));
    const { sheet } = await at.matches.resign(id, anna.id, null);
    expect(sheet.ending).toEqual({ kind: 'resigned', ranking: [...best.map((seat) => [seat]), [mine]] });
    const winner = sheet.players[best[0] ?? 0]?.name ?? '';
    expect(matchStrings.verdict(sheet, 'en').replaceAll('\\', '')).toBe(`Anna resigned, so ${winner} wins.`);
  });

  test('who wants to be forgotten leaves the others their match, and no id behind', async () => {
    const at = createHarness();
    const id = await threePlaying(at);
    await at.matches.resign(id, ben.id, null);
    await at.matches.purge(anna.id);
    expect((await at.matches.finished(id))?.sheet ?? (await storedMatchOf(at, id))).toMatchObject({ status: 'over' });
    const other = createHarness();
    const playing = await threePlaying(other);
    await other.matches.purge(ben.id);
    const sheet = await storedMatchOf(other, playing);
    expect(sheet.status).toBe('open');
    expect(JSON.stringify(sheet)).not.toContain(ben.id);
  });

  test('all must agree to adjourn, to resume and to take back', async () => {
    const at = createHarness();
    const id = await threePlaying(at);
    await at.matches.adjourn(id, anna.id, null);
    expect((await at.matches.adjourn(id, ben.id, null)).sheet.status).toBe('open');
    expect((await at.matches.adjourn(id, clara.id, null)).sheet.status).toBe('adjourned');
    postsIn(at);
    const asked = (): number =>
      postsIn(at).filter(({ kind, detail }) => kind === 'note' && detail.about === 'resume-asked').length;
    await at.matches.resume(id, ben.id, null);
    expect(asked()).toBe(1);
    expect((await at.matches.resume(id, anna.id, null)).sheet.status).toBe('adjourned');
    expect(asked()).toBe(0);
    expect((await at.matches.resume(id, clara.id, null)).sheet.status).toBe('open');
    await playUntil(at, id, (sheet) => stateOf(sheet).turn > 4);
    const { answers } = await storedMatchOf(at, id);
    await at.matches.askTakeback(id, anna.id, 'step', null);
    expect((await at.matches.acceptTakeback(id, ben.id, null)).sheet.answers).toBe(answers);
    await expect(at.matches.acceptTakeback(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.acceptTakeback(id, clara.id, null)).sheet.answers).toBeLessThan(answers);
  });

  test('nobody claims a win on time: the turn is played for the absent, the third in a row hands the seat to a computer', async () => {
    const at = createHarness();
    const id = await threePlaying(at);
    const absent = (await storedMatchOf(at, id)).waits[0]?.seat as number;
    postsIn(at);
    for (let missed = 1; missed <= 3; missed++) {
      await playUntil(
        at,
        id,
        (sheet) => sheet.waits.some(({ seat, kind }) => seat === absent && kind === 'turn'),
        seededRandom(`round ${missed}`),
      );
      for (let due = await dueOf(at, id, absent); due !== null; due = await dueOf(at, id, absent)) {
        at.runtime.time = due;
        await at.matches.processDue(id);
        expect(
          (await at.matches.panel(id, userAt(await storedMatchOf(at, id), (absent + 1) % 3))).actions,
        ).not.toContain('claim');
      }
      expect((await storedMatchOf(at, id)).missed[absent]).toBe(missed % 3);
    }
    const said = postsIn(at).flatMap(({ kind, detail }) =>
      kind === 'note' && 'seat' in detail && detail.seat === absent ? [detail.about] : [],
    );
    expect(said).toEqual(['autopilot', 'autopilot', 'stand-in']);
    expect((await storedMatchOf(at, id)).players[absent]).toMatchObject({
      kind: 'computer',
      standsFor: expect.anything() as unknown,
    });
  });
});

test('a panel stays valid while its question only grew', () => {
  const old: Decision = { seat: 0, key: 'menu', choices: ['a', 'b'], min: 1, max: 1, fallback: ['a'] };
  expect(isSameQuestion(old, { ...old, choices: ['c', 'b', 'a'] })).toBe(true);
  expect(isSameQuestion(old, { ...old, choices: ['a'] })).toBe(false);
  expect(isSameQuestion(old, { ...old, key: 'other' })).toBe(false);
  expect(isSameQuestion({ ...old, limits: [2, 1], max: 2 }, { ...old, limits: [1, 1], max: 2 })).toBe(false);
});
