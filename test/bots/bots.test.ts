import { describe, expect, test } from 'vitest';
import { bots, opponents, randomOpponent } from '../../src/bots/index.ts';
import { searchTurn } from '../../src/bots/turn-search.ts';
import { ifLegal, botInputFor } from '../../src/bots/bot-input.ts';
import { handmadeEvaluator, winChanceEvaluator } from '../../src/bots/evaluator.ts';
import { playContest, wilsonInterval } from '../../src/testkit/arena.ts';
import type { Opponent } from '../../src/bots/bot.ts';
import { playOut } from '../../src/testkit/play-out.ts';
import { createCounter, neverUsed, newTally } from '../../src/testkit/tally.ts';
import { FuzzFailure, fuzzMatch, decisionFault } from '../../src/testkit/fuzz-match.ts';
import { findLeak } from '../../src/testkit/secrecy.ts';
import { answerViolation } from '../../src/engine/answers.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { startMatch, submitAnswer } from '../../src/engine/match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Decision } from '../../src/engine/script.ts';
import { dice } from '../../src/games/dice/game.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { State as RivalsState } from '../../src/games/rivals/state.ts';
import { toy, type ToyState } from '../toy/toy-game.ts';

test('an evaluator that averages over later rolls says so', () => {
  expect(winChanceEvaluator(dice, 'without weights').isExpectation).toBe(true);
  expect(winChanceEvaluator(rivals, 'without weights').isExpectation).toBeUndefined();
});

const named = (name: string) => (name === 'random' ? randomOpponent : (opponents.get(name) as Opponent));
const options = { variant: 'long', flow: 'patient' } as const;

function wins(game: AnyGame, players: readonly string[], matches: number, chosen: unknown = options): number[] {
  const count = [0, 0];
  for (let match = 0; match < matches; match++) {
    const random = randomFrom({ seed: `answers ${match}`, drawn: 0 });
    const { state, over } = playOut({
      game,
      options: chosen,
      seed: `match ${match}`,
      opponents: players.map(named),
      random,
      limit: 5000,
    });
    expect(over).toBe(true);
    const winner = game.rules.result(state)?.ranking[0]?.[0] as number;
    count[winner] = (count[winner] ?? 0) + 1;
  }
  return count;
}

describe('the fair opponent', () => {
  test('beats the random one clearly, from either seat', () => {
    expect(wins(toy, ['fair', 'random'], 40)[0]).toBeGreaterThan(27);
    expect(wins(toy, ['random', 'fair'], 40)[1]).toBeGreaterThan(27);
  });

  test('goes by what its seat may know: hidden cards change nothing', () => {
    const random = () => randomFrom({ seed: 'same', drawn: 0 });
    for (let match = 0; match < 6; match++) {
      playOut({
        game: toy,
        options,
        seed: `hidden ${match}`,
        opponents: ['random', 'random'].map(named),
        random: randomFrom({ seed: `r${match}`, drawn: 0 }),
        limit: 5000,
        before: (live, decision) => {
          const state = toy.codec.copy(live.state as ToyState);
          const other = {
            ...toy.ai.determinize(toy.views.forSeat(state, decision.seat), 'elsewhere'),
            rng: { ...state.rng },
          };
          const ask = (rest: ToyState) =>
            named('fair').answer(
              { game: toy, variant: 'long', checkpoint: rest, pending: [], state: rest, decision },
              random(),
            );
          expect(ask(other)).toEqual(ask(state));
        },
      });
    }
  });

  test('answers legally at every question, in the middle of a step as well', () => {
    const random = randomFrom({ seed: 'legal', drawn: 0 });
    let at = startMatch(toy, options, 2, 'legal');
    let deep = 0;
    while (at.open.length > 0) {
      const decision = at.open[random.below(at.open.length)] as Decision;
      const { journal } = at.match;
      const rest = toy.codec.read(at.match.rest);
      const answer = named('fair').answer(
        { game: toy, variant: 'long', checkpoint: rest, pending: journal, state: at.state, decision },
        random,
      );
      expect(answerViolation(decision, answer)).toBeNull();
      if (journal.length > 0) deep++;
      at = submitAnswer(toy, at.match, decision.seat, answer);
    }
    expect(deep).toBeGreaterThan(0);
  });
});

describe('a plan', () => {
  test('never ends with something that is only given up', () => {
    const play = rivals.info.options.parse({ variant: 'duel' });
    let given = 0;
    playOut({
      game: rivals,
      options: play,
      seed: 'given up',
      opponents: ['fair', 'fair'].map(named),
      random: randomFrom({ seed: 'given up', drawn: 0 }),
      limit: 500,
      before: (live, decision) => {
        if (!decision.choices.some((id) => id.startsWith('remove ')) || given++ % 4 > 0) return;
        const rest = rivals.codec.copy(live.state as RivalsState);
        const position = botInputFor({
          game: rivals,
          variant: play.variant,
          checkpoint: rest,
          pending: [],
          state: rest,
          decision,
        });
        const lines = bots.strong(rivals, position, 'seed')?.lines ?? [];
        expect(lines.filter(({ answers }) => answers.at(-1)?.[0]?.startsWith('remove '))).toEqual([]);
        expect(lines.length).toBeGreaterThan(0);
      },
    });
    expect(given).toBeGreaterThan(20);
  });
});

describe('the four levels', () => {
  test('go from weak to strong', () => {
    expect([...opponents.keys()]).toEqual(['gentle', 'fair', 'good', 'strong']);
    const meet = (red: string, blue: string) =>
      playContest({ game: toy, options, seats: 2, seed: 'levels', games: 24, red: named(red), blue: named(blue) }).wins;
    expect(meet('fair', 'gentle')).toBeGreaterThan(12);
    expect(meet('good', 'gentle')).toBeGreaterThan(12);
  });

  test.each([...opponents.keys()])('%s goes by what its seat may know, and the same seed thinks the same', (level) => {
    const bot = bots[level as keyof typeof bots];
    playOut({
      game: toy,
      options,
      seed: 'hidden',
      opponents: [randomOpponent, randomOpponent],
      random: randomFrom({ seed: 'hidden', drawn: 0 }),
      limit: 60,
      before: (live, decision) => {
        const rest = toy.codec.copy(live.state as ToyState);
        const other = {
          ...toy.ai.determinize(toy.views.forSeat(rest, decision.seat), 'elsewhere'),
          rng: { seed: 'other', drawn: 0 },
        };
        const at = (state: ToyState) =>
          botInputFor({ game: toy, variant: 'long', checkpoint: state, pending: [], state, decision });
        expect(at(other)).toEqual(at(rest));
        expect(JSON.stringify(at(rest))).not.toContain(rest.rng.seed);
        expect(bot(toy, at(rest), 's')).toEqual(bot(toy, structuredClone(at(rest)), 's'));
      },
    });
  });

  test('sit at tables of more than two', () => {
    const chosen = { variant: 'crowd', flow: 'patient' } as const;
    const { over } = playOut({
      game: toy,
      options: chosen,
      seed: 'crowd',
      opponents: ['gentle', 'fair', 'good'].map(named),
      random: randomFrom({ seed: 'r', drawn: 0 }),
      limit: 5000,
    });
    expect(over).toBe(true);
  });
});

test('where an answer brings something hidden to light at once, it is valued on more tables; otherwise one is enough', () => {
  const how = { depth: 1, width: 1, tables: 2, draws: 9, budget: 200, answers: 48 };
  const supposed = new Set<number>();
  playOut({
    game: toy,
    options,
    seed: 'draws',
    opponents: [randomOpponent, randomOpponent],
    random: randomFrom({ seed: 'draws', drawn: 0 }),
    limit: 200,
    before: (live, decision) => {
      let tables = 0;
      const mind = {
        ...toy.ai,
        determinize: (...of: Parameters<typeof toy.ai.determinize>) => (tables++, toy.ai.determinize(...of)),
      };
      const game: AnyGame = { ...toy, ai: mind };
      const rest = toy.codec.copy(live.state as ToyState);
      const made = searchTurn(
        game,
        botInputFor({ game, variant: 'long', checkpoint: rest, pending: [], state: rest, decision }),
        's',
        handmadeEvaluator(game),
        how,
      );
      if (made) supposed.add(tables);
    },
  });
  expect([...supposed].toSorted((one, other) => one - other)).toEqual([1, 9]);
});

test('what a supposed table was wrong about is not answered', () => {
  const decision: Decision = { seat: 0, key: 'k', choices: ['a', 'b', 'c'], min: 2, max: 2, fallback: ['a', 'b'] };
  const thought = (...answer: string[]) => ({ answer, lines: [] });
  expect(ifLegal(decision, thought('a', 'c'))).toEqual(thought('a', 'c'));
  expect(ifLegal(decision, thought('a'))).toBeNull();
  expect(ifLegal(decision, thought('a', 'd'))).toBeNull();
  expect(ifLegal(decision, null)).toBeNull();
});

test('an interval tells what a number of matches proves', () => {
  const [low, high] = wilsonInterval(30, 40);
  expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.60', '0.86']);
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
});

test('the same seeds play the same match', () => {
  const once = () =>
    playOut({
      game: toy,
      options,
      seed: 's',
      opponents: ['fair', 'random'].map(named),
      random: randomFrom({ seed: 'r', drawn: 0 }),
      limit: 5000,
    }).history;
  expect(once()).toEqual(once());
});

test('a match that does not end is stopped', () => {
  const { over, history } = playOut({
    game: toy,
    options,
    seed: 's',
    opponents: ['random', 'random'].map(named),
    random: randomFrom({ seed: 'r', drawn: 0 }),
    limit: 10,
  });
  expect([over, history.length]).toEqual([false, 10]);
});

test('questions, clicks and hand-overs are counted', () => {
  const tally = newTally(2);
  const count = createCounter(toy, tally);
  const clicked: number[] = [];
  const { state, history } = playOut({
    game: toy,
    options,
    seed: 'count',
    opponents: ['random', 'random'].map(named),
    random: randomFrom({ seed: 'count', drawn: 0 }),
    limit: 5000,
    ordered: true,
    before: (live, decision, byOrder) => {
      count.before(live.state, decision, byOrder);
      if (!byOrder) clicked.push(decision.seat);
    },
    after: count.after,
  });
  count.end(state, true);
  expect(tally.play.questions + tally.setup.questions).toBe(history.length);
  expect(tally.play.handOvers + tally.setup.handOvers).toBe(
    clicked.filter((seat, index) => index > 0 && clicked[index - 1] !== seat).length,
  );
  // Payments are made by the standard order, and nobody clicks where there is only one answer.
  const paid = history.filter(({ key }) => key === 'pay').length;
  expect(tally.play.clicks).toBeLessThanOrEqual(tally.play.questions - paid);
  expect(tally.play.clicks).toBeGreaterThan(tally.play.questions / 2);
  expect([...tally.used]).toContain('crop');
  expect(tally.turns).toEqual([toy.rules.turn(state as ToyState, 0)]);
  expect(neverUsed({ ...tally, inGame: new Set(['crop', 'unheard']) })).toEqual(['unheard']);
});

describe('the fuzz', () => {
  const fuzz = (game: AnyGame, seed: string) =>
    fuzzMatch({ game, options, seats: 2, seed, limit: 5000, stored: true, every: 3 });

  test('finds nothing in a sound game', () => {
    for (let match = 0; match < 10; match++)
      expect(toy.rules.result(fuzz(toy, `sound ${match}`).state as ToyState)).not.toBeNull();
  });

  test('finds a crash, a leak, a state that does not fit, a label that is too long and a match without an end', () => {
    const broken: readonly [AnyGame, RegExp][] = [
      [
        {
          ...toy,
          rules: {
            ...toy.rules,
            result: (state: ToyState) => {
              if (state.turn > 4) throw new Error('out of paper');
              return null;
            },
          },
        },
        /crashed: out of paper/,
      ],
      [
        {
          ...toy,
          views: {
            ...toy.views,
            forSeat: (state: ToyState, seat: number | null) => ({
              ...toy.views.forSeat(state, seat),
              peek: state.stack[0],
            }),
          },
        },
        /can tell: view differs/,
      ],
      [
        { ...toy, codec: { ...toy.codec, read: (written: string) => ({ ...toy.codec.read(written), turn: 0 }) } },
        /stored and live differ|not the same after writing/,
      ],
      [
        { ...toy, text: { ...toy.text, label: () => ({ text: { en: 'x'.repeat(81), de: 'x' } }) } },
        /label is empty or too long/,
      ],
      [{ ...toy, rules: { ...toy.rules, result: () => null } }, /no end|never reaches a question/],
    ];
    for (const [change, message] of broken) {
      const error = catching(() => fuzz(change, 'broken'));
      expect(error).toBeInstanceOf(FuzzFailure);
      expect((error as FuzzFailure).message).toMatch(message);
    }
  });

  test('keeps the answers that led there', () => {
    const error = catching(() =>
      fuzz(
        {
          ...toy,
          text: {
            ...toy.text,
            label: (view: never, decision: Decision, id: string) => {
              if (decision.key === 'pay') throw new Error('no words');
              return toy.text.label(view, decision, id);
            },
          },
        },
        'kept',
      ),
    ) as FuzzFailure;
    expect(error.message).toBe('crashed: no words');
    let at = startMatch(toy, options, 2, 'kept');
    for (const { seat, answer } of error.history) at = submitAnswer(toy, at.match, seat, answer);
    expect(at.open.some(({ key }) => key === 'pay')).toBe(true);
  });

  test('knows questions that must not be asked', () => {
    const good: Decision = { seat: 0, key: 'k', choices: ['a', 'b'], min: 1, max: 1, fallback: ['a'] };
    expect(decisionFault(good)).toBeNull();
    expect(decisionFault({ ...good, choices: ['a', 'a'] })).toMatch(/twice/);
    expect(decisionFault({ ...good, min: 0 })).toMatch(/pass/);
    expect(decisionFault({ ...good, fallback: ['c'] })).toMatch(/time-out/);
    expect(decisionFault({ ...good, choices: ['a'] })).toMatch(/only one/);
    expect(decisionFault({ ...good, choices: ['a'], always: 'turn' })).toBeNull();
    expect(decisionFault({ ...good, min: 3, max: 2 })).toMatch(/more must/);
  });
});

describe('whoever draws anew what a seat must not know', () => {
  const at = startMatch(toy, options, 2, 'told');
  const standing = { checkpoint: toy.codec.read(at.match.rest), pending: [], state: at.state };
  const faults = (game: AnyGame) =>
    Array.from({ length: 8 }, (_, seed) => findLeak(game, standing, 0, `${seed}`)).filter((fault) => fault !== null);
  const stepping = (step: typeof toy.rules.step) => ({ ...toy, rules: { ...toy.rules, step } });
  const secret = ({ hands }: ToyState) => hands[1]?.[0] ?? 'song';

  test('finds nothing in a game that keeps it', () => {
    expect(faults(toy)).toEqual([]);
  });

  test('notices it in the view', () => {
    const view: typeof toy.views.forSeat = (state, seat) => ({
      ...toy.views.forSeat(state, seat),
      discard: [secret(state)],
    });
    expect(faults({ ...toy, views: { ...toy.views, forSeat: view } })[0]).toMatch(/^view differs/);
  });

  test('notices it in the news', () => {
    const chatty = stepping((t) => {
      t.emit({ kind: 'played', seat: 1, card: secret(t.state) });
      return toy.rules.step(t);
    });
    expect(faults(chatty)[0]).toMatch(/^news differs/);
  });

  test('notices it in a question', () => {
    const asking = stepping(function* (t) {
      yield [{ seat: 0, key: 'guess', choices: [secret(t.state), 'end'], min: 1, max: 1, fallback: ['end'] }];
    });
    expect(faults(asking)[0]).toMatch(/^question differs/);
  });
});

function catching(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}
