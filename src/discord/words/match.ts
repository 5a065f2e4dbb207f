import { type Language, type Text, text } from '../../engine/text.ts';
import { leftSeats } from '../../match/leave/ranking.ts';
import type { Ending, Player, Ranking, Terms } from '../../match/sheet.ts';
import { listed } from '../parts/people.ts';
import { plain } from '../parts/limits.ts';

const clocks: Record<Terms['clock'], Text> = {
  fast: { en: 'fast, 12 hours a turn', de: 'schnell, 12 Stunden je Zug' },
  normal: { en: 'normal, 48 hours a turn', de: 'normal, 48 Stunden je Zug' },
  slow: { en: 'slow, 72 hours a turn', de: 'langsam, 72 Stunden je Zug' },
  weekly: { en: 'weekly, 7 days a turn', de: 'wöchentlich, 7 Tage je Zug' },
  none: { en: 'no clock', de: 'ohne Uhr' },
};

interface Ended {
  readonly players: readonly Player[];
  readonly ending: Ending | null;
}

const nameAt = ({ players }: Ended, seat: number): string => plain(players[seat]?.name ?? '?');

function verdictText(sheet: Ended): Text {
  const { ending } = sheet;
  if (!ending) return { en: 'There is no result.', de: 'Es gibt kein Ergebnis.' };
  switch (ending.kind) {
    case 'won': {
      const winners = ending.ranking[0] ?? [];
      const names = text((language) => listed(winners.map((seat) => nameAt(sheet, seat)), language));
      if (sheet.players.length === 1) return { en: `${names.en} has finished.`, de: `${names.de} ist fertig.` };
      return winners.length > 1 ? { en: `${names.en} win together.`, de: `${names.de} gewinnen gemeinsam.` } : { en: `${names.en} wins.`, de: `${names.de} gewinnt.` };
    }
    case 'resigned':
      return resignedText(sheet, ending.ranking);
    case 'claimed': {
      const winner = nameAt(sheet, ending.ranking[0]?.[0] ?? 0);
      return { en: `${winner} wins on time.`, de: `${winner} gewinnt auf Zeit.` };
    }
    case 'declined':
      return { en: 'The challenge was declined.', de: 'Die Herausforderung wurde abgelehnt.' };
    case 'withdrawn':
      return { en: 'The challenge was withdrawn.', de: 'Die Herausforderung wurde zurückgezogen.' };
    case 'expired':
      return { en: 'The challenge was not answered in time.', de: 'Die Herausforderung wurde nicht rechtzeitig beantwortet.' };
    case 'abandoned':
      return { en: 'The match was abandoned; there is no result.', de: 'Die Partie wurde abgebrochen; es gibt kein Ergebnis.' };
    default:
      return ending satisfies never;
  }
}

/** Among those who lost is one person: whoever left before has a computer on the seat. */
function resignedText(sheet: Ended, [winners = [], losers = []]: Ranking): Text {
  const names = text((language) => listed(winners.map((seat) => nameAt(sheet, seat)), language));
  const loser = losers.find((seat) => sheet.players[seat]?.kind === 'person');
  if (loser === undefined) return { en: `${names.en} gave up.`, de: `${names.de} hat aufgegeben.` };
  if (leftSeats(sheet).some((seat) => losers.includes(seat))) {
    return { en: `All others have left, so ${names.en} wins.`, de: `Alle anderen sind gegangen, also gewinnt ${names.de}.` };
  }
  const by = nameAt(sheet, loser);
  const win = winners.length > 1 ? { en: 'win', de: 'gewinnen' } : { en: 'wins', de: 'gewinnt' };
  return { en: `${by} resigned, so ${names.en} ${win.en}.`, de: `${by} hat aufgegeben, also ${win.de} ${names.de}.` };
}

/** Words about a match as a whole: its terms and how it ended. */
export const matchWords = {
  clocks,
  clockNames: {
    fast: { en: 'Fast: 12 hours a turn', de: 'Schnell: 12 Stunden je Zug' },
    normal: { en: 'Normal: 48 hours a turn', de: 'Normal: 48 Stunden je Zug' },
    slow: { en: 'Slow: 72 hours a turn', de: 'Langsam: 72 Stunden je Zug' },
    weekly: { en: 'Weekly: 7 days a turn', de: 'Wöchentlich: 7 Tage je Zug' },
    none: { en: 'No clock', de: 'Ohne Uhr' },
  } satisfies Record<Terms['clock'], Text>,
  hints: (on: boolean): Text => (on ? { en: 'with hints', de: 'mit Tipps' } : { en: 'without hints', de: 'ohne Tipps' }),
  hintRule: { en: 'Hints', de: 'Tipps' },
  standIn: (level: Text): Text => ({ en: `stand-in: ${level.en}`, de: `Ersatz: ${level.de}` }),
  takebacks: (on: boolean): Text =>
    on ? { en: 'take-backs by consent', de: 'Rücknahmen im Einvernehmen' } : { en: 'no take-backs', de: 'keine Rücknahmen' },
  takebackRule: { en: 'Take-backs', de: 'Rücknahmen' },
  takebackRules: (on: boolean): Text => (on ? { en: 'by consent', de: 'im Einvernehmen' } : { en: 'none', de: 'keine' }),
  rating: { en: 'Rating', de: 'Wertung' },
  rated: (on: boolean): Text => (on ? { en: 'rated', de: 'gewertet' } : { en: 'friendly', de: 'freundschaftlich' }),
  flow: (flow: unknown): Text | null =>
    flow === 'strict'
      ? { en: 'every choice is waited for', de: 'auf jede Wahl wird gewartet' }
      : flow === 'patient'
        ? { en: 'small choices keep nobody waiting', de: 'kleine Entscheidungen halten niemanden auf' }
        : null,
  variant: { en: 'Variant', de: 'Variante' },
  clock: { en: 'Clock', de: 'Uhr' },
  terms: { en: 'Terms', de: 'Vereinbart' },
  verdict: (sheet: Ended, language: Language): string => verdictText(sheet)[language],
  verdictText,
  adjournedNow: {
    en: 'The match is adjourned. It goes on when all players resume it.',
    de: 'Die Partie ist vertagt. Sie geht weiter, sobald alle sie fortsetzen.',
  },
  title: (game: Text, id: string): Text => text((language) => `${game[language]} ${id}`),
} as const;
