import type {
  Banner,
  BoardScene,
  Column,
  Footer,
  BoardPlace,
  BoardRegion,
  PlayerSide,
  CardSite,
  Strip,
  AwardToken,
  SceneRequest,
  ZoomScene,
} from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { exposed, MAX_SAFE_RESOURCES } from '../rules/event-die.ts';
import { columnName, asForeign, regionName, roadName, siteName, slotName, townColumn } from '../rules/geometry.ts';
import { stackName } from '../rules/look-at-cards.ts';
import { sumAmounts } from '../rules/stores.ts';
import type { Land, Piece } from '../state.ts';
import { cardTexts } from '../texts/cards.ts';
import { faceNames, pointNames, setNames, tokenNames, variantNames } from '../texts/names.ts';
import { goalOf } from '../variants.ts';
import { FULL, producedBy, rivalsSeatNames, tokens } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { aheadOf, attackOf } from './barbarians.ts';
import { pieceFace, plainFace } from './cards.ts';
import { type Changes, changesSince } from './changes.ts';
import { cardIcons, pointIcons, setIcons, signIcons, tokenIcons } from './icons.ts';
import { diceOf, eventFill, pointTotal, regionFill, setFills, wares } from './styles.ts';
import { hyphenate } from './names.ts';
import { capitalize } from '../../phrases.ts';

type Sought<K extends SceneRequest['kind']> = Extract<SceneRequest<View>, { kind: K }>;

/** The marks of a place: its menu number and recent changes. */
type Marker = (place: string) => BoardPlace;

function markerFor(view: View, seat: Seat, changes: Changes, sites: readonly string[]): Marker {
  const own = view.seat === null || view.seat === seat;
  return (place) => {
    const index = sites.indexOf(own ? place : asForeign(place));
    const change = changes.get(place);
    return { place, ...(index < 0 ? {} : { number: index + 1 }), ...(change === undefined ? {} : { change }) };
  };
}

export function boardScene(view: View, request: Sought<'board'>): BoardScene {
  const changes = changesSince(request.before, view);
  const sites = request.sites ?? [];
  const lower = view.seat ?? request.lower ?? view.active;
  const order: readonly Seat[] = [1 - lower, lower];
  return {
    kind: 'board',
    banners: order.map((seat) => bannerOf(view, seat, request.names)),
    field: {
      kind: 'sides',
      sides: order.map((seat) => sideOf(view, seat, markerFor(view, seat, changes[seat as 0 | 1], sites))),
    },
    strip: stripOf(view, sites, order),
    footer: footerOf(view, changes[0].size + changes[1].size > 0),
    key: view.options.variant === 'intro' || view.turn < 10 ? key : [],
  };
}

export function zoomScene(view: View, request: Sought<'zoom'>): ZoomScene {
  const seat = request.window === rivalsSeatNames[0] ? 0 : 1;
  const changes = changesSince(request.before, view)[seat];
  return {
    kind: 'zoom',
    banners: [bannerOf(view, seat, request.names)],
    field: { kind: 'sides', sides: [sideOf(view, seat, markerFor(view, seat, changes, request.sites ?? []))] },
    ...(request.roll === true ? { roll: rollOf(view) } : {}),
    footer: footerOf(view, changes.size > 0),
  };
}

const key: BoardScene['key'] = (['victory', 'commerce', 'strength', 'skill', 'progress'] as const).map((kind) => ({
  icon: pointIcons[kind],
  name: capitalize(pointNames[kind]),
}));

const toMove: Text = { en: 'to move', de: 'am Zug' };
const wins: Text = { en: 'wins', de: 'gewinnt' };

const sideOf = (view: View, seat: Seat, mark: Marker): PlayerSide => ({
  seat,
  ...(view.seat === null || view.seat === seat ? {} : { prefix: asForeign('') }),
  columns: columnsOf(view, view.seats[seat as 0 | 1], mark),
});

function bannerOf(view: View, seat: Seat, names: readonly string[]): Banner {
  const { seats, tokens: held, options, winner, phase, active } = view;
  const land = seats[seat as 0 | 1];
  const note = winner === seat ? wins : winner === null && phase !== 'setup' && active === seat ? toMove : null;
  return {
    seat,
    name: names[seat] ?? '',
    note,
    score: pointTotal('victory', land.points.victory),
    target: goalOf(options, seat),
    totals: (['commerce', 'strength', 'skill', 'progress'] as const).map((kind) => pointTotal(kind, land.points[kind])),
    holdings: [
      { icon: signIcons.hand, name: { en: 'Hand', de: 'Hand' }, value: land.handSize },
      {
        icon: signIcons.goods,
        name: { en: 'Goods', de: 'Rohstoffe' },
        value: sumAmounts(land.goods),
        ...(exposed(land) > MAX_SAFE_RESOURCES ? { warn: true } : {}),
      },
    ],
    tokens: [
      ...tokens.flatMap((token): AwardToken[] =>
        held[token] === seat
          ? [{ icon: tokenIcons[token], name: tokenNames[token], shape: token === 'hero' ? 'octagon' : 'circle' }]
          : [],
      ),
      ...(land.marker ? [cupOf(land.marker)] : []),
    ],
  };
}

/** A marker with its level and highest level. */
function cupOf({ card, level = 0 }: Piece): AwardToken {
  const { levels = [] } = cardOf(card);
  return {
    icon: cardIcons[idOf(card)],
    name: cardTexts[idOf(card)].name,
    shape: 'cup',
    value: level,
    of: levels.length - 1,
  };
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
      road: {
        ...mark(columnName(west + 2 * index)),
        built,
        ...complementOf(land, roads[index] ?? null, mark(roadName(west, index))),
      },
      upper: regions[2 * index] ? regionOf(view, land, 2 * index, mark) : null,
      lower: regions[2 * index + 1] ? regionOf(view, land, 2 * index + 1, mark) : null,
    });
    const town = towns[index];
    if (town === undefined) continue;
    const site = (number: number): CardSite => {
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

function regionOf(view: View, land: Land, index: number, mark: Marker): BoardRegion {
  const { type, number, stock, on } = land.regions[index] as Land['regions'][number];
  const slot = mark(slotName(land.west, index));
  const shown = on !== null || slot.number !== undefined || slot.change !== undefined;
  return {
    ...mark(regionName(land.west, index)),
    ware: wares[producedBy[type]],
    scenery: cardIcons[type],
    die: String(number),
    hit: number === view.production,
    stock,
    room: FULL,
    ...(shown ? { expansion: { ...slot, face: faceOn(on, land) } } : {}),
  };
}

/** The card on a road, or its empty place while it can be chosen. */
function complementOf(land: Land, piece: Piece | null, place: BoardPlace): { readonly complement?: CardSite } {
  const shown = piece !== null || place.number !== undefined || place.change !== undefined;
  return shown ? { complement: { ...place, face: faceOn(piece, land) } } : {};
}

const faceOn = (piece: Piece | null, land: Land) => (piece ? pieceFace(piece, land) : null);

const softened = (words: Text | null): Text | null => words && perLanguage((language) => hyphenate(words[language]));

const rollOf = (view: View): Pick<Strip, 'dice' | 'event'> => ({
  dice: diceOf(view),
  event: softened(
    view.event === null ? (view.face === null ? null : faceNames[view.face]) : cardTexts[idOf(view.event)].name,
  ),
});

function stripOf(view: View, sites: readonly string[], order: readonly Seat[]): Strip {
  const { discards, playing, faceUp, supply } = view;
  const stacksOf = (owner?: Seat): Strip['stacks'] =>
    view.stacks.flatMap((stack, index) => {
      const number = sites.indexOf(stackName(index)) + 1;
      return stack.owner === owner
        ? [{ ...stackBack(stack, index), place: stackName(index), ...(number > 0 ? { number } : {}) }]
        : [];
    });
  const open = faceUp[0];
  const own = discards.length > 1;
  return {
    ...rollOf(view),
    stacks: stacksOf(),
    others: [
      { count: view.events, label: { en: 'event', de: 'Ereignis' }, fill: eventFill, emblem: signIcons.events },
      { count: view.regions, label: { en: 'region', de: 'Land' }, fill: regionFill, emblem: signIcons.regions },
    ],
    supply: (['road', 'settlement', 'city'] as const).map((card) => ({
      icon: cardIcons[card],
      name: cardTexts[card].name,
      value: supply[card],
    })),
    piles: [
      ...(open === undefined
        ? []
        : [
            {
              label: perLanguage((language) => `${{ en: 'face-up', de: 'offen' }[language]} ${faceUp.length}`),
              face: plainFace(idOf(open)),
            },
          ]),
      ...(playing === null
        ? own
          ? []
          : discards.map(pileOf)
        : [{ label: { en: 'being played', de: 'wird gespielt' }, face: plainFace(idOf(playing)) }]),
    ],
    ...attackOf(view, order),
    ...aheadOf(view),
    ...(own
      ? { decks: order.map((seat) => ({ seat, stacks: stacksOf(seat), pile: pileOf(discards[seat] as Discard) })) }
      : {}),
  };
}

const stackBack = ({ set, size, owner }: View['stacks'][number], index: number): Strip['stacks'][number] => ({
  count: size,
  label: perLanguage((language) =>
    owner === undefined ? `${index + 1} ${setNames[set].letters[language]}` : `${index + 1}`,
  ),
  fill: setFills[set],
  emblem: setIcons[set],
});

type Discard = View['discards'][number];

const pileOf = ({ size, top }: Discard): Strip['piles'][number] => ({
  label: perLanguage((language) => `${{ en: 'discard', de: 'Ablage' }[language]} ${size}`),
  face: top === null ? null : plainFace(idOf(top)),
});

const points: Text = { en: 'points', de: 'Punkte' };

const placedByOther: Text = { en: 'placed by the opponent', de: 'vom Gegenüber gelegt' };

/** The seat whose colour foreign cards show; null without such cards. */
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
    lead:
      turn === 0
        ? { en: 'Set-up', de: 'Aufbau' }
        : perLanguage((language) => `${{ en: 'Turn', de: 'Zug' }[language]} ${turn}`),
    detail: perLanguage((language) => `${variantNames[options.variant].name[language]}, ${target} ${points[language]}`),
    legend: marked ? { en: 'changed since the last turn', de: 'geändert seit dem letzten Zug' } : null,
    ...(guest === null ? {} : { signs: [{ sign: 'foreign', name: placedByOther, seat: guest }] }),
  };
}
