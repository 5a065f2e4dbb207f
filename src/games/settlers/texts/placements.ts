import type { PlacementChoice } from '../../../engine/game/text.ts';
import { seatPlaceholder, type Text, perLanguage } from '../../../engine/text.ts';
import {
  hexCornersOf,
  hexesAt,
  hexNamed,
  isCoastal,
  neighboursOf,
  nodeNamed,
  pathEnds,
  pathNamed,
  pathsAt,
} from '../board/geometry.ts';
import { harbourAt, pipsOf, productOf } from '../board/island.ts';
import { isFree } from '../rules/places.ts';
import type { View } from '../view.ts';
import type { PieceKind, Terrain } from '../vocabulary.ts';
import { countCards } from './phrases.ts';
import { hexWords, whereText } from './place-words.ts';
import { pieceTitles, sortNames } from './names.ts';
import { capitalize, joinAnd } from '../../phrases.ts';

/** A place for a piece of this owner: `8 Ore, 5 Grain · 3:1 harbour`. */
export function buildingPlacement(
  view: View,
  owner: number,
  piece: PieceKind,
  place: string,
  thing: Text,
): PlacementChoice {
  const found = { of: `build ${piece} ${owner}`, thing, alike: place };
  const node = nodeNamed(place);
  if (node === undefined)
    return { ...found, ...roadPlacement(view, owner, pathNamed(place) as number), where: whereText(place, view) };
  const facts = nodeFacts(view, node);
  const effect: Text =
    piece === 'city' && view.towns[node] === owner
      ? { en: `doubles ${facts.en}`, de: `verdoppelt ${facts.de}` }
      : facts;
  return { ...found, where: whereText(place, view), effect, worth: nodeScore(view, node) };
}

/** Names the move; in the set-up it says which of the first pieces is placed. */
export function buildingName(view: View, key: string, piece: PieceKind): Text {
  const name = pieceTitles[piece];
  if (!isSetup(key)) return { en: `Build ${name.en}`, de: `${name.de} bauen` };
  if (piece === 'road')
    return isFirstRound(view) ? { en: 'First Road', de: 'Erste Straße' } : { en: 'Second Road', de: 'Zweite Straße' };
  if (piece === 'city') return { en: 'First City', de: 'Erste Stadt' };
  return isFirstRound(view)
    ? { en: 'First Settlement', de: 'Erste Siedlung' }
    : { en: 'Second Settlement', de: 'Zweite Siedlung' };
}

export const isSetup = (key: string): boolean => key === 'setup.settlement' || key === 'setup.road';

/** Whether the first round of the set-up is still going on. */
export const isFirstRound = ({ placed, options, sides }: View): boolean =>
  placed - (options.variant === 'two' ? 2 : 0) < sides.length;

const bestHexes = ({ tokens }: View, node: number): readonly number[] =>
  (hexesAt[node] as readonly number[]).toSorted((a, b) => pipsOf(tokens[b] as number) - pipsOf(tokens[a] as number));

const pipsAt = ({ tokens }: View, node: number): number =>
  (hexesAt[node] as readonly number[]).reduce((sum, hex) => sum + pipsOf(tokens[hex] as number), 0);

/** A harbour counts as much as one pip. */
const nodeScore = (view: View, node: number): number => pipsAt(view, node) + (harbourOf(view, node) ? 1 : 0);

const harbourOf = ({ harbours }: View, node: number): View['harbours'][number] =>
  harbours[harbourAt[node] as number] ?? null;

/** The hexes around, best first, and the harbour. */
function nodeFacts(view: View, node: number): Text {
  const yields = bestHexes(view, node).map((hex): Text => {
    const sort = productOf(view.terrain[hex] as Terrain);
    return sort === null
      ? { en: 'desert', de: 'Wüste' }
      : perLanguage((language) => `${view.tokens[hex] as number} ${capitalize(sortNames[sort])[language]}`);
  });
  const shore = shoreFact(view, node);
  return perLanguage(
    (language) => yields.map((each) => each[language]).join(', ') + (shore ? ` · ${shore[language]}` : ''),
  );
}

function shoreFact(view: View, node: number): Text | null {
  const harbour = harbourOf(view, node);
  if (!harbour) return isCoastal[node] ? { en: 'coast', de: 'Küste' } : null;
  if (harbour === 'any') return { en: '3:1 harbour', de: '3:1-Hafen' };
  const sort = capitalize(sortNames[harbour]);
  return { en: `2:1 ${sort.en} harbour`, de: `2:1-Hafen ${sort.de}` };
}

/** Rates a road by the best intersection it reaches, otherwise by the best one beyond. */
function roadPlacement(view: View, owner: number, path: number): Pick<PlacementChoice, 'effect' | 'worth'> {
  const isOwn = (node: number): boolean =>
    view.towns[node] === owner || (pathsAt[node] as readonly number[]).some((each) => view.roads[each] === owner);
  const ends = (pathEnds[path] as readonly number[]).filter((node) => !isOwn(node));
  if (ends.length === 0) return { effect: { en: 'connects your roads', de: 'verbindet deine Straßen' }, worth: 0 };
  const best = (nodes: readonly number[]): number | undefined =>
    nodes.filter((node) => isFree(view, node)).toSorted((a, b) => nodeScore(view, b) - nodeScore(view, a))[0];
  const near = best(ends);
  if (near !== undefined)
    return { effect: leading({ en: 'to', de: 'nach' }, nodeFacts(view, near)), worth: 20 + nodeScore(view, near) };
  const far = best(ends.flatMap((node) => neighboursOf[node] as readonly number[]));
  if (far === undefined)
    return { effect: { en: 'leads to no free intersection', de: 'führt zu keiner freien Kreuzung' }, worth: 0 };
  return { effect: leading({ en: 'towards', de: 'in Richtung' }, nodeFacts(view, far)), worth: nodeScore(view, far) };
}

const leading = (word: Text, facts: Text): Text => perLanguage((language) => `${word[language]} ${facts[language]}`);

/** Names the players the robber hits on a hex, with their hand sizes. */
export function robberPlacement(view: View, seat: number, id: string): PlacementChoice {
  const hex = hexNamed(id) as number;
  const there = (hexCornersOf[hex] as readonly number[]).map((node) => ({
    owner: view.towns[node] as number,
    rank: view.ranks[node] as number,
  }));
  const others = view.sides.flatMap((side, other) =>
    other !== seat && there.some(({ owner }) => owner === other) ? [{ other, cards: side.handSize }] : [],
  );
  const own = there.some(({ owner }) => owner === seat);
  const hit = [
    ...others.map(({ other, cards }): Text =>
      perLanguage((language) => `${seatPlaceholder(other)} (${countCards(cards)[language]})`),
    ),
    ...(own ? [{ en: 'yourself', de: 'dich selbst' }] : []),
  ];
  const where = hexWords(view, hex);
  const whom =
    hit.length === 0
      ? ({ en: 'no buildings there', de: 'dort steht kein Gebäude' } satisfies Text)
      : leading({ en: 'hits', de: 'trifft' }, joinAnd(hit));
  const pips = pipsOf(view.tokens[hex] as number);
  const worth =
    pips *
    there.reduce(
      (sum, { owner, rank }) => sum + (owner === seat ? -2 * rank : owner >= 0 && owner < view.sides.length ? rank : 0),
      0,
    );
  return {
    of: 'move robber',
    thing: { en: 'Move Robber', de: 'Räuber versetzen' },
    where,
    effect: perLanguage((language) => `${where[language]}, ${whom[language]}`),
    worth: worth + (others.some(({ cards }) => cards > 0) ? 1 : 0),
    alike: id,
  };
}
