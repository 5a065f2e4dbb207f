import { nameOf, type Text, text, verbatim } from '../../../engine/text.ts';
import { knightNames, STEPS, tracks } from '../cards/progress.ts';
import { isActive } from '../rules/knights.ts';
import type { View } from '../view.ts';
import { count, hexText, joinComma, words } from './phrases.ts';
import { knightTitles, progressNames, trackNames } from './progress-words.ts';

/** What Cities & Knights adds to the table in words. */

/** How near the barbarians are, and who has the merchant. */
export function realmLines(view: View): Text[] {
  const { realm } = view;
  if (!realm) return [];
  const { ship, foe, defence, merchantAt } = realm;
  const merchant = merchantAt && hexText(view, merchantAt.hex);
  const tops = tracks.flatMap((track, index) => {
    const node = realm.metropolises[index] as number;
    return node < 0 ? [] : [text((language) => `${trackNames[track][language]} ${node} (${nameOf(view.towns[node] as number)})`)];
  });
  const list = joinComma(tops);
  return [
    { en: `Barbarians: step ${ship} of ${STEPS}, strength ${foe} against ${defence}.`, de: `Barbaren: Schritt ${ship} von ${STEPS}, Stärke ${foe} gegen ${defence}.` },
    ...(merchantAt && merchant ? [{ en: `Merchant of ${nameOf(merchantAt.seat)}: ${merchant.en}.`, de: `Händler von ${nameOf(merchantAt.seat)}: ${merchant.de}.` }] : []),
    ...(tops.length > 0 ? [{ en: `Metropolises: ${list.en}.`, de: `Metropolen: ${list.de}.` }] : []),
  ];
}

/** A player's levels, progress cards, chips and open cards. */
export function courtFacts({ realm }: View, seat: number): Text[] {
  const court = realm?.courts[seat];
  if (!court) return [];
  const levels = joinComma(tracks.map((track, index) => text((language) => `${trackNames[track][language]} ${court.improvements[index] as number}`)));
  const cards = court.backs.reduce((sum, number) => sum + number, 0);
  return [
    levels,
    count(cards, words.progress),
    ...(court.chips > 0 ? [count(court.chips, words.chip)] : []),
    ...court.honours.map((card) => progressNames[card]),
  ];
}

/** Where the knights and walls of somebody stand. */
export function courtPieces({ realm, towns }: View, owner: number): Text {
  if (!realm) return { en: '', de: '' };
  const knights = joinComma(
    realm.knights.flatMap((each, node) => {
      if (each !== owner) return [];
      const name = knightTitles[knightNames[(realm.levels[node] as number) - 1] ?? 'basic'];
      const active = isActive(realm, node) ? { en: ', active', de: ', aktiv' } : { en: '', de: '' };
      return [text((language) => `${node} (${name[language]}${active[language]})`)];
    }),
    verbatim('–'),
  );
  const walls = realm.walls.flatMap((wall, node) => (wall === 1 && towns[node] === owner ? [node] : [])).join(', ');
  const laid = realm.laid.flatMap((flag, node) => (flag === 1 && towns[node] === owner ? [node] : [])).join(', ');
  return {
    en: `; knights ${knights.en}${walls && `; walls ${walls}`}${laid && `; on its side ${laid}`}`,
    de: `; Ritter ${knights.de}${walls && `; Mauern ${walls}`}${laid && `; umgelegt ${laid}`}`,
  };
}

/** The viewer's own progress cards. */
export function ownProgress({ own }: View): Text[] {
  if (!own || own.progress.length === 0) return [];
  const held = joinComma(own.progress.map((card) => text((language) => `*${progressNames[card][language]}*`)));
  return [{ en: `Your progress cards: ${held.en}.`, de: `Deine Fortschrittskarten: ${held.de}.` }];
}
