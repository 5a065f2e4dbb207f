import type { Chip, ResultScene, RollScene, SceneRequest } from '../../../engine/scene/index.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { breakable } from '../../phrases.ts';
import { developmentNames, titleNames } from '../texts/names.ts';
import type { View } from '../view.ts';
import { type Sort, sorts, stockOf } from '../vocabulary.ts';
import { citiesAndKnightsSources } from '../cities-and-knights/scenes/board-parts.ts';
import { diceIn } from './dice.ts';
import { hiddenCards, houseOf, pieceIcons, wares } from './styles.ts';

type Sought<K extends SceneRequest['kind']> = Extract<SceneRequest<View>, { kind: K }>;

const nothing: Text = { en: 'nothing', de: 'nichts' };

/** The last roll and its production; for other players only the number of cards. */
export function rollScene(view: View, { names, before }: Sought<'roll'>): RollScene {
  const { active, now } = view;
  const seats = view.sides.map((_, index) => (active + index) % view.sides.length);
  return {
    kind: 'roll',
    seat: houseOf(view, active),
    dice: diceIn(view),
    title: now.rolled === null ? { en: 'Before the roll', de: 'Vor dem Wurf' } : perLanguage(() => String(now.rolled)),
    rows: seats.map((seat) => {
      const chips = changesOf(view, before, seat);
      return { seat: houseOf(view, seat), name: names[seat] ?? '', chips, note: chips.length === 0 ? nothing : null };
    }),
    card: null,
  };
}

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

function changesOf(view: View, before: View | undefined, seat: number): Chip[] {
  if (!before) return [];
  if (seat === view.seat && view.own && before.own) {
    const earlier = before.own.hand;
    return view.own.hand.flatMap((count, index) => {
      const change = count - (earlier[index] ?? 0);
      return change === 0 ? [] : [{ ware: wares[sorts[index] as Sort], amount: signed(change) }];
    });
  }
  const change = (view.sides[seat]?.handSize ?? 0) - (before.sides[seat]?.handSize ?? 0);
  return change === 0 ? [] : [{ ware: hiddenCards, amount: signed(change) }];
}

/** The end of a match: the winner first, with each player's points by source. */
export function resultScene(view: View, { names }: Sought<'result'>): ResultScene {
  const first = view.winner ?? view.active;
  const points = view.sides.map(({ openPoints }, seat) => view.revealed?.[seat] ?? openPoints);
  const order = points
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === first) - Number(a === first) || (points[b] as number) - (points[a] as number));
  const rankOf = (seat: number): number => {
    if (seat === first) return 1;
    return 1 + points.filter((each, other) => other === first || each > (points[seat] as number)).length;
  };
  const built = (seat: number, piece: 'settlement' | 'city'): number => {
    const stock = view.stocks[seat];
    return stock ? stockOf[piece] - (piece === 'city' ? stock.cities : stock.settlements) : 0;
  };
  const laid = (seat: number): number =>
    view.citiesAndKnights?.laid.filter((flag, node) => flag === 1 && view.towns[node] === seat).length ?? 0;
  const by = (count: (seat: number) => number): number[] => order.map(count);
  const sources = [
    {
      icon: pieceIcons.settlement,
      name: { en: 'Settlements', de: 'Siedlungen' },
      points: by((seat) => built(seat, 'settlement') + laid(seat)),
    },
    {
      icon: pieceIcons.city,
      name: { en: 'Cities', de: 'Städte' },
      points: by((seat) => 2 * (built(seat, 'city') - laid(seat))),
      counts: by((seat) => built(seat, 'city') - laid(seat)),
      counted: { one: { en: 'city', de: 'Stadt' }, many: { en: 'cities', de: 'Städte' } },
    },
    { icon: 'stone-path', name: titleNames['longest-road'], points: by((seat) => (view.longest === seat ? 2 : 0)) },
    { icon: 'crossed-swords', name: titleNames['largest-army'], points: by((seat) => (view.largest === seat ? 2 : 0)) },
    {
      icon: 'laurel-crown',
      name: developmentNames['victory-point'],
      points: by((seat) => (points[seat] as number) - (view.sides[seat]?.openPoints ?? 0)),
    },
    ...citiesAndKnightsSources(view).map(({ icon, name, pointsOf }) => ({ icon, name, points: by(pointsOf) })),
  ];
  return {
    kind: 'result',
    people: order.map((seat) => ({ seat: houseOf(view, seat), name: names[seat] ?? '', rank: rankOf(seat) })),
    verdict: { en: 'wins the island', de: 'gewinnt die Insel' },
    detail: { en: `turn ${view.turn}`, de: `Zug ${view.turn}` },
    points: by((seat) => points[seat] as number),
    sources: sources
      .filter((source) => source.points.some((each) => each > 0))
      .map((source) => ({ ...source, name: breakable(source.name) })),
  };
}
