import type { Text } from '../../engine/text.ts';
import { joinNames } from '../ui/player-names.ts';

const toMove = (names: readonly string[]): Text => ({
  en: `It’s ${joinNames(names, 'en')}’s turn.`,
  de: `${joinNames(names, 'de')} ${names.length > 1 ? 'sind' : 'ist'} am Zug.`,
});

/** Texts of the private panel around those of the game. */
export const panelStrings = {
  moreChoices: { en: 'More…', de: 'Mehr …' },
  others: { en: 'Choose', de: 'Auswählen' },
  placesOf: (thing: string, from: number, to: number): string =>
    from === to ? `${thing} ${from}` : `${thing} ${from}–${to}`,
  menuOf: (name: string, number: number, of: number): string => (of > 1 ? `${name} (${number}/${of})` : name),
  earlier: { en: 'Previous Choices', de: 'Vorherige Auswahl' },
  further: { en: 'More Choices', de: 'Weitere Auswahl' },
  where: (thing: string): Text => ({ en: `${thing}: where?`, de: `${thing}: wo?` }),
  otherChoices: { en: 'Back', de: 'Zurück' },
  oneLine: { en: 'Choose an option', de: 'Option wählen' },
  howMany: (min: number, max: number): Text =>
    min === max
      ? { en: `Choose ${min}.`, de: `Wähle ${min}.` }
      : { en: `Choose ${min} to ${max}.`, de: `Wähle ${min} bis ${max}.` },
  picked: (picked: number, max: number): Text => ({
    en: `Chosen (${picked} of ${max}):`,
    de: `Gewählt (${picked} von ${max}):`,
  }),
  pickedSoFar: (picked: number): Text => ({ en: `${picked} chosen`, de: `${picked} gewählt` }),
  nothingPicked: { en: 'Nothing chosen yet.', de: 'Noch nichts gewählt.' },
  /** On a button that adds one more of something. */
  add: (name: string): string => `+ ${name}`,
  addOne: { en: 'Add one', de: 'Eines hinzufügen' },
  takeOut: { en: 'Remove one', de: 'Eines entfernen' },
  confirm: { en: 'Confirm Choice', de: 'Auswahl bestätigen' },
  clear: { en: 'Clear', de: 'Leeren' },
  part: (picked: number, min: number, max: number): string =>
    min === max ? `${picked}/${max}` : `${picked}/${min}–${max}`,

  /** Titles read `against Ben · Introductory Game`. */
  yourTurn: (title: string): Text => ({ en: `Your turn ${title}`, de: `Dein Zug ${title}` }),
  yourChoice: (title: string): Text => ({ en: `Your choice ${title}`, de: `Deine Entscheidung ${title}` }),
  yourMatch: (title: string): Text => ({ en: `Your match ${title}`, de: `Deine Partie ${title}` }),
  due: (time: string): Text => ({ en: `due ${time}`, de: `fällig ${time}` }),
  waitingFor: (names: readonly string[]): Text => ({
    en: `${toMove(names).en} You’ll get a message when it’s yours.`,
    de: `${toMove(names).de} Du bekommst Bescheid, wenn du dran bist.`,
  }),
  moves: toMove,
  stillWaiting: (names: readonly string[]): Text => ({
    en: `${joinNames(names, 'en')} also ${names.length > 1 ? 'have' : 'has'} a choice to make.`,
    de: `Auch ${joinNames(names, 'de')} ${names.length > 1 ? 'haben' : 'hat'} noch etwas zu entscheiden.`,
  }),
  undo: (what: string): Text => ({ en: `Undo: ${what}`, de: `Rückgängig: ${what}` }),
  showHand: { en: 'Show Hand', de: 'Hand zeigen' },
  zoomBoard: { en: 'Zoom Board', de: 'Spielplan vergrößern' },
  zoomOn: (name: string): Text => ({ en: `Zoom: ${name}`, de: `Nahansicht: ${name}` }),
  showBoard: { en: 'Show Board', de: 'Spielplan zeigen' },
  showText: { en: 'Board as Text', de: 'Spielplan als Text' },
  showLog: { en: 'Show Log', de: 'Verlauf zeigen' },
  playTurn: { en: 'Play Turn', de: 'Zug spielen' },
  makeChoice: { en: 'Make Choice', de: 'Entscheiden' },
  more: { en: '⋯', de: '⋯' },
  back: { en: 'Back to Match', de: 'Zurück zur Partie' },
  refresh: { en: 'Refresh', de: 'Aktualisieren' },
  nextMatch: (count: number): Text => ({ en: `Next Match (${count} waiting)`, de: `Nächste Partie (${count} warten)` }),

  stale: (turn: number): Text => ({
    en:
      turn > 0
        ? `That button is out of date. It’s turn ${turn} now:`
        : 'That button is out of date. Here’s the match now:',
    de:
      turn > 0
        ? `Dieser Button ist veraltet. Jetzt ist Zug ${turn}:`
        : 'Dieser Button ist veraltet. So steht die Partie jetzt:',
  }),
  stillPossible: (what: string): Text => ({
    en: `*${what}* is still possible. Nothing has happened yet.`,
    de: `*${what}* ist weiterhin möglich. Noch ist nichts passiert.`,
  }),
  doItNow: (what: string): Text => ({ en: `Do It Now: ${what}`, de: `Jetzt: ${what}` }),
  already: {
    en: 'You’ve already done that. Here’s the match now:',
    de: 'Das hast du schon getan. So steht die Partie jetzt:',
  },
  foreign: (names: readonly string[]): Text => ({
    en: `Only ${joinNames(names, 'en')} can do that right now. You can look at the board and the log, or follow the match.`,
    de: `Das ${names.length > 1 ? 'können' : 'kann'} jetzt nur ${joinNames(names, 'de')} tun. Du kannst Spielplan und Verlauf ansehen oder der Partie folgen.`,
  }),
  follow: { en: 'Follow Match', de: 'Partie folgen' },
  followingChannel: {
    en: 'This match is played right in this channel, so you’re already following it.',
    de: 'Diese Partie wird direkt in diesem Kanal gespielt; du folgst ihr also schon.',
  },
  cannotFollow: (thread: string): Text => ({
    en: `I couldn’t add you to ${thread}. Open it and join there; you won’t be pinged.`,
    de: `Ich konnte dich ${thread} nicht hinzufügen. Öffne den Thread und tritt ihm dort bei; du wirst nicht angepingt.`,
  }),
  following: {
    en: 'You’re following this match. You won’t be pinged.',
    de: 'Du folgst dieser Partie jetzt. Du wirst nicht angepingt.',
  },
  cardsToChoose: (count: number): Text => ({ en: `${count} cards to choose from`, de: `${count} Karten zur Wahl` }),
  over: (verdict: string): Text => ({ en: `The match is over. ${verdict}`, de: `Die Partie ist zu Ende. ${verdict}` }),
} as const;

/** Suggestions shown to a player who types a move when none fits. */
export const typedMoveStrings = {
  nothing: { en: 'You have nothing to decide right now.', de: 'Du hast gerade nichts zu entscheiden.' },
  asked: (question: string): Text => ({ en: `First: ${question} (/choose)`, de: `Zuerst: ${question} (/choose)` }),
  none: (verb: string): Text => ({
    en: `Nothing to ${verb} right now. Play Turn shows your options.`,
    de: `Mit /${verb} geht gerade nichts. „Zug spielen“ zeigt, was möglich ist.`,
  }),
} as const;
