import { faultOf, legalAnswers, picksOf } from '../engine/answers.ts';
import type { AnyGame, Game, Resting } from '../engine/game/index.ts';
import type { Live } from '../engine/live.ts';
import { begin, type Given, type Moved, submit } from '../engine/match.ts';
import { read } from '../engine/migrate.ts';
import { randomFrom } from '../engine/random.ts';
import { type Decision, PASS } from '../engine/script.ts';
import { type Move, playOut } from './play-out.ts';
import { random as byChance } from '../bots/index.ts';
import type { Opponent } from '../bots/bot.ts';
import { canonical } from '../match/play/canonical.ts';
import { watcher } from './invariants.ts';
import { secrecyFault } from './secrecy.ts';

/** Something a match must never do, with all that is needed to do it again. */
export class Found extends Error {
  readonly history: readonly Given[];
  constructor(message: string, history: readonly Given[], cause?: unknown) {
    super(message, { cause });
    this.name = 'Found';
    this.history = history;
  }
}

export interface Fuzz {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly limit: number;
  /** Plays a stored match beside the live one. */
  readonly stored: boolean;
  /** One position in so many is looked at closely: secrecy, words, conservation. 0: none. */
  readonly every: number;
  readonly begin?: (state: unknown) => void;
  readonly after?: (move: Move) => void;
}

/** Plays one random match and checks it on the way. Throws `Found`; gives the last state. */
export function fuzzMatch(fuzz: Fuzz): { readonly state: unknown; readonly history: readonly Given[] } {
  const { game, options, seats, seed, limit } = fuzz;
  const history: Given[] = [];
  const random = randomFrom({ seed: `${seed}/answers`, drawn: 0 });
  const must = (ok: boolean, message: () => string): void => {
    if (!ok) throw new Found(message(), [...history]);
  };
  try {
    let stored = fuzz.stored ? (begin(game, options, seats, seed) as Moved<Resting, unknown>) : null;
    const begun: unknown = game.rules.setup(options, seats, seed);
    fuzz.begin?.(begun);
    let cards = cardsIn(begun);
    let asked = 0;
    const complain = watcher(game);
    const watch: Opponent = {
      ...byChance,
      blind: false,
      answer(standing, chance) {
        if (fuzz.every > 0 && asked++ % fuzz.every === 0) {
          for (const seat of [...Array(seats).keys(), null]) {
            const fault = secrecyFault(game, standing, seat, `${seed}/${asked}`);
            must(fault === null, () => `seat ${seat} can tell: ${fault}`);
          }
          must(same(game.keeping.read(game.keeping.write(standing.rest)), standing.rest), () => 'the state is not the same after writing and reading it');
          // Where players bring their cards, there are none at first.
          if (cards.size === 0) cards = cardsIn(standing.rest);
          const changed = changes(cards, cardsIn(standing.rest));
          must(changed.length === 0, () => `cards were lost or made: ${changed.join(', ')}`);
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
        for (const each of live.open) must(questionFault(each) === null, () => `${each.key}: ${questionFault(each)}`);
        const wrong = complain(live.state, live.open);
        must(wrong === null, () => wrong ?? '');
        if (fuzz.every > 0 && history.length % fuzz.every === 0) checkWords(game, live, must);
      },
      after(move) {
        const { live, given } = move;
        if (stored) {
          const plain = game as Game<Resting, unknown, unknown, unknown>;
          const next = submit(plain, read(plain, JSON.parse(JSON.stringify(stored.match))), given.seat, given.answer);
          must(same(next.state, live.state), () => 'stored and live differ in their state');
          must(same(next.open, live.open), () => 'stored and live ask different questions');
          must(same(next.events, move.events), () => 'stored and live tell different news');
          stored = next;
        }
        fuzz.after?.(move);
      },
    });
    must(over, () => `no end after ${limit} answers`);
    must(game.rules.result(state) !== null, () => 'nobody can act, and nobody has won');
    return { state, history };
  } catch (error) {
    throw error instanceof Found ? error : new Found(`crashed: ${error instanceof Error ? error.message : String(error)}`, [...history], error);
  }
}

/** Mostly they are written in the same order too; what JSON would leave out makes no difference. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other) || canonical(one) === canonical(other);

/**
 * How many copies of each card there are, wherever they lie: `abbey/basic` twice, and so on. A name that stands in the
 * state by itself, like the event of this turn, is a mention and no copy.
 */
function cardsIn(state: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const piles = Object.values(state as object).filter((part) => typeof part === 'object');
  for (const [, id = ''] of JSON.stringify(piles).matchAll(/"([a-z-]+\/[a-z-]+)"/g)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function changes(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const by = (after.get(id) ?? 0) - (before.get(id) ?? 0);
    return by === 0 ? [] : [`${by > 0 ? '+' : ''}${by} ${id}`];
  });
}

/** Why a question must not be asked like that; null when it may. */
export function questionFault(decision: Decision): string | null {
  const { choices, min, max, otherwise, always } = decision;
  if (new Set(choices).size !== choices.length) return 'a choice is offered twice';
  if (choices.includes(PASS) !== (min === 0)) return 'pass is offered exactly when nothing need be picked';
  if (min > max) return 'more must be picked than may be';
  if (!picksOf(otherwise).every((id) => choices.includes(id)) || faultOf(decision, otherwise)) return 'the time-out answer is not legal';
  const answers = legalAnswers(decision);
  if (answers.next().done) return 'no answer is legal';
  return !always && answers.next().done ? 'only one answer is legal' : null;
}

/** What Discord shows of a question: a button's label, a menu's detail, the text above. */
const LABEL = 80;
const DETAIL = 100;
const TEXT = 1000;

function checkWords(game: AnyGame, { open, state }: Live<unknown, unknown>, must: (ok: boolean, message: () => string) => void): void {
  for (const decision of open) {
    const view: unknown = game.sight.view(state, decision.seat);
    const question = game.words.question(view, decision);
    must(fits(question.en, TEXT) && fits(question.de, TEXT), () => `${decision.key}: the question is empty or too long`);
    for (const id of decision.choices) {
      const { text, detail } = game.words.label(view, decision, id);
      must(fits(text.en, LABEL) && fits(text.de, LABEL), () => `${decision.key}, ${id}: the label is empty or too long: ${text.en} · ${text.de}`);
      must(!detail || (fits(detail.en, DETAIL) && fits(detail.de, DETAIL)), () => `${decision.key}, ${id}: the detail is too long: ${detail?.de}`);
      must(game.words.knows(id), () => `${decision.key}: ${id} is not in the notation`);
    }
  }
}

const fits = (words: string, most: number): boolean => words.length > 0 && words.length <= most;
