import type { HandCard, Offer, Portrait, Status } from '../../../engine/scene/index.ts';
import { type Text, text } from '../../../engine/text.ts';
import { isPointCard, type Progress, TOP_LEVEL, trackOf, tracks, type Track } from '../cards/progress.ts';
import type { RealmView } from '../realm-view.ts';
import { capital } from '../texts/phrases.ts';
import { levelNames, progressNames, progressTexts, trackNames } from '../texts/progress-words.ts';
import type { OwnView, View } from '../view.ts';
import { commodities, type Goods, prices, type Sort } from '../vocabulary.ts';
import { chipsOf, wares } from './looks.ts';
import { knightIcon, trackLooks } from './realm.ts';

/** Progress cards and what cities and knights cost, for the hand of Cities & Knights. */

const edges = { science: 'dots', trade: 'waves', politics: 'battlements' } as const satisfies Record<Track, string>;

export function progressPortrait(card: Progress): Portrait {
  const track = tracks[trackOf(card)] as Track;
  return {
    name: progressNames[card],
    icon: trackLooks[track].icon,
    livery: { fill: track === 'trade' ? '#84651c' : trackLooks[track].fill, edge: edges[track] },
    kind: { en: 'Progress card', de: 'Fortschrittskarte' },
    place: capital(trackNames[track]),
    cost: [],
    free: isPointCard(card) ? { en: '1 point', de: '1 Punkt' } : { en: 'free to play', de: 'kostet beim Spielen nichts' },
    worths: [],
    text: progressTexts[card],
    requirement: null,
  };
}

export const progressCards = (view: View, own: OwnView, choices: readonly string[]): readonly HandCard[] =>
  own.progress.map((card, index): HandCard => ({ card: progressPortrait(card), number: index + 1, status: statusOf(view, card, choices) }));

function statusOf(view: View, card: Progress, choices: readonly string[]): Status {
  if (choices.includes(`play ${card}`)) return { open: true, text: { en: 'Can be played', de: 'Kann gespielt werden' } };
  if (view.active !== view.seat) return { open: false, text: { en: 'Only in your turn', de: 'Nur in deinem Zug' } };
  return card === 'alchemy' ? { open: false, text: { en: 'Only before the roll', de: 'Nur vor dem Wurf' } } : { open: false, text: { en: 'Not now', de: 'Gerade nicht' } };
}

/** Walls, knights and the next level of each track. */
export function realmOffers(view: View, realm: RealmView, own: OwnView, choices: readonly string[], missing: (price: Goods) => Goods): readonly Offer[] {
  const built = (icon: string, name: Text, price: Goods, verb: string): Offer => {
    const count = choices.filter((id) => id.startsWith(verb)).length;
    const short = missing(price).reduce((sum, each) => sum + each, 0);
    const places: Text = { en: `${count} ${count === 1 ? 'place' : 'places'}`, de: `${count} ${count === 1 ? 'Platz' : 'Plätze'}` };
    return { icon, name, cost: chipsOf(price, missing(price)), status: count > 0 ? { open: true, text: places } : { open: false, text: shortText(short, view) } };
  };
  return [
    built('stone-wall', { en: 'Wall', de: 'Mauer' }, prices.wall, 'build wall '),
    built(knightIcon, { en: 'Knight', de: 'Ritter' }, prices.knight, 'build knight '),
    built('sword-brandish', { en: 'Activate', de: 'Aktivieren' }, prices.activation, 'activate '),
    ...tracks.map((track, index) => improvement(view, realm, own, track, index, choices)),
  ];
}

function improvement(view: View, realm: RealmView, own: OwnView, track: Track, index: number, choices: readonly string[]): Offer {
  const level = view.seat === null ? 0 : (realm.courts[view.seat]?.improvements[index] ?? 0);
  const price = level + (realm.craneWaits ? 0 : 1);
  const ware = wares[commodities[index] as Sort];
  const held = own.hand[own.hand.length - commodities.length + index] ?? 0;
  const next = levelNames[track][level];
  const open = choices.includes(`improve ${track}`);
  const top = level >= TOP_LEVEL;
  return {
    icon: trackLooks[track].icon,
    name: next ?? capital(trackNames[track]),
    cost: top ? [] : [{ ware, amount: String(price), ...(held < price && { missing: price - held }) }],
    status: {
      open,
      text: open ? text((language) => `${{ en: 'level', de: 'Stufe' }[language]} ${level + 1}`) : top ? { en: 'all built', de: 'alles gebaut' } : shortText(Math.max(0, price - held), view),
    },
  };
}

const shortText = (short: number, { active, seat }: View): Text =>
  short > 0
    ? { en: `${short} ${short === 1 ? 'card' : 'cards'} short`, de: short === 1 ? '1 Karte fehlt' : `${short} Karten fehlen` }
    : active === seat ? { en: 'not now', de: 'gerade nicht' } : { en: 'in your turn', de: 'in deinem Zug' };
