import type { Text } from '../../engine/text.ts';

export const logStrings = {
  turn: (turn: number): Text =>
    turn === 0 ? { en: 'Set-up', de: 'Aufbau' } : { en: `Turn ${turn}`, de: `Zug ${turn}` },
  empty: { en: 'Nothing has happened yet.', de: 'Noch ist nichts passiert.' },
  earlier: { en: 'Earlier Turns', de: 'Frühere Züge' },
  later: { en: 'Later Turns', de: 'Spätere Züge' },
} as const;

export const lookUpStrings = {
  noRules: { en: 'This game has no rules page yet.', de: 'Zu diesem Spiel gibt es noch keine Regeln.' },
  game: { en: 'Choose a game', de: 'Spiel wählen' },
  chapters: { en: 'Choose a topic', de: 'Thema wählen' },
  whichCard: {
    en: 'Several games have a card with that name. Which one do you mean?',
    de: 'Mehrere Spiele haben eine Karte dieses Namens. Welche meinst du?',
  },
  noCard: (name: string): Text => ({
    en: `There’s no card called “${name}”. Start typing its name and choose from the list.`,
    de: `Eine Karte namens „${name}“ gibt es nicht. Tippe den Anfang ihres Namens und wähle aus der Liste.`,
  }),
  noTopic: (name: string): Text => ({
    en: `This game’s rules have no topic “${name}”. Start typing one and choose from the list.`,
    de: `Ein Thema „${name}“ gibt es in den Regeln dieses Spiels nicht. Tippe den Anfang eines Themas und wähle aus der Liste.`,
  }),
  noPart: (name: string): Text => ({
    en: `This board has no part called “${name}”. Start typing its name and choose from the list.`,
    de: `Einen Teil namens „${name}“ hat dieser Spielplan nicht. Tippe den Anfang seines Namens und wähle aus der Liste.`,
  }),
} as const;

export const replayStrings = {
  at: (answer: number, of: number, turn: number): Text => ({
    en: `Replay · ${logStrings.turn(turn).en.toLowerCase()} · step ${answer} of ${of}`,
    de: `Nachspielen · ${logStrings.turn(turn).de} · Schritt ${answer} von ${of}`,
  }),
  first: { en: '⏮', de: '⏮' },
  back: { en: '◀', de: '◀' },
  on: { en: '▶', de: '▶' },
  last: { en: '⏭', de: '⏭' },
  jump: { en: 'Go to turn', de: 'Zu Zug springen' },
  animate: { en: 'Animate', de: 'Animation' },
  animated: (id: string, turns: number): Text => ({
    en: `Match ${id} as an animation, ${turns} turns.`,
    de: `Partie ${id} als Animation, ${turns} Züge.`,
  }),
  noPictures: {
    en: 'I couldn’t make the animation. You can still go through the match step by step.',
    de: 'Die Animation ließ sich nicht erstellen. Du kannst die Partie Schritt für Schritt ansehen.',
  },
  side: { en: 'Point of view', de: 'Aus Sicht von' },
  everybody: { en: 'Everyone', de: 'Allen' },
} as const;

export const recordStrings = {
  here: (id: string): Text => ({
    en: `Here’s the record of ${id}: every move in notation, with seed and dice. \`npm run verify\` checks it.`,
    de: `Die Mitschrift von ${id}: jeder Zug in Notation, mit Seed und Würfen. \`npm run verify\` prüft sie.`,
  }),
} as const;

export const statsStrings = {
  title: (name: string): Text => ({ en: `**${name}**`, de: `**${name}**` }),
  none: { en: 'No finished matches yet.', de: 'Noch keine beendeten Partien.' },
  totals: { rated: { en: 'Rated', de: 'Gewertet' }, friendly: { en: 'Unrated', de: 'Ohne Wertung' } },
  scores: {
    rated: (score: string): Text => ({ en: `${score} rated`, de: `${score} gewertet` }),
    friendly: (score: string): Text => ({ en: `${score} unrated`, de: `${score} ohne\u00A0Wertung` }),
  },
  computer: (level: string): Text => ({ en: `Computer (${level})`, de: `Computer (${level})` }),
  deleted: { en: 'a deleted player', de: 'eine gelöschte Person' },
  last: (id: string): Text => ({ en: `Last match, ${id}:`, de: `Die letzte Partie, ${id}:` }),
  expected: (number: string): Text => ({ en: `expected ${number}`, de: `erwartet ${number.replace('.', ',')}` }),
  points: { en: 'Victory points', de: 'Siegpunkte' },
  turn: { en: 'turn', de: 'Zug' },
} as const;
