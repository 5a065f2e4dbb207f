import type { Seat } from '../../../engine/script.ts';
import type { ScenarioSeatName } from '../common/file-schema.ts';
import { orderedDifference, valueDifference, formatValue, unorderedDifference } from '../common/list-differences.ts';
import { cardName } from '../../../games/struggle/cards.ts';
import { pointsOf } from '../../../games/struggle/rules/points.ts';
import { type Player, playerOf, type State } from '../../../games/struggle/state.ts';
import { listCards, resourceName, resources, sumCards } from '../../../games/struggle/vocabulary.ts';
import type { SideView } from '../../../games/struggle/view.ts';
import type { ExpectedSide, ExpectedStack, Expectation, SeenSide, StackName } from './file.ts';

export function sideDifferences(name: string, wanted: ExpectedSide, state: State, seat: Seat): string[] {
  const player = playerOf(state, seat);
  return [
    ...handDifferences(name, wanted.hand, player.hand),
    ...valueDifference(`${name} handSize`, wanted.handSize, sumCards(player.hand)),
    ...valueDifference(`${name} points`, wanted.points, pointsOf(state, seat)),
    ...(wanted.roads ? orderedDifference(`${name} roads`, wanted.roads, player.roads) : []),
    ...(wanted.knights ? orderedDifference(`${name} knights`, wanted.knights, player.knights) : []),
    ...townDifferences(`${name} settlements`, wanted.settlements, player.settlements.map(cardName)),
    ...townDifferences(
      `${name} cities`,
      wanted.cities,
      player.cities.map(({ card }) => cardName(card)),
    ),
    ...expansionDifferences(name, wanted.expansions, player),
  ];
}

/** The whole hand: what is not listed is not there. */
function handDifferences(name: string, wanted: ExpectedSide['hand'], hand: readonly number[]): string[] {
  if (!wanted) return [];
  return unorderedDifference(
    `${name} hand`,
    resources.flatMap((resource) => Array.from({ length: wanted[resource] ?? 0 }, () => resource)),
    listCards(hand),
  );
}

function townDifferences(
  what: string,
  wanted: number | readonly string[] | undefined,
  got: readonly string[],
): string[] {
  if (wanted === undefined) return [];
  return typeof wanted === 'number'
    ? valueDifference(what, wanted, got.length)
    : unorderedDifference(what, wanted, got);
}

const expansionDifferences = (
  name: string,
  wanted: readonly string[] | undefined,
  { cities }: Pick<SideView | Player, 'cities'>,
): string[] =>
  wanted
    ? unorderedDifference(
        `${name} expansions`,
        wanted,
        cities.flatMap(({ expansion }) => expansion ?? []),
      )
    : [];

export function expectedStackDifferences(name: StackName, wanted: ExpectedStack, state: State): string[] {
  const cards = cardsIn(state, name);
  if (Array.isArray(wanted)) {
    // The uppermost cards in their order, or all of them in any; no card is an empty stack.
    const top = wanted.length > 0 && wanted.every((card, index) => cards[index] === card) && name !== 'market';
    return top || unorderedDifference(name, wanted, cards).length === 0
      ? []
      : [`${name}: expected ${formatValue(wanted)}, got ${formatValue(cards)}`];
  }
  const found = valueDifference(`${name} size`, wanted.size, cards.length);
  if (wanted.top) found.push(...orderedDifference(`top of ${name}`, wanted.top, cards.slice(0, wanted.top.length)));
  for (const whole of [wanted.cards, wanted.only]) if (whole) found.push(...unorderedDifference(name, whole, cards));
  const left = [...cards];
  for (const card of wanted.has ?? []) {
    const at = left.indexOf(card);
    if (at < 0) found.push(`${name} has no ${card}: ${formatValue(cards)}`);
    else left.splice(at, 1);
  }
  return found;
}

function cardsIn(state: State, name: StackName): string[] {
  if (name === 'settlements') return state.settlements.map(cardName);
  return name === 'market' ? listCards(state.market) : state[name].map(resourceName);
}

export function supplyDifferences({ supply, destiny, phase }: Expectation, state: State): string[] {
  return [
    ...valueDifference('supply of roads', supply?.road, state.supply.road),
    ...valueDifference('supply of knights', supply?.knight, state.supply.knight),
    ...valueDifference('supply of settlements', supply?.settlement, state.settlements.length),
    ...valueDifference('supply of expansions', supply?.expansion, state.expansions.length),
    ...valueDifference('destiny', destiny, state.destiny),
    // The draw belongs to the turn it ends.
    ...valueDifference('phase', phase, state.phase === 'draw' ? 'build' : state.phase),
  ];
}

/** What one seat's view shows of another, and what it does not. */
export function seenDifferences(viewer: string, name: ScenarioSeatName, wanted: SeenSide, side: SideView): string[] {
  const what = `${name} as ${viewer} sees it`;
  const found = [
    ...valueDifference(`${what}, handSize`, wanted.handSize, side.handSize),
    ...valueDifference(`${what}, points`, wanted.points, side.points),
    ...(wanted.roads ? orderedDifference(`${what}, roads`, wanted.roads, side.roads) : []),
    ...(wanted.knights ? orderedDifference(`${what}, knights`, wanted.knights, side.knights) : []),
    ...expansionDifferences(what, wanted.expansions, side),
    ...townDifferences(
      `${what}, cities`,
      wanted.cities,
      side.cities.map(({ card }) => card),
    ),
  ];
  if (wanted.settlements !== undefined)
    found.push(
      ...valueDifference(`${what}, settlements`, formatValue(wanted.settlements), formatValue(side.settlements)),
    );
  if (wanted.hand)
    found.push(...(side.hand ? handDifferences(what, wanted.hand, side.hand) : [`${what}: the hand is hidden`]));
  for (const key of wanted.hidden ?? []) {
    const value = (side as unknown as Readonly<Record<string, unknown>>)[key];
    // Of settlements only their number shows.
    if (value !== null && value !== undefined && !(key === 'settlements' && typeof value === 'number'))
      found.push(`${what}: ${key} is shown`);
  }
  return found;
}
