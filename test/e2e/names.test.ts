import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';

/** What is typed instead of chosen from the suggestions: Anna's Discord speaks English, Ben's German. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ seed: 'names' });
});
afterAll(async () => stage.close());
afterEach(() => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual([]);
});

/** Game and variant of the match that begins so; it is given up at once. */
async function begunBy(options: Record<string, string | boolean>): Promise<string> {
  const panel = await shown(stage.ben.slash(stage.channel, '/solo', { level: 'Sanft', ...options }));
  const id = [...waysOf(panel).buttons, ...waysOf(panel).menus][0]?.id.split(':')[1];
  if (!id) return textOf(panel);
  await stage.quiet();
  const { terms } = await stage.sheet(id);
  await stage.matches.resign(id, stage.ben.id, null);
  await stage.quiet();
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
    expect(await begunBy({ variant: 'Schach' })).toContain('Diese Variante gibt es bei „Die Fürsten von Catan“ nicht. Es gibt: Einführungsspiel, ');
    expect(await begunBy({ game: 'Schach' })).toContain('Dieses Spiel wird hier nicht gespielt.');
  });

  it('go with what is suggested for the options after them', async () => {
    const { ben, channel } = stage;
    const suggested = async (options: Record<string, string>, focused: string): Promise<readonly string[]> =>
      (await ben.autocomplete(channel, '/challenge', options, focused)).map(({ value }) => String(value));
    expect(await suggested({ game: 'Catan Würfelspiel', variant: '' }, 'variant')).toEqual(['island-one', 'island-two', 'extra']);
    expect(await suggested({ variant: 'Das Duell der Fürsten', rule: 'finstere' }, 'rule')).toContain('sets.darkness');
    expect(await suggested({ variant: 'Einführungsspiel', rule: 'finstere' }, 'rule')).toEqual([]);
    expect(await suggested({ game: 'Scha', variant: '' }, 'variant')).toEqual([]);
  });
});

describe('a topic of the rules', () => {
  const read = async (options: Record<string, string>): Promise<string> => textOf(await shown(stage.ben.slash(stage.channel, '/parley rules', options)));

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
    const { ben, channel } = stage;
    const panel = await shown(ben.slash(channel, '/solo', { game: 'rivals', level: 'Sanft' }));
    const match = [...waysOf(panel).buttons, ...waysOf(panel).menus][0]?.id.split(':')[1] ?? '';
    const parts = await ben.autocomplete(channel, '/board', { match, part: '' }, 'part');
    expect(parts.length).toBeGreaterThan(1);
    for (const { name } of parts) {
      expect(textOf(await shown(ben.slash(channel, '/board', { match, part: name.toUpperCase() })))).not.toContain('gibt es nicht');
    }
    expect(textOf(await shown(ben.slash(channel, '/board', { match, part: 'Keller' })))).toContain('„Keller“');
  });
});
