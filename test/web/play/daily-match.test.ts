import { afterEach, expect, it } from 'vitest';
import { DAY } from '../../../src/match/limits.ts';
import { sharePath } from '../../../src/web/web-handler.ts';
import { anna, ben, home } from '../../match/harness.ts';
import type { WebHarness } from '../web-harness.ts';
import { openPlayHarness, signedInBrowser } from './play-harness.ts';

let at: WebHarness;
afterEach(async () => at.close());

const SEED = /[\da-f]{64}/u;

it('a match of the day is shown to nobody else, and its seed to nobody, until its day is over', async () => {
  at = await openPlayHarness();
  at.runtime.time = Date.parse('2026-11-17T12:00:00Z');
  const daily = { game: 'dice', options: { variant: 'island-one' }, level: 'fair', dailySeed: true, home, token: null };
  const { id, sheet } = await at.matches.solo({ ...daily, player: anna });
  const [own, other] = [await signedInBrowser(at, anna.id, id), await signedInBrowser(at, ben.id)];
  // As if it had been shared by a version that allowed it.
  const share = { token: '0123456789abcdef'.repeat(2), by: anna.id };
  await at.store.saveShare(id, await at.store.shareOf(id), share);
  const link = sharePath(id, share.token);

  for (const over of [false, true]) {
    if (over) await at.matches.resign(id, anna.id, null);
    for (const path of [`/play/m/${id}/position.json`, `/play/m/${id}/events`, link, `${link}/match.json`])
      expect((await other.get(path)).status, path).toBe(404);
    expect((await other.post(`/play/m/${id}/hint`, {})).status).toBe(404);
    expect((await other.post(`/play/m/${id}/check`, { answer: ['end'] })).status).toBe(404);
    expect(await (await other.get('/play/matches.json')).text()).not.toContain(id);
    const seen = await (await own.get(`/play/m/${id}/position.json`)).text();
    expect(seen).toContain(id);
    expect(seen.replaceAll(sheet.commitment ?? '', '')).not.toMatch(SEED);
    expect(seen).not.toMatch(/"seed":|"rng":/u);
  }
  await expect(at.matches.record(id)).resolves.not.toMatch(/^seed:/mu);
  at.runtime.time += 2 * DAY;
  expect((await other.get(link)).status).toBe(200);
  await expect(at.matches.record(id)).resolves.toMatch(/^seed: [\da-f]{64}$/mu);
});
