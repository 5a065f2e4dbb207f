import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { type Language, type Text, text } from '../../engine/text.ts';
import type { Action, Panel } from '../../match/matches.ts';
import { isAside } from '../../match/sheet.ts';
import { button, frame, type Inner, type Page, rows, say, type Style } from '../parts/components.ts';
import { freeId, idOf } from '../arriving/ids.ts';
import { accentOf, listed, nameOfSeat } from '../parts/people.ts';
import { playsDecks } from '../parts/terms.ts';
import { deckWords } from '../words/decks.ts';
import { aheadWords } from '../words/ahead.ts';
import { memoWords } from '../words/memo.ts';
import { buttonWords } from '../words/buttons.ts';
import { panelWords } from '../words/panel.ts';
import { moreWords as words } from '../words/more.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { entriesOf, grouped, menuParts, menusOf, rareEntries } from '../questions/entries.ts';
import { backRow } from './look.ts';
import { askedOf } from './panel.ts';
import { chapterAbout } from './rules.ts';

/** What besides answering can be done now. Nothing here is done by one careless click: what cannot be taken back asks again. */
export function morePage(panel: Panel, language: Language): Page {
  const { id: match, seat, seq } = panel;
  const at = (verb: string, arg = ''): string => idOf({ match, seat, seq, verb, arg });
  const buttons: APIButtonComponentWithCustomId[] = [];
  const offer = (action: Action, verb: string, label: Text, arg = '', style: Style = 'secondary'): void => {
    if (panel.may.includes(action)) buttons.push(button(at(verb, arg), label[language], style));
  };
  offer('accept-take-back', 'accept-take-back', buttonWords.acceptTakeBack);
  offer('decline-take-back', 'decline-take-back', buttonWords.declineTakeBack);
  if (panel.undo && panel.undo.answers >= 1) buttons.push(button(at('undo-turn'), words.restartTurn[language]));
  if (panel.undo?.byOrder) buttons.push(button(at('undo-order'), words.undoOrder[language]));
  offer('ask-take-back', 'ask-take-back', words.askTakeBack, 'step');
  offer('use-bank', 'use-bank', buttonWords.useBank);
  offer('mute', 'mute', buttonWords.mute);
  offer('grant', 'grant', buttonWords.grant);
  offer('autopilot', 'autopilot', buttonWords.autopilot);
  if (panel.sheet.status === 'open') buttons.push(button(at('ahead'), aheadWords.button[language]));
  if (panel.view !== null && !isAside(panel.sheet.terms)) buttons.push(button(at('log'), panelWords.showLog[language]));
  buttons.push(
    button(at('memo'), memoWords.button[language]),
    button(freeId('settings'), words.settings[language]),
    button(freeId('orders', panel.game.facts.id), buttonWords.orders[language]),
    // Where nothing is asked, the rules begin at their beginning.
    panel.question
      ? button(freeId('rules', `${panel.game.facts.id}.${chapterAbout(panel.game, panel.question)}`), words.whatIsThis[language])
      : button(freeId('rules', `${panel.game.facts.id}.`), words.rules[language]),
  );
  if (panel.sheet.status === 'over' && playsDecks(panel.game, panel.sheet.terms)) buttons.push(button(at('decks-brought'), deckWords.both[language]));
  offer('resume', 'resume', buttonWords.resume);
  offer('adjourn', 'adjourn', buttonWords.adjourn);
  offer('rematch', 'rematch', words.rematch);
  offer('claim', 'claim', buttonWords.claim, '', 'danger');
  offer('resign', 'resign', words.resign, '', 'danger');
  const parts = [say(words.title[language]), ...rareMenus(panel, language), ...rows(buttons), ...backRow(panel, language)];
  return { components: [frame(accentOf(seat), parts)], files: [] };
}

/** Choices of the open question that are seldom wanted. */
function rareMenus(panel: Panel, language: Language): readonly Inner[] {
  if (!panel.question || panel.seat === null || panel.question.max > 1) return [];
  const asked = askedOf({ panel, language });
  const rare = rareEntries(asked, entriesOf(asked));
  return rare.length === 0 ? [] : menuParts(asked, 'menu', menusOf(asked, rare, grouped(rare)), 2);
}

/** What becomes of a match when this seat resigns. */
function afterResigning({ seat, sheet }: Panel): Text {
  if (sheet.terms.puzzle) return puzzleWords.giveUpSure;
  const others = [...sheet.players.keys()].filter((each) => each !== seat);
  const people = others.filter((each) => sheet.players[each]?.kind === 'person');
  if (people.length > 1) return words.resignSeat;
  const winners = people.length === 1 ? people : others;
  if (winners.length === 0) return words.resignAlone;
  return words.resignSure(text((language) => listed(winners.map((each) => nameOfSeat(sheet, each)), language)), winners.length > 1);
}

/** Asked once more, with the way back first. */
export function resignPage(panel: Panel, language: Language): Page {
  const { id: match, seat, seq, sheet } = panel;
  const [stay, leave] = sheet.terms.puzzle ? [puzzleWords.goOn, puzzleWords.giveUp] : [words.keepPlaying, words.resign];
  return {
    components: [
      frame(accentOf(seat), [
        say(afterResigning(panel)[language]),
        ...rows([
          button(idOf({ match, seat, seq, verb: 'open', arg: '' }), stay[language], 'primary'),
          button(idOf({ match, seat, seq, verb: 'resign-now', arg: '' }), leave[language], 'danger'),
        ]),
      ]),
    ],
    files: [],
  };
}
