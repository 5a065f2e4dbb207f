import { questionOf } from '../../engine/answers.ts';
import { readRest } from '../../engine/migrate.ts';
import { guarded, load, type Ports, scopeFor } from '../change/commit.ts';
import { mayAskHint, seatOf } from '../change/context.ts';
import { standingOn } from '../change/progress.ts';
import type { Hint } from '../matches.ts';
import type { Thought } from '../../engine/opponent.ts';
import { problems } from '../problems.ts';
import { panelFor } from './panels.ts';
import { whyOf } from './reasons.ts';

/** From which gain in winning chance on a line is a little, clearly, much better. */
const STEPS = [0.01, 0.05, 0.12] as const;

/** What a strong computer would do here, by what this seat may know. Nothing is changed. */
export async function hintFor(ports: Ports, id: string, user: string): Promise<Hint> {
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
  const standing = await guarded(ports, id, () => standingOn(game, sheet));
  const decision = questionOf(standing.open, seat) ?? question;
  const variant = String(sheet.terms.options['variant']);
  const { journal, rest } = standing.match;
  const rested: unknown = readRest(game, rest);
  const situation = { game, variant, rest: rested, journal, state: standing.state, decision };
  const seed = `${id} ${sheet.answers} hint`;
  const level = ports.bots.has('strong') ? 'strong' : ([...ports.bots.keys()].at(-1) ?? '');
  const thought = await (ports.think ? ports.think(id, level, situation, seed) : ports.bots.get(level)?.think(situation, seed));
  const same = (answer: readonly string[] | undefined): boolean => answer?.join() === thought?.answer.join();
  const best = thought?.lines.find(({ answers }) => same(answers[0]));
  const line = best?.answers ?? [thought?.answer ?? decision.otherwise];
  const better = thought ? stepOf(thought, decision.otherwise) : 0;
  return { panel, line, better, why: better > 0 && ports.judge ? whyOf(ports.judge, situation, line, [decision.otherwise], seed) : [] };
}

/** How much better the answer is than doing nothing, in steps. */
function stepOf({ answer, lines }: Thought, idle: readonly string[]): Hint['better'] {
  const valueOf = (wanted: readonly string[]) => lines.find(({ answers }) => answers[0]?.join() === wanted.join())?.value;
  const [value, instead] = [valueOf(answer), valueOf(idle)];
  if (answer.join() === idle.join() || value === undefined || instead === undefined) return 0;
  return STEPS.filter((step) => value - instead >= step).length as Hint['better'];
}
