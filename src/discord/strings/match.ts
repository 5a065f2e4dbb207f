import { type Language, type Text, perLanguage } from '../../engine/text.ts';
import { abandonedSeats } from '../../match/leave/ranking.ts';
import { type Ending, FORGOTTEN_USER, type MatchPlayer, type Ranking, type Terms } from '../../match/stored-match.ts';
import { joinNames } from '../ui/player-names.ts';
import { plain } from '../ui/limits.ts';

const clocks: Record<Terms['clock'], Text> = {
  live: { en: '15 minutes per turn', de: '15 Minuten je Zug' },
  fast: { en: '12 hours per turn', de: '12 Stunden je Zug' },
  normal: { en: '48 hours per turn', de: '48 Stunden je Zug' },
  slow: { en: '72 hours per turn', de: '72 Stunden je Zug' },
  weekly: { en: '7 days per turn', de: '7 Tage je Zug' },
  none: { en: 'no time limit', de: 'ohne Zeitlimit' },
};

interface Ended {
  readonly players: readonly MatchPlayer[];
  readonly ending: Ending | null;
  readonly terms?: Pick<Terms, 'day'>;
}

const nameAt = ({ players }: Ended, seat: number): string => plain(players[seat]?.name ?? '?');

const isForgotten = ({ kind, name }: MatchPlayer): boolean => kind === 'person' && name === FORGOTTEN_USER.name;

/** Says that a person has finished, and not how. */
function finishedText(sheet: Ended): Text {
  const name = nameAt(
    sheet,
    sheet.players.findIndex(({ kind }) => kind === 'person'),
  );
  return { en: `${name} has finished.`, de: `${name} ist fertig.` };
}

function verdictText(sheet: Ended): Text {
  const { ending } = sheet;
  if (!ending && sheet.terms?.day !== undefined) return finishedText(sheet);
  if (!ending) return { en: 'There’s no result.', de: 'Es gibt kein Ergebnis.' };
  switch (ending.kind) {
    case 'won': {
      const winners = ending.ranking[0] ?? [];
      const names = perLanguage((language) =>
        joinNames(
          winners.map((seat) => nameAt(sheet, seat)),
          language,
        ),
      );
      if (sheet.players.length === 1) return finishedText(sheet);
      return winners.length > 1
        ? { en: `${names.en} win together.`, de: `${names.de} gewinnen gemeinsam.` }
        : { en: `${names.en} wins.`, de: `${names.de} gewinnt.` };
    }
    case 'resigned':
      return resignedText(sheet, ending.ranking);
    case 'claimed': {
      const winner = nameAt(sheet, ending.ranking[0]?.[0] ?? 0);
      return { en: `${winner} wins on time.`, de: `${winner} gewinnt auf Zeit.` };
    }
    case 'adjudicated': {
      const [winners = []] = ending.ranking;
      const names = perLanguage((language) =>
        joinNames(
          winners.map((seat) => nameAt(sheet, seat)),
          language,
        ),
      );
      return winners.length > 1
        ? {
            en: `The season is over. ${names.en} had the same chances and share the win.`,
            de: `Die Saison ist vorbei. ${names.de} standen gleich gut und teilen sich den Sieg.`,
          }
        : {
            en: `The season is over. ${names.en} had the best chances and wins.`,
            de: `Die Saison ist vorbei. ${names.de} stand am besten und gewinnt.`,
          };
    }
    case 'declined':
      return { en: 'The challenge was declined.', de: 'Die Herausforderung wurde abgelehnt.' };
    case 'withdrawn':
      return { en: 'The challenge was withdrawn.', de: 'Die Herausforderung wurde zurückgezogen.' };
    case 'expired':
      return {
        en: 'The challenge wasn’t answered in time.',
        de: 'Die Herausforderung wurde nicht rechtzeitig beantwortet.',
      };
    case 'abandoned':
      if (sheet.players.some(isForgotten))
        return {
          en: 'A player has left for good. There’s no result.',
          de: 'Jemand ist endgültig gegangen. Es gibt kein Ergebnis.',
        };
      return {
        en: 'The match was abandoned. There’s no result.',
        de: 'Die Partie wurde abgebrochen. Es gibt kein Ergebnis.',
      };
    default:
      return ending satisfies never;
  }
}

/** Exactly one loser is a person: a computer has the seats of players who left earlier. */
function resignedText(sheet: Ended, [winners = [], ...places]: Ranking): Text {
  const losers = places.flat();
  const names = perLanguage((language) =>
    joinNames(
      winners.map((seat) => nameAt(sheet, seat)),
      language,
    ),
  );
  const loser = losers.find((seat) => sheet.players[seat]?.kind === 'person');
  if (loser === undefined) return { en: `${names.en} resigned.`, de: `${names.de} hat aufgegeben.` };
  if (abandonedSeats(sheet).some((seat) => losers.includes(seat))) {
    return {
      en: `Everyone else has left, so ${names.en} wins.`,
      de: `Alle anderen sind gegangen, also gewinnt ${names.de}.`,
    };
  }
  const gone = sheet.players[loser];
  const by = gone && isForgotten(gone) ? null : nameAt(sheet, loser);
  const win = winners.length > 1 ? { en: 'win', de: 'gewinnen' } : { en: 'wins', de: 'gewinnt' };
  if (by === null)
    return {
      en: `A player has left for good, so ${names.en} ${win.en}.`,
      de: `Jemand ist endgültig gegangen, also ${win.de} ${names.de}.`,
    };
  return { en: `${by} resigned, so ${names.en} ${win.en}.`, de: `${by} hat aufgegeben, also ${win.de} ${names.de}.` };
}

/** Texts about a match as a whole: its terms and its ending. */
export const matchStrings = {
  clocks,
  clockNames: {
    live: { en: 'Live: 15 minutes per turn', de: 'Live: 15 Minuten je Zug' },
    fast: { en: 'Fast: 12 hours per turn', de: 'Schnell: 12 Stunden je Zug' },
    normal: { en: 'Normal: 48 hours per turn', de: 'Normal: 48 Stunden je Zug' },
    slow: { en: 'Slow: 72 hours per turn', de: 'Langsam: 72 Stunden je Zug' },
    weekly: { en: 'Weekly: 7 days per turn', de: 'Wöchentlich: 7 Tage je Zug' },
    none: { en: 'No time limit', de: 'Ohne Zeitlimit' },
  } satisfies Record<Terms['clock'], Text>,
  hints: (on: boolean): Text =>
    on ? { en: 'with hints', de: 'mit Tipps' } : { en: 'without hints', de: 'ohne Tipps' },
  standIn: (level: Text): Text => ({ en: `stand-in: ${level.en}`, de: `Ersatz: ${level.de}` }),
  takebacks: (on: boolean): Text =>
    on
      ? { en: 'take-backs if all agree', de: 'Rücknahmen, wenn alle zustimmen' }
      : { en: 'no take-backs', de: 'keine Rücknahmen' },
  takebackRule: { en: 'Take-backs', de: 'Rücknahmen' },
  takebackRules: (on: boolean): Text =>
    on ? { en: 'if all agree', de: 'wenn alle zustimmen' } : { en: 'none', de: 'keine' },
  rating: { en: 'Rating', de: 'Wertung' },
  rated: (on: boolean): Text => (on ? { en: 'rated', de: 'gewertet' } : { en: 'unrated', de: 'ohne Wertung' }),
  flow: (flow: unknown): Text | null =>
    flow === 'strict'
      ? { en: 'play stops for every choice', de: 'auf jede Wahl wird gewartet' }
      : flow === 'patient'
        ? { en: 'no waiting for small choices', de: 'kein Warten auf kleine Entscheidungen' }
        : null,
  variant: { en: 'Variant', de: 'Variante' },
  clock: { en: 'Clock', de: 'Bedenkzeit' },
  terms: { en: 'Terms', de: 'Vereinbart' },
  verdict: (sheet: Ended, language: Language): string => verdictText(sheet)[language],
  adjournedNow: {
    en: 'The match is adjourned. It continues once all players resume it.',
    de: 'Die Partie ist vertagt. Sie geht weiter, sobald alle sie fortsetzen.',
  },
  against: (names: string): Text => ({ en: `against ${names}`, de: `gegen ${names}` }),
} as const;
