import { describe, expect, test } from 'vitest';
import { bots, opponents, random } from '../../src/bots/index.ts';
import { plan } from '../../src/bots/plan.ts';
import { fitting, positionAt } from '../../src/bots/position.ts';
import { byHand } from '../../src/bots/worth.ts';
import { contest, wilson } from '../../src/trials/arena.ts';
import type { Opponent } from '../../src/bots/bot.ts';
import { playOut } from '../../src/trials/play-out.ts';
import { counterFor, neverUsed, newTally } from '../../src/trials/tally.ts';
import { Found, fuzzMatch, questionFault } from '../../src/trials/fuzz-match.ts';
import { secrecyFault } from '../../src/trials/secrecy.ts';
import { faultOf } from '../../src/engine/answers.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { begin, submit } from '../../src/engine/match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Decision } from '../../src/engine/script.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { State as RivalsState } from '../../src/games/rivals/state.ts';
import { toy, type ToyState } from '../toy/toy-game.ts';

const named = (name: string) => (name === 'random' ? random : (opponents.get(name) as Opponent));
const options = { variant: 'long', flow: 'patient' } as const;

function wins(game: AnyGame, players: readonly string[], matches: number, chosen: unknown = options): number[] {
  const count = [0, 0];
  for (let match = 0; match < matches; match++) {
    const random = randomFrom({ seed: `answers ${match}`, drawn: 0 });
    const { state, over } = playOut({ game, options: chosen, seed: `match ${match}`, opponents: players.map(named), random, limit: 5000 });
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
          const state = toy.keeping.copy(live.state as ToyState);
          const other = { ...toy.mind.imagine(toy.sight.view(state, decision.seat), 'elsewhere'), rng: { ...state.rng } };
          const ask = (rest: ToyState) => named('fair').answer({ game: toy, variant: 'long', rest, journal: [], state: rest, decision }, random());
          expect(ask(other)).toEqual(ask(state));
        },
      });
    }
  });

  test('answers legally at every question, in the middle of a step as well', () => {
    const random = randomFrom({ seed: 'legal', drawn: 0 });
    let at = begin(toy, options, 2, 'legal');
    let deep = 0;
    while (at.open.length > 0) {
      const decision = at.open[random.below(at.open.length)] as Decision;
      const { journal } = at.match;
      const rest = toy.keeping.read(at.match.rest);
      const answer = named('fair').answer({ game: toy, variant: 'long', rest, journal, state: at.state, decision }, random);
      expect(faultOf(decision, answer)).toBeNull();
      if (journal.length > 0) deep++;
      at = submit(toy, at.match, decision.seat, answer);
    }
    expect(deep).toBeGreaterThan(0);
  });
});

describe('a plan', () => {
  test('never ends with something that is only given up', () => {
    const play = rivals.facts.options.parse({ variant: 'duel' });
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
        const rest = rivals.keeping.copy(live.state as RivalsState);
        const position = positionAt({ game: rivals, variant: play.variant, rest, journal: [], state: rest, decision });
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
      contest({ game: toy, options, seats: 2, seed: 'levels', games: 24, red: named(red), blue: named(blue) }).wins;
    expect(meet('fair', 'gentle')).toBeGreaterThan(12);
    expect(meet('good', 'gentle')).toBeGreaterThan(12);
  });

  test.each([...opponents.keys()])('%s goes by what its seat may know, and the same seed thinks the same', (level) => {
    const bot = bots[level as keyof typeof bots];
    playOut({
      game: toy,
      options,
      seed: 'hidden',
      opponents: [random, random],
      random: randomFrom({ seed: 'hidden', drawn: 0 }),
      limit: 60,
      before: (live, decision) => {
        const rest = toy.keeping.copy(live.state as ToyState);
        const other = { ...toy.mind.imagine(toy.sight.view(rest, decision.seat), 'elsewhere'), rng: { seed: 'other', drawn: 0 } };
        const at = (state: ToyState) => positionAt({ game: toy, variant: 'long', rest: state, journal: [], state, decision });
        expect(at(other)).toEqual(at(rest));
        expect(JSON.stringify(at(rest))).not.toContain(rest.rng.seed);
        expect(bot(toy, at(rest), 's')).toEqual(bot(toy, structuredClone(at(rest)), 's'));
      },
    });
  });

  test('sit at tables of more than two', () => {
    const chosen = { variant: 'crowd', flow: 'patient' } as const;
    const { over } = playOut({ game: toy, options: chosen, seed: 'crowd', opponents: ['gentle', 'fair', 'good'].map(named), random: randomFrom({ seed: 'r', drawn: 0 }), limit: 5000 });
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
    opponents: [random, random],
    random: randomFrom({ seed: 'draws', drawn: 0 }),
    limit: 200,
    before: (live, decision) => {
      let tables = 0;
      const mind = { ...toy.mind, imagine: (...of: Parameters<typeof toy.mind.imagine>) => (tables++, toy.mind.imagine(...of)) };
      const game: AnyGame = { ...toy, mind };
      const rest = toy.keeping.copy(live.state as ToyState);
      const made = plan(game, positionAt({ game, variant: 'long', rest, journal: [], state: rest, decision }), 's', byHand(game), how);
      if (made) supposed.add(tables);
    },
  });
  expect([...supposed].toSorted((one, other) => one - other)).toEqual([1, 9]);
});

test('what a supposed table was wrong about is not answered', () => {
  const decision: Decision = { seat: 0, key: 'k', choices: ['a', 'b', 'c'], min: 2, max: 2, otherwise: ['a', 'b'] };
  const thought = (...answer: string[]) => ({ answer, lines: [] });
  expect(fitting(decision, thought('a', 'c'))).toEqual(thought('a', 'c'));
  expect(fitting(decision, thought('a'))).toBeNull();
  expect(fitting(decision, thought('a', 'd'))).toBeNull();
  expect(fitting(decision, null)).toBeNull();
});

test('an interval tells what a number of matches proves', () => {
  const [low, high] = wilson(30, 40);
  expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.60', '0.86']);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('the same seeds play the same match', () => {
  const once = () =>
    playOut({ game: toy, options, seed: 's', opponents: ['fair', 'random'].map(named), random: randomFrom({ seed: 'r', drawn: 0 }), limit: 5000 }).history;
  expect(once()).toEqual(once());
});

test('a match that does not end is stopped', () => {
  const { over, history } = playOut({ game: toy, options, seed: 's', opponents: ['random', 'random'].map(named), random: randomFrom({ seed: 'r', drawn: 0 }), limit: 10 });
  expect([over, history.length]).toEqual([false, 10]);
});

test('questions, clicks and hand-overs are counted', () => {
  const tally = newTally(2);
  const count = counterFor(toy, tally);
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
  expect(tally.play.handOvers + tally.setup.handOvers).toBe(clicked.filter((seat, index) => index > 0 && clicked[index - 1] !== seat).length);
  // Payments are made by the standard order, and nobody clicks where there is only one answer.
  const paid = history.filter(({ key }) => key === 'pay').length;
  expect(tally.play.clicks).toBeLessThanOrEqual(tally.play.questions - paid);
  expect(tally.play.clicks).toBeGreaterThan(tally.play.questions / 2);
  expect([...tally.used]).toContain('crop');
  expect(tally.turns).toEqual([toy.rules.turn(state as ToyState, 0)]);
  expect(neverUsed({ ...tally, inGame: new Set(['crop', 'unheard']) })).toEqual(['unheard']);
});

describe('the fuzz', () => {
  const fuzz = (game: AnyGame, seed: string) => fuzzMatch({ game, options, seats: 2, seed, limit: 5000, stored: true, every: 3 });

  test('finds nothing in a sound game', () => {
    for (let match = 0; match < 10; match++) expect(toy.rules.result(fuzz(toy, `sound ${match}`).state as ToyState)).not.toBeNull();
  });

  test('finds a crash, a leak, a state that does not fit, a label that is too long and a match without an end', () => {
    const broken: readonly [AnyGame, RegExp][] = [
      [{ ...toy, rules: { ...toy.rules, result: (state: ToyState) => { if (state.turn > 4) throw new Error('out of paper'); return null; } } }, /crashed: out of paper/],
      [{ ...toy, sight: { ...toy.sight, view: (state: ToyState, seat: number | null) => ({ ...toy.sight.view(state, seat), peek: state.stack[0] }) } }, /can tell: view differs/],
      [{ ...toy, keeping: { ...toy.keeping, read: (written: string) => ({ ...toy.keeping.read(written), turn: 0 }) } }, /stored and live differ|not the same after writing/],
      [{ ...toy, words: { ...toy.words, label: () => ({ text: { en: 'x'.repeat(81), de: 'x' } }) } }, /label is empty or too long/],
      [{ ...toy, rules: { ...toy.rules, result: () => null } }, /no end|does not come to a question/],
    ];
    for (const [change, message] of broken) {
      const error = catching(() => fuzz(change, 'broken'));
      expect(error).toBeInstanceOf(Found);
      expect((error as Found).message).toMatch(message);
    }
  });

  test('keeps the answers that led there', () => {
    const error = catching(() =>
      fuzz({ ...toy, words: { ...toy.words, label: (view: never, decision: Decision, id: string) => {
        if (decision.key === 'pay') throw new Error('no words');
        return toy.words.label(view, decision, id);
      } } }, 'kept'),
    ) as Found;
    expect(error.message).toBe('crashed: no words');
    let at = begin(toy, options, 2, 'kept');
    for (const { seat, answer } of error.history) at = submit(toy, at.match, seat, answer);
    expect(at.open.some(({ key }) => key === 'pay')).toBe(true);
  });

  test('knows questions that must not be asked', () => {
    const good: Decision = { seat: 0, key: 'k', choices: ['a', 'b'], min: 1, max: 1, otherwise: ['a'] };
    expect(questionFault(good)).toBeNull();
    expect(questionFault({ ...good, choices: ['a', 'a'] })).toMatch(/twice/);
    expect(questionFault({ ...good, min: 0 })).toMatch(/pass/);
    expect(questionFault({ ...good, otherwise: ['c'] })).toMatch(/time-out/);
    expect(questionFault({ ...good, choices: ['a'] })).toMatch(/only one/);
    expect(questionFault({ ...good, choices: ['a'], always: 'turn' })).toBeNull();
    expect(questionFault({ ...good, min: 3, max: 2 })).toMatch(/more must/);
  });
});

describe('whoever draws anew what a seat must not know', () => {
  const at = begin(toy, options, 2, 'told');
  const standing = { rest: toy.keeping.read(at.match.rest), journal: [], state: at.state };
  const faults = (game: AnyGame) => Array.from({ length: 8 }, (_, seed) => secrecyFault(game, standing, 0, `${seed}`)).filter((fault) => fault !== null);
  const stepping = (step: typeof toy.rules.step) => ({ ...toy, rules: { ...toy.rules, step } });
  const secret = ({ hands }: ToyState) => hands[1]?.[0] ?? 'song';

  test('finds nothing in a game that keeps it', () => {
    expect(faults(toy)).toEqual([]);
  });

  test('notices it in the view', () => {
    const view: typeof toy.sight.view = (state, seat) => ({ ...toy.sight.view(state, seat), discard: [secret(state)] });
    expect(faults({ ...toy, sight: { ...toy.sight, view } })[0]).toMatch(/^view differs/);
  });

  test('notices it in the news', () => {
    const chatty = stepping((t) => {
      t.tell({ kind: 'played', seat: 1, card: secret(t.state) });
      return toy.rules.step(t);
    });
    expect(faults(chatty)[0]).toMatch(/^news differs/);
  });

  test('notices it in a question', () => {
    const asking = stepping(function* (t) {
      yield [{ seat: 0, key: 'guess', choices: [secret(t.state), 'end'], min: 1, max: 1, otherwise: ['end'] }];
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
