import type { CardText } from './card-text.ts';

export const barbariansTexts = {
  'alliance-against-the-barbarians': {
    name: { en: 'Alliance Against the Barbarians', de: 'Bündnis gegen die Barbaren' },
    text: {
      en: 'Each player with a unit takes any 1 resource; the player with more units may take 1 more.',
      de: 'Jede Seite mit einer Einheit nimmt 1 Rohstoff freier Wahl; wer mehr Einheiten hat, darf 1 weiteren nehmen.',
    },
    needs: {
      en: 'Requires a unit and a victory point on your Triumph Card',
      de: 'Erfordert eine Einheit und einen Siegpunkt auf deiner Triumphkarte',
    },
  },
  castellan: {
    name: { en: 'Castellan', de: 'Burggraf' },
    text: {
      en: 'Each of the 2 regions beside your Castle receives 1 resource, if it has room.',
      de: 'Die 2 Landschaften neben deiner Burg erhalten je 1 Rohstoff, wenn Platz ist.',
    },
    needs: { en: 'Requires your own Castle and room beside it', de: 'Erfordert eine eigene Burg und Platz daneben' },
  },
  'contest-of-the-heroes': {
    name: { en: 'Contest of the Heroes', de: 'Wettstreit der Helden' },
    text: {
      en: 'Choose one of your heroes and an opposing one, if any. Both players roll a die and add their hero’s strength; on a tie they roll again. The winner takes any 1 resource and may demand 1 from the loser.',
      de: 'Wähle je einen eigenen und, wenn möglich, gegnerischen Helden. Beide würfeln und zählen dessen Stärke dazu, bei Gleichstand neu. Wer gewinnt, nimmt 1 Rohstoff freier Wahl und darf 1 von der anderen Seite fordern.',
    },
    needs: {
      en: 'Requires a hero, and room for a resource on both sides',
      de: 'Erfordert einen Helden oder eine Heldin und auf beiden Seiten Platz für einen Rohstoff',
    },
  },
  siegfried: {
    name: { en: 'Siegfried, Vanquisher of the Barbarians', de: 'Siegfried, Bezwinger der Barbaren' },
    text: {
      en: 'Take any 1 or 2 resources, or raise your Triumph Card one level.',
      de: 'Nimm 1 oder 2 Rohstoffe freier Wahl oder erhöhe deine Triumphkarte um eine Stufe.',
    },
    needs: {
      en: 'Requires your own Castle and 2 heroes',
      de: 'Erfordert eine eigene Burg und 2 Helden oder Heldinnen',
    },
  },
  'barbarian-stronghold': {
    name: { en: 'Barbarian Stronghold', de: 'Barbarenstützpunkt' },
    text: {
      en: 'Goes on an opposing road at a city: your opponent’s barbarians are 1 stronger. Leaves play once their Triumph Card shows 3 victory points.',
      de: 'Liegt auf einer gegnerischen Straße an einer Stadt: Dort sind die Barbaren um 1 stärker. Geht, sobald die gegnerische Triumphkarte 3 Siegpunkte zeigt.',
    },
    needs: {
      en: 'Requires a free opposing road at a city, and an opposing Triumph Card below 3',
      de: 'Erfordert eine freie gegnerische Straße an einer Stadt und eine gegnerische Triumphkarte unter 3',
    },
  },
  'border-fortress': {
    name: { en: 'Border Fortress', de: 'Grenzfestung' },
    text: {
      en: 'Goes beside hills; its brick comes from there. On your turn, as often as you like: pay 1 ore and 1 wool to raise it one level: 1, 2, then 4 strength points.',
      de: 'Liegt an einem Hügelland, von dem ihr Lehm stammt. In deinem Zug beliebig oft: Zahle 1 Erz und 1 Wolle und erhöhe sie um eine Stufe: 1, 2, dann 4 Stärkepunkte.',
    },
    needs: {
      en: 'Requires hills with 1 brick and without a region expansion',
      de: 'Erfordert ein Hügelland mit 1 Lehm und ohne Landschaftsausbau',
    },
  },
  'white-raven-tavern': {
    name: { en: 'White Raven Tavern', de: 'Wirtshaus zum weißen Raben' },
    text: {
      en: 'Once per turn: pay 1 gold and roll a die. 1 or 2 brings nothing, 3 to 5 brings 1 and 6 brings any 2 resources.',
      de: 'Einmal in deinem Zug: Zahle 1 Gold und würfle. 1 oder 2 bringt nichts, 3 bis 5 bringt 1 und 6 bringt 2 Rohstoffe freier Wahl.',
    },
  },
  arnd: {
    name: { en: 'Arnd the Strategist', de: 'Arnd, der Stratege' },
    text: {
      en: 'In a Barbarian Attack every other hero in his settlement or city counts as 2 units.',
      de: 'Beim Barbarenüberfall zählen alle anderen Helden und Heldinnen in seiner Siedlung oder Stadt als je 2 Einheiten.',
    },
  },
  baroc: {
    name: { en: 'Baroc the Barbarian', de: 'Baroc, der Barbar' },
    text: {
      en: 'After every Brigand Attack you receive 1 ore, or 2 while your Barbarian Stronghold is in your opponent’s principality.',
      de: 'Nach jedem Räuberüberfall erhältst du 1 Erz oder 2, solange dein Barbarenstützpunkt im gegnerischen Fürstentum liegt.',
    },
  },
  caravel: {
    name: { en: 'Caravel', de: 'Karavelle' },
    text: {
      en: 'In a Barbarian Attack every other ship in its settlement or city counts as 2 units, except other Caravels. It isn’t a trade ship.',
      de: 'Beim Barbarenüberfall zählt jedes andere Schiff in ihrer Siedlung oder Stadt als 2 Einheiten, außer weiteren Karavellen. Sie ist kein Handelsschiff.',
    },
    needs: { en: 'Requires a city', de: 'Erfordert eine Stadt' },
  },
  marie: {
    name: { en: 'Marie the Shieldmaiden', de: 'Marie, die Schildmaid' },
    text: {
      en: 'From your next turn, once: your opponent names 2 of their heroes that fit on Marie’s site. Choose one to take her place; Marie goes to the discard pile.',
      de: 'Ab deinem nächsten Zug einmal: Dein Gegenüber nennt 2 eigene Helden oder Heldinnen, die auf Maries Platz passen. Nimm davon eine Karte dorthin; Marie kommt auf den Ablagestapel.',
    },
  },
  siward: {
    name: { en: 'Siward the Scout', de: 'Siward, der Späher' },
    text: {
      en: 'Once per turn, look at the top 3 event cards, or at the top 3 cards of one draw stack, or, for 1 gold, at your opponent’s hand.',
      de: 'Sieh einmal in deinem Zug die obersten 3 Ereigniskarten an, oder die obersten 3 Karten eines Nachziehstapels, oder für 1 Gold die gegnerische Hand.',
    },
  },
  wolfgang: {
    name: { en: 'Wolfgang the Street Performer', de: 'Wolfgang, der Gaukler' },
    text: {
      en: 'At a Celebration you may take 1 resource in each region beside him. If you do, your opponent may pay 2 gold to move Wolfgang to one of their free sites.',
      de: 'Beim Fest darfst du in jeder Landschaft neben ihm 1 Rohstoff nehmen. Tust du es, darf dein Gegenüber 2 Gold zahlen und Wolfgang auf einen eigenen freien Bauplatz holen.',
    },
  },
  arsenal: {
    name: { en: 'Arsenal', de: 'Zeughaus' },
    text: {
      en: 'A Brigand Attack skips the 2 regions beside it: their resources aren’t counted or taken.',
      de: 'Der Räuberüberfall übergeht die 2 Landschaften daneben: Was dort liegt, zählt nicht und bleibt dir.',
    },
    short: { en: 'no', de: 'ohne' },
    shortIcon: 'event-face:brigand',
  },
  bailiwick: {
    name: { en: 'Bailiwick', de: 'Vogtei' },
    text: {
      en: 'Once per turn, draw the top card of a draw stack. You may use it right away.',
      de: 'Ziehe einmal in deinem Zug die oberste Karte eines Nachziehstapels. Du darfst sie sofort nutzen.',
    },
  },
  castle: {
    name: { en: 'Castle', de: 'Burg' },
    text: {
      en: 'In a Barbarian Attack the strength of your Border Fortress counts as that many units. Unlocks the Castellan and Siegfried.',
      de: 'Beim Barbarenüberfall zählt die Stärke deiner Grenzfestung als ebenso viele Einheiten. Öffnet den Weg zum Burggrafen und zu Siegfried.',
    },
  },
  'secret-brotherhood': {
    name: { en: 'Secret Brotherhood', de: 'Geheime Bruderschaft' },
    text: {
      en: 'If the barbarians beat you, you lose only 1 resource. Once per turn: discard 1 unit or action card from your hand, unplayed, and take any 1 resource.',
      de: 'Besiegen dich die Barbaren, verlierst du nur 1 Rohstoff. Einmal in deinem Zug: Lege 1 Einheit oder Aktionskarte ungespielt aus der Hand ab und nimm 1 Rohstoff freier Wahl.',
    },
  },
  'triumph-card': {
    name: { en: 'Triumph Card', de: 'Triumphkarte' },
    text: {
      en: 'A sign of your victories over the barbarians: it goes up one level at a time and is worth up to 3 victory points. It can’t be lost.',
      de: 'Zeichen deiner Siege über die Barbaren: Sie steigt Stufe um Stufe und zählt bis zu 3 Siegpunkte. Sie kann nicht verloren gehen.',
    },
    needs: { en: 'Requires a city', de: 'Erfordert eine Stadt' },
  },
  'barbarian-attack': {
    name: { en: 'Barbarian Attack', de: 'Barbarenüberfall' },
    text: {
      en: 'Compare your units with the victory points on your cities and city expansions. Fewer units: lose 2 resources of your choice. More: take any 2, or raise your Triumph Card one level.',
      de: 'Vergleiche deine Einheiten mit den Siegpunkten deiner Städte und Stadtausbauten. Weniger: Gib 2 Rohstoffe deiner Wahl ab. Mehr: Nimm 2 freier Wahl oder erhöhe deine Triumphkarte um eine Stufe.',
    },
    needs: { en: 'Only for players with a city', de: 'Nur wer eine Stadt hat' },
  },
  'retreat-of-the-barbarians': {
    name: { en: 'Retreat of the Barbarians', de: 'Rückzug der Barbaren' },
    text: {
      en: 'Each player with a unit looks through a different draw stack and takes 1 card, or up to 2 with the strength advantage.',
      de: 'Jede Seite mit einer Einheit sieht einen Nachziehstapel durch, jede einen anderen, und nimmt 1 Karte, mit dem Stärkevorteil bis zu 2.',
    },
    needs: { en: 'Only for players with a unit', de: 'Nur wer eine Einheit hat' },
  },
} as const satisfies Record<string, CardText>;
