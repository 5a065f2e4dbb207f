import { checkAnswer, questionOf } from './answers.ts';
import type { Game, BaseState, RulesContext } from './game/index.ts';
import { type Random, randomFrom } from './random.ts';
import { type Answer, type Decision, PASS, type Reply, type Script, type Seat } from './script.ts';
import { Refused } from './text.ts';

/** A match in memory: the state changes in place, and scripts wait at their questions. */
export interface LiveMatch<S, E> {
  readonly state: S;
  /** The open questions; none once the match is over. */
  open: readonly Decision[];
  /** Events since the caller last emptied the list. */
  readonly events: E[];
  /** Whether something random or hidden was revealed since the caller last cleared it. */
  revealed: boolean;
}

/** Called at every checkpoint, before the next step starts. */
export type OnCheckpoint<S, E> = (live: LiveMatch<S, E>) => void;

interface RunningMatch<S, E> extends LiveMatch<S, E> {
  script: Script | null;
  readonly game: Game<S & BaseState, unknown, E, unknown>;
  readonly table: RulesContext<S, E>;
  readonly onCheckpoint: OnCheckpoint<S, E> | undefined;
}

/**
 * Starts at a checkpoint and runs to the first question. The live match owns the state from then on. Random numbers
 * come from the state's generator unless another is given. If the answers are `trusted`, continue with
 * `giveTrustedAnswer`.
 */
export function startLive<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  state: S,
  onCheckpoint?: OnCheckpoint<S, E>,
  generator: Random = randomFrom(state.rng),
  trusted = false,
): LiveMatch<S, E> {
  const live: RunningMatch<S, E> = {
    state,
    open: [],
    events: [],
    revealed: false,
    script: null,
    game,
    onCheckpoint,
    table: {
      state,
      random: {
        below(n) {
          live.revealed = true;
          return generator.below(n);
        },
      },
      trusted,
      emit: (event) => void live.events.push(event),
      reveal: () => void (live.revealed = true),
    },
  };
  advance(live);
  return live;
}

/** Applies an answer and runs to the next question. Throws `Refused`, without any change, if it's illegal. */
export function giveAnswer<S, E>(live: LiveMatch<S, E>, seat: Seat, answer: Answer): Decision {
  const running = live as RunningMatch<S, E>;
  const { game } = running;
  const decision = questionOf(live.open, seat);
  const refusal = (id: string) => game.text.refusal(live.state as S & BaseState, seat, decision, id);
  if (!decision) throw new Refused(refusal(answer[0] ?? PASS));
  checkAnswer(decision, answer, refusal);
  advance(running, { seat, answer });
  return decision;
}

/** Applies an answer without checking it. */
export function giveTrustedAnswer<S, E>(live: LiveMatch<S, E>, seat: Seat, answer: Answer): void {
  advance(live as RunningMatch<S, E>, { seat, answer });
}

/** More steps without a question than any turn can have: the rules are in an endless loop. */
const MAX_SILENT_STEPS = 10_000;

function advance<S, E>(live: RunningMatch<S, E>, reply?: Reply): void {
  for (let silent = 0; silent < MAX_SILENT_STEPS; silent++) {
    if (live.script) {
      const { value, done } = live.script.next(reply as Reply);
      if (!done) {
        live.open = value;
        return;
      }
      live.script = null;
      live.onCheckpoint?.(live);
    }
    if (live.game.rules.result(live.state as S & BaseState)) {
      live.open = [];
      return;
    }
    live.script = live.game.rules.step(live.table as RulesContext<S & BaseState, E>);
  }
  throw new Error(`${live.game.info.id} never reaches a question`);
}
