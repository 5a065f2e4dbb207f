import { expect, test } from 'vitest';
import { faultOf } from '../../src/engine/answers.ts';
import { anna, begun, ben, home, house, placed, sheetOf } from './table.ts';

const solo = { game: 'toy', player: anna, level: 'fair', home, token: null };

test('a hint names a legal answer, changes nothing, and is the same when asked again', async () => {
  const at = house();
  const { id } = await at.matches.solo(solo);
  const before = await sheetOf(at, id);
  const hint = await at.matches.hint(id, anna.id);
  expect(hint.panel.question && faultOf(hint.panel.question, hint.line[0] ?? [])).toBeNull();
  expect([0, 1, 2, 3]).toContain(hint.better);
  expect(await at.matches.hint(id, anna.id)).toEqual(hint);
  expect(await sheetOf(at, id)).toEqual(before);
  expect(hint.panel.may).toContain('hint');
});

test('a hint says what is worth doing, and how much', async () => {
  const at = house();
  const { id, users } = await placed(at, {}, { hints: true });
  const { line, better } = await at.matches.hint(id, users[0] as string);
  expect(line[0]?.[0]).toMatch(/^play /);
  expect(better).toBeGreaterThan(0);
});

test('between people there are hints only if all agreed at the start', async () => {
  const at = house();
  const plain = await placed(at, {});
  await expect(at.matches.hint(plain.id, plain.users[0] as string)).rejects.toMatchObject({ kind: 'not-allowed' });
  expect((await at.matches.panel(plain.id, plain.users[0] as string)).may).not.toContain('hint');
  expect((await begun(house(), { hints: true })).sheet.terms.hints).toBe(true);
});

test('a rated match knows no hints, whatever was asked for', async () => {
  const at = house();
  const { id, users } = await placed(at, {}, { hints: true, rated: true });
  await expect(at.matches.hint(id, users[0] as string)).rejects.toThrow('rated');
});

test('nobody gets a hint who has nothing to decide or does not play', async () => {
  const at = house();
  const { id, users } = await placed(at, {}, { hints: true });
  await expect(at.matches.hint(id, users[1] as string)).rejects.toMatchObject({ kind: 'not-your-turn' });
  await expect(at.matches.hint(id, 'u-carl')).rejects.toMatchObject({ kind: 'not-a-player' });
  expect(users).toContain(ben.id);
});
