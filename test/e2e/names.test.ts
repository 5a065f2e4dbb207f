import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';

/** What is typed instead of chosen from the suggestions: Anna's Discord speaks English, Ben's German. */
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ seed: 'names' });
});
afterAll(async () => harness.close());
afterEach(() => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
});

/** Game and variant of the match that begins so; it is given up at once. */
async function begunBy(options: Record<string, string | boolean>): Promise<string> {
  const panel = await finalMessage(harness.ben.slash(harness.channel, '/solo', { level: 'Leicht', ...options }));
  const id = [...controlsOf(panel).buttons, ...controlsOf(panel).menus][0]?.id.split(':')[1];
  if (!id) return textOf(panel);
  await harness.idle();
  const { terms } = await harness.sheet(id);
  await harness.matches.resign(id, harness.ben.id, null);
  await harness.idle();
  return `${terms.game} ${String(terms.options['variant'])}`;
}

describe('a game and its variant', () => {
  it.each([
    [{ variant: 'Das Duell der Fürsten' }, 'rivals duel'],
    [{ variant: 'Duell der Fürsten' }, 'rivals duel'],
    [{ variant: 'the duel of the princes' }, 'rivals duel'],
    [{ game: 'CATAN' }, 'settlers classic'],
    [{ game: 'catan', variant: 'städte & ritter' }, 'settlers cities-and-knights'],
    [{ game: 'Catan Dice Game', variant: 'Island Two' }, 'dice island-two'],
    [{ game: 'Catan Würfelspiel', day: true }, 'dice island-one'],
    [{ variant: 'Turnierspiel', deck: 'traders' }, 'rivals tournament'],
    [{ variant: 'Das Duell der Fürsten', rule: 'sets.darkness' }, 'rivals duel'],
  ])('are known by their names in either language: %o', async (options, begun) => {
    expect(await begunBy(options)).toBe(begun);
  });

  it('that are none are refused in words', async () => {
    expect(await begunBy({ variant: 'Schach' })).toContain(
      'Diese Variante gibt es bei „Die Fürsten von Catan“ nicht. Zur Wahl stehen: Einführungsspiel, ',
    );
    expect(await begunBy({ game: 'Schach' })).toContain('Dieses Spiel gibt es hier nicht.');
  });

  it('go with what is suggested for the options after them', async () => {
    const { ben, channel } = harness;
    const suggested = async (options: Record<string, string>, focused: string): Promise<readonly string[]> =>
      (await ben.autocomplete(channel, '/challenge', options, focused)).map(({ value }) => String(value));
    expect(await suggested({ game: 'Catan Würfelspiel', variant: '' }, 'variant')).toEqual([
      'island-one',
      'island-two',
      'extra',
    ]);
    expect(await suggested({ variant: 'Das Duell der Fürsten', rule: 'finstere' }, 'rule')).toContain('sets.darkness');
    expect(await suggested({ variant: 'Einführungsspiel', rule: 'finstere' }, 'rule')).toEqual([]);
    expect(await suggested({ game: 'Scha', variant: '' }, 'variant')).toEqual([]);
  });

  it('are suggested by what is typed: the same name first, then what begins with it', async () => {
    const { ben, channel } = harness;
    const games = (await ben.autocomplete(channel, '/challenge', { game: 'catan' }, 'game')).map(({ value }) => value);
    expect(games).toEqual(['settlers', 'dice', 'struggle', 'rivals']);
  });
});

describe('a topic of the rules', () => {
  const read = async (options: Record<string, string>): Promise<string> =>
    textOf(await finalMessage(harness.ben.slash(harness.channel, '/parley rules', options)));

  it.each([
    [{ topic: 'Dein Zug' }, '## Dein Zug\n'],
    [{ topic: 'your turn' }, '## Dein Zug\n'],
    [{ topic: 'Der Zug', game: 'Catan Würfelspiel' }, '## Der Zug\n'],
    [{ topic: 'turn' }, '## Dein Zug\n'],
  ])('is known by its title in either language: %o', async (options, title) => {
    expect(await read(options)).toContain(title);
  });

  it('that is none is refused in words', async () => {
    expect(await read({ topic: 'Rochade' })).toContain('„Rochade“');
  });
});

describe('a part of the table', () => {
  it('is known by its name, and one that is none is refused in words', async () => {
    const { ben, channel } = harness;
    const panel = await finalMessage(ben.slash(channel, '/solo', { game: 'rivals', level: 'Leicht' }));
    const match = [...controlsOf(panel).buttons, ...controlsOf(panel).menus][0]?.id.split(':')[1] ?? '';
    const parts = await ben.autocomplete(channel, '/board', { match, part: '' }, 'part');
    expect(parts.length).toBeGreaterThan(1);
    for (const { name } of parts) {
      expect(
        textOf(await finalMessage(ben.slash(channel, '/board', { match, part: name.toUpperCase() }))),
      ).not.toContain('gibt es nicht');
    }
    expect(textOf(await finalMessage(ben.slash(channel, '/board', { match, part: 'Keller' })))).toContain('„Keller“');
  });
});
