import { REST, type RESTOptions } from 'discord.js';
import { type APIApplication, type APIInteraction, Routes } from 'discord.js';
import type { Matches } from '../match/matches.ts';
import type { Notifier } from '../match/view/notifier.ts';
import { createDiscordNotifier } from './posts/notifier.ts';
import type { SlashCommand } from './interactions/command.ts';
import { registrable } from './interactions/command-data.ts';
import type { BotContext } from './context.ts';
import { type InteractionSource, MisconfiguredEndpoint } from './interaction-source.ts';
import { type Authorization, createEndpoint } from './endpoint.ts';
import { createGateway } from './gateway.ts';
import { createExpensiveWork, expensiveKindOf } from './interactions/expensive-work.ts';
import { createMatchQueue } from './interactions/match-queue.ts';
import { cleanUpLeftGuilds, currentGuilds } from './outgoing/guild-cleanup.ts';
import { greetGuild, greetNewGuilds, greetPerson } from './posts/greeting.ts';
import { languageOf } from './ui/language.ts';
import { describeError } from './outgoing/discord-errors.ts';
import type { Log } from '../match/ports.ts';
import { createOpenPanels } from './outgoing/open-panels.ts';
import { createMessageSender, type MessageSenderOptions } from './outgoing/message-sender.ts';
import { createMessageRefs } from './outgoing/message-refs.ts';
import { COUNT_INTERVAL, createInvalidRequestGuard } from './outgoing/invalid-request-guard.ts';
import { invitePermissions } from './outgoing/permissions.ts';
import { allEmoji } from './ui/emoji.ts';
import { createUploadedEmoji, type UploadLease } from './outgoing/uploaded-emoji.ts';
import { watchEndpointRegistration } from './registration.ts';
import { createRouter, ACKNOWLEDGE_TIMEOUT } from './router.ts';
import { localShardCoordinator, type ShardCoordinator } from './shard-coordinator.ts';

/** Hooks for metrics. */
export interface BotObserver {
  /** `refused`: whether refusals here count with Discord; a proxy's don't. */
  rest(rest: REST, sender: string, refused: boolean): void;
  acknowledged(seconds: number): void;
  shown(seconds: number): void;
  sessionStarts(remaining: number): void;
}

export interface BotOptions {
  readonly matches: Matches;
  readonly commands: readonly SlashCommand[];
  readonly token: string;
  readonly log: Log;
  readonly renderer?: BotContext['renderer'];
  /** For a Discord other than the real one. */
  readonly rest?: Partial<RESTOptions>;
  /** Sends unsolicited messages through a proxy, so that several processes share Discord's limits. */
  readonly proxy?: { readonly api: string } | undefined;
  readonly now?: () => number;
  /** State shared by several processes on one gateway. */
  readonly shardCoordinator?: ShardCoordinator;
  /** Lets one of several processes upload emoji. */
  readonly emojiLease?: UploadLease;
  /** The only gateway shards to take; any if omitted. */
  readonly shards?: readonly number[] | undefined;
  /** Address to receive interactions by HTTP instead of the gateway. */
  readonly endpoint?: { readonly host: string; readonly port: number } | undefined;
  readonly observer?: BotObserver;
  /** Whether new servers are greeted; true by default. */
  readonly greetings?: boolean;
  /** The support contact. */
  readonly contact?: string | undefined;
  /** The public address of the match page. */
  readonly webUrl?: string | undefined;
}

export interface DiscordBot {
  /** Sends the posts of matches. Needs no gateway, so it works before `start` and in other processes. */
  readonly notifier: Notifier;
  /** Logs in and registers the commands. */
  start(): Promise<void>;
  /** Throws while no interactions can arrive. */
  checkConnected(): void;
  /** Throws while Discord has no address to post interactions to, if they arrive by HTTP. */
  checkRegistered(): void;
  /** Cleans up after servers that removed the bot; runs every day. */
  cleanUpGuilds(): Promise<void>;
  /** Greets servers that invited the bot; runs every few minutes. */
  greetNewGuilds(): Promise<void>;
  /** Accepts nothing new and waits for pending answers. */
  stop(): Promise<void>;
}

/** discord.js keeps a queue per channel and interaction and sweeps them once an hour, which is too seldom. */
const QUEUE_SWEEP = { handlerSweepInterval: 60_000 };
const DAY = 86_400_000;
/** How often the list of servers is compared, in milliseconds. */
const GREETING_INTERVAL = 2 * 60_000;
/** How long to wait for another process that uploads emoji, in milliseconds. */
const EMOJI_RETRY = 5_000;
/**
 * How long unsolicited messages wait for pending clicks, in milliseconds. Only a match without a channel gets one at
 * once.
 */
const MAX_CLICK_WAIT = 250;
/** Interaction responses are outside Discord's global limit, but discord.js counts them: they get their own client. */
const UNLIMITED = 100_000;

export function createBot(options: BotOptions): DiscordBot {
  const { matches, commands, token, log, renderer = null, now = Date.now } = options;
  const common = { version: '10', ...QUEUE_SWEEP, invalidRequestWarningInterval: COUNT_INTERVAL, ...options.rest };
  // A proxy counts for all processes.
  const restOptions = options.proxy ? { ...common, ...options.proxy, globalRequestsPerSecond: UNLIMITED } : common;
  const messageRest = new REST(restOptions).setToken(token);
  // Throws at once instead of waiting for a rate limit.
  const impatientRest = new REST({ ...restOptions, rejectOnRateLimit: () => true }).setToken(token);
  const directChannels: MessageSenderOptions['directChannels'] = {
    known: async (user) => (await matches.profile(user)).dm ?? null,
    keep: async (user, channel) => void (await matches.settings(user, { dm: channel })),
  };
  const emoji = createUploadedEmoji(messageRest, allEmoji(matches.games.values()), renderer, log, options.emojiLease);
  const context: BotContext = {
    matches,
    sender: createMessageSender({
      rest: messageRest,
      impatientRest,
      now,
      directChannels,
      emoji: emoji.ids,
      guard: createInvalidRequestGuard(options.proxy ? null : messageRest, log),
    }),
    renderer,
    log,
    now,
    contact: options.contact ?? null,
    webUrl: options.webUrl ?? null,
    openPanels: createOpenPanels(now),
  };
  const messageRefs = createMessageRefs(matches);
  const answers = new REST({ ...common, globalRequestsPerSecond: UNLIMITED });
  const acknowledging = new REST({
    ...common,
    globalRequestsPerSecond: UNLIMITED,
    retries: 0,
    timeout: ACKNOWLEDGE_TIMEOUT,
  });
  const router = createRouter(
    context,
    messageRefs,
    { matches: createMatchQueue(), expensive: createExpensiveWork(now) },
    commands,
    {
      rest: answers,
      acknowledging,
      emoji: emoji.ids,
      acknowledged: (seconds) => options.observer?.acknowledged(seconds),
      shown: (seconds) => options.observer?.shown(seconds),
    },
  );
  for (const [sender, rest] of Object.entries({ posts: messageRest, edits: impatientRest }))
    options.observer?.rest(rest, sender, !options.proxy);
  for (const [sender, rest] of Object.entries({ answers, acknowledging })) options.observer?.rest(rest, sender, true);
  const underWay = new Set<Promise<void>>();
  /** Clicks and commands being answered, except expensive ones. */
  const clicks = new Set<Promise<void>>();

  const onInteraction = (interaction: APIInteraction): void => {
    const work = router.route(interaction).finally(() => {
      underWay.delete(work);
      clicks.delete(work);
    });
    underWay.add(work);
    if (!expensiveKindOf(interaction)) clicks.add(work);
  };
  const about = async (): Promise<APIApplication> =>
    (await messageRest.get(Routes.currentApplication())) as APIApplication;
  const verifyKey = async (): Promise<string> => (await about()).verify_key;
  const { endpoint } = options;
  const registration = endpoint ? watchEndpointRegistration(about, log) : null;
  const onPosted = (interaction: APIInteraction): void => {
    registration?.seen();
    onInteraction(interaction);
  };
  const source: InteractionSource = endpoint
    ? createEndpoint({ ...endpoint, log, verifyKey, onInteraction: onPosted, onAuthorized, now })
    : createGateway({
        token,
        rest: messageRest,
        log,
        coordinator: options.shardCoordinator ?? localShardCoordinator(),
        onInteraction,
        shards: options.shards,
        sessionStarts: (remaining) => options.observer?.sessionStarts(remaining),
      });

  /** Throws if interactions arrive the other way: Discord uses only one and doesn't say so. */
  function checkWay(application: APIApplication): void {
    const { interactions_endpoint_url: address } = application;
    if (registration) registration.start(application);
    else if (address) {
      throw new MisconfiguredEndpoint(
        `Discord posts interactions to ${address} instead of the gateway: remove the interactions endpoint URL in the developer portal, or set INTERACTIONS=http.`,
      );
    }
  }

  /** Warns if the application changed since the last start: it can't edit messages of the previous one. */
  async function compareApplication(id: string): Promise<void> {
    try {
      const before = await matches.uiState.uiValue('application', 'id');
      if (before === id) return;
      if (before !== null) {
        const text =
          'the application changed since the last start: old messages and threads stay as they are, direct message channels are reopened';
        log.warn({ before, now: id }, text);
      }
      await matches.uiState.saveUiValue('application', 'id', id);
    } catch (error) {
      log.warn({ fault: describeError(error) }, 'could not check whether the application changed');
    }
  }

  let cleanupTimer: NodeJS.Timeout | undefined;
  async function cleanUpGuilds(): Promise<void> {
    try {
      await cleanUpLeftGuilds(context, messageRest);
    } catch (error) {
      log.warn({ fault: describeError(error) }, 'could not list servers; retrying tomorrow');
    }
  }

  let greetingTimer: NodeJS.Timeout | undefined;
  /** Greets servers that invited the bot since. Without the guilds intent, only their list tells of them. */
  async function greetGuilds(bot: string): Promise<void> {
    try {
      await greetNewGuilds(context, messageRest, bot, await currentGuilds(messageRest));
    } catch (error) {
      log.warn({ fault: describeError(error) }, 'could not look for new servers; retrying in a few minutes');
    }
  }
  /** Greets whom a webhook event tells of at once. */
  function onAuthorized({ guild, user, locale }: Authorization): void {
    const greeting = guild
      ? about().then(async ({ bot, id }) => greetGuild(context, messageRest, bot?.id ?? id, guild))
      : greetPerson(context, user, languageOf(locale));
    inBackground(greeting);
  }
  const inBackground = (work: Promise<void>): void => {
    const tracked = work
      .catch((error: unknown) => log.warn({ fault: describeError(error) }, 'could not greet'))
      .finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  };

  /** Registers the commands; if it fails, those registered before still work. */
  async function register(application: APIApplication): Promise<void> {
    try {
      await messageRest.put(Routes.applicationCommands(application.id), { body: registrable(commands, application) });
    } catch (error) {
      log.error({ fault: describeError(error) }, 'could not register commands; retry with npm run register');
    }
  }

  const notifier = createDiscordNotifier(context, messageRefs);
  /** In the background: characters do until then. Also in processes that only send messages. */
  let loading: Promise<void> | undefined;
  let emojiTimer: NodeJS.Timeout | undefined;
  const loadEmoji = (id?: string): void => {
    if (loading) return;
    const work = (async () => emoji.load(id ?? (await about()).id))()
      .then((complete) => {
        if (complete) return;
        loading = undefined;
        emojiTimer = setTimeout(loadEmoji, EMOJI_RETRY).unref();
      })
      .catch((error: unknown) => log.warn({ fault: describeError(error) }, 'could not ask for emoji'))
      .finally(() => underWay.delete(work));
    loading = work;
    underWay.add(work);
  };

  return {
    notifier: {
      ...notifier,
      async notify(post, recipientView, maybeSent) {
        loadEmoji();
        if (clicks.size > 0 && recipientView.sheet.home.channel !== null) await settledWithin(clicks, MAX_CLICK_WAIT);
        return notifier.notify(post, recipientView, maybeSent);
      },
    },
    async start() {
      const application = await about();
      const { id } = application;
      checkWay(application);
      await source.start();
      await register(application);
      await compareApplication(id);
      loadEmoji(id);
      const authorize = `https://discord.com/oauth2/authorize?client_id=${id}`;
      const invite = `${authorize}&scope=bot+applications.commands&permissions=${invitePermissions}`;
      const install = `${authorize}&integration_type=1&scope=applications.commands`;
      const cleanUpNow = (): void => {
        const work = cleanUpGuilds().finally(() => underWay.delete(work));
        underWay.add(work);
      };
      cleanUpNow();
      const bot = application.bot?.id ?? id;
      const greetNow = (): void => inBackground(greetGuilds(bot));
      if (options.greetings !== false) {
        greetNow();
        greetingTimer = setInterval(greetNow, GREETING_INTERVAL).unref();
      }
      cleanupTimer = setInterval(cleanUpNow, DAY).unref();
      log.info({ invite, install, commands: commands.length }, 'ready');
    },
    checkConnected: () => source.checkConnected(),
    checkRegistered: () => registration?.check(),
    cleanUpGuilds,
    greetNewGuilds: async () => greetGuilds((await about()).bot?.id ?? ''),
    async stop() {
      clearInterval(cleanupTimer);
      clearInterval(greetingTimer);
      clearTimeout(emojiTimer);
      registration?.stop();
      await source.stop();
      await Promise.allSettled(underWay);
    },
  };
}

async function settledWithin(works: Iterable<Promise<void>>, most: number): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  await Promise.race([
    Promise.allSettled(works),
    new Promise<void>((resolve) => void (late = setTimeout(resolve, most))),
  ]);
  clearTimeout(late);
}
