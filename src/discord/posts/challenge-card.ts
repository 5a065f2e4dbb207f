import type { AnyGame } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { ChallengeScene } from '../../engine/scene/index.ts';
import { HOST, undecided } from '../../match/lobby/lobby.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { type Attached, button, frame, type Inner, note, type Page, picture, row, say, small } from '../parts/components.ts';
import { idOf } from '../arriving/ids.ts';
import { accentOf, listed, mentionOf, nameOfSeat, versus } from '../parts/people.ts';
import { capital, changesOf, extrasOf, fieldsFor, flowOf, packTerms, seatNumbers, termLines, variantOf } from '../parts/terms.ts';
import { both } from '../parts/times.ts';
import { placeLink } from '../parts/links.ts';
import { challengeWords as words } from '../words/challenge.ts';
import { matchWords } from '../words/match.ts';
import { tableWords } from '../words/table.ts';
import { houseRuleLines } from '../pages/house-rules.ts';

type Detail = PostDetails['challenge'];

/** The open challenge with everything agreed on, for all to see. Whoever may not press a button is told so. */
export function challengeCard(sheet: OpenSheet, game: AnyGame, detail: Detail, banner: Attached | null): Page {
  const { language } = sheet.home;
  const other = language === 'de' ? 'en' : 'de';
  const about = variantOf(game, detail.terms)?.about[language];
  const flow = flowOf(detail.terms)?.[language];
  const [title = '', ...terms] = termLines(game, detail.terms, language);
  // What the picture shows need not be said again.
  const extras = extrasOf(detail.terms).map((each) => capital(each[language]));
  const lines = banner ? [title, ...extras] : [title, ...terms];
  const asides = banner ? [about, flow && `${capital(flow)}.`] : [about];
  lines.push(...asides.filter((each) => each !== undefined).map(small));
  lines.push(...houseRuleLines(game, detail.terms, language));
  if (isTable(sheet)) lines.push(...seatLines(sheet));
  if (sheet.expires !== null) lines.push(small(words.expires(both(sheet.expires))[language]));
  return {
    components: [
      frame(accentOf(null), [
        say([opening(sheet, detail), ...changeLines(sheet, game, detail)].join('\n')),
        ...(banner ? [picture(banner)] : []),
        say(lines.join('\n')),
        ...(isTable(sheet) ? [tableRow(sheet, detail)] : [pairRow(sheet, detail)]),
        row(
          ...(fieldsFor(game, detail.terms).length > 0 || seatNumbers(game, detail.terms).length > 1 ? [button(at(sheet)('house-rules'), tableWords.houseRules[language])] : []),
          button(at(sheet)('speak', other), words.speak[other]),
        ),
      ]),
    ],
    files: banner ? [banner] : [],
  };
}

/** A challenge of one to one needs no list of seats. */
const isTable = ({ players }: OpenSheet): boolean => players.length !== 2 || players.some(({ kind }) => kind !== 'person');

const at =
  ({ id, seq }: OpenSheet) =>
  (verb: string, arg = ''): string =>
    idOf({ match: id, seat: null, seq, verb, arg });

function pairRow(sheet: OpenSheet, { terms }: Detail): Inner {
  const { language } = sheet.home;
  const verb = at(sheet);
  return row(
    button(verb('accept'), words.accept[language], 'success'),
    button(verb('propose', packTerms(terms)), words.propose[language]),
    button(verb('decline'), words.decline[language]),
    button(verb('withdraw'), words.withdraw[language]),
  );
}

function tableRow(sheet: OpenSheet, { terms }: Detail): Inner {
  const { language } = sheet.home;
  const verb = at(sheet);
  return row(
    button(verb('join'), tableWords.join[language], 'success'),
    button(verb('decline'), tableWords.leave[language]),
    button(verb('propose', packTerms(terms)), words.propose[language]),
    button(verb('manage'), tableWords.manage[language]),
  );
}

const numerals = ['①', '②', '③', '④', '⑤', '⑥'] as const;

/** Who sits where, who has agreed, and what is free. */
function seatLines(sheet: OpenSheet): readonly string[] {
  const { language } = sheet.home;
  return sheet.players.map(({ kind }, seat) => {
    const number = numerals[seat] ?? '•';
    if (kind === 'open') return `${number} *${tableWords.open[language]}*`;
    const host = seat === HOST ? ` (${tableWords.host[language]})` : '';
    const state = sheet.agreed[seat] ? ' ✓' : ` · ${tableWords.invited[language]}`;
    return `${number} ${nameOfSeat(sheet, seat)}${host}${state}`;
  });
}

/** Both arms and the terms. Seats are drawn at the start: until then the challenger stands on the left. */
export function challengeScene(sheet: OpenSheet, game: AnyGame, { terms }: Detail): ChallengeScene {
  return {
    kind: 'challenge',
    title: game.facts.name,
    people: sheet.players.map(({ kind, name }, seat) => ({ seat, name: kind === 'open' ? '…' : name })),
    terms: [
      { icon: 'gears', label: matchWords.variant, value: variantOf(game, terms)?.name ?? game.facts.name },
      { icon: 'sands-of-time', label: matchWords.clock, value: matchWords.clocks[terms.clock] },
      { icon: 'anticlockwise-rotation', label: matchWords.takebackRule, value: matchWords.takebackRules(terms.takebacks) },
      { icon: 'trophy', label: matchWords.rating, value: matchWords.rated(terms.rated) },
    ],
  };
}

/** The host, or whoever proposed other terms while the host has not agreed to them: of those who have, the first to do something. */
function askerOf({ players, agreed, lastActed }: OpenSheet): Seat {
  if (agreed[HOST]) return HOST;
  const agreeing = players.flatMap(({ kind }, seat) => (kind === 'person' && agreed[seat] ? [seat] : []));
  return agreeing.toSorted((a, b) => (lastActed[a] ?? 0) - (lastActed[b] ?? 0))[0] ?? HOST;
}

/** A ping for the one who is asked, the name of the one who asks. */
function opening(sheet: OpenSheet, detail: Detail): string {
  const { language } = sheet.home;
  const asker = detail.event === 'proposed' && detail.seat !== null ? detail.seat : askerOf(sheet);
  const asked = undecided(sheet).filter((seat) => seat !== asker);
  const by = nameOfSeat(sheet, asker);
  const whom = listed(asked.map((seat) => (detail.calls.includes(seat) ? mentionOf(sheet, seat) : nameOfSeat(sheet, seat))), language);
  if (asked.length === 0) return tableWords.begins(nameOfSeat(sheet, HOST))[language];
  if (detail.event === 'reminder') return words.reminder(whom, by, asked.length > 1)[language];
  if (detail.event === 'proposed' || !sheet.agreed[HOST]) return words.proposed(whom, by)[language];
  return (sheet.previous === null ? words.made(whom, by, asked.length > 1) : words.rematch(whom, by))[language];
}

/** What the proposal is about: the terms below say only how they are now. */
function changeLines(sheet: OpenSheet, game: AnyGame, { before, terms }: Detail): readonly string[] {
  if (!before) return [];
  const { language } = sheet.home;
  const seats = [before.seats, sheet.players.length].map((count) => tableWords.seats(count)[language]);
  const changes = [...changesOf(game, before.terms, terms, language), ...(seats[0] === seats[1] ? [] : [seats.join(' → ')])];
  return changes.length > 0 ? [words.changes(changes)[language]] : [];
}

/** A card that is done with: its picture goes. */
const closed = (text: string): Page => ({ ...note(text), files: [] });

/** What stays of the card when it is answered. */
export function closedCard(sheet: OpenSheet, detail: Detail): Page {
  const { language } = sheet.home;
  const by = detail.seat === null ? versus(sheet) : nameOfSeat(sheet, detail.seat);
  if (detail.event === 'declined') return closed(words.declined(by)[language]);
  if (detail.event === 'withdrawn') return closed(words.withdrawn(by)[language]);
  return closed(words.expired[language]);
}

export const replacedCard = (sheet: OpenSheet): Page => closed(small(words.replaced[sheet.home.language]));

/** The way from the channel to the match. */
export const gameOnCard = (sheet: Pick<OpenSheet, 'players' | 'home'>, channel: string): Page =>
  closed(words.gameOn(versus(sheet), placeLink(sheet.home.guild, channel))[sheet.home.language]);

/** The same way when the match is over, and how it ended. */
export function gameOverCard(sheet: Pick<OpenSheet, 'players' | 'home' | 'ending' | 'terms'>, game: AnyGame, channel: string): Page {
  const { language } = sheet.home;
  const what = (variantOf(game, sheet.terms)?.name ?? game.facts.name)[language];
  return closed(words.gameOver(`${what} · ${versus(sheet)}`, matchWords.verdict(sheet, language), placeLink(sheet.home.guild, channel))[language]);
}
