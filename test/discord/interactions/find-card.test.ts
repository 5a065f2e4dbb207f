import { expect, it } from 'vitest';
import { findCards, suggestCards } from '../../../src/discord/interactions/find-card.ts';
import { games } from '../../../src/games/index.ts';

it.each(["odin's temple", 'Odin’s Temple'])('a card is found by its name with either apostrophe: %s', (typed) => {
  expect(findCards(games, typed).map(({ id }) => id)).toEqual(['odins-temple']);
  expect(suggestCards(games, typed, 'en').map(({ name }) => name)).toEqual(['Odin’s Temple']);
});
