import { randomAnswer } from '../../src/engine/answers.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import { dice } from '../../src/games/dice/game.ts';
import { struggle } from '../../src/games/struggle/game.ts';
import type { Panel } from '../../src/match/index.ts';
import { DAY, HOUR, MINUTE, type MatchLimits } from '../../src/match/limits.ts';
import { dayAt } from '../../src/match/lobby/daily-seed.ts';
import { readPuzzlesOf } from '../../src/puzzles.ts';
import { createHarness, home, postsIn, seededRandom } from './harness.ts';
import { people, simpleBots } from './random-life.ts';
import { refusal, traceLine } from './trace-line.ts';

type Deed = readonly [name: string, run: () => Promise<unknown>];

/** So little room that all of it is used. */
const limits: Partial<MatchLimits> = {
  decks: 2,
  deckNameLength: 8,
  notes: 2,
  noteLength: 9,
  savedRules: 2,
  sessions: 2,
  tickets: 2,
  session: 3 * DAY,
  reportsByPerson: 2,
  reportsInServer: 3,
};

const puzzles: readonly Puzzle[] = [...readPuzzlesOf('dice').slice(0, 3), ...readPuzzlesOf('struggle').slice(0, 3)];
const families = ['dice', 'struggle', 'rivals'];

/** Three people use everything besides matches against each other: what each did, what came of it, and a fingerprint. */
export async function randomServices(seed: string, steps: number): Promise<readonly string[]> {
  const at = createHarness(limits, 1, undefined, [dice, struggle], { bots: simpleBots, puzzles });
  const { matches, store, runtime } = at;
  const random = seededRandom(seed);
  const begun = runtime.time;
  const lines: string[] = [];
  const secrets: string[] = [];
  const played: string[] = [];
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const chance = (percent: number): boolean => random.below(100) < percent;

  /** Goes on with a lesson, a puzzle or a match: mostly as it is meant to be. */
  async function play(user: string, panel: Panel): Promise<Panel> {
    if (!played.includes(panel.id)) played.push(panel.id);
    const { question, lesson, id, seq } = panel;
    if (!question) return panel;
    const line = puzzles.find((each) => each.id === panel.sheet.terms.puzzle?.id)?.line ?? [];
    const next = line.find((answer) => answer.every((pick) => question.choices.includes(pick)));
    const answer = chance(10) ? randomAnswer(question, random) : (lesson?.answer ?? next ?? question.fallback);
    return matches.answer(id, user, seq, answer, null);
  }

  async function pass(): Promise<unknown> {
    runtime.time += one([MINUTE, 11 * MINUTE, HOUR, 9 * HOUR, DAY, 3 * DAY]);
    const { ids } = await store.due(runtime.time, 20);
    for (const id of ids) await matches.processDue(id);
    return ids;
  }

  function deed(user: string, name: string, other: string): Deed {
    const player = { id: user, name };
    const place = chance(90) ? home : { ...home, guild: null };
    const day = dayAt(runtime.time - random.below(3) * DAY);
    const family = one(families);
    const deckName = one(['Sun', 'sun', ' Moon\n', '', 'Eight ch', 'Nine char', 'Stars']);
    const number = `${1 + random.below(3)}`;
    const secret = secrets.length > 0 && chance(95) ? one(secrets) : 'nobody.00';
    const match = played.length > 0 && chance(95) ? one(played) : 'M0';
    const channel = one(['one', 'two']);
    const daily = one(matches.dailyMatches());
    const again = chance(40);
    const keep = async (made: Promise<string>): Promise<string> => {
      secrets.push(await made);
      return secrets.at(-1) ?? '';
    };
    return one<() => Deed>([
      () => [
        `learns ${family}${again ? ' again' : ''}`,
        async () => play(user, await matches.learn({ player, family, restart: again, home: place, token: null })),
      ],
      () => ['lists the lessons', () => matches.lessons(user)],
      () => [
        `tries the puzzle of ${family}${again ? ' again' : ''}`,
        async () => play(user, await matches.puzzle({ player, family, again, home: place, token: null })),
      ],
      () => [`asks about ${match}`, () => matches.puzzleInfo(match, user)],
      () => [`reads who solved ${family} on ${day}`, () => matches.puzzleSolvers('g', family, day)],
      () => [`reads the streak in ${family}`, () => matches.streak(user, family)],
      () => [`switches the daily post in ${channel}`, () => matches.dailyPuzzle('g', channel, 'de')],
      () => [`switches the weekly post in ${channel}`, () => matches.weeklyPost('g', channel, 'en')],
      () => ['reads the week', () => matches.weekOf('g', runtime.time - 7 * DAY, runtime.time)],
      () => [
        `plays ${daily.id} of the day`,
        async () =>
          play(
            user,
            await matches.solo({
              player,
              game: daily.game,
              options: { variant: daily.variant },
              level: 'fair',
              dailySeed: true,
              home: place,
              token: null,
            }),
          ),
      ],
      () => [`reads the list of ${daily.id} on ${day}`, () => matches.dailyList('g', daily.id, day)],
      () => [`reads the result of ${daily.id}`, () => matches.dailyResult(user, daily.id, chance(50) ? match : null)],
      () => [`resigns ${match}`, () => matches.resign(match, user, null)],
      () => [`opens ${match}`, () => matches.panel(match, user)],
      () => [`saves the deck ${deckName.trim()}`, () => matches.newDeck(user, 'dice', deckName, 'line')],
      () => [
        `renames deck ${number} to ${deckName.trim()}`,
        () => matches.changeDeck(user, 'dice', number, ({ line }) => ({ name: deckName, line: `${line}+` })),
      ],
      () => [
        `changes deck ${number}`,
        () => matches.changeDeck(user, 'dice', number, ({ line }) => ({ line: `${line}-` })),
      ],
      () => [`deletes deck ${number}`, () => matches.deleteDeck(user, 'dice', number)],
      () => ['lists the decks', () => matches.decks(user, 'dice')],
      () => [`notes ${deckName.trim()} about ${number}`, () => matches.saveNotes(user, `M${number}`, deckName)],
      () => [`reads the notes about ${number}`, () => matches.notes(user, `M${number}`)],
      () => [
        `saves the rules of ${match} as ${deckName.trim()}`,
        () => matches.saveRules(match, user, deckName, again),
      ],
      () => [`deletes rules ${number}`, () => matches.deleteRules('g', daily.game, user, number, again)],
      () => [
        'lists the rules',
        async () => (await matches.savedRules('g', daily.game)).map((saved) => [saved, matches.optionsOf(saved, null)]),
      ],
      () => ['gets a ticket', () => keep(matches.newTicket(user, chance(50) ? match : null))],
      () => [
        'uses a ticket',
        async () => {
          const used = await matches.useTicket(secret);
          if (used) secrets.push(used.session);
          return used;
        },
      ],
      () => ['begins a session', () => keep(matches.newSession(user))],
      () => ['uses a session', () => matches.sessionUser(secret)],
      () => ['lists the sessions', () => matches.sessions(user, again ? secret : undefined)],
      () => ['ends a session', () => (again ? matches.endSession(secret) : Promise.resolve())],
      () => ['ends all sessions', () => (chance(20) ? matches.endSessions(user) : Promise.resolve())],
      () => [`bans ${other}`, () => matches.setBanned('g', other, chance(20))],
      () => [`asks whether ${other} is banned`, () => matches.isBanned('g', other)],
      () => [`sends reports to ${channel}`, () => matches.toggleReports('g', channel, again ? 'de' : 'en')],
      () => ['asks where reports go', () => matches.reportChannel('g')],
      () => [`reports ${other}`, () => matches.countReport('g', user, other)],
      () => ['lists the servers', async () => [...(await matches.serversOf(user))]],
      () => ['stays out of rankings', () => matches.settings(user, { unranked: chance(30) })],
      () => ['lists the best', () => matches.leaderboard({ guild: 'g', game: daily.game, variant: daily.variant }, 5)],
      () =>
        chance(10) ? ['deletes everything', () => matches.purge(user)] : ['lists matches', () => matches.list(user)],
    ])();
  }

  /** Whether someone continues what they began, so that some of it comes to an end. */
  async function goOn(user: string): Promise<Deed | null> {
    const open = (await store.ofPlayer(user)).filter(({ status }) => status === 'open');
    const sheet = open.at(-1);
    return sheet ? [`goes on with ${sheet.id}`, async () => play(user, await matches.panel(sheet.id, user))] : null;
  }

  while (lines.length < steps) {
    runtime.time += 1 + random.below(60_000);
    const { id: user, name } = one(people.slice(0, 3));
    const other = one(people).id;
    const [what, run] = chance(12)
      ? (['time passes', pass] as const)
      : ((chance(45) ? await goOn(user) : null) ?? deed(user, name, other));
    const result = await run().catch(refusal);
    const posts = postsIn(at);
    const rest = [...(await store.userData(user)), ...(await store.userData('server:g'))];
    lines.push(
      traceLine({
        hours: (runtime.time - begun) / HOUR,
        deed: `${name} ${what}`,
        result,
        posts,
        everything: [result ?? null, posts, rest, await store.profile(user), at.troubles.splice(0).map(String)],
      }),
    );
  }
  return lines;
}
