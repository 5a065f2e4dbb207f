import type { AnyGame, StandingOrder } from '../../../engine/game/index.ts';
import { languages, Refused, type Text } from '../../../engine/text.ts';
import type { ProfileSettings } from '../../../match/matches.ts';
import { problems } from '../../../match/problems.ts';
import { noTips } from '../../../match/view/tips.ts';
import { orderKey } from '../../../match/play/standing-orders.ts';
import { profileAudiences, type Profile } from '../../../match/stored-match.ts';
import { textPage, type MessagePage } from '../../ui/components.ts';
import { areDirectsClosed } from '../../outgoing/discord-errors.ts';
import { nonceFor } from '../../outgoing/message-sender.ts';
import { findCards } from '../find-card.ts';
import { learnByButton, playAfterLesson } from '../learn.ts';
import { openPuzzle } from '../open-puzzle.ts';
import { sharePuzzle } from '../share-puzzle.ts';
import { cardPage } from '../../pages/card.ts';
import { blockPage, sharePage } from '../../pages/block-and-share.ts';
import { privacyPage } from '../../pages/help.ts';
import { orderPage, ordersPage } from '../../pages/orders.ts';
import { visibilityPage } from '../../pages/profile.ts';
import { browserSessionsPage } from '../../pages/browsers.ts';
import { browserStrings } from '../../strings/browsers.ts';
import { settingsPage } from '../../pages/settings.ts';
import { withBackButton } from '../../pages/back-button.ts';
import { rulesPage } from '../../pages/rules.ts';
import { vacationPage } from '../../pages/vacation.ts';
import { blockAndShareStrings } from '../../strings/block-and-share.ts';
import { settingsStrings as strings } from '../../strings/settings.ts';
import { zoneOf } from '../../strings/zones.ts';
import type { Click, ClickHandler, ClickHandlers } from './click.ts';

/** Ten hours, if only the start of quiet hours is set. */
const NIGHT = 600;
const DAY = 1440;

type SettingChange = (value: string, profile: Profile, guild: string | null) => ProfileSettings;

const settingHandler =
  (change: SettingChange, saved: (profile: Profile) => Text = () => strings.saved): ClickHandler =>
  async ({ context, interaction, customId, values }) => {
    const profile = await context.matches.settings(
      interaction.person.id,
      change(values[0] ?? '', interaction.profile, interaction.guild),
    );
    const language = profile.language ?? interaction.locale;
    return withBackButton(
      settingsPage(profile, language, context.now(), interaction.guild, saved(profile)[language]),
      customId,
      language,
    );
  };

/** Changes what others may see of a profile. */
const visibilityHandler =
  (change: (value: string, profile: Profile) => ProfileSettings): ClickHandler =>
  async ({ context, interaction, values }) => {
    const { person, language, profile } = interaction;
    const saved = await context.matches.settings(person.id, change(values[0] ?? '', profile));
    return visibilityPage(saved, language, strings.saved[language]);
  };

async function testDirectMessage({ context, interaction }: Click): Promise<MessagePage> {
  const { person, language } = interaction;
  try {
    await context.sender.sendDirect(person.id, textPage(strings.dmTest[language]), {
      nonce: nonceFor(interaction.id, 'dm'),
      ignoreRecentRefusal: true,
    });
  } catch (error) {
    if (!areDirectsClosed(error)) throw error;
    return settingsPage(
      interaction.profile,
      language,
      context.now(),
      interaction.guild,
      strings.dmStillClosed[language],
    );
  }
  const profile = await context.matches.settings(person.id, { dmClosed: false });
  return settingsPage(profile, language, context.now(), interaction.guild, strings.dmWorks[language]);
}

/** Returns the game of an id, or the first one. */
function gameOf({ context }: Click, id: string): AnyGame {
  const game = context.matches.games.get(id) ?? context.matches.games.values().next().value;
  if (!game) throw problems.unknownGame();
  return game;
}

function orderOf(click: Click): { readonly game: AnyGame; readonly order: StandingOrder<unknown> } {
  const at = click.customId.arg.indexOf('.');
  const game = gameOf(click, click.customId.arg.slice(0, at));
  const order = game.ai.orders.find(({ id }) => id === click.customId.arg.slice(at + 1));
  if (!order) throw problems.unknownOrder();
  return { game, order };
}

/** Changes one part of a standing order; the other keeps its value or the default. */
const orderHandler =
  (change: (value: string, own: Profile['orders'][string]) => Profile['orders'][string] | null): ClickHandler =>
  async (click) => {
    const { context, interaction, values } = click;
    const { game, order } = orderOf(click);
    const own = interaction.profile.orders[orderKey(game, order)] ?? {
      setting: order.defaultSetting ?? order.settings[0]?.id ?? '',
      mode: 'late' as const,
    };
    const profile = await context.matches.order(
      interaction.person.id,
      game.info.id,
      order.id,
      change(values[0] ?? '', own),
    );
    return orderPage(game, order, profile, interaction.language);
  };

const modeOf = (value: string): Profile['orders'][string]['mode'] =>
  value === 'now' || value === 'late' ? value : 'ask';

export const settingsButtons: ClickHandlers = {
  settings: async ({ context, interaction }) =>
    settingsPage(interaction.profile, interaction.language, context.now(), interaction.guild),
  'set-language': settingHandler((value) => ({ language: languages.find((each) => each === value) ?? null })),
  'set-zone': settingHandler((value, { zone }) => ({ zone: zoneOf(value)?.id ?? zone })),
  'set-quiet-from': settingHandler((value, { quiet }) => {
    if (value === 'off') return { quiet: null };
    const from = Number(value) || 0;
    return { quiet: [from, quiet?.[1] ?? (from + NIGHT) % DAY] };
  }),
  'set-quiet-to': settingHandler((value, { quiet }) => {
    const to = Number(value) || 0;
    return { quiet: [quiet?.[0] ?? (to + DAY - NIGHT) % DAY, to] };
  }),
  'set-notify': settingHandler((value) => ({ notifications: value === 'turns' || value === 'none' ? value : 'all' })),
  'set-challengers': settingHandler((value, { challengers }, guild) => {
    if (value === 'everyone' || value === 'nobody') return { challengers: value };
    return { challengers: guild !== null && value === `server ${guild}` ? `server ${guild}` : challengers };
  }),
  tips: settingHandler((_value, { tips = noTips }) => ({ tips: { ...tips, off: !tips.off } })),
  timing: settingHandler((_value, { untimed }) => ({ untimed: !untimed })),
  sharing: settingHandler(
    (_value, { unshared }) => ({ unshared: !unshared }),
    ({ unshared }) => (unshared ? blockAndShareStrings.sharingStopped : blockAndShareStrings.sharingAllowed),
  ),
  visibility: async ({ interaction }) => visibilityPage(interaction.profile, interaction.language),
  'set-profile-for': visibilityHandler((value) => ({
    profileFor: profileAudiences.find((each) => each === value) ?? 'everyone',
  })),
  'set-unranked': visibilityHandler((_value, { unranked }) => ({ unranked: !unranked })),
  learn: learnByButton,
  'lesson-match': playAfterLesson,
  'puzzle-share': async (click) => sharePuzzle(click, click.customId.arg),
  /** The argument is `again`, a family, or both. */
  puzzle: async (click) => {
    const words = click.customId.arg.split(' ');
    const family = words.find((word) => word !== '' && word !== 'again');
    return openPuzzle(click, { again: words[0] === 'again', family });
  },
  'try-dms': testDirectMessage,
  orders: async (click) => {
    const { context, customId, values, interaction } = click;
    return ordersPage(
      gameOf(click, values[0] ?? customId.arg),
      context.matches.games,
      interaction.profile,
      interaction.language,
    );
  },
  async order(click) {
    const game = gameOf(click, click.customId.arg);
    const order = game.ai.orders.find(({ id }) => id === click.values[0]);
    if (!order) throw problems.unknownOrder();
    return orderPage(game, order, click.interaction.profile, click.interaction.language);
  },
  'order-set': orderHandler((setting, own) => ({ ...own, setting })),
  'order-mode': orderHandler((value, own) => ({ ...own, mode: modeOf(value) })),
  'order-clear': orderHandler(() => null),
  browsers: async ({ context, interaction }) =>
    browserSessionsPage(context.matches, interaction.person.id, interaction.language),
  async 'sign-out'({ context, interaction: { person, language } }) {
    await context.matches.endSessions(person.id);
    return browserSessionsPage(context.matches, person.id, language, browserStrings.signedOut[language]);
  },
  privacy: async ({ context, interaction }) => privacyPage(interaction.language, context.contact),
  async block({ context, interaction, fields, mentioned }) {
    const who = mentioned(fields.get('player') ?? '');
    if (!who) throw problems.notAPlayer();
    if (who.id === interaction.person.id) throw new Refused(blockAndShareStrings.notYourself);
    await context.matches.block(interaction.person.id, who.id, true);
    return blockPage(who, interaction.language);
  },
  async unblock({ context, interaction, customId }) {
    await context.matches.block(interaction.person.id, customId.arg, false);
    return textPage(blockAndShareStrings.unblocked[interaction.language]);
  },
  share: async ({ context, interaction, customId }) =>
    sharePage(context, customId.match, interaction.person.id, interaction.language),
  async 'share-now'({ context, interaction, customId }) {
    await context.matches.share(customId.match, interaction.person.id);
    return sharePage(context, customId.match, interaction.person.id, interaction.language);
  },
  async unshare({ context, interaction, customId }) {
    await context.matches.stopSharing(customId.match, interaction.person.id);
    return textPage(blockAndShareStrings.unshared(customId.match)[interaction.language]);
  },
  vacation: async ({ context, interaction }) => vacationPage(context, interaction),
  async 'vacation-start'({ context, interaction, customId }) {
    await context.matches.vacation(interaction.person.id, Number(customId.arg) || 0);
    return vacationPage(context, interaction);
  },
  async 'vacation-end'({ context, interaction }) {
    await context.matches.endVacation(interaction.person.id);
    return vacationPage(context, interaction);
  },
  async card({ context, customId, interaction }) {
    const [found] = findCards(context.matches.games, customId.arg);
    if (!found) throw problems.unknownGame();
    return cardPage(context, found.game, found.id, interaction.language);
  },
  async rules(click) {
    const [game = '', chapter = ''] = click.customId.arg.split('.');
    return rulesPage(
      gameOf(click, game),
      click.context.matches.games,
      click.values[0] ?? chapter,
      click.interaction.language,
    );
  },
  'rules-of': async (click) =>
    rulesPage(gameOf(click, click.values[0] ?? ''), click.context.matches.games, '', click.interaction.language),
};
