import { questionOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { readCheckpoint } from '../../engine/read-match.ts';
import { quarantineUnreadable, loadOpenMatch, type Ports, contextFor } from '../transition/commit.ts';
import { mayAskHint, seatOf } from '../transition/change-context.ts';
import { currentPosition } from '../transition/transition.ts';
import type { Hint } from '../matches.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { problems } from '../problems.ts';
import type { StoredMatch } from '../stored-match.ts';
import { fingerprint } from '../fingerprint.ts';
import { reportingAnalyst } from './reporting-analyst.ts';
import { loadPanel } from './load-panel.ts';
import { describeReasons } from './reasons.ts';
import type { Memoized } from './memoize.ts';

/** Gains in winning chance from which a line is a little, clearly or much better; less may be noise. */
const STEPS = [0.05, 0.1, 0.15] as const;

/** A hint without its panel. */
export type HintAdvice = Omit<Hint, 'panel'>;

/** Returns a strong computer's advice based on what this seat may know. The same position is analysed once. */
export async function hintFor(ports: Ports, id: string, user: string, memoized: Memoized<HintAdvice>): Promise<Hint> {
  const sheet = await loadOpenMatch(ports, id);
  const seat = seatOf(sheet.players, user);
  if (seat === null) throw problems.notAPlayer();
  if (sheet.terms.rated) throw problems.noHintRated();
  if (sheet.terms.day !== undefined) throw problems.noHintDaily();
  if (sheet.terms.puzzle) throw problems.noHintPuzzle();
  if (sheet.terms.lesson) throw problems.noHintLesson();
  if (!mayAskHint(sheet)) throw problems.noHintAgreed();
  const panel = await loadPanel(ports, id, user);
  const { question } = panel;
  if (!question || !sheet.match) throw problems.noOpenQuestion();
  const { game } = await contextFor(ports, sheet);
  // Seats know different things, so each has its own entry.
  const cacheKey = `${id} ${seat} ${sheet.answers} ${fingerprint(JSON.stringify(sheet.match))}`;
  return { panel, ...(await memoized(cacheKey, async () => adviceFor(ports, sheet, game, question))) };
}

async function adviceFor(ports: Ports, sheet: StoredMatch, game: AnyGame, question: Decision): Promise<HintAdvice> {
  const { id } = sheet;
  const position = await quarantineUnreadable(ports, id, () => currentPosition(game, sheet));
  const decision = questionOf(position.open, question.seat) ?? question;
  const variant = String(sheet.terms.options['variant']);
  const { journal, rest } = position.match;
  const rested: unknown = readCheckpoint(game, rest);
  const situation = { game, variant, checkpoint: rested, pending: journal, state: position.state, decision };
  const seed = `${id} ${sheet.answers} hint`;
  const analyst = ports.analyst && reportingAnalyst(ports.analyst, ports.report);
  const { answer, lines } = (await analyst?.advice(id, situation, seed)) ?? { answer: decision.fallback, lines: [] };
  const own = lines.find(({ answers }) => isSame(answers[0], answer));
  const line = own?.answers ?? [answer];
  const than = isDoingNothing(decision) && !isSame(answer, decision.fallback) ? 'nothing' : 'else';
  const other = lines.find(({ answers }) =>
    than === 'else' ? !isSame(answers[0], answer) : isSame(answers[0], decision.fallback),
  );
  const better = own && other ? gainLevel(own.value - other.value) : 0;
  const why = better > 0 && other && analyst ? describeReasons(analyst, situation, line, other.answers, seed) : [];
  return { line, better, than, why };
}

/** Returns whether the fallback means doing nothing. */
const isDoingNothing = ({ always, fallback }: Decision): boolean => always === 'turn' || fallback[0] === PASS;

const isSame = (one: Answer | undefined, other: Answer): boolean => one?.join() === other.join();

const gainLevel = (gain: number): Hint['better'] => STEPS.filter((step) => gain >= step).length as Hint['better'];
