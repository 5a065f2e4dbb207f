import type { Text } from '../../engine/text.ts';
import { turnName } from './public-posts.ts';

/** A change of the winning chance in whole points: from + luck + decisions = to. */
export interface ChanceSum {
  readonly from: number;
  readonly to: number;
  readonly luck: number;
  readonly decisions: number;
}

const change = (points: number): string => `${points === 0 ? '±' : points < 0 ? '−' : '+'}${Math.abs(points)}`;
const fromTo = ({ from, to }: ChanceSum): string => `${from} → ${to}\u00A0%`;
const parts = ({ luck, decisions }: ChanceSum): Text => ({
  en: `luck ${change(luck)}, decisions ${change(decisions)}`,
  de: `Glück ${change(luck)}, Entscheidungen ${change(decisions)}`,
});

export const reviewStrings = {
  title: (names: string): Text => ({ en: `**Looking back: ${names}**`, de: `**Rückblick: ${names}**` }),
  button: { en: 'Review', de: 'Rückblick' },
  back: { en: 'Back to Review', de: 'Zurück zum Rückblick' },
  progress: (share: number): Text => ({
    en: `Looking back at every move… ${Math.round(share * 100)}\u00A0%`,
    de: `Jeder Zug wird noch einmal betrachtet … ${Math.round(share * 100)}\u00A0%`,
  }),
  chances: { en: 'Chance of winning in %', de: 'Gewinnchance in %' },
  turn: { en: 'Turn', de: 'Zug' },
  fortune: { en: 'What changed it, in points', de: 'Was sie verändert hat, in Punkten' },
  luck: { en: 'Luck', de: 'Glück' },
  decisions: { en: 'Decisions', de: 'Entscheidungen' },
  standing: (name: string, sum: ChanceSum): Text => ({
    en: `› ${name}: **${fromTo(sum)}** (${parts(sum).en})`,
    de: `› ${name}: **${fromTo(sum)}** (${parts(sum).de})`,
  }),
  about: {
    en: 'The chance of winning, from start to finish. Luck is the part due to dice and cards; decisions are the part due to everyone’s moves.',
    de: 'Die Gewinnchance von Anfang bis Ende. Glück ist der Anteil von Würfeln und Karten, Entscheidungen sind der Anteil der Züge.',
  },
  moment: (turn: number, name: string | null, sum: ChanceSum): Text => ({
    en: `**${turnName(turn).en}${name === null ? '' : `, ${name}`}: ${fromTo(sum)}** (${parts(sum).en})`,
    de: `**${turnName(turn).de}${name === null ? '' : `, ${name}`}: ${fromTo(sum)}** (${parts(sum).de})`,
  }),
  better: (name: string | null, played: string, line: string): Text => ({
    en: `${name ?? 'You'} played: ${played}. Better: **${line}**.`,
    de: `${name === null ? 'Du hast' : `${name} hat`} gespielt: ${played}. Besser: **${line}**.`,
  }),
  played: (name: string | null, played: string): Text => ({
    en: `${name ?? 'You'} played: ${played}.`,
    de: `${name === null ? 'Du hast' : `${name} hat`} gespielt: ${played}.`,
  }),
  marks: { played: { en: 'played', de: 'gespielt' }, better: { en: 'better', de: 'besser' } },
  well: { en: 'I found nothing better.', de: 'Etwas Besseres habe ich nicht gefunden.' },
  none: { en: 'No turn stood out.', de: 'Kein Zug stach heraus.' },
  tryAgain: (turn: number): Text => ({ en: `Try ${turnName(turn).en} Again`, de: `${turnName(turn).de} neu spielen` }),
  goesOn: (match: string): Text => ({
    en: `You’re playing match ${match} from here against the computer. It doesn’t count, and no one else sees it. Find it under /parley games.`,
    de: `Du spielst Partie ${match} von hier an gegen den Computer weiter. Das zählt nicht, und niemand sonst sieht es. Du findest sie unter /parley games.`,
  }),
  show: (turn: number): Text => ({ en: `See ${turnName(turn).en}`, de: `${turnName(turn).de} ansehen` }),
} as const;
