import type { Text } from '../../engine/text.ts';

export const logWords = {
  turn: (turn: number): Text => (turn === 0 ? { en: 'Set-up', de: 'Aufbau' } : { en: `Turn ${turn}`, de: `Zug ${turn}` }),
  empty: { en: 'Nothing has happened yet.', de: 'Noch ist nichts geschehen.' },
  earlier: { en: 'Earlier Turns', de: 'Frühere Züge' },
  later: { en: 'Later Turns', de: 'Spätere Züge' },
} as const;

export const lookUpWords = {
  noRules: { en: 'There is nothing written about this game yet.', de: 'Über dieses Spiel steht hier noch nichts.' },
  game: { en: 'Choose a game', de: 'Spiel wählen' },
  chapters: { en: 'Choose a topic', de: 'Thema wählen' },
  whichCard: { en: 'Several games know a card of that name. Which do you mean?', de: 'Mehrere Spiele kennen eine Karte dieses Namens. Welche meinst du?' },
  noCard: (name: string): Text => ({
    en: `There is no card called “${name}”. Begin to type its name and choose from the list.`,
    de: `Eine Karte namens „${name}“ gibt es nicht. Beginne ihren Namen zu tippen und wähle aus der Liste.`,
  }),
  noTopic: (name: string): Text => ({
    en: `The rules of this game have no topic “${name}”. Begin to type one and choose from the list.`,
    de: `Ein Thema „${name}“ gibt es in den Regeln dieses Spiels nicht. Beginne eines zu tippen und wähle aus der Liste.`,
  }),
  noPart: (name: string): Text => ({
    en: `This table has no part called “${name}”. Begin to type its name and choose from the list.`,
    de: `Einen Teil namens „${name}“ gibt es an diesem Tisch nicht. Beginne seinen Namen zu tippen und wähle aus der Liste.`,
  }),
} as const;

export const replayWords = {
  at: (answer: number, of: number, turn: number): Text => ({
    en: `Replay · turn ${turn} · step ${answer} of ${of}`,
    de: `Nachspielen · Zug ${turn} · Schritt ${answer} von ${of}`,
  }),
  first: { en: '⏮', de: '⏮' },
  back: { en: '◀', de: '◀' },
  on: { en: '▶', de: '▶' },
  last: { en: '⏭', de: '⏭' },
  jump: { en: 'Go to turn', de: 'Zu Zug springen' },
  animate: { en: 'Animate', de: 'Als Film zeigen' },
  animated: (id: string, turns: number): Text => ({
    en: `Match ${id} as a moving picture, ${turns} turns.`,
    de: `Partie ${id} als bewegtes Bild, ${turns} Züge.`,
  }),
  noPictures: {
    en: 'No moving picture could be made. The replay works step by step.',
    de: 'Ein bewegtes Bild ließ sich nicht erstellen. Schritt für Schritt kannst du die Partie ansehen.',
  },
  side: { en: 'Seen by', de: 'Aus Sicht von' },
  everybody: { en: 'Everybody', de: 'Allen' },
} as const;

export const recordWords = {
  here: (id: string): Text => ({
    en: `The record of ${id}: every move in notation, with seed and dice. \`npm run verify\` checks it.`,
    de: `Die Mitschrift von ${id}: jeder Zug in Notation, mit Startwert und Würfen. \`npm run verify\` prüft sie.`,
  }),
} as const;

export const statsWords = {
  title: (name: string): Text => ({ en: `**${name}**`, de: `**${name}**` }),
  none: { en: 'No finished matches yet.', de: 'Noch keine beendeten Partien.' },
  record: (won: number, lost: number): Text => ({
    en: `${won + lost} ${won + lost === 1 ? 'match' : 'matches'}: ${won} won, ${lost} lost.`,
    de: `${won + lost} ${won + lost === 1 ? 'Partie' : 'Partien'}: ${won} gewonnen, ${lost} verloren.`,
  }),
  against: (name: string, won: number, lost: number): Text => ({
    en: `Against ${name}: ${won} : ${lost}`,
    de: `Gegen ${name}: ${won} : ${lost}`,
  }),
  last: (id: string): Text => ({ en: `The last match, ${id}:`, de: `Die letzte Partie, ${id}:` }),
  expected: (number: string): Text => ({ en: `expected ${number}`, de: `erwartet ${number.replace('.', ',')}` }),
  points: { en: 'Victory points', de: 'Siegpunkte' },
  turn: { en: 'turn', de: 'Zug' },
} as const;
