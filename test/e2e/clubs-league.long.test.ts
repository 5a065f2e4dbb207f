import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRenderer, type Renderer } from '../../src/render/index.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import {
  addPeople,
  cardOf,
  clickCard,
  createCompetition,
  makeOrganizer,
  newestCompetition,
  passDays,
  publicMessages,
  resignAll,
  textsOf,
} from './club-helpers.ts';
import { type Harness, openHarness } from './harness.ts';
import { controlsOf, finalMessage, partsOf, picturesIn, textOf } from './message-parts.ts';

let harness: Harness;
let renderer: Renderer;
let people: readonly SimulatedPerson[];
beforeEach(async () => {
  renderer = createRenderer({ workers: 1, timeoutMs: 180_000 });
  harness = await openHarness({ seed: 'clubs', renderer });
  makeOrganizer(harness);
  people = [harness.anna, harness.ben, ...addPeople(harness, ['Clara', 'Dora', 'Emil', 'Fritz'])];
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
  await renderer.close();
});

const altsOf = (message: Parameters<typeof partsOf>[0]): string =>
  partsOf(message)
    .flatMap(({ items = [] }) => items)
    .map((item) => (item as { description?: string }).description ?? '')
    .join('\n');

it('runs a league of six from sign-up to the final table and the next season', async () => {
  const { anna, ben, channel } = harness;
  const made = await createCompetition(
    harness,
    anna,
    'league',
    { game: 'rivals.intro', pace: 'normal', size: '4' },
    { name: 'Winter *League*', start: 'in 2 days', length: '2 weeks' },
  );
  expect(textOf(made)).toContain('The sign-up card is in');
  await harness.idle();
  const { id } = await newestCompetition(harness);
  for (const person of people)
    expect(textOf(await clickCard(harness, person, id, 'club-join'))).toMatch(/You’re in|Du bist dabei/u);
  expect(textOf(cardOf(harness, id))).toContain('**6 people signed up**\nAnna, Ben, Clara, Dora, Emil, Fritz');
  expect(textOf(cardOf(harness, id))).toContain('Winter \\*League\\*');

  await passDays(harness, 2);
  const running = await newestCompetition(harness);
  expect(running.status).toBe('running');
  expect(running.tables.map(({ rows }) => rows.length)).toEqual([3, 3]);
  const card = cardOf(harness, id);
  expect(picturesIn(card)).toBe(1);
  expect(altsOf(card)).toContain('Division 1\n1. ');
  expect(textOf(card)).toMatch(/› \[\w+ – \w+\]\(https:\/\/discord\.com\/channels/u);
  expect(textsOf(publicMessages(harness, anna))).toContain('Continued here');

  const own = await clickCard(harness, ben, id, 'club-open');
  expect(textOf(own)).toMatch(/Du kannst noch 1\. bis 3\. werden/u);

  await resignAll(harness, people, id);
  // All is played, and the season ends on its date.
  expect((await newestCompetition(harness)).fixtures.every(({ status }) => status === 'decided')).toBe(true);
  await passDays(harness, 14);
  const over = await newestCompetition(harness);
  expect(over.status).toBe('over');
  const final = cardOf(harness, id);
  expect(textOf(final)).toMatch(/👑 Anna wins\. Congratulations!/u);
  expect(picturesIn(final)).toBe(1);

  const fame = await finalMessage(anna.slash(channel, '/club fame'));
  expect(textOf(fame)).toMatch(/Winter \\\*League\\\*\*\* · League[^]*👑 \*\*Anna/u);
  const profile = await finalMessage(ben.slash(channel, '/parley profile', { player: anna.id }));
  expect(altsOf(profile)).toContain('Meistertitel: Winter *League*');
  const refused = await finalMessage(
    ben.click(final.id, controlsOf(final).buttons.find(({ verb }) => verb === 'club-next')?.id ?? ''),
  );
  expect(textOf(refused)).toContain('Events verwalten');
  expect(textOf(await clickCard(harness, anna, id, 'club-next'))).toContain('The next season is open');
  expect((await newestCompetition(harness)).season).toBe(2);
}, 600_000);
