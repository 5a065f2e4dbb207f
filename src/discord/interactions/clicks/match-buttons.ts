import type { Language, Text } from '../../../engine/text.ts';
import type { Matches, Panel, TermsRequest } from '../../../match/matches.ts';
import { HOST } from '../../../match/lobby/lobby.ts';
import { problems } from '../../../match/problems.ts';
import { textPage, type MessagePage } from '../../ui/components.ts';
import { moveMatchHere } from '../../posts/challenge-and-start.ts';
import { submittedTerms } from '../../pages/terms-modal.ts';
import { premovesNamed } from '../../pages/premoves.ts';
import { animationPage } from '../../pages/animation.ts';
import { resignPage } from '../../pages/menu.ts';
import { exportPage } from '../../pages/record.ts';
import { rematchPage } from '../../pages/rematch.ts';
import { replayPage } from '../../pages/replay.ts';
import { showMatch } from '../../pages/show-match.ts';
import { commonLanguage, languageOf } from '../../ui/language.ts';
import { handicapText, NO_HANDICAP } from '../../ui/handicap.ts';
import { fieldsFor, termsRequestOf } from '../../ui/terms.ts';
import { placeLink } from '../../ui/links.ts';
import { plain } from '../../ui/limits.ts';
import { joinNames } from '../../ui/player-names.ts';
import { checkInvited } from '../start-match.ts';
import { premoveStrings } from '../../strings/premoves.ts';
import { challengeStrings } from '../../strings/challenge.ts';
import { menuStrings as strings } from '../../strings/menu.ts';
import { tableStrings } from '../../strings/table.ts';
import { houseRulesPage, savedRulesPage } from '../../pages/house-rules.ts';
import { manageTablePage } from '../../pages/manage-table.ts';
import { sentPage } from '../../pages/sent-challenge.ts';
import { presetNamed, presetTerms } from '../../ui/presets.ts';
import { noteStrings } from '../../strings/public-posts.ts';
import type { Click, ClickHandler, ClickHandlers } from './click.ts';

type MatchAction = (matches: Matches, id: string, user: string, token: string) => Promise<Panel>;

/** Acts and says so above the current match. */
const matchAction =
  (act: MatchAction, done: Text | ((panel: Panel) => Text)): ClickHandler =>
  async ({ context, interaction, customId }) => {
    const panel = await act(context.matches, customId.match, interaction.person.id, interaction.id);
    const text = typeof done === 'function' ? done(panel) : done;
    return showMatch(context, interaction, panel, { notice: text[interaction.language] });
  };

/** Acts on a challenge and shows only a text, as there is no match yet. */
const challengeAction =
  (act: MatchAction, done: Text | ((panel: Panel) => Text)): ClickHandler =>
  async ({ context, interaction, customId, messageRefs }) => {
    const panel = await act(context.matches, customId.match, interaction.person.id, interaction.id);
    await messageRefs.saveLocale(customId.match, interaction.person.id, interaction.language);
    const notice = (typeof done === 'function' ? done(panel) : done)[interaction.language];
    return panel.sheet.status === 'open' ? showMatch(context, interaction, panel, { notice }) : textPage(notice);
  };

/** Says whether leaving closed the table. */
const leftText = ({ sheet }: Panel): Text =>
  sheet.status === 'challenge' ? tableStrings.youLeft : challengeStrings.youDeclined;

/** Returns the common language of the players, if known, else the server's. */
async function languageOfTable({ context, interaction, customId, messageRefs }: Click): Promise<Language | null> {
  const { sheet } = await context.matches.panel(customId.match, interaction.person.id);
  const others = sheet.players.flatMap((player) =>
    player.kind === 'person' && player.id !== interaction.person.id ? player.id : [],
  );
  const locales = await Promise.all(others.map(async (id) => messageRefs.locale(customId.match, id)));
  const [first = null, ...more] = locales.map((locale) => (locale === null ? null : languageOf(locale)));
  return commonLanguage(
    interaction.language,
    more.every((each) => each === first) ? first : null,
    interaction.serverLanguage,
  );
}

async function acceptChallenge(click: Click): Promise<MessagePage> {
  const language = await languageOfTable(click);
  return challengeAction(async (matches, ...of) => matches.accept(...of, language), challengeStrings.accepted)(click);
}

async function setChallengeLanguage({ context, interaction, customId }: Click): Promise<MessagePage> {
  const language = languageOf(customId.arg);
  await context.matches.setLanguage(customId.match, interaction.person.id, language, interaction.id);
  return textPage(challengeStrings.spoken[language]);
}

/** Words a request by the number of people asked. */
const askedText =
  (textFor: (others: number) => Text) =>
  ({ seat, sheet }: Panel): Text =>
    textFor(sheet.players.filter(({ kind }, each) => kind === 'person' && each !== seat).length);

const askedOrDone =
  (asked: (others: number) => Text, done: Text, status: Panel['sheet']['status']) =>
  (panel: Panel): Text =>
    panel.sheet.status === status ? done : askedText(asked)(panel);

/** Proposes terms. The proposer has agreed, so the match may start. */
async function propose({ context, interaction, customId, messageRefs }: Click, request: TermsRequest): Promise<Panel> {
  const panel = await context.matches.propose(customId.match, interaction.person.id, request, interaction.id);
  await messageRefs.saveLocale(customId.match, interaction.person.id, interaction.language);
  return panel;
}

/** Sets how to play; house rules that don't concern it stay. */
async function setPace(click: Click): Promise<MessagePage> {
  const { context, interaction, customId } = click;
  const preset = presetNamed(customId.arg);
  if (!preset) throw problems.noSuchRule();
  const { game, sheet } = await context.matches.panel(customId.match, interaction.person.id);
  const panel = await propose(click, presetTerms(preset, game, sheet.terms.options['variant']));
  const { language } = interaction;
  return sentPage(panel, language, tableStrings.changed(challengeStrings.presets[preset][language])[language]);
}

async function proposeTerms(click: Click): Promise<MessagePage> {
  await propose(click, termsRequestOf(submittedTerms(click.fields, click.ticked)));
  return textPage(challengeStrings.youProposed[click.interaction.language]);
}

async function showHouseRules(
  { context, interaction }: Click,
  panel: Panel,
  notice: string | null,
): Promise<MessagePage> {
  const { home, terms } = panel.sheet;
  const { language } = interaction;
  const handicap = await context.matches.suggestedHandicap(panel.id);
  const what = handicap && handicapText(panel.sheet, panel.game, { options: { handicap } }, language);
  return houseRulesPage(
    panel,
    language,
    await context.matches.savedRules(home.guild, terms.game),
    notice,
    what && tableStrings.suggestedHandicap(what)[language],
  );
}

async function showSavedRules({ context, interaction, customId }: Click, notice: string | null): Promise<MessagePage> {
  const panel = await context.matches.panel(customId.match, interaction.person.id);
  const { home, terms } = panel.sheet;
  return savedRulesPage(panel, await context.matches.savedRules(home.guild, terms.game), interaction.language, notice);
}

/** Returns the table if the person is its host. */
async function hostedPanel(matches: Matches, id: string, user: string): Promise<Panel> {
  const panel = await matches.panel(id, user);
  if (panel.sheet.status !== 'challenge') throw problems.notAChallenge();
  if (panel.seat !== HOST) throw problems.onlyHost();
  return panel;
}

/** Pages about a match besides its panel. */
export const viewerHandlers: ClickHandlers = { replay: replayPage, animate: animationPage, export: exportPage };

export const matchButtons: ClickHandlers = {
  accept: acceptChallenge,
  speak: setChallengeLanguage,
  decline: challengeAction(async (matches, ...of) => matches.decline(...of), leftText),
  withdraw: challengeAction(async (matches, ...of) => matches.withdraw(...of), challengeStrings.youWithdrew),
  proposal: proposeTerms,
  pace: setPace,
  'use-bank': matchAction(async (matches, ...of) => matches.useBank(...of), strings.bankUsed),
  mute: matchAction(async (matches, ...of) => matches.mute(...of), strings.muted),
  grant: matchAction(async (matches, ...of) => matches.grant(...of), strings.granted),
  autopilot: matchAction(async (matches, ...of) => matches.autopilot(...of), strings.autopiloted),
  claim: matchAction(async (matches, ...of) => matches.claim(...of), strings.claimed),
  adjourn: matchAction(
    async (matches, ...of) => matches.adjourn(...of),
    askedOrDone(strings.adjournAsked, strings.adjourned, 'adjourned'),
  ),
  'decline-adjourn': matchAction(async (matches, ...of) => matches.declineAdjourn(...of), strings.adjournDeclined),
  resume: matchAction(
    async (matches, ...of) => matches.resume(...of),
    askedOrDone(strings.resumeAsked, noteStrings.resumed, 'open'),
  ),
  'ask-take-back': async (click) => {
    const how = click.customId.arg === 'turn' ? 'turn' : 'step';
    return matchAction(
      async (matches, id, user, token) => matches.askTakeback(id, user, how, token),
      askedText(strings.takeBackAsked),
    )(click);
  },
  'plan-ahead': async (click) => {
    const plan = premovesNamed(click.customId.arg);
    return matchAction(
      async (matches, id, user, token) => matches.setPremoves(id, user, plan, token),
      plan ? premoveStrings.set : premoveStrings.dropped,
    )(click);
  },
  'accept-take-back': matchAction(async (matches, ...of) => matches.acceptTakeback(...of), strings.takeBackGranted),
  'decline-take-back': matchAction(async (matches, ...of) => matches.declineTakeback(...of), strings.takeBackDeclined),
  async resign({ context, interaction, customId }) {
    const panel = await context.matches.panel(customId.match, interaction.person.id);
    if (!panel.actions.includes('resign')) throw panel.seat === null ? problems.notAPlayer() : problems.alreadyOver();
    return resignPage(panel, interaction.language);
  },
  'resign-now': matchAction(async (matches, ...of) => matches.resign(...of), strings.resigned),
  join: async (click) => {
    const { context, interaction, customId, messageRefs } = click;
    const panel = await context.matches.join(
      customId.match,
      interaction.person,
      interaction.id,
      await languageOfTable(click),
    );
    await messageRefs.saveLocale(customId.match, interaction.person.id, interaction.language);
    return panel.sheet.status === 'open'
      ? showMatch(context, interaction, panel, { notice: tableStrings.started[interaction.language] })
      : textPage(tableStrings.youJoined[interaction.language]);
  },
  manage: async ({ context, interaction, customId }) =>
    manageTablePage(await hostedPanel(context.matches, customId.match, interaction.person.id), interaction.language),
  async kick({ context, interaction, customId, values }) {
    const panel = await context.matches.kick(
      customId.match,
      interaction.person.id,
      Number(values[0] ?? -1),
      interaction.id,
    );
    return manageTablePage(panel, interaction.language, tableStrings.seatFreed[interaction.language]);
  },
  async invited({ context, interaction, customId, ticked, mentioned }) {
    const people = (ticked.get('people') ?? []).flatMap((id) => mentioned(id) ?? []);
    checkInvited(interaction, people);
    const panel = await context.matches.invite(customId.match, interaction.person.id, people, interaction.id);
    const names = joinNames(
      people.map(({ name }) => plain(name)),
      interaction.language,
    );
    return manageTablePage(panel, interaction.language, tableStrings.youInvited(names)[interaction.language]);
  },
  async 'start-now'({ context, interaction, customId }) {
    const panel = await context.matches.startNow(
      customId.match,
      interaction.person.id,
      customId.arg === 'computers',
      interaction.id,
    );
    return showMatch(context, interaction, panel, { notice: tableStrings.started[interaction.language] });
  },
  'house-rules': async (click) =>
    showHouseRules(click, await click.context.matches.panel(click.customId.match, click.user), null),
  async 'use-rules'(click) {
    const { context, interaction, customId, values } = click;
    const { sheet } = await context.matches.panel(customId.match, interaction.person.id);
    const saved = (await context.matches.savedRules(sheet.home.guild, sheet.terms.game)).find(
      ({ id }) => id === values[0],
    );
    if (!saved) throw problems.rulesGone();
    const options = context.matches.optionsOf(saved, String(sheet.terms.options['variant']));
    const panel = await propose(click, { options });
    return showHouseRules(click, panel, tableStrings.changed(plain(saved.name))[interaction.language]);
  },
  async 'rules-saved'(click) {
    const { context, interaction, customId, fields } = click;
    const { name } = await context.matches.saveRules(
      customId.match,
      interaction.person.id,
      fields.get('name') ?? '',
      interaction.manages,
    );
    const panel = await context.matches.panel(customId.match, interaction.person.id);
    return showHouseRules(click, panel, tableStrings.savedRules(plain(name))[interaction.language]);
  },
  'saved-rules': async (click) => showSavedRules(click, null),
  async 'delete-rules'(click) {
    const { context, interaction, customId } = click;
    const { sheet } = await context.matches.panel(customId.match, interaction.person.id);
    const name = await context.matches.deleteRules(
      sheet.home.guild ?? '',
      sheet.terms.game,
      interaction.person.id,
      customId.arg,
      interaction.manages && interaction.guild === sheet.home.guild,
    );
    return showSavedRules(click, tableStrings.deletedRules(plain(name))[interaction.language]);
  },
  async 'set-rule'(click) {
    const { context, interaction, customId, values } = click;
    const before = await context.matches.panel(customId.match, interaction.person.id);
    const field = fieldsFor(before.game, before.sheet.terms).find(({ id }) => id === customId.arg);
    const value = field?.values.find(({ id }) => id === values[0]);
    if (!field || !value) throw problems.noSuchRule();
    const panel = await propose(click, { options: { [field.id]: value.value } });
    const rule = `${field.name[interaction.language]}: ${value.name[interaction.language]}`;
    return showHouseRules(click, panel, tableStrings.changed(rule)[interaction.language]);
  },
  async 'set-handicap'(click) {
    const { interaction, values } = click;
    const [handicap] = values;
    const panel = await propose(click, { options: { handicap: handicap === NO_HANDICAP ? undefined : handicap } });
    const { language } = interaction;
    const what = handicapText(panel.sheet, panel.game, panel.sheet.terms, language);
    return showHouseRules(
      click,
      panel,
      tableStrings.changed(what ? plain(what) : tableStrings.noHandicap[language])[language],
    );
  },
  async 'set-seats'(click) {
    const { interaction, values } = click;
    const panel = await propose(click, { seats: Number(values[0] ?? 0) });
    return showHouseRules(
      click,
      panel,
      tableStrings.changed(tableStrings.seats(panel.sheet.players.length)[interaction.language])[interaction.language],
    );
  },
  'take-seat-back': matchAction(async (matches, ...of) => matches.takeSeatBack(...of), strings.seatBack),
  rematch: async (click) =>
    rematchPage(click, await click.context.matches.rematch(click.customId.match, click.user, click.token)),
  'rematch-terms': async (click) =>
    rematchPage(
      click,
      await click.context.matches.rematchWith(
        click.customId.match,
        click.user,
        termsRequestOf(submittedTerms(click.fields, click.ticked)),
        click.token,
      ),
    ),
  async move({ context, interaction, customId, messageRefs }) {
    const { sheet, game, seat } = await context.matches.panel(customId.match, interaction.person.id);
    if (seat === null) throw problems.notAPlayer();
    const channel = await moveMatchHere(context, messageRefs, sheet, game, interaction.id);
    return textPage(strings.movedTo(placeLink(sheet.home.guild, channel))[interaction.language]);
  },
};
