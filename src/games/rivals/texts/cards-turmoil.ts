import type { CardText } from './card-text.ts';

const defence = { en: 'A defence roll may stop it.', de: 'Ein Abwehrwurf kann das verhindern.' };
const tavern = { en: 'Requires your own Hedge Tavern and', de: 'Erfordert eine eigene Spelunke und' };

const chapel = (range: string, en: string, de: string): CardText => ({
  name: { en: `Chapel (${range})`, de: `Kapelle (${range})` },
  text: {
    en: `Riots don’t affect you if this turn’s production number is ${en}.`,
    de: `Unruhen gehen an dir vorüber, wenn die Ertragszahl dieses Zuges ${de} ist.`,
  },
});

export const turmoilTexts = {
  archer: {
    name: { en: 'Archer', de: 'Bogenschütze' },
    text: {
      en: `Your opponent puts 1 of their units with strength, of their choice, under a matching draw stack. ${defence.en}`,
      de: `Dein Gegenüber gibt 1 eigene Einheit mit Stärke nach freier Wahl auf und legt sie unter einen passenden Nachziehstapel. ${defence.de}`,
    },
    needs: {
      en: `${tavern.en} an opposing unit with strength`,
      de: `${tavern.de} eine gegnerische Einheit mit Stärke`,
    },
  },
  arsonist: {
    name: { en: 'Arsonist', de: 'Feuerteufel' },
    text: {
      en: `Choose 1 opposing building in a settlement or city without a Fire Brigade: it goes under a matching draw stack. ${defence.en}`,
      de: `Nenne 1 gegnerisches Gebäude in einer Siedlung oder Stadt ohne Feuerwache: Es kommt unter einen passenden Nachziehstapel. ${defence.de}`,
    },
    needs: {
      en: `${tavern.en} an unprotected opposing building`,
      de: `${tavern.de} ein ungeschütztes gegnerisches Gebäude`,
    },
  },
  sebastian: {
    name: { en: 'Sebastian the Itinerant Preacher', de: 'Sebastian, der Wanderprediger' },
    text: {
      en: 'When Riots, Feud or Fraternal Feuds is revealed, on your turn or your opponent’s: the event doesn’t affect you.',
      de: 'Wenn Unruhen, Fehde oder Bruderzwist aufgedeckt wird, im eigenen wie im gegnerischen Zug: Das Ereignis betrifft dich nicht.',
    },
    needs: { en: 'Only if the event would affect you', de: 'Nur wenn das Ereignis dich betreffen würde' },
  },
  traitor: {
    name: { en: 'Traitor', de: 'Verräter' },
    text: {
      en: `Look at your opponent’s hand and take 1 card from it, or none. You may use it this turn. ${defence.en}`,
      de: `Sieh die gegnerische Hand an und nimm 1 Karte daraus oder keine. Du darfst sie noch in diesem Zug nutzen. ${defence.de}`,
    },
    needs: {
      en: `${tavern.en} a card in your opponent’s hand`,
      de: `${tavern.de} eine Karte in der gegnerischen Hand`,
    },
  },
  'voyage-of-plunder': {
    name: { en: 'Voyage of Plunder', de: 'Beutefahrt' },
    text: {
      en: 'Name 1 resource, or 2 if your opponent has more victory points than you: your opponent hands them over and chooses the stores.',
      de: 'Nenne 1 Rohstoff oder, wenn dein Gegenüber mehr Siegpunkte hat als du, 2: Dein Gegenüber gibt sie ab und wählt die Lager.',
    },
    needs: {
      en: 'Requires the strength advantage and an opposing resource you can store',
      de: 'Erfordert den Stärkevorteil und einen gegnerischen Rohstoff, den du lagern kannst',
    },
  },
  'drill-ground': {
    name: { en: 'Drill Ground', de: 'Übungsplatz' },
    text: {
      en: 'Every hero you build costs 1 resource less. You choose which one.',
      de: 'Der Bau jedes Helden und jeder Heldin kostet dich 1 Rohstoff weniger. Du wählst, welchen.',
    },
  },
  'lookout-tower': {
    name: { en: 'Lookout Tower', de: 'Spähturm' },
    text: {
      en: 'Against Archer, Arsonist and Traitor one die is rolled for you: on 1 or 2 the card fails. One roll counts for both the Lookout Tower and Heinrich.',
      de: 'Gegen Bogenschütze, Feuerteufel und Verräter fällt ein Würfel für dich: Bei 1 oder 2 scheitert die Karte. Ein Wurf gilt für Spähturm und Heinrich gemeinsam.',
    },
  },
  'carl-forkbeard': {
    name: { en: 'Carl Forkbeard', de: 'Carl Gabelbart' },
    text: {
      en: 'The strongest hero of all: this card alone can bring you the strength advantage.',
      de: 'Der stärkste aller Helden: Schon diese eine Karte kann dir den Stärkevorteil bringen.',
    },
  },
  heinrich: {
    name: { en: 'Heinrich the Sentinel', de: 'Heinrich, der Wächter' },
    text: {
      en: 'Against Archer, Arsonist and Traitor one die is rolled for you: on 3, 4 or 5 the card fails. One roll counts for both Heinrich and the Lookout Tower.',
      de: 'Gegen Bogenschütze, Feuerteufel und Verräter fällt ein Würfel für dich: Bei 3, 4 oder 5 scheitert die Karte. Ein Wurf gilt für Heinrich und Spähturm gemeinsam.',
    },
  },
  irmgard: {
    name: { en: 'Irmgard, Keeper of the Light', de: 'Irmgard, Bewahrerin des Lichts' },
    text: {
      en: 'Whenever an event or your opponent’s action card costs you another expansion, take any 1 resource. You get nothing for losing Irmgard herself.',
      de: 'Sooft dich ein Ereignis oder eine gegnerische Aktionskarte einen anderen Ausbau kostet, nimm 1 Rohstoff freier Wahl. Ihr eigener Verlust bringt nichts.',
    },
  },
  'chapel-1-3': chapel('1-3', '1, 2 or 3', '1, 2 oder 3'),
  'chapel-4-6': chapel('4-6', '4, 5 or 6', '4, 5 oder 6'),
  fairgrounds: {
    name: { en: 'Fairgrounds', de: 'Festplatz' },
    text: {
      en: 'Once you’ve paid for it, take any 2 resources if you have more skill points than your opponent.',
      de: 'Wenn du ihn bezahlt hast und mehr Geschickpunkte hast als dein Gegenüber, nimm 2 Rohstoffe freier Wahl.',
    },
  },
  'fire-brigade': {
    name: { en: 'Fire Brigade', de: 'Feuerwache' },
    text: {
      en: 'No Arsonist can choose a building in this city, the Fire Brigade itself included.',
      de: 'Kein Feuerteufel kann ein Gebäude in dieser Stadt wählen, auch die Feuerwache selbst nicht.',
    },
  },
  'hedge-tavern': {
    name: { en: 'Hedge Tavern', de: 'Spelunke' },
    text: {
      en: 'Where shady characters meet: it unlocks Archer, Arsonist and Traitor.',
      de: 'Hier treffen sich finstere Gesellen: Sie öffnet den Weg zu Bogenschütze, Feuerteufel und Verräter.',
    },
  },
  'large-festival-hall': {
    name: { en: 'Large Festival Hall', de: 'Große Festhalle' },
    text: {
      en: 'The pride of your principality: costly, and worth 2 victory points.',
      de: 'Der Stolz deines Fürstentums: teuer und 2 Siegpunkte wert.',
    },
  },
  'tithe-barn': {
    name: { en: 'Tithe Barn', de: 'Zehntscheuer' },
    text: {
      en: 'Once you’ve paid for it, choose grain or wool and receive 1 of it for each of your heroes, as long as there is room.',
      de: 'Wenn du sie bezahlt hast, wähle Getreide oder Wolle und erhalte davon 1 für jede eigene Heldin und jeden eigenen Helden, soweit Platz ist.',
    },
  },
  riots: {
    name: { en: 'Riots', de: 'Unruhen' },
    text: {
      en: 'Each player who has units with strength or commerce points pays 1 gold, or 2 for 3 or more such units. A player who doesn’t pay puts 1 such unit under a matching draw stack.',
      de: 'Wer Einheiten mit Stärke oder Handel hat, zahlt 1 Gold, ab 3 solchen Einheiten 2 Gold. Wer nicht zahlt, legt 1 solche Einheit unter einen passenden Nachziehstapel.',
    },
  },
} as const satisfies Record<string, CardText>;
