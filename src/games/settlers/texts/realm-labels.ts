import type { Label } from '../../../engine/game/index.ts';
import type { Decision } from '../../../engine/script.ts';
import { nameOf, type Text, text } from '../../../engine/text.ts';
import { hexNamed, nodeNamed } from '../board/geometry.ts';
import { commodityOf, isProgress, isTrack, knightNames, type Progress, type Track, trackOf, tracks } from '../cards/progress.ts';
import { isActive } from '../rules/knights.ts';
import type { View } from '../view.ts';
import { type Colour, colours, type Goods, prices, type Sort, sorts } from '../vocabulary.ts';
import { clip } from './clip.ts';
import { hexText, listGoods } from './phrases.ts';
import { knightTitles, levelNames, progressNames, progressTexts, trackNames } from './progress-words.ts';
import { sortNames } from './words.ts';

const said = (en: string, de: string): Text => ({ en, de });

/** Choices of Cities & Knights; null for what all variants share. */
export function realmLabel(view: View, decision: Decision, id: string): Label | null {
  const [verb = '', what = '', where = '', more = ''] = id.split(' ');
  switch (verb) {
    case 'build':
      return what === 'wall' || what === 'knight' ? labelPiece(what, where, decision.key === 'menu') : null;
    case 'play':
      return isProgress(what) && view.realm ? labelPlay(what) : null;
    case 'return':
      return isProgress(what) ? { ...labelPlay(what), text: said(`Put Back ${progressNames[what].en}`, `${progressNames[what].de} zurücklegen`) } : null;
    case 'activate':
      return knightDeed(view, what, said('Activate', 'aktivieren'), prices.activation);
    case 'promote':
      return knightDeed(view, what, said('Promote', 'aufwerten'), prices.promotion);
    case 'chase':
      return knightDeed(view, where, said('Chase the Robber with', 'vertreibt den Räuber'), null);
    case 'move':
      return what === 'knight' ? { text: said(`Move Knight ${where} to ${more}`, `Ritter ${where} nach ${more}`), group: 'knight', icon: 'knight', place: more } : null;
    case 'displace':
      return { text: said(`Drive Off ${where} with ${what}`, `Ritter ${where} mit ${what} vertreiben`), detail: knightAt(view, where), group: 'knight', icon: 'knight', place: where };
    case 'improve':
      return labelImprovement(view, decision.seat, what as Track);
    case 'harbor':
      return labelHarbor(view, what as Colour, where as Sort);
    case 'remove':
      return { text: said(`Remove Road ${what}`, `Straße ${what} entfernen`), place: what };
    case 'red':
    case 'yellow':
      // Without a number it is no die, but the red player.
      if (what === '') return labelWord(view, decision, id);
      return { text: verb === 'red' ? said(`Red ${what}`, `Rot ${what}`) : said(`Yellow ${what}`, `Gelb ${what}`), group: verb };
    default:
      return labelWord(view, decision, id);
  }
}

/** Answers of one word: a card, a deck, a seat, a hex, an intersection. */
function labelWord(view: View, { key }: Decision, id: string): Label | null {
  if (isTrack(id)) return { text: said(`Draw from ${trackNames[id].en}`, `Von ${trackNames[id].de} ziehen`), detail: countLeft(view, id), icon: id };
  if (isProgress(id) && (key === 'progress.return' || key === 'espionage.card')) {
    const verb = key === 'progress.return' ? said('Put Back', 'zurücklegen') : said('Take', 'nehmen');
    return { ...labelPlay(id), text: said(`${verb.en} ${progressNames[id].en}`, `${progressNames[id].de} ${verb.de}`) };
  }
  if ((colours as readonly string[]).includes(id)) return labelSeat(view, key, id as Colour);
  const hex = hexNamed(id);
  if (hex !== undefined) {
    const where = hexText(view, hex);
    return { text: key === 'merchant' ? said(`Merchant to ${where.en}`, `Händler auf ${where.de}`) : where, place: id };
  }
  return nodeNamed(id) === undefined ? null : labelNode(view, key, id);
}

const nodeVerbs: Readonly<Record<string, (id: string) => Text>> = {
  'barbarians.city': (id) => said(`Give Up City ${id}`, `Stadt ${id} aufgeben`),
  'barbarians.defend': (id) => said(`Defend with Knight ${id}`, `Ritter ${id} verteidigt`),
  'metropolis': (id) => said(`Metropolis at ${id}`, `Metropole auf ${id}`),
  'smithing': (id) => said(`Promote Knight ${id}`, `Ritter ${id} aufwerten`),
  'intrigue': (id) => said(`Drive Off Knight ${id}`, `Ritter ${id} vertreiben`),
  'knight.retreat': (id) => said(`Retreat to ${id}`, `Nach ${id} ausweichen`),
  'treason.knight': (id) => said(`Give Up Knight ${id}`, `Ritter ${id} aufgeben`),
  'treason.place': (id) => said(`Place at ${id}`, `Auf ${id} stellen`),
};

function labelNode(view: View, key: string, id: string): Label {
  const name = nodeVerbs[key]?.(id) ?? said(id, id);
  const wall = view.realm?.walls[Number(id)] === 1;
  const detail = view.realm?.knights[Number(id)] === -1 ? (wall ? said('with a wall', 'mit Mauer') : null) : knightAt(view, id);
  return { text: name, ...(detail && { detail }), place: id };
}

/** `strong knight, active`. */
function knightAt({ realm }: View, place: string): Text {
  const node = Number(place);
  const name = knightTitles[knightNames[(realm?.levels[node] ?? 1) - 1] ?? 'basic'];
  const state = realm && isActive(realm, node) ? said('active', 'aktiv') : said('not active', 'nicht aktiv');
  return text((language) => `${name[language]}, ${state[language]}`);
}

function knightDeed(view: View, place: string, verb: Text, price: Goods | null): Label {
  const about = knightAt(view, place);
  const cost = price && listGoods(price);
  return {
    text: said(`${verb.en} Knight ${place}`, `Ritter ${place} ${verb.de}`),
    detail: text((language) => (cost ? `${cost[language]} · ${about[language]}` : about[language])),
    group: 'knight',
    icon: 'knight',
    place,
  };
}

const labelPiece = (piece: 'wall' | 'knight', place: string, paid: boolean): Label => ({
  text: piece === 'wall' ? said(`Build City Wall ${place}`, `Stadtmauer ${place} bauen`) : said(`Place Knight ${place}`, `Ritter ${place} aufstellen`),
  ...(paid && { detail: listGoods(prices[piece]) }),
  group: piece === 'wall' ? 'build' : 'knight',
  icon: piece,
  place,
});

const labelPlay = (card: Progress): Label => ({
  text: said(`Play ${progressNames[card].en}`, `${progressNames[card].de} spielen`),
  detail: clip(progressTexts[card]),
  group: 'play',
  icon: tracks[trackOf(card)] as Track,
});

function labelImprovement(view: View, seat: number, track: Track): Label {
  const index = tracks.indexOf(track);
  const level = view.realm?.courts[seat]?.improvements[index] ?? 0;
  const price = level + (view.realm?.craneWaits ? 0 : 1);
  const name = levelNames[track][level] ?? trackNames[track];
  const cost = listGoods(sorts.map((_, sort) => (sort === commodityOf(index) ? price : 0)));
  return {
    text: said(`Build ${name.en} (${trackNames[track].en} ${level + 1})`, `${name.de} bauen (${trackNames[track].de} ${level + 1})`),
    detail: price === 0 ? said('for nothing', 'umsonst') : cost,
    group: 'improve',
    icon: track,
  };
}

function labelHarbor(view: View, colour: Colour, sort: Sort): Label {
  const name = nameOf(view.colours.indexOf(colour));
  return {
    text: said(`Press 1 ${sortNames[sort].en} on ${name}`, `${name} 1 ${sortNames[sort].de} aufdrängen`),
    detail: said('for a commodity of their choice', 'gegen eine Handelsware nach eigener Wahl'),
    group: 'harbor',
    icon: `resource:${sort}`,
  };
}

function labelSeat(view: View, key: string, colour: Colour): Label {
  const seat = view.colours.indexOf(colour);
  const cards = view.sides[seat]?.handSize ?? 0;
  const backs = view.realm?.courts[seat]?.backs.reduce((sum, count) => sum + count, 0) ?? 0;
  const detail = key === 'espionage.seat' ? said(`${backs} progress cards`, `${backs} Fortschrittskarten`) : said(`${cards} cards in hand`, `${cards} Karten auf der Hand`);
  return { text: said(nameOf(seat), nameOf(seat)), ...(key !== 'treason.seat' && { detail }) };
}

function countLeft({ realm }: View, track: Track): Text {
  const left = realm?.decks[tracks.indexOf(track)] ?? 0;
  return said(`${left} cards left`, `noch ${left} Karten`);
}
