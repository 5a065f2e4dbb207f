import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { Panel } from '../../../src/match/matches.ts';
import { clicksFor, planWith } from './clicks-for.ts';
import { describeQuestion } from '../../../src/web/play/describe-question.ts';
import { createHarness, home } from '../../match/harness.ts';
import { noTips } from '../../../src/match/view/tips.ts';
import { sensibleMove } from './sensible-answer.ts';

/** Own turns counted in each game. */
const TURNS = 24;
const people = ['Anna', 'Ben', 'Clara'].map((name) => ({ id: `u-${name}`, name }));

describe('a sensible turn on the play page', () => {
  it.each([
    ['rivals', 'intro', 2, 3.5],
    ['settlers', 'classic', 3, 3],
    ['settlers', 'cities-and-knights', 3, 3],
    ['dice', 'island-one', 3, 3],
    ['dice', 'island-two', 2, 3],
    ['struggle', 'struggle', 3, 3],
  ])('takes few clicks on average: %s, %s for %d', async (game, variant, seats, bar) => {
    const { matches, store } = createHarness({}, 1, undefined, [...games.values()]);
    const [challenger, ...opponents] = people.slice(0, seats);
    if (!challenger) throw new Error('no one plays');
    const { id } = await matches.challenge({ game, options: { variant }, challenger, opponents, home, token: null });
    for (const each of opponents) await matches.accept(id, each.id, null);
    const turns = new Map<string, number>();
    while (turns.size <= TURNS) {
      const sheet = await store.load(id);
      const move = sheet && sensibleMove(sheet);
      if (!move) break;
      const { seat } = move.decision;
      const player = sheet.players[seat];
      const user = player?.kind === 'person' ? player.id : '';
      const panel: Panel = await matches.panel(id, user);
      const question = describeQuestion(panel, null, { tips: { ...noTips, off: true } });
      if (!question) throw new Error('nothing is asked');
      // A sensible player takes what is suggested strongly.
      const plan = question.plans.find(({ primary }) => primary) ?? planWith(question, move.answer);
      if (move.own && move.turn > 0) {
        const turn = `${seat} ${move.turn}`;
        turns.set(turn, (turns.get(turn) ?? 0) + (plan ? 1 : clicksFor(question, move.answer, panel.undo !== null)));
      }
      if (plan) await matches.plan(id, user, panel.seq, plan.moves, null);
      else await matches.answer(id, user, panel.seq, move.answer, null);
    }
    // The last turn isn't over.
    const counts = [...turns.values()].slice(0, TURNS);
    expect(counts.length).toBe(TURNS);
    expect(counts.reduce((sum, each) => sum + each, 0) / counts.length).toBeLessThanOrEqual(bar);
  });
});
