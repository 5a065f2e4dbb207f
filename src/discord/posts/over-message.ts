import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { AnyGame } from '../../engine/game/index.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { Figures, OpenSheet } from '../../match/matches.ts';
import type { Ending } from '../../match/sheet.ts';
import { button, filesIn, frame, type Inner, line, type Page, rows, say, type Sight, sight, small } from '../parts/components.ts';
import { freeId, idOf } from '../arriving/ids.ts';
import { aloneId } from '../pages/best.ts';
import { shownFrom } from '../../match/lobby/day.ts';
import { bestWords } from '../words/best.ts';
import { cut, cutLines, LIMIT } from '../parts/limits.ts';
import { accentOf, nameOfSeat, spoken } from '../parts/people.ts';
import { packTerms, playsDecks } from '../parts/terms.ts';
import { distance, lasting } from '../parts/times.ts';
import { deckWords } from '../words/decks.ts';
import { matchWords } from '../words/match.ts';
import { overWords as words } from '../words/public.ts';
import { reviewWords } from '../words/review.ts';
import { digest } from './turn-message.ts';

/** The end: who won and by what, the seed for everybody to check, and the way to the next match. */
export function overMessage(
  sheet: OpenSheet,
  game: AnyGame,
  detail: PostDetails['over'],
  /** The result, and the table as it was at the end. */
  seen: { readonly result: Sight | null; readonly board: Sight | null },
  series: string | null,
  figures: Figures | null,
): Page {
  const { language } = sheet.home;
  const parts: Inner[] = [say(headOf(sheet, game, detail, series))];
  if (detail.score) parts.push(say(cutLines(scoreLines(sheet, detail.score, detail.ending), 900)));
  parts.push(...[seen.result, seen.board].flatMap((each) => (each ? [sight(each)] : [])));
  const summary = [...diceLines(sheet, game, figures), ...tempoLine(sheet)];
  if (summary.length > 0) parts.push(say(small(cutLines(summary, 700))));
  parts.push(line(), say(small(seedLines(sheet, detail).join('\n'))));
  const at = (verb: string, arg = ''): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg });
  const alone = sheet.players.length === 1;
  const next = alone
    ? nextAlone(sheet)
    : [button(at('rematch'), words.rematch[language], 'primary'), button(at('rematch-with', packTerms(sheet.terms)), words.rematchWith[language])];
  parts.push(
    ...rows([
      ...next,
      button(at('replay'), words.replay[language]),
      button(at('review'), reviewWords.button[language]),
      button(at('export'), words.record[language]),
      button(at('share'), words.share[language]),
      ...(playsDecks(game, sheet.terms) ? [button(at('decks-brought'), deckWords.both[language])] : []),
    ]),
  );
  const winner = 'ranking' in detail.ending ? (detail.ending.ranking[0]?.[0] ?? null) : null;
  return { components: [frame(accentOf(winner), parts)], files: [...filesIn(seen.result), ...filesIn(seen.board)] };
}

/** The end of a match with the seed of the day: the result, and nothing that tells the dice before everybody has played. */
export function sealedOverMessage(sheet: OpenSheet, detail: PostDetails['over'], best: string | null): Page {
  const points = sheet.feat?.figures[0];
  const lines = [headOf(sheet, null, detail, best), ...(points === undefined ? [] : [words.points(null, nameOfSeat(sheet, 0), points)])];
  return {
    components: [
      frame(accentOf(0), [say(lines.join('\n')), line(), say(small(seedLines(sheet, detail).join('\n'))), ...rows([...nextAlone(sheet)])]),
    ],
    files: [],
  };
}

/** What can be played after a match alone. */
function nextAlone({ id, seq, home: { language } }: OpenSheet): readonly APIButtonComponentWithCustomId[] {
  const again = idOf({ match: id, seat: null, seq, verb: 'rematch', arg: '' });
  return [button(again, bestWords.again[language], 'primary'), button(aloneId(true), bestWords.ofTheDay[language]), button(freeId('best'), bestWords.list[language])];
}

/** Of the picture of the result, which knows no markdown: who won, and where everybody's points came from. */
export function resultInWords(sheet: OpenSheet, { ending, score }: PostDetails['over']): string {
  const lines = [matchWords.verdict({ players: sheet.players, ending }, sheet.home.language), ...(score ? scoreLines(sheet, score, ending) : [])];
  return cut(lines.join('\n').replaceAll(/\*\*|\\(?=\W)/gu, ''), LIMIT.alt);
}

/** Without a game nothing is said about what happened last. */
function headOf(sheet: OpenSheet, game: AnyGame | null, detail: PostDetails['over'], series: string | null): string {
  const { language } = sheet.home;
  const lines = [words.title(matchWords.verdict({ players: sheet.players, ending: detail.ending }, language))];
  if (series) lines.push(series);
  if (game) lines.push(...digest(game, sheet, detail.events, language).map((each) => cut(each, 300)));
  if (sheet.startedAt !== null) lines.push(words.facts(detail.turns, distance(sheet.startedAt))[language]);
  if (sheet.takebacks.some((count) => count > 0)) {
    const counts = sheet.takebacks.map((count, seat) => `${nameOfSeat(sheet, seat)} ${count}`).join(', ');
    lines.push(small(words.takebacks(counts)[language]));
  }
  return cutLines(lines, 1000);
}

/** How often each die fell on which side, whoever threw it. */
function diceLines({ home: { language } }: OpenSheet, game: AnyGame, figures: Figures | null): readonly string[] {
  if (!figures) return [];
  return game.chronicle.dice.flatMap(({ name, faces }, die) => {
    const counts = faces.map((face, index) => ({ face: face.name[language], times: (figures.throws[die]?.[index] ?? []).reduce((sum, each) => sum + each, 0) }));
    if (counts.every(({ times }) => times === 0)) return [];
    return [`${name[language]}: ${counts.map(({ face, times }) => `${face}\u00A0×\u00A0${times}`).join(' · ')}`];
  });
}

/** How long people took for an answer, on average. */
function tempoLine(sheet: OpenSheet): readonly string[] {
  const { language } = sheet.home;
  const times = sheet.players.flatMap(({ kind }, seat) => {
    const { waits = 0, spent = 0 } = sheet.tempo[seat] ?? {};
    return kind === 'person' && waits > 0 ? [`${nameOfSeat(sheet, seat)} ${lasting(spent / waits)[language]}`] : [];
  });
  return times.length > 0 ? [words.tempo(times.join(', '))[language]] : [];
}

/** A line for everybody, the winner first. */
function scoreLines(sheet: OpenSheet, score: NonNullable<PostDetails['over']['score']>, ending: Ending): readonly string[] {
  const { language } = sheet.home;
  const ranking = 'ranking' in ending ? ending.ranking : [score.map((_, seat) => seat)];
  const placed = ranking.flatMap((seats, index) => seats.map((seat) => ({ seat, place: 1 + ranking.slice(0, index).flat().length })));
  return placed.map(({ seat, place }) => {
    const sources = score[seat] ?? [];
    const total = sources.reduce((sum, { points }) => sum + points, 0);
    const parts = sources.filter(({ points }) => points !== 0).map((source) => spoken(words.source(source), language, sheet));
    return [words.points(score.length > 2 ? place : null, nameOfSeat(sheet, seat), total), ...parts].join(' · ');
  });
}

function seedLines({ terms, home: { language } }: OpenSheet, { seed, commitment }: PostDetails['over']): readonly string[] {
  if (seed === null) return [bestWords.daySecret(distance(shownFrom(terms.day ?? '')))[language], `\`${commitment}\``];
  return [words.seed[language], `\`${seed}\``, `\`${commitment}\``, words.verify[language]];
}
