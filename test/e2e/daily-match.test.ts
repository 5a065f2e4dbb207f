import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../src/match/limits.ts';
import { dayAt } from '../../src/match/lobby/daily-seed.ts';
import { readPuzzlesOf } from '../../src/puzzles.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { bothGames, buttonOf } from './match-helpers.ts';
import { openHarness, type Harness } from './harness.ts';
import { dayText } from '../../src/discord/ui/timestamps.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ games: bothGames });
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

const begin = (person: SimulatedPerson, game = 'toy'): Promise<PageMessage> =>
  finalMessage(person.slash(harness.channel, '/solo', { day: true, game }));

/** Starts the short match of the day and gives every usual answer. */
async function play(person: SimulatedPerson): Promise<string> {
  await begin(person);
  const id = (await harness.store.ofPlayer(person.id))[0]?.id ?? '';
  for (;;) {
    const { question, seq } = await harness.matches.panel(id, person.id);
    if (!question) break;
    await harness.matches.answer(id, person.id, seq, question.fallback, null);
  }
  await harness.idle();
  return id;
}

/** The page of a match of the day, by way of the list of matches. */
async function page(person: SimulatedPerson, daily = 'toy'): Promise<PageMessage> {
  const games = await finalMessage(person.slash(harness.channel, '/parley games'));
  const best = await finalMessage(person.click(games.id, buttonOf(games, 'best')));
  const menu = controlsOf(best).menus[0];
  return finalMessage(person.select(best.id, menu?.id ?? '', [daily]));
}

const inChannel = (words: string): readonly string[] =>
  harness.ben
    .messages(harness.channel)
    .filter(({ ephemeral }) => !ephemeral)
    .map(textOf)
    .filter((text) => text.includes(words));

it('is offered in every family, by command and on its page, and says when its day is', async () => {
  const { anna, ben } = harness;
  const first = await page(anna, 'rivals');
  expect(textOf(first)).toContain('Match of the day: The Rivals for Catan');
  expect(textOf(first)).toContain('midnight UTC');
  expect(controlsOf(first).menus[0]?.values).toEqual([
    'rivals',
    'settlers',
    'cities-and-knights',
    'dice',
    'island-two',
    'extra',
    'struggle',
    'toy',
  ]);
  const panel = await finalMessage(anna.click(first.id, buttonOf(first, 'alone')));
  expect(textOf(panel)).toContain('everyone gets the same deal');
  expect(textOf(await begin(ben, 'struggle'))).toContain('Alle spielen dieselbe');
  expect(textOf(await page(ben, 'extra'))).toContain('Partie des Tages: Catan Würfelspiel, ');
});

it('counts its computers, and leads to the puzzle of its family', async () => {
  await harness.close();
  harness = await openHarness({
    puzzles: (['rivals', 'settlers'] as const).flatMap((id) => readPuzzlesOf(id).slice(0, 1)),
  });
  const { anna, ben } = harness;
  const catan = await page(anna, 'settlers');
  expect(textOf(catan)).toContain('against the same computers,');
  expect(textOf(await page(ben, 'settlers'))).toContain('gegen dieselben Computer,');
  expect(textOf(await finalMessage(anna.click(catan.id, buttonOf(catan, 'puzzle'))))).toContain('Daily puzzle: CATAN');
  const struggle = await page(anna, 'struggle');
  expect(textOf(struggle)).toContain('against the same computer,');
  const usual = await finalMessage(anna.click(struggle.id, buttonOf(struggle, 'puzzle')));
  expect(textOf(usual)).toContain('Daily puzzle: The Rivals for Catan');
});

it('shows the own result at once, posts its squares by one click, once, and only for its player', async () => {
  const { anna, ben, channel } = harness;
  await begin(ben);
  const id = await play(anna);
  const own = await page(anna);
  expect(textOf(own)).toMatch(/You today: .*\n[🟩🟨🟥]{8}/u);
  const over = await finalMessage(anna.click(own.id, `p1:${id}:-:1:open`, { forge: true }));
  expect(controlsOf(over).buttons[0]).toMatchObject({ label: 'Match of the Day', verb: 'best' });
  expect(textOf(await finalMessage(anna.click(over.id, buttonOf(over, 'best'))))).toBe(textOf(own));
  const other = textOf(await page(ben));
  expect(other).toContain(`Heute schon fertig:** <@${anna.id}>`);
  expect(other).not.toMatch(/[🟩🟥]/u);
  expect(inChannel('🟩').length + inChannel('🟥').length).toBe(0);

  const posted = await finalMessage(anna.click(own.id, buttonOf(own, 'daily-share')));
  expect(controlsOf(posted).buttons.map(({ verb }) => verb)).not.toContain('daily-share');
  const forged = `p1:-:-:0:daily-share:${id}`;
  await finalMessage(anna.click(posted.id, forged, { forge: true }));
  await finalMessage(ben.click((await page(ben)).id, forged, { forge: true }));
  const lines = inChannel('Parley match of the day');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    new RegExp(`^<@${anna.id}> .*${dayText(dayAt(harness.sandbox.clock.now())).en}.*[🟩🟨🟥]{8}$`, 'u'),
  );
  const running = (await harness.store.ofPlayer(ben.id))[0]?.id ?? '';
  const early = await finalMessage(
    ben.click((await finalMessage(ben.slash(channel, '/parley games'))).id, `p1:-:-:0:daily-share:${running}`, {
      forge: true,
    }),
  );
  expect(textOf(early)).toContain('Spiel die Partie erst zu Ende');
});

it('opens the ranking, the log and the record to everyone when its day is over', async () => {
  const { anna, ben, channel } = harness;
  const id = await play(anna);
  expect(textOf(await finalMessage(ben.slash(channel, '/parley log', { match: id })))).toContain('Partie des Tages');
  const now = harness.sandbox.clock.now();
  await harness.advance(2 * DAY - (now % DAY));
  expect(textOf(await page(ben))).toMatch(
    new RegExp(`Rangliste vom ${dayText(dayAt(now)).de}\\*\\*\n1\\. <@${anna.id}>`, 'u'),
  );
  expect(textOf(await finalMessage(ben.slash(channel, '/parley log', { match: id })))).not.toContain('vorerst');
});

it('stays played when the data is deleted, and the deleted person is on no list', async () => {
  const { anna, matches } = harness;
  await play(anna);
  await matches.purge(anna.id);
  expect(textOf(await begin(anna))).toContain('You’ve already played today’s match');
  const list = await matches.dailyList(harness.guild, 'toy', dayAt(harness.sandbox.clock.now()));
  expect(list.people).toEqual([]);
});
