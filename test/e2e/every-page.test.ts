import { afterEach, expect, it } from 'vitest';
import { rivals } from '../../src/games/rivals/game.ts';
import { createSandboxClock, type SimulatedPerson } from '../../src/sandbox/index.ts';

import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { createCompetition, makeOrganizer } from './club-helpers.ts';
import { openHarness, type Harness } from './harness.ts';
import { bothGames, clickFirstChoice, finishToyMatch, startToyMatch } from './match-helpers.ts';
import { controlsOf, finalMessage, transcribed } from './message-parts.ts';

let harness: Harness;
afterEach(async () => {
  await harness.close();
});

/** Draws nothing, so that pages are words. */
const renderer = {
  draw: async () => Promise.reject(new Error('nothing is drawn')),
  animate: async () => Promise.reject(new Error('nothing is drawn')),
};

/** Where a walk begins. */
const commands = [
  '/parley games',
  '/parley stats',
  '/parley profile',
  '/parley ranking',
  '/parley settings',
  '/parley decks',
  '/parley rules',
  '/parley learn',
  '/parley help',
  '/parley log',
  '/parley review',
  '/board',
  '/hand',
  '/club overview',
  '/club standings',
  '/club log',
  '/club fame',
  '/club matches',
];
/** What would end something the rest of the walk is about. */
const left = new Set(['resign', 'club-cancel', 'club-delete', 'deck-delete', 'purge', 'adjourn', 'club-leave', 'undo']);
const DEPTH = 3;

/** A step from a page: a button, or the choice of a menu. */
interface Step {
  readonly verb: string;
  readonly nth: number;
  readonly value: string | null;
}

function stepsFrom(page: PageMessage): readonly Step[] {
  const { buttons, menus } = controlsOf(page);
  const nth = (list: readonly { readonly verb: string }[], at: number): number =>
    list.slice(0, at).filter(({ verb }) => verb === list[at]?.verb).length;
  return [
    ...buttons.map(({ verb }, at) => ({ verb, nth: nth(buttons, at), value: null })),
    ...menus.flatMap(({ verb, values }, at) => values.slice(-1).map((value) => ({ verb, nth: nth(menus, at), value }))),
  ].filter(({ verb, nth: place }) => !left.has(verb) && place < 2);
}

/** Takes a step; null if it opens a form, or if the page has changed since. */
async function follow(
  person: SimulatedPerson,
  page: PageMessage,
  { verb, nth, value }: Step,
): Promise<PageMessage | null> {
  const { buttons, menus } = controlsOf(page);
  const id = (value === null ? buttons : menus).filter((each) => each.verb === verb)[nth]?.id;
  if (id === undefined) return null;
  const taken = value === null ? await person.click(page.id, id) : await person.select(page.id, id, [value]);
  if (taken.kind === 'modal' || taken.kind === 'failed') return null;
  return finalMessage(Promise.resolve(taken));
}

/** `npm run golden -- transcripts` accepts a change. On the way, the language is changed as well. */
it('reads the same as before wherever one gets in three steps from a command', async () => {
  // A fixed noon, as pages show times of the day. It lies ahead of the server's own clock, which nothing may expire by.
  const clock = createSandboxClock({ start: Date.UTC(2036, 5, 10, 12), manual: true });
  harness = await openHarness({ seed: 'pages', games: bothGames, renderer, sandbox: { clock } });
  const { anna, ben, channel, matches, sandbox } = harness;
  makeOrganizer(harness);
  const startedAt = sandbox.clock.now();
  const past = await startToyMatch(harness, { rated: true });
  await finishToyMatch(harness, past.id);
  await harness.idle();
  const running = await startToyMatch(harness);
  await clickFirstChoice(harness, running.mover, running.id);
  await finalMessage(ben.slash(channel, '/challenge', { game: 'toy', variant: 'crowd', open: 2 }));
  await matches.newDeck(anna.id, 'rivals', 'Mine', rivals.decks?.premade()[0]?.line ?? '');
  await createCompetition(harness, anna, 'ladder', { game: 'toy.short', pace: 'normal' }, { name: 'Tower' });
  await harness.idle();

  const names = new Map<string, string>([
    [anna.id, 'Anna'],
    [ben.id, 'Ben'],
  ]);
  const plain = (text: string): string =>
    [...names]
      .reduce((all, [id, name]) => all.replaceAll(id, name), text)
      .replaceAll(/<t:(\d+):(\w)>/gu, (_, at: string, form: string) => {
        return `<${form} ${Math.round((Number(at) * 1000 - startedAt) / 60_000)} min>`;
      })
      .replaceAll(/\d{15,}/gu, '…');
  const pages: string[] = [];
  const seen = new Set<string>();
  const taken = new Set<string>();

  const walk = async (command: string, path: readonly Step[]): Promise<void> => {
    let page: PageMessage | null = await finalMessage(anna.slash(running.thread, command));
    for (const step of path) page = page && (await follow(anna, page, step));
    if (!page) return;
    const text = plain(transcribed(page));
    if (!seen.has(text)) {
      seen.add(text);
      const way = path.map(
        ({ verb, nth, value }) => `${verb}${nth > 0 ? ` ${nth + 1}` : ''}${value === null ? '' : ' …'}`,
      );
      pages.push(`## ${[command, ...way].join(' > ')}\n${text}\n`);
    }
    if (path.length === DEPTH) return;
    for (const step of stepsFrom(page)) {
      const key = `${step.verb} ${step.nth} ${step.value ?? ''}`;
      if (taken.has(key)) continue;
      taken.add(key);
      await walk(command, [...path, step]);
    }
  };
  for (const command of commands) await walk(command, []);
  await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot('transcripts/pages.txt');
});
