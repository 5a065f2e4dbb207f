import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import { startLive, giveAnswer } from '../../src/engine/live-match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Decision } from '../../src/engine/script.ts';
import type { Panel } from '../../src/match/matches.ts';
import { seatLimits } from '../../src/testkit/seat-limits.ts';

/** A panel as the match layer would give it, for a question met anywhere. */
export function panelWith(game: AnyGame, view: unknown, question: Decision | null, extra: Partial<Panel> = {}): Panel {
  const players = ['Anna *the* Great', 'Ben'].map(
    (name, index) => ({ kind: 'person', id: `${index + 1}`.repeat(18), name }) as const,
  );
  const wait = {
    seat: 0,
    key: '',
    kind: 'turn',
    since: 0,
    due: 1_800_000_000_000,
    stage: 'running',
    turn: 1,
    asked: 0,
    byHand: false,
  } as const;
  const sheet = {
    id: 'K7Q2M',
    seq: 1000,
    status: 'open',
    terms: { game: game.info.id, options: {}, clock: 'normal', takebacks: true, rated: false },
    home: { guild: '1', parent: '2', channel: '3', language: 'en' },
    players,
    waits: [{ ...wait, seat: question?.seat ?? 0 }],
  } as unknown as Panel['sheet'];
  const built: Decision = {
    seat: 0,
    key: 'act',
    choices: ['build road +2'],
    min: 1,
    max: 1,
    fallback: ['build road +2'],
  };
  return {
    id: sheet.id,
    seq: 999,
    sheet,
    game,
    seat: question?.seat ?? 0,
    view,
    turn: 12,
    active: [0],
    question,
    awaiting: [0, 1],
    undo: { answer: { seat: 0, key: 'act', answer: ['build road +2'] }, answers: 1, byOrder: null, asked: built, view },
    requests: [],
    actions: ['ask-take-back', 'use-bank', 'mute', 'adjourn', 'resign'],
    ahead: null,
    lesson: null,
    claimableFrom: null,
    news: [],
    repeated: false,
    seed: null,
    ...extra,
  };
}

/** Every question of a random match, as it is met. */
export function* questionsOf(
  game: AnyGame,
  options: unknown,
  seed: string,
): Generator<{ readonly view: unknown; readonly decision: Decision }> {
  const random = randomFrom({ seed: `${seed} play`, drawn: 0 });
  const chosen: unknown = game.info.options.parse(options);
  const [seats] = seatLimits(game, chosen);
  const live = startLive(game, game.rules.setup(chosen, seats, seed) as never);
  for (let count = 0; count < 3000 && live.open.length > 0; count++) {
    for (const decision of live.open) yield { view: game.views.forSeat(live.state, decision.seat), decision };
    const decision = live.open[random.below(live.open.length)] as Decision;
    giveAnswer(live, decision.seat, randomAnswer(decision, random));
  }
}
