import type { Tip } from '../../../engine/game/index.ts';
import { idOf } from '../cards/registry.ts';
import { exposed, SAFE } from '../rules/die-faces.ts';
import { columnName, regionName, townColumn } from '../rules/geometry.ts';
import { asks, offers } from '../../tips.ts';
import type { SideView, View } from '../view.ts';

const own = ({ seats, seat }: View): SideView => seats[(seat ?? 0) as 0 | 1];
const foe = ({ seats, seat }: View): SideView => seats[seat === 0 ? 1 : 0];

/** The first region that the last throw filled. */
function grown(view: View): string | null {
  const { regions, west } = own(view);
  const index = regions.findIndex(({ number, stock }) => number === view.production && stock > 0);
  return index < 0 ? null : regionName(west, index);
}

/** Where the first settlement stands that is no city yet. */
function town(view: View): string | null {
  const { towns, west } = own(view);
  const index = towns.findIndex(({ city }) => !city);
  return index < 0 ? null : columnName(townColumn(west, index));
}

/** What a newcomer meets, in the order in which one thing explains the next. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'hand',
    text: {
      en: 'You begin with a small principality and 3 cards in your hand; the other player never sees them.',
      de: 'Du beginnst mit einem kleinen Fürstentum und 3 Karten auf der Hand; dein Gegenüber sieht sie nie.',
    },
    fits: (_view, decision) => asks(decision, 'setup'),
  },
  {
    id: 'roll',
    text: {
      en: 'Every turn begins with both dice: one fills regions, of both of you, the other brings an event.',
      de: 'Jeder Zug beginnt mit beiden Würfeln: Einer füllt Landschaften, auch die deines Gegenübers, der andere bringt ein Ereignis.',
    },
    fits: (_view, decision) => asks(decision, 'roll'),
  },
  {
    id: 'stores',
    text: {
      en: 'Each region with the rolled number gains 1 of its resource. It keeps at most 3; what comes after that is lost.',
      de: 'Jede Landschaft mit der gewürfelten Zahl erhält 1 Rohstoff ihrer Sorte. Mehr als 3 fasst sie nicht; was darüber hinausgeht, ist verloren.',
    },
    fits: (view, decision) => asks(decision, 'action') && grown(view) !== null,
    place: grown,
  },
  {
    id: 'road',
    text: {
      en: 'A road makes room for a settlement: it goes to an end of your principality, and a settlement brings 2 new regions.',
      de: 'Eine Straße schafft Platz für eine Siedlung: Sie kommt ans Ende deines Fürstentums, und eine Siedlung bringt 2 neue Landschaften.',
    },
    fits: (_view, decision) => asks(decision, 'action') && (offers(decision, 'build road') || offers(decision, 'build settlement')),
  },
  {
    id: 'city',
    text: {
      en: 'A city counts 2 points instead of 1, and has 4 building sites instead of 2.',
      de: 'Eine Stadt zählt 2 Punkte statt 1 und hat 4 Bauplätze statt 2.',
    },
    fits: (view, decision) => asks(decision, 'action') && offers(decision, 'build city') && town(view) !== null,
    place: town,
  },
  {
    id: 'neighbours',
    text: {
      en: 'Where a building stands matters: a mill or factory doubles the regions beside it, and only those of its kind.',
      de: 'Wo ein Gebäude steht, ist wichtig: Mühle oder Brennerei verdoppeln die Landschaften daneben, und nur die ihrer Sorte.',
    },
    fits: (view, decision) => asks(decision, 'action') && (view.hand ?? []).some((copy) => offers(decision, `build ${idOf(copy)}`)),
  },
  {
    id: 'play',
    text: {
      en: 'An action card is played once, does what it says, and is gone. *Show Hand* tells what each of yours does.',
      de: 'Eine Aktionskarte spielst du einmal: Sie wirkt und ist weg. *Hand zeigen* sagt dir, was deine Karten tun.',
    },
    fits: (_view, decision) => asks(decision, 'action') && offers(decision, 'play '),
  },
  {
    id: 'trade',
    text: {
      en: 'What you lack you can trade for: 3 equal resources for 1 of any kind, with the right ship 2.',
      de: 'Was dir fehlt, kannst du eintauschen: 3 gleiche Rohstoffe gegen 1 beliebigen, mit dem passenden Schiff 2.',
    },
    fits: (_view, decision) => asks(decision, 'action') && offers(decision, 'trade '),
  },
  {
    id: 'event',
    text: {
      en: 'Event cards concern both of you, whoever rolled. The log tells what each one did.',
      de: 'Ereigniskarten betreffen euch beide, egal wer gewürfelt hat. Der Verlauf sagt, was jede bewirkt hat.',
    },
    fits: (view, decision) => asks(decision, 'action') && view.event !== null,
  },
  {
    id: 'brigands',
    text: {
      en: 'With more than 7 resources in sight a Brigand Attack takes all your gold and wool. Spend some, or build a *Storehouse*.',
      de: 'Bei mehr als 7 offenen Rohstoffen nimmt ein Räuberüberfall dir alles Gold und alle Wolle. Gib etwas aus, oder baue eine *Lagerstätte*.',
    },
    fits: (view, decision) => asks(decision, 'action') && exposed(own(view)) > SAFE,
  },
  {
    id: 'tokens',
    text: {
      en: 'With at least 3 commerce points and more than the other you hold the trade advantage: 1 victory point. With strength it is the same.',
      de: 'Mit mindestens 3 Handelspunkten und mehr als dein Gegenüber hast du den Handelsvorteil: 1 Siegpunkt. Mit der Stärke ist es genauso.',
    },
    fits: (view, decision) =>
      asks(decision, 'action') && [own(view), foe(view)].some(({ points }) => points.commerce > 0 || points.strength > 0),
  },
  {
    id: 'exchange',
    text: {
      en: '*End Turn* draws your hand full again. With a full hand you may exchange a card you cannot use.',
      de: '*Zug beenden* füllt deine Hand auf. Ist sie voll, darfst du eine Karte tauschen, mit der du nichts anfangen kannst.',
    },
    fits: (_view, decision) => asks(decision, 'action', 'exchange') && (offers(decision, 'end') || asks(decision, 'exchange')),
  },
  {
    id: 'victory',
    text: {
      en: 'Settlements count 1, cities 2, advantages 1 each. Whoever has enough points in the own turn wins: the number stands in the banner.',
      de: 'Siedlungen zählen 1, Städte 2, Vorteile je 1. Wer im eigenen Zug genug Punkte hat, gewinnt: Die Zahl steht im Banner.',
    },
    fits: (view, decision) => asks(decision, 'action', 'roll') && view.turn > 3,
  },
];
