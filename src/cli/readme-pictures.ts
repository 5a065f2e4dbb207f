import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { checkEnvironment } from '../environment.ts';
import type { Person, Sandbox } from '../sandbox/index.ts';
import { serve } from '../serve.ts';
import { browserFlags, findBrowser } from '../trials/browser.ts';
import { answerTo, playOn } from '../trials/demo-player.ts';

/** Plays a match in the sandbox and takes the pictures of the README on the way. A colour emoji font should be installed. */
const FOLDER = 'assets/readme';
const LARGEST = 200_000;
const HOUR = 3_600_000;
const LATE_ENOUGH = 15;

const data = mkdtempSync(join(tmpdir(), 'parley-pictures-'));
const running = await serve(checkEnvironment({ DATA_DIR: data, PORT: '0', PATH: process.env['PATH'] }));
const browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: [...browserFlags] });
try {
  mkdirSync(FOLDER, { recursive: true });
  await takeAll(running.sandbox as Sandbox);
} finally {
  await browser.close();
  await running.close();
  rmSync(data, { recursive: true, force: true });
}

async function takeAll(sandbox: Sandbox): Promise<void> {
  const address = sandbox.url;
  const { people } = (await (await fetch(`${address}/page-api/people`)).json()) as { people: readonly { id: string }[] };
  const [anna, ben] = people.map(({ id }) => sandbox.person(id)) as [Person, Person];
  ben.setLocale('en-US');
  const page = await (await browser.newContext({ viewport: { width: 1040, height: 2400 }, locale: 'en-US' })).newPage();
  const look = async (person: Person, channel: string) => {
    await page.goto(`${address}/?as=${person.id}#${channel}`);
    // The address may differ behind the # only, which alone loads nothing.
    await page.reload();
    await page.locator('.composer').waitFor();
  };

  const channel = anna.channels().find(({ kind }) => kind === 'text')?.id ?? '';
  await anna.slash(channel, '/challenge', { opponent: ben.id });
  const card = await ben.waitFor((message) => message.channelId === channel && !message.ephemeral && message.components.length > 0);
  await look(ben, channel);
  await save('1-challenge', page.locator('.messages article').last());

  const accept = page.getByRole('button', { name: 'Accept Challenge' });
  await accept.click();
  const thread = card.id;
  await ben.waitFor((message) => message.channelId === thread && /Play Turn/.test(JSON.stringify(message.components)));
  const turnNow = () => Math.max(0, ...[...JSON.stringify(anna.messages(thread)).matchAll(/[Tt]urn (\d+)/g)].map(([, turn]) => Number(turn)));
  const isOver = () => /Rematch/.test(JSON.stringify(anna.messages(thread).at(-1)?.components));
  const playBoth = async () => {
    for (const person of [anna, ben]) {
      sandbox.clock.advance(HOUR);
      // The next turn is announced before it is played; nothing is, when an event still asks the other.
      const announced = person.nextMessage((message) => message.channelId === thread && !message.ephemeral, 3_000).catch(() => null);
      await playOn(person, thread);
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
}

/** The table as it is now, in every language; the page of the sandbox shows it at first. */
async function saveBoards(address: string, person: Person, thread: string): Promise<void> {
  for (const [locale, file] of [['de', 'board-de.png'], ['en-US', 'board.png']] as const) {
    person.setLocale(locale);
    const [picture] = (await answerTo(person.slash(thread, '/board'))).attachments;
    writeFileSync(join(FOLDER, file), await small(Buffer.from(await (await fetch(`${address}${picture?.url}`)).arrayBuffer())));
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

/** The panel with its menu open, where it has one. */
async function savePanel(page: Page, panel: Locator): Promise<void> {
  // Room below, so that the menu opens downwards and leaves the question in sight.
  await page.locator('.messages').evaluate((place: Scroller) => {
    place.style.paddingBottom = '450px';
    place.scrollTop = place.scrollHeight;
  });
  const menu = buildMenu(panel).first();
  if ((await menu.count()) > 0) await menu.click();
  const area = await panel.boundingBox();
  const open = (await menu.count()) > 0 ? await page.locator('.select-menu').boundingBox() : null;
  if (!area) throw new Error('The panel is not to be seen.');
  const bottom = Math.max(area.y + area.height, open ? open.y + open.height + 8 : 0);
  writeFileSync(join(FOLDER, '3-panel.png'), await small(await page.screenshot({ clip: { ...area, height: bottom - area.y } })));
  console.log(`${FOLDER}/3-panel.png`);
}

/** The panel of whoever can build something now. */
async function takePanel(
  page: Page,
  people: readonly Person[],
  look: (person: Person, channel: string) => Promise<void>,
  thread: string,
  playBoth: () => Promise<void>,
): Promise<Person> {
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
      if ((await panel.locator('[data-custom-id*=":pick:build"]').count()) === 0 && (await buildMenu(panel).count()) === 0) continue;
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
  writeFileSync(join(FOLDER, `${name}.png`), await small(await place.screenshot()));
  console.log(`${FOLDER}/${name}.png`);
}

/** Fewer colours where a picture would be too large for a page that shows six of them. */
async function small(png: Buffer): Promise<Buffer> {
  for (const colours of [256, 128, 64]) {
    const smaller = await sharp(png).png({ palette: true, colours, effort: 10 }).toBuffer();
    if (smaller.length < LARGEST) return smaller;
  }
  throw new Error('A picture cannot be made small enough.');
}
