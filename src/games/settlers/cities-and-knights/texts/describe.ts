import { seatPlaceholder, type Text, perLanguage, verbatim } from '../../../../engine/text.ts';
import { knightNames, BARBARIAN_STEPS, tracks } from '../cards/progress.ts';
import { isActive } from '../rules/knights.ts';
import type { View } from '../../view.ts';
import { hexText, countedWords } from '../../texts/phrases.ts';
import { knightTitles, progressNames, trackNames } from './names.ts';
import { count, joinComma } from '../../../phrases.ts';

/** Describes the barbarians' progress, the merchant and the metropolises. */
export function citiesAndKnightsLines(view: View): Text[] {
  const { citiesAndKnights } = view;
  if (!citiesAndKnights) return [];
  const { ship, foe, defence, merchantAt } = citiesAndKnights;
  const merchant = merchantAt && hexText(view, merchantAt.hex);
  const tops = tracks.flatMap((track, index) => {
    const node = citiesAndKnights.metropolises[index] as number;
    return node < 0
      ? []
      : [
          perLanguage(
            (language) => `${trackNames[track][language]} ${node} (${seatPlaceholder(view.towns[node] as number)})`,
          ),
        ];
  });
  const list = joinComma(tops);
  return [
    {
      en: `Barbarians: step ${ship} of ${BARBARIAN_STEPS}, strength ${foe} against ${defence}.`,
      de: `Barbaren: Schritt ${ship} von ${BARBARIAN_STEPS}, Stärke ${foe} gegen ${defence}.`,
    },
    ...(merchantAt && merchant
      ? [
          {
            en: `${seatPlaceholder(merchantAt.seat)}’s merchant: ${merchant.en}.`,
            de: `Händler von ${seatPlaceholder(merchantAt.seat)}: ${merchant.de}.`,
          },
        ]
      : []),
    ...(tops.length > 0 ? [{ en: `Metropolises: ${list.en}.`, de: `Metropolen: ${list.de}.` }] : []),
  ];
}

/** A player's levels, progress cards, chips and revealed cards. */
export function cityPlayerFacts({ citiesAndKnights }: View, seat: number): Text[] {
  const cityPlayer = citiesAndKnights?.cityPlayers[seat];
  if (!cityPlayer) return [];
  const levels = joinComma(
    tracks.map((track, index) =>
      perLanguage((language) => `${trackNames[track][language]} ${cityPlayer.improvements[index] as number}`),
    ),
  );
  const cards = cityPlayer.backs.reduce((sum, number) => sum + number, 0);
  return [
    levels,
    count(cards, countedWords.progress),
    ...(cityPlayer.chips > 0 ? [count(cityPlayer.chips, countedWords.chip)] : []),
    ...cityPlayer.honours.map((card) => progressNames[card]),
  ];
}

/** Lists a player's knights and walls. */
export function cityPlayerPieces({ citiesAndKnights, towns }: View, owner: number): Text {
  if (!citiesAndKnights) return { en: '', de: '' };
  const knights = joinComma(
    citiesAndKnights.knights.flatMap((each, node) => {
      if (each !== owner) return [];
      const name = knightTitles[knightNames[(citiesAndKnights.levels[node] as number) - 1] ?? 'basic'];
      const active = isActive(citiesAndKnights, node) ? { en: ', active', de: ', aktiv' } : { en: '', de: '' };
      return [perLanguage((language) => `${node} (${name[language]}${active[language]})`)];
    }),
    verbatim('–'),
  );
  const walls = citiesAndKnights.walls
    .flatMap((wall, node) => (wall === 1 && towns[node] === owner ? [node] : []))
    .join(', ');
  const laid = citiesAndKnights.laid
    .flatMap((flag, node) => (flag === 1 && towns[node] === owner ? [node] : []))
    .join(', ');
  return {
    en: `; knights ${knights.en}${walls && `; walls ${walls}`}${laid && `; on its side ${laid}`}`,
    de: `; Ritter ${knights.de}${walls && `; Mauern ${walls}`}${laid && `; auf der Seite ${laid}`}`,
  };
}

export function ownProgress({ own }: View): Text[] {
  if (!own || own.progress.length === 0) return [];
  const held = joinComma(own.progress.map((card) => perLanguage((language) => `*${progressNames[card][language]}*`)));
  return [{ en: `Your progress cards: ${held.en}.`, de: `Deine Fortschrittskarten: ${held.de}.` }];
}
