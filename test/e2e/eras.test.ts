import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf, menuOf } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ seed: 'eras' });
});
afterAll(async () => harness.close());
afterEach(() => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
});

/** What was agreed on; the match itself is given up. */
async function termsOf(id: string): Promise<Readonly<Record<string, unknown>>> {
  await harness.idle();
  const { terms } = await harness.sheet(id);
  await harness.matches.resign(id, harness.anna.id, null);
  await harness.idle();
  return terms.options;
}

describe('the eras of a Duel', () => {
  it.each([
    ['sets.choose', { variant: 'duel', sets: 'choose' }],
    ['Eras: Three at random', { variant: 'duel', sets: 'random' }],
    ['zeiten: nur finstere zeiten', { variant: 'duel', sets: 'intrigue merchant-princes barbarians' }],
    ['sets.gold-intrigue-barbarians', { variant: 'duel', sets: 'gold intrigue barbarians' }],
  ])('D7.1: come with the challenge, however they are written: %s', async (rule, terms) => {
    expect(await termsOf(await challengeAndAccept(harness, { rule }))).toMatchObject(terms);
  });

  it('are suggested while somebody types, ready-made ones first, and only where they belong', async () => {
    const { anna, channel } = harness;
    const names = async (options: Record<string, string>) =>
      (await anna.autocomplete(channel, '/challenge', options, 'rule')).map(({ name }) => name);
    expect((await names({ variant: 'duel', rule: '' })).slice(0, 4)).toEqual([
      'Eras: Gold, Turmoil, Progress',
      'Eras: Each player picks one',
      'Eras: Three at random',
      'Eras: Age of Darkness only',
    ]);
    expect(await names({ variant: 'intro', rule: 'eras' })).toEqual([]);
    expect((await anna.autocomplete(channel, '/solo', { rule: 'darkness' }, 'rule')).map(({ value }) => value)).toEqual(
      ['sets.darkness', 'without.darkness'],
    );
  });

  it('are played against the computer too', async () => {
    const { anna, channel } = harness;
    const panel = await finalMessage(anna.slash(channel, '/solo', { rule: 'sets.darkness', level: 'gentle' }));
    const id = [...controlsOf(panel).buttons, ...controlsOf(panel).menus][0]?.id.split(':')[1] ?? '';
    expect(await termsOf(id)).toMatchObject({ variant: 'duel', sets: 'intrigue merchant-princes barbarians' });
  });

  it('are changed on the card of the challenge, for both to see', async () => {
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, variant: 'duel' }));
    const card = await ben.waitFor(
      (message) => message.mentionsMe && controlsOf(message).buttons.some(({ verb }) => verb === 'house-rules'),
    );
    const page = await finalMessage(ben.click(card.id, buttonOf(card, 'house-rules')));
    const menu = controlsOf(page).menus.find(({ id }) => id.endsWith('sets'));
    expect(menu?.values.slice(0, 4)).toEqual(['base', 'choose', 'random', 'darkness']);
    expect(menu?.values).toHaveLength(22);
    const changed = await finalMessage(ben.select(page.id, menu?.id ?? '', ['darkness']));
    expect(textOf(changed)).toContain('Nur Finstere Zeiten');
    expect(menuOf(changed, 'set-rule')).toBeDefined();
    await harness.idle();
    expect(
      ben
        .messages(channel)
        .some(
          (message) =>
            textOf(message).includes('Age of Darkness only') || textOf(message).includes('Nur Finstere Zeiten'),
        ),
    ).toBe(true);
  });

  it.each([
    ['gold, gold, turmoil', {}, 'There’s no house rule “gold, gold, turmoil”.'],
    ['sets.gold-gold-turmoil', {}, 'There’s no house rule “sets.gold-gold-turmoil”.'],
    ['sets.darkness', { variant: 'intrigue' }, 'Eras is only for The Duel of the Princes.'],
    ['sets.darkness', { game: 'dice' }, 'There’s no house rule “sets.darkness”.'],
  ])('that do not go together are refused with the reason, and nothing begins: %s %o', async (rule, more, reason) => {
    const { anna, ben, channel } = harness;
    for (const [command, options] of [
      ['/challenge', { opponent: ben.id }],
      ['/solo', {}],
    ] as const) {
      expect(textOf(await finalMessage(anna.slash(channel, command, { ...options, rule, ...more })))).toContain(reason);
    }
    expect((await harness.matches.list(anna.id)).filter(({ sheet }) => sheet.status === 'open')).toEqual([]);
  });
});
