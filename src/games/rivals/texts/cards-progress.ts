import type { CardText } from './card-text.ts';

const fromDiscard = {
  en: 'Look through the discard pile and take 1 card from it into your hand. You may use it this turn.',
  de: 'Sieh den Ablagestapel durch und nimm 1 Karte daraus auf die Hand. Du darfst sie noch in diesem Zug nutzen.',
};
const behind = {
  en: 'or fewer victory points than your opponent, and a card in the discard pile',
  de: 'oder weniger Siegpunkte als dein Gegenüber und eine Karte im Ablagestapel',
};
const university = { en: 'Requires your own University', de: 'Erfordert eine eigene Universität' };

export const progressTexts = {
  benjamin: {
    name: { en: 'Benjamin the Traveling Scholar', de: 'Benjamin, der fahrende Scholar' },
    text: {
      en: 'Each of your regions with this turn’s production number receives 1 resource, new regions included. Doubling and the Marketplace don’t apply.',
      de: 'Jede deiner Landschaften mit der Ertragszahl dieses Zuges erhält 1 Rohstoff, auch neue Landschaften. Verdopplung und Markt gelten dabei nicht.',
    },
    needs: { en: 'Requires a region with that number and room', de: 'Erfordert eine solche Landschaft mit Platz' },
  },
  doctor: {
    name: { en: 'Doctor', de: 'Medicus' },
    text: {
      en: 'Choose one of your Bath Houses: the 2 regions right beside that card receive 1 resource each.',
      de: 'Wähle eines deiner Badhäuser: Die 2 Landschaften direkt neben dieser Karte erhalten je 1 Rohstoff.',
    },
    needs: {
      en: 'Requires your own Bath House and room beside it',
      de: 'Erfordert ein eigenes Badhaus und Platz daneben',
    },
  },
  guido: {
    name: { en: 'Guido the Ambassador', de: 'Guido, der Gesandte' },
    text: fromDiscard,
    needs: { en: `Requires your own Town Hall ${behind.en}`, de: `Erfordert ein eigenes Rathaus ${behind.de}` },
  },
  gustav: {
    name: { en: 'Gustav the Librarian', de: 'Gustav, der Bibliothekar' },
    text: fromDiscard,
    needs: { en: `Requires your own Library ${behind.en}`, de: `Erfordert eine eigene Bibliothek ${behind.de}` },
  },
  'mineral-mining': {
    name: { en: 'Mineral Mining', de: 'Flözbau' },
    text: {
      en: 'Receive up to 2 ore, in any of your mountains with room.',
      de: 'Erhalte bis zu 2 Erz, wo im eigenen Gebirge Platz ist.',
    },
    needs: { en: `${university.en} and room for ore`, de: `${university.de} und Platz für Erz` },
  },
  'three-field-system': {
    name: { en: 'Three-Field System', de: 'Dreifelderwirtschaft' },
    text: {
      en: 'Receive up to 2 grain, in any of your fields with room.',
      de: 'Erhalte bis zu 2 Getreide, wo im eigenen Ackerland Platz ist.',
    },
    needs: { en: `${university.en} and room for grain`, de: `${university.de} und Platz für Getreide` },
  },
  'chief-cannoneer': {
    name: { en: 'Chief Cannoneer', de: 'Geschützmeister' },
    text: {
      en: 'A unit of great strength, but not a hero: effects on heroes don’t apply to it.',
      de: 'Eine Einheit von großer Stärke, aber kein Held: Was nur Helden betrifft, gilt hier nicht.',
    },
    needs: university,
  },
  'bath-house': {
    name: { en: 'Bath House', de: 'Badhaus' },
    text: {
      en: 'The 4 regions around this city lose nothing to the Plague. Unlocks the Doctor.',
      de: 'Die 4 Landschaften um diese Stadt verlieren nichts an die Seuche. Öffnet den Weg zum Medicus.',
    },
  },
  'building-crane': {
    name: { en: 'Building Crane', de: 'Baukran' },
    text: {
      en: 'Every city expansion with a printed cost of 5 or more costs you 1 resource less. You choose which one.',
      de: 'Jeder Stadtausbau mit aufgedruckten Kosten von 5 oder mehr kostet dich 1 Rohstoff weniger. Du wählst, welchen.',
    },
    needs: university,
    short: { en: '−1', de: '−1' },
    shortIcon: 'city',
  },
  library: {
    name: { en: 'Library', de: 'Bibliothek' },
    text: {
      en: 'When built, you may look through one draw stack and take 1 card from it into your hand. You may use it this turn.',
      de: 'Beim Bau darfst du einen Nachziehstapel durchsehen; nimm dann 1 Karte daraus auf die Hand. Du darfst sie noch in diesem Zug nutzen.',
    },
  },
  parliament: {
    name: { en: 'Parliament', de: 'Parlament' },
    text: {
      en: 'The crown of your progress, worth 2 victory points.',
      de: 'Die Krönung deines Fortschritts, 2 Siegpunkte wert.',
    },
    needs: { en: 'Requires 2 progress points', de: 'Erfordert 2 Fortschrittspunkte' },
  },
  pharmacy: {
    name: { en: 'Pharmacy', de: 'Apotheke' },
    text: {
      en: 'After every Plague you take any 1 resource, whether you lost anything or not.',
      de: 'Nach jeder Seuche nimmst du 1 Rohstoff freier Wahl, ob du etwas verloren hast oder nicht.',
    },
  },
  'town-hall': {
    name: { en: 'Town Hall', de: 'Rathaus' },
    text: {
      en: 'Built on top of your Parish Hall. When you exchange a card, looking through a draw stack is free. If the Town Hall leaves, the Parish Hall works again.',
      de: 'Wird auf dein Gemeindehaus gebaut. Beim Tauschen ist das Durchsehen eines Nachziehstapels kostenlos. Geht das Rathaus, gilt wieder das Gemeindehaus.',
    },
    needs: { en: 'Requires your own Parish Hall in a city', de: 'Erfordert ein eigenes Gemeindehaus in einer Stadt' },
  },
  university: {
    name: { en: 'University', de: 'Universität' },
    text: {
      en: 'Your hand limit goes up by 1. Unlocks Mineral Mining, Three-Field System, Chief Cannoneer and Building Crane.',
      de: 'Dein Handkartenlimit steigt um 1. Öffnet den Weg zu Flözbau, Dreifelderwirtschaft, Geschützmeister und Baukran.',
    },
    needs: {
      en: 'Requires your own Abbey or Library',
      de: 'Erfordert ein eigenes Kloster oder eine eigene Bibliothek',
    },
  },
  plague: {
    name: { en: 'Plague', de: 'Seuche' },
    text: {
      en: 'Every region beside a city loses 1 resource, only once even between 2 cities. Nothing is lost around a city with a Bath House. Afterwards each Pharmacy brings 1 resource.',
      de: 'Jede Landschaft an einer Stadt verliert 1 Rohstoff, auch zwischen 2 Städten nur einmal. Rund um eine Stadt mit Badhaus geht nichts verloren. Danach bringt jede Apotheke 1 Rohstoff.',
    },
  },
} as const satisfies Record<string, CardText>;
