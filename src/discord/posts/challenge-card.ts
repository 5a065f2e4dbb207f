import type { AnyGame } from '../../engine/game/index.ts';
import type { ChallengeScene } from '../../engine/scene/index.ts';
import { HOST, undecided } from '../../match/lobby/lobby.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { Sheet } from '../../match/sheet.ts';
import { type Attached, button, frame, note, type Page, picture, row, say, small } from '../parts/components.ts';
import { idOf } from '../arriving/ids.ts';
import { accentOf, listed, mentionOf, nameOfSeat, namesOf, versus } from '../parts/people.ts';
import { capital, flowOf, packTerms, termLines, variantOf } from '../parts/terms.ts';
import { both } from '../parts/times.ts';
import { challengeWords as words } from '../words/challenge.ts';
import { matchWords } from '../words/match.ts';

type Detail = PostDetails['challenge'];

/** The open challenge with everything agreed on, for all to see. Whoever may not press a button is told so. */
export function challengeCard(sheet: Sheet, game: AnyGame, detail: Detail, banner: Attached | null): Page {
  const { language } = sheet.home;
  const at = (verb: string, arg = ''): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg });
  const other = language === 'de' ? 'en' : 'de';
  const about = variantOf(game, detail.terms)?.about[language];
  const flow = flowOf(detail.terms)?.[language];
  const [title = '', ...terms] = termLines(game, detail.terms, language);
  // What the picture shows need not be said again.
  const lines = banner ? [title] : [title, ...terms];
  const asides = banner ? [about, flow && `${capital(flow)}.`] : [about];
  lines.push(...asides.filter((each) => each !== undefined).map(small));
  if (sheet.expires !== null) lines.push(small(words.expires(both(sheet.expires))[language]));
  return {
    components: [
      frame(accentOf(null), [
        say(opening(sheet, detail)),
        ...(banner ? [picture(banner)] : []),
        say(lines.join('\n')),
        row(
          button(at('accept'), words.accept[language], 'success'),
          button(at('propose', packTerms(detail.terms)), words.propose[language]),
          button(at('decline'), words.decline[language]),
          button(at('withdraw'), words.withdraw[language]),
          button(at('speak', other), words.speak[other]),
        ),
      ]),
    ],
    files: banner ? [banner] : [],
  };
}

/** Both arms and the terms. Seats are drawn at the start: until then the challenger stands on the left. */
export function challengeScene(sheet: Sheet, game: AnyGame, { terms }: Detail): ChallengeScene {
  return {
    kind: 'challenge',
    title: game.facts.name,
    people: namesOf(sheet).map((name, seat) => ({ seat, name })),
    terms: [
      { icon: 'gears', label: matchWords.variant, value: variantOf(game, terms)?.name ?? game.facts.name },
      { icon: 'sands-of-time', label: matchWords.clock, value: matchWords.clocks[terms.clock] },
      { icon: 'anticlockwise-rotation', label: matchWords.takebackRule, value: matchWords.takebackRules(terms.takebacks) },
      { icon: 'trophy', label: matchWords.rating, value: matchWords.rated(terms.rated) },
    ],
  };
}

/** A ping for the one who is asked, the name of the one who asks. */
function opening(sheet: Sheet, detail: Detail): string {
  const { language } = sheet.home;
  const asked = undecided(sheet);
  const by = nameOfSeat(sheet, detail.seat ?? (asked.includes(HOST) ? 1 : HOST));
  const whom = listed(asked.map((seat) => (detail.calls.includes(seat) ? mentionOf(sheet, seat) : nameOfSeat(sheet, seat))), language);
  if (detail.event === 'reminder') return words.reminder(whom, by)[language];
  if (detail.event === 'proposed' || !sheet.agreed[HOST]) return words.proposed(whom, by)[language];
  return (sheet.previous === null ? words.made : words.rematch)(whom, by)[language];
}

/** A card that is done with: its picture goes. */
const closed = (text: string): Page => ({ ...note(text), files: [] });

/** What stays of the card when it is answered. */
export function closedCard(sheet: Sheet, detail: Detail): Page {
  const { language } = sheet.home;
  const by = detail.seat === null ? versus(sheet) : nameOfSeat(sheet, detail.seat);
  if (detail.event === 'declined') return closed(words.declined(by)[language]);
  if (detail.event === 'withdrawn') return closed(words.withdrawn(by)[language]);
  return closed(words.expired[language]);
}

export const replacedCard = (sheet: Sheet): Page => closed(small(words.replaced[sheet.home.language]));

/** The way from the channel to the match. */
export const gameOnCard = (sheet: Pick<Sheet, 'players' | 'home'>, channel: string): Page =>
  closed(words.gameOn(versus(sheet), `<#${channel}>`)[sheet.home.language]);

/** The same way when the match is over, and how it ended. */
export function gameOverCard(sheet: Pick<Sheet, 'players' | 'home' | 'ending'>, channel: string): Page {
  const { language } = sheet.home;
  return closed(words.gameOver(versus(sheet), matchWords.verdict(sheet, language), `<#${channel}>`)[language]);
}
