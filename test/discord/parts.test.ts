import { ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { keptCommandId, readKeptCommand } from '../../src/discord/interactions/kept-command.ts';
import { parseCustomId } from '../../src/discord/interactions/custom-id.ts';
import { errorText, isTransient } from '../../src/discord/outgoing/discord-errors.ts';
import { dailyStrings } from '../../src/discord/strings/daily.ts';
import { matchStrings } from '../../src/discord/strings/match.ts';
import { panelStrings } from '../../src/discord/strings/panel.ts';
import { scoreText, tallyText } from '../../src/discord/strings/profile.ts';
import { reviewStrings } from '../../src/discord/strings/review.ts';
import { vacationStrings } from '../../src/discord/strings/settings.ts';
import {
  button,
  container,
  type MessagePage,
  measureComponents,
  row,
  rows,
  section,
  select,
  textBlock,
} from '../../src/discord/ui/components.ts';
import { dressComponents } from '../../src/discord/ui/emoji.ts';
import { handicapMenus } from '../../src/discord/ui/handicap.ts';
import { handText } from '../../src/discord/ui/scene-text.ts';
import { duration } from '../../src/discord/ui/timestamps.ts';
import { verbatim } from '../../src/engine/text.ts';
import type { HandScene } from '../../src/engine/scene/index.ts';
import { games } from '../../src/games/index.ts';
import { StoreError } from '../../src/match/ports.ts';
import { silentLog } from '../../src/testkit/silent-log.ts';

describe('the parts of a message', () => {
  const buttons = Array.from({ length: 12 }, (_, n) => button(`id${n}`, `${n}`));

  it('stand in rows of at most five buttons, in order, none of them empty', () => {
    for (let count = 0; count <= buttons.length; count++)
      for (const perRow of [1, 3, 5]) {
        const made = rows(buttons.slice(0, count), perRow).map(({ components }) => components);
        expect(made.flat()).toEqual(buttons.slice(0, count));
        expect(made.slice(0, -1).every(({ length }) => length === perRow)).toBe(true);
        expect(made.every(({ length }) => length > 0 && length <= perRow)).toBe(true);
      }
  });

  it('carry an emoji, or nothing in its place', () => {
    expect(button('a', 'A', 'danger', true, '🎲')).toMatchObject({ emoji: { name: '🎲' }, disabled: true, style: 4 });
    expect(Object.keys(button('a', 'A'))).toEqual(['type', 'style', 'custom_id', 'label']);
    const [plain, rich] = select('s', 'choose', [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B', detail: 'more', chosen: true, emoji: '🐑' },
    ]).options;
    expect(plain).toEqual({ value: 'a', label: 'A' });
    expect(rich).toEqual({ value: 'b', label: 'B', description: 'more', default: true, emoji: { name: '🐑' } });
  });

  it('are counted with everything in them, and their texts measured', () => {
    const parts: MessagePage['components'] = [
      textBlock('12345'),
      container(null, [
        section('123', button('a', 'Not counted')),
        row(button('b', 'B'), button('c', 'C')),
        textBlock('1'),
      ]),
    ];
    expect(measureComponents(parts)).toEqual({ count: 9, length: 9 });
  });

  it('are dressed in our own emoji as long as the text fits', () => {
    const ids = new Map([['🐑', { id: '77', name: 'wool' }]]);
    const [text, line] = dressComponents([textBlock('2 🐑'), row(button('a', '🐑', 'primary', false, '🐑'))], ids);
    expect(text).toMatchObject({ type: ComponentType.TextDisplay, content: '2 <:wool:77>' });
    expect(line).toMatchObject({ components: [{ label: '🐑', emoji: { id: '77', name: 'wool' } }] });
    const [long] = dressComponents([textBlock('🐑'.repeat(500))], ids);
    expect(long).toMatchObject({ content: '🐑'.repeat(500) });
  });
});

describe('words with numbers', () => {
  it('know one from many, and more from less', () => {
    const both = ({ en, de }: { readonly en: string; readonly de: string }): string => `${en} | ${de}`;
    expect([1, 2].map((days) => both(vacationStrings.left(days)))).toEqual([
      'You have 1 day left in this half of the year. | Du hast in diesem Halbjahr noch 1 Tag.',
      'You have 2 days left in this half of the year. | Du hast in diesem Halbjahr noch 2 Tage.',
    ]);
    expect([[], ['Anna'], ['Anna', 'Ben']].map((names) => panelStrings.foreign(names).de.split(' ')[1])).toEqual([
      'kann',
      'kann',
      'können',
    ]);
    expect([panelStrings.menuOf('Roads', 1, 1), panelStrings.menuOf('Roads', 1, 2)]).toEqual(['Roads', 'Roads (1/2)']);
    expect([matchStrings.takebacks(true).en, matchStrings.takebacks(false).en]).toEqual([
      'take-backs if all agree',
      'no take-backs',
    ]);
    expect([matchStrings.hints(true).en, matchStrings.hints(false).en]).toEqual(['with hints', 'without hints']);
    expect(both(tallyText([3, 2, 0]))).toBe('3 won, 2 lost | 3 gewonnen, 2 verloren');
    expect(both(tallyText([3, 2, 1]))).toBe('3 won, 2 lost, 1 tied | 3 gewonnen, 2 verloren, 1 unentschieden');
    expect([scoreText([3, 2, 0]), scoreText([3, 2, 1])]).toEqual(['3\u00a0:\u00a02', '3\u00a0:\u00a02\u00a0(+1)']);
  });

  it('word luck and decisions with their sign', () => {
    const words = JSON.stringify(reviewStrings.standing('Anna', { from: 50, to: 47, luck: -5, decisions: 2 }));
    expect(words).toContain('luck −5, decisions +2');
  });

  it('say a score of the day with its unit', () => {
    const of = (count: number): string =>
      JSON.stringify(dailyStrings.score({ won: false, turns: 9, points: count, lead: 0 }));
    expect(of(1)).toContain('verloren mit 1 Punkt"');
    expect(of(2)).toContain('2 Punkten');
  });

  it('measure time in at most two units', () => {
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
    expect(
      [0, minute - 1, minute, hour - 1, hour, hour + 90_000, day - 1, day, 2 * day + 5 * hour + minute].map(
        (ms) => duration(ms).en,
      ),
    ).toEqual([
      'less than a minute',
      'less than a minute',
      '1 min',
      '59 min',
      '1 h 0 min',
      '1 h 1 min',
      '23 h 59 min',
      '1 d 0 h',
      '2 d 5 h',
    ]);
  });
});

it('handicaps are offered for everyone who sits at the table, and not for an open seat', () => {
  const game = games.get('rivals');
  const variant = game?.info.handicaps?.[0]?.variants?.[0] ?? 'intro';
  if (!game) throw new Error('Rivals is gone');
  const players = [
    { kind: 'person', id: 'a', name: 'Anna' },
    { kind: 'open', name: '' },
  ] as const;
  const menus = handicapMenus({ players }, game, { options: { variant } }, 'en');
  const entries = menus.flatMap((menu) => menu.entries);
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.slice(1).every(({ label }) => label.startsWith('Anna '))).toBe(true);
});

it('a hand in words names its cards with what can be done with them, and the goods', () => {
  const card = (name: string): HandScene['cards'][number]['card'] => ({ name: verbatim(name) }) as never;
  const scene = {
    title: verbatim('Hand'),
    cards: [{ card: card('Scout'), status: { text: verbatim('ready') } }, { card: card('Mer\u00adchant') }],
    goods: { title: verbatim('Goods'), chips: [{ amount: 2, ware: { name: verbatim('Wool') } }] },
  } as unknown as HandScene;
  expect(handText(scene, 'en', [])).toBe('Hand\nScout: ready\nMerchant\nGoods: 2 Wool');
  const poor = { ...scene, goods: { title: verbatim('Goods'), chips: [] } } as unknown as HandScene;
  expect(handText(poor, 'en', [])).toBe('Hand\nScout: ready\nMerchant');
});

describe('a command that is kept until its match is chosen', () => {
  const command = (options: readonly { name: string; type: number; value: unknown }[]) =>
    ({ data: { name: 'build', options } }) as unknown as Parameters<typeof keptCommandId>[0];

  it('is read as it was typed, each option as what it is', () => {
    const id = keptCommandId(
      command([
        { name: 'what', type: 3, value: 'road' },
        { name: 'count', type: 4, value: 2 },
        { name: 'sure', type: 5, value: true },
      ]),
    );
    const { verb, arg = '' } = parseCustomId(id ?? '') ?? {};
    expect(verb).toBe('run');
    const { name, options } = readKeptCommand(arg, 'M1') ?? {};
    expect([
      name,
      options?.text('what'),
      options?.number('count'),
      options?.flag('sure'),
      options?.text('match'),
    ]).toEqual(['build', 'road', 2, true, 'M1']);
    expect([options?.number('what'), options?.text('count'), options?.flag('count'), options?.text('else')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is not kept when it is too long for a menu', () => {
    const lengths = Array.from({ length: 90 }, (_, n) =>
      keptCommandId(command([{ name: 'w', type: 3, value: 'x'.repeat(n) }])),
    );
    const kept = lengths.map((id) => id !== null);
    expect(kept.indexOf(false)).toBeGreaterThan(40);
    expect(kept.lastIndexOf(true)).toBe(kept.indexOf(false) - 1);
    expect([99, 100]).toContain(Math.max(...lengths.map((id) => id?.length ?? 0)));
  });
});

it('an error of the store is logged with its match, and no error of Discord is taken for a passing one', () => {
  const lines: unknown[] = [];
  const log = { ...silentLog, error: (about: object) => void lines.push(about) };
  errorText(new StoreError('corrupted', 'broken', 'M1'), log);
  errorText(new StoreError('corrupted', 'broken'), log);
  expect(lines).toEqual([{ fault: 'corrupted', match: 'M1' }, { fault: 'corrupted' }]);
  expect(isTransient(Object.assign(new Error('no'), { code: 130000 }))).toBe(false);
});
