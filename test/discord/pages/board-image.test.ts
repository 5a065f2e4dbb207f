import { expect, test } from 'vitest';
import { boardImage } from '../../../src/discord/pages/board-image.ts';
import { panelPage } from '../../../src/discord/pages/panel.ts';
import type { BotContext } from '../../../src/discord/context.ts';
import { badge } from '../../../src/discord/questions/places.ts';
import { messageBody } from '../../../src/discord/outgoing/message-sender.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import type { Panel } from '../../../src/match/matches.ts';
import { newMatch } from '../../../src/match/lobby/lobby.ts';
import { createRenderer } from '../../../src/render/pipeline/renderer.ts';

const state = rivals.rules.setup(optionsSchema.parse({}), 2, 'part');
const terms = { game: 'rivals', options: { variant: 'intro' }, clock: 'none', takebacks: false, rated: false } as const;
const players = ['Anna', 'Ben'].map((name, index) => ({ kind: 'person', id: `${index}`, name }) as const);
const sheet = {
  ...newMatch('PART1', terms, { guild: null, parent: '1', channel: null, language: 'en' }, players, 0),
  status: 'open',
} as const;

const asking = (choices: readonly string[]): Panel => ({
  id: 'PART1',
  seq: 3,
  sheet,
  game: rivals,
  seat: 0,
  view: rivals.views.forSeat(state, 0),
  turn: 1,
  active: [0],
  question: { seat: 0, key: 'gain.harvest', choices, min: 1, max: 1, fallback: [choices[0] ?? ''] },
  awaiting: [0],
  undo: null,
  ahead: null,
  lesson: null,
  requests: [],
  actions: [],
  claimableFrom: null,
  news: [],
  repeated: false,
  seed: null,
});

test('places in question are numbered alike on picture and buttons; the same picture is not sent again', async () => {
  const renderer = createRenderer({ timeoutMs: 60_000 });
  const context = {
    renderer: { ...renderer, patience: 60_000 },
    log: { info() {}, warn() {}, error() {} },
  } as unknown as BotContext;
  const panel = asking(['0u', '+2d']);
  // The first picture takes longest, because the drawing process has to start.
  await renderer.draw(
    rivals.views.scene(rivals.views.forSeat(state, null), { kind: 'board', names: ['Anna', 'Ben'] }),
    { language: 'en' },
  );
  const seen = await boardImage(context, panel, 'en', []);
  if (!seen || !('data' in seen.file)) throw new Error('nothing was drawn');
  expect([...seen.badges]).toEqual([
    ['0u', 1],
    ['+2d', 2],
  ]);
  const page = JSON.stringify(panelPage({ panel, language: 'en', boardImage: seen }).components);
  expect(page).toContain(`"label":"${badge(1)} Gold`);
  expect(page).toContain(`"label":"${badge(2)} Ore`);
  const kept = { id: '77', filename: seen.file.name };
  const again = await boardImage(
    { ...context, renderer: { draw: () => Promise.reject(new Error('drawn twice')), animate: renderer.animate } },
    panel,
    'en',
    [kept],
  );
  expect(again?.file).toBe(kept);
  if (!again) throw new Error('nothing was kept');
  const body = messageBody(panelPage({ panel, language: 'en', boardImage: again }));
  expect(body.attachments).toEqual([kept]);
  // Another question numbers other places: another picture.
  const other = await boardImage(context, asking(['0d', '+2d']), 'en', [kept]);
  expect(other && 'data' in other.file).toBe(true);
  await renderer.close();
});
