import { describe, expect, test } from 'vitest';
import { secrecyFault } from '../../src/cli/secrecy.ts';
import { faultOf, legalAnswers, picksOf, questionOf, randomAnswer } from '../../src/engine/answers.ts';
import type { Game, Resting } from '../../src/engine/game.ts';
import { play, respond } from '../../src/engine/live.ts';
import { begin, Diverged, look, type Match, type Moved, rewind, submit, undo, undoable } from '../../src/engine/match.ts';
import { read, Unreadable } from '../../src/engine/migrate.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { type Decision, PASS } from '../../src/engine/script.ts';
import { Refused, type Text } from '../../src/engine/text.ts';

export interface ContractOptions<O> {
  readonly options: readonly O[];
  /** Stored matches as each version of the game wrote them, oldest first: one per version. */
  readonly fixtures: readonly unknown[];
  /** Random matches per list of options. */
  readonly matches: number;
  /** Answers after which a match must be over. */
  readonly limit: number;
}

const json = (value: unknown): string => JSON.stringify(value);
const plain = (decisions: readonly Decision[]): string => json(decisions.map(({ check: _check, ...rest }) => rest));

/** What any game on this platform must do. Every match is random and the same in every run. */
export function gameContract<S extends Resting, V, E, O>(game: Game<S, V, E, O>, contract: ContractOptions<O>): void {
  type At = Moved<S, E>;
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);

  /** Plays random matches and shows every position with an open question to `see`. */
  function walk(see: (at: At, random: Random) => void, matches = contract.matches): void {
    for (const [index, options] of contract.options.entries()) {
      for (let number = 0; number < matches; number++) {
        const random = randomFrom({ seed: `walk ${index} ${number}`, drawn: 0 });
        let at: At = begin(game, options, `match ${index} ${number}`);
        for (let count = 0; at.open.length > 0; count++) {
          if (count > contract.limit) throw new Error(`match ${number} with ${json(options)} does not end`);
          see(at, random);
          const decision = at.open[random.below(at.open.length)] as Decision;
          at = submit(game, at.match, decision.seat, randomAnswer(decision, random));
        }
        expect(game.result(at.state)).not.toBeNull();
      }
    }
  }

  describe(`${game.id} keeps the contract of a game`, () => {
    test('every match comes to an end, with somebody to act until then', () => {
      walk(({ state, open }) => {
        expect(open.length).toBeGreaterThan(0);
        expect(new Set(open.map(({ seat }) => seat)).size).toBe(open.length);
        expect(game.result(state)).toBeNull();
      });
    });

    test('stored at every decision is the same as played live', () => {
      for (const [index, options] of contract.options.entries()) {
        for (let number = 0; number < contract.matches; number++) {
          const random = randomFrom({ seed: `live ${index} ${number}`, drawn: 0 });
          const live = play(game, game.setup(options, `live ${index} ${number}`));
          let at: At = begin(game, options, `live ${index} ${number}`);
          live.events.splice(0);
          while (live.open.length > 0) {
            const stored = read(game, JSON.parse(json(at.match)));
            expect(stored).toEqual(at.match);
            const decision = live.open[random.below(live.open.length)] as Decision;
            const answer = randomAnswer(decision, random);
            respond(live, decision.seat, answer);
            at = submit(game, stored, decision.seat, answer);
            expect(plain(at.open)).toBe(plain(live.open));
            expect(at.state).toEqual(live.state);
            expect(at.events).toEqual(live.events.splice(0));
          }
        }
      }
    });

    test('every question can be answered, in time or not, and leaves a choice', () => {
      walk(({ open }) => {
        for (const decision of open) {
          const { key, choices, min, max, otherwise } = decision;
          expect(key).not.toBe('');
          expect(new Set(choices).size).toBe(choices.length);
          expect(choices.includes(PASS)).toBe(min === 0);
          expect(min).toBeLessThanOrEqual(max);
          expect(picksOf(otherwise).every((id) => choices.includes(id))).toBe(true);
          expect(faultOf(decision, otherwise)).toBeNull();
          const answers = legalAnswers(decision);
          expect(answers.next().done).toBe(false);
          if (!decision.always) expect({ key, second: answers.next().done }).toEqual({ key, second: false });
        }
      });
    });

    test('every question, choice, event and table has words in every language, within the limits of what shows them', () => {
      // Hundreds of thousands of texts: an `expect` each would take minutes.
      const wordy = (text: Text, most: number) => {
        for (const words of [text.en, text.de]) {
          if (words.length === 0 || words.length > most) throw new Error(`empty, or longer than ${most}: ${words}`);
        }
      };
      walk(({ open, state, events }) => {
        for (const decision of open) {
          const view = game.view(state, decision.seat);
          wordy(game.question(view, decision), 1000);
          for (const id of decision.choices) {
            const label = game.label(view, decision, id);
            wordy(label.text, 80);
            if (label.detail) wordy(label.detail, 100);
            if (!game.knows(id)) throw new Error(`${id} is not in the notation`);
          }
        }
        for (const event of events) {
          for (const seat of [...seats, null]) {
            const heard = game.hear(event, seat);
            if (heard) wordy(heard, 1000);
          }
          expect(game.thrown(event) ?? '').not.toMatch(/[{};]/);
        }
        for (const seat of [...seats, null]) wordy(game.describe(game.view(state, seat)).alt, 1024);
      }, Math.ceil(contract.matches / 4));
    });

    test('a standing order gives a legal answer or none', () => {
      walk(({ open, state }) => {
        for (const decision of open) {
          for (const order of game.orders.filter((each) => each.applies(decision))) {
            for (const { id } of order.settings) {
              const answer = order.answer(id, game.view(state, decision.seat), decision);
              if (!answer) continue;
              expect(picksOf(answer).every((pick) => decision.choices.includes(pick))).toBe(true);
              expect(faultOf(decision, answer)).toBeNull();
            }
          }
        }
      });
      for (const { standard, settings } of game.orders) {
        if (standard !== undefined) expect(settings.map(({ id }) => id)).toContain(standard);
      }
    });

    test('what is hidden shows in no view, no question and no news', () => {
      walk(({ match: { rest, journal }, state }, random) => {
        for (const seat of [...seats, null]) {
          expect(secrecyFault(game, { rest, journal, state }, seat, `hidden ${random.below(1_000_000)}`)).toBeNull();
        }
      }, Math.ceil(contract.matches / 2));
    });

    test('a copy shares nothing that a match changes', () => {
      walk(({ match, open }, random) => {
        const before = json(match);
        const decision = open[0] as Decision;
        submit(game, match, decision.seat, randomAnswer(decision, random));
        game.view(match.rest, 0);
        expect(json(match)).toBe(before);
      });
    });

    test('undo restores the position byte for byte and never goes behind what came to light', () => {
      walk((at, random) => {
        const decision = at.open[random.below(at.open.length)] as Decision;
        const { seat } = decision;
        const after: At = submit(game, at.match, seat, randomAnswer(decision, random));
        const others = seats.filter((each) => each !== seat);
        for (const other of others) expect(() => undo(game, after.match, other)).toThrow(Refused);
        if (!undoable(after.match, seat)) {
          expect(() => undo(game, after.match, seat)).toThrow(Refused);
          return;
        }
        const back: At = undo(game, JSON.parse(json(after.match)) as Match<S>, seat);
        expect(json([back.match.rest, back.match.journal])).toBe(json([at.match.rest, at.match.journal]));
        expect(plain(back.open)).toBe(plain(at.open));
        expect(back.match.seq).toBeGreaterThan(after.match.seq);
        // A barrier is what was drawn at random: the generator must not have moved.
        expect(after.state.rng.drawn).toBe(at.state.rng.drawn);
      });
    });

    test('an answer that is not legal is refused with a reason and changes nothing', () => {
      walk(({ match, open, state }) => {
        const before = json([match, state]);
        for (const decision of open) {
          const { seat, choices, max } = decision;
          const real = choices.find((id) => id !== PASS);
          const wrong = [['no such thing'], [...choices.filter((id) => id !== PASS), 'no such thing']];
          if (real !== undefined) wrong.push(Array.from({ length: max + 1 }, () => real));
          if (decision.min > 0) wrong.push([PASS], []);
          for (const answer of wrong) expectRefusal(() => submit(game, match, seat, answer));
        }
        const idle = seats.filter((seat) => !questionOf(open, seat));
        for (const seat of idle) expectRefusal(() => submit(game, match, seat, open[0]?.otherwise ?? [PASS]));
        expect(json([match, state])).toBe(before);
      }, Math.ceil(contract.matches / 2));
    });

    test('a match whose rules changed diverges, and goes on from its resting state', () => {
      let diverged = 0;
      walk(({ match }, random) => {
        if (match.journal.length === 0) return;
        const index = random.below(match.journal.length);
        const journal = match.journal.map((given, at) => (at === index ? { ...given, key: `${given.key}-old` } : given));
        const changed = { ...match, journal };
        expect(() => look(game, changed)).toThrow(Diverged);
        expect(() => submit(game, changed, 0, [PASS])).toThrow(Diverged);
        const again: At = rewind(game, changed);
        expect(json(again.match.rest)).toBe(json(match.rest));
        expect(again.match).toMatchObject({ journal: [], since: [], seq: match.seq + 1 });
        expect(again.open.length).toBeGreaterThan(0);
        diverged++;
      });
      expect(diverged).toBeGreaterThan(0);
    });

    test('a frozen match of every version is read and played to its end', () => {
      expect(contract.fixtures.map((fixture) => (fixture as Match<S>).version)).toEqual(
        Array.from({ length: game.version }, (_, index) => index + 1),
      );
      for (const fixture of contract.fixtures) {
        const random = randomFrom({ seed: 'fixture', drawn: 0 });
        let at: At = look(game, read(game, fixture));
        expect(at.match.version).toBe(game.version);
        for (let count = 0; at.open.length > 0 && count <= contract.limit; count++) {
          const decision = at.open[0] as Decision;
          at = submit(game, at.match, decision.seat, randomAnswer(decision, random));
        }
        expect(game.result(at.state)).not.toBeNull();
      }
    });

    test('what is not a match of this game is unreadable', () => {
      const good: At = begin(game, contract.options[0] as O, 'good');
      const { match } = good;
      const [first] = Object.keys(match.rest).filter((name) => name !== 'rng') as [string];
      const { [first]: _gone, ...less } = match.rest as unknown as Record<string, unknown>;
      const bad: readonly unknown[] = [
        null,
        7,
        {},
        { ...match, game: 'another' },
        { ...match, version: game.version + 1 },
        { ...match, rest: null },
        { ...match, rest: less },
        { ...match, rest: { ...match.rest, rng: { seed: 5, drawn: 'x' } } },
        { ...match, journal: [{ seat: 0 }] },
        { ...match, since: 'none' },
      ];
      for (const value of bad) expect(() => read(game, value)).toThrow(Unreadable);
      expect(read(game, JSON.parse(json(match)))).toEqual(match);
    });
  });
}

function expectRefusal(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(Refused);
    const { reason } = error as Refused;
    expect(reason.en.length).toBeGreaterThan(5);
    expect(reason.de.length).toBeGreaterThan(5);
    return;
  }
  throw new Error('an illegal answer was taken');
}

