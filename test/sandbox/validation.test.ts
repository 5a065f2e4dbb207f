import { ApplicationCommandOptionType as Option, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../src/sandbox/index.ts';
import { startBotHarness, type BotHarness } from './sandbox-bot.ts';

/** Every rule that Discord's schema lacks, and samples of those it has: this body is refused, for this reason. */
type Body = Record<string, unknown>;

const V2 = 32768;
const text = (content = 'hello'): Body => ({ type: 10, content });
const button = (id: string, more: Body = {}): Body => ({ type: 2, style: 1, label: 'Go', custom_id: id, ...more });
const row = (...components: Body[]): Body => ({ type: 1, components });
const option = (value: string): Body => ({ label: value, value });
const select = (more: Body = {}): Body => ({ type: 3, custom_id: 's', options: [option('a'), option('b')], ...more });
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const messages: [name: string, body: Body, path: string, reason: RegExp][] = [
  ['content over 2000', { content: 'x'.repeat(2001) }, 'content', /2000 or fewer/],
  ['content over 4000 (schema)', { content: 'x'.repeat(4001) }, 'content', /4000 or fewer/],
  ['V2 with content', { content: 'x', flags: V2, components: [text()] }, 'content', /IS_COMPONENTS_V2/],
  ['V2 with embeds', { embeds: [{ title: 'x' }], flags: V2, components: [text()] }, 'embeds', /IS_COMPONENTS_V2/],
  [
    'V2 with a poll',
    { poll: { question: { text: 'q' }, answers: [{ poll_media: { text: 'a' } }] }, flags: V2, components: [text()] },
    'poll',
    /IS_COMPONENTS_V2/,
  ],
  ['V2 with stickers', { sticker_ids: ['1'], flags: V2, components: [text()] }, 'sticker_ids', /IS_COMPONENTS_V2/],
  [
    'V2 components without the flag',
    { content: 'x', components: [text()] },
    'components.0.type',
    /needs the IS_COMPONENTS_V2 flag/,
  ],
  [
    'a container without the flag',
    { components: [{ type: 17, components: [text()] }] },
    'components.0.type',
    /needs the IS_COMPONENTS_V2 flag/,
  ],
  [
    '41 components counting nested',
    { flags: V2, components: many(4, (r) => ({ type: 17, components: many(r === 3 ? 10 : 9, () => text()) })) },
    'components',
    /41 components in total/,
  ],
  [
    '4001 characters of text in sum',
    { flags: V2, components: [text('x'.repeat(3000)), text('x'.repeat(1001))] },
    'components',
    /4001 characters/,
  ],
  [
    'six rows without V2',
    { content: 'x', components: many(6, (i) => row(button(`b${i}`))) },
    'components',
    /5 or fewer rows/,
  ],
  [
    'six buttons in a row (schema)',
    { content: 'x', components: [row(...many(6, (i) => button(`b${i}`)))] },
    'components.0.components',
    /5 or fewer/,
  ],
  ['an empty row (schema)', { content: 'x', components: [row()] }, 'components.0.components', /1 or more/],
  [
    'an empty container (schema)',
    { flags: V2, components: [{ type: 17, components: [] }] },
    'components.0.components',
    /1 or more/,
  ],
  [
    'a select next to a button',
    { content: 'x', components: [row(select(), button('b'))] },
    'components.0',
    /either buttons or one select/,
  ],
  [
    'two selects in a row',
    { content: 'x', components: [row(select(), select({ custom_id: 't' }))] },
    'components.0',
    /at most one select/,
  ],
  [
    'a custom id twice',
    { content: 'x', components: [row(button('same')), row(button('same'))] },
    'components.1.components.0.custom_id',
    /cannot be duplicated/,
  ],
  [
    'a custom id twice, nested in a section',
    { flags: V2, components: [{ type: 9, components: [text()], accessory: button('same') }, row(button('same'))] },
    'components.1.components.0.custom_id',
    /cannot be duplicated/,
  ],
  [
    'a component id twice',
    {
      flags: V2,
      components: [
        { ...text(), id: 7 },
        { ...text(), id: 7 },
      ],
    },
    'components.1.id',
    /cannot be duplicated/,
  ],
  [
    'custom id of 101 (schema)',
    { content: 'x', components: [row(button('x'.repeat(101)))] },
    'components.0.components.0.custom_id',
    /100 or fewer/,
  ],
  [
    'label of 81 (schema)',
    { content: 'x', components: [row(button('b', { label: 'x'.repeat(81) }))] },
    'components.0.components.0.label',
    /80 or fewer/,
  ],
  [
    'a button without custom id',
    { content: 'x', components: [row({ type: 2, style: 1, label: 'x' })] },
    'components.0.components.0.custom_id',
    /required/,
  ],
  [
    'a button with a url',
    { content: 'x', components: [row(button('b', { url: 'https://example.org' }))] },
    'components.0.components.0.url',
    /Only link buttons/,
  ],
  [
    'a link button without url',
    { content: 'x', components: [row({ type: 2, style: 5, label: 'x' })] },
    'components.0.components.0.url',
    /needs a url/,
  ],
  [
    'a link button with a custom id',
    { content: 'x', components: [row({ type: 2, style: 5, label: 'x', url: 'https://example.org', custom_id: 'b' })] },
    'components.0.components.0.custom_id',
    /cannot both/,
  ],
  [
    'a link button to a file',
    { content: 'x', components: [row({ type: 2, style: 5, label: 'x', url: 'file:///etc/passwd' })] },
    'components.0.components.0.url',
    /Scheme/,
  ],
  [
    'a button without label and emoji',
    { content: 'x', components: [row({ type: 2, style: 1, custom_id: 'b' })] },
    'components.0.components.0.label',
    /label or an emoji/,
  ],
  [
    'a button with an unknown emoji',
    { content: 'x', components: [row(button('b', { emoji: { id: '123456789012345678', name: 'x' } }))] },
    'components.0.components.0.emoji',
    /Invalid emoji/,
  ],
  [
    'a button with a word for an emoji',
    { content: 'x', components: [row(button('b', { emoji: { name: 'sheep' } }))] },
    'components.0.components.0.emoji',
    /Invalid emoji/,
  ],
  [
    'an unknown component type',
    { content: 'x', components: [row({ type: 99 })] },
    'components.0.components.0.type',
    /not allowed here/,
  ],
  [
    'an empty select (schema)',
    { content: 'x', components: [row(select({ options: [] }))] },
    'components.0.components.0.options',
    /1 or more/,
  ],
  [
    '26 options (schema)',
    { content: 'x', components: [row(select({ options: many(26, (i) => option(`o${i}`)) }))] },
    'components.0.components.0.options',
    /25 or fewer/,
  ],
  [
    'a select value twice',
    { content: 'x', components: [row(select({ options: [option('a'), option('a')] }))] },
    'components.0.components.0.options.1.value',
    /already used/,
  ],
  [
    'max_values over the options',
    { content: 'x', components: [row(select({ max_values: 3 }))] },
    'components.0.components.0.max_values',
    /there are 2 options/,
  ],
  [
    'min_values over max_values',
    { content: 'x', components: [row(select({ min_values: 2, max_values: 1 }))] },
    'components.0.components.0.min_values',
    /not be above max_values/,
  ],
  [
    'more defaults than may be chosen',
    {
      content: 'x',
      components: [
        row(
          select({
            options: [
              { ...option('a'), default: true },
              { ...option('b'), default: true },
            ],
          }),
        ),
      ],
    },
    'components.0.components.0',
    /2 defaults/,
  ],
  [
    'a picture that was not uploaded',
    { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://board.png' } }] }] },
    'components.0.items.0.media.url',
    /No uploaded file is called "board.png"/,
  ],
  [
    'a thumbnail that was not uploaded',
    {
      flags: V2,
      components: [{ type: 9, components: [text()], accessory: { type: 11, media: { url: 'attachment://t.png' } } }],
    },
    'components.0.accessory.media.url',
    /No uploaded file/,
  ],
  [
    'a file component with a web address',
    { flags: V2, components: [{ type: 13, file: { url: 'https://example.org/a' } }] },
    'components.0.file.url',
    /Scheme must be one of \(attachment\)/,
  ],
  [
    'an embed picture that was not uploaded',
    { embeds: [{ image: { url: 'attachment://x.png' } }] },
    'embeds.0.image.url',
    /No uploaded file/,
  ],
  [
    'an attachment without its file',
    { content: 'x', attachments: [{ id: '0' }] },
    'attachments.0.id',
    /No file was uploaded as files\[0\]/,
  ],
  [
    'alt text of 1025 (schema)',
    { content: 'x', attachments: [{ id: '0', description: 'x'.repeat(1025) }] },
    'attachments.0.description',
    /1024 or fewer/,
  ],
  [
    'embeds over 6000 in sum',
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
    'embeds',
    /maximum size of 6000/,
  ],
  [
    'an empty embed field',
    { embeds: [{ fields: [{ name: 'a', value: ' ' }] }] },
    'embeds.0.fields.0.value',
    /required/,
  ],
  [
    'mentions parsed and listed',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions',
    /mutually exclusive/,
  ],
  ['ephemeral outside an interaction', { content: 'x', flags: 64 }, 'flags', /cannot be set here: 64/],
  ['loading set by hand', { content: 'x', flags: 128 }, 'flags', /cannot be set here: 128/],
  ['nonce of 26 (schema)', { content: 'x', nonce: 'x'.repeat(26) }, 'nonce', /./],
  [
    'a reply to nothing',
    { content: 'x', message_reference: { message_id: '123456789012345678' } },
    'message_reference',
    /Unknown message/,
  ],
];

describe('messages', () => {
  let sandbox: Sandbox;
  let channelId: string;
  const post = (body: unknown): Promise<Response> =>
    fetch(`${sandbox.api}/v10/channels/${channelId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    sandbox = await startSandbox();
    channelId = sandbox.admin.addGuild({ name: 'Rules' }).channelIds[0] ?? '';
  });
  afterAll(() => sandbox.close());

  test.each(messages)('%s is refused', async (_name, body, path, reason) => {
    const before = sandbox.violations.length;
    const response = await post(body);
    expect(response.status).toBe(400);
    const answer = (await response.json()) as { code: number; message: string; errors: Body };
    expect(answer).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
    const at = path.split('.').reduce<unknown>((tree, step) => (tree as Body | undefined)?.[step], answer.errors) as
      | { _errors?: { message: string }[] }
      | undefined;
    expect(at?._errors?.[0]?.message).toMatch(reason);
    expect(sandbox.violations).toHaveLength(before + 1);
    expect(sandbox.violations.at(-1)).toMatchObject({ side: 'request', method: 'POST', code: 50035 });
    expect(sandbox.violations.at(-1)?.problems.length).toBeLessThan(4);
  });

  test.each([
    ['nothing at all', {}],
    ['only blanks', { content: '  \n' }],
    ['empty lists', { content: '', embeds: [], components: [] }],
  ])('%s is an empty message', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 50006 });
  });

  test('broken JSON is refused', async () => {
    const response = await fetch(`${sandbox.api}/v10/channels/${channelId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
      body: '{"content":',
    });
    expect(await response.json()).toMatchObject({ code: 50109 });
  });

  test('a route that does not exist is a violation too', async () => {
    const response = await fetch(`${sandbox.api}/v10/nowhere`, { headers: { authorization: `Bot ${sandbox.token}` } });
    expect(response.status).toBe(404);
    expect(sandbox.violations.at(-1)).toMatchObject({ reason: 'The sandbox knows no such route.' });
  });

  test.each<[string, Body]>([
    ['plain text of 2000', { content: 'x'.repeat(2000) }],
    [
      'five rows of five buttons',
      { content: 'x', components: many(5, (r) => row(...many(5, (i) => button(`${r}.${i}`)))) },
    ],
    ['40 components', { flags: V2, components: many(4, () => ({ type: 17, components: many(9, () => text()) })) }],
    ['4000 characters', { flags: V2, components: [text('x'.repeat(2000)), text('x'.repeat(2000))] }],
    [
      'an emoji for a label',
      {
        content: 'x',
        components: [
          row(
            { type: 2, style: 2, custom_id: 'b', emoji: { name: '🐑' } },
            { type: 2, style: 2, custom_id: 'c', emoji: { name: '1️⃣' } },
          ),
        ],
      },
    ],
    [
      'a select of 25',
      {
        content: 'x',
        components: [row(select({ options: many(25, (i) => option(`o${i}`)), max_values: 25, min_values: 0 }))],
      },
    ],
    ['silent', { content: 'x', flags: 4096 }],
    [
      'a full panel',
      {
        flags: V2,
        components: [
          {
            type: 17,
            accent_color: 0x123456,
            components: [
              { type: 9, components: [text()], accessory: button('a') },
              { type: 14, divider: false, spacing: 2 },
              { type: 12, items: [{ media: { url: 'https://example.org/a.png' }, description: 'alt' }] },
              row(select()),
              row(button('b'), { type: 2, style: 5, label: 'Rules', url: 'https://example.org' }),
            ],
          },
        ],
      },
    ],
  ])('%s is fine', async (_name, body) => {
    const before = sandbox.violations.length;
    const response = await post(body);
    expect(await response.json()).not.toHaveProperty('errors');
    expect(response.status).toBe(200);
    expect(sandbox.violations).toHaveLength(before);
  });
});

describe('answers to interactions', () => {
  let world: BotHarness;
  const url = (id: string, token: string): `/${string}` => `/interactions/${id}/${token}/callback`;

  beforeAll(async () => {
    world = await startBotHarness();
    await world.client.application.commands.set([
      { name: 'go', description: 'Go' },
      {
        name: 'find',
        description: 'Find',
        options: [
          { type: Option.String, name: 'card', description: 'Card', autocomplete: true },
          { type: Option.Integer, name: 'n', description: 'N', autocomplete: true },
        ],
      },
    ]);
  });
  afterAll(() => world.close());

  type Trigger = 'command' | 'click' | 'modal' | 'autocomplete' | 'number';
  /** Tries the body as first answer, then answers properly; gives back the refusal. */
  async function tryAnswer(trigger: Trigger, body: Body): Promise<{ code?: number; rawError?: { errors?: unknown } }> {
    const { anna, channelId, client } = world;
    let refusal: { code?: number; rawError?: { errors?: unknown } } = {};
    const rest = (id: string, token: string, what: unknown): Promise<unknown> =>
      client.rest.post(url(id, token), { body: what, auth: false });
    world.onInteraction(async (interaction) => {
      const attempt = async (good: unknown): Promise<void> => {
        await rest(interaction.id, interaction.token, body).catch((error: typeof refusal) => (refusal = error));
        await rest(interaction.id, interaction.token, good).catch(() => undefined);
      };
      if (interaction.isAutocomplete()) return attempt({ type: 8, data: { choices: [] } });
      if (interaction.isChatInputCommand() && trigger === 'modal') {
        const field = { type: 4, custom_id: 'i', style: 1, label: 'L', required: false };
        await rest(interaction.id, interaction.token, {
          type: 9,
          data: { custom_id: 'm', title: 'M', components: [row(field)] },
        });
        return;
      }
      if (interaction.isChatInputCommand() && trigger === 'click') {
        return void (await interaction.reply({ content: 'x', components: [row(button('b'))] as never }));
      }
      return attempt({ type: 4, data: { content: 'fine' } });
    });
    if (trigger === 'autocomplete' || trigger === 'number') {
      await anna.autocomplete(channelId, '/find', {}, trigger === 'number' ? 'n' : 'card').catch(() => undefined);
      return refusal;
    }
    const first = await anna.slash(channelId, '/go');
    if (trigger === 'click' && first.kind === 'reply') await anna.click(first.messageId, 'b');
    if (trigger === 'modal' && first.kind === 'modal') await anna.submitModal(first.modal.id, {});
    return refusal;
  }

  const label = (component: Body): Body => ({ type: 18, label: 'L', component });
  const modal = (...components: Body[]): Body => ({ type: 9, data: { custom_id: 'm', title: 'M', components } });
  const input = (more: Body = {}): Body => ({ type: 4, custom_id: 'i', style: 1, ...more });

  test.each<[name: string, trigger: Trigger, body: Body, reason: RegExp]>([
    ['an unknown callback type', 'command', { type: 3 }, /type/],
    ['an update for a command', 'command', { type: 7, data: { content: 'x' } }, /does not answer this interaction/],
    ['suggestions for a command', 'command', { type: 8, data: { choices: [] } }, /does not answer this interaction/],
    [
      'a message for an autocomplete',
      'autocomplete',
      { type: 4, data: { content: 'x' } },
      /does not answer this interaction/,
    ],
    ['a modal for a modal', 'modal', modal(label(input())), /does not answer this interaction/],
    [
      'an update for a modal without message',
      'modal',
      { type: 7, data: { content: 'x' } },
      /does not answer this interaction/,
    ],
    ['a deferral with more than EPHEMERAL', 'command', { type: 5, data: { flags: 64 | V2 } }, /EPHEMERAL flag only/],
    ['content over 2000', 'command', { type: 4, data: { content: 'x'.repeat(2001) } }, /2000 or fewer/],
    ['V2 with content', 'command', { type: 4, data: { content: 'x', flags: V2 } }, /IS_COMPONENTS_V2/],
    ['a flag that is not allowed', 'command', { type: 4, data: { content: 'x', flags: 2 } }, /cannot be set here: 2/],
    ['a missing file', 'command', { type: 4, data: { content: 'x', attachments: [{ id: '0' }] } }, /files\[0\]/],
    [
      'an update making a select invalid',
      'click',
      { type: 7, data: { components: [row(select({ max_values: 9 }))] } },
      /there are 2 options/,
    ],
    [
      '26 suggestions',
      'autocomplete',
      { type: 8, data: { choices: many(26, (i) => ({ name: `${i}`, value: `${i}` })) } },
      /25 or fewer/,
    ],
    [
      'a suggestion of 101 characters',
      'autocomplete',
      { type: 8, data: { choices: [{ name: 'x', value: 'x'.repeat(101) }] } },
      /between 1 and 100/,
    ],
    [
      'a number suggested for text',
      'autocomplete',
      { type: 8, data: { choices: [{ name: 'x', value: 1 }] } },
      /takes a string/,
    ],
    [
      'text suggested for a number',
      'number',
      { type: 8, data: { choices: [{ name: 'x', value: 'x' }] } },
      /takes a number/,
    ],
    [
      'a fraction suggested for a whole number',
      'number',
      { type: 8, data: { choices: [{ name: 'x', value: 0.5 }] } },
      /whole number/,
    ],
    ['no suggestions list', 'autocomplete', { type: 8, data: {} }, /required/],
    [
      'a modal title of 46',
      'command',
      { type: 9, data: { custom_id: 'm', title: 'x'.repeat(46), components: [label(input())] } },
      /45 or fewer/,
    ],
    [
      'six modal components',
      'command',
      modal(...many(6, (i) => label(input({ custom_id: `i${i}` })))),
      /between 1 and 5/,
    ],
    ['a modal field twice', 'command', modal(label(input()), label(input())), /cannot be duplicated/],
    ['a row of two inputs', 'command', modal(row(input({ label: 'A' }), input({ custom_id: 'j', label: 'B' }))), /./],
    ['an input in a row without label', 'command', modal(row(input())), /required/],
    ['an input in a label with its own', 'command', modal(label(input({ label: 'A' }))), /no label of its own/],
    [
      'an input shorter than it must be',
      'command',
      modal(label(input({ min_length: 5, max_length: 4 }))),
      /not be above max_length/,
    ],
    ['a button in a modal', 'command', modal(label(button('b'))), /not allowed here/],
    ['one radio option', 'command', modal(label({ type: 21, custom_id: 'r', options: [option('a')] })), /2 or more/],
    [
      'two default radio options',
      'command',
      modal(
        label({
          type: 21,
          custom_id: 'r',
          options: [
            { ...option('a'), default: true },
            { ...option('b'), default: true },
          ],
        }),
      ),
      /At most one/,
    ],
    [
      'eleven checkboxes',
      'command',
      modal(label({ type: 22, custom_id: 'c', options: many(11, (i) => option(`${i}`)) })),
      /10 or fewer/,
    ],
    ['a disabled select in a modal', 'command', modal(label(select({ disabled: true }))), /cannot be disabled/],
  ])('%s is refused', async (_name, trigger, body, reason) => {
    const refusal = await tryAnswer(trigger, body);
    expect(refusal.code).toBe(50035);
    expect(world.sandbox.violations.at(-1)?.reason).toMatch(reason);
  });

  test.each<[string, Body]>([
    ['type 4 without data', { type: 4 }],
    ['type 4 with empty data', { type: 4, data: {} }],
    ['type 4 with nothing but a flag', { type: 4, data: { flags: 64 } }],
  ])('%s is an empty message', async (_name, body) => {
    expect((await tryAnswer('command', body)).code).toBe(50006);
  });

  test('the V2 flag cannot be taken back, nor mixed with content later', async () => {
    const codes: unknown[] = [];
    world.onInteraction(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ components: [text()] as never, flags: MessageFlags.IsComponentsV2 });
      const path = `/webhooks/${interaction.applicationId}/${interaction.token}/messages/@original` as const;
      for (const body of [{ flags: 0 }, { content: 'x' }, { embeds: [{ title: 'x' }] }, { components: [] }]) {
        await world.client.rest
          .patch(path, { body, auth: false })
          .catch((error: { code: number }) => codes.push(error.code));
      }
    });
    await world.anna.slash(world.channelId, '/go');
    await expect.poll(() => codes).toEqual([50035, 50035, 50035, 50006]);
  });
});
