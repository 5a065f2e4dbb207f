import type { AnyGame } from '../engine/game/index.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import type { Language, Text } from '../engine/text.ts';
import type { BestList } from './lobby/day.ts';
import type { Review } from './look/review.ts';
import type { Store } from './ports.ts';
import type { Ahead, Past, Profile } from './sheet.ts';
import type { Figures, Hint, KeptDeck, Listed, OpenSheet, Panel, PuzzleFacts, Streak, Told } from './sights.ts';
import type { BranchWish, ChallengeWish, Meant, Person, PuzzleWish, Settings, SoloWish, TermsWish, Wish } from './wishes.ts';

export type * from './sights.ts';
export type * from './wishes.ts';

/**
 * Everything that can be done with matches. A person is named by user id; what cannot be done is thrown as `Refused`
 * (mostly a `Problem` with a kind, `Stale` for old buttons), trouble with the store as `StoreError`. `token` is the id of
 * the interaction: the same one is never applied twice.
 */
export interface Matches {
  challenge(wish: ChallengeWish): Promise<Panel>;
  /** Changed terms, by anybody at the table; all others have to accept them. */
  propose(id: string, user: string, wish: TermsWish, token: string | null): Promise<Panel>;
  /** `language` is what all read, for a match in which nobody chose one. */
  accept(id: string, user: string, token: string | null, language?: Language | null): Promise<Panel>;
  /** The language of what everybody reads, chosen by either side while it is a challenge. */
  speak(id: string, user: string, language: Language, token: string | null): Promise<Panel>;
  decline(id: string, user: string, token: string | null): Promise<Panel>;
  withdraw(id: string, user: string, token: string | null): Promise<Panel>;
  /** Takes an open seat. The last one taken begins the match. `language` as above. */
  join(id: string, person: Person, token: string | null, language?: Language | null): Promise<Panel>;
  /** By the host: the seat is open again. */
  kick(id: string, user: string, seat: Seat, token: string | null): Promise<Panel>;
  /** By the host: without those who are missing; computers, if wanted, take the free seats. */
  startNow(id: string, user: string, computers: boolean, token: string | null): Promise<Panel>;
  solo(wish: SoloWish): Promise<Panel>;
  /** On from the resting state before an answer of a match that is over: on the seat that gave it, against computers. */
  playFrom(wish: BranchWish): Promise<Panel>;
  /** The puzzle of today: where this person stands with it, or the beginning of it. `again`: once more, for the fun of it. */
  puzzle(wish: PuzzleWish): Promise<Panel>;
  /** What a puzzle asks for, its solution once it is over, and how this person does with puzzles. */
  puzzleFacts(id: string, user: string): Promise<PuzzleFacts>;
  streak(user: string): Promise<Streak>;
  /** The puzzle of every day in a channel: begins it, moves it there from another one, or ends it where it is already. */
  dailyPuzzle(guild: string, channel: string, language: Language): Promise<'on' | 'moved' | 'off'>;
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

  /** Those with least time left first, those that wait for others last; `except` is the one they are looked for from. */
  list(user: string, except?: string): Promise<readonly Listed[]>;
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

