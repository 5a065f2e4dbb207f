import type { Matches } from '../../match/matches.ts';
import type { Language } from '../../engine/text.ts';
import type { BotContext } from '../context.ts';
import { formatCustomId, standaloneId } from '../interactions/custom-id.ts';
import { browserStrings as strings } from '../strings/browsers.ts';
import { buttonStrings } from '../strings/buttons.ts';
import {
  button,
  container,
  linkButton,
  type MessagePage,
  row,
  smallPrint,
  textBlock,
  textPage,
} from '../ui/components.ts';
import { accentColor } from '../ui/player-names.ts';
import { absoluteTime, relativeTime } from '../ui/timestamps.ts';

/** Hands out a new link to a person's board; only they see the page. */
export async function openBoardPage(
  { matches, webUrl }: Pick<BotContext, 'matches' | 'webUrl'>,
  match: string,
  user: string,
  language: Language,
): Promise<MessagePage> {
  if (webUrl === null) return textPage(strings.unavailable[language]);
  const { panel } = await matches.playerView(match, user, true);
  const ticket = await matches.newTicket(user, panel.id);
  const back = formatCustomId({ match, seat: panel.seat, seq: panel.seq, verb: 'open', arg: '' });
  return {
    components: [
      container(accentColor(panel.seat), [
        textBlock(strings.link[language]),
        row(
          linkButton(`${webUrl}/open/${ticket}`, buttonStrings.openBoard[language]),
          button(back, buttonStrings.openMatch[language]),
        ),
      ]),
    ],
  };
}

/** Lists the browsers in which a person is signed in. */
export async function browserSessionsPage(
  matches: Pick<Matches, 'sessions'>,
  user: string,
  language: Language,
  notice: string | null = null,
): Promise<MessagePage> {
  const sessions = await matches.sessions(user);
  const lines = sessions.map(
    ({ since, used }) => `› ${strings.session(absoluteTime(since), relativeTime(used))[language]}`,
  );
  const text = [
    strings.title[language],
    ...(notice ? [notice] : []),
    ...(lines.length > 0 ? lines : notice ? [] : [strings.none[language]]),
    smallPrint(strings.lasts[language]),
  ];
  return {
    components: [
      container(accentColor(null), [
        textBlock(text.join('\n')),
        row(
          ...(sessions.length > 0 ? [button(standaloneId('sign-out'), strings.signOut[language], 'danger')] : []),
          button(standaloneId('settings'), strings.back[language]),
        ),
      ]),
    ],
  };
}
