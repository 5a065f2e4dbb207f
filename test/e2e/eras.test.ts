import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { buttonOf, menuOf } from './table.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: 'eras' });
});
afterAll(async () => stage.close());
afterEach(() => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual([]);
});

/** What was agreed on; the match itself is given up. */
async function termsOf(id: string): Promise<Readonly<Record<string, unknown>>> {
  await stage.quiet();
  const { terms } = await stage.sheet(id);
  await stage.matches.resign(id, stage.anna.id, null);
  await stage.quiet();
  return terms.options;
}

describe('the eras of a Duel', () => {
  it.each([
    ['sets.choose', { variant: 'duel', sets: 'choose' }],
    ['Eras: All six: three by lot', { variant: 'duel', sets: 'random' }],
    ['zeiten: nur finstere zeiten', { variant: 'duel', sets: 'intrigue merchant-princes barbarians' }],
    ['sets.gold-intrigue-barbarians', { variant: 'duel', sets: 'gold intrigue barbarians' }],
  ])('D7.1: come with the challenge, however they are written: %s', async (rule, terms) => {
    expect(await termsOf(await begin(stage, { rule }))).toMatchObject(terms);
  });

  it('are suggested while somebody types, ready-made ones first, and only where they belong', async () => {
    const { anna, channel } = stage;
    const names = async (options: Record<string, string>) => (await anna.autocomplete(channel, '/challenge', options, 'rule')).map(({ name }) => name);
    expect((await names({ variant: 'duel', rule: '' })).slice(0, 4)).toEqual([
      'Eras: Gold, Turmoil, Progress', 'Eras: All six: each picks one', 'Eras: All six: three by lot', 'Eras: Age of Darkness only',
    ]);
    expect(await names({ variant: 'intro', rule: 'eras' })).toEqual([]);
    expect((await anna.autocomplete(channel, '/solo', { rule: 'darkness' }, 'rule')).map(({ value }) => value)).toEqual(['sets.darkness', 'without.darkness']);
  });

  it('are played against the computer too', async () => {
    const { anna, channel } = stage;
    const panel = await shown(anna.slash(channel, '/solo', { rule: 'sets.darkness', level: 'gentle' }));
    const id = [...waysOf(panel).buttons, ...waysOf(panel).menus][0]?.id.split(':')[1] ?? '';
    expect(await termsOf(id)).toMatchObject({ variant: 'duel', sets: 'intrigue merchant-princes barbarians' });
  });

  it('are changed on the card of the challenge, for both to see', async () => {
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, variant: 'duel' }));
    const card = await ben.waitFor((message) => message.mentionsMe && waysOf(message).buttons.some(({ verb }) => verb === 'house-rules'), 60_000);
    const page = await shown(ben.click(card.id, buttonOf(card, 'house-rules')));
    const menu = waysOf(page).menus.find(({ id }) => id.endsWith('sets'));
    expect(menu?.values.slice(0, 4)).toEqual(['base', 'choose', 'random', 'darkness']);
    expect(menu?.values).toHaveLength(22);
    const changed = await shown(ben.select(page.id, menu?.id ?? '', ['darkness']));
    expect(textOf(changed)).toContain('Nur Finstere Zeiten');
    expect(menuOf(changed, 'set-rule')).toBeDefined();
    await stage.quiet();
    expect(ben.messages(channel).some((message) => textOf(message).includes('Age of Darkness only') || textOf(message).includes('Nur Finstere Zeiten'))).toBe(true);
  });

  it.each([
    ['gold, gold, turmoil', {}, 'There is no house rule “gold, gold, turmoil”.'],
    ['sets.gold-gold-turmoil', {}, 'There is no house rule “sets.gold-gold-turmoil”.'],
    ['sets.darkness', { variant: 'intrigue' }, 'Eras: goes with The Duel of the Princes only.'],
    ['sets.darkness', { game: 'dice' }, 'There is no house rule “sets.darkness”.'],
  ])('that do not go together are refused with the reason, and nothing begins: %s %o', async (rule, more, reason) => {
    const { anna, ben, channel } = stage;
    for (const [command, options] of [['/challenge', { opponent: ben.id }], ['/solo', {}]] as const) {
      expect(textOf(await shown(anna.slash(channel, command, { ...options, rule, ...more })))).toContain(reason);
    }
    expect((await stage.matches.list(anna.id)).filter(({ sheet }) => sheet.status === 'open')).toEqual([]);
  });
});
