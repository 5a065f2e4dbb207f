import { ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { choiceParts } from '../../src/discord/questions/choices.ts';
import { choosePicks, proposedPicks } from '../../src/engine/picks.ts';
import { choiceEntries } from '../../src/discord/questions/entries.ts';
import { offeredChoices } from '../../src/discord/questions/offers.ts';
import { offeredPlaces } from '../../src/discord/questions/places.ts';
import type { Decision } from '../../src/engine/script.ts';
import type { Language } from '../../src/engine/text.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { optionsSchema } from '../../src/games/rivals/options.ts';
import { menuOf } from '../../src/games/rivals/rules/menu.ts';
import type { State } from '../../src/games/rivals/state.ts';

/** Rich, with these cards in hand, in the action phase. Fields 6 lie above the right settlement, mountains 5 below it. */
function holding(...cards: readonly string[]): State {
  const state = rivals.rules.setup(optionsSchema.parse({}), 2, 'offers');
  state.phase = 'action';
  const [land] = state.seats;
  land.hand.push(...cards.map((card) => `${card}/basic`));
  for (const region of land.regions) region.stock = 3;
  return state;
}

const asking = (state: State, verb = 'build'): Decision => {
  const choices = [...menuOf(state, 0).filter((id) => id.startsWith(verb)), 'end'];
  return { seat: 0, key: 'action', choices, min: 1, max: 1, fallback: ['end'] };
};

const offered = (state: State, decision: Decision, narrow: string | null = null, language: Language = 'en') => {
  const view = rivals.views.forSeat(state, 0);
  const badges = new Map(offeredPlaces(rivals, view, decision, narrow).map((place, index) => [place, index + 1]));
  const players = ['Anna', 'Ben'].map((name, index) => ({ kind: 'person', id: `${index}`, name }) as const);
  return choiceEntries({
    game: rivals,
    match: 'M',
    seat: 0,
    players,
    seq: 1,
    language,
    view,
    decision,
    picks: [],
    portion: 0,
    badges,
    narrow,
  });
};

describe('a starting hand', () => {
  it('is chosen from one menu with all cards, a proposal ticked, a second copy on a line of its own', () => {
    const choices = ['abbey', 'marketplace', 'scout', 'grain-mill', 'inga', 'parish-hall', 'brigitta', 'toll-bridge'];
    const decision: Decision = {
      seat: 0,
      key: 'setup.cards',
      choices,
      limits: [2, 1, 1, 1, 1, 1, 1, 1],
      min: 3,
      max: 3,
      hints: { pictured: true },
      fallback: ['abbey', 'abbey', 'scout'],
    };
    const view = rivals.views.forSeat(holding(), 0);
    expect(rivals.text.question(view, decision)).toEqual({
      en: 'Choose any 3 of these 9 cards for your starting hand.',
      de: 'Wähle beliebige 3 dieser 9 Karten für deine Starthand.',
    });
    const players = ['Anna', 'Ben'].map((name, index) => ({ kind: 'person', id: `${index}`, name }) as const);
    const parts = choiceParts({
      game: rivals,
      match: 'M',
      seat: 0,
      players,
      seq: 1,
      language: 'en',
      view,
      decision,
      picks: proposedPicks(decision),
      portion: 0,
    });
    const menus = parts
      .flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
      .flatMap((part) => ('options' in part ? [part.options] : []));
    expect(menus).toHaveLength(1);
    expect(menus[0]).toHaveLength(9);
    expect(menus[0]?.map(({ label }) => label).slice(0, 4)).toEqual([
      '① Take Abbey',
      '② Take Abbey',
      '③ Take Marketplace',
      '④ Take Scout',
    ]);
    const single: Decision = { ...decision, limits: choices.map(() => 1), fallback: ['abbey', 'scout', 'inga'] };
    expect(proposedPicks(single)).toEqual(['abbey', 'scout', 'inga']);
    expect(menus[0]?.flatMap((option) => (option.default ? [option.value] : []))).toEqual([
      'abbey',
      'abbey~2',
      'scout',
    ]);
    expect(choosePicks(decision, proposedPicks(decision), choices, ['abbey', 'abbey', 'inga'])).toEqual([
      'abbey',
      'abbey',
      'inga',
    ]);
  });
});

describe('where something goes', () => {
  it('is not asked where all places are equal', () => {
    const state = holding('abbey');
    const decision = asking(state, 'build abbey');
    expect(decision.choices).toHaveLength(5);
    for (const region of state.seats[0].regions) Object.assign(region, { type: 'forest', number: 2 });
    expect(offered(state, decision).map(({ label, id }) => [label, id])).toEqual([
      ['Build Abbey', 'build abbey -1u1'],
      ['End Turn', 'end'],
    ]);
  });

  it('is shown where the card does the same everywhere, with the way to the other places', () => {
    const state = holding('abbey');
    const decision = asking(state, 'build abbey');
    for (const [language, labels] of [
      ['en', ['① Build Abbey', 'Build Abbey Elsewhere…', 'End Turn']],
      ['de', ['① Kloster bauen', 'Kloster bauen: anderswo\u00A0…', 'Zug beenden']],
    ] as const) {
      const entries = offered(state, decision, null, language);
      expect(entries.map(({ label }) => label)).toEqual(labels);
      expect(entries.map(({ opens }) => opens)).toEqual([undefined, 'build abbey', undefined]);
    }
    expect(offered(state, decision, 'build abbey').map(({ id }) => id)).toEqual(decision.choices);
  });

  it('is numbered best first with what the card does there, and places without effect are behind one choice', () => {
    const state = holding('grain-mill');
    const labels = offered(state, asking(state, 'build grain-mill')).map(({ label }) => label);
    expect(labels).toEqual(['① Build Grain Mill: doubles Grain 6', 'Build Grain Mill Elsewhere…', 'End Turn']);
    const places = offered(state, asking(state, 'build grain-mill'), 'build grain-mill');
    expect(places.filter(({ label }) => label.includes('No effect there'))).toHaveLength(3);
  });

  it('comes after the thing where there is much to choose from, in words', () => {
    const state = holding('grain-mill', 'iron-foundry', 'weavers-shop');
    const decision = asking(state);
    const view = rivals.views.forSeat(state, 0);
    const things = offeredChoices(rivals, view, decision).flatMap(({ opens }) => opens ?? []);
    expect(things).toContain('build grain-mill');
    const places = offered(state, decision, 'build grain-mill', 'de');
    expect(places[0]).toMatchObject({
      id: 'build grain-mill +1u1',
      label: '① Verdoppelt Getreide 6',
      detail: 'Oberer Bauplatz der rechten Siedlung',
    });
    expect(places.at(-1)?.id).toBe('end');
    expect(offered(state, decision, 'build road').map(({ label }) => label)).toEqual([
      '① Left end',
      '② Right end',
      'End Turn',
    ]);
  });

  it('hides no choice: every choice is offered, equal to one that is, or a place of a thing that is', () => {
    const state = holding('grain-mill', 'iron-foundry', 'abbey', 'marketplace');
    const decision = asking(state, '');
    const view = rivals.views.forSeat(state, 0);
    const offers = offeredChoices(rivals, view, decision);
    const ids = offers.flatMap(({ id, opens }) =>
      opens === undefined ? [id] : offeredChoices(rivals, view, decision, opens).map((offer) => offer.id),
    );
    for (const id of decision.choices) {
      const { placement: site } = rivals.text.label(view, decision, id);
      const equal = ids.some(
        (other) =>
          rivals.text.label(view, decision, other).placement?.alike === site?.alike &&
          other.startsWith(site?.of ?? 'nothing'),
      );
      expect(ids.includes(id) || equal, id).toBe(true);
    }
  });
});
