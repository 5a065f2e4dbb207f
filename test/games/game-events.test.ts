import { expect, it } from 'vitest';
import { dice } from '../../src/games/dice/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { struggle } from '../../src/games/struggle/game.ts';

it('news of CATAN name the land in words, older ones the hex alone', () => {
  const robber = { kind: 'robber', seat: 1, hex: 8 } as const;
  const land = { terrain: 'mountains', token: 6 } as const;
  expect(settlers.text.describeEvent({ ...robber, land }, 0)).toEqual({
    en: '{seat 1} moved the robber to mountains 6.',
    de: '{seat 1} hat den Räuber versetzt: Gebirge 6.',
  });
  expect(settlers.text.describeEvent({ ...robber, land: { terrain: 'desert', token: 0 } }, 0)).toEqual({
    en: '{seat 1} moved the robber to the desert.',
    de: '{seat 1} hat den Räuber versetzt: Wüste.',
  });
  expect(settlers.text.describeEvent(robber, 1)?.en).toBe('You moved the robber to h8.');
  expect(
    settlers.text.describeEvent({ kind: 'merchant', seat: 0, hex: 9, land: { terrain: 'desert', token: 0 } }, 0)?.de,
  ).toBe('Du hast den Händler aufgestellt: Wüste.');
});

it('news of Cities & Knights say who won and what that means, and count coins', () => {
  expect(settlers.text.describeEvent({ kind: 'landed', foe: 3, own: 1, strengths: [0, 1] }, 0)?.en).toBe(
    'The barbarians win 3 to 1 (you 0, {seat 1} 1). Those who defended least lose a city.',
  );
  expect(settlers.text.describeEvent({ kind: 'landed', foe: 3, own: 4, strengths: [3, 1] }, null)?.de).toBe(
    'Die Barbaren werden 3 zu 4 zurückgeschlagen ({seat 0} 3, {seat 1} 1).',
  );
  expect(settlers.text.describeEvent({ kind: 'fleet', seat: 0, sort: 'wool' }, 0)?.en).toBe(
    'You chose to trade wool at 2:1 this turn.',
  );
  const coins = (number: number) =>
    settlers.text.describeEvent({ kind: 'discarded', seat: 0, goods: [0, 0, 0, 0, 0, 0, 0, number] }, 0);
  expect([coins(1)?.de, coins(2)?.de, coins(2)?.en]).toEqual([
    'Du hast 1 🪙 Münze abgeworfen.',
    'Du hast 2 🪙 Münzen abgeworfen.',
    'You discarded 2 🪙 coins.',
  ]);
});

it('news of Struggle say what an event does and whom it hits', () => {
  expect(struggle.text.describeEvent({ kind: 'event', card: 6, event: 'robber-attack' } as never, 0)).toEqual({
    en: '*Robber Attack*: everyone with more than 7 cards loses half of them.',
    de: '*Räuberüberfall*: Wer mehr als 7 Karten hat, verliert die Hälfte.',
  });
  expect(struggle.text.describeEvent({ kind: 'robbed', seats: [0, 2] }, 0)).toEqual({
    en: 'Robbed: you and {seat 2}.',
    de: 'Ausgeraubt: du und {seat 2}.',
  });
  expect(struggle.text.describeEvent({ kind: 'won', seat: 1, points: 10 }, 0)?.de).toBe(
    '{seat 1} hat die Partie mit 10 Siegpunkten gewonnen.',
  );
});

it('news of the dice game are German where they are', () => {
  expect(dice.text.describeEvent({ kind: 'title', title: 'largest-army', seat: 0, before: 1, size: 4 }, 0)?.de).toBe(
    'Du hast mit 4 Rittern die Größte Rittermacht geholt, zuvor bei {seat 1}.',
  );
  expect(dice.text.describeEvent({ kind: 'won', seat: 0, points: 10 }, 0)?.de).toBe(
    'Du hast die Partie mit 10 Siegpunkten gewonnen.',
  );
});
