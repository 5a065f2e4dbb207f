import { expect, it } from 'vitest';
import { gameCard } from '../../src/discord/posts/game-card.ts';
import { threadName } from '../../src/discord/outgoing/match-channel.ts';
import { languages } from '../../src/engine/text.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { Panel } from '../../src/match/matches.ts';
import { panelWith } from './questions.ts';

it('a thread is told from others by its number, however long the names of its players are', () => {
  const { sheet } = panelWith(rivals, null, null);
  const players = ['Anna', 'Ben', 'Clara', 'Dora'].map(
    (name) => ({ kind: 'person', id: name, name: name.padEnd(32, name) }) as const,
  );
  const crowded = threadName({ ...sheet, players }, rivals);
  expect(crowded.length).toBeLessThanOrEqual(100);
  expect(crowded).toMatch(/^Anna.* – Ben.* – Clara.* – Dora.* · The Rivals for Catan · K7Q2M$/);
  expect(
    threadName({ ...sheet, players: players.slice(0, 2).map((each) => ({ ...each, name: each.id })) }, rivals),
  ).toBe('Anna – Ben · The Rivals for Catan · K7Q2M');
});

const cardOf = (options: object, language: 'en' | 'de'): string => {
  const { sheet } = panelWith(rivals, null, null);
  const agreed = {
    ...sheet,
    home: { ...sheet.home, language },
    terms: { ...sheet.terms, options: rivals.info.options.parse(options) },
  } as Panel['sheet'];
  return JSON.stringify(gameCard(agreed, rivals, 'hash', null, []).components);
};

it.each(languages)('the card at the top of a thread names the house rules that were agreed on (%s)', (language) => {
  const said = cardOf({ variant: 'duel', sets: 'random', edition: '2.0' }, language);
  expect(said).toContain(
    language === 'en'
      ? 'House Rules: Eras: Three at random · Rulebook: Version 2.0'
      : 'Hausregeln: Zeiten: Drei zufällige · Spielregel: Version 2.0',
  );
  expect(cardOf({ variant: 'duel' }, language)).not.toMatch(/House Rules|Hausregeln/);
});
