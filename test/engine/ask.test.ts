import { expect, test } from 'vitest';
import { ask, meanwhile, together } from '../../src/engine/ask.ts';
import type { Decision, Question, Reply, Script } from '../../src/engine/script.ts';

const of = (seat: number, key: string, choices: readonly string[] = ['x', 'y']): Question => ({
  seat,
  key,
  choices,
  min: 1,
  max: 1,
});

/** Runs a script with replies and lists what was open at each stop. */
function run<R>(
  script: Script<R>,
  ...replies: readonly Reply[]
): { open: string[]; done: boolean; value: R | undefined } {
  const open: string[] = [];
  let result = script.next(undefined as unknown as Reply);
  for (const reply of [...replies, null]) {
    if (result.done) return { open, done: true, value: result.value };
    open.push(result.value.map(({ seat, key }: Decision) => `${seat}:${key}`).join(' '));
    if (reply) result = script.next(reply);
  }
  return { open, done: false, value: undefined };
}

const reply = (seat: number, ...answer: string[]): Reply => ({ seat, answer });

test('a question with one legal answer is not asked', () => {
  expect(run(ask(of(0, 'only', ['x'])))).toEqual({ open: [], done: true, value: ['x'] });
  expect(run(ask({ ...of(0, 'none', []), min: 0 }))).toEqual({ open: [], done: true, value: [] });
});

test('unless it says always', () => {
  expect(run(ask({ ...of(0, 'roll', ['x']), always: 'turn' }), reply(0, 'x'))).toEqual({
    open: ['0:roll'],
    done: true,
    value: ['x'],
  });
});

test('pass is offered exactly when nothing may be picked, and gives no picks', () => {
  const [decision] = ask({ ...of(0, 'maybe'), min: 0, limits: [2, 1] }).next(undefined as unknown as Reply)
    .value as readonly Decision[];
  expect(decision).toMatchObject({ choices: ['x', 'y', 'pass'], limits: [2, 1, 1] });
  expect(run(ask({ ...of(0, 'maybe'), min: 0 }), reply(0, 'pass')).value).toEqual([]);
});

test('the time-out answer is the first legal one when the rules name none', () => {
  const first = (question: Question) =>
    (ask(question).next(undefined as unknown as Reply).value as readonly Decision[])[0]?.fallback;
  expect(first(of(0, 'plain'))).toEqual(['x']);
  expect(first({ ...of(0, 'two', ['x', 'y', 'z']), min: 2, max: 2 })).toEqual(['x', 'y']);
  expect(first({ ...of(0, 'named'), fallback: ['y'] })).toEqual(['y']);
});

test('no legal answer at all is a mistake in the rules', () => {
  expect(() => run(ask(of(0, 'stuck', [])))).toThrow('stuck');
});

function* twice(seat: number, log: string[]): Script {
  for (const part of ['first', 'second']) log.push(`${seat}${part}${(yield* ask(of(seat, part))).join('')}`);
}

test('scripts side by side are answered in any order, and each goes on by itself', () => {
  const log: string[] = [];
  const { open, done } = run(
    together(twice(0, log), twice(1, log)),
    reply(1, 'x'),
    reply(1, 'y'),
    reply(0, 'y'),
    reply(0, 'x'),
  );
  expect(open).toEqual(['0:first 1:first', '0:first 1:second', '0:first', '0:second']);
  expect(done).toBe(true);
  expect(log).toEqual(['1firstx', '1secondy', '0firsty', '0secondx']);
});

test('a script that asks nothing holds nobody up', () => {
  expect(
    run(together(twice(0, []), ask(of(1, 'only', ['x'])) as unknown as Script), reply(0, 'x'), reply(0, 'x')).open,
  ).toEqual(['0:first', '0:second']);
});

test('what was chosen side by side comes out together, in the order of the scripts', () => {
  const choose = (seat: number) => ask(of(seat, 'secret'));
  expect(run(together(choose(0), choose(1), choose(2)), reply(2, 'x'), reply(0, 'y'), reply(1, 'x')).value).toEqual([
    ['y'],
    ['x'],
    ['x'],
  ]);
});

/** Fills a store of three, shared by all. */
function* fill(seat: number, store: { left: number }): Script<number> {
  const [count = '0'] = yield* ask(() =>
    of(
      seat,
      'fill',
      Array.from({ length: store.left + 1 }, (_, number) => `${number}`),
    ),
  );
  store.left -= Number(count);
  return Number(count);
}

test('an answer makes the questions of the others again, as does what a script does before its own', () => {
  const store = { left: 3 };
  const half = together(fill(0, store), fill(1, store));
  const choices = (step: IteratorResult<readonly Decision[], unknown>) =>
    (step.value as readonly Decision[]).map((each) => each.choices.length);
  expect(choices(half.next(null))).toEqual([4, 4]);
  expect(choices(half.next(reply(0, '2')))).toEqual([2]);
  expect(half.next(reply(1, '1'))).toEqual({ done: true, value: [2, 1] });

  function* emptied(): Script<number> {
    store.left = 1;
    yield* ask(of(1, 'after'));
    return 0;
  }
  store.left = 3;
  expect(choices(together(fill(0, store), emptied()).next(null))).toEqual([2, 2]);
});

test('a question that is settled by the answer of another is put to nobody', () => {
  const store = { left: 3 };
  expect(run(together(fill(0, store), fill(1, store), fill(2, store)), reply(1, '3'))).toEqual({
    open: ['0:fill 1:fill 2:fill'],
    done: true,
    value: [0, 3, 0],
  });
});

test('what is asked meanwhile ends with the main part and leaves no trace', () => {
  const log: string[] = [];
  const unanswered = run(meanwhile(twice(0, log), [twice(1, log), twice(2, log)]), reply(0, 'x'), reply(0, 'x'));
  expect(unanswered).toEqual({
    open: ['0:first 1:first 2:first', '0:second 1:first 2:first'],
    done: true,
    value: undefined,
  });
  expect(log).toEqual(['0firstx', '0secondx']);
});

test('an answer given meanwhile ends the step as long as the main part has not begun, so that it looks anew', () => {
  const side = (seat: number) => ask(of(seat, 'side')) as unknown as Script;
  expect(run(meanwhile(twice(0, []), [side(1), side(2)]), reply(2, 'x'))).toEqual({
    open: ['0:first 1:side 2:side'],
    done: true,
    value: undefined,
  });
  const later = run(meanwhile(twice(0, []), [side(1), side(2)]), reply(0, 'x'), reply(2, 'x'), reply(0, 'x'));
  expect(later).toEqual({
    open: ['0:first 1:side 2:side', '0:second 1:side 2:side', '0:second 1:side'],
    done: true,
    value: undefined,
  });
});
