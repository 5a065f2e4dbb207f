import { questionOf, randomAnswer } from '../engine/answers.ts';
import type { AnyGame, BaseState } from '../engine/game/index.ts';
import { type LiveMatch, startLive, giveAnswer } from '../engine/live-match.ts';
import type { GivenAnswer } from '../engine/match.ts';
import { randomFrom } from '../engine/random.ts';
import { type Decision, PASS } from '../engine/script.ts';
import { drawChecks } from './draw-checks.ts';
import { FuzzFailure, sameJson, UnfinishedMatch } from './fuzz-match.ts';
import { createInvariantChecker } from './invariants.ts';
import { nextDecision } from './next-decision.ts';

type Flow = 'strict' | 'patient';

export interface BothFlows {
  readonly game: AnyGame;
  readonly options: (flow: Flow) => unknown;
  readonly seats: number;
  readonly seed: string;
  readonly limit: number;
  /** One position in this many, drawn by the seed, is checked and compared as a whole; by default each. */
  readonly oneIn?: number;
}

/** An answer in strict flow that patient flow hasn't asked for yet. */
interface Early extends GivenAnswer {
  readonly choices: readonly string[];
}

/**
 * Plays one random match in both flows with the same answers; side questions are answered at once. Throws `FuzzFailure`
 * when patient flow offers something else, breaks an invariant or continues from another position. Returns the number
 * of answers.
 */
export function compareFlows({ game, options, seats, seed, limit, oneIn = 1 }: BothFlows): number {
  const begin = (flow: Flow): LiveMatch<unknown, unknown> =>
    startLive(game, game.rules.setup(options(flow), seats, seed) as BaseState);
  const strict = begin('strict');
  const patient = begin('patient');
  const history: GivenAnswer[] = [];
  const random = randomFrom({ seed: `${seed}/flows`, drawn: 0 });
  const must = (ok: boolean, message: () => string): void => {
    if (!ok) throw new FuzzFailure(message(), [...history]);
  };
  const complain = createInvariantChecker(game);
  const isChecked = drawChecks(`${seed}/flows`, oneIn);
  let early: readonly Early[] = [];
  while (strict.open.length > 0 && history.length < limit) {
    const decision = nextDecision(oneByOne(strict.open), random);
    const { seat, key, choices } = decision;
    const answer = randomAnswer(decision, random);
    const given = { seat, key, answer: answer.length === 0 ? [PASS] : answer };
    giveAnswer(strict, seat, given.answer);
    history.push(given);
    early = catchUp(patient, [...early, { ...given, choices }], must);
    const checked = isChecked();
    const wrong = checked ? complain(patient.state, patient.open) : null;
    must(wrong === null, () => wrong ?? '');
    const atTurn = game.rules.active(strict.state);
    if (!strict.open.some((each) => each.always === 'turn' && atTurn.includes(each.seat))) continue;
    must(
      early.length === 0,
      () => `patient flow never asked ${early.map((each) => `seat ${each.seat} ${each.key}`).join(', ')}`,
    );
    must(
      keysOf(strict.open) === keysOf(patient.open),
      () => `strict flow asks ${keysOf(strict.open)}; patient flow ${keysOf(patient.open)}`,
    );
    const apart = checked ? partsApart(strict.state, patient.state) : [];
    must(apart.length === 0, () => `after ${key}: ${given.answer.join(', ')} the flows differ in ${apart.join(', ')}`);
  }
  if (strict.open.length > 0) throw new UnfinishedMatch(limit, [...history]);
  must(patient.open.length === 0, () => `strict flow is at its end, patient flow asks ${keysOf(patient.open)}`);
  must(sameJson(game.rules.result(strict.state), game.rules.result(patient.state)), () => 'the flows end differently');
  return history.length;
}

/** Returns only the first of several simultaneous questions: patient flow counts each answer as it comes. */
function oneByOne(open: readonly Decision[]): readonly Decision[] {
  const first = open.find(({ blocking: waits }) => waits !== 'optional');
  return open.filter((each) => each === first || each.blocking === 'optional');
}

/** Gives patient flow the answers it asks for; returns the remaining ones. */
function catchUp(
  patient: LiveMatch<unknown, unknown>,
  early: readonly Early[],
  must: (ok: boolean, message: () => string) => void,
): readonly Early[] {
  const at = early.findIndex(({ seat, key }) => questionOf(patient.open, seat)?.key === key);
  const next = early[at];
  if (!next) return early;
  const { seat, key, choices, answer } = next;
  const offered = questionOf(patient.open, seat)?.choices ?? [];
  must(
    sorted(offered) === sorted(choices),
    () => `${key}: strict flow offers ${sorted(choices)}; patient flow ${sorted(offered)}`,
  );
  giveAnswer(patient, seat, answer);
  return catchUp(patient, early.toSpliced(at, 1), must);
}

const sorted = (ids: readonly string[]): string => ids.toSorted().join(', ');
const keysOf = (open: readonly Decision[]): string => sorted(open.map(({ seat, key }) => `${seat} ${key}`));

/** Returns the fields in which two positions differ, apart from the options. */
function partsApart(one: unknown, other: unknown): readonly string[] {
  const parts = new Map(Object.entries(other as object));
  return Object.entries(one as object).flatMap(([part, value]) =>
    part === 'options' || sameJson(value, parts.get(part)) ? [] : [part],
  );
}
