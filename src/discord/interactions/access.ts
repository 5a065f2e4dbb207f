import { addLogContext } from '../../log.ts';
import { dayAt, isSeedHidden, revealedAt } from '../../match/lobby/daily-seed.ts';
import type { Matches, Panel } from '../../match/matches.ts';
import { problems } from '../../match/problems.ts';
import { withoutResult } from '../../match/view/panel.ts';
import { seatHeldBy, type FinishedMatch } from '../../match/stored-match.ts';

/**
 * The callers of a method. `asker`: everyone, as the match layer refuses whatever the asker may not do or know. `anyone`:
 * everyone, as it returns only what the server or channel shows anyway. `manager`: the calling page checks the asker's
 * rights first. `bot`: only the bot. `looker`: those who may view the match, which is checked here.
 */
export type Caller = 'asker' | 'anyone' | 'manager' | 'bot' | 'looker';
export type AccessTo<Service> = { readonly [Method in keyof Service]: Caller };

/** Every method needs an entry: without one this doesn't compile. */
export const accessRules = {
  challenge: 'asker',
  propose: 'asker',
  accept: 'asker',
  setLanguage: 'asker',
  decline: 'asker',
  withdraw: 'asker',
  join: 'asker',
  kick: 'asker',
  invite: 'asker',
  startNow: 'asker',
  solo: 'asker',
  playFrom: 'looker',
  learn: 'asker',
  lessons: 'asker',
  puzzle: 'asker',
  puzzleInfo: 'asker',
  streak: 'anyone',
  puzzleFamilies: 'anyone',
  dailyPuzzle: 'manager',
  weeklyPost: 'manager',
  weekOf: 'bot',
  moveTo: 'bot',

  panel: 'looker',
  answer: 'asker',
  reply: 'asker',
  plan: 'asker',
  answerByMove: 'asker',
  undo: 'asker',
  askTakeback: 'asker',
  acceptTakeback: 'asker',
  declineTakeback: 'asker',
  resign: 'asker',
  takeSeatBack: 'asker',
  adjourn: 'asker',
  declineAdjourn: 'asker',
  resume: 'asker',
  rematch: 'asker',
  rematchWith: 'asker',
  useBank: 'asker',
  mute: 'asker',
  grant: 'asker',
  autopilot: 'asker',
  claim: 'asker',
  setPremoves: 'asker',

  profile: 'asker',
  profiles: 'asker',
  settings: 'asker',
  order: 'asker',
  block: 'asker',
  blocks: 'asker',
  vacation: 'asker',
  endVacation: 'asker',
  vacationLeft: 'asker',
  decks: 'asker',
  newDeck: 'asker',
  changeDeck: 'asker',
  deleteDeck: 'asker',
  savedRules: 'anyone',
  saveRules: 'asker',
  deleteRules: 'asker',
  optionsOf: 'anyone',
  notes: 'asker',
  saveNotes: 'asker',

  list: 'asker',
  inServer: 'anyone',
  inChannel: 'anyone',
  finished: 'looker',
  finishedOf: 'looker',
  leaderboard: 'anyone',
  dailyMatches: 'anyone',
  dailyList: 'anyone',
  dailyResult: 'asker',
  puzzleSolvers: 'anyone',
  ratingChange: 'bot',
  playerProfile: 'asker',
  personalRecord: 'asker',
  families: 'anyone',
  suggestedHandicap: 'bot',
  ranking: 'anyone',
  log: 'looker',
  replay: 'looker',
  questionAt: 'looker',
  stats: 'looker',
  record: 'looker',
  review: 'looker',
  hint: 'asker',
  sharing: 'asker',
  share: 'asker',
  stopSharing: 'asker',
  isShared: 'anyone',
  newTicket: 'asker',
  useTicket: 'bot',
  newSession: 'bot',
  sessionUser: 'bot',
  sessions: 'asker',
  endSession: 'bot',
  endSessions: 'asker',
  playerView: 'asker',
  progress: 'bot',

  processDue: 'bot',
  moderate: 'manager',
  serversOf: 'manager',
  purge: 'manager',
  setBanned: 'manager',
  isBanned: 'bot',
  reportChannel: 'anyone',
  toggleReports: 'manager',
  countReport: 'asker',
  servers: 'bot',
  leaveServer: 'bot',

  clubs: 'anyone',
  uiState: 'bot',
  games: 'anyone',
  levels: 'anyone',
  defaultLevel: 'anyone',
} as const satisfies AccessTo<Matches>;

type CheckedMethod = {
  [Method in keyof Matches]: (typeof accessRules)[Method] extends 'looker' ? Method : never;
}[keyof Matches];

type MatchIdentity = Pick<FinishedMatch['sheet'], 'id' | 'home' | 'players' | 'terms'>;

/**
 * Restricts matches to those a person may view from a server: their own, the server's, and shared ones. A daily match
 * is private to its player until its seed is published. Actions in a match are checked by the match layer.
 */
export function restrictAccess(matches: Matches, guild: string | null, user: string, now: number): Matches {
  const isOwn = ({ players }: MatchIdentity): boolean => seatHeldBy(players, user) !== null;
  const isSealed = (sheet: MatchIdentity): boolean => isSeedHidden(sheet.terms, now) && !isOwn(sheet);

  async function mayLook(sheet: MatchIdentity): Promise<boolean> {
    const local = guild !== null && sheet.home.guild === guild;
    return local || isOwn(sheet) || matches.isShared(sheet.id);
  }

  async function local<T extends { readonly sheet: MatchIdentity }>(seen: T): Promise<T> {
    addLogContext({ match: seen.sheet.id });
    if (!(await mayLook(seen.sheet))) throw problems.notShared();
    return seen;
  }

  async function checked<T extends { readonly sheet: MatchIdentity }>(seen: T): Promise<T> {
    await local(seen);
    if (isSealed(seen.sheet)) throw problems.dailySeedHidden(dayAt(revealedAt(seen.sheet.terms.day ?? '')));
    return seen;
  }

  /** Returns the panel of an onlooker, without the board of a hidden daily match. */
  async function outside(id: string): Promise<Panel> {
    const panel = await local(await matches.panel(id, null));
    return isSealed(panel.sheet)
      ? { ...panel, sheet: withoutResult(panel.sheet), view: null, turn: 0, awaiting: [], news: [] }
      : panel;
  }

  /** Checks access before a method whose result doesn't name the match's server. */
  const after =
    <A extends readonly unknown[], T>(look: (id: string, ...rest: A) => Promise<T>) =>
    async (id: string, ...rest: A): Promise<T> => {
      await checked(await matches.panel(id, null));
      return look(id, ...rest);
    };

  const looking: Pick<Matches, CheckedMethod> = {
    panel: async (id, who, here) => (who === null ? outside(id) : checked(await matches.panel(id, who, here))),
    replay: async (id, who, answers, seat) => checked(await matches.replay(id, who, answers, seat)),
    log: after(async (id, who: string | null) => matches.log(id, who)),
    stats: after(async (id) => matches.stats(id)),
    record: after(async (id) => matches.record(id)),
    questionAt: after(async (id, answer: number) => matches.questionAt(id, answer)),
    review: after(async (id, onProgress?: Parameters<Matches['review']>[1]) => matches.review(id, onProgress)),
    async playFrom(request) {
      await checked(await matches.panel(request.match, null));
      return matches.playFrom(request);
    },
    async finished(id) {
      const past = await matches.finished(id);
      return past && checked(past);
    },
    async finishedOf(whom, limit) {
      const pasts = await matches.finishedOf(whom, limit);
      const may = await Promise.all(pasts.map(async ({ sheet }) => !isSealed(sheet) && mayLook(sheet)));
      return pasts.filter((_, index) => may[index]);
    },
  };
  return Object.assign(Object.create(matches) as Matches, looking);
}
