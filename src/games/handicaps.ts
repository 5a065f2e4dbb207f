import { type Handicap, handicapIn } from '../engine/handicap.ts';
import { perLanguage, seatPlaceholder, type Text } from '../engine/text.ts';

/** Returns handicaps that lower the goal of a seat by points. */
export const fewerPoints = (amounts: readonly number[], variants?: readonly string[]): readonly Handicap[] =>
  amounts.map((points) => ({
    id: `points-${points}`,
    name: {
      en: `needs ${points} ${points === 1 ? 'point' : 'points'} fewer to win`,
      de: `braucht ${points} ${points === 1 ? 'Punkt' : 'Punkte'} weniger zum Sieg`,
    },
    ...(variants && { variants }),
  }));

/** Returns handicaps that give a seat points at the start. */
export const extraScore = (amounts: readonly number[], variants: readonly string[]): readonly Handicap[] =>
  amounts.map((points) => ({
    id: `score-${points}`,
    name: { en: `starts with ${points} points`, de: `startet mit ${points} Punkten` },
    variants,
  }));

/** Returns handicaps that give a seat more cards at the start. */
export const extraCards = (amounts: readonly number[], variants?: readonly string[]): readonly Handicap[] =>
  amounts.map((cards) => ({
    id: `cards-${cards}`,
    name: {
      en: `starts with ${cards} more ${cards === 1 ? 'card' : 'cards'}`,
      de: `startet mit ${cards} ${cards === 1 ? 'Karte' : 'Karten'} mehr`,
    },
    ...(variants && { variants }),
  }));

/** Returns handicaps that give a seat more of each resource at the start. */
export const extraResources = (amounts: readonly number[]): readonly Handicap[] =>
  amounts.map((each) => ({
    id: `resources-${each}`,
    name: { en: `starts with ${each} more of each resource`, de: `bekommt am Anfang von jedem Rohstoff ${each} dazu` },
  }));

/** Returns handicaps that join one with each of the others. */
export const combined = ([one]: readonly Handicap[], others: readonly Handicap[]): readonly Handicap[] =>
  one === undefined
    ? []
    : others.map((other) => ({
        ...one,
        id: `${one.id}+${other.id}`,
        name: { en: `${one.name.en} and ${other.name.en}`, de: `${one.name.de} und ${other.name.de}` },
      }));

/** Returns a sentence about the handicap of a match: `Ben needs 2 points fewer to win.` None without one. */
export function handicapTexts(
  all: readonly Handicap[],
  options: { readonly handicap?: string | undefined },
): readonly Text[] {
  const given = handicapIn(options);
  const name = all.find(({ id }) => id === given?.id)?.name;
  return given && name ? [perLanguage((language) => `${seatPlaceholder(given.seat)} ${name[language]}.`)] : [];
}
