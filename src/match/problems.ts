import type { AnyGame } from '../engine/game/index.ts';
import type { Answer } from '../engine/script.ts';
import { Refused, type Text, perLanguage } from '../engine/text.ts';

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

/** A refusal with a text for the player and a kind for the layer that shows it. */
export class Problem extends Refused {
  readonly kind: ProblemKind;
  constructor(kind: ProblemKind, reason: Text) {
    super(reason);
    this.name = 'Problem';
    this.kind = kind;
  }
}

/** A click on a question that is no longer open. */
export class Stale extends Problem {
  /** Set when the same answer is legal for the current question: it is offered, never applied silently. */
  readonly again: { readonly seq: number; readonly answer: Answer } | null;
  constructor(again: Stale['again']) {
    super('stale', again ? staleButLegal : stale);
    this.name = 'Stale';
    this.again = again;
  }
}

const stale: Text = {
  en: 'That button is out of date. Here’s the match as it is now.',
  de: 'Dieser Button ist veraltet. So steht die Partie jetzt.',
};

const staleButLegal: Text = {
  en: 'That button is out of date, but the same move is still possible. Choose it again if you still want it.',
  de: 'Dieser Button ist veraltet, aber derselbe Zug geht auch jetzt. Wähle ihn noch einmal, wenn du ihn weiterhin willst.',
};

const problem = (kind: ProblemKind, en: string, de: string) => (): Problem => new Problem(kind, { en, de });

export const problems = {
  unknownMatch: problem(
    'unknown-match',
    'That match doesn’t exist, or it ended long ago. /parley games lists yours.',
    'Diese Partie gibt es nicht, oder sie ist längst vorbei. Deine eigenen stehen unter /parley games.',
  ),
  unknownGame: problem('terms', 'That game isn’t available here.', 'Dieses Spiel gibt es hier nicht.'),
  unknownVariant: ({ name, variants }: Pick<AnyGame['info'], 'name' | 'variants'>): Problem => {
    const names = perLanguage((language) => variants.map((variant) => variant.name[language]).join(', '));
    return new Problem('terms', {
      en: `${name.en} doesn’t have that variant. You can choose: ${names.en}.`,
      de: `Diese Variante gibt es bei „${name.de}“ nicht. Zur Wahl stehen: ${names.de}.`,
    });
  },
  dailyMatchIsFixed: problem(
    'terms',
    'A match of the day has a fixed number of players. Start it without naming one.',
    'Bei der Partie des Tages steht fest, wie viele mitspielen. Starte sie ohne diese Angabe.',
  ),
  dailyMatchPlayed: problem(
    'not-allowed',
    'You’ve already played today’s match; only the first one counts. There’s a new one tomorrow (UTC).',
    'Die Partie von heute hast du schon gespielt, und nur die erste zählt. Morgen (UTC) gibt es eine neue.',
  ),
  noHintDaily: problem(
    'not-allowed',
    'There are no hints in a match of the day: everyone plays it without help.',
    'In der Partie des Tages gibt es keine Tipps: Alle spielen sie ohne Hilfe.',
  ),
  noHintRated: problem(
    'not-allowed',
    'Rated matches have no hints.',
    'In einer gewerteten Partie gibt es keine Tipps.',
  ),
  noHintPuzzle: problem(
    'not-allowed',
    'Puzzles have no hints. You’ll see the solution afterwards.',
    'Bei Rätseln gibt es keine Tipps. Die Lösung siehst du danach.',
  ),
  noHintLesson: problem(
    'not-allowed',
    'This is a lesson: the marked button is the hint.',
    'Das ist eine Lektion: Der markierte Button ist der Tipp.',
  ),
  noLesson: problem('terms', 'There’s no lesson for that game.', 'Für dieses Spiel gibt es keine Lektion.'),
  otherStep: problem(
    'not-allowed',
    'You can do that in a real match. Here, follow the step marked 👉: it’s still open.',
    'In einer echten Partie geht das. Folge hier dem Schritt mit 👉: Er ist noch offen.',
  ),
  lessonChanged: problem(
    'not-allowed',
    'This lesson has been updated since you started it. /parley learn continues it, and you keep the steps that are the same.',
    'Diese Lektion wurde überarbeitet, seit du sie begonnen hast. Mit /parley learn geht sie weiter; Schritte, die gleich geblieben sind, behältst du.',
  ),
  noPuzzle: problem(
    'not-allowed',
    'There’s no puzzle today. Everything else works.',
    'Heute gibt es kein Rätsel. Alles andere kannst du spielen.',
  ),
  sideGame: problem(
    'not-allowed',
    'Lessons, puzzles and matches continued from a review have no log, record, link or rematch.',
    'Bei Lektionen, Rätseln und aus dem Rückblick fortgesetzten Partien gibt es keinen Verlauf, keine Mitschrift, keinen Link und keine Revanche.',
  ),
  sideGameWaits: problem(
    'not-allowed',
    'You don’t need to adjourn this: it has no clock and waits for you.',
    'Hier musst du nicht vertagen: Es läuft keine Uhr, und alles wartet auf dich.',
  ),
  dailySeedHidden: (day: string): Problem =>
    new Problem('not-allowed', {
      en: `Others can still play the same deal, so only its player can see this match for now. It opens to everyone on ${day} (UTC).`,
      de: `Andere können noch dieselbe Partie des Tages spielen, darum sieht diese hier vorerst nur, wer sie spielt. Ab ${day} (UTC) ist sie für alle offen.`,
    }),
  dailySeedStillOpen: problem(
    'not-allowed',
    'Others are still playing the same deal. Once its seed is shown, you can play on from here.',
    'Andere spielen noch dieselbe Partie des Tages. Sobald ihr Seed bekannt ist, kannst du von hier an weiterspielen.',
  ),
  noHintAgreed: problem(
    'not-allowed',
    'This match has no hints: everyone has to agree to them before it starts.',
    'In dieser Partie gibt es keine Tipps: Ihr müsst sie vor Beginn vereinbaren.',
  ),
  unknownLevel: problem(
    'terms',
    'That level doesn’t exist. Choose Gentle, Fair, Good or Strong.',
    'Diese Stufe gibt es nicht. Wähle Leicht, Mittel, Gut oder Stark.',
  ),
  rematchBeforeEnd: problem(
    'not-open',
    'This match is still going. You can ask for a rematch once it’s over.',
    'Diese Partie läuft noch. Um Revanche kannst du bitten, wenn sie vorbei ist.',
  ),
  recordBeforeEnd: problem(
    'not-open',
    'You can export a match once it’s over, because the record shows hidden cards. Until then, see /parley log.',
    'Die Mitschrift gibt es erst nach der Partie, weil sie verdeckte Karten zeigt. Bis dahin hilft /parley log.',
  ),
  reviewBeforeEnd: problem(
    'not-open',
    'You can review a match once it’s over.',
    'Den Rückblick gibt es, wenn die Partie vorbei ist.',
  ),
  noAnalyst: problem('not-open', 'Reviews aren’t available here.', 'Rückblicke gibt es hier nicht.'),
  notAPlayer: problem(
    'not-a-player',
    'Only the players can do that. You can look at the board and the log.',
    'Das geht nur, wenn du mitspielst. Spielplan und Verlauf kannst du dir ansehen.',
  ),
  notOpen: problem('not-open', 'This match isn’t being played right now.', 'Diese Partie wird gerade nicht gespielt.'),
  adjourned: problem(
    'not-open',
    'This match is adjourned. It continues once all players resume it.',
    'Diese Partie ist vertagt. Sie geht weiter, sobald alle sie fortsetzen.',
  ),
  alreadyOver: problem(
    'not-open',
    'This match is over. A rematch is one click away.',
    'Diese Partie ist vorbei. Zur Revanche ist es nur ein Klick.',
  ),
  notAChallenge: problem(
    'not-open',
    'This challenge is no longer open.',
    'Diese Herausforderung ist nicht mehr offen.',
  ),
  noOpenQuestion: problem(
    'not-your-turn',
    'You have nothing to decide right now.',
    'Du hast gerade nichts zu entscheiden.',
  ),
  self: problem(
    'self',
    'You can’t challenge yourself. Use /solo to play against the computer.',
    'Dich selbst kannst du nicht herausfordern. Mit /solo spielst du gegen den Computer.',
  ),
  bot: problem(
    'computer',
    'Bots don’t answer challenges. Use /solo to play against the computer.',
    'Bots nehmen keine Herausforderungen an. Mit /solo spielst du gegen den Computer.',
  ),
  notYours: problem(
    'not-allowed',
    'Only the challenged player can answer that.',
    'Das kann nur beantworten, wer herausgefordert wurde.',
  ),
  withdrawInstead: problem(
    'not-allowed',
    'This is your own challenge. You can withdraw it or change its terms.',
    'Das ist deine eigene Herausforderung. Du kannst sie zurückziehen oder ihre Bedingungen ändern.',
  ),
  notAtTable: problem('not-allowed', 'You aren’t at this table.', 'Du sitzt nicht an diesem Tisch.'),
  onlyChallenger: problem(
    'not-allowed',
    'Only the challenger can withdraw this challenge. You can decline it.',
    'Zurückziehen kann sie nur, wer herausgefordert hat. Du kannst sie ablehnen.',
  ),
  notInvited: problem(
    'not-allowed',
    'You’ve already answered this, or you weren’t asked.',
    'Das hast du schon beantwortet, oder du wurdest nicht gefragt.',
  ),
  noInvitation: problem('nothing', 'This is no longer open.', 'Das ist nicht mehr offen.'),
  noSuchRule: problem(
    'terms',
    'This variant doesn’t have that house rule.',
    'Diese Hausregel gibt es bei dieser Variante nicht.',
  ),
  stillSeated: problem(
    'not-allowed',
    'You’re still in your seat: this button is for the player who left.',
    'Du sitzt noch auf deinem Platz: Dieser Button ist für die Person, die gegangen ist.',
  ),
  notYourTerms: problem(
    'not-a-player',
    'Only the players at this table can change its terms. Start your own with /challenge.',
    'Die Bedingungen kannst du nur ändern, wenn du am Tisch sitzt. Eröffne mit /challenge einen eigenen.',
  ),
  onlyHost: problem('not-allowed', 'Only the host can do that.', 'Das kann nur der Gastgeber.'),
  alreadySeated: problem(
    'not-allowed',
    'You already have a seat at this table.',
    'Du hast an diesem Tisch schon einen Platz.',
  ),
  tableFull: problem(
    'not-open',
    'Someone just took the last seat. You can follow the match, or open your own table with /challenge.',
    'Der letzte Platz wurde gerade vergeben. Du kannst zusehen oder mit /challenge einen eigenen Tisch eröffnen.',
  ),
  sentAway: problem(
    'not-allowed',
    'The host removed you from this table.',
    'Der Gastgeber hat dich von diesem Tisch entfernt.',
  ),
  noReturn: problem(
    'not-allowed',
    'This match is rated, so you can’t come back after a computer has played for you.',
    'Diese Partie wird gewertet. Du kannst nicht zurückkommen, wenn ein Computer für dich gespielt hat.',
  ),
  seatNotTaken: problem('nothing', 'That seat is already empty.', 'Dieser Platz ist schon frei.'),
  seatsTaken: problem(
    'terms',
    'The table already has more players than that. The host has to remove someone first.',
    'Am Tisch sitzen schon mehr. Der Gastgeber muss zuerst einen Platz freimachen.',
  ),
  tooFewSeats: problem(
    'terms',
    'Not enough players have joined. Wait for more, or fill the empty seats with computers.',
    'Es haben noch zu wenige zugesagt. Warte auf weitere, oder besetze die freien Plätze mit Computern.',
  ),
  tooManyMatches: problem(
    'too-many',
    'That’s too many open matches at once. Finish or resign one first.',
    'Das wären zu viele offene Partien auf einmal. Beende erst eine davon oder gib sie auf.',
  ),
  tooManyChallengesMade: problem(
    'too-many',
    'You’ve sent a lot of challenges that no one has accepted yet. Wait for an answer, or try again tomorrow.',
    'Du hast schon viele Herausforderungen verschickt, die niemand angenommen hat. Warte auf Antwort oder versuch es morgen wieder.',
  ),
  tooManyChallengesWaiting: problem(
    'too-many',
    'This player already has a lot of open challenges. Try again later.',
    'Diese Person hat schon viele offene Herausforderungen. Versuch es später wieder.',
  ),
  serverFull: problem(
    'too-many',
    'This server has reached its limit of challenges for today. Try again tomorrow.',
    'Auf diesem Server gab es heute schon zu viele Herausforderungen. Versuch es morgen wieder.',
  ),
  challengesRefused: problem(
    'not-allowed',
    'This player isn’t accepting challenges here right now.',
    'Diese Person nimmt hier gerade keine Herausforderungen an.',
  ),
  notShared: problem(
    'not-allowed',
    'This match belongs to another server. Its players can open it to everyone with /parley share.',
    'Diese Partie gehört zu einem anderen Server. Wer mitspielt, kann sie mit /parley share für alle öffnen.',
  ),
  shareBeforeStart: problem(
    'not-open',
    'You can share a match once it has started.',
    'Teilen kannst du eine Partie, sobald sie begonnen hat.',
  ),
  shareRatedBeforeEnd: problem(
    'not-allowed',
    'This match is rated, so you can share it once it’s over.',
    'Diese Partie wird gewertet, darum kannst du sie erst teilen, wenn sie vorbei ist.',
  ),
  sharingForbidden: problem(
    'not-allowed',
    'You can’t share this match: one of its players doesn’t want their matches shared.',
    'Diese Partie kannst du nicht teilen: Jemand am Tisch möchte nicht, dass die eigenen Partien geteilt werden.',
  ),
  ownSharingForbidden: problem(
    'not-allowed',
    'You’ve turned off sharing for your matches. You can turn it on again in /parley settings.',
    'Du hast das Teilen deiner Partien ausgeschaltet. In /parley settings kannst du es wieder einschalten.',
  ),
  channelTaken: problem(
    'channel-taken',
    'Another match is already being played in this channel.',
    'In diesem Kanal wird schon eine andere Partie gespielt.',
  ),
  unknownDeck: problem(
    'nothing',
    'You no longer have that deck. /parley decks lists yours.',
    'Dieses Deck hast du nicht mehr. Deine stehen unter /parley decks.',
  ),
  deckWithoutName: problem('not-allowed', 'A deck needs a name.', 'Ein Deck braucht einen Namen.'),
  deckNameTooLong: problem(
    'not-allowed',
    'That name is too long. Use up to 40 characters.',
    'Dieser Name ist zu lang. Höchstens 40 Zeichen sind möglich.',
  ),
  deckNameTaken: problem(
    'not-allowed',
    'You already have a deck with that name. Choose another one.',
    'Ein Deck mit diesem Namen hast du schon. Wähle einen anderen.',
  ),
  nobodyInvited: problem('nothing', 'Choose who you want to invite.', 'Wähle, wen du einladen willst.'),
  invitedTwice: problem(
    'not-allowed',
    'Someone you chose already has a seat at this table.',
    'Jemand davon hat an diesem Tisch schon einen Platz.',
  ),
  rulesNeedServer: problem(
    'not-allowed',
    'House rules are saved for a server, and this match isn’t on one.',
    'Hausregeln werden für einen Server gespeichert, und diese Partie läuft auf keinem.',
  ),
  rulesWithoutName: problem('terms', 'Give your house rules a name.', 'Gib euren Hausregeln einen Namen.'),
  rulesNameTooLong: problem('terms', 'That name is too long.', 'Dieser Name ist zu lang.'),
  rulesNameTaken: problem(
    'not-allowed',
    'Someone else saved house rules with that name. Choose another one.',
    'Unter diesem Namen hat schon jemand anders Hausregeln gespeichert. Wähle einen anderen.',
  ),
  tooManyRules: problem(
    'too-many',
    'This server can’t save any more house rules. Delete some first.',
    'Auf diesem Server lassen sich keine weiteren Hausregeln speichern. Lösche erst welche.',
  ),
  rulesGone: problem(
    'nothing',
    'Those house rules have been deleted. The terms haven’t changed.',
    'Diese Hausregeln sind inzwischen gelöscht. Die Bedingungen bleiben, wie sie sind.',
  ),
  rulesNotYours: problem(
    'not-allowed',
    'Only the person who saved these house rules, or someone who manages the server, can delete them.',
    'Diese Hausregeln kann nur löschen, wer sie gespeichert hat oder den Server verwaltet.',
  ),
  savedRuleGone: (name: string): Problem =>
    new Problem('terms', {
      en: `“${name}” contains a house rule that no longer exists. Choose the rules again and save them under the same name.`,
      de: `„${name}“ enthält eine Hausregel, die es nicht mehr gibt. Stellt die Regeln neu ein und speichert sie unter demselben Namen.`,
    }),
  savedRuleUnfit: (name: string, rule: Text, variant: Text): Problem =>
    new Problem('terms', {
      en: `“${name}” doesn’t fit ${variant.en}: it has no house rule “${rule.en}”. Choose another variant or other house rules.`,
      de: `„${name}“ passt nicht zu ${variant.de}: Dort gibt es die Hausregel „${rule.de}“ nicht. Wählt eine andere Variante oder andere Hausregeln.`,
    }),
  tooManyDecks: problem(
    'too-many',
    'You can’t save any more decks. Delete one first.',
    'Mehr Decks kannst du nicht speichern. Lösche zuerst eines.',
  ),
  notesTooLong: problem(
    'not-allowed',
    'That’s too long: notes can have up to 1,500 characters. Your old notes are still there.',
    'Das ist zu lang: Notizen dürfen höchstens 1.500 Zeichen haben. Deine alten sind noch da.',
  ),
  tooManyNotes: problem(
    'too-many',
    'You can’t keep notes on any more matches. Clear some older notes first.',
    'Du kannst zu keiner weiteren Partie Notizen speichern. Leere zuerst ältere.',
  ),
  nothingToUndo: problem(
    'nothing',
    'You can’t undo this: new information was revealed, or the turn has moved on. You can ask for a take-back.',
    'Das lässt sich nicht rückgängig machen: Seitdem wurde etwas aufgedeckt, oder der Zug ging weiter. Du kannst um Rücknahme bitten.',
  ),
  banned: problem(
    'not-allowed',
    'You’ve been banned from starting or joining matches on this server. You can finish the ones you’re in. If you think that’s a mistake, talk to the people who manage the server.',
    'Auf diesem Server darfst du keine Partien beginnen und an keinen neuen teilnehmen. Laufende Partien kannst du zu Ende spielen. Wenn du das für einen Irrtum hältst, sprich mit denen, die den Server verwalten.',
  ),
  opponentBanned: problem(
    'not-allowed',
    'This player can’t join matches on this server.',
    'Diese Person kann auf diesem Server nicht mitspielen.',
  ),
  tooManyReports: problem(
    'too-many',
    'You’ve already sent that report, or several others today. The managers will get to them.',
    'Das hast du heute schon gemeldet, oder du hast mehrere Meldungen geschickt. Sie sind angekommen.',
  ),
  ratedRules: problem(
    'terms',
    'Rated matches are played without house rules. Use the default rules, or make the match unrated.',
    'Gewertete Partien werden ohne Hausregeln gespielt. Nimm die Voreinstellung, oder spiel ohne Wertung.',
  ),
  ratedHandicap: problem(
    'terms',
    'A match with a handicap can’t be rated. Choose one or the other.',
    'Eine Partie mit Vorgabe kann nicht gewertet werden. Wählt das eine oder das andere.',
  ),
  handicapMisfit: problem(
    'terms',
    'That handicap doesn’t fit this variant. Choose another one, or none.',
    'Diese Vorgabe passt nicht zu dieser Variante. Nimm eine andere oder keine.',
  ),
  handicapWithoutPlayer: problem(
    'terms',
    'A handicap is for a player at the table, and needs an opponent. Choose someone who has taken a seat.',
    'Eine Vorgabe bekommt, wer am Tisch sitzt und einen Gegner hat. Wähle jemanden, der schon einen Platz hat.',
  ),
  ratedComputers: problem(
    'terms',
    'Rated matches are for people only. Leave the computers out, or make the match unrated.',
    'Gewertete Partien sind nur für Menschen. Lass die Computer weg, oder spiel ohne Wertung.',
  ),
  noTakebacks: problem(
    'not-allowed',
    'This match is played without take-backs.',
    'In dieser Partie gibt es keine Rücknahmen.',
  ),
  nothingToTakeBack: problem(
    'nothing',
    'You have nothing to take back.',
    'Du hast nichts, was du zurücknehmen könntest.',
  ),
  cannotRebuild: problem(
    'not-allowed',
    'A rules fix has changed the game since that move, so it can’t be taken back. The match continues as it is.',
    'Seit diesem Zug wurde ein Regelfehler behoben, darum lässt er sich nicht zurücknehmen. Die Partie geht weiter, wie sie steht.',
  ),
  noRequest: problem(
    'nothing',
    'That request is no longer open: it ended with the next move.',
    'Diese Bitte ist nicht mehr offen: Sie endete mit dem nächsten Zug.',
  ),
  rewound: problem(
    'rewound',
    'A rules fix arrived during this step, so you’re asked again. Nothing before it has changed.',
    'Während dieses Schritts wurde ein Regelfehler behoben, darum wirst du noch einmal gefragt. Davor hat sich nichts geändert.',
  ),
  unreadable: problem(
    'unreadable',
    'I can’t load this match, so I’ve set it aside. Nothing is lost; the people who run this bot need to look at it.',
    'Diese Partie lässt sich nicht lesen und wurde beiseitegelegt. Verloren ist nichts; wer den Bot betreibt, muss sie sich ansehen.',
  ),
  busy: problem(
    'busy',
    'Too much is happening in this match at once. Try again.',
    'In dieser Partie geschieht gerade zu viel auf einmal. Versuch es noch einmal.',
  ),
  analysisFailed: problem(
    'busy',
    'The computer is too busy right now. Nothing is lost: try again in a few minutes.',
    'Der Computer hat gerade zu viel zu tun. Nichts ist verloren: Versuch es in ein paar Minuten noch einmal.',
  ),
  nobodyOutOfTime: problem(
    'not-allowed',
    'The other player still has time. Once their time bank is empty, you decide what happens.',
    'Die andere Seite hat noch Zeit. Sobald ihr Zeitkonto leer ist, entscheidest du, wie es weitergeht.',
  ),
  claimLater: problem(
    'not-allowed',
    'In an unrated match, you can claim the win a day after the time bank runs out.',
    'In einer Partie ohne Wertung kannst du den Sieg einen Tag nach dem Ende des Zeitkontos beanspruchen.',
  ),
  noBank: problem('nothing', 'You can’t use a time bank right now.', 'Du kannst gerade kein Zeitkonto nutzen.'),
  vacationSpent: problem(
    'not-allowed',
    'You have no vacation left: you get 14 days every six months.',
    'Du hast keinen Urlaub mehr: Es gibt 14 Tage im Halbjahr.',
  ),
  notOnVacation: problem('nothing', 'You’re not on vacation.', 'Du bist nicht im Urlaub.'),
  unknownOrder: problem('terms', 'That standing order doesn’t exist.', 'Diesen Dauerauftrag gibt es nicht.'),
  unknownCompetition: problem(
    'nothing',
    'That competition doesn’t exist. `/club overview` lists those of this server.',
    'Diesen Wettbewerb gibt es nicht. `/club overview` zeigt die dieses Servers.',
  ),
  competitionBusy: problem(
    'busy',
    'A lot of people are changing this competition right now. Try again.',
    'An diesem Wettbewerb ändern gerade viele etwas. Versuch es noch einmal.',
  ),
  competitionEnded: problem(
    'not-open',
    'This competition is over, so nothing about it can change.',
    'Dieser Wettbewerb ist vorbei, daran lässt sich nichts mehr ändern.',
  ),
  competitionStarted: problem(
    'not-open',
    'This competition has already started.',
    'Dieser Wettbewerb hat schon begonnen.',
  ),
  competitionNotStarted: problem(
    'not-open',
    'This competition hasn’t started yet.',
    'Dieser Wettbewerb hat noch nicht begonnen.',
  ),
  competitionFull: problem(
    'too-many',
    'This competition is full. The next season has room for you.',
    'Dieser Wettbewerb ist voll. In der nächsten Saison ist Platz für dich.',
  ),
  alreadySignedUp: problem('nothing', 'You’ve already signed up.', 'Du bist schon angemeldet.'),
  placeTaken: problem(
    'nothing',
    'That person already has a place in this competition.',
    'Diese Person hat in diesem Wettbewerb schon einen Platz.',
  ),
  notSignedUp: problem(
    'nothing',
    'You have no place in this competition.',
    'Du hast in diesem Wettbewerb keinen Platz.',
  ),
  noPlace: problem(
    'nothing',
    'That person has no place in this competition.',
    'Diese Person hat in diesem Wettbewerb keinen Platz.',
  ),
  notALadder: problem(
    'not-allowed',
    'You can only challenge people on a ladder. Here the matches start on their own.',
    'Herausfordern kannst du nur auf einer Leiter. Hier beginnen die Partien von selbst.',
  ),
  isALadder: problem(
    'not-allowed',
    'A ladder has no rounds: it goes on until someone ends it.',
    'Eine Leiter hat keine Runden: Sie läuft, bis sie jemand beendet.',
  ),
  challengeTooFar: problem(
    'not-allowed',
    'On a ladder, you can challenge people up to three places above you.',
    'Auf einer Leiter kannst du Leute bis drei Plätze über dir herausfordern.',
  ),
  ladderBusy: problem(
    'not-allowed',
    'You already have a challenge or a match on this ladder. Finish that first.',
    'Du hast auf dieser Leiter schon eine Herausforderung oder Partie. Bring die erst zu Ende.',
  ),
  ladderOpponentBusy: problem(
    'not-allowed',
    'That player already has a challenge or a match on this ladder. Challenge someone else.',
    'Diese Person hat auf dieser Leiter schon eine Herausforderung oder Partie. Fordere jemand anderen heraus.',
  ),
  noLadderChallenge: problem(
    'nothing',
    'That challenge is no longer open.',
    'Diese Herausforderung ist nicht mehr offen.',
  ),
  tooFewSignedUp: problem(
    'not-allowed',
    'Too few people have signed up to start.',
    'Für den Start haben sich noch zu wenige angemeldet.',
  ),
  startInThePast: problem(
    'terms',
    'That start is in the past. Choose a later one.',
    'Dieser Beginn liegt in der Vergangenheit. Wähle einen späteren.',
  ),
  seasonTooShort: problem(
    'terms',
    'That season is too short for its matches. A league takes at least two weeks.',
    'Diese Saison ist für ihre Partien zu kurz. Eine Liga dauert mindestens zwei Wochen.',
  ),
  seasonTooLong: problem('terms', 'That’s too long. Choose fewer days.', 'Das ist zu lang. Wähle weniger Tage.'),
  alreadyExtended: problem(
    'not-allowed',
    'It has already been extended, and that’s possible only once.',
    'Sie wurde schon verlängert, und das geht nur einmal.',
  ),
  roundOver: problem(
    'not-open',
    'Its time is up, so it can’t be extended any more.',
    'Ihre Zeit ist um, verlängern lässt sie sich nicht mehr.',
  ),
  competitionMisfit: problem(
    'terms',
    'These settings don’t fit together. Check the number of seats, the division size and the format.',
    'Diese Einstellungen passen nicht zusammen. Prüfe Zahl der Plätze, Größe der Divisionen und Format.',
  ),
  competitionNeedsClock: problem(
    'terms',
    'A competition needs a time limit, so that it ends on time.',
    'Ein Wettbewerb braucht eine Bedenkzeit, damit er pünktlich endet.',
  ),
  competitionName: problem(
    'terms',
    'Give the competition a name of up to 60 characters.',
    'Gib dem Wettbewerb einen Namen mit höchstens 60 Zeichen.',
  ),
  tooManyCompetitions: problem(
    'too-many',
    'This server can’t have any more open competitions. End or cancel one first.',
    'Mehr offene Wettbewerbe sind auf diesem Server nicht möglich. Beende erst einen oder sag ihn ab.',
  ),
  competitionNotOver: problem(
    'not-open',
    'The next season can start once this one is over.',
    'Die nächste Saison kann beginnen, sobald diese vorbei ist.',
  ),
} as const;
