import type { AnyGame } from '../../engine/game/index.ts';
import type { PostDetails } from '../../match/posts.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { button, filesIn, frame, type Inner, line, type Page, row, say, type Sight, sight, small } from '../parts/components.ts';
import { idOf } from '../arriving/ids.ts';
import { cut, cutLines } from '../parts/limits.ts';
import { accentOf, nameOfSeat, spoken } from '../parts/people.ts';
import { packTerms, playsDecks } from '../parts/terms.ts';
import { distance } from '../parts/times.ts';
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
  board: Sight | null,
  series: string | null,
): Page {
  const { language } = sheet.home;
  const parts: Inner[] = [say(headOf(sheet, game, detail, series))];
  if (detail.score) parts.push(say(cutLines(scoreLines(sheet, detail.score), 900)));
  if (board) parts.push(sight(board));
  parts.push(line(), say(small(seedLines(detail)[language].join('\n'))));
  const at = (verb: string, arg = ''): string => idOf({ match: sheet.id, seat: null, seq: sheet.seq, verb, arg });
  parts.push(
    row(
      button(at('rematch'), words.rematch[language], 'primary'),
      button(at('rematch-with', packTerms(sheet.terms)), words.rematchWith[language]),
      button(at('replay'), words.replay[language]),
      button(at('review'), reviewWords.button[language]),
      button(at('export'), words.record[language]),
      ...(playsDecks(game, sheet.terms) ? [button(at('decks-brought'), deckWords.both[language])] : []),
    ),
  );
  const winner = 'ranking' in detail.ending ? (detail.ending.ranking[0]?.[0] ?? null) : null;
  return { components: [frame(accentOf(winner), parts)], files: filesIn(board) };
}

function headOf(sheet: OpenSheet, game: AnyGame, detail: PostDetails['over'], series: string | null): string {
  const { language } = sheet.home;
  const lines = [words.title(matchWords.verdict({ players: sheet.players, ending: detail.ending }, language))];
  if (series) lines.push(series);
  lines.push(...digest(game, sheet, detail.events, language).map((each) => cut(each, 300)));
  if (sheet.startedAt !== null) lines.push(words.facts(detail.turns, distance(sheet.startedAt))[language]);
  if (sheet.takebacks.some((count) => count > 0)) {
    const counts = sheet.takebacks.map((count, seat) => `${nameOfSeat(sheet, seat)} ${count}`).join(', ');
    lines.push(small(words.takebacks(counts)[language]));
  }
  return cutLines(lines, 1000);
}

function scoreLines(sheet: OpenSheet, score: NonNullable<PostDetails['over']['score']>): readonly string[] {
  const { language } = sheet.home;
  return score.map((sources, seat) => {
    const total = sources.reduce((sum, { points }) => sum + points, 0);
    const parts = sources.filter(({ points }) => points !== 0).map(({ source, points, count }) => spoken(words.source(points, source, count), language, sheet));
    return `${words.points(nameOfSeat(sheet, seat), total)[language]} · ${parts.join(' · ')}`;
  });
}

function seedLines({ seed, commitment }: PostDetails['over']): { readonly en: readonly string[]; readonly de: readonly string[] } {
  const of = (language: 'en' | 'de'): readonly string[] => [words.seed[language], `\`${seed}\``, `\`${commitment}\``, words.verify[language]];
  return { en: of('en'), de: of('de') };
}
