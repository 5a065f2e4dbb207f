import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { DAY } from '../../src/match/limits.ts';
import { anna, ben, home, createHarness, storedMatchOf, userAt } from './harness.ts';

/** What was done in its own turns by a seat that an autopilot played for. */
async function flown(game: string, variant: string, seed: number): Promise<readonly string[]> {
  const at = createHarness({}, seed, undefined, [...games.values()]);
  const { id } = await at.matches.challenge({
    game,
    options: { variant },
    clock: 'fast',
    challenger: anna,
    opponents: [ben],
    home,
    token: null,
  });
  await at.matches.accept(id, ben.id, null);
  for (let count = 0; count < 30 && !(await at.matches.finished(id)); count++) {
    const sheet = await storedMatchOf(at, id);
    const wait = sheet.waits.find(({ seat }) => userAt(sheet, seat) === anna.id);
    if (wait) {
      const { seq, question } = await at.matches.panel(id, anna.id);
      await at.matches.answer(id, anna.id, seq, question?.fallback ?? [], null);
    } else if (sheet.waits.some(({ stage }) => stage === 'empty')) await at.matches.autopilot(id, anna.id, null);
    else {
      at.runtime.time += 5 * DAY;
      await at.matches.processDue(id);
    }
  }
  const past = await at.matches.finished(id);
  const { players } = past?.sheet ?? (await storedMatchOf(at, id));
  const absent = players.findIndex((player) => player.kind === 'person' && player.id === ben.id);
  return (past?.history ?? (await at.store.history(id))).flatMap(({ seat, key, answer }) =>
    seat === absent && /^(action|exchange|roll|prepare|menu|build|reroll)$/u.test(key) ? answer : [],
  );
}

const centre = /^(roll|end|pass|build (road|settlement|city) .*)$/u;
const dice = /^(stop|end|brick|lumber|wool|grain|ore|gold|build (road|settlement|city|knight) .*)$/u;

test.each([
  { game: 'rivals', variant: 'duel', does: ['roll', 'end'], only: centre },
  { game: 'settlers', variant: 'two', does: ['roll', 'end'], only: centre },
  { game: 'dice', variant: 'extra', does: ['end'], only: dice },
  { game: 'struggle', variant: 'struggle', does: ['end'], only: /^(end|build (road|settlement|city))$/u },
])(
  'an autopilot in $game rolls, answers and builds roads, settlements and cities, and keeps everything else',
  { timeout: 60_000 },
  async ({ game, variant, does, only }) => {
    const done = [...(await flown(game, variant, 1)), ...(await flown(game, variant, 2))];
    expect(done).toEqual(expect.arrayContaining(does));
    expect(done.filter((each) => !only.test(each))).toEqual([]);
  },
);
