import type { Label } from '../../../../engine/game/index.ts';
import type { Decision } from '../../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage } from '../../../../engine/text.ts';
import { hexNamed, nodeNamed } from '../../board/geometry.ts';
import {
  commodityOf,
  isProgressCard,
  isTrack,
  knightNames,
  type ProgressCard,
  type Track,
  trackOf,
  tracks,
} from '../cards/progress.ts';
import { isActive, knightSites, reserveOf } from '../rules/knights.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view.ts';
import { type PlayerColour, playerColours, type Goods, prices, type Sort, sorts } from '../../vocabulary.ts';
import { clipLabel } from '../../texts/clip.ts';
import { countCards, countedWords, listGoods } from '../../texts/phrases.ts';
import { choiceWhere, whereText } from '../../texts/place-words.ts';
import { capitalize, count } from '../../../phrases.ts';
import { knightTitles, improvementLevelNames, progressNames, progressCardTexts, trackNames } from './names.ts';
import { sortNames } from '../../texts/names.ts';

const bilingual = (en: string, de: string): Text => ({ en, de });

/** Labels choices of Cities & Knights; null for those all variants share. */
export function citiesAndKnightsLabel(view: View, decision: Decision, id: string): Label | null {
  const [verb = '', what = '', where = '', more = ''] = id.split(' ');
  switch (verb) {
    case 'build':
      return what === 'wall' || what === 'knight' ? labelPiece(view, decision, id) : null;
    case 'play':
      if (!isProgressCard(what) || !view.citiesAndKnights) return null;
      return { ...labelPlay(what), ...(what === 'treason' && warnOfTreason(view, decision.seat)) };
    case 'return':
      return isProgressCard(what)
        ? {
            ...labelPlay(what),
            text: bilingual(`Put Back ${progressNames[what].en}`, `${progressNames[what].de} zurücklegen`),
          }
        : null;
    case 'activate':
      return knightAction(view, decision, id, bilingual('Activate', 'aktivieren'), prices.activation);
    case 'promote':
      return knightAction(view, decision, id, bilingual('Promote', 'aufwerten'), prices.promotion);
    case 'chase':
      return knightAction(view, decision, id, bilingual('Chase Robber with', 'vertreibt den Räuber'), null);
    case 'move':
      return what === 'knight'
        ? {
            text: clipLabel(moveKnight(choiceWhere(view, decision, id)), 80),
            detail: fromWhere(whereText(where, view)),
            group: 'knight',
            icon: 'knight',
            place: more,
          }
        : null;
    case 'displace':
      return {
        text: clipLabel(driveOff(choiceWhere(view, decision, id)), 80),
        detail: clipLabel(withKnight(knightAt(view, where), whereText(what, view))),
        group: 'knight',
        icon: 'knight',
        place: where,
      };
    case 'improve':
      return labelImprovement(view, decision.seat, what as Track);
    case 'harbor':
      return labelHarbor(view, what as PlayerColour, where as Sort);
    case 'remove':
      return { text: clipLabel(removeRoad(choiceWhere(view, decision, id)), 80), place: what };
    case 'red':
    case 'yellow':
      // Without a number it means the red player, not the die.
      if (what === '') return labelWord(view, decision, id);
      return {
        text: verb === 'red' ? bilingual(`Red ${what}`, `Rot ${what}`) : bilingual(`Yellow ${what}`, `Gelb ${what}`),
        group: verb,
      };
    default:
      return labelWord(view, decision, id);
  }
}

const moveKnight = ({ en, de }: Text): Text => bilingual(`Move Knight: ${en}`, `Ritter bewegen: ${de}`);
const fromWhere = ({ en, de }: Text): Text => bilingual(`now ${en}`, `jetzt ${de}`);
const driveOff = ({ en, de }: Text): Text => bilingual(`Drive Off Knight ${en}`, `Ritter ${de} vertreiben`);
const withKnight = (about: Text, { en, de }: Text): Text =>
  bilingual(`${about.en} · with the one ${en}`, `${about.de} · mit dem ${de}`);
const removeRoad = ({ en, de }: Text): Text => bilingual(`Remove Road ${en}`, `Straße ${de} entfernen`);

/** Labels answers of one word: a card, a deck, a seat, a hex, an intersection. */
function labelWord(view: View, decision: Decision, id: string): Label | null {
  const { key } = decision;
  if (isTrack(id))
    return {
      text: bilingual(`Draw ${capitalize(trackNames[id]).en} Card`, `Von ${trackNames[id].de} ziehen`),
      detail: countLeft(view, id),
      icon: id,
    };
  if (isProgressCard(id) && (key === 'progress.return' || key === 'espionage.card')) {
    const verb = key === 'progress.return' ? bilingual('Put Back', 'zurücklegen') : bilingual('Take', 'nehmen');
    return {
      ...labelPlay(id),
      text: bilingual(`${verb.en} ${progressNames[id].en}`, `${progressNames[id].de} ${verb.de}`),
    };
  }
  if ((playerColours as readonly string[]).includes(id)) return labelSeat(view, key, id as PlayerColour);
  const hex = hexNamed(id);
  if (hex !== undefined) {
    const where = choiceWhere(view, decision, id);
    return {
      text: key === 'merchant' ? bilingual(`Merchant to ${where.en}`, `Händler auf ${where.de}`) : where,
      place: id,
    };
  }
  return nodeNamed(id) === undefined ? null : labelNode(view, decision, id);
}

const nodeVerbs: Readonly<Record<string, (where: Text) => Text>> = {
  'barbarians.city': ({ en, de }) => bilingual(`Give Up City ${en}`, `Stadt ${de} aufgeben`),
  'barbarians.defend': ({ en, de }) => bilingual(`Defend with Knight ${en}`, `Ritter ${de} verteidigt`),
  metropolis: ({ en, de }) => bilingual(`Metropolis ${en}`, `Metropole ${de}`),
  smithing: ({ en, de }) => bilingual(`Promote Knight ${en}`, `Ritter ${de} aufwerten`),
  intrigue: driveOff,
  'knight.retreat': ({ en, de }) => bilingual(`Retreat: ${en}`, `Ausweichen: ${de}`),
  'treason.knight': ({ en, de }) => bilingual(`Give Up Knight ${en}`, `Ritter ${de} aufgeben`),
  'treason.place': ({ en, de }) => bilingual(`Place Knight ${en}`, `Ritter ${de} aufstellen`),
};

function labelNode(view: View, decision: Decision, id: string): Label {
  const where = choiceWhere(view, decision, id);
  const name = clipLabel(nodeVerbs[decision.key]?.(where) ?? capitalize(where), 80);
  const wall = view.citiesAndKnights?.walls[Number(id)] === 1;
  const detail =
    view.citiesAndKnights?.knights[Number(id)] === -1
      ? wall
        ? bilingual('with a wall', 'mit Mauer')
        : null
      : knightAt(view, id);
  return { text: name, ...(detail && { detail }), place: id };
}

/** `strong knight, active`. */
function knightAt({ citiesAndKnights }: View, place: string): Text {
  const node = Number(place);
  const name = knightTitles[knightNames[(citiesAndKnights?.levels[node] ?? 1) - 1] ?? 'basic'];
  const state =
    citiesAndKnights && isActive(citiesAndKnights, node)
      ? bilingual('active', 'aktiv')
      : bilingual('inactive', 'passiv');
  return perLanguage((language) => `${name[language]}, ${state[language]}`);
}

function knightAction(view: View, decision: Decision, id: string, verb: Text, price: Goods | null): Label {
  const place = id.split(' ').at(-1) ?? '';
  const where = choiceWhere(view, decision, id);
  const about = knightAt(view, place);
  const cost = price && listGoods(price);
  return {
    text: clipLabel(bilingual(`${verb.en} Knight ${where.en}`, `Ritter ${where.de} ${verb.de}`), 80),
    detail: perLanguage((language) => (cost ? `${cost[language]} · ${about[language]}` : about[language])),
    group: 'knight',
    icon: 'knight',
    place,
  };
}

function labelPiece(view: View, decision: Decision, id: string): Label {
  const [, piece, place = ''] = id.split(' ') as [string, 'wall' | 'knight', string?];
  const where = choiceWhere(view, decision, id);
  return {
    text: clipLabel(
      piece === 'wall'
        ? bilingual(`Build City Wall ${where.en}`, `Stadtmauer ${where.de} bauen`)
        : bilingual(`Place Knight ${where.en}`, `Ritter ${where.de} aufstellen`),
      80,
    ),
    ...(decision.key === 'menu' && { detail: listGoods(prices[piece]) }),
    group: piece === 'wall' ? 'build' : 'knight',
    icon: piece,
    place,
  };
}

/** Warns that Treason will bring the player no knight, or may not. */
function warnOfTreason(view: View, seat: number): Pick<Label, 'detail'> {
  // The rules read only public fields here, which the view has under the same names.
  const state = view as unknown as State;
  if (knightSites(state, seat).length === 0)
    return {
      detail: bilingual(
        'No intersection is free for you, so you won’t get a knight.',
        'Für dich ist keine Kreuzung frei, du bekommst also keinen Ritter.',
      ),
    };
  if (reserveOf(state, seat, 1) > 0) return {};
  return {
    detail: bilingual(
      'You have no basic knight left, so you get nothing for a basic one.',
      'Du hast keinen einfachen Ritter mehr und bekommst für einen einfachen nichts.',
    ),
  };
}

const labelPlay = (card: ProgressCard): Label => ({
  text: bilingual(`Play ${progressNames[card].en}`, `${progressNames[card].de} spielen`),
  detail: clipLabel(progressCardTexts[card]),
  group: 'play',
  icon: tracks[trackOf(card)] as Track,
});

function labelImprovement(view: View, seat: number, track: Track): Label {
  const index = tracks.indexOf(track);
  const level = view.citiesAndKnights?.cityPlayers[seat]?.improvements[index] ?? 0;
  const price = level + (view.citiesAndKnights?.craneWaits ? 0 : 1);
  const name = improvementLevelNames[track][level] ?? trackNames[track];
  const cost = listGoods(sorts.map((_, sort) => (sort === commodityOf(index) ? price : 0)));
  return {
    text: bilingual(
      `Build ${name.en} (${capitalize(trackNames[track]).en} ${level + 1})`,
      `${name.de} bauen (${trackNames[track].de} ${level + 1})`,
    ),
    detail: price === 0 ? bilingual('free', 'kostenlos') : cost,
    group: 'improve',
    icon: track,
  };
}

function labelHarbor(view: View, colour: PlayerColour, sort: Sort): Label {
  const name = seatPlaceholder(view.colours.indexOf(colour));
  return {
    text: bilingual(`Offer ${name} 1 ${capitalize(sortNames[sort]).en}`, `${name} 1 ${sortNames[sort].de} anbieten`),
    detail: bilingual('for a commodity of their choice', 'gegen eine Handelsware nach eigener Wahl'),
    group: 'harbor',
    icon: `resource:${sort}`,
  };
}

function labelSeat(view: View, key: string, colour: PlayerColour): Label {
  const seat = view.colours.indexOf(colour);
  const cards = view.sides[seat]?.handSize ?? 0;
  const backs = view.citiesAndKnights?.cityPlayers[seat]?.backs.reduce((sum, number) => sum + number, 0) ?? 0;
  const detail =
    key === 'espionage.seat'
      ? count(backs, countedWords.progress)
      : bilingual(`${countCards(cards).en} in hand`, `${countCards(cards).de} auf der Hand`);
  return { text: bilingual(seatPlaceholder(seat), seatPlaceholder(seat)), ...(key !== 'treason.seat' && { detail }) };
}

function countLeft({ citiesAndKnights }: View, track: Track): Text {
  const left = citiesAndKnights?.decks[tracks.indexOf(track)] ?? 0;
  return bilingual(`${countCards(left).en} left`, `noch ${countCards(left).de}`);
}
