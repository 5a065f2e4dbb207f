import type { Label } from '../../../engine/game/index.ts';
import type { Decision } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { indexedMapOf } from '../maps/index.ts';
import { CASTLE, END, freeCastle, placeIndex, STOP } from '../rules/moves.ts';
import { costs, type DieFace, type PricedKind } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { capitalize, joinComma } from '../../phrases.ts';
import { countPoints, listDice } from './phrases.ts';
import { labelStart } from './start.ts';
import { anyFace, faceNames, kindWords, titleNames } from './names.ts';

const iconOf = (face: string): string => `resource:${face}`;

/** Label of a choice: the action on the button, price and effect as detail. */
export function labelOf(view: View, decision: Decision, id: string): Label {
  const [verb = '', what = '', where = ''] = id.split(' ');
  if (id === STOP) return { text: { en: 'Keep All', de: 'Alle behalten' } };
  if (id === END) return labelEnd(view, decision);
  if (id === CASTLE) return { ...castle, touch: `castle ${freeCastle(view)}` };
  if (verb === 'joker') return labelJoker(what as DieFace, where as DieFace);
  if (verb === 'gold' && what !== '') return labelGold(what as DieFace);
  if (decision.key === 'start') return labelStart(view, where);
  if (verb === 'build') return labelBuild(view, decision, what as PricedKind, where);
  return labelFace(decision, id as DieFace);
}

const castle: Label = {
  group: 'castle',
  text: { en: 'Build a Castle', de: 'Burg bauen' },
  detail: { en: 'Six matching dice · 2 victory points', de: 'Sechs gleiche Würfel · 2 Siegpunkte' },
  icon: 'castle',
};

function labelFace(decision: Decision, face: DieFace): Label {
  const owned = decision.limits?.[decision.choices.indexOf(face)] ?? 1;
  return {
    text: capitalize(faceNames[face]),
    detail: { en: `Roll again · you have ${owned}`, de: `Noch einmal werfen · du hast ${owned}` },
    icon: iconOf(face),
  };
}

function labelEnd(view: View, { seat }: Decision): Label {
  const turn = view.players[seat]?.turn;
  const label: Label = { text: { en: 'End Turn', de: 'Zug beenden' }, endsTurn: true };
  if (!turn || view.options.variant !== 'island-one') return label;
  const box = turn.builds > 0 ? `${turn.points}` : 'X (−2)';
  return { ...label, detail: { en: `Writes ${box} in the next box`, de: `Schreibt ${box} ins nächste Feld` } };
}

function labelJoker(from: DieFace, to: DieFace): Label {
  const [one, other] = [capitalize(faceNames[from]), capitalize(faceNames[to])];
  return {
    group: 'joker',
    text: { en: `Joker: ${one.en} to ${other.en}`, de: `Joker: ${one.de} zu ${other.de}` },
    detail: { en: 'Uses up one joker', de: 'Verbraucht einen Joker' },
    gives: one,
    icon: iconOf(to),
  };
}

function labelGold(to: DieFace): Label {
  const name = capitalize(faceNames[to]);
  return {
    group: 'gold',
    text: { en: `Trade 2 Gold for ${name.en}`, de: `2 Gold gegen ${name.de} tauschen` },
    gives: { en: '2 Gold', de: '2 Gold' },
    detail: { en: 'Turns one die, uses up the other', de: 'Dreht einen Würfel, der andere fällt weg' },
    icon: iconOf(to),
  };
}

function labelBuild(view: View, { seat }: Decision, kind: PricedKind, id: string): Label {
  const name = kindWords[kind].one;
  const [price, gain] = [listDice(costs[kind]), effect(view, seat, kind, id)];
  return {
    group: kind,
    text: { en: `Build ${capitalize(name).en} ${id}`, de: `${name.de} ${id} bauen` },
    detail: perLanguage((language) => `${price[language]} · ${gain[language]}`),
    icon: kind,
    // All other marks carry their own number.
    touch: `${kind} ${id}`,
    ...(kind === 'road' && !indexedMapOf(view.options.variant).given ? { place: `${kind} ${id}` } : {}),
  };
}

/** Gain of a build on this map. */
function effect(view: View, seat: number, kind: PricedKind, id: string): Text {
  const map = indexedMapOf(view.options.variant);
  const place = placeIndex(map, kind, id);
  const scores = view.options.variant === 'island-one';
  switch (kind) {
    case 'road':
      return scores ? countPoints(1) : forTitle(titleNames['longest-road']);
    case 'knight': {
      const joker = jokerEffect(view, seat, place);
      return joinComma([
        scores ? countPoints(map.knights[place]?.points ?? 0) : forTitle(titleNames['largest-army']),
        joker,
      ]);
    }
    case 'settlement':
      return scores ? countPoints(map.settlements[place]?.points ?? 0) : { en: '1 victory point', de: '1 Siegpunkt' };
    case 'city':
      return scores ? countPoints(map.cities[place]?.points ?? 0) : { en: '2 victory points', de: '2 Siegpunkte' };
  }
}

const forTitle = (title: Text): Text => ({ en: `towards the ${title.en}`, de: `für „${title.de}“` });

/** Joker that comes with a knight, possibly half of one. */
function jokerEffect(view: View, seat: number, knight: number): Text {
  const joker = indexedMapOf(view.options.variant).jokers.find(({ needs }) => needs.includes(knight));
  const gives = joker?.gives ?? 'any';
  const missing = joker?.needs.some((need) => need !== knight && !view.players[seat]?.knights.includes(need));
  const name = gives === 'any' ? anyFace : faceNames[gives];
  return missing
    ? { en: `half a joker: ${name.en}`, de: `halber Joker: ${name.de}` }
    : { en: `joker: ${name.en}`, de: `Joker: ${name.de}` };
}
