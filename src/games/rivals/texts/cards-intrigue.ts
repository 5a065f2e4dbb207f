import type { CardText } from './card-text.ts';

const churchOrSee = {
  en: 'Requires your own Church or Bishop’s See',
  de: 'Erfordert eine eigene Kirche oder einen eigenen Bischofssitz',
};
const odin = {
  en: 'Requires your own Odin’s Fountain or Odin’s Temple',
  de: 'Erfordert eine eigene Quelle Odins oder einen eigenen Tempel Odins',
};

export const intrigueTexts = {
  bishop: {
    name: { en: 'Bishop', de: 'Bischof' },
    text: {
      en: 'Your opponent hands over 1 gold from a store of their choice. Then fill one of your gold stores from the supply, the same or another one.',
      de: 'Dein Gegenüber gibt 1 Gold aus einem selbst gewählten Lager ab. Fülle dann eines deiner Goldlager aus dem Vorrat auf, dasselbe oder ein anderes.',
    },
    needs: {
      en: `${churchOrSee.en}, opposing gold and room for gold`,
      de: `${churchOrSee.de}, gegnerisches Gold und Platz für Gold`,
    },
  },
  michael: {
    name: { en: 'Michael the Master Builder', de: 'Michael, der Baumeister' },
    text: {
      en: 'When you build a building, pay 1 gold each instead of 1, 2 or 3 resources of its cost.',
      de: 'Zahle bei einem Gebäude statt 1, 2 oder 3 Rohstoffen seiner Kosten je 1 Gold.',
    },
    needs: { en: 'Only when you build a building', de: 'Nur beim Bau eines Gebäudes' },
  },
  missionary: {
    name: { en: 'Missionary', de: 'Missionar' },
    text: {
      en: 'Your opponent chooses one of their heroes. You place it in your principality for free or put it on the discard pile.',
      de: 'Dein Gegenüber wählt einen seiner Helden oder eine seiner Heldinnen. Du legst die Karte kostenlos in dein Fürstentum oder auf den Ablagestapel.',
    },
    needs: { en: `${churchOrSee.en} and an opposing hero`, de: `${churchOrSee.de} und gegnerische Helden` },
  },
  'odins-priest': {
    name: { en: 'Odin’s Priest', de: 'Priester Odins' },
    text: {
      en: 'Look at your opponent’s hand. They must put every action card and every unit in it under matching draw stacks.',
      de: 'Sieh die gegnerische Hand an. Dein Gegenüber schiebt alle Aktionskarten und Einheiten daraus unter passende Nachziehstapel.',
    },
    needs: {
      en: 'Requires your own Odin’s Temple and a card in your opponent’s hand',
      de: 'Erfordert einen eigenen Tempel Odins und eine Karte in der gegnerischen Hand',
    },
  },
  'priestess-of-the-norns': {
    name: { en: 'Priestess of the Norns', de: 'Nornenpriesterin' },
    text: {
      en: 'Look through one draw stack and take 1 or 2 cards from it into your hand. You may use them this turn.',
      de: 'Sieh einen Nachziehstapel durch und nimm 1 oder 2 Karten daraus auf die Hand. Du darfst sie noch in diesem Zug nutzen.',
    },
    needs: odin,
  },
  'red-light-tavern': {
    name: { en: 'Red Light Tavern', de: 'Wirtshaus zur Roten Laterne' },
    text: {
      en: 'Goes on an opposing road. At both ends of that road every unit with strength counts just 1 strength point. Leaves play once your opponent has 3 heroines.',
      de: 'Liegt auf einer gegnerischen Straße. An deren Enden zählt jede Einheit mit Stärke nur 1 Stärkepunkt. Verlässt das Spiel, sobald dein Gegenüber 3 Heldinnen hat.',
    },
    needs: {
      en: 'Requires a free opposing road and fewer than 3 opposing heroines',
      de: 'Erfordert eine freie gegnerische Straße und weniger als 3 gegnerische Heldinnen',
    },
  },
  'abbey-brewery': {
    name: { en: 'Abbey Brewery', de: 'Klosterbrauerei' },
    text: {
      en: 'Goes beside fields. On your turn, as often as you like: pay 2 grain from those fields and turn it to any side: no points, 2 commerce, 1 commerce and 1 strength, or 2 strength.',
      de: 'Liegt an einem Ackerland. In deinem Zug beliebig oft: Zahle 2 Getreide von dort und drehe sie auf eine Seite: keine Punkte, 2 Handel, 1 Handel und 1 Stärke oder 2 Stärke.',
    },
    needs: {
      en: 'Requires a city and fields without a region expansion',
      de: 'Erfordert eine Stadt und ein Ackerland ohne Landschaftsausbau',
    },
  },
  'reiner-the-miller': {
    name: { en: 'Reiner the Miller', de: 'Reiner, der Müller' },
    text: {
      en: 'Goes beside fields. You trade grain from there 2:1 as often as you like, and once per turn 1:1 if your Grain Mill is beside the same fields.',
      de: 'Liegt an einem Ackerland. Getreide von dort tauschst du beliebig oft 2:1 und einmal im Zug 1:1, wenn deine Getreidemühle am selben Ackerland steht.',
    },
    needs: { en: 'Requires fields without a region expansion', de: 'Erfordert ein Ackerland ohne Landschaftsausbau' },
  },
  'great-thingstead': {
    name: { en: 'Great Thingstead', de: 'Großes Thing' },
    text: {
      en: 'While it’s in play, no one can play attack cards, and a Religious Dispute does nothing.',
      de: 'Solange es ausliegt, kann niemand Angriffskarten spielen, und der Glaubensstreit bleibt ohne Wirkung.',
    },
    needs: {
      en: 'Requires your own Church and your own Odin’s Temple',
      de: 'Erfordert eine eigene Kirche und einen eigenen Tempel Odins',
    },
  },
  'odins-fountain': {
    name: { en: 'Odin’s Fountain', de: 'Quelle Odins' },
    text: {
      en: 'At the end of your turn you may exchange 2 cards, one after the other. With Good Neighbors you may take one of the face-up cards.',
      de: 'Am Ende deines Zuges darfst du 2 Karten tauschen, eine nach der anderen. Bei Guter Nachbarschaft darfst du eine der offenen Karten nehmen.',
    },
  },
  'pilgrimage-site': {
    name: { en: 'Pilgrimage Site', de: 'Wallfahrtsort' },
    text: {
      en: 'When an event or your opponent’s card costs you hand cards, you draw up to your hand limit at once. With Good Neighbors you may take any 1 resource.',
      de: 'Wenn dich ein Ereignis oder eine gegnerische Karte Handkarten kostet, ziehst du sofort bis zum Handkartenlimit nach. Bei Guter Nachbarschaft darfst du 1 Rohstoff freier Wahl nehmen.',
    },
  },
  godfrey: {
    name: { en: 'Godfrey the Intriguer', de: 'Gottfried, der Intrigant' },
    text: {
      en: 'From your next turn, once per turn: pay 1 gold, look at your opponent’s hand and take 1 unit or action card, or none. If you take one, Godfrey goes to the discard pile.',
      de: 'Ab deinem nächsten Zug einmal je Zug: Zahle 1 Gold, sieh die gegnerische Hand an und nimm 1 Einheit oder Aktionskarte oder nichts. Nimmst du etwas, kommt er auf den Ablagestapel.',
    },
  },
  'master-of-the-brotherhood': {
    name: { en: 'Master of the Brotherhood', de: 'Meister der Bruderschaft' },
    text: {
      en: 'To play an action card that could cost you a card, your opponent first pays 2 gold per victory point they are ahead. If they pay, you receive 1 gold. Hand limit +1.',
      de: 'Für eine Aktionskarte, die dich eine Karte kosten kann, zahlt dein Gegenüber erst 2 Gold je Siegpunkt Vorsprung. Wird gezahlt, erhältst du 1 Gold. Handkartenlimit +1.',
    },
    needs: { en: 'Only if you have no Abbey, now or later', de: 'Nur ohne eigenes Kloster, jetzt und später' },
  },
  'bishops-see': {
    name: { en: 'Bishop’s See', de: 'Bischofssitz' },
    text: {
      en: 'When built, point out 3 opposing units, or all if there are fewer; your opponent discards 1 of them. In a Religious Dispute you receive up to 3 gold.',
      de: 'Beim Bau zeigst du auf 3 gegnerische Einheiten oder auf alle, wenn es nicht mehr sind; dein Gegenüber legt 1 davon ab. Beim Glaubensstreit erhältst du bis zu 3 Gold.',
    },
    needs: { en: 'Requires your own Church or Chapel', de: 'Erfordert eine eigene Kirche oder Kapelle' },
  },
  church: {
    name: { en: 'Church', de: 'Kirche' },
    text: {
      en: 'When built, you receive up to 2 gold. In a Religious Dispute you may keep 2 hand cards.',
      de: 'Beim Bau erhältst du bis zu 2 Gold. Beim Glaubensstreit darfst du 2 Handkarten behalten.',
    },
  },
  'odins-temple': {
    name: { en: 'Odin’s Temple', de: 'Tempel Odins' },
    text: {
      en: 'When built, draw the top card of a draw stack; you may use it this turn. In a Religious Dispute you may keep 2 hand cards.',
      de: 'Beim Bau ziehst du die oberste Karte eines Nachziehstapels; du darfst sie noch in diesem Zug nutzen. Beim Glaubensstreit darfst du 2 Handkarten behalten.',
    },
  },
  'sacrificial-site': {
    name: { en: 'Sacrificial Site', de: 'Opferstätte' },
    text: {
      en: 'You trade wool 2:1. A Brigand Attack neither counts nor takes the wool in pastures beside it. In a Religious Dispute you receive up to 3 wool.',
      de: 'Du tauschst Wolle 2:1. Der Räuberüberfall zählt und nimmt die Wolle in Weideländern daneben nicht. Beim Glaubensstreit erhältst du bis zu 3 Wolle.',
    },
    needs: odin,
  },
  bran: {
    name: { en: 'Bran, Defender of the Temple', de: 'Bran, Streiter des Tempels' },
    text: {
      en: 'Placed on your Odin’s Temple, which keeps working and can’t be lost while he’s on it. When placed, draw 2 cards from draw stacks of your choice; you may use them this turn.',
      de: 'Kommt auf deinen Tempel Odins, der weiter gilt und unter ihm sicher ist. Dabei ziehst du 2 Karten von Nachziehstapeln deiner Wahl; du darfst sie noch in diesem Zug nutzen.',
    },
    needs: {
      en: 'Requires your own Odin’s Temple with nothing on top',
      de: 'Erfordert einen eigenen Tempel Odins, auf dem nichts liegt',
    },
  },
  judith: {
    name: { en: 'Judith, Guardian of the Church', de: 'Judith, Hüterin der Kirche' },
    text: {
      en: 'Placed on your Church, which keeps working and can’t be lost while she’s on it. Once per turn: pay 1 resource other than gold and receive up to 2 gold.',
      de: 'Kommt auf deine Kirche, die weiter gilt und unter ihr sicher ist. Einmal in deinem Zug: Zahle 1 Rohstoff außer Gold und erhalte bis zu 2 Gold.',
    },
    needs: {
      en: 'Requires your own Church with nothing on top',
      de: 'Erfordert eine eigene Kirche, auf der nichts liegt',
    },
  },
  'good-neighbors': {
    name: { en: 'Good Neighbors', de: 'Gute Nachbarschaft' },
    text: {
      en: 'The top card of every draw stack is turned face up until drawn. Then the owner of Odin’s Fountain may take one of them, and the owner of the Pilgrimage Site any 1 resource.',
      de: 'Die oberste Karte jedes Nachziehstapels wird aufgedeckt und bleibt offen, bis sie gezogen wird. Dann bringt die Quelle Odins eine offene Karte, der Wallfahrtsort 1 Rohstoff freier Wahl.',
    },
  },
  'religious-dispute': {
    name: { en: 'Religious Dispute', de: 'Glaubensstreit' },
    text: {
      en: 'Each player with a city puts their hand under matching draw stacks, but may keep 2 cards with a Church and 2 with Odin’s Temple. Then a Sacrificial Site brings up to 3 wool, a Bishop’s See up to 3 gold.',
      de: 'Wer eine Stadt hat, schiebt die Hand unter passende Nachziehstapel, darf aber mit Kirche 2 und mit Tempel Odins 2 Karten behalten. Dann bringt die Opferstätte bis zu 3 Wolle, der Bischofssitz bis zu 3 Gold.',
    },
    needs: { en: 'Not while a Great Thingstead is in play', de: 'Nicht solange ein Großes Thing ausliegt' },
  },
} as const satisfies Record<string, CardText>;
