import { nextSeat } from '../../engine/seats.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { type Ports, contextFor, commitChange, type CommittedChange } from '../transition/commit.ts';
import type { MatchChange, ChangeContext } from '../transition/change-context.ts';
import { firstSeat, rematchSeats, assignSeats, beginMatch } from '../lobby/begin-match.ts';
import { drawSeats } from '../lobby/draw-seats.ts';
import { dailyMatchOf, dailySeedName } from '../lobby/daily-match.ts';
import { revealedAt } from '../lobby/daily-seed.ts';
import { acceptedPost, newMatch, isReady, seatTakenChange } from '../lobby/lobby.ts';
import { panelAfter, loadPanel } from '../view/load-panel.ts';
import type { ChallengeRequest, Panel, SoloRequest } from '../matches.ts';
import { problems } from '../problems.ts';
import type { MatchPlayer, StoredMatch, Terms } from '../stored-match.ts';

export type MatchStarter = ReturnType<typeof createMatchStarter>;

/** Creates and starts matches for challenges, tables, solo play and rematches. */
export function createMatchStarter(ports: Ports) {
  const { store, runtime, limits } = ports;

  const computer = (level: string, language: Language, number = 0): MatchPlayer => {
    const bot = ports.bots.get(level);
    if (!bot) throw problems.unknownLevel();
    const name = bot.name[language];
    return { kind: 'computer', level, name: number === 0 ? `Computer (${name})` : `Computer ${number + 1} (${name})` };
  };

  /**
   * Writes a new match. Its id comes from the interaction, so that a repetition finds it; if it is taken, the next is
   * tried.
   */
  async function create(
    request: ChallengeRequest | Pick<SoloRequest, 'player' | 'openingAnswer' | 'home' | 'token'>,
    terms: Terms,
    players: readonly MatchPlayer[],
    decide: (context: ChangeContext, sheet: StoredMatch) => MatchChange | Promise<MatchChange>,
  ): Promise<CommittedChange> {
    for (let attempt = 0; attempt < limits.attempts; attempt++) {
      const blank = newMatch(
        runtime.id(request.token && `${request.token} ${attempt}`),
        terms,
        { ...request.home, channel: null },
        players,
        runtime.now(),
      );
      const { id } = 'challenger' in request ? request.challenger : request.player;
      const sheet = request.openingAnswer ? { ...blank, brings: { [id]: request.openingAnswer } } : blank;
      const context = await contextFor(ports, sheet);
      const written = await commitChange(ports, context, sheet, await decide(context, sheet), null, request.token);
      if (written) return written;
    }
    throw problems.busy();
  }

  async function panelOfCreated(written: CommittedChange, user: string): Promise<Panel> {
    if (!written.repeated) return panelAfter(ports, written, user);
    return { ...(await loadPanel(ports, written.sheet.id, user)), repeated: true };
  }

  /** Returns who gets which seat: drawn from the seed; in a rematch the next player goes first, in a league the first. */
  async function seatOrder(sheet: StoredMatch, seed: string): Promise<readonly number[]> {
    const { length } = sheet.players;
    const before = sheet.previous === null ? null : await store.finished(sheet.previous);
    const game = ports.games.get(sheet.terms.game);
    if (sheet.seated && game) return rematchSeats(0, firstSeat(game, sheet.terms.options, length, seed), length);
    if (!before || !game || before.sheet.players.length !== length) return drawSeats(seed, length);
    const { players, terms } = before.sheet;
    const next = players[nextSeat(firstSeat(game, terms.options, length, before.seed), length)];
    const place = sheet.players.findIndex((player) => isSame(player, next));
    return rematchSeats(place === -1 ? 0 : place, firstSeat(game, sheet.terms.options, length, seed), length);
  }

  async function begin(sheet: StoredMatch, actor: string, asked: Seat | null, seed?: string): Promise<MatchChange> {
    const { day } = sheet.terms;
    const seedCommitment =
      day === undefined
        ? runtime.seed(seed)
        : await store.dailySeed(
            dailySeedName(day, dailyMatchOf(ports.games, sheet.terms)),
            runtime.seed(),
            revealedAt(day),
          );
    const sitting = assignSeats(sheet, await seatOrder(sheet, seedCommitment.seed));
    const context = await contextFor(ports, sitting);
    return beginMatch(context, sitting, seedCommitment, actor, asked === null ? null : acceptedPost(sheet, asked));
  }

  /** Starts the match once no one is missing. */
  const beginIfReady = async (sheet: StoredMatch, seat: Seat, actor: string): Promise<MatchChange> =>
    isReady(sheet) ? begin(sheet, actor, seat) : seatTakenChange(sheet, seat);

  return { computer, create, made: panelOfCreated, begin, beginIfReady };
}

const isSame = (one: MatchPlayer, other: MatchPlayer | undefined): boolean =>
  one.kind === other?.kind &&
  (one.kind === 'person' && other.kind === 'person' ? one.id === other.id : one.name === other.name);
