import { questionOf } from '../../engine/answers.ts';
import type { AnyGame, OpenOffer, ShownRoll } from '../../engine/game/index.ts';
import type { Decision, Seat } from '../../engine/script.ts';
import type { CompetitionView } from '../clubs/clubs.ts';
import { competitionView } from '../clubs/competition-view.ts';
import { type CompetitionPost, readCompetitionPost } from '../clubs/posts.ts';
import type { PublicMatch } from '../matches.ts';
import type { Announcer, StoredPost } from '../ports.ts';
import { type WordedEvent, wordPost, readPost, type Post } from '../posts.ts';
import type { StoredMatch } from '../stored-match.ts';
import type { Text } from '../../engine/text.ts';
import { isEveryonePresent } from '../transition/change-context.ts';
import { defaultLimits } from '../limits.ts';
import { isSeedHidden } from '../lobby/daily-seed.ts';
import { type Position, currentPosition } from '../transition/transition.ts';
import { publicMatch, withoutResult } from './panel.ts';

/** A match as the recipient of a post may see it. */
export interface RecipientView {
  readonly sheet: PublicMatch;
  readonly game: AnyGame;
  /** Null for public posts. */
  readonly seat: Seat | null;
  /** Null before the start. */
  readonly view: unknown;
  readonly question: Decision | null;
  /** The number of the question, for its answer buttons. */
  readonly seq: number;
  readonly active: readonly Seat[];
  /** The usual first move of the active seat; the same whatever that player holds. */
  readonly usualMove: UsualMove | null;
  /** The current open offer to several seats. */
  readonly invitation: OpenOffer | null;
  /** The last roll of this and the previous turns; null if there was none. */
  readonly lastRoll: ShownRoll | null;
  /** Whether no one has to be notified: everyone is present, or one person plays against computers. */
  readonly isPresent: boolean;
  /** Whether board and events are hidden, because others can still play with the same dice. */
  readonly isHidden: boolean;
  turnOf(seat: Seat): number;
}

/** A choice that may be offered in public, and its question. */
export interface UsualMove {
  readonly id: string;
  readonly text: Text;
  readonly seq: number;
}

/** Sends posts as text and pictures. Throws if it should be retried later. */
export interface Notifier {
  notify(post: Post<WordedEvent>, view: RecipientView, maybeSent: boolean): Promise<void>;
  /** The same for posts of a competition, which is shown as it is now. */
  notifyCompetition(post: CompetitionPost, view: CompetitionView, maybeSent: boolean): Promise<void>;
  /** Called for a post of an older version, or of a game that isn't available. */
  unknown(post: Pick<StoredPost, 'match' | 'kind'>): void;
}

/** Hands posts to a notifier with what their recipient may see; the position stays here. */
export const createAnnouncer = (games: ReadonlyMap<string, AnyGame>, notifier: Notifier): Announcer => ({
  aboutCompetition: (competition) => async (post, maybeSent) => {
    const typedPost = readCompetitionPost(post);
    if (!typedPost) return notifier.unknown({ match: post.match, kind: post.kind });
    const view = competitionView(competition, post.at ?? competition.createdAt);
    if (!view.homeless) await notifier.notifyCompetition(typedPost, view, maybeSent);
  },
  about(sheet) {
    const game = games.get(sheet.terms.game);
    let position: Position | null = null;
    return async (post, maybeSent) => {
      const typedPost = readPost(post);
      if (!typedPost || !game) return notifier.unknown({ match: post.match, kind: post.kind });
      if (sheet.match) position ??= currentPosition(game, sheet);
      const isPresent = isAlone(sheet) || (post.at !== undefined && isEveryonePresent(sheet, post.at, defaultLimits));
      const isHidden = isPostHidden(typedPost, sheet);
      const seen = recipientView(game, sheet, position, typedPost.to === 'channel' ? null : typedPost.to);
      if (!isHidden)
        return notifier.notify(wordPost(game, typedPost, seen.view), { ...seen, isPresent, isHidden }, maybeSent);
      await notifier.notify(
        wordPost(game, withoutEvents(typedPost), null),
        {
          ...seen,
          sheet: withoutResult(seen.sheet),
          view: null,
          usualMove: null,
          invitation: null,
          lastRoll: null,
          isPresent,
          isHidden,
        },
        maybeSent,
      );
    };
  },
});

/** Returns whether a public post hides the course of the match because others can still play the same deal. */
const isPostHidden = ({ to, at = 0 }: Post, { terms, home }: StoredMatch): boolean =>
  to === 'channel' && home.guild !== null && isSeedHidden(terms, at);

function withoutEvents(post: Post): Post {
  if (post.kind === 'progress') return { ...post, detail: { ...post.detail, events: [] } };
  if (post.kind === 'turn') return { ...post, detail: { ...post.detail, events: [] } };
  if (post.kind === 'over')
    return { ...post, detail: { ...post.detail, ending: { kind: 'abandoned' }, turns: 0, events: [], score: null } };
  return post;
}

const isAlone = ({ players }: StoredMatch): boolean => players.filter(({ kind }) => kind !== 'computer').length === 1;

function recipientView(
  game: AnyGame,
  sheet: StoredMatch,
  position: Position | null,
  seat: Seat | null,
): Omit<RecipientView, 'isPresent' | 'isHidden'> {
  const view: unknown = position && game.views.forSeat(position.state, seat);
  return {
    sheet: publicMatch(sheet),
    game,
    seat,
    view,
    question: position && seat !== null ? questionOf(position.open, seat) : null,
    seq: position?.match.seq ?? 0,
    active: position ? game.rules.active(position.state) : [],
    usualMove: position && usualMoveOf(game, position),
    invitation: (position && game.text.openOffer?.(view)) ?? null,
    lastRoll: lastRollOf(game, sheet),
    turnOf: (of) => (position ? game.rules.turn(position.state, of) : 0),
  };
}

function lastRollOf({ views }: AnyGame, { log }: StoredMatch): ShownRoll | null {
  const event = log.findLast((happened) => views.rollOf?.(happened.event))?.event;
  return (event !== undefined && views.rollOf?.(event)) || null;
}

/** Returns the usual move if one person is active: it reveals no other way to start the turn. */
function usualMoveOf(game: AnyGame, { state, open, match }: Position): UsualMove | null {
  const [seat, ...others] = game.rules.active(state);
  const decision = seat === undefined || others.length > 0 ? null : questionOf(open, seat);
  if (decision?.always !== 'turn' || decision.max > 1) return null;
  const [id = ''] = decision.fallback;
  const { primary: usual, text } = game.text.label(game.views.forSeat(state, null), decision, id);
  return usual ? { id, text, seq: match.seq } : null;
}
