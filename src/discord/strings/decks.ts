import type { Text } from '../../engine/text.ts';

/** The deck editor. */
export const deckStrings = {
  title: (game: string): Text => ({ en: `**Your decks** · ${game}`, de: `**Deine Decks** · ${game}` }),
  about: {
    en: 'Only you can see them, until a match you play them in is over.',
    de: 'Nur du siehst sie, bis eine Partie mit ihnen vorbei ist.',
  },
  none: {
    en: 'You haven’t saved any decks yet. Start from a ready-made one or from scratch.',
    de: 'Du hast noch keine Decks gespeichert. Beginne mit einem fertigen oder ganz von vorn.',
  },
  noGame: { en: 'No game here uses decks.', de: 'Kein Spiel hier braucht Decks.' },
  withoutGame: { en: 'This game doesn’t use decks.', de: 'Dieses Spiel wird ohne Decks gespielt.' },
  ready: { en: 'Ready-made', de: 'Fertige Decks' },
  open: { en: 'View a deck', de: 'Deck ansehen' },
  choose: { en: 'Choose a deck', de: 'Deck wählen' },
  own: { en: 'Your own.', de: 'Dein eigenes.' },
  /** A menu label with the number of its entries. */
  countedMenu: (name: string, count: number): string => `${name} (${count})`,
  secret: {
    en: 'No one else learns which deck you bring until the match is over.',
    de: 'Welches Deck du mitbringst, erfährt niemand sonst, bevor die Partie vorbei ist.',
  },
  editor: { en: 'Deck Editor', de: 'Deck-Editor' },
  all: { en: 'All Decks', de: 'Alle Decks' },
  play: { en: 'Play This Deck', de: 'Dieses Deck spielen' },
  playing: { en: 'You’ve chosen your deck.', de: 'Dein Deck ist gewählt.' },
  asText: { en: 'Copy as Text', de: 'Als Text kopieren' },
  asTextHow: {
    en: 'This line is the whole deck. Copy it; you or a friend can add it with *Paste…*.',
    de: 'Diese Zeile ist das ganze Deck. Kopiere sie; mit *Einfügen …* könnt ihr sie übernehmen, du und andere.',
  },
  make: { en: 'New Deck…', de: 'Neues Deck …' },
  copy: { en: 'Save As…', de: 'Speichern unter …' },
  edit: { en: 'Copy and Edit…', de: 'Kopieren und bearbeiten …' },
  rename: { en: 'Rename…', de: 'Umbenennen …' },
  paste: { en: 'Paste…', de: 'Einfügen …' },
  remove: { en: 'Delete Deck', de: 'Deck löschen' },
  removeSure: (name: string): Text => ({
    en: `Delete **${name}**? You can’t undo this.`,
    de: `**${name}** löschen? Das lässt sich nicht rückgängig machen.`,
  }),
  keep: { en: 'Keep Deck', de: 'Deck behalten' },
  removed: (name: string): Text => ({ en: `**${name}** has been deleted.`, de: `**${name}** ist gelöscht.` }),
  shelf: { en: 'Which cards?', de: 'Welche Karten?' },
  nameField: { en: 'Name', de: 'Name' },
  startField: { en: 'Start with', de: 'Anfangen mit' },
  lineField: { en: 'The deck as a line of text', de: 'Das Deck als Textzeile' },
  nothing: { en: 'An empty deck', de: 'Ein leeres Deck' },
  back: { en: 'Back to Deck', de: 'Zurück zum Deck' },
  illegal: (name: string, why: string): Text => ({
    en: `You can’t play **${name}** yet: ${why}.`,
    de: `Du kannst **${name}** noch nicht spielen: ${why}.`,
  }),
  unknown: (name: string): Text => ({
    en: `You don’t have a deck called “${name}”. /parley decks lists yours.`,
    de: `Ein Deck namens „${name}“ hast du nicht. Deine stehen unter /parley decks.`,
  }),
  without: (variants: string): Text => ({
    en: `That variant doesn’t use decks. These do: ${variants}.`,
    de: `Diese Variante wird ohne Decks gespielt. Mit Decks: ${variants}.`,
  }),
  both: { en: 'Show Decks', de: 'Decks zeigen' },
  notYet: {
    en: 'You can see the decks once the match is over.',
    de: 'Die Decks sind zu sehen, wenn die Partie vorbei ist.',
  },
  nobodys: { en: 'No one brought a deck to this match.', de: 'In diese Partie hat niemand ein Deck mitgebracht.' },
} as const;
