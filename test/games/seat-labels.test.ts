import { expect, test } from 'vitest';
import { seatNames } from '../../src/engine/seats.ts';
import type { Decision } from '../../src/engine/script.ts';
import { seatPlaceholder } from '../../src/engine/text.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';

/** Every choice that names a seat by its colour, in the question it belongs to. The other games have none. */
const choices = [
  ['settlers', 'classic', 'robber.steal', 'steal *'],
  ['settlers', 'classic', 'offer', 'to *'],
  ['settlers', 'classic', 'menu', 'deal * 1 ore for 1 wool'],
  ['settlers', 'cities-and-knights', 'menu', 'harbor * wool'],
  ['settlers', 'cities-and-knights', 'espionage.seat', '*'],
  ['settlers', 'cities-and-knights', 'dues.seat', '*'],
  ['settlers', 'cities-and-knights', 'treason.seat', '*'],
  ['struggle', 'struggle', 'menu', 'trade * 2'],
  ['struggle', 'struggle', 'menu', 'library *'],
  ['struggle', 'struggle', 'menu', 'guild *'],
] as const;

test.each(choices)('%s (%s) names in %s every player by name: %s', (id, variant, key, written) => {
  const game = games.get(id) as AnyGame;
  const state = game.rules.setup(game.info.options.parse({ variant }), 4, 'labels');
  for (const [seat, colour] of seatNames.slice(0, 4).entries()) {
    const choice = written.replace('*', colour);
    const asker = (seat + 1) % 4;
    const decision: Decision = { seat: asker, key, choices: [choice], min: 1, max: 1, fallback: [choice] };
    const { text } = game.text.label(game.views.forSeat(state, asker), decision, choice);
    expect(
      [text.en.includes(seatPlaceholder(seat)), text.de.includes(seatPlaceholder(seat))],
      `${choice}: ${text.en}`,
    ).toEqual([true, true]);
  }
});

test('the dice of Alchemy keep their colours', () => {
  const game = games.get('settlers') as AnyGame;
  const state = game.rules.setup(game.info.options.parse({ variant: 'cities-and-knights' }), 4, 'labels');
  const decision: Decision = {
    seat: 0,
    key: 'alchemy',
    choices: ['red 3', 'yellow 4'],
    min: 2,
    max: 2,
    fallback: ['red 3', 'yellow 4'],
  };
  expect(decision.choices.map((id) => game.text.label(game.views.forSeat(state, 0), decision, id).text.en)).toEqual([
    'Red 3',
    'Yellow 4',
  ]);
});
