import { note } from '../../parts/components.ts';
import { placeLink } from '../../parts/links.ts';
import { isPermanent } from '../../sending/faults.ts';
import { bringIn, homeOf } from '../../sending/homes.ts';
import { logPage } from '../../pages/log.ts';
import { boardPage, handPage, textPage, zoomPage } from '../../pages/look.ts';
import { aheadPage } from '../../pages/ahead.ts';
import { serverPage } from '../../pages/server-games.ts';
import { memoPage } from '../../pages/memo.ts';
import { hintPage } from '../../pages/hint.ts';
import { alone } from '../begin.ts';
import { aloneIn, bestPage } from '../../pages/best.ts';
import { morePage } from '../../pages/more.ts';
import { reviewPage } from '../../pages/review.ts';
import { problems } from '../../../match/problems.ts';
import type { Panel } from '../../../match/matches.ts';
import { showMatch } from '../../pages/show-match.ts';
import { memoWords } from '../../words/memo.ts';
import { panelWords } from '../../words/panel.ts';
import { reviewWords } from '../../words/review.ts';
import type { Click, Handlers } from './click.ts';

const panelOf = async ({ desk, visit, ticket }: Click): Promise<Panel> => desk.matches.panel(ticket.match, visit.person.id);

/** Only read, so they don't wait for the acknowledgement. */
export const readers: Handlers = {
  async hand(click) {
    const panel = await panelOf(click);
    if (panel.seat === null) return showMatch(click.desk, click.visit, panel);
    return handPage(click.desk, panel, click.visit.language);
  },
  board: async (click) => boardPage(click.desk, await panelOf(click), click.visit.language),
  zoom: async (click) => zoomPage(click.desk, await panelOf(click), click.visit.language, click.ticket.arg),
  text: async (click) => textPage(await panelOf(click), click.visit.language, Number(click.ticket.arg) || 0),
  async log(click) {
    const { desk, visit, ticket } = click;
    const [panel, told] = await Promise.all([panelOf(click), desk.matches.log(ticket.match, visit.person.id)]);
    return logPage(panel, told, visit.language, Number(ticket.arg) || 0);
  },
  hint: async ({ desk, visit, ticket }) => hintPage(await desk.matches.hint(ticket.match, visit.person.id), visit.language),
  async ahead(click) {
    const panel = await panelOf(click);
    return panel.seat === null || panel.sheet.status !== 'open' ? showMatch(click.desk, click.visit, panel) : aheadPage(panel, click.visit.language);
  },
  review: async ({ desk, visit, ticket }) => reviewPage(desk, visit.person.id, ticket.match, visit.language),
  async more(click) {
    const panel = await panelOf(click);
    return panel.seat === null ? showMatch(click.desk, click.visit, panel) : morePage(panel, click.visit.language);
  },
  'server-games': async ({ desk, visit, ticket }) => serverPage(desk, visit, Number(ticket.arg) || 0),
  async memo(click) {
    const panel = await panelOf(click);
    return memoPage(panel, await click.desk.matches.memo(click.user, panel.id), click.visit.language);
  },
  /** The match that waits for this person and has least time left. */
  async next({ desk, visit, ticket }) {
    const mine = (await desk.matches.list(visit.person.id)).filter(({ mine, sheet }) => mine && sheet.status === 'open');
    const next = mine.find(({ sheet }) => sheet.id !== ticket.match) ?? mine[0];
    if (!next) throw problems.nothingAsked();
    return showMatch(desk, visit, await desk.matches.panel(next.sheet.id, visit.person.id));
  },
  async go({ desk, visit, values }) {
    return showMatch(desk, visit, await desk.matches.panel(values[0] ?? '', visit.person.id));
  },
  best: async ({ desk, visit }) => bestPage(desk, visit),
};

export const looking: Handlers = {
  ...readers,
  async 'play-from'({ desk, visit, ticket }) {
    const { person, language, channel } = visit;
    const home = { guild: null, parent: channel, language };
    const panel = await desk.matches.playFrom({ match: ticket.match, answer: Number(ticket.arg) || 0, player: person, home, token: visit.id });
    return showMatch(desk, visit, panel, { notice: reviewWords.goesOn(ticket.match)[language] });
  },
  async 'memo-written'(click) {
    const { desk, user, visit, fields } = click;
    const panel = await panelOf(click);
    await desk.matches.saveMemo(user, panel.id, fields.get('memo') ?? '');
    return memoPage(panel, await desk.matches.memo(user, panel.id), visit.language, memoWords.saved[visit.language]);
  },
  alone: async (click) => alone(click, click.ticket.arg === 'day', aloneIn(click.desk.matches)),
  async follow(click) {
    const { desk, visit, notes } = click;
    const { sheet } = await panelOf(click);
    const home = await homeOf(notes, sheet);
    if (home === sheet.home.parent) return note(panelWords.followingChannel[visit.language]);
    try {
      await bringIn(desk, notes, sheet, home, visit.person.id);
    } catch (error) {
      if (!isPermanent(error)) throw error;
      return note(panelWords.cannotFollow(placeLink(sheet.home.guild, home))[visit.language]);
    }
    return note(panelWords.following[visit.language]);
  },
};
