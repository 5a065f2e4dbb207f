import { questionOf } from '../../engine/answers.ts';
import type { AnyGame, Invitation } from '../../engine/game/index.ts';
import type { Decision, Seat } from '../../engine/script.ts';
import type { OpenSheet } from '../matches.ts';
import type { Announcer, Post } from '../ports.ts';
import { readPost, type Said } from '../posts.ts';
import type { Sheet } from '../sheet.ts';
import type { Text } from '../../engine/text.ts';
import { isLive } from '../change/context.ts';
import { usualLimits } from '../limits.ts';
import { isHidden } from '../lobby/day.ts';
import { type Standing, standingOn } from '../change/progress.ts';
import { openSheet } from './panel.ts';

/** A match as whoever is told something of it may see it, and nothing else of it. */
export interface Glimpse {
  readonly sheet: OpenSheet;
  readonly game: AnyGame;
  /** Null for what is said to everybody. */
  readonly seat: Seat | null;
  /** Null before the start. */
  readonly view: unknown;
  readonly question: Decision | null;
  /** Of the question, for what answers it. */
  readonly seq: number;
  readonly active: readonly Seat[];
  /** How the turn of the one whose turn it is usually begins: the same whatever that player holds. */
  readonly usual: Usual | null;
  /** What is put to several now. */
  readonly invitation: Invitation | null;
  /** Nobody has to be called: all were here a moment ago, or one person plays with computers. */
  readonly present: boolean;
  /** Others may still play with the same dice: the table is hidden, and so is what happened. */
  readonly sealed: boolean;
  turnOf(seat: Seat): number;
}

/** A choice that may be offered in public, and the question it answers. */
export interface Usual {
  readonly id: string;
  readonly text: Text;
  readonly seq: number;
}

/** Says things in words and pictures. Throws when it should be called again later. */
export interface Teller {
  tell(said: Said, glimpse: Glimpse, perhapsSaid: boolean): Promise<void>;
  /** A post that an older version wrote, or of a game that is not played here. */
  unknown(post: Post): void;
}

/** Hands everything that has to be said to a teller, together with what its addressee may see: the position stays behind. */
export const announcing = (games: ReadonlyMap<string, AnyGame>, teller: Teller): Announcer => ({
  async announce(post, sheet, perhapsSaid) {
    const said = readPost(post);
    const game = games.get(sheet.terms.game);
    if (!said || !game) return teller.unknown(post);
    const present = isAlone(sheet) || (post.at !== undefined && isLive(sheet, post.at, usualLimits));
    const sealed = isSealed(said, sheet);
    const seen = glimpse(game, sheet, said.to === 'channel' ? null : said.to);
    if (!sealed) return teller.tell(said, { ...seen, present, sealed }, perhapsSaid);
    await teller.tell(withoutEvents(said), { ...seen, view: null, usual: null, invitation: null, present, sealed }, perhapsSaid);
  },
});

/** What is said on a server about a match of the day, as long as the seed of that day is a secret. */
const isSealed = ({ to, at = 0 }: Said, { terms, home }: Sheet): boolean => to === 'channel' && home.guild !== null && isHidden(terms, at);

function withoutEvents(said: Said): Said {
  if (said.kind === 'turn') return { ...said, detail: { ...said.detail, events: [] } };
  if (said.kind === 'over') return { ...said, detail: { ...said.detail, events: [], score: null } };
  return said;
}

const isAlone = ({ players }: Sheet): boolean => players.filter(({ kind }) => kind !== 'computer').length === 1;

function glimpse(game: AnyGame, sheet: Sheet, seat: Seat | null): Omit<Glimpse, 'present' | 'sealed'> {
  const standing = sheet.match ? standingOn(game, sheet) : null;
  const view: unknown = standing && game.sight.view(standing.state, seat);
  return {
    sheet: openSheet(sheet),
    game,
    seat,
    view,
    question: standing && seat !== null ? questionOf(standing.open, seat) : null,
    seq: standing?.match.seq ?? 0,
    active: standing ? game.rules.active(standing.state) : [],
    usual: standing && usualOf(game, standing),
    invitation: (standing && game.words.invitation?.(view)) ?? null,
    turnOf: (of) => (standing ? game.rules.turn(standing.state, of) : 0),
  };
}

/** Only where one person plays: then the first question of the turn names it, and no other way to begin is given away. */
function usualOf(game: AnyGame, { state, open, match }: Standing): Usual | null {
  const [seat, ...others] = game.rules.active(state);
  const decision = seat === undefined || others.length > 0 ? null : questionOf(open, seat);
  if (decision?.always !== 'turn' || decision.max > 1) return null;
  const [id = ''] = decision.otherwise;
  const { usual, text } = game.words.label(game.sight.view(state, null), decision, id);
  return usual ? { id, text, seq: match.seq } : null;
}
