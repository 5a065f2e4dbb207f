import type { HandCard, Offer, Portrait, Status } from '../../../engine/scene/index.ts';
import type { Text } from '../../../engine/text.ts';
import { decks, isPointCard, type Progress, type Track, trackOf, tracks } from '../cards/progress.ts';
import { sizeOf } from '../rules/hand.ts';
import { missingOf, nextLevels } from '../texts/afford.ts';
import { progressNames, progressTexts, trackNames } from '../texts/progress-words.ts';
import type { OwnView, View } from '../view.ts';
import { chipsOf } from './looks.ts';
import { trackLooks } from './realm.ts';

const icons: Readonly<Record<Progress, string>> = {
  'alchemy': 'round-bottom-flask', 'crane': 'cargo-crane', 'mining': 'mining', 'irrigation': 'watering-can', 'printing': 'book-cover',
  'invention': 'gears', 'engineering': 'stone-wall', 'medicine': 'caduceus', 'smithing': 'anvil-impact', 'road-building': 'stone-path',
  'merchant': 'swap-bag', 'commercial-harbor': 'harbor-dock', 'merchant-fleet': 'galleon', 'guild-dues': 'receive-money',
  'commodity-monopoly': 'rolled-cloth', 'resource-monopoly': 'wheat', 'taxation': 'pay-money', 'diplomacy': 'shaking-hands',
  'encouragement': 'sword-brandish', 'wedding': 'diamond-ring', 'intrigue': 'cloak-dagger', 'sabotage': 'unlit-bomb', 'espionage': 'spyglass',
  'treason': 'daggers', 'constitution': 'tied-scroll',
};

const edges = { science: 'straight', trade: 'waves', politics: 'battlements' } as const;

const deckText: Readonly<Record<Track, Text>> = {
  science: { en: 'Progress card, science', de: 'Fortschrittskarte, Wissenschaft' },
  trade: { en: 'Progress card, trade', de: 'Fortschrittskarte, Handel' },
  politics: { en: 'Progress card, politics', de: 'Fortschrittskarte, Politik' },
};

export function progressPortrait(card: Progress): Portrait {
  const track = tracks[trackOf(card)] as Track;
  return {
    name: progressNames[card],
    icon: icons[card],
    livery: { fill: trackLooks[track].fill, edge: edges[track] },
    kind: deckText[track],
    place: null,
    cost: [],
    free: isPointCard(card) ? { en: '1 point, laid open', de: '1 Punkt, liegt offen' } : { en: 'free to play', de: 'kostet beim Spielen nichts' },
    worths: [],
    text: progressTexts[card],
    requirement: null,
  };
}

export function copiesOf(card: Progress): Text {
  const track = tracks[trackOf(card)] as Track;
  const count = (decks[track] as Readonly<Record<string, number>>)[card] ?? 0;
  const all = Object.values(decks[track]).reduce((sum: number, each: number) => sum + each, 0);
  return { en: `${count} of ${all} ${trackNames[track].en} cards`, de: `${count} von ${all} Karten ${trackNames[track].de}` };
}

/** The hidden cards of the viewer. */
export const progressHand = (view: View, { progress }: OwnView, choices: readonly string[]): HandCard[] =>
  progress.map((card, index) => ({ card: progressPortrait(card), number: index + 1, status: statusOf(view, card, choices) }));

function statusOf({ active, seat }: View, card: Progress, choices: readonly string[]): Status {
  if (choices.includes(`play ${card}`)) return { open: true, text: { en: 'Can be played', de: 'Kann gespielt werden' } };
  if (card === 'alchemy') return { open: false, text: { en: 'Before your roll', de: 'Vor deinem Wurf' } };
  return active === seat
    ? { open: false, text: { en: 'Not now', de: 'Gerade nicht' } }
    : { open: false, text: { en: 'Only in your turn', de: 'Nur in deinem Zug' } };
}

/** The next level of each track, and its price. */
export function improvementOffers(view: View, own: OwnView, choices: readonly string[]): Offer[] {
  return nextLevels(view).map(({ index, level, name, price }): Offer => {
    const track = tracks[index] as Track;
    const missing = missingOf(own.hand, price);
    const short = sizeOf(missing);
    const open = choices.includes(`improve ${track}`);
    const closed: Text = short > 0 ? { en: `${short} short`, de: `${short} ${short === 1 ? 'fehlt' : 'fehlen'}` } : { en: 'not now', de: 'gerade nicht' };
    return { icon: trackLooks[track].icon, name, cost: chipsOf(price, missing), status: { open, text: open ? { en: `level ${level + 1}`, de: `Stufe ${level + 1}` } : closed } };
  });
}
