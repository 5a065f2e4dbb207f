import { answerViolation, legalAnswers, picksOf } from '../engine/answers.ts';
import type { AnyGame, Game, BaseState } from '../engine/game/index.ts';
import type { LiveMatch } from '../engine/live-match.ts';
import { startMatch, type GivenAnswer, type MatchUpdate, submitAnswer } from '../engine/match.ts';
import { readMatch } from '../engine/read-match.ts';
import { randomFrom } from '../engine/random.ts';
import { type Decision, PASS } from '../engine/script.ts';
import { type PlayedMove, playOut } from './play-out.ts';
import { randomOpponent as byChance } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import { canonicalJson } from '../match/play/canonical-json.ts';
import { drawChecks } from './draw-checks.ts';
import { createInvariantChecker } from './invariants.ts';
import { findLeak } from './secrecy.ts';

/** Something a match must never do, with everything needed to reproduce it. */
export class FuzzFailure extends Error {
  readonly history: readonly GivenAnswer[];
  constructor(message: string, history: readonly GivenAnswer[], cause?: unknown) {
    super(message, { cause });
    this.name = 'FuzzFailure';
    this.history = history;
  }
}

/** A random match that the limit stopped: nothing was wrong until then. */
export class UnfinishedMatch extends FuzzFailure {
  constructor(limit: number, history: readonly GivenAnswer[]) {
    super(`no end after ${limit} answers`, history);
    this.name = 'UnfinishedMatch';
  }
}

export interface FuzzOptions {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly limit: number;
  /** Plays a stored match next to the live one. */
  readonly stored: boolean;
  /** Answers between two checks of secrecy, codec and texts; 0 for none. */
  readonly every: number;
  /** One position in this many, drawn by the seed, is checked for legal questions and invariants; by default each. */
  readonly oneIn?: number;
  readonly begin?: (state: unknown) => void;
  readonly after?: (move: PlayedMove) => void;
}

/** Plays one random match with checks and returns its last state. Throws `FuzzFailure`. */
export function fuzzMatch(fuzz: FuzzOptions): { readonly state: unknown; readonly history: readonly GivenAnswer[] } {
  const { game, options, seats, seed, limit } = fuzz;
  const history: GivenAnswer[] = [];
  const random = randomFrom({ seed: `${seed}/answers`, drawn: 0 });
  const must = (ok: boolean, message: () => string): void => {
    if (!ok) throw new FuzzFailure(message(), [...history]);
  };
  try {
    let stored = fuzz.stored ? (startMatch(game, options, seats, seed) as MatchUpdate<BaseState, unknown>) : null;
    const initial: unknown = game.rules.setup(options, seats, seed);
    fuzz.begin?.(initial);
    let asked = 0;
    const complain = createInvariantChecker(game);
    const isChecked = drawChecks(`${seed}/match`, fuzz.oneIn ?? 1);
    const watch: Opponent = {
      ...byChance,
      ignoresState: false,
      answer(standing, chance) {
        if (fuzz.every > 0 && asked++ % fuzz.every === 0) {
          for (const seat of [...Array(seats).keys(), null]) {
            const fault = findLeak(game, standing, seat, `${seed}/${asked}`);
            must(fault === null, () => `seat ${seat} can tell: ${fault}`);
          }
          must(
            sameJson(game.codec.read(game.codec.write(standing.checkpoint)), standing.checkpoint),
            () => 'the state is not the same after writing and reading it',
          );
        }
        return byChance.answer(standing, chance);
      },
    };
    const { state, over } = playOut({
      game,
      options,
      seed,
      opponents: Array.from({ length: seats }, () => (fuzz.every > 0 ? watch : byChance)),
      random,
      limit,
      history,
      order: (open) => open[random.below(open.length)] as Decision,
      before(live) {
        if (isChecked()) {
          for (const each of live.open) must(decisionFault(each) === null, () => `${each.key}: ${decisionFault(each)}`);
          const wrong = complain(live.state, live.open);
          must(wrong === null, () => wrong ?? '');
        }
        if (fuzz.every > 0 && history.length % fuzz.every === 0) checkWords(game, live, must);
      },
      after(move) {
        const { live, given } = move;
        if (stored) {
          const plain = game as Game<BaseState, unknown, unknown, unknown>;
          const next = submitAnswer(
            plain,
            readMatch(plain, JSON.parse(JSON.stringify(stored.match))),
            given.seat,
            given.answer,
          );
          must(sameJson(next.state, live.state), () => 'stored and live differ in their state');
          must(sameJson(next.open, live.open), () => 'stored and live ask different questions');
          must(sameJson(next.events, move.events), () => 'stored and live tell different news');
          stored = next;
        }
        fuzz.after?.(move);
      },
    });
    if (!over) throw new UnfinishedMatch(limit, [...history]);
    must(game.rules.result(state) !== null, () => 'nobody can act, and nobody has won');
    return { state, history };
  } catch (error) {
    throw error instanceof FuzzFailure
      ? error
      : new FuzzFailure(`crashed: ${error instanceof Error ? error.message : String(error)}`, [...history], error);
  }
}

/** Usually the order is the same too; fields that JSON would omit don't matter. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || canonicalJson(one) === canonicalJson(other);

/** Returns what is wrong with a question, or null. */
export function decisionFault(decision: Decision): string | null {
  const { choices, min, max, fallback, always } = decision;
  if (new Set(choices).size !== choices.length) return 'a choice is offered twice';
  if (choices.includes(PASS) !== (min === 0)) return 'pass is offered exactly when nothing need be picked';
  if (min > max) return 'more must be picked than may be';
  if (!picksOf(fallback).every((id) => choices.includes(id)) || answerViolation(decision, fallback))
    return 'the time-out answer is not legal';
  const answers = legalAnswers(decision);
  if (answers.next().done) return 'no answer is legal';
  return !always && answers.next().done ? 'only one answer is legal' : null;
}

/** Discord's limits: a button's label, a menu's detail, the text above. */
const LABEL = 80;
const DETAIL = 100;
const TEXT = 1000;

function checkWords(
  game: AnyGame,
  { open, state }: LiveMatch<unknown, unknown>,
  must: (ok: boolean, message: () => string) => void,
): void {
  for (const decision of open) {
    const view: unknown = game.views.forSeat(state, decision.seat);
    const question = game.text.question(view, decision);
    must(
      fits(question.en, TEXT) && fits(question.de, TEXT),
      () => `${decision.key}: the question is empty or too long`,
    );
    for (const id of decision.choices) {
      const { text, detail } = game.text.label(view, decision, id);
      must(
        fits(text.en, LABEL) && fits(text.de, LABEL),
        () => `${decision.key}, ${id}: the label is empty or too long: ${text.en} · ${text.de}`,
      );
      must(
        !detail || (fits(detail.en, DETAIL) && fits(detail.de, DETAIL)),
        () => `${decision.key}, ${id}: the detail is empty or too long: ${detail?.de}`,
      );
      must(game.text.isNotation(id), () => `${decision.key}: ${id} is not in the notation`);
    }
  }
}

const fits = (text: string, most: number): boolean => text.length > 0 && text.length <= most;
