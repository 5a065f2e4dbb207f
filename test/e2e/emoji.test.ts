import { expect, it } from 'vitest';
import { type APIMessageTopLevelComponent, ComponentType, REST, Routes } from 'discord.js';
import { createUploadedEmoji } from '../../src/discord/outgoing/uploaded-emoji.ts';
import { allEmoji, dressComponents, emojiOf } from '../../src/discord/ui/emoji.ts';
import { button, measureComponents, row, select, textBlock } from '../../src/discord/ui/components.ts';
import { games } from '../../src/games/index.ts';
import { createRenderer } from '../../src/render/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Decision } from '../../src/engine/script.ts';
import { choiceParts } from '../../src/discord/questions/choices.ts';
import { openHarness } from './harness.ts';
import { controlsOf, finalMessage } from './message-parts.ts';

const emoji = allEmoji(games.values());
const uploads = /^POST \/applications\/\d+\/emojis$/;

it('missing emoji are drawn and uploaded once, and shown in texts, on buttons and in menus', async () => {
  const renderer = createRenderer({ workers: 1, timeoutMs: 120_000 });
  const harness = await openHarness({ renderer });
  const { sandbox, anna, channel } = harness;
  const uploaded = (): number =>
    sandbox.requests.filter(({ method, path }) => uploads.test(`${method} ${path}`)).length;
  try {
    await expect.poll(uploaded).toBe(emoji.length);
    await harness.restart();
    const panel = await finalMessage(anna.slash(channel, '/solo', { game: 'rivals', variant: 'intro' }));
    await harness.idle();
    expect(uploaded()).toBe(emoji.length);
    expect(controlsOf(panel).buttons.map(({ label }) => label)).toContain('Roll Dice');
    expect(JSON.stringify(panel.components)).toMatch(/"emoji":\{[^}]*"id":"\d+"/u);
    expect(sandbox.violations).toEqual([]);
    expect(harness.warnings).toEqual([]);
  } finally {
    await harness.close();
    await renderer.close();
  }
});

it('emoji that can’t be uploaded leave the characters, and one line in the log', async () => {
  const renderer = createRenderer({ workers: 1, timeoutMs: 120_000 });
  const harness = await openHarness();
  try {
    const { api, token, faults } = harness.sandbox;
    const rest = new REST({ api }).setToken(token);
    const { id } = (await rest.get(Routes.currentApplication())) as { readonly id: string };
    const lines: string[] = [];
    const note = (_about: object, line: string): void => void lines.push(line);
    const own = createUploadedEmoji(rest, emoji, renderer, { info: note, warn: note, error: note });
    const restore = faults.fail({ route: uploads, status: 400, code: 30008 });
    await own.load(id);
    expect(lines).toEqual(['could not upload emoji; plain characters are shown instead']);
    expect(dressComponents([textBlock('🧱')], own.ids)).toEqual([textBlock('🧱')]);
    restore();
    await own.load(id);
    expect(lines).toHaveLength(1);
    expect(own.ids.size).toBe(emoji.length);
  } finally {
    await harness.close();
    await renderer.close();
  }
});

it('replaces characters everywhere, but no text gets longer than Discord allows', () => {
  const ids = new Map(
    emoji.map(({ character, name }, index) => [character, { id: `${10n ** 18n + BigInt(index)}`, name }]),
  );
  const page = (text: string): APIMessageTopLevelComponent[] => [
    textBlock(text),
    row(button('a', 'Brick', 'primary', false, '🧱')),
    row(select('b', 'Which', [{ value: 'ore', label: 'Ore', emoji: '🪨' }])),
  ];
  const [text, buttons, menu] = dressComponents(page('1 🧱 brick and 2 🛡️'), ids);
  expect(text).toMatchObject({
    content: expect.stringMatching(/^1 <:brick:\d+> brick and 2 <:knight:\d+>$/u) as string,
  });
  expect(buttons).toMatchObject({ components: [{ emoji: { name: 'brick', id: ids.get('🧱')?.id } }] });
  expect(menu).toMatchObject({ components: [{ options: [{ emoji: { name: 'ore', id: ids.get('🪨')?.id } }] }] });
  for (const length of [1, 50, 150, 400, 1990]) {
    const long = dressComponents(page('🧱'.repeat(length)), ids);
    expect(measureComponents(long).length).toBeLessThanOrEqual(4000);
    expect(JSON.stringify(long)).toContain('"id"');
  }
  expect(dressComponents(page('🧱'), new Map())).toEqual(page('🧱'));
  expect(text?.type).toBe(ComponentType.TextDisplay);
});

it('choices of the Dice Game show the resource they turn into', () => {
  const dice = games.get('dice');
  if (!dice) throw new Error('no Dice Game');
  const decision: Decision = {
    seat: 0,
    key: 'turn',
    choices: ['gold ore', 'joker wool brick'],
    min: 1,
    max: 1,
    fallback: [],
  };
  const shown = decision.choices.map((id) => emojiOf(dice, dice.text.label({}, decision, id).icon));
  expect(shown).toEqual(['🪨', '🧱']);
});

it.each([
  ['dice to roll again', 'dice', ['brick', 'lumber', 'ore'], [2, 1, 1], 4],
  ['cards to count', 'settlers', ['brick', 'lumber', 'wool', 'grain', 'ore'], [9, 9, 9, 9, 9], 5],
] as const)('%s show their resource on their buttons', (_, id, choices, limits, count) => {
  const game = games.get(id) as AnyGame;
  const asked = { seat: 0, choices, limits, fallback: [] };
  const decision: Decision =
    id === 'dice'
      ? { ...asked, key: 'reroll', min: 1, max: 4, hints: { standalone: 'stop' } }
      : { ...asked, key: 'discard', min: 22, max: 22 };
  const [variant] = game.info.variants;
  const state = game.rules.setup(game.info.options.parse({}), variant?.seats[0] ?? 1, 'emoji');
  const view = game.views.forSeat(state, 0);
  const context = { game, match: 'M', seat: 0, players: [], seq: 1, language: 'en', view, decision } as const;
  const shown = JSON.stringify(choiceParts({ ...context, picks: [], portion: 0 }));
  expect(shown.match(/"emoji":\{[^}]*"name":"(🧱|🪵|🐑|🌾|🪨)"/gu)).toHaveLength(count);
});
