import { type Text, verbatim } from '../../../engine/text.ts';
import type { Resource } from '../vocabulary.ts';
import type { CardText } from './card-text.ts';
import { resourceNames } from './names.ts';

const region = (en: string, de: string, resource: Resource): CardText => ({
  name: { en, de },
  text: {
    en: `Brings 1 ${resourceNames[resource].en} whenever its number is rolled. Stores up to 3.`,
    de: `Bringt 1 ${resourceNames[resource].de}, sooft die eigene Zahl gewürfelt wird. Lagert bis zu 3.`,
  },
});

const booster = (en: string, de: string, resource: Resource, beside: Text): CardText => ({
  name: { en, de },
  text: {
    en: `On production rolls, ${beside.en} directly beside it brings 2 ${resourceNames[resource].en} instead of 1.`,
    de: `Bei Ertragswürfen bringt ${beside.de} direkt daneben 2 ${resourceNames[resource].de} statt 1.`,
  },
  short: verbatim('2×'),
  shortIcon: `resource:${resource}`,
});

const ship = (en: string, de: string, resource: Resource): CardText => ({
  name: { en, de },
  text: {
    en: `On your turn, as often as you like: trade 2 ${resourceNames[resource].en} from any of your stores for 1 resource of another type.`,
    de: `In deinem Zug beliebig oft: Tausche 2 ${resourceNames[resource].de} aus beliebigen Lagern gegen 1 Rohstoff einer anderen Sorte.`,
  },
  short: verbatim('2:1'),
  shortIcon: `resource:${resource}`,
});

const hero = (name: string, role: Text): CardText => ({ name: verbatim(name), text: role });

export const basicTexts = {
  fields: region('Fields', 'Ackerland', 'grain'),
  mountains: region('Mountains', 'Gebirge', 'ore'),
  'gold-field': region('Gold Field', 'Goldfluss', 'gold'),
  hills: region('Hills', 'Hügelland', 'brick'),
  forest: region('Forest', 'Wald', 'lumber'),
  pasture: region('Pasture', 'Weideland', 'wool'),
  road: {
    name: { en: 'Road', de: 'Straße' },
    text: {
      en: 'Goes at the left or right end of your principality. You can build a settlement at its open end.',
      de: 'Kommt ans linke oder rechte Ende deines Fürstentums. An ihrem offenen Ende kannst du eine Siedlung bauen.',
    },
    needs: {
      en: 'Requires a settlement or city with a free side',
      de: 'Erfordert eine Siedlung oder Stadt mit freier Seite',
    },
  },
  settlement: {
    name: { en: 'Settlement', de: 'Siedlung' },
    text: {
      en: 'Has 1 building site above and 1 below. Brings 2 new, empty regions: the top 2 of the region stack, or 2 picked with the Scout.',
      de: 'Hat 1 Bauplatz oben und 1 unten. Bringt 2 neue, leere Landschaften: die obersten 2 des Landschaftsstapels oder 2 mit dem Kundschafter gewählte.',
    },
    needs: { en: 'Requires a road with an open end', de: 'Erfordert eine Straße mit offenem Ende' },
  },
  city: {
    name: { en: 'City', de: 'Stadt' },
    text: {
      en: 'Goes on one of your settlements, whose expansions stay, and is worth 2 victory points in total. Adds an outer building site above and below.',
      de: 'Kommt auf eine eigene Siedlung, deren Ausbauten bleiben, und zählt statt ihrer 2 Siegpunkte. Fügt oben und unten einen äußeren Bauplatz hinzu.',
    },
    needs: { en: 'Requires your own settlement', de: 'Erfordert eine eigene Siedlung' },
  },
  brigitta: {
    name: { en: 'Brigitta the Wise Woman', de: 'Brigitta, die weise Frau' },
    text: {
      en: 'Choose the production number for this turn. Only the event die is rolled; your number counts as if you had rolled it.',
      de: 'Bestimme die Ertragszahl dieses Zuges selbst. Nur der Ereigniswürfel wird geworfen; deine Zahl gilt wie gewürfelt.',
    },
    needs: { en: 'Only before the roll', de: 'Nur vor dem Wurf' },
  },
  goldsmith: {
    name: { en: 'Goldsmith', de: 'Goldschmied' },
    text: {
      en: 'Pay 3 gold from any of your stores, then take any 2 resources, the same or different.',
      de: 'Zahle 3 Gold aus beliebigen Lagern und nimm dann 2 Rohstoffe freier Wahl, gleiche oder verschiedene.',
    },
    needs: { en: 'Requires 3 gold', de: 'Erfordert 3 Gold' },
  },
  'merchant-caravan': {
    name: { en: 'Merchant Caravan', de: 'Kaufmannszug' },
    text: {
      en: 'Pay exactly 2 resources of any kind, then take any 2 resources.',
      de: 'Zahle genau 2 eigene Rohstoffe, ganz gleich welche, und nimm dann 2 Rohstoffe freier Wahl.',
    },
    needs: { en: 'Requires 2 resources', de: 'Erfordert 2 Rohstoffe' },
  },
  relocation: {
    name: { en: 'Relocation', de: 'Umzug' },
    text: {
      en: 'Swap two of your regions or two of your expansions. A region takes its resources and expansion along; stacked cards move together. Both cards must fit their new place.',
      de: 'Zwei eigene Landschaften oder zwei eigene Ausbauten tauschen den Platz. Vorräte und Ausbau einer Landschaft ziehen mit, aufeinander Liegendes bleibt zusammen. Jede Karte muss am neuen Platz erlaubt sein.',
    },
    needs: { en: 'Requires 2 cards you can swap', de: 'Erfordert 2 Karten, die den Platz tauschen dürfen' },
  },
  scout: {
    name: { en: 'Scout', de: 'Kundschafter' },
    text: {
      en: 'Look through the region stack and pick the 2 regions for your new settlement. Then shuffle the stack.',
      de: 'Sieh den Landschaftsstapel durch und wähle die 2 Landschaften deiner neuen Siedlung selbst. Danach wird der Stapel gemischt.',
    },
    needs: { en: 'Only when you build a settlement', de: 'Nur beim Bau einer Siedlung' },
  },
  abbey: {
    name: { en: 'Abbey', de: 'Kloster' },
    text: {
      en: 'Your hand limit goes up by 1. Counts for Invention, and in a Year of Plenty the 2 regions beside it receive 1 resource each.',
      de: 'Dein Handkartenlimit steigt um 1. Zahlt sich bei der Erfindung aus und bringt im Ertragreichen Jahr den 2 Landschaften daneben je 1 Rohstoff.',
    },
  },
  marketplace: {
    name: { en: 'Marketplace', de: 'Markt' },
    text: {
      en: 'After each production roll: if your opponent has more regions with that number than you, take 1 resource that one of those regions produces, even if it was full.',
      de: 'Nach jedem Ertragswurf: Tragen mehr gegnerische Landschaften als eigene die Zahl, nimm 1 Rohstoff, den eine davon bringt, auch wenn sie voll war.',
    },
  },
  'parish-hall': {
    name: { en: 'Parish Hall', de: 'Gemeindehaus' },
    text: {
      en: 'When you exchange a card, looking through a draw stack costs you 1 resource instead of 2.',
      de: 'Beim Tauschen kostet dich das Durchsehen eines Nachziehstapels 1 Rohstoff statt 2.',
    },
  },
  storehouse: {
    name: { en: 'Storehouse', de: 'Lagerstätte' },
    text: {
      en: 'A Brigand Attack doesn’t count the 2 regions beside it. If the rest is still more than 7, their gold and wool are lost too. In a Year of Plenty they receive 1 each.',
      de: 'Der Räuberüberfall zählt die 2 Landschaften daneben nicht mit. Ist der Rest größer als 7, gehen auch dort Gold und Wolle verloren. Im Ertragreichen Jahr erhalten sie je 1 Rohstoff.',
    },
    short: { en: 'no', de: 'ohne' },
    shortIcon: 'event-face:brigand',
  },
  'toll-bridge': {
    name: { en: 'Toll Bridge', de: 'Zollbrücke' },
    text: {
      en: 'On every Plentiful Harvest, no matter who rolls it, you receive 2 extra gold.',
      de: 'Bei jedem Guten Erntejahr, egal in wessen Zug, erhältst du zusätzlich 2 Gold.',
    },
  },
  'brick-factory': booster('Brick Factory', 'Ziegelbrennerei', 'brick', {
    en: 'each hills region',
    de: 'jedes Hügelland',
  }),
  'grain-mill': booster('Grain Mill', 'Getreidemühle', 'grain', { en: 'each fields region', de: 'jedes Ackerland' }),
  'iron-foundry': booster('Iron Foundry', 'Eisenschmelze', 'ore', { en: 'each mountains region', de: 'jedes Gebirge' }),
  'lumber-camp': booster('Lumber Camp', 'Holzfällerlager', 'lumber', { en: 'each forest', de: 'jeder Wald' }),
  'weavers-shop': booster('Weaver’s Shop', 'Webstube', 'wool', { en: 'each pasture', de: 'jedes Weideland' }),
  'large-trade-ship': {
    name: { en: 'Large Trade Ship', de: 'Großes Handelsschiff' },
    text: {
      en: 'On your turn, as often as you like: trade 2 resources from the region to its left, or 2 from the region to its right, for 1 resource of another type. Never 1 from each.',
      de: 'In deinem Zug beliebig oft: Tausche 2 Rohstoffe aus einer Landschaft daneben, der linken oder der rechten, gegen 1 einer anderen Sorte. Nie je 1 aus beiden.',
    },
    short: verbatim('2:1'),
  },
  'brick-ship': ship('Brick Ship', 'Lehm-Handelsschiff', 'brick'),
  'gold-ship': ship('Gold Ship', 'Gold-Handelsschiff', 'gold'),
  'grain-ship': ship('Grain Ship', 'Getreide-Handelsschiff', 'grain'),
  'lumber-ship': ship('Lumber Ship', 'Holz-Handelsschiff', 'lumber'),
  'ore-ship': ship('Ore Ship', 'Erz-Handelsschiff', 'ore'),
  'wool-ship': ship('Wool Ship', 'Woll-Handelsschiff', 'wool'),
  austin: hero('Austin', {
    en: 'A hero for the feast rather than the fight: more skill than strength.',
    de: 'Ein Held eher fürs Fest als fürs Gefecht: Geschick vor Stärke.',
  }),
  candamir: hero('Candamir', {
    en: 'A mighty hero: this card alone can bring you the strength advantage.',
    de: 'Ein mächtiger Held: Schon diese eine Karte kann dir den Stärkevorteil bringen.',
  }),
  harald: hero('Harald', {
    en: 'A sturdy hero at a low price: a first step towards the strength advantage.',
    de: 'Ein wackerer Held zum kleinen Preis: ein erster Schritt zum Stärkevorteil.',
  }),
  inga: hero('Inga', {
    en: 'A heroine of many talents, at her best at a Celebration.',
    de: 'Eine Heldin mit vielen Gaben, am stärksten beim Fest.',
  }),
  osmund: hero('Osmund', {
    en: 'A balanced hero: as much strength as skill.',
    de: 'Ein ausgewogener Held: so viel Stärke wie Geschick.',
  }),
  siglind: hero('Siglind', {
    en: 'A heroine for every occasion: strength for the advantage, skill for the Celebration.',
    de: 'Eine Heldin für alle Fälle: Stärke für den Vorteil, Geschick fürs Fest.',
  }),
  feud: {
    name: { en: 'Feud', de: 'Fehde' },
    text: {
      en: 'The player with the strength advantage points out 3 of their opponent’s buildings, or all if there are fewer. The opponent puts 1 of them under a matching draw stack.',
      de: 'Wer den Stärkevorteil hat, zeigt auf 3 gegnerische Gebäude oder auf alle, wenn es nicht mehr sind. Die andere Seite legt 1 davon unter einen passenden Nachziehstapel.',
    },
    needs: { en: 'Only if someone has the strength advantage', de: 'Nur wenn jemand den Stärkevorteil hat' },
  },
  'fraternal-feuds': {
    name: { en: 'Fraternal Feuds', de: 'Bruderzwist' },
    text: {
      en: 'The player with the strength advantage looks at their opponent’s hand and puts 2 cards from it under matching draw stacks. They’re replaced only at the next replenish step.',
      de: 'Wer den Stärkevorteil hat, sieht die gegnerische Hand an und legt 2 Karten daraus unter passende Nachziehstapel. Ersatz gibt es erst beim nächsten Nachziehen.',
    },
    needs: { en: 'Only if someone has the strength advantage', de: 'Nur wenn jemand den Stärkevorteil hat' },
  },
  invention: {
    name: { en: 'Invention', de: 'Erfindung' },
    text: {
      en: 'Each player takes any 1 resource for each of their buildings with a progress point, 2 at most.',
      de: 'Jede Seite nimmt für jedes eigene Gebäude mit Fortschrittspunkt 1 Rohstoff freier Wahl, zusammen höchstens 2.',
    },
  },
  'trade-ships-race': {
    name: { en: 'Trade Ships Race', de: 'Wettfahrt der Handelsschiffe' },
    text: {
      en: 'The player with more trade ships takes any 1 resource. On a tie both do, if they have any.',
      de: 'Wer mehr Handelsschiffe hat, nimmt 1 Rohstoff freier Wahl. Bei Gleichstand nehmen beide einen; ganz ohne Handelsschiffe niemand.',
    },
  },
  'traveling-merchant': {
    name: { en: 'Traveling Merchant', de: 'Fahrender Händler' },
    text: {
      en: 'Each player may buy up to 2 resources other than gold for 1 gold each, even with gold just produced.',
      de: 'Jede Seite darf bis zu 2 Rohstoffe, nur kein Gold, für je 1 Gold kaufen, auch mit eben erhaltenem Gold.',
    },
  },
  'year-of-plenty': {
    name: { en: 'Year of Plenty', de: 'Ertragreiches Jahr' },
    text: {
      en: 'Every region receives 1 resource for each Storehouse and Abbey right beside it, as long as there is room.',
      de: 'Jede Landschaft erhält für jede Lagerstätte und jedes Kloster direkt daneben 1 Rohstoff, soweit Platz ist.',
    },
  },
  yule: {
    name: { en: 'Yule', de: 'Julfest' },
    text: {
      en: 'All event cards are reshuffled, with Yule above the bottom 3. Then the new top card is drawn and resolved.',
      de: 'Alle Ereigniskarten werden neu gemischt und gestapelt, das Julfest über den untersten 3. Dann gilt die neue oberste Karte.',
    },
  },
} as const satisfies Record<string, CardText>;
