import { concerns } from '../../log.ts';
import { dayAt, isHidden, shownFrom } from '../../match/lobby/day.ts';
import type { Matches, Panel } from '../../match/matches.ts';
import { problems } from '../../match/problems.ts';
import { heldSeat, type Past } from '../../match/sheet.ts';

/**
 * Who may call a method for what they name. `asker`: everyone, as the match layer refuses what the asker may not do or know.
 * `anyone`: everyone, as it gives nothing of a match but what its server or channel shows anyway. `manager`: the page that
 * calls it checks the asker's rights first. `bot`: nobody, only the bot for itself. `looker`: those who may look at the
 * match, which is checked here.
 */
export type Caller = 'asker' | 'anyone' | 'manager' | 'bot' | 'looker';
export type AccessTo<Service> = { readonly [Method in keyof Service]: Caller };

/** Every method needs a decision: without one this does not compile. */
export const access = {
  challenge: 'asker',
  propose: 'asker',
  accept: 'asker',
  speak: 'asker',
  decline: 'asker',
  withdraw: 'asker',
  join: 'asker',
  kick: 'asker',
  startNow: 'asker',
  solo: 'asker',
  playFrom: 'looker',
  puzzle: 'asker',
  puzzleFacts: 'asker',
  streak: 'anyone',
  dailyPuzzle: 'manager',
  moveTo: 'bot',

  panel: 'looker',
  answer: 'asker',
  plan: 'asker',
  answerByMove: 'asker',
  undo: 'asker',
  askTakeback: 'asker',
  acceptTakeback: 'asker',
  declineTakeback: 'asker',
  resign: 'asker',
  takeSeatBack: 'asker',
  adjourn: 'asker',
  resume: 'asker',
  rematch: 'asker',
  rematchWith: 'asker',
  useBank: 'asker',
  mute: 'asker',
  grant: 'asker',
  autopilot: 'asker',
  claim: 'asker',
  ahead: 'asker',

  profile: 'asker',
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
  dropDeck: 'asker',
  memo: 'asker',
  saveMemo: 'asker',

  list: 'asker',
  inServer: 'anyone',
  inChannel: 'anyone',
  past: 'looker',
  pastOf: 'looker',
  best: 'anyone',
  log: 'looker',
  replay: 'looker',
  asked: 'looker',
  figures: 'looker',
  record: 'looker',
  review: 'looker',
  hint: 'asker',
  share: 'asker',
  isShared: 'anyone',

  wake: 'bot',
  moderate: 'manager',
  serversOf: 'manager',
  purge: 'manager',
  servers: 'bot',
  leaveServer: 'bot',

  aside: 'bot',
  games: 'anyone',
  levels: 'anyone',
  usualLevel: 'anyone',
} as const satisfies AccessTo<Matches>;

type Checked = { [Method in keyof Matches]: (typeof access)[Method] extends 'looker' ? Method : never }[keyof Matches];

type Seen = Pick<Past['sheet'], 'id' | 'home' | 'players' | 'terms'>;

/**
 * The matches as somebody may look at them from where they are: their own, those of the server they are on, and shared ones.
 * A match of the day is its player's alone until the seed of that day is shown. What is done in a match is its players' anyway.
 */
export function lookingFrom(matches: Matches, guild: string | null, user: string, now: number): Matches {
  const isOwn = ({ players }: Seen): boolean => heldSeat(players, user) !== null;
  const isSealed = (sheet: Seen): boolean => isHidden(sheet.terms, now) && !isOwn(sheet);

  async function mayLook(sheet: Seen): Promise<boolean> {
    const local = guild !== null && sheet.home.guild === guild;
    return local || isOwn(sheet) || matches.isShared(sheet.id);
  }

  async function local<T extends { readonly sheet: Seen }>(seen: T): Promise<T> {
    concerns({ match: seen.sheet.id });
    if (!(await mayLook(seen.sheet))) throw problems.notShared();
    return seen;
  }

  async function checked<T extends { readonly sheet: Seen }>(seen: T): Promise<T> {
    await local(seen);
    if (isSealed(seen.sheet)) throw problems.daySealed(dayAt(shownFrom(seen.sheet.terms.day ?? '')));
    return seen;
  }

  /** What an onlooker may know about a match: of one of the day nothing of its table. */
  async function outside(id: string): Promise<Panel> {
    const panel = await local(await matches.panel(id, null));
    return isSealed(panel.sheet) ? { ...panel, view: null, news: [] } : panel;
  }

  /** For what tells nothing of its place: looked at first. */
  const after =
    <A extends readonly unknown[], T>(look: (id: string, ...rest: A) => Promise<T>) =>
    async (id: string, ...rest: A): Promise<T> => {
      await checked(await matches.panel(id, null));
      return look(id, ...rest);
    };

  const looking: Pick<Matches, Checked> = {
    panel: async (id, who, here) => (who === null ? outside(id) : checked(await matches.panel(id, who, here))),
    replay: async (id, who, answers, seat) => checked(await matches.replay(id, who, answers, seat)),
    log: after(async (id, who: string | null) => matches.log(id, who)),
    figures: after(async (id) => matches.figures(id)),
    record: after(async (id) => matches.record(id)),
    asked: after(async (id, answer: number) => matches.asked(id, answer)),
    review: after(async (id) => matches.review(id)),
    async playFrom(wish) {
      await checked(await matches.panel(wish.match, null));
      return matches.playFrom(wish);
    },
    async past(id) {
      const past = await matches.past(id);
      return past && checked(past);
    },
    async pastOf(whom, limit) {
      const pasts = await matches.pastOf(whom, limit);
      const may = await Promise.all(pasts.map(async ({ sheet }) => !isSealed(sheet) && mayLook(sheet)));
      return pasts.filter((_, index) => may[index]);
    },
  };
  return Object.assign(Object.create(matches) as Matches, looking);
}
