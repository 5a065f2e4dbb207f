import type { HandCard, PurchaseOffer, CardPortrait, Availability } from '../../../../engine/scene/index.ts';
import type { Text } from '../../../../engine/text.ts';
import type { AffordItem } from '../../../phrases.ts';
import { progressDecks, isPointCard, type ProgressCard, type Track, trackOf, tracks } from '../cards/progress.ts';
import { missingOf, nextLevels, payable } from '../../texts/afford.ts';
import { progressNames, progressCardTexts, trackNames } from '../texts/names.ts';
import type { OwnView, View } from '../../view.ts';
import { chipsOf } from '../../scenes/styles.ts';
import { trackStyles } from './board-parts.ts';

const icons: Readonly<Record<ProgressCard, string>> = {
  alchemy: 'round-bottom-flask',
  crane: 'cargo-crane',
  mining: 'mining',
  irrigation: 'watering-can',
  printing: 'book-cover',
  invention: 'gears',
  engineering: 'stone-wall',
  medicine: 'caduceus',
  smithing: 'anvil-impact',
  'road-building': 'stone-path',
  merchant: 'swap-bag',
  'commercial-harbor': 'harbor-dock',
  'merchant-fleet': 'galleon',
  'guild-dues': 'receive-money',
  'commodity-monopoly': 'rolled-cloth',
  'resource-monopoly': 'wheat',
  taxation: 'pay-money',
  diplomacy: 'shaking-hands',
  encouragement: 'sword-brandish',
  wedding: 'diamond-ring',
  intrigue: 'cloak-dagger',
  sabotage: 'unlit-bomb',
  espionage: 'spyglass',
  treason: 'daggers',
  constitution: 'tied-scroll',
};

const edges = { science: 'straight', trade: 'waves', politics: 'battlements' } as const;

const deckText: Readonly<Record<Track, Text>> = {
  science: { en: 'Progress card, science', de: 'Fortschrittskarte, Wissenschaft' },
  trade: { en: 'Progress card, trade', de: 'Fortschrittskarte, Handel' },
  politics: { en: 'Progress card, politics', de: 'Fortschrittskarte, Politik' },
};

export function progressPortrait(card: ProgressCard): CardPortrait {
  const track = tracks[trackOf(card)] as Track;
  return {
    name: progressNames[card],
    icon: icons[card],
    livery: { fill: trackStyles[track].fill, edge: edges[track] },
    kind: deckText[track],
    place: null,
    cost: [],
    free: isPointCard(card)
      ? { en: '1 point, face up', de: '1 Punkt, liegt offen' }
      : { en: 'free to play', de: 'kostet beim Spielen nichts' },
    worths: [],
    text: progressCardTexts[card],
    requirement: null,
  };
}

export function copiesOf(card: ProgressCard): Text {
  const track = tracks[trackOf(card)] as Track;
  const count = (progressDecks[track] as Readonly<Record<string, number>>)[card] ?? 0;
  const all = Object.values(progressDecks[track]).reduce((sum: number, each: number) => sum + each, 0);
  return {
    en: `${count} of ${all} ${trackNames[track].en} cards`,
    de: `${count} von ${all} Karten ${trackNames[track].de}`,
  };
}

export const progressHand = (view: View, { progress }: OwnView, choices: readonly string[]): HandCard[] =>
  progress.map((card, index) => ({
    id: card,
    card: progressPortrait(card),
    number: index + 1,
    status: statusOf(view, card, choices),
  }));

function statusOf({ active, seat }: View, card: ProgressCard, choices: readonly string[]): Availability {
  if (choices.includes(`play ${card}`))
    return { open: true, text: { en: 'Ready to play', de: 'Kann gespielt werden' } };
  if (card === 'alchemy') return { open: false, text: { en: 'Before you roll', de: 'Vor deinem Wurf' } };
  return active === seat
    ? { open: false, text: { en: 'Not now', de: 'Gerade nicht' } }
    : { open: false, text: { en: 'Only on your turn', de: 'Nur in deinem Zug' } };
}

/** The next level of each track, and its price. */
export function improvementOffers(
  view: View,
  own: OwnView,
  choices: readonly string[],
  wanted: readonly AffordItem[],
): PurchaseOffer[] {
  return nextLevels(view).map(({ index, level, name, price }, at): PurchaseOffer => {
    const track = tracks[index] as Track;
    const bar = wanted[at]?.bar;
    const reached: Text = { en: `level ${level + 1}`, de: `Stufe ${level + 1}` };
    const open = choices.includes(`improve ${track}`);
    const status = open || !bar ? { open: true, text: open ? reached : payable } : { open: false, text: bar };
    return { id: track, icon: trackStyles[track].icon, name, cost: chipsOf(price, missingOf(own.hand, price)), status };
  });
}
