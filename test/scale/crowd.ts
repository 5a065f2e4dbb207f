import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { clickOn, isAsking, openPanel } from '../e2e/simulated-players.ts';
import { partsOf } from '../e2e/message-parts.ts';
import { challengeAndAccept } from '../e2e/whole-match.ts';
import type { ClusterHarness } from './cluster-harness.ts';

/** Two people in a server of their own, and how far they know that their match has come. */
interface Table {
  readonly people: readonly [SimulatedPerson, SimulatedPerson];
  readonly channel: string;
  readonly random: Random;
  readonly panels: Map<string, PageMessage>;
  match: string;
  /** The newest answer that was shown to someone as made. */
  shown: number;
  acts: number;
}

export interface CrowdTally {
  /** Clicks that were answered, and how long the answer took, in milliseconds. */
  readonly waits: number[];
  /** Clicks that failed, by what was said about them. */
  readonly failures: Map<string, number>;
}

export interface Crowd {
  readonly tally: CrowdTally;
  /** Clicks at this interval (milliseconds per table) until each table has acted often enough. */
  play(acts: number, pause: number, enough?: AbortSignal): Promise<void>;
  /** How often all tables have acted. */
  acts(): readonly number[];
  /** What was shown and is lost, what was said twice or never. Waits until everything was said. */
  audit(): Promise<readonly string[]>;
}

/** A click that got no final answer in this time was left behind by a process that died: people click again. */
const CLICK_TIMEOUT = 25_000;
/** On a busy machine a click may fail; people click again, this often to begin a match. */
const TRIES = 10;

export async function startCrowd(harness: ClusterHarness, matches: number): Promise<Crowd> {
  const { sandbox, store } = harness;
  const tables = Array.from({ length: matches }, (_, number): Table => {
    const people = [
      sandbox.addPerson({ name: `Anna ${number}` }),
      sandbox.addPerson({ name: `Ben ${number}` }),
    ] as const;
    const { channelIds } = sandbox.admin.addGuild({ name: `Tavern ${number}`, memberIds: people.map(({ id }) => id) });
    return {
      people,
      channel: channelIds[0] ?? '',
      random: randomFrom({ seed: `crowd ${number}`, drawn: 0 }),
      panels: new Map(),
      match: '',
      shown: 0,
      acts: 0,
    };
  });
  const tally: CrowdTally = { waits: [], failures: new Map() };
  // A few at a time, as people come.
  const coming = [...tables];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let table = coming.shift(); table; table = coming.shift()) {
        const { channel, people } = table;
        const beginning = (): Promise<string> =>
          challengeAndAccept({ channel, anna: people[0], ben: people[1] }, { variant: 'intro' }, [...people]);
        for (let tries = 1; table.match === ''; tries++) {
          table.match = await beginning().catch((error: unknown) =>
            tries < TRIES ? '' : Promise.reject(error as Error),
          );
        }
      }
    }),
  );

  /** One click by the player to move. */
  async function act(table: Table): Promise<void> {
    // Redis may be away.
    const sheet = await store.lastWritten(table.match).catch(() => null);
    if (!sheet || sheet.status === 'over') return;
    const player = sheet.players[sheet.waits[0]?.seat ?? -1];
    const person = table.people.find(({ id }) => player?.kind === 'person' && player.id === id);
    // What was to be said before may still be on its way.
    if (!person || !sheet.home.channel) return;
    const open = table.panels.get(person.id);
    const begun = performance.now();
    try {
      const panel = await inTime(
        open && isAsking(open)
          ? clickOn(person, open, table.random)
          : openPanel(person, table.match, sheet.home.channel),
      );
      tally.waits.push(performance.now() - begun);
      table.panels.set(person.id, panel);
      table.shown = Math.max(table.shown, newestIn(panel, table.match));
      table.acts++;
    } catch (error) {
      const reason = (error as Error).message.replace(/ [A-Z0-9]{5,}$/, '');
      tally.failures.set(reason, (tally.failures.get(reason) ?? 0) + 1);
      table.panels.clear();
    }
  }

  return {
    tally,
    acts: () => tables.map((table) => table.acts),
    async play(acts, pause, enough) {
      await Promise.all(
        tables.map(async (table) => {
          await sleep(table.random.below(pause));
          const until = table.acts + acts;
          const goesOn = (): boolean => table.acts < until && enough?.aborted !== true;
          while (goesOn()) {
            await act(table);
            await sleep(pause / 2 + table.random.below(pause));
          }
        }),
      );
    },
    async audit() {
      await vi.waitUntil(async () => (await store.matchesWithPosts()).length === 0, {
        timeout: 300_000,
        interval: 200,
      });
      const faults = sandbox.violations.map(({ path, reason }) => `${path} ${reason}`);
      for (const { match, shown } of tables) {
        const sheet = await store.lastWritten(match);
        const answers = (await store.history(match)).length;
        const said = sandbox.admin
          .allMessages()
          .filter(({ channelId, nonce }) => channelId === sheet?.home.channel && nonce !== undefined);
        const nonces = new Set(said.map(({ nonce }) => nonce));
        const turns = said.flatMap((message) => turnOf(JSON.stringify(message.components)) ?? []);
        if ((sheet?.match?.seq ?? Infinity) < shown) faults.push(`${match}: answer ${shown} was shown and is lost`);
        if (answers !== sheet?.answers)
          faults.push(`${match}: ${answers} answers are kept, ${sheet?.answers} were given`);
        if (nonces.size < said.length) faults.push(`${match}: something was said twice`);
        if (turns.some((turn, index) => turn !== (turns[0] ?? 0) + index))
          faults.push(`${match}: said were the turns ${turns.join(' ')}`);
      }
      return faults;
    },
  };
}

const turnOf = (text: string): number | null => {
  const found = /\bTurn (\d+)\b/.exec(text);
  return found ? Number(found[1]) : null;
};

/** The number of answers a panel was made from is part of its buttons. */
function newestIn(panel: PageMessage, match: string): number {
  const tickets = partsOf(panel).flatMap(({ custom_id: id }) =>
    id?.split(':')[1] === match ? [Number.parseInt(id.split(':')[3] ?? '0', 36)] : [],
  );
  return Math.max(0, ...tickets);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no final answer')), CLICK_TIMEOUT);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
