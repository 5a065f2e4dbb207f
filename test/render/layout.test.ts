import { cupBracket, doubleBracket, finalTable, ladderTable, leagueTable } from './samples-competitions.ts';
import { profileOfNewcomer, profileOfRival } from './samples-profile.ts';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/engine/text.ts';
import { layoutFaults } from './check-layout.ts';
import { makeBoard, seeded, zoomOn } from './samples.ts';
import { makeIsland, makeKnights } from './samples-island.ts';
import { makeShared, makeSheets } from './samples-sheets.ts';
import { makeTableau } from './samples-tableau.ts';
import { deck, payable, resources } from './samples-hands.ts';
import { makeAgeOfDarkness } from './samples-age-of-darkness.ts';
import * as others from './samples-other.ts';

const { brigands, card, challenge, chart, hand, result, roll } = others;
const scenes = Object.entries({
  brigands,
  card,
  challenge,
  chart,
  hand,
  result,
  roll,
  profileOfNewcomer,
  profileOfRival,
  leagueTable,
  finalTable,
  ladderTable,
  cupBracket,
  doubleBracket,
});
const people = ['Anna', 'Friedrich-Wilhelm von und zu Hohenlohe', 'Иван 🦊', '🦊🦊', 'W'.repeat(32)];

describe('layout', () => {
  it.each(scenes)('of a %s: nothing overlaps, nothing is cut', (_, scene) => {
    for (const language of languages) expect(layoutFaults(scene, language)).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6])('of the moments of a table for %i: nothing overlaps, nothing is cut', (count) => {
    for (const scene of others.momentsFor(count))
      for (const language of languages) expect(layoutFaults(scene, language)).toEqual([]);
  });

  it.each([
    ['an island', makeIsland()],
    ['corners to choose from', makeIsland({ picks: [1, 5, 7, 27, 29] })],
    ['paths to choose from', makeIsland({ paths: true })],
    ['knights and barbarians', makeKnights()],
    ['a hand of resources', resources],
    ['what can be paid', payable],
    ['a deck', deck],
    ['cards that carry everything', makeAgeOfDarkness(false)],
    ['own stacks', makeAgeOfDarkness(true)],
    ['two rows', makeTableau(2)],
    ['four rows', makeTableau(4)],
    ['one sheet', makeSheets(1)],
    ['two sheets', makeSheets(2)],
    ['three sheets', makeSheets(3)],
    ['four sheets', makeSheets(4)],
    ['a map for all', makeShared()],
  ])('of %s: nothing overlaps, nothing is cut', (_, scene) => {
    for (const language of languages) expect(layoutFaults(scene, language)).toEqual([]);
  });

  it('of 120 made-up boards of every size: nothing overlaps, nothing is cut', () => {
    const random = seeded(2026);
    for (let number = 0; number < 120; number++) {
      const shape = () => ({
        columns: 3 + Math.floor(random() * 6),
        built: Math.floor(random() * 29),
        marks: random() < 0.5,
        extras: random() < 0.5,
        numbers: random() < 0.3,
        ends: [random() < 0.4, random() < 0.4] as const,
        name: people[Math.floor(random() * people.length)] ?? '',
      });
      const board = makeBoard(number, shape(), shape());
      const language = languages[number % languages.length] ?? 'en';
      expect(layoutFaults(board, language), `board ${number}`).toEqual([]);
      expect(layoutFaults(zoomOn(board), language), `zoom ${number}`).toEqual([]);
      expect(layoutFaults({ ...zoomOn(board), roll: board.strip }, language), `beside a question ${number}`).toEqual(
        [],
      );
    }
  }, 240_000);
});
