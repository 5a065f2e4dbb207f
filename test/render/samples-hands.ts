import type { DeckScene, HandScene } from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import { liveries, wares } from './samples.ts';
import { library } from './samples-other.ts';

/** Hands of resource cards and a deck that is being built, in the look of real games. */

const both = (en: string, de: string) => ({ en, de });
const chip = (ware: keyof typeof wares, amount: number, missing = 0) => ({
  ware: wares[ware],
  amount: String(amount),
  ...(missing > 0 ? { missing } : {}),
});
const tiles = (counts: readonly number[]) =>
  (['brick', 'lumber', 'wool', 'grain', 'ore'] as const).map((ware, index) => ({
    ware: wares[ware],
    count: counts[index] ?? 0,
  }));
const action = {
  ...library,
  livery: liveries.attack,
  icon: 'black-knight-helm',
  cost: [],
  worths: [],
  kind: both('Action', 'Aktion'),
  free: both('free to play', 'kostet nichts'),
};

export const resources: HandScene = {
  kind: 'hand',
  seat: 0,
  title: both('Anna’s hand', 'Annas Hand'),
  note: both('9 cards · only you see this', '9 Karten · nur du siehst das'),
  tiles: [
    tiles([2, 2, 1, 3, 1]).map((each, index) => ({ ...each, rate: index === 0 ? '2:1' : '3:1', good: index === 0 })),
    [
      {
        ware: { ...wares.wool, name: both('Cloth', 'Tuch'), icon: 'rolled-cloth', fill: '#7a3f6b', ink: '#fff6de' },
        count: 2,
      },
      { ware: wares.gold, count: 1 },
    ],
  ],
  warning: both('More than 7 cards: on a seven you discard 4', 'Mehr als 7 Karten: bei einer Sieben wirfst du 4 ab'),
  heading: both('Development cards', 'Entwicklungskarten'),
  cards: [
    {
      card: {
        ...action,
        name: both('Knight', 'Ritter'),
        text: both(
          'Move the robber, then take one card at random from a player beside him.',
          'Versetze den Räuber und zieh eine Karte von einem Spieler neben ihm.',
        ),
      },
      number: 1,
      status: { open: true, text: both('Can be played', 'Kann gespielt werden') },
    },
    {
      card: {
        ...action,
        name: both('Road Building', 'Straßenbau'),
        livery: liveries.action,
        icon: 'stone-path',
        text: both('Build two roads for nothing.', 'Baue zwei Straßen umsonst.'),
      },
      number: 2,
      status: { open: false, text: both('Bought this turn', 'In diesem Zug gekauft') },
    },
  ],
  goods: null,
  offers: {
    title: both('What you can build', 'Was du bauen kannst'),
    list: [
      {
        icon: 'stone-path',
        name: both('Road', 'Straße'),
        cost: [chip('brick', 1), chip('lumber', 1)],
        status: { open: true, text: both('14 places', '14 Plätze') },
      },
      {
        icon: 'house',
        name: both('Settlement', 'Siedlung'),
        cost: [chip('brick', 1), chip('lumber', 1), chip('wool', 1), chip('grain', 1)],
        status: { open: true, text: both('5 places', '5 Plätze') },
      },
      {
        icon: 'castle',
        name: both('City', 'Stadt'),
        cost: [chip('grain', 2), chip('ore', 3, 2)],
        status: { open: false, text: both('2 ore short', '2 Erz fehlen') },
      },
      {
        icon: 'tied-scroll',
        name: both('Development', 'Entwicklung'),
        cost: [chip('wool', 1), chip('grain', 1), chip('ore', 1)],
        status: { open: true, text: both('11 left', 'noch 11') },
      },
    ],
  },
  foot: {
    icon: 'laurel-crown',
    lead: both('8 of 10 points', '8 von 10 Punkten'),
    detail: both(
      '7 open, 1 hidden · 3 roads, 2 settlements, 3 cities left',
      '7 offen, 1 verdeckt · 3 Straßen, 2 Siedlungen, 3 Städte übrig',
    ),
  },
};

export const payable: HandScene = {
  ...resources,
  tiles: [tiles([1, 0, 3, 1, 2])],
  note: both('only you see this', 'nur du siehst das'),
  cards: [],
  offers: {
    title: null,
    list: [
      {
        icon: 'black-knight-helm',
        name: both('Knight', 'Ritter'),
        note: both('2nd, side B', 'der 2., Seite B'),
        cost: [chip('wool', 1), chip('grain', 1), chip('ore', 1)],
        points: [7, 8],
        status: {
          open: true,
          text: both('Taken from Ben; placed as B: 1 point', 'Von Ben genommen; als B gelegt: 1 Punkt'),
        },
      },
      {
        icon: 'stone-path',
        name: both('Road', 'Straße'),
        note: both('4th, side B', 'die 4., Seite B'),
        cost: [chip('brick', 1), chip('lumber', 1)],
        instead: [chip('wool', 3)],
        points: [9, 10],
        status: {
          open: true,
          text: both('With 3 wool for the lumber; from Cleo, as B', 'Mit 3 Wolle statt Holz; von Cleo, als B'),
        },
      },
      {
        icon: 'qaitbay-citadel',
        name: both('City', 'Stadt'),
        note: both('2 points', '2 Punkte'),
        cost: [chip('ore', 3, 1), chip('grain', 2, 1)],
        status: {
          open: false,
          text: both('1 ore or 1 grain short, even with 3 wool', '1 Erz oder 1 Getreide fehlt, auch mit 3 Wolle'),
        },
      },
    ],
  },
  facts: [
    { icon: 'trade', text: both('2 trades left', 'noch 2 Tausche') },
    { icon: 'book-pile', text: both('Library: once, unused', 'Bibliothek: einmal, unbenutzt') },
    { icon: 'card-pickup', text: both('draw 3 at the end', 'am Ende 3 ziehen') },
    { icon: 'bandit', text: both('7 cards: robbers take none', '7 Karten: der Räuber nimmt keine') },
  ],
};

const row = (
  en: string,
  de: string,
  icon: string,
  fill: `#${string}`,
  chosen: number,
  allowed: number,
  start = false,
) => ({ name: both(en, de), icon, fill, chosen, allowed, start });

export const deck: DeckScene = {
  kind: 'deck',
  seat: 0,
  title: both('Anna’s deck', 'Annas Deck'),
  note: both('Tournament Game · only you see this', 'Turnierspiel · nur du siehst das'),
  counts: [
    { icon: 'poker-hand', name: both('cards', 'Karten'), value: 36, of: 36 },
    { icon: 'star', name: both('start cards', 'Startkarten'), value: 2, of: 3 },
    { icon: 'tied-scroll', name: both('events', 'Ereignisse'), value: 4, of: 4 },
  ],
  verdict: { open: false, text: both('Not ready: choose 1 more start card', 'Nicht fertig: wähle noch 1 Startkarte') },
  kinds: [
    { name: both('Buildings', 'Gebäude'), livery: liveries.building, count: 8 },
    { name: both('City', 'Stadt'), livery: liveries.city, count: 9 },
    { name: both('Heroes', 'Helden'), livery: liveries.hero, count: 6 },
    { name: both('Ships', 'Schiffe'), livery: liveries.ship, count: 3 },
    { name: both('Sites', 'Orte'), livery: liveries.site, count: 1 },
    { name: both('Actions', 'Aktionen'), livery: liveries.action, count: 4 },
    { name: both('Attacks', 'Angriffe'), livery: liveries.attack, count: 3 },
  ],
  blocks: [
    {
      name: both('Basic Set', 'Basis-Set'),
      emblem: 'oak',
      fill: '#7a5a34',
      count: 6,
      rows: [
        row('Marketplace', 'Markt', 'shop', liveries.building.fill, 2, 2, true),
        row('Toll Bridge', 'Zollbrücke', 'arch-bridge', liveries.building.fill, 1, 2),
        row('Candamir', 'Candamir', 'viking-head', liveries.hero.fill, 1, 1),
        row('Large Trade Ship', 'Großes Handelsschiff', 'galleon', liveries.ship.fill, 3, 2, true),
      ],
      note: null,
    },
    {
      name: both('Era of Gold', 'Die Ära des Goldes'),
      emblem: 'gold-bar',
      fill: '#9c7013',
      count: 3,
      rows: [
        row('Mint', 'Münzstätte', 'crown-coin', liveries.city.fill, 1, 2),
        row('Merchant Guild', 'Händlergilde', 'wax-seal', liveries.city.fill, 2, 2),
      ],
      note: null,
    },
    {
      name: both('Events', 'Ereignisse'),
      emblem: 'tied-scroll',
      fill: '#3d4a57',
      count: 4,
      rows: [row('Barbarian Attack', 'Barbarenangriff', 'horned-helm', '#3d4a57', 2, 2)],
      note: both('Riots and Plague come with every deck', 'Unruhen und Seuche gehören zu jedem Deck'),
    },
  ],
  legend: {
    start: both('start card', 'Startkarte'),
    copies: both('chosen, of the copies allowed', 'gewählt, von den erlaubten'),
    note: verbatim('7 / 7'),
  },
  checks: [
    { open: false, text: both('no card above its limit', 'keine Karte über ihrer Grenze') },
    { open: true, text: both('at most 2 returning events', 'höchstens 2 wiederkehrende Ereignisse') },
    { open: false, text: both('3 start cards from the deck', '3 Startkarten aus dem Deck') },
  ],
};
