import { REST, type RESTOptions } from 'discord.js';
import { type APIApplication, type APIInteraction, Routes } from 'discord-api-types/v10';
import type { Matches } from '../match/matches.ts';
import type { Teller } from '../match/look/telling.ts';
import { createTeller } from './posts/teller.ts';
import type { Command } from './arriving/command.ts';
import { registrable } from './arriving/command-data.ts';
import type { Desk } from './desk.ts';
import { type Door, WrongDoor } from './door.ts';
import { createEndpoint } from './endpoint.ts';
import { createGateway } from './gateway.ts';
import { createExpensiveWork, expensiveOf } from './arriving/expensive.ts';
import { createLanes } from './arriving/lanes.ts';
import { leaveDeparted } from './sending/departures.ts';
import { describeFault } from './sending/faults.ts';
import type { Log } from '../match/ports.ts';
import { createMail, type MailOptions } from './sending/mail.ts';
import { createNotes } from './sending/notes.ts';
import { COUNTED, createRestraint } from './sending/restraint.ts';
import { invitation } from './sending/permissions.ts';
import { watchRegistration } from './registration.ts';
import { createRouter, FRESH } from './router.ts';
import { ownShares, type Shares } from './shares.ts';

/** What can be watched. */
export interface Observer {
  /** `refused`: whether what is refused here counts with Discord; a proxy's refusals do not. */
  rest(rest: REST, sender: string, refused: boolean): void;
  acknowledged(seconds: number): void;
  shown(seconds: number): void;
  sessionStarts(remaining: number): void;
}

export interface BotOptions {
  readonly matches: Matches;
  readonly commands: readonly Command[];
  readonly token: string;
  readonly log: Log;
  readonly renderer?: Desk['renderer'];
  /** For another Discord than the real one. */
  readonly rest?: Partial<RESTOptions>;
  /** What the bot says by itself goes through here, so that several processes keep Discord's limits together. */
  readonly proxy?: { readonly api: string } | undefined;
  readonly now?: () => number;
  /** What several processes on one gateway share. */
  readonly shares?: Shares;
  /** The only shards of the gateway to take; any when left out. */
  readonly shards?: readonly number[] | undefined;
  /** Where interactions are taken by HTTP instead of from the gateway. */
  readonly endpoint?: { readonly host: string; readonly port: number } | undefined;
  /** Is told what happens, for whoever watches. */
  readonly observer?: Observer;
  /** Whom people can turn to. */
  readonly contact?: string | undefined;
}

export interface Bot {
  /** Sends what a match has to say. Needs no gateway, so it works before `start` and in other processes. */
  readonly teller: Teller;
  /** Logs in and makes the commands known. */
  start(): Promise<void>;
  /** Throws while interactions cannot come in. */
  look(): void;
  /** Throws while Discord has no address to post interactions to, if that is the way they come. */
  lookRegistered(): void;
  /** Clears up after servers the bot was removed from; done every day while it runs. */
  tidy(): Promise<void>;
  /** Takes nothing new, and waits for what is being answered. */
  stop(): Promise<void>;
}

/** Each channel and each interaction gets a queue of its own in discord.js, which are cleared away once an hour: too seldom. */
const TIDY = { handlerSweepInterval: 60_000 };
const DAY = 86_400_000;
/**
 * Whoever clicked goes first: what is said unasked waits for clicks that are being answered, so many milliseconds at most. Only
 * a match that has no place yet gets one at once.
 */
const AFTER_CLICKS = 250;
/** Answers to interactions are outside Discord's global limit, but discord.js counts them: they get a sender of their own. */
const UNCOUNTED = 100_000;

export function createBot(options: BotOptions): Bot {
  const { matches, commands, token, log, renderer = null, now = Date.now } = options;
  const common = { version: '10', ...TIDY, invalidRequestWarningInterval: COUNTED, ...options.rest };
  // Where there is a proxy, it counts for all.
  const speech = options.proxy ? { ...common, ...options.proxy, globalRequestsPerSecond: UNCOUNTED } : common;
  const speaking = new REST(speech).setToken(token);
  // Throws at once where the other waits for its turn.
  const hasty = new REST({ ...speech, rejectOnRateLimit: () => true }).setToken(token);
  const directs: MailOptions['directs'] = {
    known: async (user) => (await matches.profile(user)).dm ?? null,
    keep: async (user, channel) => void (await matches.settings(user, { dm: channel })),
  };
  const desk: Desk = { matches, mail: createMail({ rest: speaking, hasty, now, directs, restraint: createRestraint(options.proxy ? null : speaking, log) }), renderer, log, now, contact: options.contact ?? null };
  const notes = createNotes(matches);
  const answers = new REST({ ...common, globalRequestsPerSecond: UNCOUNTED });
  const acknowledging = new REST({ ...common, globalRequestsPerSecond: UNCOUNTED, retries: 0, timeout: FRESH });
  const router = createRouter(desk, notes, { lanes: createLanes(), expensive: createExpensiveWork(now) }, commands, {
    rest: answers,
    acknowledging,
    acknowledged: (seconds) => options.observer?.acknowledged(seconds),
    shown: (seconds) => options.observer?.shown(seconds),
  });
  for (const [sender, rest] of Object.entries({ posts: speaking, edits: hasty })) options.observer?.rest(rest, sender, !options.proxy);
  for (const [sender, rest] of Object.entries({ answers, acknowledging })) options.observer?.rest(rest, sender, true);
  const underWay = new Set<Promise<void>>();
  /** Those of them that are over soon. */
  const clicks = new Set<Promise<void>>();

  const onInteraction = (interaction: APIInteraction): void => {
    const work = router.route(interaction).finally(() => {
      underWay.delete(work);
      clicks.delete(work);
    });
    underWay.add(work);
    if (!expensiveOf(interaction)) clicks.add(work);
  };
  const about = async (): Promise<APIApplication> => (await speaking.get(Routes.currentApplication())) as APIApplication;
  const verifyKey = async (): Promise<string> => (await about()).verify_key;
  const { endpoint } = options;
  const registration = endpoint ? watchRegistration(about, log) : null;
  const onPosted = (interaction: APIInteraction): void => {
    registration?.seen();
    onInteraction(interaction);
  };
  const door: Door = endpoint
    ? createEndpoint({ ...endpoint, log, verifyKey, onInteraction: onPosted, now })
    : createGateway({ token, rest: speaking, log, shares: options.shares ?? ownShares(), onInteraction, only: options.shards, sessionStarts: (remaining) => options.observer?.sessionStarts(remaining) });

  /** Discord sends interactions one way only, and says nothing to whoever waits at the other. */
  function checkWay(application: APIApplication): void {
    const { interactions_endpoint_url: address } = application;
    if (registration) registration.start(application);
    else if (address) {
      throw new WrongDoor(`Discord posts interactions to ${address} instead of the gateway: remove the interactions endpoint URL from the page of the application, or set INTERACTIONS=http.`);
    }
  }

  /** Another application than at the last start has no say over what the one before has sent. */
  async function compareApplication(id: string): Promise<void> {
    try {
      const before = await matches.aside.note('application', 'id');
      if (before === id) return;
      if (before !== null) {
        const words = 'this is another application than at the last start: old messages and threads stay as they are, direct messages are opened again';
        log.warn({ before, now: id }, words);
      }
      await matches.aside.saveNote('application', 'id', id);
    } catch (error) {
      log.warn({ fault: describeFault(error) }, 'the application could not be compared with the one at the last start');
    }
  }

  let tidying: NodeJS.Timeout | undefined;
  async function tidy(): Promise<void> {
    try {
      await leaveDeparted(desk, speaking);
    } catch (error) {
      log.warn({ fault: describeFault(error) }, 'servers that were left are looked for again tomorrow');
    }
  }

  /** Those made known before still work: no reason to stay away. */
  async function register(application: APIApplication): Promise<void> {
    try {
      await speaking.put(Routes.applicationCommands(application.id), { body: registrable(commands, application) });
    } catch (error) {
      log.error({ fault: describeFault(error) }, 'the commands were not registered; npm run register tries it again');
    }
  }

  const teller = createTeller(desk, notes);

  return {
    teller: {
      ...teller,
      async tell(said, glimpse, perhapsSaid) {
        if (clicks.size > 0 && glimpse.sheet.home.channel !== null) await answered(clicks, AFTER_CLICKS);
        return teller.tell(said, glimpse, perhapsSaid);
      },
    },
    async start() {
      const application = await about();
      const { id } = application;
      checkWay(application);
      await door.start();
      await register(application);
      await compareApplication(id);
      const authorize = `https://discord.com/oauth2/authorize?client_id=${id}`;
      const invite = `${authorize}&scope=bot+applications.commands&permissions=${invitation}`;
      const install = `${authorize}&integration_type=1&scope=applications.commands`;
      const tidyNow = (): void => {
        const work = tidy().finally(() => underWay.delete(work));
        underWay.add(work);
      };
      tidyNow();
      tidying = setInterval(tidyNow, DAY).unref();
      log.info({ invite, install, commands: commands.length }, 'ready');
    },
    look: () => door.look(),
    lookRegistered: () => registration?.look(),
    tidy,
    async stop() {
      clearInterval(tidying);
      registration?.stop();
      await door.stop();
      await Promise.allSettled(underWay);
    },
  };
}

async function answered(works: Iterable<Promise<void>>, most: number): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  await Promise.race([Promise.allSettled(works), new Promise<void>((resolve) => void (late = setTimeout(resolve, most)))]);
  clearTimeout(late);
}
