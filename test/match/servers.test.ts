import { expect, test } from 'vitest';
import { StoreError } from '../../src/match/ports.ts';
import { anna, ben, createHarness, home } from './harness.ts';

const inGuild = (guild: string) => ({
  game: 'toy',
  challenger: anna,
  opponents: [ben],
  home: { ...home, guild },
  token: null,
});

test('an unreadable match hides no other server; any other fault of the store is passed on', async () => {
  const at = createHarness();
  const broken = await at.matches.challenge(inGuild('broken'));
  await at.matches.challenge(inGuild('whole'));
  at.store.overwrite(broken.id, () => '{');
  expect(await at.matches.servers()).toEqual(new Set(['whole']));
  expect(await at.matches.leaveServer('whole')).toBe(1);
  expect(await at.matches.servers()).toEqual(new Set());
  for (const fault of [new StoreError('unreachable', 'gone'), new Error('broken')]) {
    at.store.load = async () => Promise.reject(fault);
    await expect(at.matches.servers()).rejects.toBe(fault);
  }
});
