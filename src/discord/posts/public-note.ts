import type { Seat } from '../../engine/script.ts';
import type { WordedEvent, NoteDetail } from '../../match/posts.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { mayReturn } from '../../match/stored-match.ts';
import { button, textPage, type MessagePage, row, textBlock, smallPrint } from '../ui/components.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { cut, cutLines, plain } from '../ui/limits.ts';
import { playerName, messageText } from '../ui/player-names.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import { buttonStrings } from '../strings/buttons.ts';
import { noteStrings as strings } from '../strings/public-posts.ts';

/** Shows a line about an event outside the rules, with buttons if another player is asked. */
export function publicNote(sheet: PublicMatch, about: NoteDetail<WordedEvent>): MessagePage {
  const { language } = sheet.home;
  const name = (seat: Seat): string => playerName(sheet, seat);
  const at = (verb: string): string => formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg: '' });
  switch (about.about) {
    case 'vacation':
      return textPage(strings.vacation(name(about.seat), absoluteAndRelative(about.until))[language]);
    case 'back':
      return textPage(strings.back(name(about.seat))[language]);
    case 'undo':
      return textPage(smallPrint(strings.undo(name(about.seat), about.steps)[language]));
    case 'take-back-asked': {
      const seen = about.seen.map(({ text }) => `› ${messageText(text, language, sheet)}`);
      const lines = [
        strings.takeBackAsked(name(about.seat), about.answers)[language],
        ...(seen.length > 0 ? [strings.seen[language], ...seen] : [smallPrint(strings.seenNothing[language])]),
      ];
      return {
        components: [
          textBlock(
            cutLines(
              lines.map((each) => cut(each, 300)),
              1800,
            ),
          ),
          row(
            button(at('accept-take-back'), buttonStrings.acceptTakeBack[language]),
            button(at('decline-take-back'), buttonStrings.declineTakeBack[language]),
          ),
        ],
      };
    }
    case 'take-back-done':
      return textPage(strings.takeBackDone(name(about.seat))[language]);
    case 'take-back-declined':
      return textPage(strings.takeBackDeclined(name(about.seat))[language]);
    case 'timeout':
      return textPage(smallPrint(strings.timeout(name(about.seat))[language]));
    case 'autopilot':
      return textPage(
        (about.by === null
          ? strings.autopilotAlone(name(about.seat))
          : strings.autopilot(name(about.seat), name(about.by))
        )[language],
      );
    case 'granted':
      return textPage(strings.granted(name(about.seat), name(about.by), absoluteAndRelative(about.until))[language]);
    case 'rewound':
      return textPage(strings.rewound[language]);
    case 'adjourn-asked':
      return {
        components: [
          textBlock(strings.adjournAsked(name(about.seat))[language]),
          row(
            button(at('adjourn'), buttonStrings.adjourn[language]),
            button(at('decline-adjourn'), buttonStrings.keepPlaying[language]),
          ),
        ],
      };
    case 'adjourn-declined':
      return textPage(strings.adjournDeclined(name(about.seat))[language]);
    case 'resume-asked':
      return {
        components: [
          textBlock(strings.resumeAsked(name(about.seat))[language]),
          row(button(at('resume'), buttonStrings.resume[language])),
        ],
      };
    case 'stand-in': {
      if (about.name === '') return textPage(strings.standInForGood[language]);
      if (!mayReturn(sheet)) return textPage(strings.standInRated[about.why](plain(about.name))[language]);
      const line = strings.standIn[about.why](plain(about.name))[language];
      return { components: [textBlock(line), row(button(at('take-seat-back'), buttonStrings.takeSeatBack[language]))] };
    }
    case 'seat-back':
      return textPage(strings.seatBack(name(about.seat))[language]);
    case 'adjourned':
      return {
        components: [
          textBlock(strings.adjourned[about.why][language]),
          row(button(at('resume'), buttonStrings.resume[language])),
        ],
      };
    case 'resumed':
      return {
        components: [textBlock(strings.resumed[language]), row(button(at('open'), buttonStrings.openMatch[language]))],
      };
    case 'moderated':
      return textPage(strings.moderated[about.what](plain(about.by))[language]);
    default:
      return about satisfies never;
  }
}
