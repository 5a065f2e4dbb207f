import { describe, expect, it } from 'vitest';
import { questionOf } from '../../src/engine/answers.ts';
import { play, respond } from '../../src/engine/live.ts';
import type { Decision } from '../../src/engine/script.ts';
import { panelPage } from '../../src/discord/pages/panel.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import type { State } from '../../src/games/settlers/state.ts';
import { panelWith } from './questions.ts';

/** A table at the menu of seat 0, where everybody holds some cards. */
function atMenu() {
  const options = settlers.facts.options.parse({ variant: 'classic', board: 'beginner', flow: 'patient' });
  const state: State = { ...settlers.rules.setup(options, 3, 'deals'), phase: 'action', turn: 1, active: 0 };
  return play(settlers, state);
}

interface Part {
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly options?: readonly { readonly label: string }[];
  readonly components?: readonly Part[];
}

const partsIn = (parts: readonly Part[]): Part[] => parts.flatMap((part) => [part, ...partsIn(part.components ?? [])]);

function shown(live: ReturnType<typeof atMenu>, decision: Decision, picks: readonly string[]) {
  const view = settlers.sight.view(live.state, decision.seat);
  const page = panelPage({ panel: panelWith(settlers, view, decision), language: 'en', picks });
  const parts = partsIn(page.components as unknown as readonly Part[]);
  return {
    menus: parts.filter(({ options }) => options !== undefined),
    buttons: parts.flatMap(({ label }) => label ?? []),
    text: JSON.stringify(page.components),
  };
}

const asked = (live: ReturnType<typeof atMenu>, seat: number): Decision => questionOf(live.open, seat) ?? expect.fail(`seat ${seat} is asked nothing`);

describe('deals are put together in the panel', () => {
  it('one menu for what I give, one for what I want, one for whom I ask', () => {
    const live = atMenu();
    respond(live, 0, ['offer']);
    const { menus, buttons } = shown(live, asked(live, 0), []);
    expect(menus.map(({ placeholder }) => placeholder)).toEqual(['I give', 'I want', 'With']);
    expect(menus[0]?.options?.map(({ label }) => label)).toEqual(['Give Lumber', 'Give Grain']);
    expect(buttons).toContain('Make Offer');
  });

  it('a sort that is given cannot be wanted as well, and picks are read as a sentence', () => {
    const live = atMenu();
    respond(live, 0, ['offer']);
    const { menus, text } = shown(live, asked(live, 0), ['give lumber', 'give lumber', 'want ore', asked(live, 0).choices.find((id) => id.startsWith('to ')) ?? '']);
    expect(menus[1]?.options?.map(({ label }) => label)).not.toContain('Want Lumber');
    expect(text).toMatch(/You give 2 lumber, you want 1 ore, with \S/u);
  });

  it('an offer is accepted or declined with one click, or answered with another', () => {
    const live = atMenu();
    respond(live, 0, ['offer']);
    respond(live, 0, ['give lumber', 'want ore']);
    const able = shown(live, asked(live, 1), []);
    expect(able.buttons).toEqual(expect.arrayContaining(['Accept', 'Decline']));
    expect(able.menus.map(({ placeholder }) => placeholder)).toEqual(['I give', 'I want']);
  });

  it('cards to discard are counted, not named one by one', () => {
    const live = atMenu();
    const decision: Decision = { seat: 0, key: 'discard', choices: ['brick', 'wool'], limits: [3, 3], min: 4, max: 4, otherwise: ['brick', 'brick', 'wool', 'wool'] };
    expect(shown(live, decision, []).buttons).toEqual(expect.arrayContaining(['3 brick, 1 wool', '2 brick, 2 wool', '1 brick, 3 wool']));
    const many: Decision = { ...decision, choices: ['brick', 'lumber', 'wool', 'grain', 'ore'], limits: [5, 5, 5, 5, 5], min: 6, max: 6 };
    const { buttons, text } = shown(live, many, ['brick', 'brick', 'wool']);
    expect(buttons).toContain('Discard (3 of 6)');
    expect(text).toContain('2 brick, 1 wool');
  });
});
