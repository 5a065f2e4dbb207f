import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startMatch, type MatchUpdate, startAtState, submitAnswer } from '../../../src/engine/match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { languages } from '../../../src/engine/text.ts';
import { dice } from '../../../src/games/dice/game.ts';
import type { GameEvent } from '../../../src/games/dice/game-event.ts';
import { suggestPlans } from '../../../src/games/dice/suggest-plans.ts';
import { buildPosition } from '../../../src/testkit/scenario/dice/position.ts';
import { type Scenario, scenarioSchema } from '../../../src/testkit/scenario/dice/file.ts';
import type { State } from '../../../src/games/dice/state.ts';
import { variantIds } from '../../../src/games/dice/vocabulary.ts';
import { seatingOf } from '../../../src/testkit/scenario/common/seating.ts';

type At = MatchUpdate<State, GameEvent>;
const askedIn = (at: At): Decision => at.open[0] as Decision;
const plansAt = (at: At) => suggestPlans(dice.views.forSeat(at.state, askedIn(at).seat), askedIn(at));
const goesToEnd = ({ moves }: { readonly moves: readonly (readonly string[])[] }): boolean =>
  moves.at(-1)?.[0] === 'end';
const buildsAt = (at: At) => plansAt(at).filter((plan) => !goesToEnd(plan));

/** A position in words, as scenario files have it. */
function placed(position: object): At {
  const file: Scenario = scenarioSchema.parse({ title: 'plans', game: 'dice', seats: ['red', 'blue'], ...position });
  return startAtState(dice, buildPosition(file, seatingOf(file.seats), 'plans'), 0);
}

describe('the suggested turn', () => {
  const turnAt = (at: At) => plansAt(at).find(goesToEnd);

  it('builds what pays best and ends the turn', () => {
    const at = placed({
      variant: 'island-one',
      turn: { seat: 'red', phase: 'build', dice: 'brick lumber wool grain gold gold' },
    });
    const turn = turnAt(at);
    expect(turn?.moves).toEqual([['build road 0'], ['gold ore'], ['build knight 1'], ['end']]);
    expect(turn?.text.en).toMatch(/then end turn$/);
    const ended = turn?.moves.reduce<At>((before, move) => submitAnswer(dice, before.match, 0, move), at);
    expect(ended && askedIn(ended).seat).toBe(1);
  });

  it('keeps the dice first where rolling again would only lose', () => {
    const at = placed({
      variant: 'island-one',
      turn: { seat: 'red', phase: 'roll', dice: 'brick lumber brick lumber wool grain', throws: 2 },
    });
    const [turn, keep] = plansAt(at);
    expect(turn?.moves[0]).toEqual(['stop']);
    expect(turn && goesToEnd(turn)).toBe(true);
    expect(turn?.text.en).toMatch(/^★ Keep all: .+, then end turn$/u);
    expect(keep?.moves).toEqual([['stop']]);
    const ended = turn?.moves.reduce<At>((before, move) => submitAnswer(dice, before.match, 0, move), at);
    expect(ended && askedIn(ended).seat).toBe(1);
  });

  it('is left to the player where nothing can be built, and where rolling again is better', () => {
    const none = placed({ variant: 'island-one', turn: { seat: 'red', phase: 'build', dice: 'wool wool' } });
    expect(turnAt(none)).toBeUndefined();
    const rolled = placed({
      variant: 'island-one',
      turn: { seat: 'red', phase: 'roll', dice: 'brick lumber wool grain gold gold' },
    });
    expect(turnAt(rolled)).toBeUndefined();
  });
});

describe('suggested plans', () => {
  it('offer what two gold make possible', () => {
    const at = placed({
      variant: 'island-one',
      turn: { seat: 'red', phase: 'build', dice: 'gold gold wool grain wool wool' },
    });
    expect(plansAt(at).map(({ moves }) => moves)).toContainEqual([['gold ore'], ['build knight 1']]);
  });

  it('spend gold before jokers, and a joker of the face before one for any', () => {
    const red = { knights: [1, 2, 3, 4, 5, 6] };
    const gold = placed({
      variant: 'island-one',
      turn: { seat: 'red', phase: 'build', dice: 'gold gold lumber wool wool wool' },
      red,
    });
    expect(buildsAt(gold)[0]?.moves).toEqual([['gold brick'], ['build road 0']]);
    const joker = placed({ variant: 'island-one', turn: { seat: 'red', phase: 'build', dice: 'gold lumber' }, red });
    const [plan] = buildsAt(joker);
    expect(plan?.moves).toEqual([['joker gold brick'], ['build road 0']]);
    const played = plan?.moves.reduce<At>((at, move) => submitAnswer(dice, at.match, 0, move), joker);
    expect(played?.state.players[0]?.used).toEqual([4]);
  });

  it('put together what pays best, also for those who go on after it', () => {
    const at = placed({
      variant: 'island-one',
      turn: { seat: 'red', phase: 'build', dice: 'brick lumber wool grain gold gold' },
    });
    const [turn, best] = plansAt(at);
    expect([turn?.primary, best?.primary]).toEqual([true, undefined]);
    expect(best?.moves).toEqual([['build road 0'], ['gold ore'], ['build knight 1']]);
    const two = placed({
      variant: 'island-one',
      turn: { seat: 'red', phase: 'build', dice: 'brick lumber wool grain ore gold' },
      red: { settlements: [3] },
    });
    expect(buildsAt(two)[0]?.moves.flat().toSorted()).toEqual(['build knight 1', 'build road 0']);
  });

  it('complete a castle with jokers', () => {
    const at = placed({
      variant: 'extra',
      turn: { seat: 'red', phase: 'build', dice: 'gold gold gold gold gold ore' },
      red: { roads: ['18-23'], knights: [9] },
      blue: { roads: ['26-32'] },
    });
    expect(plansAt(at).map(({ moves }) => moves)).toContainEqual([['joker ore gold'], ['build castle']]);
  });

  it('say which dice to roll again: what a settlement lacks, and nothing once a castle is there', () => {
    const rolled = (dice: string, throws: number): At =>
      placed({ variant: 'island-one', turn: { seat: 'red', phase: 'roll', dice, throws } });
    const [lacking] = plansAt(rolled('brick lumber brick brick brick brick', 1));
    expect(lacking?.moves[0]).toContain('brick');
    expect(lacking?.text.en).toMatch(/^★ Roll again: \d brick/u);
    expect(lacking?.text.de).toMatch(/^★ Noch einmal: \d Lehm/u);
    const [complete] = plansAt(rolled('grain grain ore ore ore wool', 2));
    expect(complete?.primary).toBe(true);
  });

  it.each(variantIds)('can all be played, and have words that fit a button: %s', (variant) => {
    const random = randomFrom({ seed: `plans ${variant}`, drawn: 0 });
    let offered = 0;
    for (let match = 0; match < 6; match++) {
      let at: At = startMatch(dice, dice.info.options.parse({ variant }), 2, `plans ${match}`);
      for (let count = 0; count < 160 && at.open.length > 0; count++) {
        const asked = askedIn(at);
        for (const { moves, text } of asked.key === 'build' ? plansAt(at) : []) {
          offered++;
          expect(moves.length).toBeGreaterThan(1);
          for (const language of languages) expect(text[language].length).toBeLessThanOrEqual(80);
          let played = at;
          for (const move of moves)
            if (played.open.length > 0) played = submitAnswer(dice, played.match, asked.seat, move);
        }
        const build = asked.choices.find((id) => id.startsWith('build') && random.below(3) > 0);
        at = submitAnswer(dice, at.match, asked.seat, build ? [build] : randomAnswer(asked, random));
      }
    }
    expect(offered).toBeGreaterThan(10);
  });
});
