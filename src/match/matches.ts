import type { AnyGame } from '../engine/game/index.ts';
import type { Given } from '../engine/match.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import type { Language, Text } from '../engine/text.ts';
import type { BestList } from './lobby/day.ts';
import type { Review } from './look/review.ts';
import type { Store } from './ports.ts';
import type { Ahead, Home, Past, Profile, Request, Sheet, Terms, Wait } from './sheet.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Terms as somebody asks for them: what is left out is the usual. */
export interface Wish {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly clock?: Terms['clock'];
  readonly takebacks?: boolean;
  /** May people ask the computer for hints? */
  readonly hints?: boolean;
  readonly rated?: boolean;
  /** The level that plays for whoever is missing. */
  readonly standIn?: string;
}

export interface ChallengeWish extends Wish {
  readonly challenger: Person;
  /** The challenger's answer to the first question of the match, given in advance; secret. */
  readonly brings?: Answer;
  /** Those who are asked by name. */
  readonly opponents: readonly (Person & { readonly bot?: boolean })[];
  /** So many seats more, for anybody who joins. */
  readonly open?: number;
  /** Computers at the table, by their level. */
  readonly computers?: readonly string[];
  readonly home: Omit<Home, 'channel'>;
  /** Of the interaction: the same one makes one challenge. */
  readonly token: string | null;
}

export interface SoloWish extends Wish {
  readonly player: Person;
  /** The player's answer to the first question of the match, given in advance. */
  readonly brings?: Answer;
  /** Name of the computer opponents. */
  readonly level: string;
  /** How many sit at the table; as few as the variant allows when left out. */
  readonly seats?: number;
  /** With the seed of the day: alone, once a day. */
  readonly day?: boolean;
  readonly home: Omit<Home, 'channel'>;
  readonly token: string | null;
  /** Dice and stacks as in every match with this seed. */
  readonly seed?: string;
}

/** A sheet without anything secret: no position, no events, no delays. */
export type OpenSheet = Omit<Sheet, 'match' | 'log' | 'waits' | 'paused' | 'byOrder' | 'messages' | 'hands' | 'ahead' | 'brings' | 'table'> & {
  readonly waits: readonly Omit<Wait, 'auto' | 'next' | 'muted' | 'reminded' | 'byHand' | 'asking'>[];
};

/** What a person may see and do now. */
export interface Panel {
  readonly id: string;
  /** To be carried by every button of this panel. */
  readonly seq: number;
  readonly sheet: OpenSheet;
  readonly game: AnyGame;
  /** Null for somebody who looks on. */
  readonly seat: Seat | null;
  /** For the game's texts and pictures; null before the start. */
  readonly view: unknown;
  readonly turn: number;
  readonly active: readonly Seat[];
  /** The question open for this person. */
  readonly question: Decision | null;
  /** The seats somebody waits for: with a question of their own that is not patient, or nobody else could act. */
  readonly awaiting: readonly Seat[];
  readonly undo: Undo | null;
  /** Moves this person made in advance. */
  readonly ahead: Ahead | null;
  readonly requests: readonly Request[];
  readonly may: readonly Action[];
  /** From when a win on time may be claimed; null when it may not. */
  readonly claimFrom: number | null;
  /** What the change that led to this panel made happen, as this person hears it. */
  readonly news: readonly Text[];
  /** The interaction was dealt with before: nothing was done a second time. */
  readonly repeated: boolean;
  /** Revealed when the match is over. */
  readonly seed: string | null;
}

/** What can be taken back without asking. */
export interface Undo {
  /** The answer given by hand that would be taken back. */
  readonly answer: Given;
  /** The question it was given to, and the table as it was then: the words for it come from there. */
  readonly asked: Decision;
  readonly view: unknown;
  /** How many answers go with it: those that standing orders gave since. */
  readonly answers: number;
  /** The answer of a standing order that can be taken back alone, to choose differently. */
  readonly byOrder: Given | null;
}

/**
 * An answer by what is asked when it arrives: short names become ids, picks made so far an answer. Panels that showed the
 * question have a `seq` from the one to the other.
 */
export type Meant = (question: Decision, shown: { readonly from: number; readonly to: number }) => Answer | Promise<Answer>;

/** What besides answering can be done, for the buttons of a panel. */
export type Action =
  | 'accept'
  | 'join'
  | 'kick'
  | 'start-now'
  | 'propose'
  | 'decline'
  | 'withdraw'
  | 'ask-take-back'
  | 'accept-take-back'
  | 'decline-take-back'
  | 'use-bank'
  | 'mute'
  | 'grant'
  | 'autopilot'
  | 'claim'
  | 'adjourn'
  | 'resume'
  | 'resign'
  | 'take-seat-back'
  | 'hint'
  | 'rematch';

/** What the computer would do. */
export interface Hint {
  readonly panel: Panel;
  /** The answer, and those planned after it. */
  readonly line: readonly Answer[];
  /** Than doing nothing: not, a little, clearly, much. */
  readonly better: 0 | 1 | 2 | 3;
  /** What it is better for, the weightiest first. */
  readonly why: readonly Text[];
}

/** A deck somebody keeps, as its game writes it. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

/** One of a person's matches, for a list by time left. */
export interface Listed {
  readonly sheet: OpenSheet;
  readonly seat: Seat;
  /** The person is waited for. */
  readonly mine: boolean;
  /** When the person's time is over; null when it does not run. */
  readonly due: number | null;
}

/** One answer and what it made happen, as one person hears it. */
export interface Told {
  /** Number of the answer, from 1; 0 is the set-up. */
  readonly answer: number;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly texts: readonly Text[];
}

/** What can be counted in a match. */
export interface Figures {
  /** By seat: the points at the end of every turn. */
  readonly points: readonly (readonly number[])[];
  /** By die of the game, by face, by seat of the one who threw: how often it fell. */
  readonly throws: readonly (readonly (readonly number[])[])[];
}

export type Settings = Partial<
  Pick<Profile, 'name' | 'language' | 'offset' | 'quiet' | 'notifications' | 'dmClosed' | 'dm' | 'challengers' | 'tips'>
>;

/**
 * Everything that can be done with matches. A person is named by user id; what cannot be done is thrown as `Refused`
 * (mostly a `Problem` with a kind, `Stale` for old buttons), trouble with the store as `StoreError`. `token` is the id of
 * the interaction: the same one is never applied twice.
 */
export interface Matches {
  challenge(wish: ChallengeWish): Promise<Panel>;
  /** Changed terms, by anybody at the table; all others have to accept them. */
  propose(id: string, user: string, wish: Omit<Wish, 'game'>, token: string | null): Promise<Panel>;
  /** `language` is what both read, for a match in which nobody chose one. */
  accept(id: string, user: string, token: string | null, language?: Language | null): Promise<Panel>;
  /** The language of what everybody reads, chosen by either side while it is a challenge. */
  speak(id: string, user: string, language: Language, token: string | null): Promise<Panel>;
  decline(id: string, user: string, token: string | null): Promise<Panel>;
  withdraw(id: string, user: string, token: string | null): Promise<Panel>;
  /** Takes an open seat. The last one taken begins the match. */
  join(id: string, person: Person, token: string | null): Promise<Panel>;
  /** By the host: the seat is open again. */
  kick(id: string, user: string, seat: Seat, token: string | null): Promise<Panel>;
  /** By the host: without those who are missing; with a level, computers fill up what the variant needs. */
  startNow(id: string, user: string, level: string | null, token: string | null): Promise<Panel>;
  solo(wish: SoloWish): Promise<Panel>;
  /** Where the match is played from now on: its new thread, or another one when that was deleted. */
  moveTo(id: string, channel: string): Promise<OpenSheet>;

  /** `here`: the person clicked something of this match, so that the next reminder can wait. */
  panel(id: string, user: string | null, here?: boolean): Promise<Panel>;
  /** `seq` is that of the panel the answer was given on; `asking`: no order passes over what else belongs to this turn. */
  answer(id: string, user: string, seq: number, answer: Answer | Meant, token: string | null, asking?: boolean): Promise<Panel>;
  /** Several moves of a plan that such a panel offered: all or none. */
  plan(id: string, user: string, seq: number, moves: readonly string[], token: string | null): Promise<Panel>;
  /** A typed move: the open question's choices by id or by label, several separated by commas. */
  answerByMove(id: string, user: string, move: string, token: string | null): Promise<Panel>;
  /** One step, the whole turn as far as it goes, or only what a standing order answered last. */
  undo(id: string, user: string, seq: number, how: 'step' | 'turn' | 'order', token: string | null): Promise<Panel>;

  /** Back to before the last answer, or to the beginning of the last turn of one's own. */
  askTakeback(id: string, user: string, how: 'step' | 'turn', token: string | null): Promise<Panel>;
  acceptTakeback(id: string, user: string, token: string | null): Promise<Panel>;
  declineTakeback(id: string, user: string, token: string | null): Promise<Panel>;

  /** Between two people the other wins; at a table of more a computer plays on. */
  resign(id: string, user: string, token: string | null): Promise<Panel>;
  /** By somebody a computer stands in for. */
  takeSeatBack(id: string, user: string, token: string | null): Promise<Panel>;
  /** The first press asks, all others must agree; at once against computers or when somebody's time bank is empty. */
  adjourn(id: string, user: string, token: string | null): Promise<Panel>;
  resume(id: string, user: string, token: string | null): Promise<Panel>;
  /** Of a match that is over: the first press asks, the other's begins. Gives the panel of the new match. */
  rematch(id: string, user: string, token: string | null): Promise<Panel>;
  rematchWith(id: string, user: string, wish: Omit<Wish, 'game'>, token: string | null): Promise<Panel>;

  useBank(id: string, user: string, token: string | null): Promise<Panel>;
  mute(id: string, user: string, token: string | null): Promise<Panel>;
  /** Of the waiting player, when the other's bank is empty. */
  grant(id: string, user: string, token: string | null): Promise<Panel>;
  autopilot(id: string, user: string, token: string | null): Promise<Panel>;
  claim(id: string, user: string, token: string | null): Promise<Panel>;
  /** Moves made in advance; null takes them back. */
  ahead(id: string, user: string, plan: Ahead | null, token: string | null): Promise<Panel>;

  profile(user: string): Promise<Profile>;
  settings(user: string, settings: Settings): Promise<Profile>;
  /** Null removes the order: then the game's own standard holds. */
  order(user: string, game: string, order: string, value: Profile['orders'][string] | null): Promise<Profile>;
  /** Takes no challenges of this person any more, or again. */
  block(user: string, other: string, on: boolean): Promise<Profile>;
  blocks(profile: Profile, other: string): boolean;
  vacation(user: string, days: number): Promise<Profile>;
  endVacation(user: string): Promise<Profile>;
  /** Milliseconds of vacation left in the running half-year. */
  vacationLeft(user: string): Promise<number>;

  /** The oldest first. Nobody but their owner ever gets them. */
  decks(user: string, game: string): Promise<readonly KeptDeck[]>;
  newDeck(user: string, game: string, name: string, line: string): Promise<KeptDeck>;
  /** `change` may be asked again when another change came first. */
  changeDeck(user: string, game: string, id: string, change: (deck: KeptDeck) => Partial<Omit<KeptDeck, 'id'>>): Promise<KeptDeck>;
  dropDeck(user: string, game: string, id: string): Promise<void>;

  /** What a person wrote down about a match, for themselves alone; empty when nothing. */
  memo(user: string, id: string): Promise<string>;
  saveMemo(user: string, id: string, words: string): Promise<void>;

  /** Those with least time left first, those that wait for others last. */
  list(user: string): Promise<readonly Listed[]>;
  /** What is played or waits to begin on a server, the newest first: a portion of it, and how much there is. */
  inServer(guild: string, from: number, count: number): Promise<{ readonly sheets: readonly OpenSheet[]; readonly total: number }>;
  inChannel(channel: string): Promise<OpenSheet | null>;
  past(id: string): Promise<Past | null>;
  /** Matches that were played, newest first. */
  pastOf(user: string, limit: number): Promise<readonly Past[]>;
  /** The best of a server who played alone, everybody once, best first. */
  best(list: BestList, limit: number): Promise<readonly Past[]>;
  log(id: string, user: string | null): Promise<readonly Told[]>;
  /** The table after so many answers, as this person may see it. Of a match that is over, `seat` chooses the side. */
  replay(id: string, user: string | null, answers: number, seat?: Seat | null): Promise<Panel>;
  /** The question that one answer of a match that is over was given to, as its player saw it. */
  asked(id: string, answer: number): Promise<{ readonly game: AnyGame; readonly view: unknown; readonly asked: Decision | null }>;
  figures(id: string): Promise<Figures>;
  /** The record of a match that is over. */
  record(id: string): Promise<string>;
  /** By a player: then everybody who knows its number may look at it, not only those of its server. */
  share(id: string, user: string, on: boolean): Promise<void>;
  isShared(id: string): Promise<boolean>;

  /** Does whatever is due now; nothing when nothing is. */
  wake(id: string): Promise<void>;
  /** By somebody who looks after the server; always said in public. */
  moderate(id: string, what: 'adjourn' | 'resume' | 'repair', by: string, token: string | null): Promise<OpenSheet>;
  /** The servers somebody plays or has played on; null stands for direct messages. */
  serversOf(user: string): Promise<ReadonlySet<string | null>>;
  /** Forgets a person: open matches end without a result, rated ones as resigned. Gives the number of things changed. */
  purge(user: string): Promise<number>;

  /** The servers in which something is not over. */
  servers(): Promise<ReadonlySet<string>>;
  /** The bot is no longer there: open matches end without a result. Gives how many. */
  leaveServer(guild: string): Promise<number>;

  /** What a strong computer would do at the question this person is asked. Refused where it counts or was not agreed. */
  hint(id: string, user: string): Promise<Hint>;

  /** A match that is over, looked back at. */
  review(id: string): Promise<Review>;

  /** Small things kept beside a match by the layer that shows it. */
  readonly aside: Pick<Store, 'draft' | 'saveDraft' | 'note' | 'saveNote'>;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** How strong computers can play, the weakest first. */
  readonly levels: readonly { readonly id: string; readonly name: Text }[];
  /** What plays where nobody chose. */
  readonly usualLevel: string;
}

