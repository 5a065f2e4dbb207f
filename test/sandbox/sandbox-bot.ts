import { once } from 'node:events';
import { Client, Events, GatewayIntentBits, Partials, type ClientOptions, type Interaction } from 'discord.js';
import { startSandbox, type SimulatedPerson, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.ts';

/** A sandbox with two people in one server, and the real discord.js client logged in. */
export interface BotHarness {
  readonly sandbox: Sandbox;
  readonly client: Client<true>;
  readonly anna: SimulatedPerson;
  readonly ben: SimulatedPerson;
  readonly guildId: string;
  readonly channelId: string;
  /** What the bot does with interactions; replaced by each test. */
  onInteraction(handler: (interaction: Interaction) => Promise<unknown> | void): void;
  /** Fails the test that made the bot break a rule. */
  checkRules(): void;
  close(): Promise<void>;
}

export async function connectBot(sandbox: Sandbox, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    ...options,
    rest: { api: sandbox.api, globalRequestsPerSecond: 10_000, ...options.rest },
  });
  // A lost socket is part of some tests.
  client.on(Events.Error, () => undefined);
  const ready = once(client, Events.ClientReady);
  await client.login(sandbox.token);
  await ready;
  return client as Client<true>;
}

export async function startBotHarness(
  options: SandboxOptions = {},
  client: Partial<ClientOptions> = {},
): Promise<BotHarness> {
  const sandbox = await startSandbox(options);
  const anna = sandbox.addPerson({ name: 'Anna' });
  const ben = sandbox.addPerson({ name: 'Ben', locale: 'de' });
  const guild = sandbox.admin.addGuild({
    name: 'Tavern',
    ownerId: sandbox.botId,
    memberIds: [anna.id, ben.id],
    channels: ['games', 'general'],
  });
  const bot = await connectBot(sandbox, client);
  let handle: (interaction: Interaction) => Promise<unknown> | void = () => undefined;
  bot.on(Events.InteractionCreate, (interaction) => void handle(interaction));
  return {
    sandbox,
    client: bot,
    anna,
    ben,
    guildId: guild.id,
    channelId: guild.channelIds[0] ?? '',
    onInteraction(handler) {
      handle = handler;
    },
    checkRules() {
      const broken = sandbox.takeViolations();
      if (broken.length > 0)
        throw new Error(`Discord's rules were broken: ${broken.map((one) => one.reason).join('; ')}`);
    },
    async close() {
      await bot.destroy();
      await sandbox.close();
    },
  };
}
