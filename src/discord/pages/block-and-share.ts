import { type Language, verbatim } from '../../engine/text.ts';
import type { PublicMatch, UserRef } from '../../match/matches.ts';
import type { BotContext } from '../context.ts';
import { standaloneId, formatCustomId } from '../interactions/custom-id.ts';
import { button, container, linkButton, type MessagePage, row, smallPrint, textBlock } from '../ui/components.ts';
import { cut, LIMIT, plain } from '../ui/limits.ts';
import { accentColor, playerNamesLine } from '../ui/player-names.ts';
import { blockAndShareStrings as strings } from '../strings/block-and-share.ts';

/** Confirms a block, with a button to undo it. */
export function blockPage({ id, name }: UserRef, language: Language): MessagePage {
  const back = button(standaloneId('unblock', id), cut(strings.unblock(name)[language], LIMIT.buttonLabel));
  return { components: [textBlock(strings.blocked(plain(name))[language]), row(back)] };
}

/** Says what sharing the match shows and asks for confirmation; if it is shared, shows its link and how to stop. */
export async function sharePage(
  { matches, webUrl }: Pick<BotContext, 'matches' | 'webUrl'>,
  match: string,
  user: string,
  language: Language,
): Promise<MessagePage> {
  const { sheet, token } = await matches.sharing(match, user);
  const at = (verb: string): string => formatCustomId({ match, seat: null, seq: 0, verb, arg: '' });
  // With a match page, a match shared before there was one gets its link by confirming again.
  if (webUrl === null ? token !== null : token) return sharedPage(webUrl, sheet, token ?? '', language);
  const game = matches.games.get(sheet.terms.game)?.info.name ?? verbatim(sheet.terms.game);
  const running = webUrl === null ? strings.shareRunningById : strings.shareRunning;
  const lines = [
    strings.shareTitle(match, playerNamesLine(sheet), game)[language],
    ...(sheet.status === 'over' ? [] : [running[language]]),
    strings.shareOver[language],
    smallPrint((webUrl === null ? strings.shareSmallPrintById : strings.shareSmallPrint)[language]),
  ];
  return {
    components: [
      container(accentColor(null), [
        textBlock(lines.join('\n')),
        row(button(at('share-now'), strings.share[language], 'success')),
      ]),
    ],
  };
}

function sharedPage(webUrl: string | null, sheet: PublicMatch, token: string, language: Language): MessagePage {
  const match = sheet.id;
  const stop = button(
    formatCustomId({ match, seat: null, seq: 0, verb: 'unshare', arg: '' }),
    strings.unshare[language],
  );
  if (webUrl === null)
    return { components: [container(accentColor(null), [textBlock(strings.shared(match)[language]), row(stop)])] };
  const url = `${webUrl}/m/${match}/${token}`;
  return {
    components: [
      container(accentColor(null), [
        textBlock(strings.sharedByLink(match, playerNamesLine(sheet), url)[language]),
        row(linkButton(url, strings.openPage[language]), stop),
      ]),
    ],
  };
}
