import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../src/discord/questions/entries.ts';
import { offersOf } from '../../src/discord/questions/offers.ts';
import { placesOf } from '../../src/discord/questions/places.ts';
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
  return { seat: 0, key: 'action', choices, min: 1, max: 1, otherwise: ['end'] };
};

const offered = (state: State, decision: Decision, narrow: string | null = null, language: Language = 'en') => {
  const view = rivals.sight.view(state, 0);
  const badges = new Map(placesOf(rivals, view, decision, narrow).map((place, index) => [place, index + 1]));
  const players = ['Anna', 'Ben'].map((name, index) => ({ kind: 'person', id: `${index}`, name }) as const);
  return entriesOf({ game: rivals, match: 'M', seat: 0, players, seq: 1, language, view, decision, picks: [], portion: 0, badges, narrow });
};

describe('where something goes', () => {
  it('is not asked where all places are equal', () => {
    const state = holding('abbey');
    const decision = asking(state, 'build abbey');
    expect(decision.choices).toHaveLength(5);
    expect(offered(state, decision).map(({ label, id }) => [label, id])).toEqual([['Build Abbey', 'build abbey -1u1'], ['End Turn', 'end']]);
  });

  it('is numbered best first, each with what the card does there', () => {
    const state = holding('grain-mill');
    const labels = offered(state, asking(state, 'build grain-mill')).map(({ label }) => label);
    expect(labels).toEqual([
      '① Build Grain Mill: doubles Grain 6',
      '② Build Grain Mill: no effect there',
      '③ Build Grain Mill: no effect there',
      '④ Build Grain Mill: no effect there',
      'End Turn',
    ]);
  });

  it('comes after the thing where there is much to choose from, in words first and in the notation second', () => {
    const state = holding('grain-mill', 'iron-foundry', 'weavers-shop');
    const decision = asking(state);
    const view = rivals.sight.view(state, 0);
    const things = offersOf(rivals, view, decision).flatMap(({ opens }) => opens ?? []);
    expect(things).toContain('build grain-mill');
    const places = offered(state, decision, 'build grain-mill', 'de');
    expect(places[0]).toMatchObject({ id: 'build grain-mill +1u1', label: '① Verdoppelt Getreide 6', detail: 'Oberer Bauplatz der rechten Siedlung (+1u1)' });
    expect(places.at(-1)?.id).toBe('end');
    expect(offered(state, decision, 'build road').map(({ label }) => label)).toEqual(['① Left end (-2)', '② Right end (+2)', 'End Turn']);
  });

  it('hides no choice: every choice is offered, equal to one that is, or a place of a thing that is', () => {
    const state = holding('grain-mill', 'iron-foundry', 'abbey', 'marketplace');
    const decision = asking(state, '');
    const view = rivals.sight.view(state, 0);
    const offers = offersOf(rivals, view, decision);
    const ids = offers.flatMap(({ id, opens }) => (opens === undefined ? [id] : offersOf(rivals, view, decision, opens).map((offer) => offer.id)));
    for (const id of decision.choices) {
      const { site } = rivals.words.label(view, decision, id);
      const equal = ids.some((other) => rivals.words.label(view, decision, other).site?.alike === site?.alike && other.startsWith(site?.of ?? 'nothing'));
      expect(ids.includes(id) || equal, id).toBe(true);
    }
  });
});
