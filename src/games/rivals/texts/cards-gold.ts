import type { CardText } from './card-text.ts';

export const goldTexts = {
  brigands: {
    name: { en: 'Brigands', de: 'Raubzug' },
    text: {
      en: 'Choose one of your stores with room. Your opponent hands over as many resources of its type as you demand and as fit there, from stores of their choice.',
      de: 'Wähle ein eigenes Lager mit Platz. Dein Gegenüber gibt so viele Rohstoffe dieser Sorte ab, wie du forderst und wie dort hineinpassen, aus selbst gewählten Lagern.',
    },
    needs: {
      en: 'Requires the strength advantage and an opposing resource you can store',
      de: 'Erfordert den Stärkevorteil und einen gegnerischen Rohstoff, den du lagern kannst',
    },
  },
  gudrun: {
    name: { en: 'Gudrun, Terror of the Seas', de: 'Gudrun, Schrecken der Meere' },
    text: {
      en: 'Your opponent hands over up to 2 gold for each of your Pirate Ships, as long as you have room, from stores of their choice.',
      de: 'Dein Gegenüber gibt für jedes deiner Kaperschiffe bis zu 2 Gold ab, soweit du Platz hast, aus selbst gewählten Lagern.',
    },
    needs: {
      en: 'Requires your own Pirate Ship, room for gold and opposing gold',
      de: 'Erfordert ein eigenes Kaperschiff, Platz für Gold und gegnerisches Gold',
    },
  },
  merchant: {
    name: { en: 'Merchant', de: 'Händler' },
    text: {
      en: 'Name 1 or 2 resources: your opponent hands them over and chooses the stores. Then give back 1 resource of your choice, even one you just received.',
      de: 'Nenne 1 oder 2 Rohstoffe: Dein Gegenüber gibt sie ab und wählt die Lager. Gib dann 1 Rohstoff deiner Wahl zurück, auch einen eben erhaltenen.',
    },
    needs: {
      en: 'Requires a city or 3 commerce points, and an opposing resource you can store',
      de: 'Erfordert eine Stadt oder 3 Handelspunkte und einen gegnerischen Rohstoff, den du lagern kannst',
    },
  },
  reiner: {
    name: { en: 'Reiner the Herald', de: 'Reiner, der Herold' },
    text: {
      en: 'This turn’s event is a Celebration; the event die isn’t rolled. You take any 1 resource on top of what it brings you.',
      de: 'Das Ereignis dieses Zuges ist das Fest; der Ereigniswürfel wird nicht geworfen. Du nimmst 1 Rohstoff freier Wahl zusätzlich zu dem, was es dir bringt.',
    },
    needs: { en: 'Only before the roll', de: 'Nur vor dem Wurf' },
  },
  'trade-master': {
    name: { en: 'Trade Master', de: 'Handelsmeister' },
    text: {
      en: 'Name 1 or 2 resources: your opponent hands them over and chooses the stores they come from.',
      de: 'Nenne 1 oder 2 Rohstoffe: Dein Gegenüber gibt sie ab und wählt, aus welchen Lagern.',
    },
    needs: {
      en: 'Requires your own Merchant Guild and an opposing resource you can store',
      de: 'Erfordert eine eigene Händlergilde und einen gegnerischen Rohstoff, den du lagern kannst',
    },
  },
  'gold-cache': {
    name: { en: 'Gold Cache', de: 'Goldversteck' },
    text: {
      en: 'Goes beside any of your regions and stores up to 3 gold. It’s spent and demanded like other gold, but a Brigand Attack neither counts nor takes it, and the Plague spares it.',
      de: 'Liegt an einer beliebigen eigenen Landschaft und lagert bis zu 3 Gold. Es wird gezahlt und gefordert wie anderes Gold, doch der Räuberüberfall zählt und nimmt es nicht, und die Seuche verschont es.',
    },
    needs: {
      en: 'Requires a hero with strength and a region without a region expansion',
      de: 'Erfordert einen Helden oder eine Heldin mit Stärke und eine Landschaft ohne Landschaftsausbau',
    },
  },
  'pirate-ship': {
    name: { en: 'Pirate Ship', de: 'Kaperschiff' },
    text: {
      en: 'When built, your opponent puts one of their trade ships on the discard pile. On every Plentiful Harvest you receive 1 extra gold. It isn’t a trade ship itself.',
      de: 'Beim Bau legt dein Gegenüber eines seiner Handelsschiffe auf den Ablagestapel. Bei jedem Guten Erntejahr erhältst du 1 Gold mehr. Ist selbst kein Handelsschiff.',
    },
  },
  harbor: {
    name: { en: 'Harbor', de: 'Hafen' },
    text: {
      en: 'Worth 1 victory point as long as you have at least 3 trade ships.',
      de: 'Zählt 1 Siegpunkt, solange du mindestens 3 Handelsschiffe hast.',
    },
  },
  'merchant-guild': {
    name: { en: 'Merchant Guild', de: 'Händlergilde' },
    text: {
      en: 'The house of your merchants: it unlocks the Trade Master and the Staple House.',
      de: 'Das Haus deiner Kaufleute: Es öffnet den Weg zum Handelsmeister und zum Stapelhaus.',
    },
  },
  moneylender: {
    name: { en: 'Moneylender', de: 'Geldverleiher' },
    text: {
      en: 'When Trade is rolled and you have the trade advantage, you demand up to 2 resources instead of 1.',
      de: 'Wird Handel gewürfelt und du hast den Handelsvorteil, forderst du bis zu 2 Rohstoffe statt 1.',
    },
  },
  mint: {
    name: { en: 'Mint', de: 'Münzstätte' },
    text: {
      en: 'Once on each of your turns: trade 1 gold for 1 resource of another type.',
      de: 'Einmal in jedem deiner Züge: Tausche 1 Gold gegen 1 Rohstoff einer anderen Sorte.',
    },
  },
  'salt-silo': {
    name: { en: 'Salt Silo', de: 'Salzspeicher' },
    text: {
      en: 'Each of your trade ships counts 2 commerce points instead of 1.',
      de: 'Jedes deiner Handelsschiffe zählt 2 Handelspunkte statt 1.',
    },
  },
  'staple-house': {
    name: { en: 'Staple House', de: 'Stapelhaus' },
    text: {
      en: 'Once you’ve paid for it in full, take any 2 resources.',
      de: 'Wenn du es ganz bezahlt hast, nimm 2 Rohstoffe freier Wahl.',
    },
    needs: { en: 'Requires your own Merchant Guild', de: 'Erfordert eine eigene Händlergilde' },
  },
  'trading-base': {
    name: { en: 'Trading Base', de: 'Handelsstützpunkt' },
    text: {
      en: 'Your Marketplace and your Harbor each count 1 commerce point more.',
      de: 'Dein Markt und dein Hafen zählen je 1 Handelspunkt mehr.',
    },
  },
  'gift-for-the-prince': {
    name: { en: 'Gift for the Prince', de: 'Geschenk für den Fürsten' },
    text: {
      en: 'Each player receives 1 gold for each of their units with at least 1 strength point, as long as there is room.',
      de: 'Jede Seite erhält für jede eigene Einheit mit mindestens 1 Stärkepunkt 1 Gold, soweit Platz ist.',
    },
  },
} as const satisfies Record<string, CardText>;
