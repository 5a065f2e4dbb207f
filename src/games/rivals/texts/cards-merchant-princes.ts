import type { Text } from '../../../engine/text.ts';
import type { CardText } from './card-text.ts';

const residence = (name: Text, brief: Text, beside: Text, from: Text, levels: Text, needs: Text): CardText => ({
  name,
  brief,
  text: {
    en: `Goes beside ${beside.en}. On your turn, as often as you like: pay 2 ${from.en} from there to raise it one level: ${levels.en}.`,
    de: `Liegt an ${beside.de}. In deinem Zug beliebig oft: Zahle 2 ${from.de} von dort und erhöhe sie um eine Stufe: ${levels.de}.`,
  },
  needs: {
    en: `Requires a city and ${needs.en} without a region expansion`,
    de: `Erfordert eine Stadt und ${needs.de} ohne Landschaftsausbau`,
  },
});

export const merchantPrincesTexts = {
  gero: {
    name: { en: 'Gero the Master Merchant', de: 'Handelsherr Gero' },
    text: { en: 'Take any 1 or 2 resources.', de: 'Nimm 1 oder 2 Rohstoffe freier Wahl.' },
    needs: { en: 'Requires 2 trade ships', de: 'Erfordert 2 Handelsschiffe' },
  },
  'guild-master': {
    name: { en: 'Guild Master', de: 'Zunftmeister' },
    text: {
      en: 'The craftsmen share their stock: take up to 2 resources of your choice.',
      de: 'Das Handwerk teilt seine Vorräte: Nimm bis zu 2 Rohstoffe freier Wahl.',
    },
    needs: { en: 'Requires your own Craft Guild', de: 'Erfordert eine eigene Handwerkerzunft' },
  },
  hergild: {
    name: { en: 'Hergild the Master Merchant', de: 'Handelsherrin Hergild' },
    text: {
      en: 'Name a resource you have a matching trade ship for. For the rest of this turn you trade that type 1:1 as often as you like.',
      de: 'Nenne einen Rohstoff, für den du das passende Handelsschiff hast. Bis zum Ende dieses Zuges tauschst du diese Sorte beliebig oft 1:1.',
    },
    needs: {
      en: 'Requires a trade ship for one resource, and a Commercial Harbor or 2 trade ships',
      de: 'Erfordert ein Handelsschiff für einen Rohstoff und einen Handelshafen oder 2 Handelsschiffe',
    },
  },
  'maritime-trade-monopoly': {
    name: { en: 'Maritime Trade Monopoly', de: 'Seehandelsmonopol' },
    text: {
      en: 'Name 1 resource, or up to 2 if you have at least 2 more trade ships: your opponent hands them over and chooses the stores.',
      de: 'Nenne 1 Rohstoff oder, wenn du mindestens 2 Handelsschiffe mehr hast, bis zu 2: Dein Gegenüber gibt sie ab und wählt die Lager.',
    },
    needs: {
      en: 'Requires more trade ships than your opponent and an opposing resource you can store',
      de: 'Erfordert mehr Handelsschiffe als dein Gegenüber und einen gegnerischen Rohstoff, den du lagern kannst',
    },
  },
  mendicants: {
    name: { en: 'Mendicants', de: 'Bettelmönche' },
    text: {
      en: 'Name 1 resource, or up to 2 if your opponent has more victory points than you: your opponent hands them over and chooses the stores.',
      de: 'Nenne 1 Rohstoff oder, wenn dein Gegenüber mehr Siegpunkte hat als du, bis zu 2: Dein Gegenüber gibt sie ab und wählt die Lager.',
    },
    needs: {
      en: 'Only if your opponent has the trade advantage and a resource you can store',
      de: 'Nur wenn dein Gegenüber den Handelsvorteil hat und einen Rohstoff, den du lagern kannst',
    },
  },
  'tactical-retreat': {
    name: { en: 'Tactical Retreat', de: 'Taktischer Rückzug' },
    text: {
      en: 'Remove one of your buildings from the opposing principality. Name 1 resource: your opponent hands it over if you have room. Then take any 1 resource.',
      de: 'Entferne eines deiner Gebäude aus dem gegnerischen Fürstentum. Nenne 1 Rohstoff, den dein Gegenüber abgibt, wenn du Platz hast, und nimm dann 1 Rohstoff freier Wahl.',
    },
    needs: {
      en: 'Requires your own building in the opposing principality and an opposing resource',
      de: 'Erfordert ein eigenes Gebäude im gegnerischen Fürstentum und einen gegnerischen Rohstoff',
    },
  },
  'trade-monopoly': {
    name: { en: 'Trade Monopoly', de: 'Handelsmonopol' },
    text: {
      en: 'Demand 1, 2 or 3 resources of a single type; your opponent chooses the stores. Then give back 1 resource of your choice, even one you just received.',
      de: 'Fordere 1, 2 oder 3 Rohstoffe einer einzigen Sorte; dein Gegenüber wählt die Lager. Gib dann 1 Rohstoff deiner Wahl zurück, auch einen eben erhaltenen.',
    },
    needs: {
      en: 'Requires your own Commercial Harbor and an opposing resource you can store',
      de: 'Erfordert einen eigenen Handelshafen und einen gegnerischen Rohstoff, den du lagern kannst',
    },
  },
  'commercial-metropolis': {
    name: { en: 'Commercial Metropolis', de: 'Handelsmetropole' },
    text: {
      en: 'Built on one of your cities, which keeps everything: together they are worth 4 victory points. No one can remove or attack it; otherwise it counts as a city.',
      de: 'Kommt auf eine eigene Stadt, die alles behält: Zusammen zählen sie 4 Siegpunkte. Niemand kann sie entfernen oder angreifen; sonst gilt sie als Stadt.',
    },
    needs: {
      en: 'Requires a city, and 6 commerce points or a Residence on level 3',
      de: 'Erfordert eine Stadt und 6 Handelspunkte oder eine Residenz auf Stufe 3',
    },
  },
  'brigand-camp': {
    name: { en: 'Brigand Camp', de: 'Räuberlager' },
    text: {
      en: 'Goes on an opposing road and lowers your opponent’s commerce by 1. Each time they store a resource from a Marketplace, you receive 1 gold.',
      de: 'Liegt auf einer gegnerischen Straße und senkt den gegnerischen Handel um 1. Sooft dein Gegenüber einen Rohstoff vom Markt einlagert, erhältst du 1 Gold.',
    },
    needs: { en: 'Requires a free opposing road', de: 'Erfordert eine freie gegnerische Straße' },
  },
  'trading-post': {
    name: { en: 'Trading Post', de: 'Handelsposten' },
    text: {
      en: 'Goes on one of your roads. Once per turn, turn 1 resource in one of the 2 regions at that road into 1 resource in the other.',
      de: 'Liegt auf einer eigenen Straße. Einmal in deinem Zug wird aus 1 Rohstoff in einer der 2 Landschaften an dieser Straße 1 Rohstoff in der anderen.',
    },
    needs: { en: 'Requires your own free road', de: 'Erfordert eine eigene freie Straße' },
  },
  'cloth-merchants-residence': residence(
    { en: 'Cloth Merchant’s Residence', de: 'Residenz des Tuch-Handelsherrn' },
    { en: 'Cloth Residence', de: 'Tuch-Residenz' },
    { en: 'a pasture', de: 'einem Weideland' },
    { en: 'wool', de: 'Wolle' },
    { en: '1, 2, then 3 commerce points', de: '1, 2, dann 3 Handelspunkte' },
    { en: 'a pasture', de: 'ein Weideland' },
  ),
  'paper-merchants-residence': residence(
    { en: 'Paper Merchant’s Residence', de: 'Residenz des Papier-Handelsherrn' },
    { en: 'Paper Residence', de: 'Papier-Residenz' },
    { en: 'a forest', de: 'einem Wald' },
    { en: 'lumber', de: 'Holz' },
    { en: '1 commerce, then 1 progress, then 1 victory point', de: '1 Handel, dazu 1 Fortschritt, dazu 1 Siegpunkt' },
    { en: 'a forest', de: 'einen Wald' },
  ),
  wainwright: {
    name: { en: 'Wainwright', de: 'Wagner' },
    text: {
      en: 'Once per turn, do one of these: move any number of resources from one region to another of the same type, or trade any 3 resources for 1 of a type you didn’t pay.',
      de: 'Einmal in deinem Zug eines von beiden: Bringe beliebig viele Rohstoffe aus einer Landschaft in eine andere gleicher Sorte, oder tausche 3 beliebige gegen 1 anderen Rohstoff.',
    },
  },
  olaf: {
    name: { en: 'Olaf the Merchant Ship Captain', de: 'Olaf, der Kauffahrer' },
    text: {
      en: 'From your next turn, once: name 1 or 2 resources; your opponent hands them over and chooses the stores. Give back 1 of your choice. Then Olaf goes to the discard pile.',
      de: 'Ab deinem nächsten Zug einmal: Nenne 1 oder 2 Rohstoffe, dein Gegenüber gibt sie ab und wählt die Lager; gib 1 deiner Wahl zurück. Dann kommt Olaf auf den Ablagestapel.',
    },
  },
  'ship-builder': {
    name: { en: 'Ship Builder', de: 'Schiffsbauer' },
    text: {
      en: 'Every ship you build costs 1 lumber or 1 wool less. On your turn, as often as you like: pay 1 gold and take a trade ship from the discard pile into your hand.',
      de: 'Jedes Schiff, das du baust, kostet 1 Holz oder 1 Wolle weniger. In deinem Zug beliebig oft: Zahle 1 Gold und nimm ein Handelsschiff vom Ablagestapel auf die Hand.',
    },
  },
  'commercial-harbor': {
    name: { en: 'Commercial Harbor', de: 'Handelshafen' },
    text: {
      en: 'Once per turn: lower one of your Residences one level and take any 2 resources.',
      de: 'Einmal in deinem Zug: Senke eine deiner Residenzen um eine Stufe und nimm 2 Rohstoffe freier Wahl.',
    },
  },
  'craft-guild': {
    name: { en: 'Craft Guild', de: 'Handwerkerzunft' },
    text: {
      en: 'When built, each of your Residences below level 3 goes up one level. If none can, take any 2 resources.',
      de: 'Beim Bau steigt jede deiner Residenzen unter Stufe 3 um eine Stufe. Kann keine steigen, nimm 2 Rohstoffe freier Wahl.',
    },
  },
  lighthouse: {
    name: { en: 'Lighthouse', de: 'Leuchtturm' },
    text: {
      en: 'Once per turn, a trade ship on the site next to it makes one 1:1 trade. The Capricious Sea doesn’t take your trade ships.',
      de: 'Einmal in deinem Zug tauscht ein Handelsschiff auf dem Bauplatz daneben 1:1. Die Launische See nimmt dir kein Handelsschiff.',
    },
    needs: {
      en: 'Requires your own Commercial Harbor or 2 trade ships',
      de: 'Erfordert einen eigenen Handelshafen oder 2 Handelsschiffe',
    },
  },
  'master-merchants-alliance': {
    name: { en: 'Master Merchants’ Alliance', de: 'Bund der Handelsherren' },
    text: {
      en: 'Each time your opponent trades 2 or 3 resources of one type for 1 other, you receive 1 of the type they paid, if you have room.',
      de: 'Sooft dein Gegenüber 2 oder 3 Rohstoffe einer Sorte gegen 1 anderen tauscht, erhältst du 1 der bezahlten Sorte, wenn du Platz hast.',
    },
  },
  'trading-station': {
    name: { en: 'Trading Station', de: 'Niederlassung' },
    text: {
      en: 'Takes up a building site in an opposing city. Once per turn you may pay your opponent 1 gold for 1 other resource you name; they choose the store.',
      de: 'Belegt einen Bauplatz einer gegnerischen Stadt. Einmal in deinem Zug darfst du deinem Gegenüber 1 Gold für 1 anderen Rohstoff zahlen, den du nennst; dein Gegenüber wählt das Lager.',
    },
    needs: {
      en: 'Requires your own Commercial Harbor and a free site in an opposing city',
      de: 'Erfordert einen eigenen Handelshafen und einen freien Bauplatz in einer gegnerischen Stadt',
    },
  },
  'capricious-sea': {
    name: { en: 'Capricious Sea', de: 'Launische See' },
    text: {
      en: 'On production number 1 to 4, each player takes any 1 resource for each of their trade ships. On 5 or 6, each player without a Lighthouse puts 1 trade ship under a matching draw stack.',
      de: 'Bei Ertragszahl 1 bis 4 nimmt jede Seite je eigenem Handelsschiff 1 Rohstoff freier Wahl. Bei 5 oder 6 legt jede Seite ohne Leuchtturm 1 Handelsschiff unter einen passenden Nachziehstapel.',
    },
    needs: { en: 'Only for players with a trade ship', de: 'Nur wer ein Handelsschiff hat' },
  },
  'fortunate-trade-voyage': {
    name: { en: 'Fortunate Trade Voyage', de: 'Glückliche Handelsfahrt' },
    text: {
      en: 'Each player chooses one of their trade ships and receives up to 2 resources of its type; the Large Trade Ship brings the type of its left or right region.',
      de: 'Jede Seite wählt ein eigenes Handelsschiff und erhält bis zu 2 Rohstoffe seiner Sorte; das Große Handelsschiff bringt die Sorte der linken oder rechten Landschaft.',
    },
    needs: { en: 'Only for players with a trade ship', de: 'Nur wer ein Handelsschiff hat' },
  },
  'hour-of-the-master-merchants': {
    name: { en: 'Hour of the Master Merchants', de: 'Stunde der Handelsherren' },
    text: {
      en: 'Every Residence goes up one level. If it’s already on level 3, its region receives 1 resource instead.',
      de: 'Jede Residenz steigt um eine Stufe. Steht sie schon auf Stufe 3, erhält stattdessen ihre Landschaft 1 Rohstoff.',
    },
    needs: { en: 'Only for players with a Residence', de: 'Nur wer eine Residenz hat' },
  },
} as const satisfies Record<string, CardText>;
