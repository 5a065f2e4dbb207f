import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { opponents } from '../../src/bots/index.ts';
import { createMatchClock } from '../../src/clock/clock.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { createMatches, Problem } from '../../src/match/index.ts';
import type { StoredPost } from '../../src/match/ports.ts';
import { systemRuntime } from '../../src/runtime.ts';
import { openRedis, type RedisSettings } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { toy } from '../toy/toy-game.ts';

/**
 * A process that runs a cup and plays its matches until it is over or the process is killed. People resign soon, so that
 * matches are short. At the end it reports what is stored: all fixtures, and all matches that people played for them.
 */
const [settings] = process.argv.slice(2);
const printLine = (line: string): void => void writeSync(1, `${line}\n`);
const log = { info: () => {}, warn: () => {}, error: () => {} };
/** One in this many moves is to resign. */
const RESIGNING = 6;
const PEOPLE = Array.from({ length: 8 }, (_, n) => ({ id: `p${n}`, name: `P${n}` }));

const home = await openRedis(JSON.parse(settings as string) as RedisSettings, log);
const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
const timing = { lease: 2_000, check: 100, firstPause: 20, sweep: 200 };
const clock = createMatchClock({ connect: home.connect, store, log, timing });
const matches = createMatches({
  store,
  clock,
  runtime: systemRuntime(Date.now),
  games: new Map([['toy', toy]]),
  bots: opponents,
  // Answers that hide a card come at once: the players don't wait.
  limits: { delay: [1, 2], delayLive: [1, 2] },
});
const say = async (post: StoredPost): Promise<void> => printLine(`said ${post.id} ${post.kind}`);
await clock.start({
  processDue: (id) => matches.processDue(id),
  announcer: { about: () => async () => {}, aboutCompetition: () => say },
});

async function unlessRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
}

const { id } = await matches.clubs.create({
  kind: 'cup',
  name: 'Cup',
  game: 'toy',
  variant: 'short',
  pace: 'fast',
  format: 'single',
  places: PEOPLE.length,
  organizer: { id: 'host', name: 'Host' },
  home: { guild: 'g', channel: 'c', language: 'en' },
  token: 'cup',
});
for (const person of PEOPLE) await unlessRefused(matches.clubs.signUp(id, person, `in ${person.id}`));
const random = randomFrom({ seed: String(Math.random()), drawn: 0 });
for (;;) {
  const { status, fixtures } = await matches.clubs.show(id);
  if (status === 'over') break;
  for (const { match, status: state } of fixtures) if (match && state === 'running') await move(match);
  await sleep(5);
}

async function move(match: string): Promise<void> {
  const sheet = await store.load(match);
  for (const { seat } of sheet?.waits ?? []) {
    const player = sheet?.players[seat];
    if (player?.kind !== 'person') continue;
    if (random.below(RESIGNING) === 0) {
      await unlessRefused(matches.resign(match, player.id, null));
      break;
    }
    const panel = await matches.panel(match, player.id);
    if (panel.question)
      await unlessRefused(matches.answer(match, player.id, panel.seq, randomAnswer(panel.question, random), null));
  }
  printLine('moved');
}

while ((await store.matchesWithPosts()).some((each) => each === id)) await sleep(20);
const finished = (await Promise.all(PEOPLE.map((person) => store.finishedOf(person.id, 1_000)))).flat();
const played = new Map(finished.map(({ sheet }) => [sheet.id, sheet.competition?.fixture]));
const { fixtures, tables } = await matches.clubs.show(id);
printLine(`report ${JSON.stringify({ fixtures, rows: tables[0]?.rows, played: [...played] })}`);
await clock.close();
await store.close();
await home.close();
process.exit(0);
