import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { litPlaces, modelOf } from '../../src/web/page/play/question-model.ts';
import { sensibleMove } from '../web/play/sensible-answer.ts';
import { axeViolations } from './accessibility.ts';
import { overflow, overflowDown } from './match-viewer.ts';
import { openPlayTable, type PlayTable, playUntil } from './play-table.ts';
import { positionOn, touchAnswer, touchPlace, versionOf } from './touch-answer.ts';

let table: PlayTable;
let anna: SimulatedPerson;
let ben: SimulatedPerson;

beforeAll(async () => {
  table = await openPlayTable();
  ({ anna, ben } = table.harness);
});
afterAll(async () => table?.close());
afterEach(() => expect(table.faults).toEqual([]));

const catan = { game: 'settlers', options: { variant: 'cities-and-knights' } } as const;
/** Whole pixels that are out of sight of the first 100 of what was chosen by its tab. */
const hiddenOfPanel = async (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const panel = document.querySelector('#tab-panel').getBoundingClientRect();
    const side = document.querySelector('.table-side').getBoundingClientRect();
    return Math.max(0, Math.floor(panel.top + Math.min(100, panel.height) - side.bottom));
  })()`);
/** Names of resources in the hand that are cut off. */
const cutNames = async (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('.tile-name')]
    .filter((name) => name.scrollWidth > name.clientWidth)
    .map((name) => name.textContent)`);
const lists = (page: Page) => page.locator('.matches');

describe('the play page', () => {
  it('lists the matches, those that wait first, and leads to them', async () => {
    const id = await table.start({ game: 'rivals', options: { variant: 'intro' } }, [anna, ben]);
    await playUntil(table, id, anna, () => true);
    const page = await table.open(anna, null);
    await lists(page).waitFor();
    expect(await page.locator('.matches section').first().innerText()).toContain('Your turn');
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.locator(`a[href$="${id}"]`).tap();
    await page.locator('canvas[data-drawn]').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/play/m/${id}`);
    await page.goBack();
    await lists(page).waitFor();
    await page.context().close();
  });

  it('asks people to come from Discord, and shows them nothing else', async () => {
    const page = await table.open(anna, null);
    await page.getByRole('button', { name: 'Sign Out', exact: true }).tap();
    await page.getByRole('heading', { name: 'Play on the board' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['rivals', 'duel'],
    ['settlers', 'two'],
    ['settlers', 'cities-and-knights'],
    ['dice', 'island-one'],
    ['dice', 'extra'],
    ['struggle', 'struggle'],
  ])('is accessible in every tab and fills the window: %s, %s', async (game, variant) => {
    const id = await table.start({ game, options: { variant } }, [anna, ben]);
    await playUntil(table, id, anna, (key) => !/deck|start/.test(key));
    for (const options of [
      { locale: 'de-DE' },
      { viewport: { width: 1280, height: 800 }, locale: 'de-DE', colorScheme: 'dark' as const },
    ]) {
      const page = await table.open(anna, id, options);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        const what = `${await tab.innerText()} ${JSON.stringify(options)}`;
        expect(await axeViolations(page), what).toEqual([]);
        expect([await overflow(page), await overflowDown(page)], what).toEqual([0, 0]);
        expect(await cutNames(page), what).toEqual([]);
        await expect.poll(() => hiddenOfPanel(page), { message: what }).toBe(0);
      }
      await page.context().close();
    }
  });

  it('needs only the keyboard', async () => {
    const id = await table.start(catan, [anna, ben]);
    await playUntil(table, id, anna, (key) => key.startsWith('setup'));
    const page = await table.open(anna, id);
    const before = await versionOf(page);
    const first = page.locator('.lit[tabindex="0"]');
    await first.focus();
    const at = await first.getAttribute('data-place');
    await page.keyboard.press('ArrowRight');
    const next = page.locator('.lit:focus');
    expect(await next.getAttribute('data-place')).not.toBe(at);
    await page.keyboard.press('Enter');
    await expect.poll(() => versionOf(page)).not.toBe(before);
    // The road next to it, from the plain list.
    await page.locator('#tab-hand').focus();
    for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowRight');
    const choice = page.locator('.choice-list [data-choice]').first();
    await choice.focus();
    const seq = await versionOf(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => versionOf(page)).not.toBe(seq);
    await page.context().close();
  });

  it('comes closer where places are too close for a finger', async () => {
    const id = await table.start(catan, [anna, ben]);
    await playUntil(table, id, anna, (key) => key.startsWith('setup'));
    const page = await table.open(anna, id);
    const before = await versionOf(page);
    const [one, two] = [page.locator('.lit').nth(0), page.locator('.lit').nth(1)];
    const box = await one.boundingBox();
    if (!box) throw new Error('nothing is lit');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole('button', { name: 'Show the whole board' }).waitFor();
    expect(await versionOf(page)).toBe(before);
    const [here, there] = [await one.boundingBox(), await two.boundingBox()];
    expect(Math.hypot((here?.x ?? 0) - (there?.x ?? 0), (here?.y ?? 0) - (there?.y ?? 0))).toBeGreaterThanOrEqual(40);
    await page.touchscreen.tap((here?.x ?? 0) + (here?.width ?? 0) / 2, (here?.y ?? 0) + (here?.height ?? 0) / 2);
    await expect.poll(() => versionOf(page)).not.toBe(before);
    // Undo is next to it.
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expect.poll(() => page.locator('.lit').count()).toBeGreaterThan(20);
    await page.context().close();
  });

  it('takes a touch of a place without a click, which would close or choose what the touch opens', async () => {
    const id = await table.start({ game: 'rivals', options: { variant: 'intro' } }, [anna, ben]);
    await playUntil(table, id, anna, (_, choices) => choices.some((choice) => choice.startsWith('build')));
    const page = await table.open(anna, id);
    await page.evaluate(`(() => {
      window.clicks = 0;
      addEventListener('click', () => window.clicks++, true);
    })()`);
    const { question } = await positionOn(page, id);
    const [place = ''] = question ? litPlaces(modelOf(question), null) : [];
    await touchPlace(page, place);
    await page.locator('dialog[open]').waitFor();
    expect(await page.evaluate('window.clicks')).toBe(0);
    await page.context().close();
  });

  it('trades a resource that is dragged onto another, and offers its trades when it is touched', async () => {
    const id = await table.start({ game: 'rivals', options: { variant: 'intro' } }, [anna, ben]);
    await playUntil(table, id, anna, (_, choices) => choices.some((choice) => /^trade \w+ \w+$/.test(choice)));
    const page = await table.open(anna, id);
    const { question } = await positionOn(page, id);
    const trade = question?.choices.find(({ onto }) => onto !== undefined);
    const [from, to] = [page.locator(`[data-tile=${trade?.card}]`), page.locator(`[data-tile=${trade?.onto}]`)];
    await from.tap();
    await page.locator(`dialog[open] [data-choice="${trade?.id}"]`).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    const before = await versionOf(page);
    const count = Number(await to.locator('b').innerText());
    await from.dragTo(to);
    await expect.poll(() => versionOf(page)).not.toBe(before);
    expect(Number(await to.locator('b').innerText())).toBe(count + 1);
    // Dropped anywhere else, nothing happens.
    const after = await versionOf(page);
    await to.dragTo(page.locator('#question-text'));
    expect(await versionOf(page)).toBe(after);
    expect(await page.locator('dialog[open], .holding').count()).toBe(0);
    await page.context().close();
  });

  it('says in sight what is held, however far the hand is scrolled, until it is put back', async () => {
    const id = await table.start({ game: 'rivals', options: { variant: 'intro' } }, [anna, ben]);
    await playUntil(table, id, anna, (key, choices) => key === 'action' && choices.length > 2);
    const page = await table.open(anna, id);
    const card = page.locator('.card.usable, .purchase.usable').last();
    await card.tap();
    const note = page.locator('.holding');
    await note.waitFor();
    const inSight = async (): Promise<boolean> => {
      const [box, bar] = [await note.boundingBox(), await page.locator('.action-bar').boundingBox()];
      return box !== null && bar !== null && box.y > 0 && box.y + box.height <= bar.y + 1;
    };
    for (const top of [10_000, 0]) {
      await page.locator('.table-side').evaluate(`(side) => (side.scrollTop = ${top})`);
      await expect.poll(inSight).toBe(true);
    }
    await note.getByRole('button', { name: 'Put Back' }).tap();
    await expect.poll(() => note.count()).toBe(0);
    await page.context().close();
  });

  it('marks what changed on the board while the page was closed', async () => {
    const id = await table.start(catan, [anna, ben]);
    await playUntil(table, id, anna, (key) => key.startsWith('setup'));
    const page = await table.open(anna, id);
    expect(await page.locator('.fresh').count()).toBe(0);
    await page.goto(`${table.address}/play`);
    await lists(page).waitFor();
    const { answers } = await table.harness.sheet(id);
    const move = sensibleMove(await table.harness.sheet(id));
    const { seq } = await table.harness.matches.panel(id, anna.id);
    await table.harness.matches.answer(id, anna.id, seq, move?.answer ?? [], null);
    expect((await table.harness.sheet(id)).answers).toBeGreaterThan(answers);
    await page.goto(`${table.address}/play/m/${id}`);
    await page.locator('canvas[data-drawn]').waitFor();
    await expect.poll(() => page.locator('.fresh').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it('shows the new position and why, when another window was faster', async () => {
    const id = await table.start(catan, [anna, ben]);
    await playUntil(table, id, anna, (key) => key.startsWith('setup'));
    const page = await table.open(anna, id);
    // This window hears of nothing.
    await page.route('**/events', (route) => route.abort());
    await page.reload();
    await page.locator('canvas[data-drawn]').waitFor();
    await page.route('**/position.json*', (route) => route.abort());
    const other = await table.open(anna, id);
    const shown = await versionOf(page);
    const move = sensibleMove(await table.harness.sheet(id));
    await touchAnswer(other, id, move?.answer ?? []);
    expect(await versionOf(page)).toBe(shown);
    await page.locator('.lit').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/changed in the meantime/);
    await expect.poll(() => versionOf(page)).toBe(await versionOf(other));
    await other.context().close();
    await page.context().close();
  });

  it('catches up after a lost connection', async () => {
    const id = await table.start(catan, [anna, ben]);
    await playUntil(table, id, anna, (key) => key.startsWith('setup'));
    const page = await table.open(anna, id);
    const before = await versionOf(page);
    await table.disconnect();
    await page.getByText('Reconnecting').waitFor();
    const move = sensibleMove(await table.harness.sheet(id));
    const { seq } = await table.harness.matches.panel(id, anna.id);
    await table.harness.matches.answer(id, anna.id, seq, move?.answer ?? [], null);
    await table.reconnect();
    await expect.poll(() => versionOf(page)).not.toBe(before);
    await expect.poll(() => page.getByText('Reconnecting').count()).toBe(0);
    await page.context().close();
  });

  it('plays what happened since the last look, but not where motion is reduced', async () => {
    const id = await table.start({ game: 'rivals', options: { variant: 'intro' } }, [anna, ben]);
    await playUntil(table, id, anna, (key) => key === 'action');
    const still = await table.open(anna, id);
    expect(await still.locator('.reel').count()).toBe(0);
    await still.context().close();
    const moving = await table.open(anna, id, { reducedMotion: 'no-preference' });
    await moving.locator('.reel').waitFor();
    await moving.locator('.reel button').click();
    await expect.poll(() => moving.locator('.reel').count()).toBe(0);
    await moving.context().close();
  });

  it('is moved by what happens in Discord, and moves it', async () => {
    const id = await table.start({ game: 'dice', options: { variant: 'island-one' } }, [anna, ben]);
    await playUntil(table, id, anna, () => true);
    const page = await table.open(anna, id);
    const before = await versionOf(page);
    const move = sensibleMove(await table.harness.sheet(id));
    const { seq } = await table.harness.matches.panel(id, anna.id);
    await table.harness.matches.answer(id, anna.id, seq, move?.answer ?? [], null);
    await expect.poll(() => versionOf(page)).not.toBe(before);
    const next = sensibleMove(await table.harness.sheet(id));
    await touchAnswer(page, id, next?.answer ?? []);
    const { version } = await positionOn(page, id);
    expect((await table.harness.sheet(id)).seq).toBe(version);
    await page.context().close();
  });
});
