import type { AnyGame } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { type Note, wordsFor } from '../../match/posts.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { button, note, type Page, row, say, small } from '../parts/components.ts';
import { idOf } from '../arriving/ids.ts';
import { cut, cutLines, plain } from '../parts/limits.ts';
import { nameOfSeat, spoken } from '../parts/people.ts';
import { both } from '../parts/times.ts';
import { buttonWords } from '../words/buttons.ts';
import { noteWords as words } from '../words/public.ts';

/** One line in the thread about something that happened beside the rules, with buttons where the other is asked. */
export function publicNote(sheet: OpenSheet, game: AnyGame, about: Note): Page {
  const { language } = sheet.home;
  const name = (seat: Seat): string => nameOfSeat(sheet, seat);
  const at = (verb: string): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg: '' });
  switch (about.about) {
    case 'vacation':
      return note(words.vacation(name(about.seat), both(about.until))[language]);
    case 'back':
      return note(words.back(name(about.seat))[language]);
    case 'undo':
      return note(small(words.undo(name(about.seat), about.steps)[language]));
    case 'take-back-asked': {
      const seen = wordsFor(game, about.seen, null).map((text) => `› ${spoken(text, language, sheet)}`);
      const lines = [
        words.takeBackAsked(name(about.seat), about.answers)[language],
        ...(seen.length > 0 ? [words.seen[language], ...seen] : [small(words.seenNothing[language])]),
      ];
      return {
        components: [
          say(cutLines(lines.map((each) => cut(each, 300)), 1800)),
          row(
            button(at('accept-take-back'), buttonWords.acceptTakeBack[language]),
            button(at('decline-take-back'), buttonWords.declineTakeBack[language]),
          ),
        ],
      };
    }
    case 'take-back-done':
      return note(words.takeBackDone(name(about.seat))[language]);
    case 'take-back-declined':
      return note(words.takeBackDeclined(name(about.seat))[language]);
    case 'timeout':
      return note(small(words.timeout(name(about.seat))[language]));
    case 'autopilot':
      return note((about.by === null ? words.autopilotAlone(name(about.seat)) : words.autopilot(name(about.seat), name(about.by)))[language]);
    case 'granted':
      return note(words.granted(name(about.seat), name(about.by), both(about.until))[language]);
    case 'rewound':
      return note(words.rewound[language]);
    case 'adjourn-asked':
      return { components: [say(words.adjournAsked(name(about.seat))[language]), row(button(at('adjourn'), buttonWords.adjourn[language]))] };
    case 'resume-asked':
      return { components: [say(words.resumeAsked(name(about.seat))[language]), row(button(at('resume'), buttonWords.resume[language]))] };
    case 'stand-in': {
      const line = words.standIn[about.why](plain(about.name))[language];
      return about.name === '' ? note(words.standInForGood[language]) : { components: [say(line), row(button(at('take-seat-back'), buttonWords.takeSeatBack[language]))] };
    }
    case 'seat-back':
      return note(words.seatBack(name(about.seat))[language]);
    case 'adjourned':
      return { components: [say(words.adjourned[about.why][language]), row(button(at('resume'), buttonWords.resume[language]))] };
    case 'resumed':
      return { components: [say(words.resumed[language]), row(button(at('open'), buttonWords.openMatch[language]))] };
    case 'moderated':
      return note(words.moderated[about.what](plain(about.by))[language]);
    default:
      return about satisfies never;
  }
}
