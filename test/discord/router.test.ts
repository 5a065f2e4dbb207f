import {
  type APIInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  type REST,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { answerButtons } from '../../src/discord/interactions/clicks/answer-buttons.ts';
import { clubButtons } from '../../src/discord/interactions/clicks/club-buttons.ts';
import { dataDeletionButtons } from '../../src/discord/interactions/clicks/data-deletion-buttons.ts';
import { deckButtons } from '../../src/discord/interactions/clicks/deck-buttons.ts';
import { matchButtons, viewerHandlers } from '../../src/discord/interactions/clicks/match-buttons.ts';
import { settingsButtons } from '../../src/discord/interactions/clicks/settings-buttons.ts';
import { viewButtons } from '../../src/discord/interactions/clicks/view-buttons.ts';
import { createExpensiveWork } from '../../src/discord/interactions/expensive-work.ts';
import { createMatchQueue } from '../../src/discord/interactions/match-queue.ts';
import { createRouter } from '../../src/discord/router.ts';
import { Refused, verbatim } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import type { Panel } from '../../src/match/matches.ts';
import { transcribedParts } from '../e2e/message-parts.ts';
import { panelWith, questionsOf } from './questions.ts';
import { recordedDiscord, refusal } from './recorded-discord.ts';

const NOW = Date.UTC(2027, 0, 15, 8);
const ALL_PERMISSIONS = String(2n ** 53n - 1n);

const rivals = games.get('rivals');
if (!rivals) throw new Error('there is no Rivals');
const acting = ((): Panel => {
  for (const { view, decision } of questionsOf(rivals, { variant: 'intro' }, 'router'))
    if (decision.key === 'action') {
      const panel = panelWith(rivals, view, { ...decision, seat: 0 }, { seat: 0 });
      const players = [
        { kind: 'person', id: '1', name: 'Anna' },
        { kind: 'person', id: '2', name: 'Ben' },
      ] as const;
      return { ...panel, sheet: { ...panel.sheet, players, startedAt: NOW } };
    }
  throw new Error('nobody came to act');
})();

type Interaction = Record<string, unknown>;
interface Step {
  readonly title: string;
  readonly interaction: Interaction;
}
interface World {
  /** Methods of matches that do something else than to return the panel. */
  readonly matches?: object;
  readonly panel?: Partial<Panel>;
  readonly sheet?: object;
  readonly profile?: object;
  /** What is different about all interactions. */
  readonly all?: Interaction;
  /** Routes of Discord that refuse. */
  readonly refuses?: (route: string) => Error | null;
}

const words = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'function' ? 'a function' : each)) ?? 'nothing';

/** The beginning of a page: other tests look at the rest. */
const beginning = (components: readonly object[]): string =>
  transcribedParts(components)
    .split('\n')
    .slice(0, 4)
    .map((line) => (line.length > 120 ? `${line.slice(0, 120)}…` : line))
    .join('\n');
const shortened = (value: unknown): string => {
  const text = words(value);
  return text.length > 500 ? `${text.slice(0, 500)}…` : text;
};

/** Returns everything these interactions cause: what is done in matches, and what Discord receives. */
async function heard(steps: readonly Step[], world: World = {}): Promise<string> {
  const lines: string[] = [];
  const panel: Panel = { ...acting, ...world.panel, sheet: { ...acting.sheet, ...world.sheet } };
  const canned: Record<string, unknown> = {
    list: async () => [],
    inChannel: async () => null,
    finishedOf: async () => [],
    finished: async () => null,
    savedRules: async () => [],
    suggestedHandicap: async () => null,
    decks: async () => [],
    notes: async () => 'Sheep!',
    isBanned: async () => false,
    isShared: async () => true,
    log: async () => [],
    levels: [{ id: 'good', name: verbatim('Good') }],
    defaultLevel: 'good',
    dailyMatches: () => [{ id: 'island', game: 'dice', variant: 'island-one', seats: 1, name: verbatim('Island') }],
    dailyResult: async () => null,
    dailyList: async () => ({ people: [], seed: null }),
    leaderboard: async () => [],
    families: () => [],
    sessions: async () => [],
    blocks: async () => [],
    vacationLeft: async () => 0,
    inServer: async () => ({ sheets: [], total: 0 }),
    serversOf: async () => new Set(['tavern']),
    purge: async () => 2,
    puzzleSolvers: async () => [],
    ...world.matches,
  };
  const { context, messageRefs, take } = recordedDiscord({ profiles: () => world.profile ?? {} });
  const known = { ...context.matches, ...canned } as Record<string | symbol, unknown>;
  const quiet = new Set(['profile', 'profiles', 'panel', 'games', 'uiState', 'levels', 'defaultLevel']);
  const called =
    (name: string, of: (...given: unknown[]) => unknown) =>
    (...given: unknown[]): unknown => {
      const without = given.filter((each) => each !== undefined);
      lines.push(`${name}(${without.map(words).join(', ')})`);
      return of(...given);
    };
  const recording = (own: Record<string | symbol, unknown>, prefix: string): object =>
    new Proxy(own, {
      get(target, name) {
        const value = target[name] ?? (name === 'panel' || typeof name === 'symbol' ? undefined : async () => panel);
        if (name === 'then') return undefined;
        if (name === 'panel') return target['panel'] ?? (async () => panel);
        if (typeof name === 'symbol' || quiet.has(name) || typeof value !== 'function') return value;
        return called(`${prefix}${name}`, value as () => unknown);
      },
    });
  known['clubs'] ??= recording({ inServer: async () => [{ id: 'C1' }] }, 'clubs.');
  const matches = recording(known, '');
  const request =
    (method: string) =>
    async (route: string, { body }: { body?: unknown } = {}) => {
      const short = route.replaceAll(/\/(webhooks|interactions)\/[^/]+\/tok/gu, '').replace(/^\/\//u, '');
      const error = world.refuses?.(`${method} ${short}`) ?? null;
      const { components, data, type } = (body ?? {}) as {
        readonly components?: readonly object[];
        readonly data?: { readonly components?: readonly object[]; readonly choices?: readonly object[] };
        readonly type?: number;
      };
      lines.push(`${method} ${short}${type === undefined ? '' : `, type ${type}`}${error ? ': refused' : ''}`);
      if (error) throw error;
      if (components) lines.push(beginning(components));
      if (data?.choices ?? data?.components) lines.push(shortened(data));
      return {};
    };
  const rest = { get: request('get'), post: request('post'), patch: request('patch'), put: request('put') };
  const router = createRouter(
    { ...context, matches: matches as typeof context.matches, now: () => NOW },
    {
      ...messageRefs,
      saveLocale: async (match, user, language) => void lines.push(`${user} reads ${language} in ${match}`),
    },
    { matches: createMatchQueue(), expensive: createExpensiveWork(() => NOW) },
    commands,
    {
      rest: rest as unknown as REST,
      acknowledging: rest as unknown as REST,
      emoji: new Map(),
      acknowledged: () => undefined,
      shown: () => undefined,
    },
  );
  const text: string[] = [];
  for (const [index, { title, interaction }] of steps.entries()) {
    await router.route({
      id: `i${index}`,
      application_id: 'app',
      token: 'tok',
      guild_id: 'tavern',
      guild: { id: 'tavern', features: [] },
      channel: { id: 'thread', type: 11 },
      member: { user: { id: '1', username: 'anna', global_name: 'Anna' }, permissions: ALL_PERMISSIONS },
      app_permissions: ALL_PERMISSIONS,
      locale: 'en-US',
      authorizing_integration_owners: { '0': 'tavern' },
      context: 0,
      ...interaction,
      ...world.all,
    } as unknown as APIInteraction);
    text.push(`## ${title}`, ...lines.splice(0), ...take());
  }
  return text
    .join('\n')
    .replaceAll(/: [0-9A-Z]{6}\.$/gmu, ': NUMBER.')
    .replaceAll(/<t:(\d+):(\w)>/gu, '<$2>');
}

const resolved = {
  users: {
    '2': { id: '2', username: 'ben', global_name: 'Ben' },
    '3': { id: '3', username: 'bot', bot: true },
    '4': { id: '4', username: 'stranger' },
  },
  members: { '2': { permissions: ALL_PERMISSIONS, nick: 'Ben *the* Bold' }, '3': { permissions: ALL_PERMISSIONS } },
};
const click = (customId: string, values?: readonly string[], more: Interaction = {}): Step => ({
  title: `click ${customId}${values ? ` with ${values.join(', ')}` : ''}`,
  interaction: {
    type: InteractionType.MessageComponent,
    data: {
      custom_id: customId,
      component_type: values ? ComponentType.StringSelect : ComponentType.Button,
      values,
      resolved,
    },
    message: { id: 'm1', flags: 64, components: [] },
    ...more,
  },
});
const inMatch = (verb: string, arg = '', values?: readonly string[]): Step =>
  click(`p1:K7Q2M:0:rr:${verb}${arg && `:${arg}`}`, values);
const alone = (verb: string, arg = '', values?: readonly string[]): Step =>
  click(`p1:-:-:0:${verb}${arg && `:${arg}`}`, values);
const form = (customId: string, fields: Readonly<Record<string, string | readonly string[]>>): Step => ({
  title: `form ${customId} with ${words(fields)}`,
  interaction: {
    type: InteractionType.ModalSubmit,
    data: {
      custom_id: customId,
      resolved,
      components: Object.entries(fields).map(([id, value]) => ({
        type: ComponentType.Label,
        component: typeof value === 'string' ? { custom_id: id, value } : { custom_id: id, values: value },
      })),
    },
    message: { id: 'm1', flags: 64, components: [] },
  },
});

/** The verbs of one match, and those of none. */
const verbsOfMatches = Object.keys({ ...answerButtons, ...matchButtons, ...viewButtons, ...viewerHandlers });
const others = Object.keys({ ...settingsButtons, ...clubButtons, ...dataDeletionButtons, ...deckButtons });
const [first = '', second = ''] = acting.question?.choices ?? [];
const forms: readonly Step[] = [
  form('p1:K7Q2M:0:rr:memo-written', { memo: 'More sheep!' }),
  form('p1:K7Q2M:-:rr:proposal', { variant: ['gold'], clock: ['slow'], options: ['takebacks'] }),
  form('p1:K7Q2M:-:rr:rematch-terms', { variant: ['intro'], clock: ['fast'], options: [] }),
  form('p1:K7Q2M:-:rr:invited', { people: ['2'] }),
  form('p1:K7Q2M:-:rr:invited', { people: ['1', '3'] }),
  form('p1:K7Q2M:-:rr:invited', { people: ['4'] }),
  form('p1:K7Q2M:-:rr:rules-saved', { name: 'Mine' }),
  form('p1:K7Q2M:0:rr:form-sent', { give: ['wool', 'wool'] }),
  form('p1:K7Q2M:0:rr:form-sent:offer', { give: ['wool'], get: ['ore'] }),
  form('p1:-:-:0:challenge-start', { people: ['2'], game: ['settlers.classic'], pace: ['quick'] }),
  form('p1:-:-:0:challenge-start', { people: [], game: ['rivals.intro'], pace: ['relaxed'] }),
  form('p1:-:-:0:solo-start', { game: ['dice.island-one'], level: ['good'] }),
  form('p1:-:-:0:block', { player: ['2'] }),
  form('p1:-:-:0:block', { player: '1' }),
  form('p1:-:-:0:club-create:league.settlers.classic.slow.three.4.single.0', {
    name: 'Tower',
    start: '2 days',
    length: '3 weeks',
  }),
  form('p1:-:-:0:club-create:cup.rivals.duel.weekly.once.6.swiss.16', { name: 'Cup', start: '', length: '5 Tage' }),
  form('p1:-:-:0:club-create:ladder.dice.island-two.fast', { name: ' ', start: '' }),
  form('p1:-:-:0:club-removed:C1', { person: ['2'], reason: 'Left.' }),
  form('p1:-:-:0:club-removed:C1', { reason: '' }),
  form('p1:-:-:0:club-replaced:C1', { person: ['1'], substitute: ['2'] }),
  form('p1:-:-:0:club-replaced:C1', { person: ['1'], substitute: ['3'] }),
  form('p1:-:-:0:club-replaced:C1', { substitute: ['2'] }),
  form('p1:-:-:0:club-replaced:C1', { person: ['1'] }),
  form('p1:-:-:0:club-cancelled:C1', { reason: 'Too hot.' }),
  form('p1:-:-:0:club-left:C1', { word: 'leave ' }),
  form('p1:-:-:0:club-left:C1', { word: 'stay' }),
];
const opening: readonly Step[] = [
  ...['memo-write', 'propose', 'rematch-with', 'invite', 'save-rules'].map((verb) =>
    inMatch(verb, verb.startsWith('re') || verb === 'propose' ? 'rivals.intro.normal.t..' : ''),
  ),
  ...['challenge-form', 'solo-form', 'block-whom'].map((verb) => alone(verb)),
  ...['club-name', 'club-remove', 'club-replace', 'club-cancel', 'club-leave'].map((verb) =>
    alone(verb, verb === 'club-name' ? 'cup.rivals.duel.weekly.once.6.swiss.16' : 'C1'),
  ),
  inMatch('form'),
  alone('deck-new', 'rivals'),
  alone('deck-paste', 'rivals'),
  alone('toString'),
  alone('constructor'),
  click('not one of ours'),
];
const special: readonly Step[] = [
  inMatch('pick', first),
  inMatch('pick', 'gone'),
  inMatch('pick-asking', 'end'),
  inMatch('menu', '', [second]),
  inMatch('menu', '', ['…build abbey']),
  inMatch('narrow', '…build abbey'),
  inMatch('answer', `${first},${second}`),
  inMatch('plan', `${first},end`),
  inMatch('turn-over', '2'),
  inMatch('wait'),
  inMatch('ask-take-back', 'turn'),
  inMatch('plan-ahead', 'endFive'),
  inMatch('plan-ahead', 'none'),
  inMatch('pace', 'quick'),
  inMatch('pace', 'gone'),
  inMatch('start-now', 'computers'),
  inMatch('kick', '', ['1']),
  inMatch('speak', 'de'),
  inMatch('zoom', 'gone'),
  inMatch('text', '1'),
  inMatch('log', '1'),
  inMatch('play-from', '3'),
  alone('alone', 'day island'),
  alone('alone', 'island'),
  alone('puzzle', 'again rivals'),
  ...['everyone', 'nobody', 'server tavern', 'server castle'].map((value) => alone('set-challengers', '', [value])),
  ...['de', 'auto'].map((value) => alone('set-language', '', [value])),
  ...['Europe/Berlin', 'Nowhere'].map((value) => alone('set-zone', '', [value])),
  ...['off', '1320', '60'].map((value) => alone('set-quiet-from', '', [value])),
  ...['420', '1380'].map((value) => alone('set-quiet-to', '', [value])),
  ...['turns', 'none', 'all'].map((value) => alone('set-notify', '', [value])),
  ...['opponents', 'else'].map((value) => alone('set-profile-for', '', [value])),
  alone('order', 'rivals', [rivals.ai.orders[0]?.id ?? '']),
  alone('order', 'rivals', ['gone']),
  alone('order-set', `rivals.${rivals.ai.orders[0]?.id ?? ''}`, [rivals.ai.orders[0]?.settings[0]?.id ?? '']),
  ...['now', 'late', 'else'].map((value) => alone('order-mode', `rivals.${rivals.ai.orders[0]?.id ?? ''}`, [value])),
  alone('vacation-start', '7'),
  alone('vacation-start', 'x'),
  alone('rules', 'rivals.turn'),
  alone('rules-of', '', ['dice']),
  alone('card', 'scout'),
  alone('card', 'gone'),
  alone('club-list', '2.club-manage'),
  alone('club-list', 'x'),
  alone('club-set-pace', 'league', ['weekly']),
  alone('club-kind', 'cup'),
  alone('club-open', 'C2'),
  alone('purge-now', '2'),
];

interface Option {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly autocomplete?: boolean;
  readonly min_value?: number;
  readonly choices?: readonly { readonly value: unknown }[];
}

/** What is typed for options of these names. */
const samples: Readonly<Record<string, string>> = {
  match: 'k7q2m',
  game: 'settlers',
  variant: 'classic',
  level: 'good',
  competition: 'C1',
  what: first,
  card: 'scout',
  topic: 'turn',
  part: 'nowhere',
};
function valueOf({ name, type, choices, min_value: least = 2 }: Option): unknown {
  if (choices) return choices[0]?.value;
  if (type === ApplicationCommandOptionType.User) return '2';
  if (type === ApplicationCommandOptionType.Boolean) return true;
  return type === ApplicationCommandOptionType.Integer ? least : (samples[name] ?? 'x');
}

/** A command and each of its subcommands, once without options and once with all of them. */
const typed: readonly Step[] = commands.flatMap(({ data }): readonly Step[] => {
  const { name, options = [] } = data as {
    readonly name: string;
    readonly options?: readonly (Option & { readonly options?: readonly Option[] })[];
  };
  if ('type' in data && data.type === ApplicationCommandType.User)
    return [{ title: `${name} on Ben`, interaction: { type: 2, data: { name, type: 2, target_id: '2', resolved } } }];
  const parts = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  const call = (title: string, given: readonly object[], type = InteractionType.ApplicationCommand): Step => ({
    title,
    interaction: { type, data: { name, type: 1, options: given, resolved } },
  });
  const both = (
    title: string,
    of: readonly Option[],
    wrap: (given: readonly object[]) => readonly object[],
  ): Step[] => {
    const given = of.map((option) => ({ name: option.name, type: option.type, value: valueOf(option) }));
    const typing = of
      .filter(({ autocomplete }) => autocomplete)
      .map((option) =>
        call(
          `typing ${title} ${option.name}`,
          wrap([{ name: option.name, type: option.type, value: '', focused: true }]),
          InteractionType.ApplicationCommandAutocomplete,
        ),
      );
    const full = given.length > 0 ? [call(`/${title} with all`, wrap(given))] : [];
    return [call(`/${title}`, wrap([])), ...full, ...typing];
  };
  return parts.length > 0
    ? parts.flatMap((part) =>
        both(`${name} ${part.name}`, part.options ?? [], (given) => [{ name: part.name, type: 1, options: given }]),
      )
    : both(name, options, (given) => given);
});

const everywhere = [...verbsOfMatches.map((verb) => inMatch(verb)), ...others.map((verb) => alone(verb, 'C1'))];
const refusing = async (): Promise<never> => {
  throw new Refused({ en: 'Not now.', de: 'Nicht jetzt.' });
};
const failing = async (): Promise<never> => {
  throw new Error('broken');
};
const actions = ['answer', 'plan', 'undo', 'accept', 'propose', 'join', 'challenge', 'solo', 'settings', 'resign'];
const every = (what: () => Promise<never>): object => Object.fromEntries(actions.map((name) => [name, what]));
const shared = (...ids: readonly string[]): object => ({
  list: async () => [
    { sheet: { ...acting.sheet, players: ids.map((id) => ({ kind: 'person', id, name: id })) }, seat: 0 },
  ],
});
const challenging: readonly Step[] = ['good', 'odd'].map((level) => ({
  title: `challenge with a computer as stand-in: ${level}`,
  interaction: {
    type: 2,
    data: {
      name: 'challenge',
      type: 1,
      resolved,
      options: [
        { name: 'opponent', type: 6, value: '2' },
        { name: 'level', type: 3, value: level },
      ],
    },
  },
}));
const acts: readonly Step[] = [
  inMatch('pick', first),
  inMatch('undo'),
  inMatch('accept'),
  inMatch('join'),
  alone('sharing'),
  ...forms.slice(6, 10),
  ...typed.slice(0, 30),
];

const scenarios: readonly (readonly [string, readonly Step[], World?])[] = [
  ['every click', everywhere],
  [
    'every click of an onlooker in German',
    everywhere,
    { panel: { seat: null, question: null, actions: [], undo: null }, profile: { language: 'de' } },
  ],
  ['clicks with choices', special],
  ['every form', [...opening, ...forms]],
  [
    'every form at a table',
    [...forms.slice(0, 9), ...special.slice(0, 20), inMatch('join'), inMatch('decline'), inMatch('manage')],
    {
      sheet: {
        status: 'challenge',
        players: [
          { kind: 'person', id: '1', name: 'Anna' },
          { kind: 'open', name: '' },
        ],
      },
    },
  ],
  ['every command', [...typed, ...challenging]],
  ['deleting the data of an opponent', [alone('purge-now', '2')], { matches: shared('1', '2') }],
  [
    'deleting the data of somebody else',
    [alone('purge-now', '2'), alone('purge-now', '1')],
    { matches: shared('1', '3') },
  ],
  ['what is refused', acts, { matches: every(refusing) }],
  ['what fails', acts, { matches: every(failing) }],
  [
    'without rights',
    [
      ...everywhere.filter(({ title }) => /club-|purge|follow/u.test(title)),
      ...forms.slice(14),
      ...typed.filter(({ title }) => /admin|club|challenge/u.test(title)),
    ],
    { all: { member: { user: { id: '9', username: 'zoe' }, permissions: '0' }, app_permissions: '0', locale: 'de' } },
  ],
  [
    'where the bot isn’t',
    [...typed.slice(0, 40), alone('solo-form'), ...forms.slice(9, 12)],
    {
      all: {
        guild_id: undefined,
        guild: undefined,
        member: undefined,
        user: { id: '1', username: 'anna' },
        context: 2,
        authorizing_integration_owners: { '1': '1' },
      },
    },
  ],
  [
    'in direct messages',
    [...typed.slice(0, 40), ...forms.slice(9, 12)],
    {
      all: {
        guild_id: undefined,
        guild: undefined,
        member: undefined,
        user: { id: '1', username: 'anna' },
        context: 1,
        channel: { id: 'dm', type: 1 },
      },
    },
  ],
  [
    'on public messages of a community',
    everywhere.slice(0, 30),
    {
      all: {
        message: { id: 'm', flags: 0, components: [] },
        guild: { id: 'tavern', features: ['COMMUNITY'] },
        guild_locale: 'de',
      },
    },
  ],
  [
    'answers that Discord refuses',
    everywhere.slice(0, 12),
    { refuses: (route) => (route.startsWith('patch') ? refusal(50035, 400) : null) },
  ],
  [
    'acknowledgements that fail',
    everywhere.slice(0, 12),
    { refuses: (route) => (route.startsWith('post') ? refusal(10062, 404) : null) },
  ],
  [
    'clicks that another process answers',
    everywhere.slice(0, 6),
    { refuses: (route) => (route.startsWith('post') ? refusal(40060, 400) : null) },
  ],
  [
    'people who are banned',
    typed.filter(({ title }) => title.startsWith('/') && !title.endsWith('with all')),
    { matches: { isBanned: async () => true } },
  ],
];

/** `npm run golden -- transcripts` accepts a change. */
describe('what becomes of an interaction is the same as before', () => {
  it.each(scenarios.map(([name, steps, world = {}]) => ({ name, steps, world })))(
    '$name',
    async ({ name, steps, world }) => {
      const file = name.replaceAll(/[^\w]+/gu, '-').toLowerCase();
      await expect(`${await heard(steps, world)}\n`).toMatchFileSnapshot(`router/${file}.txt`);
    },
  );
});
