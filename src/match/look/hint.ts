import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { readRest } from '../../engine/migrate.ts';
import { guarded, load, type Ports, scopeFor } from '../change/commit.ts';
import { mayAskHint, seatOf } from '../change/context.ts';
import { standingOn } from '../change/progress.ts';
import type { Hint } from '../matches.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { problems } from '../problems.ts';
import type { Sheet } from '../sheet.ts';
import { sumOf } from '../sum.ts';
import { speakingOfTrouble } from './judging.ts';
import { panelFor } from './panels.ts';
import { whyOf } from './reasons.ts';
import type { Remembered } from './remembered.ts';

/** From which gain in winning chance on a line is a little, clearly, much better. What is less may be a fault of judging. */
const STEPS = [0.05, 0.1, 0.15] as const;

/** What a hint says beside the panel. */
export type Advice = Omit<Hint, 'panel'>;

/** What a strong computer would do here, by what this seat may know. Nothing is changed; the same position is thought about once. */
export async function hintFor(ports: Ports, id: string, user: string, remembered: Remembered<Advice>): Promise<Hint> {
  const sheet = await load(ports, id);
  const seat = seatOf(sheet.players, user);
  if (seat === null) throw problems.notAPlayer();
  if (sheet.terms.rated) throw problems.noHintRated();
  if (sheet.terms.puzzle) throw problems.noHintPuzzle();
  if (!mayAskHint(sheet)) throw problems.noHintAgreed();
  const panel = await panelFor(ports, id, user);
  const { question } = panel;
  if (!question || !sheet.match) throw problems.nothingAsked();
  const { game } = await scopeFor(ports, sheet);
  // Seats know different things: none is shown what was thought for another.
  const position = `${id} ${seat} ${sheet.answers} ${sumOf(JSON.stringify(sheet.match))}`;
  return { panel, ...(await remembered(position, async () => adviceFor(ports, sheet, game, question))) };
}

async function adviceFor(ports: Ports, sheet: Sheet, game: AnyGame, question: Decision): Promise<Advice> {
  const { id } = sheet;
  const standing = await guarded(ports, id, () => standingOn(game, sheet));
  const decision = questionOf(standing.open, question.seat) ?? question;
  const variant = String(sheet.terms.options['variant']);
  const { journal, rest } = standing.match;
  const rested: unknown = readRest(game, rest);
  const situation = { game, variant, rest: rested, journal, state: standing.state, decision };
  const seed = `${id} ${sheet.answers} hint`;
  const judge = ports.judge && speakingOfTrouble(ports.judge, ports.report);
  const { answer, lines } = (await judge?.advice(id, situation, seed)) ?? { answer: decision.otherwise, lines: [] };
  const own = lines.find(({ answers }) => isSame(answers[0], answer));
  const line = own?.answers ?? [answer];
  const than = leavesAlone(decision) && !isSame(answer, decision.otherwise) ? 'nothing' : 'else';
  const other = lines.find(({ answers }) => (than === 'else' ? !isSame(answers[0], answer) : isSame(answers[0], decision.otherwise)));
  const better = own && other ? stepOf(own.value - other.value) : 0;
  const why = better > 0 && other && judge ? whyOf(judge, situation, line, other.answers, seed) : [];
  return { line, better, than, why };
}

/** What is taken when the clock runs out is to do nothing; where something must be chosen, it is not. */
const leavesAlone = ({ always, otherwise }: Decision): boolean => always === 'turn' || otherwise[0] === PASS;

const isSame = (one: Answer | undefined, other: Answer): boolean => one?.join() === other.join();

const stepOf = (gain: number): Hint['better'] => STEPS.filter((step) => gain >= step).length as Hint['better'];
