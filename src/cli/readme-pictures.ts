import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { checkEnvironment } from '../environment.ts';
import type { SimulatedPerson, Sandbox } from '../sandbox/index.ts';
import { serve } from '../serve.ts';
import { browserFlags, findBrowser } from '../testkit/find-browser.ts';
import { finalMessage, playUntilIdle } from '../testkit/demo-player.ts';

/** Plays a match in the sandbox and takes the pictures for the README. A colour emoji font should be installed. */
const FOLDER = 'assets/readme';
const LARGEST = 200_000;
const HOUR = 3_600_000;
const LATE_ENOUGH = 15;

const data = mkdtempSync(join(tmpdir(), 'parley-pictures-'));
const running = await serve(checkEnvironment({ DATA_DIR: data, PORT: '0', PATH: process.env['PATH'] }));
const browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: [...browserFlags] });
try {
  mkdirSync(FOLDER, { recursive: true });
  await takePictures(running.sandbox as Sandbox);
} finally {
  await browser.close();
  await running.close();
  rmSync(data, { recursive: true, force: true });
}

async function takePictures(sandbox: Sandbox): Promise<void> {
  const address = sandbox.url;
  const { people } = (await (await fetch(`${address}/page-api/people`)).json()) as {
    people: readonly { id: string }[];
  };
  const [anna, ben] = people.map(({ id }) => sandbox.person(id)) as [SimulatedPerson, SimulatedPerson];
  ben.setLocale('en-US');
  const page = await (await browser.newContext({ viewport: { width: 1040, height: 2400 }, locale: 'en-US' })).newPage();
  const look = async (person: SimulatedPerson, channel: string) => {
    await page.goto(`${address}/?as=${person.id}#${channel}`);
    // The address may differ only after the #, which alone loads nothing.
    await page.reload();
    await page.locator('.composer').waitFor();
  };

  const channel = anna.channels().find(({ kind }) => kind === 'text')?.id ?? '';
  await anna.slash(channel, '/challenge', { opponent: ben.id });
  const card = await ben.waitFor(
    (message) => message.channelId === channel && !message.ephemeral && message.components.length > 0,
  );
  await look(ben, channel);
  await save('1-challenge', page.locator('.messages article').last());

  const accept = page.getByRole('button', { name: 'Accept Challenge' });
  await accept.click();
  const thread = card.id;
  await ben.waitFor((message) => message.channelId === thread && /Play Turn/.test(JSON.stringify(message.components)));
  const turnNow = () =>
    Math.max(
      0,
      ...[...JSON.stringify(anna.messages(thread)).matchAll(/[Tt]urn (\d+)/g)].map(([, turn]) => Number(turn)),
    );
  const isOver = () => /Rematch/.test(JSON.stringify(anna.messages(thread).at(-1)?.components));
  const playBoth = async () => {
    for (const person of [anna, ben]) {
      sandbox.clock.advance(HOUR);
      // The next turn is announced before it's played, unless an event still asks the opponent.
      const announced = person
        .nextMessage((message) => message.channelId === thread && !message.ephemeral, 3_000)
        .catch(() => null);
      await playUntilIdle(person, thread);
      await announced;
    }
  };
  while (turnNow() < LATE_ENOUGH) await playBoth();

  await look(anna, thread);
  const turn = page.locator('.messages article', { has: page.getByRole('button', { name: 'Play Turn' }) }).last();
  await save('2-turn', turn);
  await saveBoards(address, anna, thread);

  const player = await takePanel(page, [anna, ben], look, thread, playBoth);
  await look(player, player.dm());
  await save('4-hand', page.locator('.messages article', { has: page.locator('.gallery') }).last());

  while (!isOver()) await playBoth();
  await look(anna, thread);
  await save('5-result', page.locator('.messages article').last());
  await saveMatchPage(anna, thread);
}

/** Shares the match and saves its page in the middle of the replay. */
async function saveMatchPage(person: SimulatedPerson, thread: string): Promise<void> {
  const asked = await finalMessage(person.slash(thread, '/parley share'));
  const [, button = ''] = /"custom_id":"([^"]*:share-now[^"]*)"/.exec(JSON.stringify(asked.components)) ?? [];
  const shared = await finalMessage(person.click(asked.id, button));
  const [link = ''] = /http[^"\s]+\/m\/\w+\/[0-9a-f]{32}/.exec(JSON.stringify(shared.components)) ?? [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(link);
  await page.locator('.verdict.proven').waitFor();
  const slider = page.locator('.position');
  await slider.fill(String(Math.round(Number(await slider.inputValue()) * 0.7)));
  await slider.blur();
  await page.locator('.stage canvas:not([hidden])').waitFor();
  writeFileSync(join(FOLDER, '6-page.png'), await reduceColours(await page.screenshot()));
  console.log(`${FOLDER}/6-page.png`);
}

/** Saves the current board in every language; the sandbox page shows it first. */
async function saveBoards(address: string, person: SimulatedPerson, thread: string): Promise<void> {
  for (const [locale, file] of [
    ['de', 'board-de.png'],
    ['en-US', 'board.png'],
  ] as const) {
    person.setLocale(locale);
    const [picture] = (await finalMessage(person.slash(thread, '/board'))).attachments;
    writeFileSync(
      join(FOLDER, file),
      await reduceColours(Buffer.from(await (await fetch(`${address}${picture?.url}`)).arrayBuffer())),
    );
    console.log(`${FOLDER}/${file}`);
  }
}

interface Scroller {
  readonly style: { paddingBottom: string };
  readonly scrollHeight: number;
  scrollTop: number;
}

function buildMenu(panel: Locator): Locator {
  return panel.locator('.select-button', { hasText: /^Build/ });
}

/** Saves the panel, with its menu open if it has one. */
async function savePanel(page: Page, panel: Locator): Promise<void> {
  // Adds room below, so that the menu opens downwards and doesn't cover the question.
  await page.locator('.messages').evaluate((place: Scroller) => {
    place.style.paddingBottom = '450px';
    place.scrollTop = place.scrollHeight;
  });
  const menu = buildMenu(panel).first();
  if ((await menu.count()) > 0) await menu.click();
  const area = await panel.boundingBox();
  const open = (await menu.count()) > 0 ? await page.locator('.select-menu').boundingBox() : null;
  if (!area) throw new Error('The panel is not visible.');
  const bottom = Math.max(area.y + area.height, open ? open.y + open.height + 8 : 0);
  writeFileSync(
    join(FOLDER, '3-panel.png'),
    await reduceColours(await page.screenshot({ clip: { ...area, height: bottom - area.y } })),
  );
  console.log(`${FOLDER}/3-panel.png`);
}

/** Takes the panel of a player who can build something. */
async function takePanel(
  page: Page,
  people: readonly SimulatedPerson[],
  look: (person: SimulatedPerson, channel: string) => Promise<void>,
  thread: string,
  playBoth: () => Promise<void>,
): Promise<SimulatedPerson> {
  for (;;) {
    for (const person of people) {
      await look(person, thread);
      await page.getByRole('button', { name: 'Play Turn' }).last().click();
      const panel = page.locator('article.ephemeral').last();
      await panel.locator('.container').waitFor();
      const roll = panel.locator('[data-custom-id*=":pick:roll"]');
      if ((await roll.count()) === 0) continue;
      await roll.click();
      await roll.waitFor({ state: 'detached' });
      if (
        (await panel.locator('[data-custom-id*=":pick:build"]').count()) === 0 &&
        (await buildMenu(panel).count()) === 0
      )
        continue;
      await savePanel(page, panel);
      return person;
    }
    await playBoth();
  }
}

async function save(name: string, place: Locator): Promise<void> {
  await place.waitFor();
  await place.locator('.gallery img').evaluateAll(async (images: { decode(): Promise<void> }[]) => {
    await Promise.all(images.map((image) => image.decode()));
  });
  writeFileSync(join(FOLDER, `${name}.png`), await reduceColours(await place.screenshot()));
  console.log(`${FOLDER}/${name}.png`);
}

/** Reduces the colours of pictures that are too large for a page with several of them. */
async function reduceColours(png: Buffer): Promise<Buffer> {
  for (const colours of [256, 128, 64]) {
    const smaller = await sharp(png).png({ palette: true, colours, effort: 10 }).toBuffer();
    if (smaller.length < LARGEST) return smaller;
  }
  throw new Error('A picture cannot be made small enough.');
}
