import { expect, test } from 'vitest';
import { anna, seededRandom, postsIn, home, createHarness, playUntil, storedMatchOf } from './harness.ts';

const wish = { game: 'toy', player: anna, level: 'fair', home, token: null };

test('a computer plays its whole turn within the change', async () => {
  for (let round = 0; round < 6; round++) {
    const at = createHarness({}, round * 50);
    const panel = await at.matches.solo(wish);
    expect(panel.sheet).toMatchObject({ status: 'open', terms: { clock: 'none', rated: false } });
    expect(panel.question).not.toBeNull();
    const { id } = panel;
    await playUntil(
      at,
      id,
      (sheet) => {
        expect(sheet.waits.map(({ seat }) => sheet.players[seat]?.kind)).toEqual(['person']);
        return false;
      },
      seededRandom(`${round}`),
    );
    const past = await at.matches.finished(id);
    expect(past?.sheet.ending?.kind).toBe('won');
    expect(postsIn(at).some(({ to }) => typeof to === 'number' && past?.sheet.players[to]?.kind === 'computer')).toBe(
      false,
    );
  }
});

test('a level is called by its name in the language of the match', async () => {
  const at = createHarness();
  const named = async (language: 'en' | 'de') =>
    (await at.matches.solo({ ...wish, level: 'strong', home: { ...home, language } })).sheet.players.map(
      ({ name }) => name,
    );
  expect(await named('en')).toContain('Computer (Strong)');
  expect(await named('de')).toContain('Computer (Stark)');
  expect(at.matches.levels.map(({ id }) => id)).toEqual(['gentle', 'fair', 'good', 'strong']);
});

test('several computers are numbered', async () => {
  const { sheet } = await createHarness().matches.solo({ ...wish, options: { variant: 'crowd' }, seats: 3 });
  const names = sheet.players.flatMap(({ kind, name }) => (kind === 'computer' ? name : []));
  expect(names.toSorted()).toEqual(['Computer (Fair)', 'Computer 2 (Fair)']);
});

test('an unknown opponent is refused', async () => {
  await expect(createHarness().matches.solo({ ...wish, level: 'oracle' })).rejects.toMatchObject({ kind: 'terms' });
});

test('made twice by the same click it is one', async () => {
  const at = createHarness();
  const first = await at.matches.solo({ ...wish, token: 't' });
  expect(await at.matches.solo({ ...wish, token: 't' })).toMatchObject({ id: first.id, repeated: true });
});

test('work without end is cut into portions', async () => {
  const at = createHarness({ automaticAnswers: 1 });
  const { id } = await at.matches.solo({ ...wish, level: 'gentle' });
  let portions = 0;
  for (let count = 0; count < 400; count++) {
    const sheet = await at.store.load(id);
    if (!sheet) break;
    if (sheet.waits.length === 0) {
      expect((await at.store.due(at.runtime.time, 5)).ids).toEqual([id]);
      await at.matches.processDue(id);
      portions++;
    } else {
      const panel = await at.matches.panel(id, anna.id);
      await at.matches.answer(id, anna.id, panel.seq, panel.question?.fallback ?? [], null);
    }
  }
  expect(portions).toBeGreaterThan(10);
});

test('a take-back needs no consent, a rematch begins at once with the other seat', async () => {
  const at = createHarness();
  const { id, seat } = await at.matches.solo(wish);
  await playUntil(at, id, (sheet) => sheet.waits[0]?.key === 'roll', seededRandom('solo'));
  const before = (await storedMatchOf(at, id)).answers;
  await at.matches.answerByMove(id, anna.id, 'roll', null);
  await at.matches.askTakeback(id, anna.id, 'step', null);
  expect((await storedMatchOf(at, id)).answers).toBe(before);
  await at.matches.resign(id, anna.id, null);
  const again = await at.matches.rematch(id, anna.id, null);
  expect(again.sheet.status).toBe('open');
  expect(again.seat).toBe(1 - (seat as number));
});

test('adjourning and resuming are up to the one who plays', async () => {
  const at = createHarness();
  const { id } = await at.matches.solo(wish);
  expect((await at.matches.adjourn(id, anna.id, null)).sheet.status).toBe('adjourned');
  expect((await at.matches.resume(id, anna.id, null)).sheet.status).toBe('open');
});
