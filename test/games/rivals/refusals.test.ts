import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/engine/script.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { menuOf } from '../../../src/games/rivals/rules/menu.ts';
import { type Copy, landOf, type State } from '../../../src/games/rivals/state.ts';
import { complaintsAbout } from './reading.ts';

/** Red in the action phase of the first turn, with this hand and 1 of everything but gold, unless changed. */
function position(variant: string, hand: readonly Copy[], change: (state: State) => void = () => {}): State {
  const state = rivals.rules.setup(optionsSchema.parse({ variant }), 2, 'refusals');
  Object.assign(state, { phase: 'action', turn: 1, active: 0, setup: null });
  landOf(state, 0).hand.push(...hand);
  change(state);
  return state;
}

const stock = (...amounts: readonly number[]) => (state: State): void =>
  amounts.forEach((amount, index) => {
    const region = landOf(state, 0).regions[index];
    if (region) region.stock = amount;
  });

function refuse(state: State, id: string, key = 'action') {
  const decision: Decision = { seat: 0, key, choices: menuOf(state, 0), min: 1, max: 1, otherwise: ['end'] };
  expect(decision.choices).not.toContain(id);
  const refusal = rivals.words.refusal(state, 0, decision, id);
  expect(complaintsAbout(refusal)).toEqual([]);
  return refusal;
}

describe('a refusal says what is not possible, why, and what is', () => {
  it('counts what is missing', () => {
    expect(refuse(position('intro', []), 'build city -1')).toEqual({
      en: 'You cannot build a city at −1: 1 grain and 2 ore are missing.',
      de: 'Du kannst auf −1 keine Stadt bauen: Es fehlen 1 Getreide und 2 Erz.',
    });
  });

  it('points to a trade that brings the one thing missing and leaves the rest of the price', () => {
    // forest, hills, gold field, pasture, fields, mountains
    expect(refuse(position('intro', [], stock(0, 0, 0, 3, 2, 2)), 'build city -1')).toEqual({
      en: 'You cannot build a city at −1: 1 ore is missing. You could trade 3 wool for it.',
      de: 'Du kannst auf −1 keine Stadt bauen: Es fehlt 1 Erz. Du könntest 3 Wolle dagegen tauschen.',
    });
    expect(refuse(position('intro', [], stock(0, 0, 0, 0, 3, 2)), 'build city -1').en).toBe(
      'You cannot build a city at −1: 1 ore is missing.',
    );
  });

  it('counts against the reduced price', () => {
    const drilled = (...goods: readonly number[]) => position('turmoil', ['carl-forkbeard/turmoil'], (state) => {
      stock(...goods)(state);
      const [town] = landOf(state, 0).towns;
      if (town) town.sites[0] = [{ card: 'drill-ground/turmoil' }];
    });
    // forest, hills, gold field, pasture, fields, mountains; Carl costs 1 grain, 2 wool and 1 ore.
    expect(refuse(drilled(0, 0, 0, 0, 1, 1), 'build carl-forkbeard +1u1')).toEqual({
      en: 'You cannot build *Carl Forkbeard* at +1u1: 1 wool is missing.',
      de: 'Du kannst *Carl Gabelbart* nicht auf +1u1 bauen: Es fehlt 1 Wolle.',
    });
    expect(refuse(drilled(0, 0, 0, 1, 1, 0), 'build carl-forkbeard +1u1')).toEqual({
      en: 'You cannot build *Carl Forkbeard* at +1u1: 1 wool and 1 ore are missing, of which you may leave out 1.',
      de: 'Du kannst *Carl Gabelbart* nicht auf +1u1 bauen: Es fehlen 1 Wolle und 1 Erz; 1 davon darfst du weglassen.',
    });
  });

  it.each([
    ['build road +4', 'a road goes to the left or right end'],
    ['build settlement +3', 'open end of a road'],
    ['build abbey +1u2', 'that needs a city'],
    ['build abbey +5u1', 'no such building site'],
    ['build marketplace -1u1', 'do not have the card'],
    ['build scout -1u1', 'is no expansion'],
    ['play abbey', 'is no action card'],
    ['play scout', 'while you build a settlement'],
    ['play brigitta', 'before the roll'],
    ['play goldsmith', 'no effect'],
    ['trade ore ore', 'must differ'],
    ['trade ore wool', '2 ore are missing'],
    ['trade grain@+2u wool', 'no Large Trade Ship'],
    ['use mint +1u1', 'does not lie there'],
    ['remove +1u1', 'knows no removal'],
    ['roll', 'have been rolled'],
    ['build dragon +1u1', 'no move'],
  ])('%s: %s', (id, reason) => {
    const state = position('intro', ['abbey/basic', 'scout/basic', 'brigitta/basic', 'goldsmith/basic']);
    expect(refuse(state, id).en).toContain(reason);
  });

  it('names the requirement that is not met', () => {
    expect(refuse(position('gold', ['trade-master/gold']), 'play trade-master')).toEqual({
      en: 'You cannot play *Trade Master*: it requires your own *Merchant Guild*.',
      de: 'Du kannst *Handelsmeister* nicht spielen: Dafür brauchst du die Karte *Händlergilde*.',
    });
    expect(refuse(position('gold', ['merchant/gold']), 'play merchant').en).toContain('a city or 3 commerce points');
    expect(refuse(position('gold', ['brigands/gold']), 'play brigands').de).toContain('Dafür brauchst du den Stärkevorteil');
  });

  it('says what is full and what is empty', () => {
    const state = position('intro', [], stock(3, 0));
    expect(refuse(state, '-2u', 'gain.celebration').en).toBe('−2u is full.');
    expect(refuse(state, '-2d', 'pay.abbey').de).toBe('In −2d liegt nichts.');
    expect(refuse(state, '-2d', 'lose.feud').en).toBe('That is not among the choices of the open question.');
  });

  it('tells who is waited for', () => {
    const state = position('intro', []);
    expect(rivals.words.refusal(state, 0, null, 'end').en).toBe('Your opponent has to answer first; then your turn goes on.');
    expect(rivals.words.refusal(state, 1, null, 'roll').en).toMatch(/^There is nothing for you to decide now\./);
  });
});
