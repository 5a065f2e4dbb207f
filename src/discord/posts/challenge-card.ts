import { type AnyGame, familyOf } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { ChallengeScene } from '../../engine/scene/index.ts';
import { levelRating } from '../../ratings/level-ratings.ts';
import { HOST, seatsToAgree } from '../../match/lobby/lobby.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { PublicMatch } from '../../match/matches.ts';
import {
  type Attachment,
  button,
  container,
  type ContainerPart,
  textPage,
  type MessagePage,
  picture,
  row,
  textBlock,
  smallPrint,
} from '../ui/components.ts';
import { formatCustomId } from '../interactions/custom-id.ts';
import { accentColor, joinNames, mention, playerName, playerNamesLine } from '../ui/player-names.ts';
import {
  upperFirst,
  termChanges,
  extraTermLines,
  fieldsFor,
  flowOf,
  packTerms,
  seatNumbers,
  termLines,
  variantOf,
} from '../ui/terms.ts';
import { handicapLines, handicapText } from '../ui/handicap.ts';
import { plain } from '../ui/limits.ts';
import { absoluteAndRelative } from '../ui/timestamps.ts';
import { competitionOf } from '../ui/match-title.ts';
import { placeLink } from '../ui/links.ts';
import { challengeStrings as strings } from '../strings/challenge.ts';
import { matchStrings } from '../strings/match.ts';
import { tableStrings } from '../strings/table.ts';
import { houseRuleLines } from '../pages/house-rules.ts';

type Detail = PostDetails['challenge'];

/** Shows an open challenge with all terms. Its buttons are public; unauthorized clicks are refused. */
export function challengeCard(
  sheet: PublicMatch,
  game: AnyGame,
  detail: Detail,
  banner: Attachment | null,
): MessagePage {
  const { language } = sheet.home;
  const other = language === 'de' ? 'en' : 'de';
  const about = variantOf(game, detail.terms)?.about[language];
  const flow = flowOf(detail.terms)?.[language];
  const [title = '', ...terms] = termLines(game, detail.terms, language);
  // Terms that the picture shows aren't repeated.
  const extras = extraTermLines(detail.terms).map((each) => upperFirst(each[language]));
  const lines = banner ? [title, ...extras] : [title, ...terms];
  const asides = banner ? [about, flow && `${upperFirst(flow)}.`] : [about];
  lines.push(...asides.filter((each) => each !== undefined).map(smallPrint));
  lines.push(...houseRuleLines(game, detail.terms, language), ...handicapLines(sheet, game, detail.terms, language));
  if (isTable(sheet)) lines.push(...seatLines(sheet, game));
  if (sheet.expires !== null) lines.push(smallPrint(strings.expires(absoluteAndRelative(sheet.expires))[language]));
  return {
    components: [
      container(accentColor(null), [
        textBlock([opening(sheet, detail), ...changeLines(sheet, game, detail)].join('\n')),
        ...(banner ? [picture(banner)] : []),
        textBlock(lines.join('\n')),
        ...(isTable(sheet) ? [tableRow(sheet, detail)] : [pairRow(sheet, detail)]),
        row(
          ...(fieldsFor(game, detail.terms).length > 0 || seatNumbers(game, detail.terms).length > 1
            ? [button(at(sheet)('house-rules'), tableStrings.houseRules[language])]
            : []),
          button(at(sheet)('speak', other), strings.speak[other]),
        ),
      ]),
    ],
    files: banner ? [banner] : [],
  };
}

/** A challenge between two players needs no list of seats. */
const isTable = ({ players }: PublicMatch): boolean =>
  players.length !== 2 || players.some(({ kind }) => kind !== 'person');

const at =
  ({ id, seq }: PublicMatch) =>
  (verb: string, arg = ''): string =>
    formatCustomId({ match: id, seat: null, seq, verb, arg });

function pairRow(sheet: PublicMatch, { terms }: Detail): ContainerPart {
  const { language } = sheet.home;
  const verb = at(sheet);
  return row(
    button(verb('accept'), strings.accept[language], 'success'),
    button(verb('propose', packTerms(terms)), strings.propose[language]),
    button(verb('decline'), strings.decline[language]),
    button(verb('withdraw'), strings.withdraw[language]),
  );
}

/** Returns whether other terms were proposed that the host hasn't agreed to. */
const asksAgain = ({ agreed }: PublicMatch): boolean => !agreed[HOST];

function tableRow(sheet: PublicMatch, { terms }: Detail): ContainerPart {
  const { language } = sheet.home;
  const verb = at(sheet);
  return row(
    ...(asksAgain(sheet) ? [button(verb('accept'), tableStrings.agree[language], 'success')] : []),
    ...(asksAgain(sheet) && !sheet.players.some(({ kind }) => kind === 'open')
      ? []
      : [button(verb('join'), tableStrings.join[language], asksAgain(sheet) ? 'secondary' : 'success')]),
    button(verb('decline'), tableStrings.leave[language]),
    button(verb('propose', packTerms(terms)), strings.propose[language]),
    button(verb('manage'), tableStrings.manage[language]),
  );
}

const numerals = ['①', '②', '③', '④', '⑤', '⑥'] as const;

/** Lists the seats: who sits there, who agreed, and which are free. */
function seatLines(sheet: PublicMatch, game: AnyGame): readonly string[] {
  const { language } = sheet.home;
  const family = familyOf(game.info, String(sheet.terms.options['variant'])).id;
  return sheet.players.map((player, seat) => {
    const { kind } = player;
    const number = numerals[seat] ?? '•';
    if (kind === 'open') return `${number} *${tableStrings.open[language]}*`;
    const host = seat === HOST ? ` (${tableStrings.host[language]})` : '';
    const state = sheet.agreed[seat]
      ? ' ✓'
      : ` · ${(asksAgain(sheet) ? tableStrings.mustAgree : tableStrings.invited)[language]}`;
    const points = player.kind === 'computer' ? levelRating(family, player.level) : null;
    return `${number} ${playerName(sheet, seat)}${points === null ? '' : ` ≈ ${points}`}${host}${state}`;
  });
}

/** Returns the banner with people and terms. The challenger is on the left; no one has a colour until seats are drawn. */
export function challengeScene(sheet: PublicMatch, game: AnyGame, { terms }: Detail): ChallengeScene {
  return {
    kind: 'challenge',
    title: game.info.name,
    people: sheet.players.map(({ kind, name }, seat) => ({ seat, name: kind === 'open' ? '…' : name })),
    terms: [
      { icon: 'gears', label: matchStrings.variant, value: variantOf(game, terms)?.name ?? game.info.name },
      { icon: 'sands-of-time', label: matchStrings.clock, value: matchStrings.clocks[terms.clock] },
      {
        icon: 'anticlockwise-rotation',
        label: matchStrings.takebackRule,
        value: matchStrings.takebackRules(terms.takebacks),
      },
      { icon: 'trophy', label: matchStrings.rating, value: matchStrings.rated(terms.rated) },
    ],
  };
}

/** Returns the host, or the player who proposed other terms: the first active one of those who agreed. */
function askerOf({ players, agreed, lastActed }: PublicMatch): Seat {
  if (agreed[HOST]) return HOST;
  const agreeing = players.flatMap(({ kind }, seat) => (kind === 'person' && agreed[seat] ? [seat] : []));
  return agreeing.toSorted((a, b) => (lastActed[a] ?? 0) - (lastActed[b] ?? 0))[0] ?? HOST;
}

/** Mentions those who are asked and names the asker. */
function opening(sheet: PublicMatch, detail: Detail): string {
  const { language } = sheet.home;
  const asker = detail.event === 'proposed' && detail.seat !== null ? detail.seat : askerOf(sheet);
  const asked = seatsToAgree(sheet).filter((seat) => seat !== asker);
  const by = playerName(sheet, asker);
  const whom = joinNames(
    asked.map((seat) => (detail.calls.includes(seat) ? mention(sheet, seat) : playerName(sheet, seat))),
    language,
  );
  if (asked.length === 0) return tableStrings.begins(playerName(sheet, HOST))[language];
  if (detail.event === 'reminder') return strings.reminder(whom, by, asked.length > 1)[language];
  if (detail.event === 'proposed' || !sheet.agreed[HOST]) return strings.proposed(whom, by)[language];
  return (sheet.previous === null ? strings.made(whom, by, asked.length > 1) : strings.rematch(whom, by))[language];
}

/** Lists the proposed changes; the terms below show only the new values. */
function changeLines(sheet: PublicMatch, game: AnyGame, { before, terms }: Detail): readonly string[] {
  if (!before) return [];
  const { language } = sheet.home;
  const seats = [before.seats, sheet.players.length].map((count) => tableStrings.seats(count)[language]);
  const changes = [
    ...termChanges(game, before.terms, terms, language),
    ...(seats[0] === seats[1] ? [] : [seats.join(' → ')]),
    ...handicapChange(sheet, game, { before, terms }),
  ];
  return changes.length > 0 ? [strings.changes(changes)[language]] : [];
}

/** Returns the new handicap, or that there is none any more; nothing if it stays. */
function handicapChange(
  sheet: PublicMatch,
  game: AnyGame,
  { before, terms }: Pick<Detail, 'before' | 'terms'>,
): readonly string[] {
  const { language } = sheet.home;
  const [was, is] = [before?.terms ?? terms, terms].map((each) => handicapText(sheet, game, each, language));
  return was === is ? [] : [is ? plain(is) : tableStrings.noHandicap[language]];
}

/** Returns a closed card, without its picture. */
const closed = (text: string): MessagePage => ({ ...textPage(text), files: [] });

/** Returns the card after it was answered. */
export function answeredCard(sheet: PublicMatch, detail: Detail): MessagePage {
  const { language } = sheet.home;
  const by = detail.seat === null ? playerNamesLine(sheet) : playerName(sheet, detail.seat);
  if (detail.event === 'declined') return closed(strings.declined(by)[language]);
  if (detail.event === 'withdrawn') return closed(strings.withdrawn(by)[language]);
  return closed(strings.expired[language]);
}

export const replacedCard = (sheet: PublicMatch): MessagePage =>
  closed(smallPrint(strings.replaced[sheet.home.language]));

/** Returns the players, after the competition they play in. */
const titledNames = (sheet: Pick<PublicMatch, 'players' | 'home' | 'competition'>): string =>
  sheet.competition
    ? `**${plain(competitionOf(sheet, sheet.home.language))}** · ${playerNamesLine(sheet)}`
    : playerNamesLine(sheet);

/** Links the match on its card. */
export const gameOnCard = (
  sheet: Pick<PublicMatch, 'players' | 'home' | 'competition'>,
  channel: string,
): MessagePage => closed(strings.gameOn(titledNames(sheet), placeLink(sheet.home.guild, channel))[sheet.home.language]);

/** Links the finished match and names its result. */
export function gameOverCard(
  sheet: Pick<PublicMatch, 'players' | 'home' | 'ending' | 'terms' | 'competition'>,
  game: AnyGame,
  channel: string,
): MessagePage {
  const { language } = sheet.home;
  const what = (variantOf(game, sheet.terms)?.name ?? game.info.name)[language];
  return closed(
    strings.gameOver(
      sheet.competition ? titledNames(sheet) : `${what} · ${playerNamesLine(sheet)}`,
      matchStrings.verdict(sheet, language),
      placeLink(sheet.home.guild, channel),
    )[language],
  );
}
