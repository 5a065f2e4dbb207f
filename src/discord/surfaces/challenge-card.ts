import type { AnyGame } from '../../engine/game.ts';
import type { Seat } from '../../engine/script.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { Sheet } from '../../match/sheet.ts';
import { button, frame, note, type Page, row, say, small } from '../components.ts';
import { idOf } from '../ids.ts';
import { accentOf, mentionOf, nameOfSeat, userOf, versus } from '../people.ts';
import { packTerms, termLines } from '../terms.ts';
import { both } from '../times.ts';
import { challengeWords as words } from '../words/challenge.ts';

type Detail = PostDetails['challenge'];

/** The open challenge with everything agreed on, for all to see. Whoever may not press a button is told so. */
export function challengeCard(sheet: Sheet, game: AnyGame, detail: Detail): Page {
  const { language } = sheet.home;
  const at = (verb: string, arg = ''): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg });
  const lines = [...termLines(game, detail.terms, language)];
  if (sheet.expires !== null) lines.push(small(words.expires(both(sheet.expires))[language]));
  return {
    components: [
      frame(accentOf(null), [
        say(opening(sheet, detail)),
        say(lines.join('\n')),
        row(
          button(at('accept'), words.accept[language], 'success'),
          button(at('propose', packTerms(detail.terms)), words.propose[language]),
          button(at('decline'), words.decline[language]),
          button(at('withdraw'), words.withdraw[language]),
        ),
      ]),
    ],
  };
}

/** A ping for the one who is asked, the name of the one who asks. */
function opening(sheet: Sheet, detail: Detail): string {
  const { language } = sheet.home;
  const asked: Seat = detail.mention ?? (detail.seat === 0 ? 1 : 0);
  const by = nameOfSeat(sheet, asked === 0 ? 1 : 0);
  const whom = detail.mention === null ? nameOfSeat(sheet, asked) : mentionOf(sheet, asked);
  if (detail.event === 'proposed') return words.proposed(whom, by)[language];
  if (detail.event === 'reminder') return words.reminder(whom, by)[language];
  return (detail.previous ? words.rematch : words.made)(whom, by)[language];
}

/** The person a card pings; null for none. */
export const pinged = (sheet: Sheet, detail: Detail): string | null => (detail.mention === null ? null : userOf(sheet, detail.mention));

/** What stays of the card when it is answered. */
export function closedCard(sheet: Sheet, detail: Detail): Page {
  const { language } = sheet.home;
  const by = detail.seat === null ? versus(sheet) : nameOfSeat(sheet, detail.seat);
  if (detail.event === 'declined') return note(words.declined(by)[language]);
  if (detail.event === 'withdrawn') return note(words.withdrawn(by)[language]);
  return note(words.expired[language]);
}

export const replacedCard = (sheet: Sheet): Page => note(small(words.replaced[sheet.home.language]));

/** The way from the channel to the match. */
export const gameOnCard = (sheet: Pick<Sheet, 'players' | 'home'>, channel: string): Page =>
  note(words.gameOn(versus(sheet), `<#${channel}>`)[sheet.home.language]);
