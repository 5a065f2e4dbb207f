import { createHash } from 'node:crypto';
import { commands } from '../../../commands/index.ts';
import { opponents } from '../../bots/index.ts';
import { createMatchClock } from '../../clock/clock.ts';
import { createBot } from '../../discord/bot.ts';
import { proposedPicks } from '../../engine/picks.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { type MatchUpdate, replayMatch } from '../../engine/match.ts';
import { randomFrom } from '../../engine/random.ts';
import { readCheckpoint } from '../../engine/read-match.ts';
import type { Answer, Seat } from '../../engine/script.ts';
import { games } from '../../games/index.ts';
import { createAnnouncer, createMatches, type Matches } from '../../match/index.ts';
import type { StoredMatch } from '../../match/stored-match.ts';
import { systemRuntime } from '../../runtime.ts';
import { type Sandbox, type SimulatedPerson, startSandbox } from '../../sandbox/index.ts';
import type { PageMessage } from '../../sandbox/page-api/index.ts';
import { keys } from '../../store/keys.ts';
import { openRedis } from '../../store/open-redis.ts';
import { tags } from '../../store/partitions.ts';
import { createStore } from '../../store/store.ts';
import { choiceToken } from '../../discord/interactions/custom-id.ts';
import { planName } from '../../discord/questions/plans.ts';
import { finalMessage } from '../demo-player.ts';
import { silentLog } from '../silent-log.ts';
import { type AnswerStep, controlsOn, nextStep, type AskedQuestion } from './answer-clicks.ts';
import { benchFolder } from './bench-folder.ts';
import type { BenchRow } from './result-table.ts';

/** Own turns measured per game. */
const TURNS = 30;
/** The level whose moves the player makes. */
const SENSIBLE = 'fair';

interface Measured {
  readonly name: string;
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  /** The most clicks per own turn. */
  readonly bar: number;
}

const measured: readonly Measured[] = [
  { name: 'Introductory Game', game: 'rivals', variant: 'intro', seats: 2, bar: 3 },
  { name: 'Duel', game: 'rivals', variant: 'duel', seats: 2, bar: 3.8 },
  { name: 'CATAN', game: 'settlers', variant: 'classic', seats: 4, bar: 3 },
  { name: 'Cities & Knights', game: 'settlers', variant: 'cities-and-knights', seats: 4, bar: 3.5 },
  { name: 'Dice Game', game: 'dice', variant: 'island-two', seats: 2, bar: 3.5 },
  { name: 'Struggle', game: 'struggle', variant: 'struggle', seats: 4, bar: 3.2 },
];

/**
 * Counts the clicks of people who play like a fair computer, from the turn message on. Opening a menu counts as one
 * click, each choice in it as another. Offers to other players are left out: they don't belong to a single turn.
 */
export async function benchTurnClicks(only: readonly string[] = []): Promise<BenchRow[]> {
  const chosen = measured.filter(
    ({ name, variant }) => only.length === 0 || only.includes(name) || only.includes(variant),
  );
  const sandbox = await startSandbox({ validateResponses: false });
  const house = await openHouse(sandbox);
  try {
    const rows: BenchRow[] = [];
    for (const each of chosen) rows.push(...(await measureGame(house, sandbox, each)));
    return rows;
  } finally {
    await house.close();
    await sandbox.close();
  }
}

interface House {
  readonly matches: Matches;
  load(id: string): Promise<StoredMatch | null>;
  /** Waits until everything is sent. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Runs the bot without pictures in this process; the seeds are the same every time. */
async function openHouse(sandbox: Sandbox): Promise<House> {
  const home = await openRedis({ DATA_DIR: benchFolder() }, silentLog);
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log: silentLog });
  const clock = createMatchClock({ connect: home.connect, store, log: silentLog });
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
  let drawn = 0;
  const runtime = {
    ...systemRuntime(Date.now),
    seed: (seed = digest(`clicks ${drawn++}`)) => ({ seed, commitment: digest(seed) }),
  };
  const matches = createMatches({ store, clock, runtime, games, bots: opponents });
  const rest = { api: sandbox.api, globalRequestsPerSecond: 100_000 };
  const bot = createBot({ matches, commands, token: sandbox.token, rest, log: silentLog });
  await bot.start();
  await clock.start({
    processDue: async (id) => matches.processDue(id),
    announcer: createAnnouncer(matches.games, bot.notifier),
  });
  const redis = home.connect('queue');
  const unsent = tags.map(keys.talk);
  return {
    matches,
    load: async (id) => store.load(id),
    async idle() {
      while ((await redis.exists(...unsent)) > 0) await new Promise((resolve) => void setTimeout(resolve, 3));
    },
    async close() {
      await bot.stop();
      redis.disconnect();
      await clock.close();
      await store.close();
      await home.close();
    },
  };
}

/** The clicks of one game: per own turn, and per question in someone else's turn. */
interface Tally {
  readonly turns: Map<string, number>;
  readonly asides: Map<string, number>;
}

async function measureGame(
  house: House,
  sandbox: Sandbox,
  { name, game, variant, seats, bar }: Measured,
): Promise<BenchRow[]> {
  const people = Array.from({ length: seats }, (_, seat) => sandbox.addPerson({ name: `Player ${seat + 1}` }));
  const { id: guild, channelIds } = sandbox.admin.addGuild({
    name,
    memberIds: people.map(({ id }) => id),
    channels: ['table'],
  });
  const [challenger, ...others] = people.map(({ id, profile }) => ({ id, name: profile.displayName }));
  if (!challenger) throw new Error('no one plays');
  const { id } = await house.matches.challenge({
    game,
    options: { variant },
    challenger,
    opponents: others,
    home: { guild, parent: channelIds[0] as string, language: 'en' },
    token: null,
  });
  for (const other of others) await house.matches.accept(id, other.id, null);
  const tally: Tally = { turns: new Map(), asides: new Map() };
  const random = randomFrom({ seed: `clicks ${variant}`, drawn: 0 });
  const panels = new Map<Seat, PageMessage>();
  const played = games.get(game) as AnyGame;
  await house.idle();
  while (tally.turns.size <= TURNS) {
    const sheet = await house.load(id);
    if (!sheet?.match || sheet.status !== 'open') break;
    const { state, open } = replayMatch(played, sheet.match) as MatchUpdate<unknown, unknown>;
    const active = played.rules.active(state);
    const decision = open.find(({ seat, blocking }) => blocking === undefined && active.includes(seat)) ?? open[0];
    if (!decision) break;
    const { seat } = decision;
    const answer = opponents
      .get(SENSIBLE)
      ?.answer(
        {
          game: played,
          variant,
          checkpoint: readCheckpoint(played, sheet.match.rest) as unknown,
          pending: sheet.match.journal,
          state,
          decision,
          futileChoice: decision.hints?.invites,
        },
        random,
      ) as Answer;
    const player = sheet.players[seat];
    const person = people.find((each) => player?.kind === 'person' && player.id === each.id) as SimulatedPerson;
    const asked = { game: played, view: played.views.forSeat(state, seat) as unknown, decision };
    const { clicks, panel } = await giveAnswer(house, person, sheet, asked, answer, panels.get(seat) ?? null);
    panels.clear();
    if (panel) panels.set(seat, panel);
    const turn = played.rules.turn(state, seat);
    const counts = active.includes(seat) ? tally.turns : tally.asides;
    if (turn > 0) counts.set(`${seat} ${turn}`, (counts.get(`${seat} ${turn}`) ?? 0) + clicks);
  }
  // The last turn isn't over.
  const counts = [...tally.turns.values()].slice(0, TURNS);
  return [
    { name: `${name}: clicks per own turn, mean of ${counts.length}`, value: mean(counts), unit: 'clicks', bar },
    { name: `${name}: clicks of the longest turn`, value: Math.max(...counts), unit: 'clicks' },
  ];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Gives an answer by clicks: on the open panel if it asks, else from the newest message that leads to it. */
async function giveAnswer(
  { load, idle }: House,
  person: SimulatedPerson,
  { id, seq, home }: StoredMatch,
  question: AskedQuestion,
  answer: Answer,
  open: PageMessage | null,
): Promise<{ readonly clicks: number; readonly panel: PageMessage | null }> {
  let clicks = 0;
  let panel = open;
  let picks = proposedPicks(question.decision);
  for (let steps = 0; steps < 60; steps++) {
    const step: AnswerStep | null = panel ? nextStep(panel, question, answer, picks) : null;
    if (panel && step) {
      clicks += step.clicks;
      picks = step.picks;
      const { id: control, values } = step.control;
      panel = await finalMessage(
        values ? person.select(panel.id, control, step.values) : person.click(panel.id, control),
      );
    } else {
      await idle();
      const opener = openerFor(person, id, home.channel ?? '', question, answer);
      clicks++;
      panel = await finalMessage(person.click(opener.message, opener.control));
    }
    if ((await load(id))?.seq !== seq) return { clicks, panel };
  }
  throw new Error(`no way to answer ${question.decision.key} with ${answer.join(', ')}`);
}

/** Returns the newest button that gives the answer or opens the panel, in the thread or in direct messages. */
function openerFor(
  person: SimulatedPerson,
  match: string,
  thread: string,
  { game, view, decision }: AskedQuestion,
  answer: Answer,
): { readonly message: string; readonly control: string } {
  const openers = [thread, person.dm()]
    .flatMap((channel) => person.messages(channel).slice(-6))
    .filter(({ ephemeral }) => !ephemeral)
    .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))
    .flatMap((message) => controlsOn(message).map((control) => ({ message: message.id, control })))
    .filter(({ control }) => control.match === match);
  const plan = game.text.suggestPlans?.(view, decision).find(({ primary }) => primary);
  const direct = openers.find(({ control: { verb, arg } }) =>
    plan
      ? verb === 'plan' && arg === planName(decision, plan.moves)
      : verb === 'pick' && arg === choiceToken(decision.key, answer[0] as string),
  );
  const opener = direct ?? openers.find(({ control }) => control.verb === 'open');
  if (!opener) throw new Error(`nothing leads to match ${match}`);
  return { message: opener.message, control: opener.control.id };
}
