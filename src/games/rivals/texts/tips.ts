import type { Tip } from '../../../engine/game/index.ts';
import { idOf } from '../cards/registry.ts';
import { exposed, MAX_SAFE_RESOURCES } from '../rules/event-die.ts';
import { columnName, regionName, townColumn } from '../rules/geometry.ts';
import { asks, offers } from '../../tips.ts';
import type { SideView, View } from '../view.ts';

const own = ({ seats, seat }: View): SideView => seats[(seat ?? 0) as 0 | 1];
const foe = ({ seats, seat }: View): SideView => seats[seat === 0 ? 1 : 0];

/** The first region that the last roll filled. */
function grown(view: View): string | null {
  const { regions, west } = own(view);
  const index = regions.findIndex(({ number, stock }) => number === view.production && stock > 0);
  return index < 0 ? null : regionName(west, index);
}

/** The place of the first settlement that is not a city yet. */
function town(view: View): string | null {
  const { towns, west } = own(view);
  const index = towns.findIndex(({ city }) => !city);
  return index < 0 ? null : columnName(townColumn(west, index));
}

/** Tips for newcomers, in teaching order. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'hand',
    text: {
      en: 'You start with a small principality and 3 cards in hand that your opponent can’t see.',
      de: 'Du beginnst mit einem kleinen Fürstentum und 3 Karten auf der Hand, die dein Gegenüber nicht sieht.',
    },
    applies: (_view, decision) => asks(decision, 'setup'),
  },
  {
    id: 'roll',
    text: {
      en: 'Every turn starts with both dice: one fills regions for both players, the other triggers an event.',
      de: 'Jeder Zug beginnt mit beiden Würfeln: Einer füllt Landschaften, auch die deines Gegenübers, der andere bringt ein Ereignis.',
    },
    applies: (_view, decision) => asks(decision, 'roll'),
  },
  {
    id: 'stores',
    text: {
      en: 'Each region with the rolled number gained 1 resource. A region holds 3 at most; anything beyond that is lost.',
      de: 'Jede Landschaft mit der gewürfelten Zahl hat 1 Rohstoff bekommen. Eine Landschaft fasst höchstens 3; mehr geht verloren.',
    },
    applies: (view, decision) => asks(decision, 'action') && grown(view) !== null,
    place: grown,
  },
  {
    id: 'road',
    text: {
      en: 'Roads go at either end of your principality and make room for a settlement. Each settlement brings 2 new regions.',
      de: 'Eine Straße schafft Platz für eine Siedlung: Sie kommt ans Ende deines Fürstentums, und eine Siedlung bringt 2 neue Landschaften.',
    },
    applies: (_view, decision) =>
      asks(decision, 'action') && (offers(decision, 'build road') || offers(decision, 'build settlement')),
  },
  {
    id: 'city',
    text: {
      en: 'A city replaces a settlement: 2 points instead of 1, and 4 building sites instead of 2.',
      de: 'Eine Stadt ersetzt eine Siedlung: 2 Punkte statt 1 und 4 Bauplätze statt 2.',
    },
    applies: (view, decision) => asks(decision, 'action') && offers(decision, 'build city') && town(view) !== null,
    place: town,
  },
  {
    id: 'neighbours',
    text: {
      en: 'It matters where you build: a mill or factory doubles only the matching regions right beside it.',
      de: 'Es kommt darauf an, wo du baust: Eine Mühle oder Brennerei verdoppelt nur passende Landschaften direkt daneben.',
    },
    applies: (view, decision) =>
      asks(decision, 'action') && (view.hand ?? []).some((copy) => offers(decision, `build ${idOf(copy)}`)),
  },
  {
    id: 'play',
    text: {
      en: 'Action cards are used once, then discarded. *Show Hand* tells you what each of your cards does.',
      de: 'Eine Aktionskarte spielst du einmal: Sie wirkt und ist weg. *Hand zeigen* sagt dir, was deine Karten tun.',
    },
    applies: (_view, decision) => asks(decision, 'action') && offers(decision, 'play '),
  },
  {
    id: 'trade',
    text: {
      en: 'Missing something? Trade 3 of a kind for 1 of any other, or just 2 with the right ship.',
      de: 'Fehlt dir etwas? Tausch 3 gleiche Rohstoffe gegen 1 anderen, mit dem passenden Schiff nur 2.',
    },
    applies: (_view, decision) => asks(decision, 'action') && offers(decision, 'trade '),
  },
  {
    id: 'event',
    text: {
      en: 'An event card affects both players, no matter who rolled. The log shows what it did.',
      de: 'Eine Ereigniskarte betrifft euch beide, egal wer gewürfelt hat. Der Verlauf zeigt, was sie bewirkt hat.',
    },
    applies: (view, decision) => asks(decision, 'action') && view.event !== null,
  },
  {
    id: 'brigands',
    text: {
      en: 'With more than 7 unprotected resources, a Brigand Attack takes all your gold and wool. Spend some, or build a *Storehouse*.',
      de: 'Bei mehr als 7 ungeschützten Rohstoffen nimmt dir ein Räuberüberfall alles Gold und alle Wolle. Gib etwas aus, oder bau eine *Lagerstätte*.',
    },
    applies: (view, decision) => asks(decision, 'action') && exposed(own(view)) > MAX_SAFE_RESOURCES,
  },
  {
    id: 'tokens',
    text: {
      en: 'With at least 3 commerce points and more than your opponent, you have the trade advantage, worth 1 point. Strength works the same way.',
      de: 'Mit mindestens 3 Handelspunkten und mehr als dein Gegenüber hast du den Handelsvorteil, 1 Siegpunkt. Mit der Stärke ist es genauso.',
    },
    applies: (view, decision) =>
      asks(decision, 'action') &&
      [own(view), foe(view)].some(({ points }) => points.commerce > 0 || points.strength > 0),
  },
  {
    id: 'exchange',
    text: {
      en: '*End Turn* refills your hand. With a full hand you may exchange a card you can’t use.',
      de: '*Zug beenden* füllt deine Hand auf. Mit voller Hand darfst du eine Karte tauschen, mit der du nichts anfangen kannst.',
    },
    applies: (_view, decision) =>
      asks(decision, 'action', 'exchange') && (offers(decision, 'end') || asks(decision, 'exchange')),
  },
  {
    id: 'victory',
    text: {
      en: 'Settlements are worth 1 point, cities 2, advantages 1 each. Reach the number in the banner on your own turn, and you win when you end it.',
      de: 'Siedlungen zählen 1 Punkt, Städte 2, Vorteile je 1. Hast du in deinem Zug die Zahl im Banner erreicht, gewinnst du, wenn du ihn beendest.',
    },
    applies: (view, decision) => asks(decision, 'action', 'roll') && view.turn > 3,
  },
];
