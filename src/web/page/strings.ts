import type { Language, Text } from '../../engine/text.ts';
import type { UnreadableReason } from './load-record.ts';

/** Returns the browser's language if there are texts in it, otherwise English. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag): tag is Language => tag === 'en' || tag === 'de') ??
  'en';

const winner = (names: string): Text => ({ en: `${names} won`, de: `${names} hat gewonnen` });

export const strings = {
  brand: { en: 'Parley', de: 'Parley' },
  otherLanguage: { en: 'Auf Deutsch', de: 'In English' },
  skip: { en: 'Skip to the match', de: 'Zur Partie springen' },

  live: { en: 'Live', de: 'Live' },
  reconnecting: { en: 'Reconnecting…', de: 'Verbinde neu …' },
  over: { en: 'Finished', de: 'Beendet' },
  replayTitle: { en: 'Replay', de: 'Nachspielen' },
  loading: { en: 'Loading the match…', de: 'Partie wird geladen …' },
  /** `several`: more than one winner. `alone`: one player against no one. */
  result: (kind: string, winners: string, several: boolean, alone: boolean): Text => {
    switch (kind) {
      case 'won':
        if (alone) return { en: `${winners} finished`, de: `${winners} ist fertig` };
        return several ? { en: `${winners} share the win`, de: `${winners} teilen sich den Sieg` } : winner(winners);
      case 'resigned':
        if (alone) return { en: `${winners} resigned`, de: `${winners} hat aufgegeben` };
        return {
          en: `${winners} won by resignation`,
          de: `${winners} ${several ? 'haben' : 'hat'} durch Aufgabe gewonnen`,
        };
      case 'claimed':
        return { en: `${winners} won on time`, de: `${winners} hat auf Zeit gewonnen` };
      case 'adjudicated':
        return { en: `${winners} had the best chances`, de: `${winners} ${several ? 'standen' : 'stand'} am besten` };
      default:
        return { en: 'Ended without a winner', de: 'Ohne Sieger beendet' };
    }
  },
  and: { en: 'and', de: 'und' },

  board: { en: 'Board', de: 'Spielplan' },
  boardAfter: (turn: string): Text => ({ en: `Board: ${turn}`, de: `Spielplan: ${turn}` }),
  boardInWords: { en: 'The board in words', de: 'Der Spielplan in Worten' },
  handOf: (name: string): Text => ({ en: `${name}’s hand`, de: `Hand von ${name}` }),
  setup: { en: 'Set-up', de: 'Aufbau' },
  turn: (turn: number): Text => ({ en: `Turn ${turn}`, de: `Zug ${turn}` }),
  turnOf: (turn: number, name: string): Text => ({ en: `Turn ${turn} · ${name}`, de: `Zug ${turn} · ${name}` }),
  position: (at: number, of: number): Text => ({ en: `${at} of ${of}`, de: `${at} von ${of}` }),

  controls: { en: 'Replay controls', de: 'Steuerung' },
  slider: { en: 'Position in the match', de: 'Stelle in der Partie' },
  first: { en: 'To the start', de: 'An den Anfang' },
  back: { en: 'Back', de: 'Zurück' },
  play: { en: 'Play', de: 'Abspielen' },
  pause: { en: 'Pause', de: 'Anhalten' },
  next: { en: 'Forward', de: 'Vor' },
  last: { en: 'To the end', de: 'Ans Ende' },
  speed: { en: 'Speed', de: 'Tempo' },
  speeds: [
    { en: 'Slow', de: 'Langsam' },
    { en: 'Normal', de: 'Normal' },
    { en: 'Fast', de: 'Schnell' },
  ],
  stepBy: { en: 'Step by', de: 'Schrittweise' },
  byTurn: { en: 'Turns', de: 'Züge' },
  byAnswer: { en: 'Choices', de: 'Entscheidungen' },
  view: { en: 'Who knew what?', de: 'Wer wusste was?' },
  everyone: { en: 'Everyone', de: 'Alle' },
  seatKnew: (name: string): Text => ({ en: `What ${name} knew`, de: `Was ${name} wusste` }),
  everyoneSaw: { en: 'What everyone saw', de: 'Was alle sahen' },

  chances: { en: 'Chance of winning', de: 'Gewinnchance' },
  points: { en: 'Victory points', de: 'Siegpunkte' },
  percent: (share: number): Text => ({ en: `${Math.round(share * 100)} %`, de: `${Math.round(share * 100)} %` }),
  moments: { en: 'Turning points', de: 'Wendepunkte' },

  log: { en: 'Log', de: 'Verlauf' },
  noLog: { en: 'Nothing has happened yet.', de: 'Noch ist nichts passiert.' },

  proof: { en: 'Fair dice?', de: 'Faire Würfel?' },
  checking: {
    en: 'Recomputing every roll and shuffle on your device…',
    de: 'Jeder Wurf und jedes Mischen wird auf deinem Gerät nachgerechnet …',
  },
  proven: {
    en: 'Dice and shuffles recomputed on your device',
    de: 'Würfel und Mischen auf deinem Gerät nachgerechnet',
  },
  provenNumbers: (turns: number, answers: number, throws: number): Text => ({
    en: `${turns} turns, ${answers} choices, ${throws} rolls and events: all of them follow from the seed fixed before the first roll.`,
    de: `${turns} Züge, ${answers} Entscheidungen, ${throws} Würfe und Ereignisse: Alles folgt aus dem Seed, der vor dem ersten Wurf festgelegt war.`,
  }),
  notProven: {
    en: 'Names, and who left or resigned, can’t be proven this way.',
    de: 'Namen, und wer ging oder aufgab, lassen sich so nicht beweisen.',
  },
  broken: (line: number): Text => ({
    en: `This record breaks at line ${line}`,
    de: `Diese Mitschrift stimmt ab Zeile ${line} nicht`,
  }),
  brokenAbout: {
    en: 'It was changed after the match, or it’s damaged. Up to that line you can replay it.',
    de: 'Sie wurde nach der Partie verändert oder ist beschädigt. Bis zu dieser Zeile kannst du sie nachspielen.',
  },
  written: { en: 'The record says', de: 'In der Mitschrift steht' },
  replayed: { en: 'Recomputed', de: 'Nachgerechnet' },
  otherVersion: (written: number, here: number): Text => ({
    en: `Written by another version of the rules (${written}, this page has ${here})`,
    de: `Von einer anderen Version der Regeln geschrieben (${written}, diese Seite hat ${here})`,
  }),
  otherVersionAbout: (line: number): Text => ({
    en: `From line ${line} on, the rules here give something else, so nothing is proven. That doesn’t mean it’s wrong.`,
    de: `Ab Zeile ${line} ergeben die Regeln hier etwas anderes, also ist nichts bewiesen. Falsch muss sie deshalb nicht sein.`,
  }),
  verdicts: {
    proven: { en: 'Dice recomputed', de: 'Würfel nachgerechnet' },
    broken: { en: 'Not proven', de: 'Nicht bewiesen' },
    failed: { en: 'Not proven', de: 'Nicht bewiesen' },
    'other-version': { en: 'Not proven', de: 'Nicht bewiesen' },
  },
  failed: { en: 'This record can’t be replayed', de: 'Diese Mitschrift lässt sich nicht nachspielen' },
  failedAbout: {
    en: 'It asks for something the rules don’t know. It’s probably damaged.',
    de: 'Sie verlangt etwas, das die Regeln nicht kennen. Wahrscheinlich ist sie beschädigt.',
  },
  pending: {
    en: 'The dice are already fixed. Their fingerprint was published before the first roll; the seed follows when the match ends.',
    de: 'Die Würfel liegen schon fest. Ihr Fingerabdruck wurde vor dem ersten Wurf veröffentlicht, der Seed folgt am Ende der Partie.',
  },
  commitment: { en: 'Fingerprint before the first roll', de: 'Fingerabdruck vor dem ersten Wurf' },
  seed: { en: 'Seed, published after the end', de: 'Seed, nach dem Ende veröffentlicht' },
  saveRecord: { en: 'Save Record', de: 'Mitschrift speichern' },

  dropTitle: { en: 'Replay a record', de: 'Mitschrift nachspielen' },
  dropAbout: {
    en: 'Drop a record here, or choose a file. You get one with /parley review when a match is over.',
    de: 'Zieh eine Mitschrift hierher oder wähle eine Datei. Du bekommst sie mit /parley review, wenn eine Partie zu Ende ist.',
  },
  choose: { en: 'Choose a File', de: 'Datei wählen' },
  stays: {
    en: 'The file stays on your device. Nothing is uploaded.',
    de: 'Die Datei bleibt auf deinem Gerät. Nichts wird hochgeladen.',
  },
  another: { en: 'Replay another record', de: 'Andere Mitschrift nachspielen' },

  unreadable: { en: 'That didn’t work', de: 'Das hat nicht geklappt' },
  reasons: {
    'no-record': {
      en: 'This file isn’t a Parley record. Records are text files that start with “# Parley record 1”.',
      de: 'Diese Datei ist keine Mitschrift von Parley. Mitschriften sind Textdateien, die mit „# Parley record 1“ beginnen.',
    },
    'too-large': {
      en: 'This file is too large for a record. Records are a few kilobytes long.',
      de: 'Diese Datei ist zu groß für eine Mitschrift. Mitschriften haben nur ein paar Kilobyte.',
    },
    'other-format': {
      en: 'This page doesn’t know the format of this record. It probably comes from a newer version of Parley.',
      de: 'Diese Seite kennt das Format der Mitschrift nicht. Wahrscheinlich stammt sie aus einer neueren Version von Parley.',
    },
    'unknown-game': {
      en: 'This page doesn’t know the game of this record. It probably comes from a newer version of Parley.',
      de: 'Diese Seite kennt das Spiel der Mitschrift nicht. Wahrscheinlich stammt sie aus einer neueren Version von Parley.',
    },
    'no-seed': {
      en: 'This record has no seed, so it can’t be replayed. Either the match isn’t over, or the end of the file is missing.',
      de: 'In dieser Mitschrift fehlt der Seed, deshalb lässt sie sich nicht nachspielen. Entweder läuft die Partie noch, oder das Ende der Datei fehlt.',
    },
    damaged: {
      en: 'This record is damaged: some lines aren’t part of a record.',
      de: 'Diese Mitschrift ist beschädigt: Einige Zeilen gehören nicht in eine Mitschrift.',
    },
  } satisfies Record<UnreadableReason, Text>,
  gone: {
    en: 'This link doesn’t work. Perhaps the match is no longer shared.',
    de: 'Dieser Link funktioniert nicht. Vielleicht wird die Partie nicht mehr geteilt.',
  },
  notReplayable: {
    en: 'This version can’t replay the match. Its players can still export the record.',
    de: 'Diese Version kann die Partie nicht nachspielen. Wer mitgespielt hat, kann die Mitschrift weiterhin herunterladen.',
  },
  notReadable: {
    en: 'This version can’t show the match. Its players can still export the record.',
    de: 'Diese Version kann die Partie nicht zeigen. Wer mitgespielt hat, kann die Mitschrift weiterhin herunterladen.',
  },
  offline: {
    en: 'The match didn’t load. Check your connection and try again.',
    de: 'Die Partie ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
  },
  retry: { en: 'Try Again', de: 'Noch einmal versuchen' },
  credit: { en: 'Icons by game-icons.net, CC BY 3.0', de: 'Icons von game-icons.net, CC BY 3.0' },
  keys: {
    en: 'Keys: ← → step, Shift for whole turns, Home and End, Space plays.',
    de: 'Tasten: ← → Schritt, mit Umschalt ganze Züge, Pos1 und Ende, Leertaste spielt ab.',
  },
} as const;
