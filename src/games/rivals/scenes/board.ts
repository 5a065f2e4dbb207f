import type { Banner, BoardScene, Column, Footer, Place, Region, Side, Site, Strip, Token, Topic, ZoomScene } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { exposed, SAFE } from '../rules/die-faces.ts';
import { columnName, foreign, regionName, roadName, siteName, slotName, townColumn } from '../rules/geometry.ts';
import { stackName } from '../rules/looking.ts';
import { sumOf } from '../rules/stores.ts';
import type { Land, Piece } from '../state.ts';
import { cardTexts } from '../texts/cards.ts';
import { capital } from '../texts/phrases.ts';
import { faceNames, pointNames, setNames, tokenNames, variantNames } from '../texts/words.ts';
import { FULL, produce, seatNames, tokens } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { aheadOf, attackOf } from './barbarians.ts';
import { pieceFace, plainFace } from './cards.ts';
import { type Changes, changesSince } from './changes.ts';
import { cardIcons, pointIcons, setIcons, signs, tokenIcons } from './icons.ts';
import { diceOf, eventFill, pointTotal, regionFill, setFills, wares } from './looks.ts';
import { hyphenate } from './names.ts';

type Sought<K extends Topic['kind']> = Extract<Topic<View>, { kind: K }>;

/** What a place looks like beside what stands on it: its number in the menu, and what changed. */
type Marker = (place: string) => Place;

function markerFor(view: View, seat: Seat, changes: Changes, sites: readonly string[]): Marker {
  const own = view.seat === null || view.seat === seat;
  return (place) => {
    const index = sites.indexOf(own ? place : foreign(place));
    const change = changes.get(place);
    return { place, ...(index < 0 ? {} : { number: index + 1 }), ...(change === undefined ? {} : { change }) };
  };
}

export function boardScene(view: View, topic: Sought<'board'>): BoardScene {
  const changes = changesSince(topic.before, view);
  const sites = topic.sites ?? [];
  const lower = view.seat ?? topic.lower ?? view.active;
  const order: readonly Seat[] = [1 - lower, lower];
  return {
    kind: 'board',
    banners: order.map((seat) => bannerOf(view, seat, topic.names)),
    field: { kind: 'sides', sides: order.map((seat) => sideOf(view, seat, markerFor(view, seat, changes[seat as 0 | 1], sites))) },
    strip: stripOf(view, sites, order),
    footer: footerOf(view, changes[0].size + changes[1].size > 0),
    key: view.options.variant === 'intro' || view.turn < 10 ? key : [],
  };
}

export function zoomScene(view: View, topic: Sought<'zoom'>): ZoomScene {
  const seat = topic.window === seatNames[0] ? 0 : 1;
  const changes = changesSince(topic.before, view)[seat];
  return {
    kind: 'zoom',
    banners: [bannerOf(view, seat, topic.names)],
    field: { kind: 'sides', sides: [sideOf(view, seat, markerFor(view, seat, changes, topic.sites ?? []))] },
    ...(topic.roll === true ? { roll: rollOf(view) } : {}),
    footer: footerOf(view, changes.size > 0),
  };
}

const key: BoardScene['key'] = (['victory', 'commerce', 'strength', 'skill', 'progress'] as const).map((kind) => ({
  icon: pointIcons[kind],
  name: capital(pointNames[kind]),
}));

const toMove: Text = { en: 'to move', de: 'am Zug' };
const wins: Text = { en: 'wins', de: 'gewinnt' };

const sideOf = (view: View, seat: Seat, mark: Marker): Side => ({ seat, columns: columnsOf(view, view.seats[seat as 0 | 1], mark) });

function bannerOf(view: View, seat: Seat, names: readonly string[]): Banner {
  const { seats, tokens: held, target, winner, phase, active } = view;
  const land = seats[seat as 0 | 1];
  const note = winner === seat ? wins : winner === null && phase !== 'setup' && active === seat ? toMove : null;
  return {
    seat,
    name: names[seat] ?? '',
    note,
    score: pointTotal('victory', land.points.victory),
    target,
    totals: (['commerce', 'strength', 'skill', 'progress'] as const).map((kind) => pointTotal(kind, land.points[kind])),
    holdings: [
      { icon: signs.hand, name: { en: 'Hand', de: 'Hand' }, value: land.handSize },
      {
        icon: signs.goods,
        name: { en: 'Goods', de: 'Rohstoffe' },
        value: sumOf(land.goods),
        ...(exposed(land) > SAFE ? { warn: true } : {}),
      },
    ],
    tokens: [
      ...tokens.flatMap((token): Token[] =>
        held[token] === seat ? [{
          icon: tokenIcons[token],
          name: tokenNames[token],
          shape: token === 'hero' ? 'octagon' : 'circle',
        }] : [],
      ),
      ...(land.marker ? [cupOf(land.marker)] : []),
    ],
  };
}

/** A marker: how far it has risen, of how far it can. */
function cupOf({ card, level = 0 }: Piece): Token {
  const { levels = [] } = cardOf(card);
  return { icon: cardIcons[idOf(card)], name: cardTexts[idOf(card)].name, shape: 'cup', value: level, of: levels.length - 1 };
}

function columnsOf(view: View, land: Land, mark: Marker): readonly Column[] {
  const { west, towns, regions, roads, ends } = land;
  const columns: Column[] = [];
  const last = towns.length;
  if (ends[0]) columns.push({ kind: 'end', end: mark(columnName(west - 1)) });
  for (let index = 0; index <= last; index++) {
    const built = index === 0 ? ends[0] : index === last ? ends[1] : true;
    columns.push({
      kind: 'regions',
      road: { ...mark(columnName(west + 2 * index)), built, ...complementOf(land, roads[index] ?? null, mark(roadName(west, index))) },
      upper: regions[2 * index] ? regionOf(view, land, 2 * index, mark) : null,
      lower: regions[2 * index + 1] ? regionOf(view, land, 2 * index + 1, mark) : null,
    });
    const town = towns[index];
    if (town === undefined) continue;
    const site = (number: number): Site => {
      const pile = town.sites[number];
      const top = pile?.[0];
      return { ...mark(siteName(west, index, number)), face: top ? pieceFace(top, land, pile?.[1]) : null };
    };
    columns.push({
      kind: 'town',
      town: {
        ...mark(columnName(townColumn(west, index))),
        icon: cardIcons[town.metropolis ? idOf(town.metropolis) : town.city ? 'city' : 'settlement'],
        points: town.metropolis ? 2 + (cardOf(town.metropolis).points?.victory ?? 0) : town.city ? 2 : 1,
        rank: town.metropolis ? 3 : town.city ? 2 : 1,
      },
      upper: town.city ? [site(0), site(1)] : [site(0)],
      lower: town.city ? [site(2), site(3)] : [site(2)],
    });
  }
  if (ends[1]) columns.push({ kind: 'end', end: mark(columnName(west + 2 * last + 1)) });
  return columns;
}

function regionOf(view: View, land: Land, index: number, mark: Marker): Region {
  const { type, number, stock, on } = land.regions[index] as Land['regions'][number];
  const slot = mark(slotName(land.west, index));
  const shown = on !== null || slot.number !== undefined || slot.change !== undefined;
  return {
    ...mark(regionName(land.west, index)),
    ware: wares[produce[type]],
    scenery: cardIcons[type],
    die: String(number),
    hit: number === view.production,
    stock,
    room: FULL,
    ...(shown ? { expansion: { ...slot, face: faceOn(on, land) } } : {}),
  };
}

/** The card on a road, or the empty place for one when it can be chosen. */
function complementOf(land: Land, piece: Piece | null, place: Place): { readonly complement?: Site } {
  const shown = piece !== null || place.number !== undefined || place.change !== undefined;
  return shown ? { complement: { ...place, face: faceOn(piece, land) } } : {};
}

const faceOn = (piece: Piece | null, land: Land) => (piece ? pieceFace(piece, land) : null);

const softened = (words: Text | null): Text | null => words && text((language) => hyphenate(words[language]));

const rollOf = (view: View): Pick<Strip, 'dice' | 'event'> => ({
  dice: diceOf(view),
  event: softened(
    view.event === null ? (view.face === null ? null : faceNames[view.face]) : cardTexts[idOf(view.event)].name,
  ),
});

function stripOf(view: View, sites: readonly string[], order: readonly Seat[]): Strip {
  const { discards, playing, faceUp, supply } = view;
  const stacksOf = (owner?: Seat): Strip['stacks'] => view.stacks.flatMap((stack, index) => {
    const number = sites.indexOf(stackName(index)) + 1;
    return stack.owner === owner ? [{ ...stackBack(stack, index), ...(number > 0 ? { number } : {}) }] : [];
  });
  const open = faceUp[0];
  const own = discards.length > 1;
  return {
    ...rollOf(view),
    stacks: stacksOf(),
    others: [
      { count: view.events, label: { en: 'event', de: 'Ereignis' }, fill: eventFill, emblem: signs.events },
      { count: view.regions, label: { en: 'region', de: 'Land' }, fill: regionFill, emblem: signs.regions },
    ],
    supply: (['road', 'settlement', 'city'] as const).map((card) => ({
      icon: cardIcons[card],
      name: cardTexts[card].name,
      value: supply[card],
    })),
    piles: [
      ...(open === undefined ? [] : [{
        label: text((language) => `${{ en: 'face-up', de: 'offen' }[language]} ${faceUp.length}`),
        face: plainFace(idOf(open)),
      }]),
      ...(playing === null ? (own ? [] : discards.map(pileOf)) : [{ label: { en: 'being played', de: 'wird gespielt' }, face: plainFace(idOf(playing)) }]),
    ],
    ...attackOf(view, order),
    ...aheadOf(view),
    ...(own ? { decks: order.map((seat) => ({ seat, stacks: stacksOf(seat), pile: pileOf(discards[seat] as Discard) })) } : {}),
  };
}

const stackBack = ({ set, size, owner }: View['stacks'][number], index: number): Strip['stacks'][number] => ({
  count: size,
  label: text((language) => (owner === undefined ? `${index + 1} ${setNames[set].letters[language]}` : `${index + 1}`)),
  fill: setFills[set],
  emblem: setIcons[set],
});

type Discard = View['discards'][number];

const pileOf = ({ size, top }: Discard): Strip['piles'][number] => ({
  label: text((language) => `${{ en: 'discard', de: 'Ablage' }[language]} ${size}`),
  face: top === null ? null : plainFace(idOf(top)),
});

const points: Text = { en: 'points', de: 'Punkte' };

const placedByOther: Text = { en: 'placed by the other player', de: 'vom Gegenüber gelegt' };

/** Whose colour a card of the other player has; null when none lies anywhere. */
function guestIn({ seats }: View): Seat | null {
  for (const { towns, roads } of seats) {
    const pieces = [...roads, ...towns.flatMap(({ sites }) => sites.map((pile) => pile?.[0] ?? null))];
    const guest = pieces.find((piece) => piece?.by !== undefined);
    if (guest?.by !== undefined) return guest.by;
  }
  return null;
}

function footerOf(view: View, marked: boolean): Footer {
  const { turn, options, target } = view;
  const guest = guestIn(view);
  return {
    lead: turn === 0 ? { en: 'Set-up', de: 'Aufbau' } : text((language) => `${{ en: 'Turn', de: 'Zug' }[language]} ${turn}`),
    detail: text((language) => `${variantNames[options.variant].name[language]}, ${target} ${points[language]}`),
    legend: marked ? { en: 'changed since the last turn', de: 'geändert seit dem letzten Zug' } : null,
    ...(guest === null ? {} : { signs: [{ sign: 'foreign', name: placedByOther, seat: guest }] }),
  };
}

