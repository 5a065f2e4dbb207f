import { textPage } from '../../ui/components.ts';
import { placeLink } from '../../ui/links.ts';
import { isPermanent } from '../../outgoing/discord-errors.ts';
import { addToThread, matchChannel } from '../../outgoing/match-channel.ts';
import { logPage } from '../../pages/log.ts';
import { boardPage, handPage, boardTextPage, zoomPage } from '../../pages/viewing.ts';
import { premovesPage } from '../../pages/premoves.ts';
import { serverGamesPage } from '../../pages/server-games.ts';
import { notesPage } from '../../pages/notes.ts';
import { hintPage } from '../../pages/hint.ts';
import { challengePerson, submitChallenge, submitSolo } from '../start-match.ts';
import { startDailyMatch, startScoredSolo } from '../start-scored-solo.ts';
import { shareDailyMatch } from '../share-daily-match.ts';
import { dailyMatchNamed, leaderboardPage } from '../../pages/leaderboard.ts';
import { menuPage } from '../../pages/menu.ts';
import { momentPage, reviewPage } from '../../pages/review.ts';
import { openBoardPage } from '../../pages/browsers.ts';
import { profilePage } from '../../pages/profile.ts';
import { rankingPage } from '../../pages/ranking.ts';
import { problems } from '../../../match/problems.ts';
import type { Panel } from '../../../match/matches.ts';
import { showMatch } from '../../pages/show-match.ts';
import { notesStrings } from '../../strings/notes.ts';
import { panelStrings } from '../../strings/panel.ts';
import { reviewStrings } from '../../strings/review.ts';
import type { Click, ClickHandlers } from './click.ts';

const clickedPanel = async ({ context, interaction, customId }: Click): Promise<Panel> =>
  context.matches.panel(customId.match, interaction.person.id);

/** Read-only, so they don't wait for the acknowledgement. */
export const readOnlyButtons: ClickHandlers = {
  async hand(click) {
    const panel = await clickedPanel(click);
    if (panel.seat === null) return showMatch(click.context, click.interaction, panel);
    return handPage(click.context, panel, click.interaction.language);
  },
  board: async (click) => boardPage(click.context, await clickedPanel(click), click.interaction.language),
  zoom: async (click) =>
    zoomPage(click.context, await clickedPanel(click), click.interaction.language, click.customId.arg),
  text: async (click) =>
    boardTextPage(await clickedPanel(click), click.interaction.language, Number(click.customId.arg) || 0),
  async log(click) {
    const { context, interaction, customId } = click;
    const [panel, entries] = await Promise.all([
      clickedPanel(click),
      context.matches.log(customId.match, interaction.person.id),
    ]);
    return logPage(panel, entries, interaction.language, Number(customId.arg) || 0);
  },
  hint: async ({ context, interaction, customId }) =>
    hintPage(
      context,
      await context.matches.hint(customId.match, interaction.person.id),
      interaction.language,
      interaction.attachments,
    ),
  async ahead(click) {
    const panel = await clickedPanel(click);
    return panel.seat === null || panel.sheet.status !== 'open'
      ? showMatch(click.context, click.interaction, panel)
      : premovesPage(panel, click.interaction.language);
  },
  review: async ({ context, interaction, customId }) => reviewPage(context, interaction, customId.match),
  moment: async ({ context, interaction, customId }) =>
    momentPage(context, interaction, customId.match, Number(customId.arg) || 0),
  async more(click) {
    const panel = await clickedPanel(click);
    return panel.seat === null
      ? showMatch(click.context, click.interaction, panel)
      : menuPage(panel, click.interaction.language);
  },
  'server-games': async ({ context, interaction, customId }) =>
    serverGamesPage(context, interaction, Number(customId.arg) || 0),
  async memo(click) {
    const panel = await clickedPanel(click);
    return notesPage(panel, await click.context.matches.notes(click.user, panel.id), click.interaction.language);
  },
  /** Opens the match that waits for this person and has least time left. */
  async next({ context, interaction, customId }) {
    const mine = (await context.matches.list(interaction.person.id)).filter(
      ({ isAwaited: mine, sheet }) => mine && sheet.status === 'open',
    );
    const next = mine.find(({ sheet }) => sheet.id !== customId.match) ?? mine[0];
    if (!next) throw problems.noOpenQuestion();
    return showMatch(context, interaction, await context.matches.panel(next.sheet.id, interaction.person.id));
  },
  async go({ context, interaction, values }) {
    return showMatch(context, interaction, await context.matches.panel(values[0] ?? '', interaction.person.id));
  },
  best: async ({ context, interaction, customId, values }) =>
    leaderboardPage(context, interaction, values[0] ?? customId.arg),
  async 'profile-text'({ context, interaction, customId }) {
    const [id = '', ...name] = customId.arg.split('.');
    const person = { id, name: name.join('.') };
    const view = { challengeable: false, asText: true };
    return profilePage(context, interaction.person.id, person, interaction.language, view);
  },
  ranking: async ({ context, interaction, values }) => rankingPage(context, interaction, values[0] ?? ''),
  'ranking-page': async ({ context, interaction, customId }) => {
    const [family = '', page] = customId.arg.split('.');
    return rankingPage(context, interaction, family, Number(page) || 0);
  },
};

export const viewButtons: ClickHandlers = {
  ...readOnlyButtons,
  browser: async ({ context, interaction, customId }) =>
    openBoardPage(context, customId.match, interaction.person.id, interaction.language),
  async 'play-from'({ context, interaction, customId }) {
    const { person, language, channel } = interaction;
    const home = { guild: null, parent: channel, language };
    const panel = await context.matches.playFrom({
      match: customId.match,
      answer: Number(customId.arg) || 0,
      player: person,
      home,
      token: interaction.id,
    });
    return showMatch(context, interaction, panel, { notice: reviewStrings.goesOn(customId.match)[language] });
  },
  async 'memo-written'(click) {
    const { context, user, interaction, fields } = click;
    const panel = await clickedPanel(click);
    await context.matches.saveNotes(user, panel.id, fields.get('memo') ?? '');
    return notesPage(
      panel,
      await context.matches.notes(user, panel.id),
      interaction.language,
      notesStrings.saved[interaction.language],
    );
  },
  'challenge-start': submitChallenge,
  'solo-start': submitSolo,
  'challenge-person': async (click) => challengePerson(click, click.customId.arg),
  async alone(click) {
    const [what = '', id = ''] = click.customId.arg.split(' ');
    const { matches } = click.context;
    return what === 'day' ? startDailyMatch(click, dailyMatchNamed(matches, id)) : startScoredSolo(click, what);
  },
  'daily-share': async (click) => shareDailyMatch(click, click.customId.arg),
  async follow(click) {
    const { context, interaction, messageRefs } = click;
    const { sheet } = await clickedPanel(click);
    const home = await matchChannel(messageRefs, sheet);
    if (home === sheet.home.parent) return textPage(panelStrings.followingChannel[interaction.language]);
    try {
      await addToThread(context, messageRefs, sheet, home, interaction.person.id);
    } catch (error) {
      if (!isPermanent(error)) throw error;
      return textPage(panelStrings.cannotFollow(placeLink(sheet.home.guild, home))[interaction.language]);
    }
    return textPage(panelStrings.following[interaction.language]);
  },
};
