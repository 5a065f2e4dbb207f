import type { AnyGame, Family } from '../engine/game/index.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import type { Language, Text } from '../engine/text.ts';
import type { DailyMatch } from './lobby/daily-match.ts';
import type { Clubs } from './clubs/clubs.ts';
import type { Leaderboard } from './lobby/daily-seed.ts';
import type { Review, ReviewProgress } from './view/review.ts';
import type { Store } from './ports.ts';
import type { Premoves, FinishedMatch, Profile } from './stored-match.ts';
import type {
  BrowserSession,
  MatchProgress,
  SeenMatch,
  MatchStats,
  DailyResult,
  Hint,
  ListedScore,
  SavedDeck,
  SavedRules,
  ListedLesson,
  ListedMatch,
  PublicMatch,
  Panel,
  PuzzleInfo,
  PuzzleStreak,
  LogEntry,
  PersonalRecord,
  PlayerProfile,
  RatingChange,
  ServerRanking,
  ServerWeek,
} from './views.ts';
import type {
  BranchRequest,
  ChallengeRequest,
  AnswerResolver,
  UserRef,
  LessonRequest,
  PuzzleRequest,
  ProfileSettings,
  SoloRequest,
  TermsRequest,
  MatchRequest,
} from './requests.ts';

export type * from './views.ts';
export type * from './requests.ts';

/**
 * All operations on matches. People are named by user id. Refusals are thrown as `Refused` (usually a `Problem` with a
 * kind, or `Stale` for old buttons), store failures as `StoreError`. `token` is the id of the interaction: one token is
 * never applied twice.
 */
export interface Matches {
  challenge(request: ChallengeRequest): Promise<Panel>;
  /** Proposes other terms, by anyone at the table; all others must accept them. */
  propose(id: string, user: string, request: TermsRequest, token: string | null): Promise<Panel>;
  /** `language` is used for public messages if no one chose a language. */
  accept(id: string, user: string, token: string | null, language?: Language | null): Promise<Panel>;
  /** Sets the language of public messages while the match is a challenge. */
  setLanguage(id: string, user: string, language: Language, token: string | null): Promise<Panel>;
  decline(id: string, user: string, token: string | null): Promise<Panel>;
  withdraw(id: string, user: string, token: string | null): Promise<Panel>;
  /** Takes an open seat; the last one starts the match. `language` as above. */
  join(id: string, person: UserRef, token: string | null, language?: Language | null): Promise<Panel>;
  /** Frees a seat; for the host. */
  kick(id: string, user: string, seat: Seat, token: string | null): Promise<Panel>;
  /** Gives open seats to people, by the host; they are asked to agree. */
  invite(
    id: string,
    user: string,
    people: readonly (UserRef & { readonly bot?: boolean })[],
    token: string | null,
  ): Promise<Panel>;
  /** Starts without the missing players, for the host; computers can take their seats. */
  startNow(id: string, user: string, computers: boolean, token: string | null): Promise<Panel>;
  solo(request: SoloRequest): Promise<Panel>;
  /**
   * Continues a finished match from the checkpoint before an answer, against computers: on the player's own seat, or, for
   * others, on the seat that gave it.
   */
  playFrom(request: BranchRequest): Promise<Panel>;
  /** Opens a lesson where this person left it, or begins it. */
  learn(request: LessonRequest): Promise<Panel>;
  /** Returns all lessons, and how far this person is. */
  lessons(user: string): Promise<readonly ListedLesson[]>;
  /** Opens today's puzzle for this person. `again`: replays it for fun. */
  puzzle(request: PuzzleRequest): Promise<Panel>;
  /** Returns a puzzle's goal, its solution once it is over, and this person's streak. */
  puzzleInfo(id: string, user: string): Promise<PuzzleInfo>;
  /** Returns a person's streak in a family; in the first one by default. */
  streak(user: string, family?: string): Promise<PuzzleStreak>;
  /** Returns the families with a daily puzzle. */
  puzzleFamilies(): readonly Family[];
  /**
   * Starts the daily puzzle post in a channel, moves it there, or stops it if it is there already. With another family
   * it starts again there with the puzzles of that family.
   */
  dailyPuzzle(
    guild: string,
    channel: string,
    language: Language,
    family?: string | null,
  ): Promise<'on' | 'moved' | 'off'>;
  /** The same for the weekly post; the first one comes when this week is over. */
  weeklyPost(guild: string, channel: string, language: Language): Promise<'on' | 'moved' | 'off'>;
  /** Returns what happened on a server in a week, people who stay out of rankings left out. */
  weekOf(guild: string, from: number, to: number): Promise<ServerWeek>;
  /** Sets the channel of a match: its new thread, or another one if that was deleted. */
  moveTo(id: string, channel: string): Promise<PublicMatch>;

  /** `here`: the person clicked something of this match, so the next reminder can wait. */
  panel(id: string, user: string | null, here?: boolean): Promise<Panel>;
  /** `seq` is that of the answered panel; `asking`: standing orders answer nothing else in this turn. */
  answer(
    id: string,
    user: string,
    seq: number,
    answer: Answer | AnswerResolver,
    token: string | null,
    asking?: boolean,
  ): Promise<Panel>;
  /** Answers an open offer on a public message. */
  reply(id: string, user: string, seq: number, choice: string, token: string | null): Promise<Panel>;
  /** Plays all moves of a plan that a panel offered, or none. */
  plan(id: string, user: string, seq: number, moves: readonly Answer[], token: string | null): Promise<Panel>;
  /** Answers with a typed move: the choices by id or label, separated by commas. */
  answerByMove(id: string, user: string, move: string, token: string | null): Promise<Panel>;
  /** Undoes one step, the turn as far as possible, or only the last answer of a standing order. */
  undo(id: string, user: string, seq: number, how: 'step' | 'turn' | 'order', token: string | null): Promise<Panel>;

  /** Asks to go back to before the last answer, or to the start of the player's last turn. */
  askTakeback(id: string, user: string, how: 'step' | 'turn', token: string | null): Promise<Panel>;
  acceptTakeback(id: string, user: string, token: string | null): Promise<Panel>;
  declineTakeback(id: string, user: string, token: string | null): Promise<Panel>;
  declineAdjourn(id: string, user: string, token: string | null): Promise<Panel>;

  /** Resigns: with two players the other one wins, at a larger table a computer takes over. */
  resign(id: string, user: string, token: string | null): Promise<Panel>;
  /** Returns the seat from a stand-in to its player. */
  takeSeatBack(id: string, user: string, token: string | null): Promise<Panel>;
  /** Asks to adjourn; all others must agree. Adjourns at once against computers or if a player's time bank is empty. */
  adjourn(id: string, user: string, token: string | null): Promise<Panel>;
  resume(id: string, user: string, token: string | null): Promise<Panel>;
  /** Asks for a rematch of a finished match, or accepts the other's request. Returns the panel of the new match. */
  rematch(id: string, user: string, token: string | null): Promise<Panel>;
  rematchWith(id: string, user: string, request: Omit<MatchRequest, 'game'>, token: string | null): Promise<Panel>;

  useBank(id: string, user: string, token: string | null): Promise<Panel>;
  mute(id: string, user: string, token: string | null): Promise<Panel>;
  grant(id: string, user: string, token: string | null): Promise<Panel>;
  autopilot(id: string, user: string, token: string | null): Promise<Panel>;
  claim(id: string, user: string, token: string | null): Promise<Panel>;
  setPremoves(id: string, user: string, plan: Premoves | null, token: string | null): Promise<Panel>;

  profile(user: string): Promise<Profile>;
  /** Returns profiles in the order of the ids. */
  profiles(users: readonly string[]): Promise<readonly Profile[]>;
  settings(user: string, settings: ProfileSettings): Promise<Profile>;
  /** Sets a standing order; null restores the game's default. */
  order(user: string, game: string, order: string, value: Profile['orders'][string] | null): Promise<Profile>;
  block(user: string, other: string, on: boolean): Promise<Profile>;
  blocks(profile: Profile, other: string): boolean;
  vacation(user: string, days: number): Promise<Profile>;
  endVacation(user: string): Promise<Profile>;
  /** Returns the milliseconds of vacation left in this half-year. */
  vacationLeft(user: string): Promise<number>;

  /** Returns a person's decks, oldest first; only their owner ever gets them. */
  decks(user: string, game: string): Promise<readonly SavedDeck[]>;
  newDeck(user: string, game: string, name: string, line: string): Promise<SavedDeck>;
  /** `change` is called again if another change was written first. */
  changeDeck(
    user: string,
    game: string,
    id: string,
    change: (deck: SavedDeck) => Partial<Omit<SavedDeck, 'id'>>,
  ): Promise<SavedDeck>;
  deleteDeck(user: string, game: string, id: string): Promise<void>;

  /** Returns the house rules of a game that were saved on a server, by name. */
  savedRules(guild: string | null, game: string): Promise<readonly SavedRules[]>;
  /** Saves a match's house rules for its server, by one of its players. Managers may replace those of others. */
  saveRules(match: string, user: string, name: string, manages: boolean): Promise<SavedRules>;
  /** Deletes saved house rules, by the one who saved them or a manager; returns their name. */
  deleteRules(guild: string, game: string, user: string, id: string, manages: boolean): Promise<string>;
  /** Returns the options for a variant; throws if a rule no longer exists or the variant doesn't have it. */
  optionsOf(saved: SavedRules, variant: string | null): Readonly<Record<string, unknown>>;

  /** Returns a person's private notes about a match; empty if there are none. */
  notes(user: string, id: string): Promise<string>;
  saveNotes(user: string, id: string, text: string): Promise<void>;

  /** Returns a person's matches, least time left first and waiting ones last, without `except`. */
  list(user: string, except?: string): Promise<readonly ListedMatch[]>;
  /** Returns one page of a server's open matches and challenges, newest first, and their number. */
  inServer(
    guild: string,
    from: number,
    count: number,
  ): Promise<{ readonly sheets: readonly PublicMatch[]; readonly total: number }>;
  inChannel(channel: string): Promise<PublicMatch | null>;
  finished(id: string): Promise<FinishedMatch | null>;
  finishedOf(user: string, limit: number): Promise<readonly FinishedMatch[]>;
  /** Returns the best solo matches on a list, one per person, best first. */
  leaderboard(list: Leaderboard, limit: number): Promise<readonly FinishedMatch[]>;
  dailyMatches(): readonly DailyMatch[];
  /** Lists who finished a daily match on a server: in order of the score once the day's results are open. */
  dailyList(
    guild: string,
    daily: string,
    day: string,
  ): Promise<{ readonly people: readonly ListedScore[]; readonly seed: string | null }>;
  /** Returns how a person's daily match of today, or this one, went; null if it isn't over. */
  dailyResult(user: string, daily: string, match?: string | null): Promise<DailyResult | null>;
  /** Returns the people who solved a day's puzzle on a server at the first try, the earliest first. */
  puzzleSolvers(guild: string, family: string, day: string): Promise<readonly string[]>;
  /** Returns what a finished match did to the ratings; null if it isn't rated. */
  ratingChange(id: string, endedAt: number): Promise<RatingChange | null>;
  /** Returns what `asker` may know about a person: their figures if shown, and always how both stand. */
  playerProfile(asker: string, person: string): Promise<PlayerProfile>;
  /** Returns a person's results by opponent: to others only those with them, and those of this server if shown. */
  personalRecord(asker: string, person: string, guild: string | null): Promise<PersonalRecord>;
  /** Returns the families with a list of ratings. */
  families(): readonly Family[];
  /** Returns a server's ranking in a family, without people who stay out of it. */
  ranking(guild: string, family: string): Promise<ServerRanking>;
  log(id: string, user: string | null): Promise<readonly LogEntry[]>;
  /**
   * Returns the position after this many answers, as this person may see it. `seat` chooses the side of a finished
   * match.
   */
  replay(id: string, user: string | null, answers: number, seat?: Seat | null): Promise<Panel>;
  /** Returns the question that an answer of a finished match was given to, as its player saw it. */
  questionAt(
    id: string,
    answer: number,
  ): Promise<{ readonly game: AnyGame; readonly view: unknown; readonly asked: Decision | null }>;
  stats(id: string): Promise<MatchStats>;
  record(id: string): Promise<string>;
  /**
   * Returns the match and, if it is shared, the secret part of its link: empty if it has none yet. Refused if this
   * person can't share it.
   */
  sharing(id: string, user: string): Promise<{ readonly sheet: PublicMatch; readonly token: string | null }>;
  /** Lets everyone with its link view the match, and in Discord everyone with its id. Returns the secret of the link. */
  share(id: string, user: string): Promise<string>;
  stopSharing(id: string, user: string): Promise<void>;
  isShared(id: string): Promise<boolean>;

  /** Returns a single-use ticket that signs a browser in, and names the match to open there. */
  newTicket(user: string, match: string | null): Promise<string>;
  /** Trades a ticket for a session; null if it isn't valid, for whatever reason. */
  useTicket(ticket: string): Promise<{ readonly session: string; readonly match: string | null } | null>;
  /** Signs a browser in without a ticket, once its person is known. */
  newSession(user: string): Promise<string>;
  /** Returns whose session this is; null if it isn't valid. */
  sessionUser(session: string): Promise<string | null>;
  /** Returns a person's sessions, newest first. `own`: the one that asks. */
  sessions(user: string, own?: string | null): Promise<readonly BrowserSession[]>;
  endSession(session: string): Promise<void>;
  /** Ends all sessions of a person, and makes their tickets worthless. */
  endSessions(user: string): Promise<void>;
  /** Returns everything the play page shows of a match, to its players only. `here` as above. */
  playerView(id: string, user: string, here?: boolean): Promise<SeenMatch>;
  /** Returns how far a match is; null if there is none. */
  progress(id: string): Promise<MatchProgress | null>;

  /** Does everything due in a match or a competition. */
  processDue(id: string): Promise<void>;
  /** Moderates a match; always announced in public. */
  moderate(id: string, what: 'adjourn' | 'resume' | 'repair', by: string, token: string | null): Promise<PublicMatch>;
  /** Returns the servers a person plays or played on; null stands for direct messages. */
  serversOf(user: string): Promise<ReadonlySet<string | null>>;
  /**
   * Deletes a person's data: open matches end without a result, rated ones as resigned. Returns the number of changed
   * entries.
   */
  purge(user: string): Promise<number>;

  /** Bans a person from starting and joining matches on a server, or lifts the ban. Running matches continue. */
  setBanned(guild: string, user: string, on: boolean): Promise<void>;
  isBanned(guild: string, user: string): Promise<boolean>;
  /** Returns the channel that reports of a server go to, and their language; null if its managers chose none. */
  reportChannel(guild: string): Promise<{ readonly channel: string; readonly language: Language } | null>;
  /** Sends reports to a channel, or to none if they already go there. */
  toggleReports(guild: string, channel: string, language: Language): Promise<'on' | 'moved' | 'off'>;
  /** Counts a report; throws if this person or this server has sent too many today. */
  countReport(guild: string, reporter: string, person: string): Promise<void>;

  servers(): Promise<ReadonlySet<string>>;
  /** Ends a server's open matches without a result after the bot was removed. Returns their number. */
  leaveServer(guild: string): Promise<number>;

  /** Returns a strong computer's advice for this person's question. Refused in rated matches or if not agreed on. */
  hint(id: string, user: string): Promise<Hint>;

  /** `onProgress` is called while it is made; a review that exists already is returned at once. */
  review(id: string, onProgress?: ReviewProgress): Promise<Review>;

  /** Ladders, leagues and cups. */
  readonly clubs: Clubs;

  /** Small values about a match, kept for the user interface. */
  readonly uiState: Pick<Store, 'draft' | 'saveDraft' | 'uiValue' | 'saveUiValue'>;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Levels of computer opponents, weakest first. */
  readonly levels: readonly { readonly id: string; readonly name: Text }[];
  readonly defaultLevel: string;
  /** Returns the handicap that would even out a match of two before it starts, by their ratings; null for none. */
  suggestedHandicap(id: string): Promise<string | null>;
}
