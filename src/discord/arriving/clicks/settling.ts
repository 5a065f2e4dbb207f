import type { AnyGame, Order } from '../../../engine/game/index.ts';
import { languages } from '../../../engine/text.ts';
import type { Settings } from '../../../match/matches.ts';
import { problems } from '../../../match/problems.ts';
import { noTips } from '../../../match/look/tips.ts';
import { orderKey } from '../../../match/play/standing-orders.ts';
import type { Profile } from '../../../match/sheet.ts';
import { note, type Page } from '../../parts/components.ts';
import { isClosed } from '../../sending/faults.ts';
import { nonceOf } from '../../sending/mail.ts';
import { findCards } from '../find-card.ts';
import { learn } from '../learn.ts';
import { puzzle } from '../puzzle.ts';
import { cardPage } from '../../pages/card.ts';
import { sharePage } from '../../pages/manners.ts';
import { orderPage, ordersPage } from '../../pages/orders.ts';
import { settingsPage } from '../../pages/settings.ts';
import { withWayBack } from '../../pages/way-back.ts';
import { rulesPage } from '../../pages/rules.ts';
import { vacationPage } from '../../pages/vacation.ts';
import { mannersWords } from '../../words/manners.ts';
import { settingsWords as words } from '../../words/settings.ts';
import type { Click, Handler, Handlers } from './click.ts';

/** Ten hours, for whoever says only when the quiet begins. */
const NIGHT = 600;
const DAY = 1440;

type Setting = (value: string, profile: Profile, guild: string | null) => Settings;

const setting =
  (change: Setting): Handler =>
  async ({ desk, visit, ticket, values }) => {
    const profile = await desk.matches.settings(visit.person.id, change(values[0] ?? '', visit.profile, visit.guild));
    const language = profile.language ?? visit.locale;
    return withWayBack(settingsPage(profile, language, desk.now(), visit.guild, words.saved[language]), ticket, language);
  };

async function tryDirect({ desk, visit }: Click): Promise<Page> {
  const { person, language } = visit;
  try {
    await desk.mail.sendTo(person.id, note(words.dmTest[language]), { nonce: nonceOf(visit.id, 'dm'), anew: true });
  } catch (error) {
    if (!isClosed(error)) throw error;
    return settingsPage(visit.profile, language, desk.now(), visit.guild, words.dmStillClosed[language]);
  }
  const profile = await desk.matches.settings(person.id, { dmClosed: false });
  return settingsPage(profile, language, desk.now(), visit.guild, words.dmWorks[language]);
}

/** The game an id names, or the first there is. */
function gameOf({ desk }: Click, id: string): AnyGame {
  const game = desk.matches.games.get(id) ?? desk.matches.games.values().next().value;
  if (!game) throw problems.unknownGame();
  return game;
}

function orderOf(click: Click): { readonly game: AnyGame; readonly order: Order<unknown> } {
  const at = click.ticket.arg.indexOf('.');
  const game = gameOf(click, click.ticket.arg.slice(0, at));
  const order = game.mind.orders.find(({ id }) => id === click.ticket.arg.slice(at + 1));
  if (!order) throw problems.unknownOrder();
  return { game, order };
}

/** Changes a part of an order; the other part is as it was, or the usual. */
const ordering =
  (change: (value: string, own: Profile['orders'][string]) => Profile['orders'][string] | null): Handler =>
  async (click) => {
    const { desk, visit, values } = click;
    const { game, order } = orderOf(click);
    const own = visit.profile.orders[orderKey(game, order)] ?? { setting: order.standard ?? order.settings[0]?.id ?? '', mode: 'late' as const };
    const profile = await desk.matches.order(visit.person.id, game.facts.id, order.id, change(values[0] ?? '', own));
    return orderPage(game, order, profile, visit.language);
  };

const modeOf = (value: string): Profile['orders'][string]['mode'] => (value === 'now' || value === 'late' ? value : 'ask');

export const settling: Handlers = {
  settings: async ({ desk, visit }) => settingsPage(visit.profile, visit.language, desk.now(), visit.guild),
  'set-language': setting((value) => ({ language: languages.find((each) => each === value) ?? null })),
  'set-zone': setting((value) => ({ offset: Number(value) || 0 })),
  'set-quiet-from': setting((value, { quiet }) => {
    if (value === 'off') return { quiet: null };
    const from = Number(value) || 0;
    return { quiet: [from, quiet?.[1] ?? (from + NIGHT) % DAY] };
  }),
  'set-quiet-to': setting((value, { quiet }) => {
    const to = Number(value) || 0;
    return { quiet: [quiet?.[0] ?? (to + DAY - NIGHT) % DAY, to] };
  }),
  'set-notify': setting((value) => ({ notifications: value === 'turns' || value === 'none' ? value : 'all' })),
  'set-challengers': setting((value, { challengers }, guild) => {
    if (value === 'everyone' || value === 'nobody') return { challengers: value };
    return { challengers: guild !== null && value === `server ${guild}` ? `server ${guild}` : challengers };
  }),
  tips: setting((_value, { tips = noTips }) => ({ tips: { ...tips, off: !tips.off } })),
  timing: setting((_value, { untimed }) => ({ untimed: !untimed })),
  learn,
  puzzle: async (click) => puzzle(click, click.ticket.arg === 'again'),
  'try-dms': tryDirect,
  orders: async (click) => {
    const { desk, ticket, values, visit } = click;
    return ordersPage(gameOf(click, values[0] ?? ticket.arg), desk.matches.games, visit.profile, visit.language);
  },
  async order(click) {
    const game = gameOf(click, click.ticket.arg);
    const order = game.mind.orders.find(({ id }) => id === click.values[0]);
    if (!order) throw problems.unknownOrder();
    return orderPage(game, order, click.visit.profile, click.visit.language);
  },
  'order-set': ordering((setting, own) => ({ ...own, setting })),
  'order-mode': ordering((value, own) => ({ ...own, mode: modeOf(value) })),
  'order-clear': ordering(() => null),
  async unblock({ desk, visit, ticket }) {
    await desk.matches.block(visit.person.id, ticket.arg, false);
    return note(mannersWords.unblocked[visit.language]);
  },
  async share({ desk, visit, ticket }) {
    await desk.matches.share(ticket.match, visit.person.id, true);
    return sharePage(ticket.match, visit.language);
  },
  async unshare({ desk, visit, ticket }) {
    await desk.matches.share(ticket.match, visit.person.id, false);
    return note(mannersWords.unshared(ticket.match)[visit.language]);
  },
  vacation: async ({ desk, visit }) => vacationPage(desk, visit),
  async 'vacation-start'({ desk, visit, ticket }) {
    await desk.matches.vacation(visit.person.id, Number(ticket.arg) || 0);
    return vacationPage(desk, visit);
  },
  async 'vacation-end'({ desk, visit }) {
    await desk.matches.endVacation(visit.person.id);
    return vacationPage(desk, visit);
  },
  async card({ desk, ticket, visit }) {
    const [found] = findCards(desk.matches.games, ticket.arg);
    if (!found) throw problems.unknownGame();
    return cardPage(desk, found.game, found.id, visit.language);
  },
  async rules(click) {
    const [game = '', chapter = ''] = click.ticket.arg.split('.');
    return rulesPage(gameOf(click, game), click.desk.matches.games, click.values[0] ?? chapter, click.visit.language);
  },
  'rules-of': async (click) => rulesPage(gameOf(click, click.values[0] ?? ''), click.desk.matches.games, '', click.visit.language),
};
