import type { Label } from '../../../engine/game/index.ts';
import type { Decision } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import { chartOf } from '../maps/index.ts';
import { CASTLE, END, placeIndex, STOP } from '../rules/moves.ts';
import { costs, type Face, type PricedKind } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { capital, joinComma } from '../../phrases.ts';
import { countPoints, listDice } from './phrases.ts';
import { labelStart } from './start.ts';
import { anyFace, faceNames, kindWords, titleNames } from './words.ts';

const iconOf = (face: string): string => `face:${face}`;

/** How a choice is shown: what one does with it on the button, price and effect beside it. */
export function labelOf(view: View, decision: Decision, id: string): Label {
  const [verb = '', what = '', where = ''] = id.split(' ');
  if (id === STOP) return { text: { en: 'Keep All', de: 'Alle behalten' } };
  if (id === END) return labelEnd(view, decision);
  if (id === CASTLE) return castle;
  if (verb === 'joker') return labelJoker(what as Face, where as Face);
  if (verb === 'gold' && what !== '') return labelGold(what as Face);
  if (decision.key === 'start') return labelStart(view, where);
  if (verb === 'build') return labelBuild(view, decision, what as PricedKind, where);
  return labelFace(decision, id as Face);
}

const castle: Label = {
  group: 'castle',
  text: { en: 'Build a Castle', de: 'Burg bauen' },
  detail: { en: 'Six dice alike · 2 victory points', de: 'Sechs gleiche Würfel · 2 Siegpunkte' },
  icon: 'castle',
};

function labelFace(decision: Decision, face: Face): Label {
  const lying = decision.limits?.[decision.choices.indexOf(face)] ?? 1;
  const one = lying === 1;
  return {
    text: capital(faceNames[face]),
    detail: {
      en: `Roll again · ${lying} ${one ? 'lies' : 'lie'} there`,
      de: `Noch einmal werfen · ${lying} ${one ? 'liegt' : 'liegen'} da`,
    },
    icon: iconOf(face),
  };
}

function labelEnd(view: View, { seat }: Decision): Label {
  const turn = view.players[seat]?.turn;
  const label: Label = { text: { en: 'End Turn', de: 'Zug beenden' }, last: true };
  if (!turn || view.options.variant !== 'island-one') return label;
  const box = turn.builds > 0 ? `${turn.points}` : 'X (−2)';
  return { ...label, detail: { en: `Writes ${box} into the next box`, de: `Schreibt ${box} ins nächste Feld` } };
}

function labelJoker(from: Face, to: Face): Label {
  const [one, other] = [capital(faceNames[from]), capital(faceNames[to])];
  return {
    group: 'joker',
    text: { en: `Joker: ${one.en} to ${other.en}`, de: `Joker: ${one.de} zu ${other.de}` },
    detail: { en: 'Uses up one joker', de: 'Verbraucht einen Joker' },
    icon: iconOf(to),
  };
}

function labelGold(to: Face): Label {
  const name = capital(faceNames[to]);
  return {
    group: 'gold',
    text: { en: `Trade 2 Gold for ${name.en}`, de: `2 Gold gegen ${name.de} tauschen` },
    detail: { en: 'One die becomes it, the other is out', de: 'Ein Würfel wird dazu, der andere fällt weg' },
    icon: iconOf(to),
  };
}

function labelBuild(view: View, { seat }: Decision, kind: PricedKind, id: string): Label {
  const name = kindWords[kind].one;
  const [price, gain] = [listDice(costs[kind]), effect(view, seat, kind, id)];
  return {
    group: kind,
    text: { en: `Build ${capital(name).en} ${id}`, de: `${name.de} ${id} bauen` },
    detail: text((language) => `${price[language]} · ${gain[language]}`),
    icon: kind,
    // Every other sign bears the number it goes by.
    ...(kind === 'road' && !chartOf(view.options.variant).given ? { place: `${kind} ${id}` } : {}),
  };
}

/** What a build brings on this map. */
function effect(view: View, seat: number, kind: PricedKind, id: string): Text {
  const map = chartOf(view.options.variant);
  const place = placeIndex(map, kind, id);
  const scores = view.options.variant === 'island-one';
  switch (kind) {
    case 'road':
      return scores ? countPoints(1) : forTitle(titleNames['longest-road']);
    case 'knight': {
      const joker = jokerEffect(view, seat, place);
      return joinComma([scores ? countPoints(map.knights[place]?.points ?? 0) : forTitle(titleNames['largest-army']), joker]);
    }
    case 'settlement':
      return scores ? countPoints(map.settlements[place]?.points ?? 0) : { en: '1 victory point', de: '1 Siegpunkt' };
    case 'city':
      return scores ? countPoints(map.cities[place]?.points ?? 0) : { en: '2 victory points', de: '2 Siegpunkte' };
  }
}

const forTitle = (title: Text): Text => ({ en: `for the ${title.en}`, de: `für „${title.de}“` });

/** The joker a knight brings, alone or with its companion. */
function jokerEffect(view: View, seat: number, knight: number): Text {
  const joker = chartOf(view.options.variant).jokers.find(({ needs }) => needs.includes(knight));
  const gives = joker?.gives ?? 'any';
  const missing = joker?.needs.some((need) => need !== knight && !view.players[seat]?.knights.includes(need));
  const name = gives === 'any' ? anyFace : faceNames[gives];
  return missing ? { en: `half of a joker: ${name.en}`, de: `halber Joker: ${name.de}` } : { en: `joker: ${name.en}`, de: `Joker: ${name.de}` };
}
