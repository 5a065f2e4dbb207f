import { checkAnswer, questionOf } from './answers.ts';
import type { Game, Resting, Table } from './game/index.ts';
import { type Random, randomFrom } from './random.ts';
import { type Answer, type Decision, PASS, type Reply, type Script, type Seat } from './script.ts';
import { Refused } from './text.ts';

/** A match being played: the state changes in place, scripts stand at their questions. */
export interface Live<S, E> {
  readonly state: S;
  /** The questions open now; none when the match is over. */
  open: readonly Decision[];
  /** What happened since the caller last emptied it. */
  readonly events: E[];
  /** Something random or hidden came to light since the caller last cleared it. */
  revealed: boolean;
}

/** Called at every resting state, before the next step begins. */
export type AtRest<S, E> = (live: Live<S, E>) => void;

interface Running<S, E> extends Live<S, E> {
  script: Script | null;
  readonly game: Game<S & Resting, unknown, E, unknown>;
  readonly table: Table<S, E>;
  readonly atRest: AtRest<S, E> | undefined;
}

/**
 * Begins at a resting state and goes on to the first question. The state belongs to the live match from here on. What falls
 * comes from the generator inside it, unless another is handed in. Where it is `foretold`, go on with `proceed`.
 */
export function play<S extends Resting, V, E, O>(
  game: Game<S, V, E, O>,
  state: S,
  atRest?: AtRest<S, E>,
  generator: Random = randomFrom(state.rng),
  foretold = false,
): Live<S, E> {
  const live: Running<S, E> = {
    state,
    open: [],
    events: [],
    revealed: false,
    script: null,
    game,
    atRest,
    table: {
      state,
      random: {
        below(n) {
          live.revealed = true;
          return generator.below(n);
        },
      },
      foretold,
      tell: (event) => void live.events.push(event),
      reveal: () => void (live.revealed = true),
    },
  };
  goOn(live);
  return live;
}

/** Takes a legal answer and goes on to the next question. Throws `Refused`, and changes nothing, when it is not legal. */
export function respond<S, E>(live: Live<S, E>, seat: Seat, answer: Answer): Decision {
  const running = live as Running<S, E>;
  const { game } = running;
  const decision = questionOf(live.open, seat);
  const refusal = (id: string) => game.words.refusal(live.state as S & Resting, seat, decision, id);
  if (!decision) throw new Refused(refusal(answer[0] ?? PASS));
  checkAnswer(decision, answer, refusal);
  goOn(running, { seat, answer });
  return decision;
}

/** Goes on with an answer that is known to be legal. */
export function proceed<S, E>(live: Live<S, E>, seat: Seat, answer: Answer): void {
  goOn(live as Running<S, E>, { seat, answer });
}

/** More silent steps in a row than any turn can have: the rules go round in a circle. */
const CIRCLE = 10_000;

function goOn<S, E>(live: Running<S, E>, reply?: Reply): void {
  for (let silent = 0; silent < CIRCLE; silent++) {
    if (live.script) {
      const { value, done } = live.script.next(reply as Reply);
      if (!done) {
        live.open = value;
        return;
      }
      live.script = null;
      live.atRest?.(live);
    }
    if (live.game.rules.result(live.state as S & Resting)) {
      live.open = [];
      return;
    }
    live.script = live.game.rules.step(live.table as Table<S & Resting, E>);
  }
  throw new Error(`${live.game.facts.id} does not come to a question`);
}
