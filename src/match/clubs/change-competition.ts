import { advance } from '../../clubs/advance.ts';
import { type ClubEffect, type Competition, type MatchFacts, readCompetition } from '../../clubs/competition.ts';
import type { ClubRefusal } from '../../clubs/refusal.ts';
import { settle } from '../../clubs/settle.ts';
import { isAnonymous } from '../../ratings/result.ts';
import { fingerprint } from '../fingerprint.ts';
import { MINUTE } from '../limits.ts';
import type { StoredCompetition, StoredPost } from '../ports.ts';
import { problems } from '../problems.ts';
import { mayDisturb } from '../time/vacation.ts';
import type { Ports } from '../transition/commit.ts';
import { clubProblem } from './club-problem.ts';
import { calledBy, type CompetitionDraft, draftPosts } from './posts.ts';

/** What a change replaces; a refusal is thrown as a problem, and null changes nothing. */
export type CompetitionChange =
  | Partial<Pick<StoredCompetition, 'club' | 'homeless' | 'following'>>
  | ClubRefusal
  | null;

/** Interactions remembered per competition: far more than can arrive between one and its repetition. */
const TOKENS = 50;
/** How often a change is tried again when others were written first: many people may sign up at once. */
const TRIES = 40;

const noFacts: MatchFacts = new Map();

export async function loadCompetition({ store }: Pick<Ports, 'store'>, id: string): Promise<StoredCompetition> {
  const stored = await store.competitions.load(id);
  if (!stored) throw problems.unknownCompetition();
  return { ...stored, club: readCompetition(stored.club) };
}

/**
 * Loads a competition, decides and writes, and decides again if another change was written first. What has to be done
 * outside is written with the change and done when it's due.
 */
export async function changeCompetition(
  ports: Ports,
  id: string,
  token: string | null,
  decide: (stored: StoredCompetition) => CompetitionChange,
): Promise<StoredCompetition> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stored = await ports.store.competitions.load(id);
    if (!stored) throw problems.unknownCompetition();
    if (token !== null && stored.tokens.includes(fingerprint(token))) return stored;
    const change = decide(stored);
    if (!change) return stored;
    if ('refused' in change) throw clubProblem(change);
    const saved = await saveCompetition(ports, stored, { ...stored, ...change }, { token });
    if (saved) return saved;
  }
  throw problems.competitionBusy();
}

/** What a change brings along. */
interface Occasion {
  readonly token?: string | null;
  readonly facts?: MatchFacts;
  /** The ended matches that the facts are about. */
  readonly counted?: readonly string[];
}

/** Lets a competition go on from a changed state and writes it; null if another change was written first. */
export async function saveCompetition(
  { store, runtime, clock, report }: Ports,
  from: StoredCompetition | null,
  changed: Omit<StoredCompetition, 'seq' | 'people'>,
  { token = null, facts = noFacts, counted = [] }: Occasion = {},
): Promise<StoredCompetition | null> {
  const now = runtime.now();
  const { club, announced } = withoutAnnouncements(advance(changed.club, facts, now).competition, now);
  const seq = (from?.seq ?? 0) + 1;
  const competition: StoredCompetition = {
    ...changed,
    seq,
    people: peopleNamedIn(club),
    tokens: token === null ? changed.tokens : [...changed.tokens, fingerprint(token)].slice(-TOKENS),
    club,
  };
  const { id } = competition;
  const mark = runtime.changeMark();
  const drafts = draftPosts(from?.club ?? null, club, announced);
  const loud = await Promise.all(drafts.map(async (draft) => isLoud(store, draft, now)));
  const posts = drafts.map((draft, index): StoredPost => ({
    ...draft,
    id: `${id}-${seq}-${mark}-${index}`,
    match: id,
    seq,
    at: now,
    to: 'channel',
    push: loud[index] === true,
  }));
  const due = dueOf(club, now);
  if (!(await store.competitions.commit({ competition, from, posts, due, counted }, now))) return null;
  const alarms = [
    ...(due === null ? [] : [clock.schedule(id, seq, due)]),
    ...(posts.length > 0 ? [clock.deliver(id)] : []),
  ];
  // The change is written: no need to wait for the alarms.
  void Promise.allSettled(alarms).then((results) => {
    for (const result of results) if (result.status === 'rejected') report(result.reason);
  });
  return competition;
}

/** Returns whether a post may make a sound for the person it calls. */
async function isLoud(store: Ports['store'], draft: CompetitionDraft, now: number): Promise<boolean> {
  const called = calledBy(draft);
  return called !== null && mayDisturb(await store.profile(called), now);
}

/** Returns everyone whose id is in a competition, so that a deletion finds it. */
function peopleNamedIn({ organizer, entrants, invited, log }: Competition): readonly string[] {
  const named = [
    organizer.id,
    ...entrants.flatMap(({ person, former = [] }) => [person, ...former]),
    ...invited.map(({ person }) => person),
    ...log.flatMap(({ by, person, to }) => [by, person, to].filter((each) => typeof each === 'string')),
  ];
  return [...new Set(named)].filter((person) => !isAnonymous(person));
}

/** Takes out what was announced: it becomes posts of the same change. */
function withoutAnnouncements(
  club: Competition,
  now: number,
): { readonly club: Competition; readonly announced: readonly Extract<ClubEffect, { kind: 'announce' }>[] } {
  const announced = club.pending.filter((effect) => effect.kind === 'announce');
  return { club: announced.reduce((each, { key }) => settle(each, key, { kind: 'done' }, now), club), announced };
}

/** Returns when a competition is due: at once if something has to be done outside. */
function dueOf({ pending, next }: Competition, now: number): number | null {
  if (pending.length > 0) return now;
  return next === null ? null : Math.max(next, now + MINUTE);
}
