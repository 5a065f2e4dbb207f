import type { APIButtonComponentWithCustomId } from 'discord.js';
import { type Language, type Text } from '../../engine/text.ts';
import type { PanelAction, Panel } from '../../match/matches.ts';
import { goesOn, winnersWithout } from '../../match/leave/resign.ts';
import { isSideGame, mayReturn } from '../../match/stored-match.ts';
import {
  button,
  container,
  type ContainerPart,
  type MessagePage,
  rows,
  textBlock,
  type ButtonStyleName,
} from '../ui/components.ts';
import { standaloneId, formatCustomId } from '../interactions/custom-id.ts';
import { accentColor, playerName } from '../ui/player-names.ts';
import { playsDecks } from '../ui/terms.ts';
import { deckStrings } from '../strings/decks.ts';
import { premoveStrings } from '../strings/premoves.ts';
import { notesStrings } from '../strings/notes.ts';
import { blockAndShareStrings } from '../strings/block-and-share.ts';
import { buttonStrings } from '../strings/buttons.ts';
import { panelStrings } from '../strings/panel.ts';
import { menuStrings as strings } from '../strings/menu.ts';
import { lessonStrings } from '../strings/lesson.ts';
import { puzzleStrings } from '../strings/puzzle.ts';
import { choiceEntries, byGroup, menuParts, choiceMenus, rareEntries } from '../questions/entries.ts';
import { backRow } from './viewing.ts';
import { questionContext } from './panel.ts';
import { chapterAbout } from './rules.ts';

/** Shows all actions other than answers. Irreversible ones ask for confirmation. */
export function menuPage(panel: Panel, language: Language): MessagePage {
  const { id: match, seat, seq } = panel;
  const at = (verb: string, arg = ''): string => formatCustomId({ match, seat, seq, verb, arg });
  const buttons: APIButtonComponentWithCustomId[] = [];
  const offer = (
    action: PanelAction,
    verb: string,
    label: Text,
    arg = '',
    style: ButtonStyleName = 'secondary',
  ): void => {
    if (panel.actions.includes(action)) buttons.push(button(at(verb, arg), label[language], style));
  };
  offer('accept-take-back', 'accept-take-back', buttonStrings.acceptTakeBack);
  offer('decline-take-back', 'decline-take-back', buttonStrings.declineTakeBack);
  if (panel.undo && panel.undo.answers >= 1) buttons.push(button(at('undo-turn'), strings.restartTurn[language]));
  if (panel.undo?.byOrder) buttons.push(button(at('undo-order'), strings.undoOrder[language]));
  offer('ask-take-back', 'ask-take-back', strings.askTakeBack, 'step');
  offer('use-bank', 'use-bank', buttonStrings.useBank);
  offer('mute', 'mute', buttonStrings.mute);
  offer('grant', 'grant', buttonStrings.grant);
  offer('autopilot', 'autopilot', buttonStrings.autopilot);
  if (panel.sheet.status === 'open') buttons.push(button(at('ahead'), premoveStrings.button[language]));
  if (panel.view !== null && !isSideGame(panel.sheet.terms))
    buttons.push(button(at('log'), panelStrings.showLog[language]));
  buttons.push(
    button(at('memo'), notesStrings.button[language]),
    button(standaloneId('settings'), strings.settings[language]),
    button(standaloneId('orders', panel.game.info.id), buttonStrings.orders[language]),
    // Without a question, the rules start at their first chapter.
    panel.question
      ? button(
          standaloneId('rules', `${panel.game.info.id}.${chapterAbout(panel.game, panel.question)}`),
          strings.whatIsThis[language],
        )
      : button(standaloneId('rules', `${panel.game.info.id}.`), strings.rules[language]),
  );
  if (panel.sheet.status === 'over' && playsDecks(panel.game, panel.sheet.terms))
    buttons.push(button(at('decks-brought'), deckStrings.both[language]));
  if (mayShare(panel)) buttons.push(button(at('share'), blockAndShareStrings.share[language]));
  offer('resume', 'resume', buttonStrings.resume);
  offer('adjourn', 'adjourn', buttonStrings.adjourn);
  offer('decline-adjourn', 'decline-adjourn', buttonStrings.keepPlaying);
  offer('rematch', 'rematch', strings.rematch);
  offer('claim', 'claim', buttonStrings.claim, '', 'danger');
  offer('resign', 'resign', strings.resign, '', 'danger');
  const parts = [
    textBlock(strings.title[language]),
    ...rareMenus(panel, language),
    ...rows(buttons),
    ...backRow(panel, language),
  ];
  return { components: [container(accentColor(seat), parts)], files: [] };
}

/** Returns whether this person can share the match now. */
const mayShare = ({ seat, sheet: { startedAt, status, terms } }: Panel): boolean =>
  seat !== null && startedAt !== null && !isSideGame(terms) && (!terms.rated || status === 'over');

/** Returns menus of rarely used choices. */
function rareMenus(panel: Panel, language: Language): readonly ContainerPart[] {
  if (!panel.question || panel.seat === null || panel.question.max > 1) return [];
  const asked = questionContext({ panel, language });
  const rare = rareEntries(asked, choiceEntries(asked));
  return rare.length === 0 ? [] : menuParts(asked, 'menu', choiceMenus(asked, rare, byGroup(rare)), 2);
}

/** Says how the match continues after this seat resigns. */
function afterResigning({ seat, sheet }: Panel): Text {
  if (sheet.terms.puzzle) return puzzleStrings.giveUpSure;
  if (sheet.terms.lesson) return lessonStrings.stopSure;
  if (seat !== null && goesOn(sheet, seat)) return mayReturn(sheet) ? strings.resignSeat : strings.resignRated;
  const [winner, ...others] = seat === null ? [] : winnersWithout(sheet, seat);
  if (winner === undefined) return strings.resignAlone;
  return others.length > 0 ? strings.resignToComputers : strings.resignSure(playerName(sheet, winner));
}

/** Asks for confirmation, with the way back first. */
export function resignPage(panel: Panel, language: Language): MessagePage {
  const { id: match, seat, seq, sheet } = panel;
  const [stay, leave] = sheet.terms.puzzle
    ? [puzzleStrings.goOn, puzzleStrings.giveUp]
    : sheet.terms.lesson
      ? [lessonStrings.goOn, lessonStrings.stop]
      : [buttonStrings.keepPlaying, strings.resign];
  return {
    components: [
      container(accentColor(seat), [
        textBlock(afterResigning(panel)[language]),
        ...rows([
          button(formatCustomId({ match, seat, seq, verb: 'open', arg: '' }), stay[language], 'primary'),
          button(formatCustomId({ match, seat, seq, verb: 'resign-now', arg: '' }), leave[language], 'danger'),
        ]),
      ]),
    ],
    files: [],
  };
}
