import type { Text } from '../../../engine/text.ts';
import type { Counted } from '../../phrases.ts';
import type { DieFace, BuildKind, Title, VariantId } from '../vocabulary.ts';

export const gameName: Text = { en: 'Catan Dice Game', de: 'Catan Würfelspiel' };

export const faceNames: Readonly<Record<DieFace, Text>> = {
  brick: { en: 'brick', de: 'Lehm' },
  lumber: { en: 'lumber', de: 'Holz' },
  wool: { en: 'wool', de: 'Wolle' },
  grain: { en: 'grain', de: 'Getreide' },
  ore: { en: 'ore', de: 'Erz' },
  gold: { en: 'gold', de: 'Gold' },
};

/** Emoji for messages. */
export const faceSigns: Readonly<Record<DieFace, string>> = {
  brick: '🧱',
  lumber: '🪵',
  wool: '🐑',
  grain: '🌾',
  ore: '🪨',
  gold: '🪙',
};

export const anyFace: Text = { en: 'any face', de: 'beliebig' };

export const kindWords: Readonly<Record<BuildKind, Counted>> = {
  road: { one: { en: 'road', de: 'Straße' }, many: { en: 'roads', de: 'Straßen' } },
  settlement: { one: { en: 'settlement', de: 'Siedlung' }, many: { en: 'settlements', de: 'Siedlungen' } },
  city: { one: { en: 'city', de: 'Stadt' }, many: { en: 'cities', de: 'Städte' } },
  knight: { one: { en: 'knight', de: 'Ritter' }, many: { en: 'knights', de: 'Ritter' } },
  castle: { one: { en: 'castle', de: 'Burg' }, many: { en: 'castles', de: 'Burgen' } },
};

export const jokerWord: Counted = { one: { en: 'joker', de: 'Joker' }, many: { en: 'jokers', de: 'Jokern' } };
export const dieWord: Counted = { one: { en: 'die', de: 'Würfel' }, many: { en: 'dice', de: 'Würfel' } };
export const pointWord: Counted = { one: { en: 'point', de: 'Punkt' }, many: { en: 'points', de: 'Punkte' } };
export const victoryWord: Counted = {
  one: { en: 'victory point', de: 'Siegpunkt' },
  many: { en: 'victory points', de: 'Siegpunkte' },
};

export const titleNames: Readonly<Record<Title, Text>> = {
  'longest-road': { en: 'Longest Road', de: 'Längste Handelsstraße' },
  'largest-army': { en: 'Largest Army', de: 'Größte Rittermacht' },
};

export const variantNames: Readonly<Record<VariantId, { readonly name: Text; readonly about: Text }>> = {
  'island-one': {
    name: { en: 'Island One', de: 'Insel Eins' },
    about: {
      en: 'Fifteen turns on your own sheet; the highest score wins. Play solo or all at once, each at their own pace.',
      de: 'Fünfzehn Züge auf dem eigenen Blatt, die höchste Punktzahl gewinnt. Allein oder alle zugleich im eigenen Tempo.',
    },
  },
  'island-two': {
    name: { en: 'Island Two', de: 'Insel Zwei' },
    about: {
      en: 'Your own sheet and two titles to fight for. First to 10 victory points wins. Also known as Plus.',
      de: 'Das eigene Blatt und zwei umkämpfte Titel: Wer zuerst 10 Siegpunkte hat, gewinnt. Auch als Plus bekannt.',
    },
  },
  extra: {
    name: { en: 'Extra', de: 'Extra' },
    about: {
      en: 'One shared map: sites, knights and castles are first come, first served. First to 10 victory points wins.',
      de: 'Eine Karte für alle: Wer zuerst kommt, bekommt Bauplätze, Ritter und Burgen. Wer zuerst 10 Siegpunkte hat, gewinnt.',
    },
  },
};

export const phaseNames = {
  setup: { en: 'set-up', de: 'Aufbau' },
  roll: { en: 'rolling', de: 'Würfeln' },
  build: { en: 'building', de: 'Bauen' },
} as const satisfies Record<string, Text>;

export const mapName: Text = { en: 'Map', de: 'Karte' };
