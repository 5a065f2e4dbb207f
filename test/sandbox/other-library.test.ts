import {
  ApplicationCommandOptionTypes,
  createBot,
  createDesiredPropertiesObject,
  GatewayIntents,
  InteractionResponseTypes,
  InteractionTypes,
  MessageComponentTypes,
  TextStyles,
  TransportCompression,
} from '@discordeno/bot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type SimulatedPerson, type Sandbox } from '../../src/sandbox/index.ts';

/** Newer than the types of the library, which sends them all the same. */
const COMPONENTS_V2 = 1 << 15;
const FILE = 13;

/**
 * A library by other people, which knows Discord and nothing of this house. It logs in with «Bot » before its token and wants
 * its events compressed. What it takes for Discord is near enough.
 */
function logIn(sandbox: Sandbox) {
  const bot = createBot({
    token: sandbox.token,
    intents: GatewayIntents.Guilds,
    desiredProperties: createDesiredPropertiesObject({}, true),
    rest: { proxy: { baseUrl: sandbox.api, authorization: '' } },
    gateway: { transportCompression: TransportCompression.zlib },
    loggerFactory: () => ({
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
      fatal: () => undefined,
    }),
  });
  const ready = new Promise<void>((resolve) => {
    bot.events.ready = () => resolve();
  });
  return { bot, ready };
}

const where = {
  type: ApplicationCommandOptionTypes.String,
  name: 'where',
  description: 'Where to',
  autocomplete: true,
};

type Bot = ReturnType<typeof logIn>['bot'];
type Interaction = Parameters<NonNullable<Bot['events']['interactionCreate']>>[0];

let sandbox: Sandbox;
let bot: Bot;
let anna: SimulatedPerson;
let channelId: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  anna = sandbox.addPerson({ name: 'Anna', locale: 'de' });
  const guild = sandbox.admin.addGuild({ name: 'Tavern', memberIds: [anna.id], channels: ['games'] });
  channelId = guild.channelIds[0] ?? '';
  const login = logIn(sandbox);
  bot = login.bot;
  await bot.start();
  await login.ready;
  await bot.helpers.upsertGlobalApplicationCommands([{ name: 'go', description: 'Goes', options: [where] }]);
});
afterAll(async () => {
  await bot.shutdown();
  await sandbox.close();
});

const onInteraction = (handle: (interaction: Interaction) => Promise<unknown>): void => {
  bot.events.interactionCreate = (interaction) => void handle(interaction);
};

describe('a client by other people', () => {
  test('answers a command at once and after a while', async () => {
    onInteraction(async (interaction) => interaction.respond(`hello ${interaction.user.username}`));
    expect(await anna.slash(channelId, '/go')).toMatchObject({ kind: 'reply', message: { content: 'hello anna' } });
    onInteraction(async (interaction) => {
      await interaction.defer(true);
      await interaction.edit('later');
    });
    const begun = await anna.slash(channelId, '/go');
    if (begun.kind !== 'reply') throw new Error(begun.kind);
    expect(await begun.settled()).toMatchObject({ message: { content: 'later', ephemeral: true } });
  });

  test('suggests while somebody types', async () => {
    onInteraction(async (interaction) => {
      expect(interaction.type).toBe(InteractionTypes.ApplicationCommandAutocomplete);
      await interaction.respond({ choices: [{ name: 'Home', value: 'home' }] });
    });
    expect(await anna.autocomplete(channelId, '/go', { where: 'h' }, 'where')).toEqual([
      { name: 'Home', value: 'home' },
    ]);
  });

  test('opens a form and takes what was filled in', async () => {
    onInteraction(async (interaction) => {
      if (interaction.type === InteractionTypes.ModalSubmit) return interaction.respond('thanks');
      return interaction.respond(
        {
          title: 'A form',
          customId: 'form',
          components: [
            {
              type: MessageComponentTypes.ActionRow,
              components: [
                { type: MessageComponentTypes.InputText, customId: 'name', label: 'Name', style: TextStyles.Short },
              ],
            },
          ],
        },
        { isPrivate: false },
      );
    });
    const opened = await anna.slash(channelId, '/go');
    if (opened.kind !== 'modal') throw new Error(opened.kind);
    expect(await anna.submitModal(opened.modal.id, { name: 'Anna' })).toMatchObject({ message: { content: 'thanks' } });
  });

  test('shows a file in a component, answers its button, opens a thread and writes a direct message', async () => {
    const page: object = {
      flags: COMPONENTS_V2,
      files: [{ blob: new Blob(['log']), name: 'log.txt' }],
      components: [
        { type: FILE, file: { url: 'attachment://log.txt' } },
        {
          type: MessageComponentTypes.ActionRow,
          components: [{ type: MessageComponentTypes.Button, customId: 'press', label: 'Press', style: 1 }],
        },
      ],
    };
    const sent = await bot.helpers.sendMessage(channelId, page);
    expect(sent.attachments ?? []).toEqual([]);
    onInteraction(async (interaction) =>
      bot.helpers.sendInteractionResponse(interaction.id, interaction.token, {
        type: InteractionResponseTypes.DeferredUpdateMessage,
      }),
    );
    expect((await anna.click(String(sent.id), 'press')).kind).toBe('update');

    const thread = await bot.helpers.startThreadWithMessage(channelId, sent.id, {
      name: 'Match',
      autoArchiveDuration: 1440,
    });
    await bot.helpers.sendMessage(thread.id, { content: 'inside' });
    expect(anna.messages(String(thread.id)).at(-1)).toMatchObject({ content: 'inside' });

    const direct = await bot.helpers.getDmChannel(anna.id);
    await bot.helpers.sendMessage(direct.id, { content: 'between us' });
    expect(anna.messages(anna.dm()).at(-1)).toMatchObject({ content: 'between us' });
    expect(sandbox.violations).toEqual([]);
  });
});
