import type { Text } from '../../engine/text.ts';
import { listed } from '../parts/people.ts';

const toMove = (names: readonly string[]): Text =>
  names.length > 1
    ? { en: `${listed(names, 'en')} are to move.`, de: `${listed(names, 'de')} sind am Zug.` }
    : { en: `It is ${listed(names, 'en')}’s move.`, de: `${listed(names, 'de')} ist am Zug.` };

/** What stands on the private panel around the game's own words. */
export const panelWords = {
  others: { en: 'Choose', de: 'Auswählen' },
  placesOf: (thing: string, from: number, to: number): string => (from === to ? `${thing} ${from}` : `${thing} ${from}–${to}`),
  menuOf: (name: string, number: number, of: number): string => (of > 1 ? `${name} (${number}/${of})` : name),
  earlier: { en: 'Earlier Choices', de: 'Vorherige Auswahl' },
  further: { en: 'Further Choices', de: 'Weitere Auswahl' },
  where: (thing: string): Text => ({ en: `${thing}: where?`, de: `${thing}: wo?` }),
  otherChoices: { en: 'Choose Something Else', de: 'Etwas anderes wählen' },
  plans: { en: 'In one press, with jokers and gold; ★ is a suggestion:', de: 'Mit einem Druck, mit Jokern und Gold; ★ ist ein Vorschlag:' },
  oneLine: { en: 'Choose one line', de: 'Eine Zeile wählen' },
  howMany: (min: number, max: number): Text =>
    min === max
      ? { en: `Pick ${min}.`, de: `Wähle ${min}.` }
      : { en: `Pick ${min} to ${max}.`, de: `Wähle ${min} bis ${max}.` },
  picked: (picked: number, max: number): Text => ({ en: `Picked ${picked} of ${max}:`, de: `Gewählt ${picked} von ${max}:` }),
  pickedSoFar: (picked: number): Text => ({ en: `${picked} picked`, de: `${picked} gewählt` }),
  nothingPicked: { en: 'Nothing picked yet.', de: 'Noch nichts gewählt.' },
  addOne: { en: 'Add one', de: 'Eines hinzufügen' },
  takeOut: { en: 'Take one out', de: 'Eines herausnehmen' },
  confirm: { en: 'Confirm Choice', de: 'Auswahl bestätigen' },
  clear: { en: 'Start Over', de: 'Von vorn beginnen' },
  part: (picked: number, min: number, max: number): string => (min === max ? `${picked}/${max}` : `${picked}/${min}–${max}`),

  title: (what: string, who: string, id: string, turn: number): Text => ({
    en: `**${what}** · ${who} · ${id} · ${turn > 0 ? `turn ${turn}` : 'set-up'}`,
    de: `**${what}** · ${who} · ${id} · ${turn > 0 ? `Zug ${turn}` : 'Aufbau'}`,
  }),
  due: (time: string): Text => ({ en: `due ${time}`, de: `fällig ${time}` }),
  waitingFor: (names: readonly string[]): Text => ({
    en: `${toMove(names).en} You will be told when it is yours.`,
    de: `${toMove(names).de} Du bekommst Bescheid, wenn du dran bist.`,
  }),
  moves: toMove,
  stillWaiting: (names: readonly string[]): Text => ({
    en: `${listed(names, 'en')} also ${names.length > 1 ? 'have' : 'has'} a choice to make.`,
    de: `Auch ${listed(names, 'de')} ${names.length > 1 ? 'haben' : 'hat'} noch etwas zu entscheiden.`,
  }),
  undo: (what: string): Text => ({ en: `Undo: ${what}`, de: `Rückgängig: ${what}` }),
  showHand: { en: 'Show Hand', de: 'Hand zeigen' },
  zoomBoard: { en: 'Board Zoom', de: 'Tisch vergrößern' },
  zoomOn: (name: string): Text => ({ en: `Zoom: ${name}`, de: `Nahansicht: ${name}` }),
  showBoard: { en: 'View Board', de: 'Tisch zeigen' },
  showText: { en: 'Board as Text', de: 'Tisch als Text' },
  showLog: { en: 'Show Log', de: 'Verlauf zeigen' },
  playTurn: { en: 'Play Turn', de: 'Zug spielen' },
  makeChoice: { en: 'Make Choice', de: 'Wahl treffen' },
  more: { en: '⋯', de: '⋯' },
  back: { en: 'Back to Match', de: 'Zurück zur Partie' },
  refresh: { en: 'Refresh', de: 'Aktualisieren' },
  nextMatch: (count: number): Text => ({ en: `Next Match (${count} waiting)`, de: `Nächste Partie (${count} warten)` }),

  stale: (turn: number): Text => ({
    en: turn > 0 ? `That belonged to an earlier moment. This is turn ${turn} now:` : 'That belonged to an earlier moment. This is the match now:',
    de: turn > 0 ? `Das gehörte zu einem früheren Moment. Jetzt ist Zug ${turn}:` : 'Das gehörte zu einem früheren Moment. So steht die Partie jetzt:',
  }),
  stillPossible: (what: string): Text => ({
    en: `*${what}* is still possible. Nothing was done yet.`,
    de: `*${what}* ist weiterhin möglich. Es wurde noch nichts getan.`,
  }),
  doItNow: (what: string): Text => ({ en: `Do It Now: ${what}`, de: `Jetzt tun: ${what}` }),
  already: { en: 'That was already done. This is the match now:', de: 'Das ist schon geschehen. So steht die Partie jetzt:' },
  foreign: (names: readonly string[]): Text => ({
    en: `Only ${listed(names, 'en')} can do that now. You can look at the board and the log, or follow the match.`,
    de: `Das ${names.length > 1 ? 'können' : 'kann'} jetzt nur ${listed(names, 'de')} tun. Du kannst Tisch und Verlauf ansehen oder der Partie folgen.`,
  }),
  follow: { en: 'Follow Match', de: 'Partie folgen' },
  followingChannel: {
    en: 'This match is played in the channel itself: whoever reads it follows the match.',
    de: 'Diese Partie wird im Kanal selbst gespielt: Wer ihn liest, folgt ihr schon.',
  },
  cannotFollow: (thread: string): Text => ({
    en: `I could not add you to ${thread}. Open it and join it there; nobody pings you for it.`,
    de: `Ich konnte dich ${thread} nicht hinzufügen. Öffne den Thread und tritt ihm dort bei; angepingt wirst du deswegen nicht.`,
  }),
  following: { en: 'You follow this match now. Nobody pings you for it.', de: 'Du folgst dieser Partie jetzt. Angepingt wirst du deswegen nicht.' },
  over: (verdict: string): Text => ({ en: `The match is over. ${verdict}`, de: `Die Partie ist zu Ende. ${verdict}` }),
} as const;

/** For whoever types where there is nothing to suggest. */
export const typedWords = {
  nothing: { en: 'Nothing is asked of you now.', de: 'Gerade wirst du nichts gefragt.' },
  asked: (question: string): Text => ({ en: `First: ${question} (/choose)`, de: `Zuerst: ${question} (/choose)` }),
  none: (verb: string): Text => ({ en: `Nothing to ${verb} now; Play Turn shows what is possible.`, de: `Mit /${verb} geht gerade nichts; „Zug spielen“ zeigt, was möglich ist.` }),
} as const;
