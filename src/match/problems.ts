import type { AnyGame } from '../engine/game/index.ts';
import type { Answer } from '../engine/script.ts';
import { Refused, type Text, text } from '../engine/text.ts';

export type ProblemKind =
  | 'unknown-match'
  | 'not-a-player'
  | 'not-your-turn'
  | 'stale'
  | 'not-open'
  | 'not-allowed'
  | 'self'
  | 'computer'
  | 'terms'
  | 'channel-taken'
  | 'too-many'
  | 'nothing'
  | 'rewound'
  | 'unreadable'
  | 'busy';

/** Something that cannot be done, in words for the one who tried, with its kind for the layer that shows it. */
export class Problem extends Refused {
  readonly kind: ProblemKind;
  constructor(kind: ProblemKind, reason: Text) {
    super(reason);
    this.name = 'Problem';
    this.kind = kind;
  }
}

/** A click made for a question that is not open any more. */
export class Stale extends Problem {
  /** Set when the same answer would be legal to what is asked now: to be offered, never taken silently. */
  readonly again: { readonly seq: number; readonly answer: Answer } | null;
  constructor(again: Stale['again']) {
    super('stale', again ? staleButLegal : stale);
    this.name = 'Stale';
    this.again = again;
  }
}

const stale: Text = {
  en: 'That belonged to an earlier moment of the match. This is how it stands now.',
  de: 'Das gehörte zu einem früheren Augenblick der Partie. So steht sie jetzt.',
};

const staleButLegal: Text = {
  en: 'That belonged to an earlier moment of the match. The same is possible now as well: choose it again if you still mean it.',
  de: 'Das gehörte zu einem früheren Augenblick der Partie. Dasselbe geht auch jetzt: Wähle es noch einmal, wenn du es weiterhin willst.',
};

const problem =
  (kind: ProblemKind, en: string, de: string) =>
  (): Problem =>
    new Problem(kind, { en, de });

export const problems = {
  unknownMatch: problem(
    'unknown-match',
    'There is no such match, or it is long over. Your own are listed under /parley games.',
    'Diese Partie gibt es nicht, oder sie ist längst vorbei. Deine eigenen stehen unter /parley games.',
  ),
  unknownGame: problem('terms', 'That game is not played here.', 'Dieses Spiel wird hier nicht gespielt.'),
  unknownVariant: ({ name, variants }: Pick<AnyGame['facts'], 'name' | 'variants'>): Problem => {
    const names = text((language) => variants.map((variant) => variant.name[language]).join(', '));
    return new Problem('terms', {
      en: `There is no such variant of ${name.en}. There are: ${names.en}.`,
      de: `Diese Variante gibt es bei „${name.de}“ nicht. Es gibt: ${names.de}.`,
    });
  },
  dayAlone: problem('terms', 'The seed of the day is for one player alone.', 'Der Startwert des Tages ist für eine Person allein.'),
  dayPlayed: problem(
    'not-allowed',
    'You have played the seed of today. Tomorrow there is a new one; with a new seed you can play at once.',
    'Den Startwert von heute hast du gespielt. Morgen gibt es einen neuen; mit einem eigenen Startwert kannst du sofort spielen.',
  ),
  noHintRated: problem('not-allowed', 'There are no hints in a rated match.', 'In einer gewerteten Partie gibt es keine Tipps.'),
  noHintPuzzle: problem('not-allowed', 'A puzzle is yours to solve: there are no hints. Its solution is shown afterwards.', 'Ein Rätsel löst du selbst: Tipps gibt es nicht. Die Lösung siehst du danach.'),
  noPuzzle: problem('not-allowed', 'There is no puzzle today. Everything else can be played.', 'Heute gibt es kein Rätsel. Alles andere lässt sich spielen.'),
  aside: problem(
    'not-allowed',
    'This was begun in the middle, as a puzzle or from another match: there is nothing to tell, keep or repeat of it.',
    'Das begann mittendrin, als Rätsel oder aus einer anderen Partie: Davon gibt es nichts zu erzählen, zu behalten oder zu wiederholen.',
  ),
  daySealed: (day: string): Problem =>
    new Problem('not-allowed', {
      en: `Others can still play with these dice, so only its player sees this match for now. It opens to everyone on ${day} (UTC).`,
      de: `Andere können noch mit diesen Würfeln spielen, darum sieht diese Partie vorerst nur, wer sie spielt. Ab ${day} (UTC) ist sie für alle offen.`,
    }),
  dayOpen: problem(
    'not-allowed',
    'Others still play with the seed of this day. When it is shown, this match can be played from here.',
    'Andere spielen noch mit dem Startwert dieses Tages. Sobald er gezeigt wird, lässt sich die Partie von hier an spielen.',
  ),
  noHintAgreed: problem(
    'not-allowed',
    'Hints are for matches in which all agreed to them at the start.',
    'Tipps gibt es nur, wenn das zu Beginn der Partie alle so wollten.',
  ),
  unknownLevel: problem('terms', 'There is no such computer opponent.', 'Diesen Computergegner gibt es nicht.'),
  stillPlayed: problem(
    'not-open',
    'This match is still being played. A rematch can be asked for when it is over.',
    'Diese Partie läuft noch. Um eine Revanche kannst du bitten, wenn sie vorbei ist.',
  ),
  notOverYet: problem(
    'not-open',
    'The record is written when the match is over: before that it would name hidden cards. Until then there is /parley log.',
    'Die Mitschrift gibt es, wenn die Partie vorbei ist: Vorher würde sie verdeckte Karten verraten. Bis dahin hilft /parley log.',
  ),
  stillRunning: problem(
    'not-open',
    'A match is looked back at when it is over.',
    'Auf eine Partie wird zurückgeblickt, wenn sie vorbei ist.',
  ),
  nobodyJudges: problem('not-open', 'Nobody looks back at matches here.', 'Hier blickt niemand auf Partien zurück.'),
  notAPlayer: problem(
    'not-a-player',
    'Only the players can do that. You may look at the board and the log.',
    'Das können nur die, die mitspielen. Du kannst dir den Spielstand und den Verlauf ansehen.',
  ),
  notOpen: problem('not-open', 'This match is not being played at the moment.', 'Diese Partie wird gerade nicht gespielt.'),
  adjourned: problem(
    'not-open',
    'This match is adjourned. It goes on as soon as all players resume it.',
    'Diese Partie ist vertagt. Sie geht weiter, sobald alle sie fortsetzen.',
  ),
  alreadyOver: problem(
    'not-open',
    'This match is over. A rematch is one click away.',
    'Diese Partie ist vorbei. Zur Revanche ist es nur ein Klick.',
  ),
  notAChallenge: problem('not-open', 'This challenge is no longer open.', 'Diese Herausforderung ist nicht mehr offen.'),
  nothingAsked: problem(
    'not-your-turn',
    'You have nothing to decide right now. You will hear as soon as you do.',
    'Du hast gerade nichts zu entscheiden. Du hörst davon, sobald es so weit ist.',
  ),
  self: problem(
    'self',
    'You cannot challenge yourself. /solo gives you a computer opponent at once.',
    'Dich selbst kannst du nicht herausfordern. Mit /solo bekommst du sofort einen Computergegner.',
  ),
  bot: problem(
    'computer',
    'Bots do not answer challenges. /solo gives you a computer opponent at once.',
    'Bots nehmen keine Herausforderungen an. Mit /solo bekommst du sofort einen Computergegner.',
  ),
  notYours: problem(
    'not-allowed',
    'Only the one who was asked can answer that.',
    'Das kann nur beantworten, wer gefragt wurde.',
  ),
  withdrawInstead: problem(
    'not-allowed',
    'The challenge is yours: you can withdraw it, or change its terms.',
    'Die Herausforderung ist deine: Du kannst sie zurückziehen oder ihre Bedingungen ändern.',
  ),
  notAtTable: problem('not-allowed', 'You do not sit at this table.', 'Du sitzt nicht an diesem Tisch.'),
  onlyChallenger: problem(
    'not-allowed',
    'Only the one who made the challenge can withdraw it. You may decline it.',
    'Zurückziehen kann die Herausforderung nur, wer sie ausgesprochen hat. Du kannst sie ablehnen.',
  ),
  notInvited: problem(
    'not-allowed',
    'You have answered this already, or it was not put to you.',
    'Das hast du schon beantwortet, oder du warst nicht gefragt.',
  ),
  noInvitation: problem('nothing', 'This is no longer open.', 'Das ist nicht mehr offen.'),
  noSuchRule: problem('terms', 'That house rule does not go with this variant.', 'Diese Hausregel gehört nicht zu dieser Variante.'),
  onlyHost: problem(
    'not-allowed',
    'Only the one who made the table can do that.',
    'Das kann nur, wer den Tisch eröffnet hat.',
  ),
  sitsHere: problem('not-allowed', 'There is one seat for each of you at this table.', 'An diesem Tisch gibt es für jede Person nur einen Platz.'),
  tableFull: problem(
    'not-open',
    'The last seat has just been taken. You may follow the match, or open a table of your own with /challenge.',
    'Der letzte Platz ist gerade vergeben worden. Du kannst zusehen oder mit /challenge einen eigenen Tisch eröffnen.',
  ),
  nobodyThere: problem('nothing', 'Nobody sits on that seat.', 'Auf diesem Platz sitzt niemand.'),
  seatsTaken: problem(
    'terms',
    'More people sit at the table than that. Whoever made it can free a seat first.',
    'Am Tisch sitzen schon mehr. Wer ihn eröffnet hat, kann zuerst einen Platz freimachen.',
  ),
  tooFewSeats: problem(
    'terms',
    'Too few have agreed to begin. Wait for them, or let computers take the empty seats.',
    'Es haben noch zu wenige zugesagt. Warte auf sie, oder lass Computer die freien Plätze nehmen.',
  ),
  tooMany: problem(
    'too-many',
    'That would be too many open matches at once. Finish or resign one of them first.',
    'Das wären zu viele offene Partien auf einmal. Beende erst eine davon oder gib sie auf.',
  ),
  asksTooMuch: problem(
    'too-many',
    'You have made many challenges that nobody has accepted yet. Wait for an answer, or try again tomorrow.',
    'Du hast schon viele Herausforderungen ausgesprochen, die niemand angenommen hat. Warte auf Antwort oder versuch es morgen wieder.',
  ),
  muchAsked: problem(
    'too-many',
    'This person has many unanswered challenges already. Try again when some of them are answered.',
    'Diese Person hat schon viele unbeantwortete Herausforderungen. Versuch es wieder, wenn einige beantwortet sind.',
  ),
  serverFull: problem(
    'too-many',
    'Very many challenges were made on this server today. Try again tomorrow.',
    'Auf diesem Server gab es heute schon sehr viele Herausforderungen. Versuch es morgen wieder.',
  ),
  takesNone: problem(
    'not-allowed',
    'This person takes no challenges here at the moment.',
    'Diese Person nimmt hier gerade keine Herausforderungen an.',
  ),
  notShared: problem(
    'not-allowed',
    'This match belongs to another server. Its players can open it to everybody with /parley share.',
    'Diese Partie gehört zu einem anderen Server. Wer sie spielt, kann sie mit /parley share für alle öffnen.',
  ),
  channelTaken: problem(
    'channel-taken',
    'Another match is already being played in this channel.',
    'In diesem Kanal wird schon eine andere Partie gespielt.',
  ),
  unknownDeck: problem('nothing', 'You have no such deck any more. Yours are listed under /parley decks.', 'Dieses Deck hast du nicht mehr. Deine stehen unter /parley decks.'),
  namelessDeck: problem('not-allowed', 'A deck needs a name.', 'Ein Deck braucht einen Namen.'),
  longName: problem('not-allowed', 'That name is too long: 40 characters are enough.', 'Dieser Name ist zu lang: 40 Zeichen genügen.'),
  sameName: problem('not-allowed', 'You have a deck of that name already. Give this one another.', 'Ein Deck mit diesem Namen hast du schon. Gib diesem einen anderen.'),
  tooManyDecks: problem('too-many', 'You keep as many decks as there is room for. Delete one of them first.', 'Mehr Decks haben nicht Platz. Lösche zuerst eines davon.'),
  longMemo: problem('not-allowed', 'That is too long: a note has room for 1,500 characters. The old one is still there.', 'Das ist zu lang: Eine Notiz fasst 1.500 Zeichen. Die alte ist noch da.'),
  tooManyMemos: problem('too-many', 'You keep notes to as many matches as there is room for. Empty an older one first.', 'Mehr Notizen haben nicht Platz. Leere zuerst eine ältere.'),
  nothingToUndo: problem(
    'nothing',
    'Nothing can be undone freely: something came to light since then, or the turn has passed on. You may ask for a take-back.',
    'Frei lässt sich nichts zurücknehmen: Seither wurde etwas aufgedeckt, oder der Zug ist weitergegangen. Du kannst um eine Rücknahme bitten.',
  ),
  noTakebacks: problem(
    'not-allowed',
    'Take-backs were not agreed on for this match.',
    'Für diese Partie sind keine Rücknahmen vereinbart.',
  ),
  nothingToTakeBack: problem('nothing', 'There is no answer of yours to take back.', 'Es gibt keine Antwort von dir, die du zurücknehmen könntest.'),
  cannotRebuild: problem(
    'not-allowed',
    'The rules were mended since that move, so the position of that time cannot be restored. The match goes on as it stands.',
    'Seit diesem Zug wurden die Regeln ausgebessert; die damalige Stellung lässt sich nicht wiederherstellen. Die Partie geht weiter, wie sie steht.',
  ),
  noRequest: problem(
    'nothing',
    'There is no open request any more: it ended with the next action.',
    'Es gibt keine offene Bitte mehr: Sie endete mit der nächsten Aktion.',
  ),
  rewound: problem(
    'rewound',
    'The rules were mended since this step began. It is asked once more; nothing before it has changed.',
    'Seit Beginn dieses Schritts wurden die Regeln ausgebessert. Die Frage wird noch einmal gestellt; davor hat sich nichts geändert.',
  ),
  unreadable: problem(
    'unreadable',
    'This match cannot be read and was set aside. Nothing is lost; whoever runs the bot has to look at it.',
    'Diese Partie lässt sich nicht lesen und wurde beiseitegelegt. Verloren ist nichts; wer den Bot betreibt, muss sie ansehen.',
  ),
  busy: problem(
    'busy',
    'Too much is happening in this match at once. Please try again.',
    'In dieser Partie geschieht gerade zu viel auf einmal. Bitte versuche es noch einmal.',
  ),
  thinkingFailed: problem(
    'busy',
    'The computer has too much to think about right now, so this isn’t ready. Nothing is lost: try again in a few minutes.',
    'Der Computer hat gerade zu viel zu überlegen, darum ist das noch nicht fertig. Nichts ist verloren: Versuch es in ein paar Minuten noch einmal.',
  ),
  nobodyLate: problem(
    'not-allowed',
    'The other player still has time. When the time bank is empty, you can choose what happens.',
    'Die andere Seite hat noch Zeit. Wenn das Zeitkonto leer ist, kannst du wählen, was geschieht.',
  ),
  claimLater: problem(
    'not-allowed',
    'In a friendly match the win can be claimed a day after the time bank ran out.',
    'In einer freundschaftlichen Partie lässt sich der Sieg einen Tag nach dem Ende des Zeitkontos beanspruchen.',
  ),
  noBank: problem('nothing', 'There is no time bank to draw on now.', 'Es gibt gerade kein Zeitkonto, auf das du zurückgreifen kannst.'),
  vacationSpent: problem(
    'not-allowed',
    'You have no vacation left: 14 days in half a year.',
    'Du hast keinen Urlaub mehr: 14 Tage im halben Jahr.',
  ),
  notAway: problem('nothing', 'You are not on vacation.', 'Du bist nicht im Urlaub.'),
  unknownOrder: problem('terms', 'There is no such standing order.', 'Diesen Dauerauftrag gibt es nicht.'),
} as const;
