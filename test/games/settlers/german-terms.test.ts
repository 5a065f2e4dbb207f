import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settlers } from '../../../src/games/settlers/game.ts';
import { progressCardTexts } from '../../../src/games/settlers/cities-and-knights/texts/names.ts';

const folder = new URL('../../../src/games/settlers/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const chapter = (id: string) =>
  settlers.text.ruleChapters.find((rule) => rule.id === id)?.body ?? expect.fail(`there is no chapter ${id}`);

it('uses the printed German terms everywhere in CATAN and Cities & Knights', () => {
  const other = /Handelsstraße|beförder|Zahlenwürfel|Verteidigungs-Chip|Verteidigung Catans|inaktiv/iu;
  expect(sources.filter((name) => other.test(readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
  expect(chapter('cities-and-knights').de).toMatch(/Längste Handelsroute.*Siegpunkt-Chip/u);
  expect(chapter('knights').de).toMatch(/Aufwerten.*passiv/su);
  expect(progressCardTexts.alchemy.de).toContain('Augenwürfel');
});

it('says how strong Catan is, and where equal defenders draw', () => {
  expect(chapter('barbarians').en).toMatch(/levels of all active knights added up.*deck of their choice/su);
  expect(chapter('barbarians').de).toMatch(/Stufen aller aktiven Ritter zusammen.*Stapel ihrer Wahl/su);
});

it('promises placed pieces only where the beginners’ island has them', () => {
  const { about } = settlers.info.houseRules.find(({ id }) => id === 'board') ?? expect.fail('no field for the island');
  expect(about.en).toContain('with 3 or 4 players');
  expect(about.de).toContain('zu dritt oder viert');
  expect(chapter('set-up').en).toMatch(/CATAN for Two and Cities & Knights you place your pieces/u);
  expect(chapter('set-up').de).toMatch(/CATAN für zwei und Städte & Ritter setzt ihr/u);
});

it('names knights among what cuts a line, and what a forced trade needs', () => {
  expect(chapter('titles').en).toMatch(/Cities & Knights so does their knight/u);
  expect(chapter('titles').de).toMatch(/Städte & Ritter auch ein fremder Ritter/u);
  expect(chapter('two').en).toContain('2 cards of your own');
  expect(chapter('two').de).toContain('Du brauchst selbst 2 Karten');
});

it.each([
  ['diplomacy', 'there or elsewhere', 'dort oder anderswo'],
  ['treason', 'next lower level', 'nächstniedrigeren'],
  ['treason', 'level and state', 'mit demselben Status'],
  ['resource-monopoly', 'or the only one', 'ihren einzigen'],
  ['wedding', 'or their only one', 'ihre einzige'],
  ['guild-dues', '1 if that is all', 'wenn es nur eine gibt'],
  ['taxation', 'After the first landing', 'Nach der ersten Landung'],
] as const)('the text of %s says “%s”', (card, en, de) => {
  expect(progressCardTexts[card].en).toContain(en);
  expect(progressCardTexts[card].de).toContain(de);
});
