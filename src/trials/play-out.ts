import { isOpen } from '../engine/answers.ts';
import type { AnyGame, Resting } from '../engine/game/index.ts';
import { type Live, play, respond } from '../engine/live.ts';
import type { Given } from '../engine/match.ts';
import type { Random } from '../engine/random.ts';
import { type Answer, type Decision, PASS, type Seat } from '../engine/script.ts';
import type { Opponent } from '../bots/bot.ts';

/** A match between computers, as far as it was played. */
export interface Played {
  readonly state: unknown;
  readonly history: readonly Given[];
  /** False when it was stopped because it took too long. */
  readonly over: boolean;
}

/** What an answer led to. */
export interface Move {
  readonly given: Given;
  readonly decision: Decision;
  readonly turn: number;
  readonly events: readonly unknown[];
  readonly live: Live<unknown, unknown>;
}

export interface PlayOut {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seed: string;
  /** By seat. */
  readonly opponents: readonly Opponent[];
  readonly random: Random;
  /** Answers after which it is stopped. */
  readonly limit: number;
  /** Everybody has the standing orders of a new player, which answer before anybody is asked, and ends a turn with either button. */
  readonly ordered?: boolean;
  /** Who answers when several could; the one whose turn it is when left out, so that patient questions wait. */
  readonly order?: (open: readonly Decision[], active: readonly Seat[]) => Decision;
  readonly before?: (live: Live<unknown, unknown>, decision: Decision, byOrder: boolean) => void;
  readonly after?: (move: Move) => void;
  /** Filled as it is played, so that it is there after a crash. */
  readonly history?: Given[];
}

const activeFirst = (open: readonly Decision[], active: readonly Seat[]): Decision =>
  open.find(({ seat }) => active.includes(seat)) ?? (open[0] as Decision);

/** What nobody is asked about: the standing orders of somebody who never set any, and questions asked for secrecy only. */
function standardAnswer(game: AnyGame, state: unknown, decision: Decision): Answer | null {
  if (decision.always === 'secrecy' && !isOpen(decision)) return decision.otherwise;
  for (const order of game.mind.orders) {
    if (order.standard === undefined || !order.applies(decision)) continue;
    const answer = order.answer(order.standard, game.sight.view(state, decision.seat), decision);
    if (answer) return answer;
  }
  return null;
}

/** Whether a second button stands beside this answer: the same, with nothing passed over after it. */
function offersToAsk(game: AnyGame, state: unknown, decision: Decision, [id = '']: Answer): boolean {
  if (decision.always !== 'turn' || decision.otherwise[0] !== id) return false;
  return game.words.label(game.sight.view(state, decision.seat), decision, id).asking !== undefined;
}

/** Plays a match to its end. The position is kept for opponents that look ahead, and only for those. */
export function playOut(setting: PlayOut): Played {
  const { game, opponents, random, limit, order = activeFirst, history = [] } = setting;
  const { variant } = setting.options as { readonly variant: string };
  const keeps = opponents.some(({ blind }) => !blind);
  const begun = game.rules.setup(setting.options, opponents.length, setting.seed) as Resting;
  let rest: unknown = keeps ? game.keeping.copy(begun) : null;
  let journal: Given[] = [];
  /** By seat: the turn it ended with the button that lets no order pass anything over. */
  const asking = new Map<Seat, number>();
  /** By seat: the turn it played last, and how often it answered in it. */
  const inTurn = opponents.map(() => ({ turn: -1, answers: 0 }));
  const live: Live<unknown, unknown> = play(game, begun, ({ state }) => {
    if (!keeps) return;
    rest = game.keeping.copy(state);
    journal = [];
  });
  live.events.splice(0);
  while (live.open.length > 0 && history.length < limit) {
    const decision = order(live.open, game.rules.active(live.state));
    const { seat, key } = decision;
    const turn = game.rules.turn(live.state, seat);
    const opponent = opponents[seat] as Opponent;
    const own = inTurn[seat] as (typeof inTurn)[0];
    if (own.turn !== turn) Object.assign(own, { turn, answers: 0 });
    const wantsToBeAsked = decision.always === 'turn' && asking.get(seat) === turn;
    const ordered = setting.ordered && !wantsToBeAsked ? standardAnswer(game, live.state, decision) : null;
    setting.before?.(live, decision, ordered !== null);
    const answer: Answer = ordered ?? opponent.answer({ game, variant, rest, journal, state: live.state, decision, answered: own.answers++ }, random);
    if (setting.ordered && offersToAsk(game, live.state, decision, answer) && random.below(2) === 0) asking.set(seat, turn);
    const given = { seat, key, answer: answer.length === 0 ? [PASS] : answer };
    history.push(given);
    if (keeps) journal.push(given);
    respond(live, seat, given.answer);
    const events = live.events.splice(0);
    setting.after?.({ given, decision, turn, events, live });
  }
  return { state: live.state, history, over: live.open.length === 0 };
}
