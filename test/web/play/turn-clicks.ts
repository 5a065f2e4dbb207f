import { games } from '../../../src/games/index.ts';
import type { Panel } from '../../../src/match/matches.ts';
import { noTips } from '../../../src/match/view/tips.ts';
import { describeQuestion } from '../../../src/web/play/describe-question.ts';
import { createHarness, home } from '../../match/harness.ts';
import { clicksFor, planWith } from './clicks-for.ts';
import { sensibleMove } from './sensible-answer.ts';

const people = ['Anna', 'Ben', 'Clara'].map((name) => ({ id: `u-${name}`, name }));

/** Plays sensibly on the play page and returns the clicks of each own turn. */
export async function countTurnClicks(
  game: string,
  variant: string,
  seats: number,
  wanted: number,
): Promise<readonly number[]> {
  const { matches, store } = createHarness({}, 1, undefined, [...games.values()]);
  const [challenger, ...opponents] = people.slice(0, seats);
  if (!challenger) throw new Error('no one plays');
  const { id } = await matches.challenge({ game, options: { variant }, challenger, opponents, home, token: null });
  for (const each of opponents) await matches.accept(id, each.id, null);
  const turns = new Map<string, number>();
  while (turns.size <= wanted) {
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
  // The last turn may not be over.
  return [...turns.values()].slice(0, wanted);
}

export const meanOf = (counts: readonly number[]): number =>
  counts.reduce((sum, each) => sum + each, 0) / counts.length;
