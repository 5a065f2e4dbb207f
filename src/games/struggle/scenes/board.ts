import type {
  Banner,
  BoardScene,
  TableauRow,
  Shelf,
  TableauSlip,
  Strip,
  TableauField,
  SceneRequest,
  TownCard,
  ZoomScene,
} from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { seatName } from '../../../engine/seats.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { capitalize } from '../../phrases.ts';
import { buildIcons, expansionIcons, signIcons } from '../icons.ts';
import { cardSides, goalOf, tradesOf } from '../rules/points.ts';
import { visibleVictim } from '../rules/visible-victim.ts';
import { pileOf, safeOf, type Taken } from '../rules/take-from-player.ts';
import { buildWords, expansionNames, gameName } from '../texts/names.ts';
import { shortEffects } from '../texts/short-effects.ts';
import { type BuildKind, expansionKinds, resources, SAFE_CARDS, TARGET } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { liveryByKind, stackFills, wareOf, wares } from './styles.ts';

type Sought<K extends SceneRequest['kind']> = Extract<SceneRequest<View>, { kind: K }>;

export function boardScene(view: View, { names, before }: Sought<'board'>): BoardScene {
  return {
    kind: 'board',
    banners: bannersOf(view, names),
    field: fieldOf(view, before),
    strip: noStrip,
    footer: footerOf(view, before, names),
    key: [],
  };
}

export function zoomScene(view: View, { names, before }: Sought<'zoom' | 'roll'>): ZoomScene {
  return {
    kind: 'zoom',
    banners: bannersOf(view, names),
    field: fieldOf(view, before),
    footer: footerOf(view, before, names),
  };
}

const noStrip: Strip = { dice: [], event: null, stacks: [], others: [], supply: [], piles: [] };

const bannersOf = (view: View, names: readonly string[]): readonly Banner[] =>
  view.seats.map((side, seat) => ({
    seat,
    name: names[seat] ?? '',
    note: noteOf(view, seat),
    score: { icon: signIcons.victory, name: { en: 'Victory points', de: 'Siegpunkte' }, value: side.points },
    target: goalOf(view, seat),
    totals: [],
    holdings: [
      {
        icon: signIcons.hand,
        name: { en: 'Cards in hand', de: 'Handkarten' },
        value: side.handSize,
        ...(side.handSize > SAFE_CARDS ? { warn: true } : {}),
      },
    ],
    tokens: [],
  }));

function noteOf(view: View, seat: Seat): Text | null {
  const { owed, settled } = view.seats[seat] as SideView;
  if (owed > 0 && !settled) return { en: `loses ${owed}`, de: `verliert ${owed}` };
  return view.active === seat && view.phase !== 'over' ? { en: 'to move', de: 'am Zug' } : null;
}

function fieldOf(view: View, before: View | undefined): TableauField {
  return {
    kind: 'tableau',
    shelf: shelfOf(view),
    rows: view.seats.map((_, seat) => rowOf(view, before, seat)),
    ribbon: view.destiny && {
      name: { en: 'destiny', de: 'Schicksal' },
      way: view.destiny === 'clockwise' ? 'down' : 'up',
    },
  };
}

function shelfOf(view: View): readonly Shelf[] {
  const [top] = view.discard;
  const stack = (
    kind: BuildKind,
    count: number,
    fill: (typeof stackFills)[keyof typeof stackFills],
  ): Shelf['items'][number] => ({
    kind: 'stack',
    place: `build ${kind}`,
    stack: { count, label: buildWords[kind].many, fill, emblem: buildIcons[kind] },
  });
  return [
    {
      title: { en: 'Market', de: 'Markt' },
      items: wares.flatMap((ware, kind) =>
        Array.from({ length: view.market[kind] ?? 0 }, () => ({
          kind: 'ware' as const,
          ware,
          place: `market ${resources[kind]}`,
        })),
      ),
    },
    {
      title: { en: 'Draw', de: 'Ziehen' },
      items: [
        {
          kind: 'stack',
          place: 'stack',
          stack: {
            count: view.draw,
            label: { en: 'cards', de: 'Karten' },
            fill: stackFills.draw,
            emblem: signIcons.hand,
          },
        },
      ],
    },
    {
      title: { en: 'Discard', de: 'Ablage' },
      items: [{ kind: 'ware', ware: top ? wareOf(top) : null, count: view.discard.length }],
    },
    {
      title: { en: 'Stacks', de: 'Stapel' },
      items: [
        stack('road', view.supply.road, stackFills.road),
        stack('knight', view.supply.knight, stackFills.knight),
        stack('settlement', view.settlements, stackFills.settlement),
      ],
    },
    {
      title: { en: 'Expansions', de: 'Ausbauten' },
      items: [
        {
          kind: 'list',
          place: 'build expansion',
          totals: expansionKinds.map((kind) => ({
            icon: expansionIcons[kind],
            name: expansionNames[kind],
            value: view.expansions.filter((each) => each === kind).length,
          })),
        },
      ],
    },
  ];
}

function rowOf(view: View, before: View | undefined, seat: Seat): TableauRow {
  const side = view.seats[seat] as SideView;
  const old = before?.seats[seat];
  return {
    seat,
    place: `seat ${seatName(seat)}`,
    towns: townsOf(side, old, seat),
    upper: slipsOf(view, side, old, seat, 'road'),
    lower: slipsOf(view, side, old, seat, 'knight'),
    totals: [
      { icon: signIcons.trade, name: { en: 'Trades', de: 'Tausche' }, value: tradesOf(side) },
      { icon: signIcons.draw, name: { en: 'Draws', de: 'Zieht' }, value: 2 + cardSides(side.knights, 'A') },
    ],
  };
}

const fresh = (isNew: boolean) => (isNew ? { change: 'new' as const } : {});

/** Expanded cities first, then cities, then settlements face down. */
function townsOf(side: SideView, old: SideView | undefined, seat: Seat): readonly TownCard[] {
  const towns = side.cities.map(({ expansion }, index): TownCard => ({
    place: `${seatName(seat)} city ${index + 1}`,
    face: {
      name: expansion ? short(expansionNames[expansion]) : capitalize(buildWords.city.one),
      icon: expansion ? expansionIcons[expansion] : buildIcons.city,
      livery: expansion ? liveryByKind.expansion : liveryByKind.city,
      worths: [],
      ...(expansion ? { covers: true } : {}),
    },
    points: expansion ? 3 : 2,
    text: expansion ? shortEffects[expansion] : null,
    ...fresh(old !== undefined && old.cities[index]?.expansion !== expansion),
  }));
  const settlements = Array.from({ length: side.settlements }, (_, index): TownCard => ({
    place: `${seatName(seat)} settlement ${index + 1}`,
    face: {
      name: capitalize(buildWords.settlement.one),
      icon: buildIcons.settlement,
      livery: liveryByKind.town,
      worths: [],
    },
    points: 1,
    text: null,
    ...fresh(old !== undefined && index >= old.settlements),
  }));
  return [...towns, ...settlements];
}

/** Shortens a long name to its last word; the icon tells the rest. */
const short = (name: Text): Text => ({ en: name.en.replace('Merchant ', ''), de: name.de });

function slipsOf(
  view: View,
  side: SideView,
  old: SideView | undefined,
  seat: Seat,
  kind: Taken,
): readonly TableauSlip[] {
  const cards = side[pileOf[kind]];
  const safe = safeOf(side, kind);
  const taken =
    view.phase !== 'over' && view.supply[kind] === 0 && visibleVictim(view, kind) === seat ? cards.length - 1 : -1;
  return cards.map((up, index): TableauSlip => ({
    place: `${seatName(seat)} ${kind} ${index + 1}`,
    side: up,
    icon: kind === 'road' ? signIcons.trade : buildIcons.knight,
    look: kind,
    worth: kind === 'road' ? signIcons.trade : '+1',
    ...(index === taken ? { fate: 'taken' as const } : index < safe ? { fate: 'safe' as const } : {}),
    ...fresh(old !== undefined && index >= old[pileOf[kind]].length),
  }));
}

function footerOf(view: View, before: View | undefined, names: readonly string[]): BoardScene['footer'] {
  const name = names[view.active] ?? '';
  const anyTaken = (['road', 'knight'] as const).some(
    (kind) => view.supply[kind] === 0 && visibleVictim(view, kind) !== null,
  );
  const anySafe = view.seats.some((side) => safeOf(side, 'road') + safeOf(side, 'knight') > 0);
  return {
    lead: { en: `Turn ${view.turn}`, de: `Zug ${view.turn}` },
    detail: perLanguage((language) => `${gameName[language]}, ${TARGET} ${{ en: 'points', de: 'Punkte' }[language]}`),
    legend: before ? { en: 'changed since the last turn', de: 'seit dem letzten Zug verändert' } : null,
    signs: [
      ...(anyTaken ? [{ sign: 'taken' as const, name: { en: `${name} would take this`, de: `nähme ${name}` } }] : []),
      ...(anySafe ? [{ sign: 'safe' as const, name: { en: 'safe', de: 'sicher' } }] : []),
    ],
  };
}
