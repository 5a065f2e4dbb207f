import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/engine/script.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { menuOf } from '../../../src/games/rivals/rules/menu.ts';
import { type Copy, landOf, type State } from '../../../src/games/rivals/state.ts';
import { textProblems } from './text-problems.ts';

/** Red in the action phase of the first turn, with this hand and 1 of everything but gold, unless changed. */
function position(variant: string, hand: readonly Copy[], change: (state: State) => void = () => {}): State {
  const state = rivals.rules.setup(optionsSchema.parse({ variant }), 2, 'refusals');
  Object.assign(state, { phase: 'action', turn: 1, active: 0, setup: null });
  landOf(state, 0).hand.push(...hand);
  change(state);
  return state;
}

const stock =
  (...amounts: readonly number[]) =>
  (state: State): void =>
    amounts.forEach((amount, index) => {
      const region = landOf(state, 0).regions[index];
      if (region) region.stock = amount;
    });

function refuse(state: State, id: string, key = 'action') {
  const decision: Decision = { seat: 0, key, choices: menuOf(state, 0), min: 1, max: 1, fallback: ['end'] };
  expect(decision.choices).not.toContain(id);
  const refusal = rivals.text.refusal(state, 0, decision, id);
  expect(textProblems(refusal)).toEqual([]);
  return refusal;
}

describe('a refusal says what is not possible, why, and what is', () => {
  it('counts what is missing', () => {
    expect(refuse(position('intro', []), 'build city -1')).toEqual({
      en: 'You can’t build a city at −1: you’re 1 grain and 2 ore short.',
      de: 'Du kannst auf −1 keine Stadt bauen: Es fehlen 1 Getreide und 2 Erz.',
    });
  });

  it('points to a trade that brings the one thing missing and leaves the rest of the price', () => {
    // forest, hills, gold field, pasture, fields, mountains
    expect(refuse(position('intro', [], stock(0, 0, 0, 3, 2, 2)), 'build city -1')).toEqual({
      en: 'You can’t build a city at −1: you’re 1 ore short. You could trade 3 wool for it.',
      de: 'Du kannst auf −1 keine Stadt bauen: Es fehlt 1 Erz. Du könntest 3 Wolle dagegen tauschen.',
    });
    expect(refuse(position('intro', [], stock(0, 0, 0, 0, 3, 2)), 'build city -1').en).toBe(
      'You can’t build a city at −1: you’re 1 ore short.',
    );
  });

  it('says of action cards, events and regions that they are no expansions', () => {
    for (const id of ['scout', 'feud', 'forest'])
      expect(refuse(position('intro', []), `build ${id} +1u1`).en).toContain('isn’t an expansion');
  });

  it('tells a card that has nothing to use from one that is too new or lies elsewhere', () => {
    const lying = (used: boolean) =>
      position('merchant-princes', [], (state) => {
        const [town, other] = landOf(state, 0).towns;
        if (town) town.sites[0] = [{ card: 'olaf/merchant-princes', used }];
        if (other) other.sites[0] = [{ card: 'abbey/basic' }];
      });
    expect(refuse(lying(true), 'use olaf -1u1').en).toContain('you can use it from your next turn');
    expect(refuse(lying(false), 'use olaf +1u1').en).toContain('that card isn’t there');
    expect(refuse(lying(false), 'use abbey +1u1').en).toContain('*Abbey* isn’t a card you can use');
  });

  it('counts against the reduced price', () => {
    const drilled = (...goods: readonly number[]) =>
      position('turmoil', ['carl-forkbeard/turmoil'], (state) => {
        stock(...goods)(state);
        const [town] = landOf(state, 0).towns;
        if (town) town.sites[0] = [{ card: 'drill-ground/turmoil' }];
      });
    // forest, hills, gold field, pasture, fields, mountains; Carl costs 1 grain, 2 wool and 1 ore.
    expect(refuse(drilled(0, 0, 0, 0, 1, 1), 'build carl-forkbeard +1u1')).toEqual({
      en: 'You can’t build *Carl Forkbeard* at +1u1: you’re 1 wool short.',
      de: 'Du kannst *Carl Gabelbart* nicht auf +1u1 bauen: Es fehlt 1 Wolle.',
    });
    expect(refuse(drilled(0, 0, 0, 1, 1, 0), 'build carl-forkbeard +1u1')).toEqual({
      en: 'You can’t build *Carl Forkbeard* at +1u1: you’re 1 wool and 1 ore short, and you may leave out 1 of these.',
      de: 'Du kannst *Carl Gabelbart* nicht auf +1u1 bauen: Es fehlen 1 Wolle und 1 Erz; 1 davon darfst du weglassen.',
    });
  });

  it.each([
    ['build road +4', 'a road goes at the left or right end'],
    ['build settlement +3', 'open end of a road'],
    ['build abbey +1u2', 'it needs a city'],
    ['build abbey +5u1', 'don’t have that building site'],
    ['build marketplace -1u1', 'don’t have that card'],
    ['build scout -1u1', 'isn’t an expansion'],
    ['play abbey', 'isn’t an action card'],
    ['play scout', 'when you build a settlement'],
    ['play brigitta', 'before the roll'],
    ['play goldsmith', 'no effect'],
    ['trade ore ore', 'must be different'],
    ['trade ore wool', '2 ore short'],
    ['trade grain@+2u wool', 'no Large Trade Ship'],
    ['use mint +1u1', 'isn’t there'],
    ['remove +1u1', 'doesn’t allow it'],
    ['roll', 'already rolled'],
    ['build dragon +1u1', 'no move'],
  ])('%s: %s', (id, reason) => {
    const state = position('intro', ['abbey/basic', 'scout/basic', 'brigitta/basic', 'goldsmith/basic']);
    expect(refuse(state, id).en).toContain(reason);
  });

  it('names the requirement that is not met', () => {
    expect(refuse(position('gold', ['trade-master/gold']), 'play trade-master')).toEqual({
      en: 'You can’t play *Trade Master*: you need your own *Merchant Guild*.',
      de: 'Du kannst *Handelsmeister* nicht spielen: Dafür brauchst du die Karte *Händlergilde*.',
    });
    expect(refuse(position('gold', ['merchant/gold']), 'play merchant').en).toContain('a city or 3 commerce points');
    expect(refuse(position('gold', ['brigands/gold']), 'play brigands').de).toContain(
      'Dafür brauchst du den Stärkevorteil',
    );
  });

  it('says what is full and what is empty', () => {
    const state = position('intro', [], stock(3, 0));
    expect(refuse(state, '-2u', 'gain.celebration').en).toBe('−2u is full.');
    expect(refuse(state, '-2d', 'pay.abbey').de).toBe('−2d ist leer.');
    expect(refuse(state, '-2d', 'lose.feud').en).toBe('That isn’t an answer to the open question.');
  });

  it('tells who is waited for', () => {
    const state = position('intro', []);
    expect(rivals.text.refusal(state, 0, null, 'end').en).toBe(
      'Your opponent has to answer first. Then your turn continues.',
    );
    expect(rivals.text.refusal(state, 1, null, 'roll').en).toMatch(/^There’s nothing for you to decide right now\./);
  });
});
