import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { AnyGame } from '../../engine/game/index.ts';
import type { WordedEvent, PostDetails } from '../../match/posts.ts';
import type { MatchStats, PublicMatch } from '../../match/matches.ts';
import type { Ending } from '../../match/stored-match.ts';
import {
  button,
  attachmentsOf,
  container,
  type ContainerPart,
  separator,
  type MessagePage,
  row,
  rows,
  textBlock,
  type Picture,
  pictureOrText,
  smallPrint,
} from '../ui/components.ts';
import { standaloneId, formatCustomId } from '../interactions/custom-id.ts';
import { revealedAt } from '../../match/lobby/daily-seed.ts';
import { dailyStrings } from '../strings/daily.ts';
import { leaderboardStrings } from '../strings/leaderboard.ts';
import { cut, cutLines, LIMIT } from '../ui/limits.ts';
import { accentColor, playerName, messageText } from '../ui/player-names.ts';
import { packTerms, playsDecks } from '../ui/terms.ts';
import { relativeTime, duration } from '../ui/timestamps.ts';
import { deckStrings } from '../strings/decks.ts';
import { matchStrings } from '../strings/match.ts';
import { resultStrings as strings } from '../strings/public-posts.ts';
import { afterMatchButtons } from './after-match.ts';
import { eventDigest } from './turn-message.ts';

type Button = APIButtonComponentWithCustomId;

/** Shows the result: the winner, the points, the seed to verify, and buttons for the next match. */
export function resultMessage(
  sheet: PublicMatch,
  game: AnyGame,
  detail: PostDetails<WordedEvent>['over'],
  /** The result, and the final board. */
  seen: { readonly result: Picture | null; readonly board: Picture | null },
  series: string | null,
  figures: MatchStats | null,
): MessagePage {
  const { language } = sheet.home;
  const parts: ContainerPart[] = [textBlock(headOf(sheet, detail, series))];
  if (detail.score) parts.push(textBlock(cutLines(scoreLines(sheet, detail.score, detail.ending), 900)));
  parts.push(...[seen.result, seen.board].flatMap((each) => (each ? [pictureOrText(each)] : [])));
  const summary = [...diceLines(sheet, game, figures), ...responseTimeLine(sheet)];
  if (summary.length > 0) parts.push(textBlock(smallPrint(cutLines(summary, 700))));
  parts.push(separator(), textBlock(smallPrint(seedLines(sheet, detail).join('\n'))));
  const at = (verb: string, arg = ''): string =>
    formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg });
  const [review, rematch, replay, share] = afterMatchButtons(sheet, language) as [Button, Button, Button, Button];
  const next =
    sheet.players.length === 1
      ? nextAlone(sheet)
      : [rematch, button(at('rematch-with', packTerms(sheet.terms)), strings.rematchWith[language])];
  parts.push(
    ...rows([
      review,
      ...next,
      replay,
      share,
      button(at('export'), strings.record[language]),
      ...(playsDecks(game, sheet.terms) ? [button(at('decks-brought'), deckStrings.both[language])] : []),
    ]),
  );
  const winner = 'ranking' in detail.ending ? (detail.ending.ranking[0]?.[0] ?? null) : null;
  return {
    components: [container(accentColor(winner), parts)],
    files: [...attachmentsOf(seen.result), ...attachmentsOf(seen.board)],
  };
}

/** Says that a daily match is over, without its result. */
export function hiddenResultMessage(
  sheet: PublicMatch,
  detail: PostDetails<WordedEvent>['over'],
  daily: string,
): MessagePage {
  const title = strings.title(matchStrings.verdict(sheet, sheet.home.language));
  return {
    components: [
      container(accentColor(null), [
        textBlock(title),
        separator(),
        textBlock(smallPrint(seedLines(sheet, detail).join('\n'))),
        row(
          button(standaloneId('alone', `day ${daily}`), dailyStrings.play[sheet.home.language], 'primary'),
          button(standaloneId('best', daily), dailyStrings.page[sheet.home.language]),
        ),
      ]),
    ],
    files: [],
  };
}

/** Returns buttons for the next solo match. */
function nextAlone({ id, seq, home: { language } }: PublicMatch): readonly APIButtonComponentWithCustomId[] {
  const again = formatCustomId({ match: id, seat: null, seq, verb: 'rematch', arg: '' });
  return [
    button(again, leaderboardStrings.again[language], 'primary'),
    button(standaloneId('alone', 'day'), dailyStrings.play[language]),
    button(standaloneId('best'), leaderboardStrings.list[language]),
  ];
}

/** Returns the alt text of the result: the winner, and the sources of all points. */
export function resultText(sheet: PublicMatch, { ending, score }: PostDetails<WordedEvent>['over']): string {
  const lines = [
    matchStrings.verdict({ players: sheet.players, ending }, sheet.home.language),
    ...(score ? scoreLines(sheet, score, ending) : []),
  ];
  return cut(lines.join('\n').replaceAll(/\*\*|\\(?=\W)/gu, ''), LIMIT.alt);
}

function headOf(sheet: PublicMatch, detail: PostDetails<WordedEvent>['over'], series: string | null): string {
  const { language } = sheet.home;
  const lines = [strings.title(matchStrings.verdict({ players: sheet.players, ending: detail.ending }, language))];
  if (series) lines.push(series);
  lines.push(...eventDigest(sheet, detail.events, language));
  if (sheet.startedAt !== null) lines.push(strings.facts(detail.turns, relativeTime(sheet.startedAt))[language]);
  if (sheet.takebacks.some((count) => count > 0)) {
    const counts = sheet.takebacks.map((count, seat) => `${playerName(sheet, seat)} ${count}`).join(', ');
    lines.push(smallPrint(strings.takebacks(counts)[language]));
  }
  return cutLines(lines, 1000);
}

/** Lists how often each die showed each face, for all players. */
function diceLines({ home: { language } }: PublicMatch, game: AnyGame, figures: MatchStats | null): readonly string[] {
  if (!figures) return [];
  return game.stats.dice.flatMap(({ name, faces }, die) => {
    const counts = faces.map((face, index) => ({
      face: face.name[language],
      times: (figures.rolls[die]?.[index] ?? []).reduce((sum, each) => sum + each, 0),
    }));
    if (counts.every(({ times }) => times === 0)) return [];
    return [`${name[language]}: ${counts.map(({ face, times }) => `${face}\u00A0×\u00A0${times}`).join(' · ')}`];
  });
}

/** Lists the average response times. */
function responseTimeLine(sheet: PublicMatch): readonly string[] {
  const { language } = sheet.home;
  const times = sheet.players.flatMap(({ kind }, seat) => {
    const { waits = 0, spent = 0 } = sheet.tempo[seat] ?? {};
    return kind === 'person' && waits > 0 ? [`${playerName(sheet, seat)} ${duration(spent / waits)[language]}`] : [];
  });
  return times.length > 0 ? [strings.tempo(times.join(', '))[language]] : [];
}

/** Returns a line per player, winner first. */
function scoreLines(
  sheet: PublicMatch,
  score: NonNullable<PostDetails<WordedEvent>['over']['score']>,
  ending: Ending,
): readonly string[] {
  const { language } = sheet.home;
  const ranking = 'ranking' in ending ? ending.ranking : [score.map((_, seat) => seat)];
  const placed = ranking.flatMap((seats, index) =>
    seats.map((seat) => ({ seat, place: 1 + ranking.slice(0, index).flat().length })),
  );
  return placed.map(({ seat, place }) => {
    const sources = score[seat] ?? [];
    const total = sources.reduce((sum, { points }) => sum + points, 0);
    const parts = sources
      .filter(({ points }) => points !== 0)
      .map((source) => messageText(strings.source(source), language, sheet));
    return [strings.points(score.length > 2 ? place : null, playerName(sheet, seat), total), ...parts].join(' · ');
  });
}

function seedLines(
  { terms, home: { language } }: PublicMatch,
  { seed, commitment }: PostDetails<WordedEvent>['over'],
): readonly string[] {
  if (seed === null)
    return [leaderboardStrings.daySecret(relativeTime(revealedAt(terms.day ?? '')))[language], `\`${commitment}\``];
  return [strings.seed[language], `\`${seed}\``, `\`${commitment}\``, strings.verify[language]];
}
