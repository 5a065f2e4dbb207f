import type { Language, Text } from '../../../engine/text.ts';
import type { Matches, Panel, TermsWish } from '../../../match/matches.ts';
import { HOST } from '../../../match/lobby/lobby.ts';
import { problems } from '../../../match/problems.ts';
import { note, type Page } from '../../parts/components.ts';
import { moveHere } from '../../posts/start.ts';
import { filledIn } from '../../pages/modals.ts';
import { planNamed } from '../../pages/ahead.ts';
import { animationPage } from '../../pages/animation.ts';
import { resignPage } from '../../pages/more.ts';
import { exportPage } from '../../pages/record.ts';
import { rematchPage } from '../../pages/rematch.ts';
import { replayPage } from '../../pages/replay.ts';
import { showMatch } from '../../pages/show-match.ts';
import { commonLanguage, languageOf } from '../../parts/language.ts';
import { fieldsFor, wishOf } from '../../parts/terms.ts';
import { placeLink } from '../../parts/links.ts';
import { aheadWords } from '../../words/ahead.ts';
import { challengeWords } from '../../words/challenge.ts';
import { moreWords as words } from '../../words/more.ts';
import { tableWords } from '../../words/table.ts';
import { houseRulesPage } from '../../pages/house-rules.ts';
import { manageTablePage } from '../../pages/manage-table.ts';
import { noteWords } from '../../words/public.ts';
import type { Click, Handler, Handlers } from './click.ts';

type Acting = (matches: Matches, id: string, user: string, token: string) => Promise<Panel>;

/** Does something and says so above the match as it is then. */
const acting =
  (act: Acting, done: Text | ((panel: Panel) => Text)): Handler =>
  async ({ desk, visit, ticket }) => {
    const panel = await act(desk.matches, ticket.match, visit.person.id, visit.id);
    const text = typeof done === 'function' ? done(panel) : done;
    return showMatch(desk, visit, panel, { notice: text[visit.language] });
  };

/** Of a challenge: the match is not there yet, so there is nothing to show but the words. */
const answeringChallenge =
  (act: Acting, done: Text | ((panel: Panel) => Text)): Handler =>
  async ({ desk, visit, ticket, notes }) => {
    const panel = await act(desk.matches, ticket.match, visit.person.id, visit.id);
    await notes.saveLocale(ticket.match, visit.person.id, visit.language);
    const notice = (typeof done === 'function' ? done(panel) : done)[visit.language];
    return panel.sheet.status === 'open' ? showMatch(desk, visit, panel, { notice }) : note(notice);
  };

/** Whether a table is left behind, or nothing. */
const leaving = ({ sheet }: Panel): Text => (sheet.status === 'challenge' ? tableWords.youLeft : challengeWords.youDeclined);

/** What everybody who sits at the table reads, as far as it is known; else the server's language, where it has one. */
async function languageOfTable({ desk, visit, ticket, notes }: Click): Promise<Language | null> {
  const { sheet } = await desk.matches.panel(ticket.match, visit.person.id);
  const others = sheet.players.flatMap((player) => (player.kind === 'person' && player.id !== visit.person.id ? player.id : []));
  const locales = await Promise.all(others.map(async (id) => notes.locale(ticket.match, id)));
  const [first = null, ...more] = locales.map((locale) => (locale === null ? null : languageOf(locale)));
  return commonLanguage(visit.language, more.every((each) => each === first) ? first : null, visit.serverLanguage);
}

async function accepted(click: Click): Promise<Page> {
  const language = await languageOfTable(click);
  return answeringChallenge(async (matches, ...of) => matches.accept(...of, language), challengeWords.accepted)(click);
}

async function spoken({ desk, visit, ticket }: Click): Promise<Page> {
  const language = languageOf(ticket.arg);
  await desk.matches.speak(ticket.match, visit.person.id, language, visit.id);
  return note(challengeWords.spoken[language]);
}

/** By how many others are asked. */
const asking = (words: (others: number) => Text) => ({ seat, sheet }: Panel): Text =>
  words(sheet.players.filter(({ kind }, each) => kind === 'person' && each !== seat).length);

const pending = (asked: (others: number) => Text, done: Text, status: Panel['sheet']['status']) => (panel: Panel): Text =>
  panel.sheet.status === status ? done : asking(asked)(panel);

/** Whoever proposes has agreed: they may hear next that the match begins. */
async function propose({ desk, visit, ticket, notes }: Click, wish: TermsWish): Promise<Panel> {
  const panel = await desk.matches.propose(ticket.match, visit.person.id, wish, visit.id);
  await notes.saveLocale(ticket.match, visit.person.id, visit.language);
  return panel;
}

async function proposed(click: Click): Promise<Page> {
  await propose(click, wishOf(filledIn(click.fields)));
  return note(challengeWords.youProposed[click.visit.language]);
}

/** A table as its host sees it. */
async function hosted(matches: Matches, id: string, user: string): Promise<Panel> {
  const panel = await matches.panel(id, user);
  if (panel.sheet.status !== 'challenge') throw problems.notAChallenge();
  if (panel.seat !== HOST) throw problems.onlyHost();
  return panel;
}

/** What can be looked at of a match beside its panel. */
export const pages: Handlers = { replay: replayPage, animate: animationPage, export: exportPage };

export const actions: Handlers = {
  accept: accepted,
  speak: spoken,
  decline: answeringChallenge(async (matches, ...of) => matches.decline(...of), leaving),
  withdraw: answeringChallenge(async (matches, ...of) => matches.withdraw(...of), challengeWords.youWithdrew),
  proposal: proposed,
  'use-bank': acting(async (matches, ...of) => matches.useBank(...of), words.bankUsed),
  mute: acting(async (matches, ...of) => matches.mute(...of), words.muted),
  grant: acting(async (matches, ...of) => matches.grant(...of), words.granted),
  autopilot: acting(async (matches, ...of) => matches.autopilot(...of), words.autopiloted),
  claim: acting(async (matches, ...of) => matches.claim(...of), words.claimed),
  adjourn: acting(async (matches, ...of) => matches.adjourn(...of), pending(words.adjournAsked, words.adjourned, 'adjourned')),
  resume: acting(async (matches, ...of) => matches.resume(...of), pending(words.resumeAsked, noteWords.resumed, 'open')),
  'ask-take-back': async (click) => {
    const how = click.ticket.arg === 'turn' ? 'turn' : 'step';
    return acting(async (matches, id, user, token) => matches.askTakeback(id, user, how, token), asking(words.takeBackAsked))(click);
  },
  'plan-ahead': async (click) => {
    const plan = planNamed(click.ticket.arg);
    return acting(async (matches, id, user, token) => matches.ahead(id, user, plan, token), plan ? aheadWords.set : aheadWords.dropped)(click);
  },
  'accept-take-back': acting(async (matches, ...of) => matches.acceptTakeback(...of), words.takeBackGranted),
  'decline-take-back': acting(async (matches, ...of) => matches.declineTakeback(...of), words.takeBackDeclined),
  async resign({ desk, visit, ticket }) {
    const panel = await desk.matches.panel(ticket.match, visit.person.id);
    if (!panel.may.includes('resign')) throw panel.seat === null ? problems.notAPlayer() : problems.alreadyOver();
    return resignPage(panel, visit.language);
  },
  'resign-now': acting(async (matches, ...of) => matches.resign(...of), words.resigned),
  join: async (click) => {
    const { desk, visit, ticket, notes } = click;
    const panel = await desk.matches.join(ticket.match, visit.person, visit.id, await languageOfTable(click));
    await notes.saveLocale(ticket.match, visit.person.id, visit.language);
    return panel.sheet.status === 'open'
      ? showMatch(desk, visit, panel, { notice: tableWords.started[visit.language] })
      : note(tableWords.youJoined[visit.language]);
  },
  manage: async ({ desk, visit, ticket }) => manageTablePage(await hosted(desk.matches, ticket.match, visit.person.id), visit.language),
  async kick({ desk, visit, ticket, values }) {
    const panel = await desk.matches.kick(ticket.match, visit.person.id, Number(values[0] ?? -1), visit.id);
    return manageTablePage(panel, visit.language, tableWords.seatFreed[visit.language]);
  },
  async 'start-now'({ desk, visit, ticket }) {
    const panel = await desk.matches.startNow(ticket.match, visit.person.id, ticket.arg === 'computers', visit.id);
    return showMatch(desk, visit, panel, { notice: tableWords.started[visit.language] });
  },
  'house-rules': async ({ desk, visit, ticket }) => houseRulesPage(await desk.matches.panel(ticket.match, visit.person.id), visit.language),
  async 'set-rule'(click) {
    const { desk, visit, ticket, values } = click;
    const before = await desk.matches.panel(ticket.match, visit.person.id);
    const field = fieldsFor(before.game, before.sheet.terms).find(({ id }) => id === ticket.arg);
    const value = field?.values.find(({ id }) => id === values[0]);
    if (!field || !value) throw problems.noSuchRule();
    const panel = await propose(click, { options: { [field.id]: value.value } });
    const rule = `${field.name[visit.language]}: ${value.name[visit.language]}`;
    return houseRulesPage(panel, visit.language, tableWords.changed(rule)[visit.language]);
  },
  async 'set-seats'(click) {
    const { visit, values } = click;
    const panel = await propose(click, { seats: Number(values[0] ?? 0) });
    return houseRulesPage(panel, visit.language, tableWords.changed(tableWords.seats(panel.sheet.players.length)[visit.language])[visit.language]);
  },
  'take-seat-back': acting(async (matches, ...of) => matches.takeSeatBack(...of), words.seatBack),
  rematch: async (click) => rematchPage(click, await click.desk.matches.rematch(click.ticket.match, click.user, click.token)),
  'rematch-terms': async (click) =>
    rematchPage(click, await click.desk.matches.rematchWith(click.ticket.match, click.user, wishOf(filledIn(click.fields)), click.token)),
  async move({ desk, visit, ticket, notes }) {
    const { sheet, game, seat } = await desk.matches.panel(ticket.match, visit.person.id);
    if (seat === null) throw problems.notAPlayer();
    const channel = await moveHere(desk, notes, sheet, game, visit.id);
    return note(words.movedTo(placeLink(sheet.home.guild, channel))[visit.language]);
  },
};

