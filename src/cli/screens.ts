import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright-core';
import { checkEnvironment } from '../environment.ts';
import type { Sandbox, SimulatedPerson } from '../sandbox/index.ts';
import type { PageMessage } from '../sandbox/page-api/index.ts';
import { serve } from '../serve.ts';
import { clickPreferred, finalMessage } from '../testkit/demo-player.ts';
import { browserFlags, findBrowser } from '../testkit/find-browser.ts';

/**
 * Measures how high panels are in the sandbox page, from the picture to the last button, on a desktop and on a phone,
 * for the most frequent questions of each game: `npm run screens [-- --variant classic --language de --pictures folder]`.
 */
const { values } = parseArgs({
  options: {
    variant: { type: 'string', multiple: true },
    language: { type: 'string', default: 'en-US' },
    pictures: { type: 'string' },
    panels: { type: 'string', default: '50' },
  },
});
const variants: readonly (readonly [game: string, variant: string])[] = [
  ['rivals', 'intro'],
  ['rivals', 'duel'],
  ['settlers', 'classic'],
  ['settlers', 'cities-and-knights'],
  ['dice', 'island-two'],
  ['struggle', 'struggle'],
];
/** The window of each device, and how many of them a panel may fill. */
const devices = [
  { name: 'desktop', size: { width: 1280, height: 800 }, screens: 1 },
  { name: 'phone', size: { width: 390, height: 844 }, screens: 1.5 },
] as const;
/** A window that shows any message whole. */
const WHOLE_MESSAGE = 3000;
/** Kinds of questions reported per game. */
const FREQUENT = 5;

const data = mkdtempSync(join(tmpdir(), 'parley-screens-'));
const running = await serve(
  checkEnvironment({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent', PATH: process.env['PATH'] }),
);
const browser = await chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: [...browserFlags] });
let tooHigh = 0;
try {
  if (values.pictures) mkdirSync(values.pictures, { recursive: true });
  for (const [game, variant] of variants)
    if (!values.variant || values.variant.includes(variant)) await measure(running.sandbox as Sandbox, game, variant);
} finally {
  await browser.close();
  await running.close();
  rmSync(data, { recursive: true, force: true });
}
console.log(tooHigh === 0 ? 'Every frequent panel fits.' : `${tooHigh} frequent panels are too high.`);

/** The heights of one kind of question, by device. */
interface Heights {
  readonly question: string;
  readonly of: readonly number[][];
}

async function measure(sandbox: Sandbox, game: string, variant: string): Promise<void> {
  const person = sandbox.addPerson({ name: 'Mira', locale: values.language });
  const { channelIds } = sandbox.admin.addGuild({ name: variant, memberIds: [person.id], channels: ['table'] });
  const panel = await finalMessage(person.slash(channelIds[0] ?? '', '/solo', { game, variant, level: 'gentle' }));
  const thread = (
    await person.waitFor((message) => /:open"/.test(JSON.stringify(message.components)) && !message.ephemeral)
  ).channelId;
  const pages = await Promise.all(
    devices.map(async ({ size }) => {
      const page = await (await browser.newContext({ viewport: size, locale: values.language })).newPage();
      await page.goto(`${sandbox.url}/?as=${person.id}#${channelIds[0]}`);
      await page.reload();
      await page.locator('.composer').waitFor();
      return page;
    }),
  );
  const found = new Map<string, Heights>();
  let now: PageMessage | null = panel;
  for (let count = 0; count < Number(values.panels); count++) {
    now = now && (await answerNext(person, now));
    if (!now) {
      const opener = person
        .messages(thread)
        .findLast((message) => !message.ephemeral && /:open"/.test(JSON.stringify(message.components)));
      const open = opener && /"custom_id":"([^"]+:open)"/.exec(JSON.stringify(opener.components))?.[1];
      if (!opener || !open) break;
      now = await finalMessage(person.click(opener.id, open));
    }
    const question = questionOn(now);
    if (!question) continue;
    const heights = found.get(question) ?? { question, of: devices.map(() => []) };
    found.set(question, heights);
    for (const [index, page] of pages.entries())
      heights.of[index]?.push(await heightOf(page, now, `${variant}-${count}-${index}`));
  }
  report(variant, [...found.values()]);
  await Promise.all(pages.map((page) => page.context().close()));
}

async function answerNext(person: SimulatedPerson, panel: PageMessage): Promise<PageMessage | null> {
  return clickPreferred(person, panel).catch(() => null);
}

/** Returns the bold question with its numbers left out, so that the same question is found again. */
function questionOn({ components }: PageMessage): string | null {
  const [, question] = /"content":"\*\*([^"]*?)\*\*"/.exec(JSON.stringify(components)) ?? [];
  return question?.replaceAll(/\d+/g, 'n').slice(0, 60) ?? null;
}

interface LoadingImage {
  readonly complete: boolean;
}

async function heightOf(page: Page, panel: PageMessage, name: string): Promise<number> {
  const article = page.locator('article.ephemeral').last();
  const [, id = ''] = /"custom_id":"([^"]+)"/.exec(JSON.stringify(panel.components)) ?? [];
  await article.locator(`[data-custom-id="${id}"]`).first().waitFor();
  while (
    !(await article.locator('img').evaluateAll((all: readonly LoadingImage[]) => all.every((image) => image.complete)))
  )
    await page.waitForTimeout(20);
  if (values.pictures) await takePicture(page, article, join(values.pictures, `${name}.png`));
  const pictures = await article.locator('.gallery').all();
  const [picture, whole] = [await pictures[0]?.boundingBox(), await article.boundingBox()];
  // What happened before stands above the picture; from there on, everything has to be seen at once.
  return whole ? Math.round(whole.height - (picture ? picture.y - whole.y : 0)) : 0;
}

/** Saves a picture of a whole message, in a window high enough for it. */
async function takePicture(page: Page, article: Locator, path: string): Promise<void> {
  const size = page.viewportSize() ?? devices[0].size;
  await page.setViewportSize({ ...size, height: WHOLE_MESSAGE });
  await article.screenshot({ path });
  await page.setViewportSize(size);
}

function report(variant: string, found: readonly Heights[]): void {
  console.log(`\n# ${variant}`);
  const frequent = found.toSorted((a, b) => (b.of[0]?.length ?? 0) - (a.of[0]?.length ?? 0)).slice(0, FREQUENT);
  for (const { question, of } of frequent) {
    const cells = devices.map(({ name, size, screens }, index) => {
      const highest = Math.max(...(of[index] ?? []));
      const fits = highest <= size.height * screens;
      if (!fits) tooHigh++;
      return `${name} ${highest} px of ${size.height * screens}${fits ? '' : ' TOO HIGH'}`;
    });
    console.log(`${String(of[0]?.length).padStart(3)} × ${question.padEnd(62)} ${cells.join('   ')}`);
  }
}
