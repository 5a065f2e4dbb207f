import { describe, expect, it } from 'vitest';
import type { Click } from '../../src/discord/interactions/clicks/click.ts';
import { parseCustomId, standaloneId } from '../../src/discord/interactions/custom-id.ts';
import type { InteractionContext } from '../../src/discord/interactions/interaction-context.ts';
import { animationPage } from '../../src/discord/pages/animation.ts';
import { withBackButton } from '../../src/discord/pages/back-button.ts';
import { blockPage, sharePage } from '../../src/discord/pages/block-and-share.ts';
import { cardPage, whichCardPage } from '../../src/discord/pages/card.ts';
import { clubPage, famePage } from '../../src/discord/pages/club.ts';
import { deckPage, findDeck, hasDecks, ownDeck, playedDecksPage } from '../../src/discord/pages/decks.ts';
import { gamesPage } from '../../src/discord/pages/games.ts';
import { hintPage } from '../../src/discord/pages/hint.ts';
import { houseRulesPage, savedRulesPage } from '../../src/discord/pages/house-rules.ts';
import { inspectPage } from '../../src/discord/pages/inspect.ts';
import { leaderboardPage, rankingLine } from '../../src/discord/pages/leaderboard.ts';
import { logPage } from '../../src/discord/pages/log.ts';
import { manageTablePage } from '../../src/discord/pages/manage-table.ts';
import { menuPage, resignPage } from '../../src/discord/pages/menu.ts';
import { draftWith, newCompetitionPage, unpackDraft } from '../../src/discord/pages/new-competition.ts';
import { notesPage } from '../../src/discord/pages/notes.ts';
import { orderPage, ordersPage } from '../../src/discord/pages/orders.ts';
import { panelPage } from '../../src/discord/pages/panel.ts';
import { premovesPage } from '../../src/discord/pages/premoves.ts';
import { profilePage, profileScene } from '../../src/discord/pages/profile.ts';
import { puzzleResult } from '../../src/discord/pages/puzzle.ts';
import { rankingPage } from '../../src/discord/pages/ranking.ts';
import { replayPage, showReplay } from '../../src/discord/pages/replay.ts';
import { momentPage, reviewPage } from '../../src/discord/pages/review.ts';
import { sentPage } from '../../src/discord/pages/sent-challenge.ts';
import { serverGamesPage } from '../../src/discord/pages/server-games.ts';
import { settingsPage } from '../../src/discord/pages/settings.ts';
import { statsPage, statsScene, statsText } from '../../src/discord/pages/stats.ts';
import { vacationPage } from '../../src/discord/pages/vacation.ts';
import { boardPage, boardTextPage, handPage, zoomPage } from '../../src/discord/pages/viewing.ts';
import { weekPage } from '../../src/discord/pages/week.ts';
import { whichMatchPage } from '../../src/discord/pages/which-match.ts';
import { type MessagePage, textPage } from '../../src/discord/ui/components.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { type Language, verbatim } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import type { Panel, PanelAction, PlayerProfile } from '../../src/match/matches.ts';
import type { FinishedMatch, Profile } from '../../src/match/stored-match.ts';
import { transcribedParts } from '../e2e/message-parts.ts';
import { panelWith, questionsOf } from './questions.ts';
import { recordedDiscord } from './recorded-discord.ts';

const NOW = Date.UTC(2027, 0, 15, 8);
const DAY = 86_400_000;
const gameOf = (id: string): AnyGame => {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};
const [rivals, dice, settlers] = [gameOf('rivals'), gameOf('dice'), gameOf('settlers')];

/** The first question of a random match of which this is true. */
function panelAt(game: AnyGame, variant: string, key: RegExp, extra: Partial<Panel> = {}): Panel {
  for (const { view, decision } of questionsOf(game, { variant }, 'pages'))
    if (key.test(decision.key)) return panelWith(game, view, decision, extra);
  throw new Error(`nobody was asked for ${String(key)}`);
}
const acting = panelAt(rivals, 'intro', /^action$/u);
const rolling = panelAt(dice, 'island-one', /^reroll$/u);
const trading = panelAt(settlers, 'classic', /^menu$/u);
const { question: _asked, ...unasked } = acting;
const watching: Panel = { ...unasked, question: null, seat: null, actions: [], undo: null };
const withSheet = (panel: Panel, more: object, extra: Partial<Panel> = {}): Panel => ({
  ...panel,
  ...extra,
  sheet: { ...panel.sheet, ...more },
});
const withTerms = (panel: Panel, more: object, extra: Partial<Panel> = {}): Panel =>
  withSheet(panel, { terms: { ...panel.sheet.terms, ...more } }, extra);
const over = withSheet(
  acting,
  { status: 'over', startedAt: NOW - DAY, endedAt: NOW, ending: { kind: 'won', ranking: [[1], [0]] } },
  { question: null, undo: null, awaiting: [], actions: ['rematch'] },
);
const isGathering = {
  status: 'challenge',
  players: [
    { kind: 'person', id: '1', name: 'Anna' },
    { kind: 'open', name: '' },
    { kind: 'person', id: '3', name: 'Clara' },
  ],
};

const allActions: readonly PanelAction[] = [
  'accept-take-back',
  'decline-take-back',
  'ask-take-back',
  'use-bank',
  'mute',
  'grant',
  'autopilot',
  'resume',
  'adjourn',
  'decline-adjourn',
  'rematch',
  'claim',
  'resign',
  'hint',
  'take-seat-back',
];

const profile = {
  id: '1',
  name: 'Anna',
  language: null,
  offset: null,
  quiet: null,
  notifications: 'all',
  dmClosed: false,
  orders: {},
  vacations: [],
  challengers: 'everyone',
  blocked: [],
} as unknown as Profile;
const visitor = (language: Language, more: Partial<InteractionContext> = {}): InteractionContext =>
  ({
    language,
    person: { id: '1', name: 'Anna' },
    guild: 'tavern',
    organizes: false,
    attachments: [],
    profile,
    showProgress: async () => undefined,
    ...more,
  }) as unknown as InteractionContext;

const family = (id: string, name: string): { id: string; name: { en: string; de: string } } => ({
  id,
  name: verbatim(name),
});
const families = [family('rivals', 'Rivals'), family('catan', 'CATAN'), family('dice', 'Dice')];

type Making = Readonly<Record<string, () => MessagePage | Promise<MessagePage>>>;

/** What a group of pages says, one after the other. */
async function said(making: Making): Promise<string> {
  const pages: string[] = [];
  for (const [title, make] of Object.entries(making)) {
    const page = await Promise.resolve()
      .then(make)
      .catch((error: unknown): MessagePage => {
        const { en = String(error) } = (error as { reason?: { en?: string } }).reason ?? {};
        return textPage(`refused: ${en}`);
      });
    const files = (page.files ?? []).map(({ name }) => `with ${name.replace(/part-\w+/u, 'part')}\n`).join('');
    pages.push(`## ${title}\n${files}${transcribedParts(page.components)}\n`);
  }
  return pages.join('\n').replaceAll(/<t:(\d+):(\w)>/gu, (_, at: string, form: string) => {
    return `<${form} ${((Number(at) * 1000 - NOW) / DAY).toFixed(2)} days>`;
  });
}

const { context } = recordedDiscord();
const drawing = recordedDiscord({ pictures: true }).context;
const recorded = (matches: object, pictures = false): typeof context => recordedDiscord({ matches, pictures }).context;

const matchPages: Making = {
  menu: () => menuPage(acting, 'en'),
  'menu with everything': () => menuPage({ ...acting, actions: allActions }, 'de'),
  'menu of a rated match': () => menuPage(withTerms(withSheet(acting, { startedAt: NOW }), { rated: true }), 'en'),
  'menu of a match that can be shared': () => menuPage(withSheet(acting, { startedAt: NOW }), 'en'),
  'menu without a question': () => menuPage({ ...acting, question: null, undo: null }, 'en'),
  'menu after a standing order': () =>
    menuPage({ ...acting, undo: acting.undo && { ...acting.undo, answers: 0, byOrder: 'swap' } } as Panel, 'en'),
  'menu of a match that is over': () => menuPage(withSheet(over, { startedAt: NOW }), 'en'),
  'menu after a match with decks': () => menuPage(withTerms(over, { options: { variant: 'tournament' } }), 'en'),
  'menu of a puzzle': () => menuPage(withTerms(acting, { puzzle: { day: '2027-01-15', id: 'x' } }), 'en'),
  'menu while something is chosen': () => menuPage(rolling, 'en'),
  'menu of trades': () => menuPage(trading, 'en'),
  resign: () => resignPage(acting, 'en'),
  'give up a puzzle': () => resignPage(withTerms(acting, { puzzle: { day: '2027-01-15' } }), 'en'),
  'stop a lesson': () => resignPage(withTerms(acting, { lesson: 'x' }), 'de'),
  'panel of an onlooker': () => panelPage({ panel: watching, language: 'en', inBrowser: true, waiting: 2 }),
  'panel of somebody whose seat a computer keeps': () =>
    panelPage({ panel: { ...watching, actions: ['take-seat-back'] }, language: 'de' }),
  'panel while others move': () =>
    panelPage({ panel: { ...acting, question: null, undo: null }, language: 'en', inBrowser: true, waiting: 2 }),
  'panel while nobody else waits': () =>
    panelPage({ panel: { ...acting, question: null, awaiting: [], undo: null }, language: 'en' }),
  'panel in someone else’s turn': () =>
    panelPage({ panel: { ...acting, active: [1] }, language: 'en', inBrowser: true }),
  'panel with everything': () =>
    panelPage({
      panel: {
        ...acting,
        actions: allActions,
        ahead: { upTo: 'roll', turns: 1 },
        news: Array.from({ length: 12 }, (_, seq) => ({
          seq,
          text: verbatim(`line ${seq}`),
          talk: false,
          main: false,
        })),
      },
      language: 'en',
      notice: 'A notice.',
      hint: 'A hint.',
      advice: { id: 'x', text: { en: 'A tip.', de: 'Ein Tipp.' } } as never,
      again: ['end'],
      inBrowser: true,
    }),
  'panel of a match that is over': () => panelPage({ panel: over, language: 'de' }),
  'panel of a match that is over, to an onlooker': () =>
    panelPage({ panel: { ...over, seat: null, actions: [] }, language: 'en' }),
  'panel of an adjourned match': () =>
    panelPage({ panel: withSheet(acting, { status: 'adjourned' }, { question: null }), language: 'en' }),
  'panel of a puzzle': () =>
    panelPage({
      panel: withTerms(
        acting,
        { puzzle: { day: '2027-01-15' } },
        { news: [{ seq: 1, text: verbatim('News'), talk: false, main: false }] },
      ),
      language: 'en',
    }),
  'panel of a hidden match of the day': () =>
    panelPage({ panel: withTerms({ ...watching, view: null }, { day: '2027-01-15' }), language: 'en' }),
  'panel of a lesson': () =>
    panelPage({
      panel: withTerms(
        acting,
        { lesson: 'x' },
        {
          lesson: {
            family: 'rivals',
            goal: verbatim('A goal'),
            number: 2,
            steps: 9,
            text: verbatim('Do it'),
            answer: [acting.question?.choices[0] ?? ''],
            topics: [],
            place: null,
            others: acting.question as never,
          },
          news: Array.from({ length: 12 }, (_, seq) => ({
            seq,
            text: verbatim(`line ${seq}`),
            talk: false,
            main: false,
          })),
        },
      ),
      language: 'en',
    }),
  'sent challenge': () => sentPage(withSheet(acting, { status: 'challenge' }), 'en', 'Sent.'),
  'opened table': () => sentPage(withSheet(rolling, isGathering), 'de', 'Offen.'),
  'sent challenge without house rules': () => sentPage(rolling, 'en', 'Sent.'),
  'manage table': () => manageTablePage(withSheet(acting, isGathering), 'en'),
  'house rules': () => houseRulesPage(withTerms(acting, { options: { variant: 'gold' } }), 'en', []),
  'house rules with saved ones': () =>
    houseRulesPage(
      withSheet(trading, isGathering),
      'de',
      [{ id: 'r1', name: 'Mine', values: {} } as never],
      'A notice.',
      '*A suggestion*',
    ),
  'house rules where there is no server': () =>
    houseRulesPage(withSheet(acting, { home: { guild: null, parent: '2', channel: '3', language: 'en' } }), 'en', []),
  'house rules of a game without any': () =>
    houseRulesPage(withSheet(rolling, { players: rolling.sheet.players.slice(0, 1) }), 'en', []),
  'house rules for an onlooker': () => houseRulesPage({ ...trading, seat: null }, 'en', []),
  'saved house rules': () =>
    savedRulesPage(trading, [{ id: 'r1', name: 'Mine', values: {} } as never], 'en', 'A notice.'),
  'no saved house rules': () => savedRulesPage(trading, [], 'en'),
  premoves: () => premovesPage(acting, 'en'),
  'premoves that are set': () => premovesPage({ ...acting, ahead: { upTo: 'end', turns: 5 } }, 'de'),
  notes: () => notesPage(acting, '', 'en'),
  'notes that are written': () => notesPage(acting, '*Sheep!*', 'en', 'Saved.'),
  inspect: () => inspectPage(acting, 'en'),
  'inspect what waits for nobody': () => inspectPage(withSheet(over, { waits: [], commitment: 'c0ffee' }), 'de'),
  hand: () => handPage(context, acting, 'en'),
  'hand as a picture': () => handPage(drawing, acting, 'en'),
  'hand without a question': () => handPage(drawing, { ...acting, question: null }, 'en'),
  board: () => boardPage(context, acting, 'en'),
  'board as a picture': () => boardPage(drawing, acting, 'de'),
  'board where nothing is hidden': () => handPage(context, rolling, 'en'),
  zoom: () => zoomPage(drawing, trading, 'en', null),
  'zoom of another part': () => zoomPage(drawing, acting, 'en', rivals.views.zoomAreas(acting.view).at(-1)?.id ?? null),
  'zoom for an onlooker': () => zoomPage(drawing, watching, 'en', null),
  'second page of a board': () => boardTextPage(trading, 'en', 1),
  'page of a board that isn’t there': () => boardTextPage(acting, 'en', 9),
  'back from a page': () => withBackButton(textPage('Rules'), parseCustomId('p1:M:0:1:rules') as never, 'en'),
  'back from a page with a box': () =>
    withBackButton(premovesPage(acting, 'en'), parseCustomId('p1:M:0:1:rules') as never, 'en'),
  'back from settings': () => withBackButton(blockPage(ben, 'de'), parseCustomId('p1:M:-:1:settings') as never, 'de'),
  'back to nothing': () => withBackButton(blockPage(ben, 'de'), parseCustomId(standaloneId('settings')) as never, 'de'),
  log: () =>
    logPage(
      acting,
      [0, 1, 1, 2].map((turn, answer) => ({
        answer,
        turn,
        seat: 0,
        texts: answer === 2 ? [] : [verbatim(`news ${answer}`)],
      })),
      'en',
      0,
    ),
  'empty log': () => logPage(acting, [], 'en', 0),
  'older page of a long log': () =>
    logPage(
      acting,
      Array.from({ length: 60 }, (_, answer) => ({
        answer,
        turn: answer,
        seat: 0,
        texts: [verbatim(`news ${answer} `.repeat(8).trim())],
      })),
      'en',
      1,
    ),
  hint: async () =>
    hintPage(
      drawing,
      {
        panel: acting,
        line: [[acting.question?.choices[0] ?? ''], ['end']],
        better: 2,
        than: 'nothing',
        why: [verbatim('more points')],
      },
      'en',
    ),
  'hint for a place': async () =>
    hintPage(
      drawing,
      {
        panel: panelAt(settlers, 'classic', /^setup/u),
        line: [[panelAt(settlers, 'classic', /^setup/u).question?.choices[3] ?? '']],
        better: 0,
        than: 'else',
        why: [],
      },
      'de',
    ),
  'hint without a question': async () =>
    hintPage(context, { panel: watching, line: [], better: 0, than: 'else', why: [] }, 'en'),
};

const settingsPages: Making = {
  settings: () => settingsPage(profile, 'en', NOW, null),
  'settings of somebody who changed all': () =>
    settingsPage(
      {
        ...profile,
        language: 'de',
        zone: 'Europe/Berlin',
        quiet: [22 * 60, 7 * 60],
        notifications: 'turns',
        dmClosed: true,
        challengers: 'server tavern',
        untimed: true,
        unshared: true,
        tips: { off: true } as never,
      },
      'de',
      NOW,
      'tavern',
      'Saved.',
    ),
  'settings with an offset, and with challenges of another server': () =>
    settingsPage({ ...profile, offset: -210, challengers: 'server castle' }, 'en', NOW, 'tavern'),
  'settings of the east late in the day': () =>
    settingsPage({ ...profile, offset: 600, challengers: 'nobody' }, 'en', NOW + DAY / 2, 'tavern'),
  vacation: () => vacationPage({ ...recorded({ vacationLeft: async () => 20 * DAY }), now: () => NOW }, visitor('en')),
  'vacation with few days left': () =>
    vacationPage({ ...recorded({ vacationLeft: async () => 3.5 * DAY }), now: () => NOW }, visitor('de')),
  'vacation with no days left': () =>
    vacationPage({ ...recorded({ vacationLeft: async () => 0 }), now: () => NOW }, visitor('de')),
  ...Object.fromEntries(
    (
      [
        ['a vacation that begins now', [NOW, NOW + DAY]],
        ['a vacation that ends now', [NOW - DAY, NOW]],
        ['a vacation that is to come', [NOW + 1, NOW + DAY]],
      ] as const
    ).map(([title, vacation]) => [
      title,
      () =>
        vacationPage(
          {
            ...recordedDiscord({
              profiles: () => ({ vacations: [vacation] }),
              matches: { vacationLeft: async () => 2 * DAY },
            }).context,
            now: () => NOW,
          },
          visitor('en'),
        ),
    ]),
  ),
  orders: () => ordersPage(rivals, games, profile, 'en'),
  'orders of a game without any': () => ordersPage(dice, games, profile, 'de'),
  order: () => orderPage(rivals, rivals.ai.orders[0] as never, profile, 'en'),
  'order that is set': () => {
    const order = rivals.ai.orders[0];
    if (!order) throw new Error('there is no standing order');
    const setting = order.settings.at(-1)?.id ?? '';
    return orderPage(
      rivals,
      order,
      {
        ...profile,
        orders: {
          [`rivals ${order.id}`]: { setting, mode: 'late' },
          [`rivals.${order.id}`]: { setting, mode: 'late' },
        },
      },
      'de',
    );
  },
  block: () => blockPage({ id: '2', name: 'Ben *the* Bold' }, 'en'),
};

const sharing = (token: string | null, status = 'open'): typeof context =>
  recorded({ sharing: async () => ({ sheet: withSheet(acting, { status }).sheet, token }) });
const sharePages: Making = {
  share: () => sharePage(sharing(null), 'M', '1', 'en'),
  'share a match that is over': () => sharePage(sharing(null, 'over'), 'M', '1', 'de'),
  'a match that is shared': () => sharePage(sharing('secret'), 'M', '1', 'en'),
  'a match that was shared before there were pages': () => sharePage(sharing(''), 'M', '1', 'en'),
  'share by code': () => sharePage({ ...sharing(null), webUrl: null }, 'M', '1', 'en'),
  'a match that is shared by code': () => sharePage({ ...sharing(''), webUrl: null }, 'M', '1', 'de'),
};

const figures: NonNullable<PlayerProfile['figures']> = {
  matches: 7,
  families: [
    {
      family: families[0] as never,
      rating: { points: 1541, uncertainty: 60, provisional: false } as never,
      curve: [1500, 1541],
      rated: [3, 1, 1],
      friendly: [1, 1, 0],
    },
    {
      family: families[1] as never,
      rating: { points: 1480, uncertainty: 190, provisional: true } as never,
      curve: [],
      rated: [0, 1, 0],
      friendly: [0, 0, 0],
    },
    { family: families[2] as never, rating: null, curve: [], rated: [0, 0, 0], friendly: [2, 1, 0] },
  ],
  form: ['won', 'lost', 'tied', 'won'],
  reliability: 0.954,
  responseTime: 3 * 3_600_000,
  favouriteVariant: verbatim('Gold'),
  favouriteCard: verbatim('Scout'),
  streak: { row: 2, best: 5 },
  variants: 17,
  badges: [{ id: 'hundred', match: 'M100' } as never],
} as never;
const against: NonNullable<PlayerProfile['against']> = {
  total: [2, 1, 1],
  rated: [1, 1, 0],
  families: [
    { family: families[0] as never, tally: [2, 0, 1] },
    { family: families[1] as never, tally: [0, 1, 0] },
  ],
  last: [
    { id: 'M1', end: 1, outcome: 'won' },
    { id: 'M2', end: 2, outcome: 'lost' },
  ],
};
const shownProfile = (
  known: Partial<PlayerProfile>,
  crowns: readonly object[] = [],
  pictures = false,
): typeof context =>
  recorded(
    {
      playerProfile: async () => ({ person: '2', figures: null, against: null, open: [], ...known }),
      clubs: { crowns: async () => crowns },
    },
    pictures,
  );
const crowns = [
  { id: 'C1', name: 'Tower', season: 1, kind: 'ladder', at: 1 },
  { id: 'C2', name: 'Tower', season: 2, kind: 'ladder', at: 2 },
];
const ben = { id: '2', name: 'Ben *the* Bold' };
const open = (['asker', 'person', 'others'] as const).map((awaited) => ({ id: 'M', awaited }));
const both = { challengeable: true, asText: false };
const ranked = (count: number, more: object = {}): typeof context =>
  recorded({
    families: () => families,
    ranking: async () => ({
      family: families[0],
      people: Array.from({ length: count }, (_, at) => ({
        rank: at + 1,
        person: at === 3 ? 'gone' : `${at}`,
        points: 1600 - at,
        uncertainty: 50 + at,
        matches: at + 1,
        provisional: at % 5 === 4,
      })),
      levels: [{ name: verbatim('Good'), points: 1450 }],
      ...more,
    }),
  });
const record = (opponents: readonly object[]) => ({ rated: [1, 2, 0], friendly: [0, 0, 0], opponents }) as never;
const finished = (more: object = {}): FinishedMatch =>
  ({ sheet: { ...over.sheet, ...more }, seed: 's', version: 1, history: [] }) as unknown as FinishedMatch;
const matchStats = {
  points: [
    [0, 2, 5],
    [1, 3, 4],
  ],
  rolls: settlers.stats.dice.map(({ faces }) => faces.map((_, index) => [index, 2])),
} as never;
const noRolls = { points: [[1], [2]], rolls: settlers.stats.dice.map(({ faces }) => faces.map(() => [0, 0])) } as never;
/** A scene, a line for each of its parts. */
const sceneOf = (scene: object): string =>
  Object.entries(scene)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');

const peoplePages: Making = {
  profile: () => profilePage(shownProfile({ figures, against, open }, crowns), '1', ben, 'en', both),
  'profile as a picture': () =>
    profilePage(shownProfile({ figures, against, open }, crowns, true), '1', ben, 'en', both),
  'profile as text instead': () =>
    profilePage(shownProfile({ figures, against }, [], true), '1', ben, 'de', { challengeable: false, asText: true }),
  'own profile': () => profilePage(shownProfile({ figures }, crowns.slice(0, 1), true), '2', ben, 'de', both),
  'hidden profile': () => profilePage(shownProfile({ against, open }, crowns), '1', ben, 'en', both),
  'hidden profile of a stranger': () => profilePage(shownProfile({}), '1', ben, 'de', both),
  'profile of somebody new': () =>
    profilePage(shownProfile({ figures: { ...figures, matches: 0 } }), '1', ben, 'en', both),
  'profile of somebody new to the game, but known to the asker': () =>
    profilePage(
      shownProfile({
        figures: {
          ...figures,
          matches: 0,
          families: [],
          form: [],
          badges: [],
          reliability: null,
          responseTime: null,
          favouriteVariant: null,
          favouriteCard: null,
          streak: { row: 0, best: 0 },
        },
        against: { ...against, total: [0, 0, 1] },
      }),
      '1',
      ben,
      'en',
      both,
    ),
  'scene of a profile': () =>
    textPage(sceneOf(profileScene({ person: '2', figures, against, open: [] }, ben, crowns as never))),
  'scene of a hidden profile': () =>
    textPage(sceneOf(profileScene({ person: '2', figures: null, against: null, open: [] }, ben))),
  'scene of the profile of somebody new': () =>
    textPage(
      sceneOf(
        profileScene(
          {
            person: '2',
            figures: { ...figures, matches: 0, families: [], streak: { row: 0, best: 0 } },
            against: { ...against, total: [0, 0, 0] },
            open: [],
          },
          ben,
        ),
      ),
    ),
  ranking: () => rankingPage(ranked(40), visitor('en'), 'rivals', 0),
  'middle of a ranking': () => rankingPage(ranked(40), visitor('de'), 'rivals', 1),
  'end of a ranking': () => rankingPage(ranked(40), visitor('en', { person: { id: 'x', name: 'X' } }), 'rivals', 9),
  'ranking of one page': () => rankingPage(ranked(15, { levels: [] }), visitor('en'), 'nothing', -1),
  'empty ranking': () => rankingPage(ranked(0), visitor('en'), 'catan', 0),
  'ranking where there is no server': () => rankingPage(ranked(0), visitor('en', { guild: null }), 'catan', 0),
  stats: () =>
    statsPage(
      ben,
      record([
        { opponent: { person: '1' }, rated: [1, 1, 0], friendly: [0, 1, 1] },
        { opponent: { person: '0' }, rated: [1, 0, 0], friendly: [0, 0, 0] },
        { opponent: { level: 'good' }, rated: [0, 0, 0], friendly: [2, 0, 0] },
        { opponent: { level: 'odd' }, rated: [0, 0, 0], friendly: [2, 0, 0] },
      ]),
      { past: finished(), seen: { text: 'A chart' } },
      families.map((each, tried) => ({ family: each.name, streak: { day: '', row: 1, best: 2, solved: 1, tried } })),
      new Map([['good', verbatim('Good')]]),
      'en',
    ),
  'stats of nothing': () =>
    statsPage(
      ben,
      record([]),
      null,
      [{ family: verbatim('Rivals'), streak: { day: '', row: 0, best: 0, solved: 0, tried: 1 } }],
      new Map(),
      'de',
    ),
  'stats of one match': () =>
    statsPage(ben, record([]), { past: finished(), seen: { text: 'A chart' } }, [], new Map(), 'de'),
  'chart of a match': () => textPage(JSON.stringify(statsScene(settlers, finished(), matchStats).plots)),
  'chart of a match without a roll': () =>
    textPage(JSON.stringify(statsScene(settlers, finished(), noRolls).plots.slice(1))),
  'chart in words': () => textPage(statsText(settlers, finished(), matchStats, 'en')),
  'chart without a roll in words': () => textPage(statsText(settlers, finished(), noRolls, 'de')),
};

const listed = (id: string, more: object = {}, seat = 0, isAwaited = false): never =>
  ({
    sheet: withSheet(acting, { id, createdAt: NOW - DAY, startedAt: NOW - DAY / 2, ...more }).sheet,
    seat,
    isAwaited,
    due: isAwaited ? NOW + DAY : null,
  }) as never;
const inServer = (total: number): typeof context => {
  const kinds = [
    {},
    isGathering,
    { status: 'challenge', startedAt: null },
    { status: 'adjourned', waits: [] },
    { ...isGathering, players: isGathering.players.slice(1) },
  ];
  const sheets = Array.from(
    { length: total },
    (_, at) =>
      withSheet(acting, {
        id: `M${at}`,
        createdAt: NOW - DAY,
        startedAt: at === 1 ? null : NOW,
        ...kinds[at % kinds.length],
      }).sheet,
  );
  return recorded({
    inServer: async (_guild: string, from: number, count: number) => ({
      sheets: sheets.slice(from, from + count),
      total,
    }),
  });
};
const season = (count: number): typeof context =>
  recorded({
    clubs: {
      inServer: async () =>
        Array.from({ length: count }, (_, at) => ({
          id: `C${at}`,
          kind: (['ladder', 'league', 'cup'] as const)[at % 3],
          status: (['open', 'running', 'over', 'cancelled'] as const)[at % 4],
          name: `Tower ${at}`,
          season: 1 + (at % 2),
          people: at,
          start: at % 5 === 0 ? null : NOW + DAY,
          end: at % 5 === 1 ? null : NOW + 9 * DAY,
        })),
      hallOfFame: async () =>
        Array.from({ length: count }, (_, at) => ({
          id: `C${at}`,
          kind: 'league',
          name: `Tower ${at}`,
          season: 2,
          end: at === 0 ? null : NOW - at * DAY,
          winners: [1, 1, 2, 3, 4].slice(at).map((place, index) => ({ place, name: `P${index}`, person: `${index}` })),
        })),
    },
  });
const listPages: Making = {
  games: () => gamesPage([], games, 'en'),
  'games of all kinds': () =>
    gamesPage(
      [
        listed('M1', {}, 0, true),
        listed('M2', {}, 1),
        listed('M3', { status: 'challenge', home: { guild: null, parent: '2', channel: '3', language: 'en' } }),
        listed('M4', { status: 'adjourned', players: [{ kind: 'person', id: '1', name: 'Anna' }], waits: [] }),
        listed('M5', {
          players: [
            { kind: 'computer', level: 'good', name: 'Computer' },
            { kind: 'person', id: '2', name: 'Ben' },
          ],
        }),
        listed('M6', { terms: { ...acting.sheet.terms, game: 'gone' } }),
      ],
      games,
      'en',
    ),
  'very many games': () =>
    gamesPage(
      Array.from({ length: 12 }, (_, at) => listed(`M${at}`, {}, 0, at === 11)),
      games,
      'de',
    ),
  'which match': () => whichMatchPage([listed('M1'), listed('M2', {}, 1)], games, 'en', 'p1:-:-:0:run:build'),
  'which match of a long command': () => whichMatchPage([listed('M1')], games, 'de', null),
  ...Object.fromEntries(
    ([0, 1, 10, 11, 25] as const).map((total) => [
      `${total} matches of a server`,
      () => serverGamesPage(inServer(total), visitor('en'), 0),
    ]),
  ),
  'second page of the matches of a server': () =>
    serverGamesPage(inServer(25), visitor('de', { person: { id: '9', name: 'Zoe' } }), 1),
  'page of the matches of a server that isn’t there': () => serverGamesPage(inServer(25), visitor('en'), 9),
  'matches where there is no server': () => serverGamesPage(inServer(25), visitor('en', { guild: null }), 0),
  ...Object.fromEntries(
    ([0, 3, 30] as const).map((count) => [
      `${count} competitions`,
      () => clubPage(season(count), visitor('en', { organizes: count === 3 })),
    ]),
  ),
  'second page of competitions': () => clubPage(season(30), visitor('de'), 1, 'A notice.'),
  'competitions to manage': () => clubPage(season(30), visitor('en', { organizes: true }), 1, null, 'club-manage'),
  'no competitions to manage': () => clubPage(season(0), visitor('en', { organizes: true }), 0, null, 'club-manage'),
  'hall of fame': () => famePage(season(6), visitor('en')),
  'empty hall of fame': () => famePage(season(0), visitor('de')),
  'second page of the hall of fame': () => famePage(season(40), visitor('de'), 1),
  ...Object.fromEntries(
    [
      ['', ''],
      ['ladder.settlers.classic.slow', ''],
      ['cup.rivals.duel.weekly.once.6.swiss.16', ''],
      ['cup.struggle.struggle.normal.once.6.four.8', ''],
      ['league.settlers.classic.normal.three.4.single.0', ''],
      ['cup.nothing.else.none.four.99.odd.3', ''],
      ['league', 'game settlers.classic'],
      ['league.settlers.classic', 'mode rounds'],
      ['cup', 'format double'],
      ['cup', 'places 8'],
      ['cup', 'unknown 8'],
    ].map(([draft = '', change = '']) => [
      `new competition ${draft}, ${change}`,
      () => {
        const before = unpackDraft(draft, games);
        const [field = '', value = ''] = change.split(' ');
        return newCompetitionPage(
          change ? unpackDraft(draftWith(before, field, value), games) : before,
          games,
          change ? 'de' : 'en',
        );
      },
    ]),
  ),
  week: () =>
    weekPage(
      {
        count: 3,
        results: [
          {
            game: 'rivals',
            variant: 'intro',
            seats: [
              { person: '1', place: 1 },
              { person: '2', place: 2 },
            ],
          },
          {
            game: 'gone',
            variant: 'x',
            seats: [
              { level: 'good', place: 1 },
              { person: '2', place: 2 },
              { level: 'good', place: 3 },
            ],
          },
        ],
        comeback: { person: '1', behind: 5 },
        cruelest: { person: '2', cards: 1 },
        solvers: [{ person: '1', solved: 3 }],
        tables: [withSheet(acting, isGathering).sheet],
      } as never,
      games,
      NOW,
      'en',
    ),
  'quiet week': () =>
    weekPage({ count: 0, results: [], comeback: null, cruelest: null, solvers: [], tables: [] }, games, NOW, 'de'),
};

const entries = Array.from({ length: 9 }, (_, answer) => ({
  answer,
  turn: Math.floor(answer / 2),
  seat: answer % 2,
  texts: answer % 3 === 0 ? [] : [verbatim(`{seat 0} did ${answer}`)],
}));
const replays = (
  panel: Panel,
  count = entries.length,
  pictures = false,
): { readonly shown: string[]; readonly in: typeof context } => {
  const shown: string[] = [];
  return {
    shown,
    in: recorded(
      {
        log: async () =>
          Array.from({ length: count }, (_, answer) => entries[answer] ?? { answer, turn: answer, seat: 0, texts: [] }),
        panel: async () => panel,
        replay: async (_id: string, _user: string, step: number, side: number | null) => {
          shown.push(`${step} ${side}`);
          return { ...panel, question: null };
        },
      },
      pictures,
    ),
  };
};
const click = (into: typeof context, arg = '', values: readonly string[] = []): Click =>
  ({
    context: into,
    interaction: visitor('en'),
    customId: parseCustomId(`p1:M:0:1:replay${arg && `:${arg}`}`),
    values,
  }) as unknown as Click;
const animated = async (panel: Panel, count: number, pictures = true): Promise<MessagePage> => {
  const { in: into, shown } = replays(panel, count, pictures);
  const page = await animationPage(click(into));
  return { ...page, components: [...page.components, ...textPage(shown.join(', ')).components] };
};
const chosenFirst = acting.question?.choices[0] ?? '';
const moment = (more: object): never =>
  ({
    turn: 4,
    seat: 0,
    from: 0.62,
    to: 0.41,
    luck: -0.02,
    decisions: -0.19,
    answer: 7,
    by: 0,
    played: [chosenFirst],
    better: [['end']],
    why: [verbatim('more points')],
    retry: { turn: 4, answer: 6 },
    ...more,
  }) as never;
const reviewed = (moments: readonly object[], pictures = false, panel: Panel = over): typeof context =>
  recorded(
    {
      review: async () => ({
        chances: [
          [0.5, 0.62, 0.2],
          [0.5, 0.38, 0.8],
        ],
        luck: [-0.1, 0.1],
        decisions: [-0.2, 0.2],
        moments,
      }),
      replay: async () => panel,
      questionAt: async () => ({ game: rivals, view: acting.view, asked: acting.question }),
    },
    pictures,
  );
const moments = [
  moment({}),
  moment({ turn: 6, seat: 1, by: 0, better: [], retry: null }),
  moment({ turn: 9, by: 1, seat: 1 }),
  moment({ turn: 11, by: 0, better: [], why: [] }),
];
const puzzle = (more: object = {}): never =>
  ({
    goal: 7,
    wins: true,
    solved: true,
    start: 5,
    solution: [verbatim('Build'), verbatim('End')],
    counts: true,
    tries: [false, true],
    streak: { day: '', row: 1, best: 2, solved: 1, tried: 2 },
    family: 'rivals',
    ...more,
  }) as never;
const puzzlePanel = withTerms(over, { puzzle: { day: '2027-01-15' } });
const scored = (rank: number, more: object = {}): FinishedMatch =>
  finished({
    id: `S${rank}`,
    terms: { ...rolling.sheet.terms, game: 'dice', options: { variant: 'island-one' } },
    feat: { rank, figures: [rank * 10] },
    players: [{ kind: 'person', id: '1', name: 'Anna' }],
    ...more,
  });
const solo = dice;
const leaders = (result: object | null, posted = false, alone: readonly FinishedMatch[] = []): typeof context => {
  const into = recorded({
    dailyMatches: () => [
      { id: 'island', game: 'dice', variant: 'island-one', seats: 1, name: verbatim('Island') },
      { id: 'duel', game: 'rivals', variant: 'intro', seats: 2, name: verbatim('Duel') },
    ],
    dailyResult: async () => result,
    dailyList: async (_guild: string, daily: string, day: string) => ({
      people:
        daily === 'duel'
          ? []
          : [
              { person: '1', figures: [30] },
              { person: 'gone', figures: [20] },
              { person: '3', figures: day === '2027-01-13' ? [10] : null },
            ],
      seed: day === '2027-01-13' ? 'c0de' : null,
    }),
    leaderboard: async () => alone,
    finishedOf: async () => alone,
    uiState: { uiValue: async () => (posted ? '1' : null), saveUiValue: async () => undefined },
  });
  return { ...into, now: () => NOW };
};
const dailyResult = (daily: object, scores: readonly number[] | null) => ({
  match: 'D1',
  day: '2027-01-15',
  daily,
  figures: scores,
  row: '🟩🟥',
});
const island = { id: 'island', game: 'dice', variant: 'island-one', seats: 1, name: verbatim('Island') };
const duel = { id: 'duel', game: 'rivals', variant: 'intro', seats: 2, name: verbatim('Duel') };
const after = async (
  feat: object | null,
  before: readonly FinishedMatch[],
  guild: string | null = 'tavern',
): Promise<MessagePage> =>
  textPage(
    String(
      await rankingLine(
        leaders(null, false, before),
        scored(2, { feat, id: 'NEW', home: { guild, parent: '1', channel: null, language: 'en' } }).sheet,
        solo,
      ),
    ),
  );

const laterPages: Making = {
  'first step of a replay': () => showReplay(replays(over).in, '1', 'en', 'M', 0, null),
  'middle of a replay, by one side': () => replayPage(click(replays(over, 9, true).in, '4.1.on')),
  'end of a replay of a running match': () => showReplay(replays(acting).in, '1', 'de', 'M', 99, 0),
  'replay from a review': () => replayPage(click(replays(over).in, '2..m0~r')),
  'replay by a menu of turns': () => replayPage(click(replays(over).in, '2..jump', ['6.'])),
  'replay by a menu of sides': () => replayPage(click(replays(over).in, '2..side', ['2.1'])),
  'replay of a very long match': () => showReplay(replays(over, 70).in, '1', 'en', 'M', 33, null),
  'replay of nothing': () => showReplay(replays(over, 0).in, '1', 'en', 'M', 1, null),
  animation: () => animated(over, 9),
  'animation of a very long match': () => animated(over, 100),
  'animation without pictures': () => animated(over, 9, false),
  'animation of a running match': () => animated(acting, 9),
  review: () => reviewPage(reviewed(moments), visitor('en'), 'M'),
  'review as a picture, for the other': () =>
    reviewPage(reviewed(moments, true, { ...over, seat: 1 }), visitor('de'), 'M'),
  'review for an onlooker': () => reviewPage(reviewed(moments, false, { ...over, seat: null }), visitor('en'), 'M'),
  'review of nothing': () => reviewPage(reviewed([]), visitor('en'), 'M'),
  ...Object.fromEntries(
    [0, 1, 2, 3, 9].map((index) => [
      `moment ${index}`,
      () => momentPage(reviewed(moments, index === 0), visitor(index === 2 ? 'de' : 'en'), 'M', index),
    ]),
  ),
  'puzzle solved': () => puzzleResult(puzzlePanel, puzzle(), families, ['1', '2'], false, 'en'),
  'puzzle missed': () =>
    puzzleResult(
      puzzlePanel,
      puzzle({ solved: false, counts: false, solution: [], streak: { day: '', row: 0, best: 0, solved: 0, tried: 1 } }),
      families,
      [],
      true,
      'de',
    ),
  'puzzle solved by very many': () =>
    puzzleResult(
      { ...puzzlePanel, view: null },
      puzzle({ family: 'gone' }),
      families,
      Array.from({ length: 13 }, (_, at) => `${at}`),
      false,
      'de',
    ),
  'the only puzzle': () => puzzleResult(puzzlePanel, puzzle(), families.slice(0, 1), [], false, 'en'),
  leaderboard: () => leaderboardPage(leaders(null), visitor('en'), 'island'),
  'leaderboard with scores': () =>
    leaderboardPage(leaders(dailyResult(island, [25]), false, [scored(1), scored(3)]), visitor('de'), 'nothing'),
  'leaderboard after posting': () =>
    leaderboardPage(leaders(dailyResult(island, null), true, [scored(1)]), visitor('en'), 'island'),
  'leaderboard against computers': () =>
    leaderboardPage(leaders(dailyResult(duel, [1, 12, 7, 0])), visitor('en'), 'duel'),
  'leaderboard where there is no server': () =>
    leaderboardPage(leaders(dailyResult(island, [25]), false, [scored(1)]), visitor('en', { guild: null }), 'island'),
  'place of a first score': () => after({ rank: 2, figures: [20] }, []),
  'place of a better score': () => after({ rank: 2, figures: [20] }, [scored(1)]),
  'place of a worse score': () => after({ rank: 2, figures: [20] }, [scored(3), scored(2, { id: 'NEW' })]),
  'place of an equal score': () => after({ rank: 2, figures: [20] }, [scored(2), scored(2, { id: 'NEW' })], null),
  'place without a score': () => after(null, [scored(3)]),
  card: () => cardPage(context, rivals, 'scout', 'en'),
  'card as a picture': () => cardPage(drawing, rivals, 'scout', 'de'),
  'which card': () =>
    whichCardPage(
      [
        { game: rivals, id: 'scout' },
        { game: settlers, id: 'knight' },
      ],
      'en',
    ),
};

if (!hasDecks(rivals)) throw new Error('Rivals has no decks');
const [premade] = rivals.decks.premade();
const mine = ownDeck({ id: 'd1', name: 'Mine *own*', line: premade?.line ?? '' });
const deckGame = rivals;
const withDecks = recorded({ decks: async () => [{ id: 'd1', name: 'Mine', line: premade?.line ?? '' }] });
const found = async (id: string): Promise<MessagePage> =>
  textPage((await findDeck(withDecks, '1', deckGame, id)).name.en);
const played = (key: string): typeof context =>
  recorded({
    finished: async () => ({
      history: [0, 1].map((seat) => ({ seat, key, answer: deckGame.decks.answer(premade?.line ?? '') })),
    }),
  });
const deckPages: Making = {
  'own deck': () => deckPage(context, visitor('en'), { game: deckGame, deck: mine, shelf: '', asked: false }),
  'own deck, another shelf, as a picture': () =>
    deckPage(drawing, visitor('de'), {
      game: deckGame,
      deck: mine,
      shelf: deckGame.decks.sections.at(-1)?.id ?? '',
      asked: true,
      notice: 'Saved.',
    }),
  'own deck that isn’t complete': () =>
    deckPage(context, visitor('en'), {
      game: deckGame,
      deck: { ...mine, line: '' },
      shelf: deckGame.decks.sections[0]?.id ?? '',
      asked: true,
    }),
  'ready-made deck': () =>
    deckPage(context, visitor('en'), {
      game: deckGame,
      deck: { ...(premade as never as typeof mine), own: false },
      shelf: '',
      asked: true,
    }),
  'finding an own deck': () => found('d1'),
  'finding a ready-made deck': () => found(premade?.id ?? ''),
  'finding no deck': () => found('gone'),
  'decks of a match': () => playedDecksPage(played(deckGame.decks.questionKey), over, 'en'),
  'decks of a match without any': () => playedDecksPage(played('else'), over, 'de'),
  'decks of a match that is gone': () => playedDecksPage(recorded({ finished: async () => null }), over, 'en'),
  'decks of a game without any': () => playedDecksPage(played('else'), { ...over, game: dice }, 'en'),
  'decks of a running match': () => playedDecksPage(played(deckGame.decks.questionKey), acting, 'en'),
};

/** `npm run golden -- transcripts` accepts a change. */
describe('pages read the same as before', () => {
  it.each([
    ['match', matchPages],
    ['settings', settingsPages],
    ['sharing', sharePages],
    ['people', peoplePages],
    ['lists', listPages],
    ['afterwards', laterPages],
    ['decks', deckPages],
  ])('%s', async (name, making) => {
    await expect(`${await said(making)}\n`).toMatchFileSnapshot(`private-pages/${name}.txt`);
  });
});
