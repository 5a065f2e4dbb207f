import type { Site } from '../../../engine/game/words.ts';
import { nameOf, type Text, text } from '../../../engine/text.ts';
import { cornersOf, hexesAt, hexNamed, isCoastal, neighboursOf, nodeNamed, pathEnds, pathNamed, pathsAt } from '../board/geometry.ts';
import { harbourAt, pipsOf, productOf } from '../board/island.ts';
import { isFree } from '../rules/places.ts';
import type { View } from '../view.ts';
import type { Piece, Terrain } from '../vocabulary.ts';
import { capital, countCards, hexText, joinAnd } from './phrases.ts';
import { pieceTitles, sortNames } from './words.ts';

/** Where something of the island goes: the place in words, what it brings there, and how good that is. */

/** A place for a piece of this owner: `8 Ore, 5 Grain · 3:1 harbour`. */
export function buildingSite(view: View, owner: number, piece: Piece, place: string, thing: Text): Site {
  const found = { of: `build ${piece} ${owner}`, thing, alike: place };
  const node = nodeNamed(place);
  if (node === undefined) return { ...found, ...roadSite(view, owner, pathNamed(place) as number), where: { en: `path ${place}`, de: `Weg ${place}` } };
  const facts = nodeFacts(view, node);
  const effect: Text = piece === 'city' && view.towns[node] === owner ? { en: `doubles ${facts.en}`, de: `verdoppelt ${facts.de}` } : facts;
  return { ...found, where: { en: `intersection ${place}`, de: `Kreuzung ${place}` }, effect, worth: nodeWorth(view, node) };
}

/** What is built; in the set-up, which of the first pieces it is. */
export function buildThing(view: View, key: string, piece: Piece): Text {
  const name = pieceTitles[piece];
  if (!isSetup(key)) return { en: `Build ${name.en}`, de: `${name.de} bauen` };
  if (piece === 'road') return isFirstRound(view) ? { en: 'First Road', de: 'Erste Straße' } : { en: 'Second Road', de: 'Zweite Straße' };
  if (piece === 'city') return { en: 'First City', de: 'Erste Stadt' };
  return isFirstRound(view) ? { en: 'First Settlement', de: 'Erste Siedlung' } : { en: 'Second Settlement', de: 'Zweite Siedlung' };
}

/** Whether the first pieces are placed. */
export const isSetup = (key: string): boolean => key === 'setup.settlement' || key === 'setup.road';

/** In the set-up: nobody places for the second time yet. */
export const isFirstRound = ({ placed, options, sides }: View): boolean => placed - (options.variant === 'two' ? 2 : 0) < sides.length;

const bestHexes = ({ tokens }: View, node: number): readonly number[] =>
  (hexesAt[node] as readonly number[]).toSorted((a, b) => pipsOf(tokens[b] as number) - pipsOf(tokens[a] as number));

const pipsAt = ({ tokens }: View, node: number): number => (hexesAt[node] as readonly number[]).reduce((sum, hex) => sum + pipsOf(tokens[hex] as number), 0);

/** A harbour counts as much as a middling throw. */
const nodeWorth = (view: View, node: number): number => pipsAt(view, node) + (harbourOf(view, node) ? 1 : 0);

const harbourOf = ({ harbours }: View, node: number): View['harbours'][number] => harbours[harbourAt[node] as number] ?? null;

/** The hexes around, the best first, and the harbour. */
export function nodeFacts(view: View, node: number): Text {
  const yields = bestHexes(view, node).map((hex): Text => {
    const sort = productOf(view.terrain[hex] as Terrain);
    return sort === null ? { en: 'desert', de: 'Wüste' } : text((language) => `${view.tokens[hex] as number} ${capital(sortNames[sort])[language]}`);
  });
  const shore = shoreFact(view, node);
  return text((language) => yields.map((each) => each[language]).join(', ') + (shore ? ` · ${shore[language]}` : ''));
}

function shoreFact(view: View, node: number): Text | null {
  const harbour = harbourOf(view, node);
  if (!harbour) return isCoastal[node] ? { en: 'coast', de: 'Küste' } : null;
  if (harbour === 'any') return { en: '3:1 harbour', de: '3:1-Hafen' };
  const sort = capital(sortNames[harbour]);
  return { en: `2:1 ${sort.en} harbour`, de: `2:1-Hafen ${sort.de}` };
}

/** What a road leads to: an intersection to settle, otherwise the best beyond it. */
function roadSite(view: View, owner: number, path: number): Pick<Site, 'effect' | 'worth'> {
  const isOwn = (node: number): boolean => view.towns[node] === owner || (pathsAt[node] as readonly number[]).some((each) => view.roads[each] === owner);
  const ends = (pathEnds[path] as readonly number[]).filter((node) => !isOwn(node));
  if (ends.length === 0) return { effect: { en: 'joins your roads', de: 'verbindet deine Straßen' }, worth: 0 };
  const best = (nodes: readonly number[]): number | undefined => nodes.filter((node) => isFree(view, node)).toSorted((a, b) => nodeWorth(view, b) - nodeWorth(view, a))[0];
  const near = best(ends);
  if (near !== undefined) return { effect: leading({ en: 'to', de: 'nach' }, nodeFacts(view, near)), worth: 20 + nodeWorth(view, near) };
  const far = best(ends.flatMap((node) => neighboursOf[node] as readonly number[]));
  if (far === undefined) return { effect: { en: 'leads to no free intersection', de: 'führt zu keiner freien Kreuzung' }, worth: 0 };
  return { effect: leading({ en: 'towards', de: 'in Richtung' }, nodeFacts(view, far)), worth: nodeWorth(view, far) };
}

const leading = (word: Text, facts: Text): Text => text((language) => `${word[language]} ${facts[language]}`);

/** Whom the robber hits on a hex, and with how many cards in hand. */
export function robberSite(view: View, seat: number, id: string): Site {
  const hex = hexNamed(id) as number;
  const there = (cornersOf[hex] as readonly number[]).map((node) => ({ owner: view.towns[node] as number, rank: view.ranks[node] as number }));
  const others = view.sides.flatMap((side, other) => (other !== seat && there.some(({ owner }) => owner === other) ? [{ other, cards: side.handSize }] : []));
  const own = there.some(({ owner }) => owner === seat);
  const hit = [
    ...others.map(({ other, cards }): Text => text((language) => `${nameOf(other)} (${countCards(cards)[language]})`)),
    ...(own ? [{ en: 'yourself', de: 'dich selbst' }] : []),
  ];
  const where = hexText(view, hex);
  const whom = hit.length === 0 ? ({ en: 'nobody lives there', de: 'dort wohnt niemand' } satisfies Text) : leading({ en: 'hits', de: 'trifft' }, joinAnd(hit));
  const pips = pipsOf(view.tokens[hex] as number);
  const worth = pips * there.reduce((sum, { owner, rank }) => sum + (owner === seat ? -2 * rank : owner >= 0 && owner < view.sides.length ? rank : 0), 0);
  return {
    of: 'move robber',
    thing: { en: 'Move Robber', de: 'Räuber versetzen' },
    where,
    effect: text((language) => `${where[language]}, ${whom[language]}`),
    worth: worth + (others.some(({ cards }) => cards > 0) ? 1 : 0),
    alike: id,
  };
}
