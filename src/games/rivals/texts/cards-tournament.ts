import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';

const ownStack: Text = { en: 'from your own draw stacks', de: 'von deinen eigenen Nachziehstapeln' };
const losersStack: Text = {
  en: 'under the loser’s own draw stack',
  de: 'unter einen eigenen Nachziehstapel der verlierenden Seite',
};
const losersPile: Text = {
  en: 'onto the loser’s own discard pile',
  de: 'auf den eigenen Ablagestapel der verlierenden Seite',
};
const ownersPile: Text = {
  en: 'onto its owner’s discard pile',
  de: 'auf den Ablagestapel der Seite, der die Karte gehört',
};
const ownPile: Text = { en: 'from your own discard pile', de: 'von deinem eigenen Ablagestapel' };

/** The parenthesised texts of cards, for games where each player has their own stacks and discard pile. */
export const tournamentTexts: Readonly<Partial<Record<CardId, Text>>> = {
  'parish-hall': ownStack,
  library: ownStack,
  'odins-temple': ownStack,
  bran: ownStack,
  bailiwick: ownStack,
  'priestess-of-the-norns': ownStack,
  'pilgrimage-site': ownStack,
  siward: { en: 'your own draw stack, or the event stack', de: 'dein eigener Nachziehstapel oder der Ereignisstapel' },
  'good-neighbors': {
    en: 'all top cards are turned face up, you take one from your own stacks',
    de: 'alle obersten Karten werden aufgedeckt, du nimmst eine von deinen Stapeln',
  },
  'retreat-of-the-barbarians': ownStack,
  feud: losersStack,
  archer: losersStack,
  arsonist: losersStack,
  riots: losersStack,
  'capricious-sea': losersStack,
  'fraternal-feuds': losersStack,
  'odins-priest': losersStack,
  'religious-dispute': losersStack,
  'pirate-ship': losersPile,
  'bishops-see': losersPile,
  missionary: { en: 'or onto your own discard pile', de: 'oder auf deinen eigenen Ablagestapel' },
  godfrey: ownersPile,
  olaf: ownersPile,
  marie: ownersPile,
  'red-light-tavern': ownersPile,
  'barbarian-stronghold': ownersPile,
  'ship-builder': ownPile,
  gustav: ownPile,
  guido: { en: 'from your opponent’s discard pile', de: 'vom gegnerischen Ablagestapel' },
  traitor: { en: 'only units and action cards', de: 'nur Einheiten und Aktionskarten' },
  'triumph-card': { en: 'from your hand, once you have a city', de: 'aus der Hand, sobald du eine Stadt hast' },
};
