import { describe, expect, it } from 'vitest';
import { questionOf } from '../../src/engine/answers.ts';
import { startLive, giveAnswer } from '../../src/engine/live-match.ts';
import type { Decision } from '../../src/engine/script.ts';
import { panelPage } from '../../src/discord/pages/panel.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import type { State } from '../../src/games/settlers/state.ts';
import { panelWith } from './questions.ts';

/** A table at the menu of seat 0, where everyone holds some cards. */
function atMenu() {
  const options = settlers.info.options.parse({ variant: 'classic', board: 'beginner', flow: 'patient' });
  const state: State = { ...settlers.rules.setup(options, 3, 'deals'), phase: 'action', turn: 1, active: 0 };
  return startLive(settlers, state);
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
  const view = settlers.views.forSeat(live.state, decision.seat);
  const page = panelPage({ panel: panelWith(settlers, view, decision), language: 'en', picks });
  const parts = partsIn(page.components as unknown as readonly Part[]);
  return {
    menus: parts.filter(({ options }) => options !== undefined),
    buttons: parts.flatMap(({ label }) => label ?? []),
    text: JSON.stringify(page.components),
  };
}

const asked = (live: ReturnType<typeof atMenu>, seat: number): Decision =>
  questionOf(live.open, seat) ?? expect.fail(`seat ${seat} is asked nothing`);

describe('deals are put together in the panel', () => {
  it('what I give, what I get and with whom fit one form, on the button of the offer as on its question', () => {
    const live = atMenu();
    const view = settlers.views.forSeat(live.state, 0);
    const form = settlers.text.answerForm?.(view, asked(live, 0)) ?? expect.fail('there is no form');
    expect(form.opens).toBe('offer');
    expect(form.fields.map(({ name }) => name.en)).toEqual([
      'You give',
      'You get',
      'With (everyone if you leave this empty)',
    ]);
    expect(form.fields[0]?.options.map(({ text }) => text.en)).toEqual(['1 lumber', '2 lumber', '1 grain']);
    for (const { options } of form.fields) expect(options.length).toBeLessThanOrEqual(25);
    giveAnswer(live, 0, ['offer']);
    const { menus, buttons } = shown(live, asked(live, 0), []);
    expect(menus).toEqual([]);
    expect(buttons).toContain('Offer a Trade…');
  });

  it('no form has more options than Discord shows, whatever is held', () => {
    const live = atMenu();
    for (const hand of [live.state.sides[0]?.hand ?? []]) hand.fill(19);
    const view = settlers.views.forSeat(live.state, 0);
    const [give, want] = settlers.text.answerForm?.(view, asked(live, 0))?.fields ?? [];
    expect(give?.options).toHaveLength(25);
    expect(want?.options).toHaveLength(25);
  });

  it('picks are read as a sentence: you give, you get', () => {
    const live = atMenu();
    giveAnswer(live, 0, ['offer']);
    const decision = asked(live, 0);
    const to = decision.choices.find((id) => id.startsWith('to ')) ?? '';
    const text = settlers.text.describePicks?.(settlers.views.forSeat(live.state, 0), decision, [
      'give lumber',
      'give lumber',
      'want ore',
      to,
    ]);
    expect(text?.en).toMatch(/^You give 2 lumber, you get 1 ore, with \S/u);
    expect(text?.de).toMatch(/^Du gibst 2 Holz, du bekommst 1 Erz, mit \S/u);
  });

  it('an offer is accepted or declined with one click, or answered with another', () => {
    const live = atMenu();
    giveAnswer(live, 0, ['offer']);
    giveAnswer(live, 0, ['give lumber', 'want ore']);
    const able = shown(live, asked(live, 1), []);
    expect(able.buttons.slice(0, 3)).toEqual(['Accept', 'Decline', 'Counter…']);
    expect(able.text).toContain('offers a trade: you give 1 ore, you get 1 lumber.');
  });

  it('cards to discard are counted, not named one by one', () => {
    const live = atMenu();
    const decision: Decision = {
      seat: 0,
      key: 'discard',
      choices: ['brick', 'wool'],
      limits: [3, 3],
      min: 4,
      max: 4,
      fallback: ['brick', 'brick', 'wool', 'wool'],
    };
    expect(shown(live, decision, []).buttons).toEqual(
      expect.arrayContaining(['3 brick, 1 wool', '2 brick, 2 wool', '1 brick, 3 wool']),
    );
    const many: Decision = {
      ...decision,
      choices: ['brick', 'lumber', 'wool', 'grain', 'ore'],
      limits: [5, 5, 5, 5, 5],
      min: 6,
      max: 6,
    };
    const { buttons, text } = shown(live, many, ['brick', 'brick', 'wool']);
    expect(buttons).toContain('Discard (3 of 6)');
    expect(text).toContain('2 brick, 1 wool');
  });
});
