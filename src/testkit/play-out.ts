import { hasChoice } from '../engine/answers.ts';
import type { AnyGame, BaseState } from '../engine/game/index.ts';
import { type LiveMatch, startLive, giveAnswer } from '../engine/live-match.ts';
import type { GivenAnswer } from '../engine/match.ts';
import type { Random } from '../engine/random.ts';
import { type Answer, type Decision, PASS, type Seat } from '../engine/script.ts';
import type { Opponent } from '../bots/bot.ts';

/** A match between computers, as far as it was played. */
export interface PlayOutResult {
  readonly state: unknown;
  readonly history: readonly GivenAnswer[];
  /** False when it was stopped at the limit. */
  readonly over: boolean;
}

/** The result of an answer. */
export interface PlayedMove {
  readonly given: GivenAnswer;
  readonly decision: Decision;
  readonly turn: number;
  readonly events: readonly unknown[];
  readonly live: LiveMatch<unknown, unknown>;
}

export interface PlayOutOptions {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seed: string;
  /** By seat. */
  readonly opponents: readonly Opponent[];
  readonly random: Random;
  /** Answers after which the match is stopped. */
  readonly limit: number;
  /** Uses a new player's standing orders for all seats, and ends turns with either button. */
  readonly ordered?: boolean;
  /** Chooses the question to answer next; by default the active seat's, so that deferred ones wait. */
  readonly order?: (open: readonly Decision[], active: readonly Seat[]) => Decision;
  readonly before?: (live: LiveMatch<unknown, unknown>, decision: Decision, byOrder: boolean) => void;
  readonly after?: (move: PlayedMove) => void;
  /** Filled during play, so that it's available after a crash. */
  readonly history?: GivenAnswer[];
}

const activeFirst = (open: readonly Decision[], active: readonly Seat[]): Decision =>
  open.find(({ seat }) => active.includes(seat)) ?? (open[0] as Decision);

/** Returns the answer that isn't asked for: a default standing order, or a question asked for secrecy only. */
function standardAnswer(game: AnyGame, state: unknown, decision: Decision): Answer | null {
  if (decision.always === 'secrecy' && !hasChoice(decision)) return decision.fallback;
  for (const order of game.ai.orders) {
    if (order.defaultSetting === undefined || !order.applies(decision)) continue;
    const answer = order.answer(order.defaultSetting, game.views.forSeat(state, decision.seat), decision);
    if (answer) return answer;
  }
  return null;
}

/** Returns whether this answer has a second button that skips standing orders. */
function offersToAsk(game: AnyGame, state: unknown, decision: Decision, [id = '']: Answer): boolean {
  if (decision.always !== 'turn' || decision.fallback[0] !== id) return false;
  return game.text.label(game.views.forSeat(state, decision.seat), decision, id).askingLabel !== undefined;
}

/** Plays a match to its end. Keeps the position only for opponents that look ahead. */
export function playOut(setting: PlayOutOptions): PlayOutResult {
  const { game, opponents, random, limit, order = activeFirst, history = [] } = setting;
  const { variant } = setting.options as { readonly variant: string };
  const keeps = opponents.some(({ ignoresState: blind }) => !blind);
  const initial = game.rules.setup(setting.options, opponents.length, setting.seed) as BaseState;
  let rest: unknown = keeps ? game.codec.copy(initial) : null;
  let journal: GivenAnswer[] = [];
  /** By seat: the turn it ended with the button that skips standing orders. */
  const asking = new Map<Seat, number>();
  /** By seat: its last turn, and how often it answered in it. */
  const inTurn = opponents.map(() => ({ turn: -1, answers: 0 }));
  const live: LiveMatch<unknown, unknown> = startLive(game, initial, ({ state }) => {
    if (!keeps) return;
    rest = game.codec.copy(state);
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
    const answer: Answer =
      ordered ??
      opponent.answer(
        {
          game,
          variant,
          checkpoint: rest,
          pending: journal,
          state: live.state,
          decision,
          answeredThisTurn: own.answers++,
        },
        random,
      );
    if (setting.ordered && offersToAsk(game, live.state, decision, answer) && random.below(2) === 0)
      asking.set(seat, turn);
    const given = { seat, key, answer: answer.length === 0 ? [PASS] : answer };
    history.push(given);
    if (keeps) journal.push(given);
    giveAnswer(live, seat, given.answer);
    const events = live.events.splice(0);
    setting.after?.({ given, decision, turn, events, live });
  }
  return { state: live.state, history, over: live.open.length === 0 };
}
