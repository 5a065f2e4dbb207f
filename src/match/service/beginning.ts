import { after } from '../../engine/seats.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { type Ports, scopeFor, write, type Written } from '../change/commit.ts';
import type { Change, Scope } from '../change/context.ts';
import { drawnOrder, firstSeat, orderFrom, seated, start } from '../lobby/begin.ts';
import { shownFrom } from '../lobby/day.ts';
import { acceptedSaying, blankSheet, isReady, seatTaken } from '../lobby/lobby.ts';
import { panelAfter, panelFor } from '../look/panels.ts';
import type { ChallengeWish, Panel, SoloWish } from '../matches.ts';
import { problems } from '../problems.ts';
import type { Player, Sheet, Terms } from '../sheet.ts';

export type Beginning = ReturnType<typeof beginning>;

/** How a match comes into being, whatever led to it: a challenge, a table, a match alone, a rematch. */
export function beginning(ports: Ports) {
  const { store, world, limits } = ports;

  const computer = (level: string, language: Language, number = 0): Player => {
    const bot = ports.bots.get(level);
    if (!bot) throw problems.unknownLevel();
    const name = bot.name[language];
    return { kind: 'computer', level, name: number === 0 ? `Computer (${name})` : `Computer ${number + 1} (${name})` };
  };

  /** Writes a new match. Its id comes from the interaction, so that a repetition meets it; the next is tried when it is taken. */
  async function create(
    wish: ChallengeWish | Pick<SoloWish, 'player' | 'brings' | 'home' | 'token'>,
    terms: Terms,
    players: readonly Player[],
    decide: (scope: Scope, sheet: Sheet) => Change | Promise<Change>,
  ): Promise<Written> {
    for (let attempt = 0; attempt < limits.attempts; attempt++) {
      const blank = blankSheet(world.id(wish.token && `${wish.token} ${attempt}`), terms, { ...wish.home, channel: null }, players, world.now());
      const { id } = 'challenger' in wish ? wish.challenger : wish.player;
      const sheet = wish.brings ? { ...blank, brings: { [id]: wish.brings } } : blank;
      const scope = await scopeFor(ports, sheet);
      const written = await write(ports, scope, sheet, await decide(scope, sheet), null, wish.token);
      if (written) return written;
    }
    throw problems.busy();
  }

  /** The panel of what an interaction made, also when it comes a second time. */
  async function made(written: Written, user: string): Promise<Panel> {
    if (!written.repeated) return panelAfter(ports, written, user);
    return { ...(await panelFor(ports, written.sheet.id, user)), repeated: true };
  }

  /** Who sits where: drawn from the seed; in a rematch such that the next one goes first this time. */
  async function orderOf(sheet: Sheet, seed: string): Promise<readonly number[]> {
    const { length } = sheet.players;
    const before = sheet.previous === null ? null : await store.past(sheet.previous);
    const game = ports.games.get(sheet.terms.game);
    if (!before || !game || before.sheet.players.length !== length) return drawnOrder(seed, length);
    const { players, terms } = before.sheet;
    const next = players[after(firstSeat(game, terms.options, length, before.seed), length)];
    const place = sheet.players.findIndex((player) => isSame(player, next));
    return orderFrom(place === -1 ? 0 : place, firstSeat(game, sheet.terms.options, length, seed), length);
  }

  async function begin(sheet: Sheet, actor: string, asked: Seat | null, seed?: string): Promise<Change> {
    const { day } = sheet.terms;
    const chance = day === undefined ? world.seed(seed) : await store.seedOf(day, world.seed(), shownFrom(day));
    const sitting = seated(sheet, await orderOf(sheet, chance.seed));
    const scope = await scopeFor(ports, sitting);
    return start(scope, sitting, chance, actor, asked === null ? null : acceptedSaying(sheet, asked));
  }

  /** The match begins when nobody is missing any more. */
  const beginIfReady = async (sheet: Sheet, seat: Seat, actor: string): Promise<Change> =>
    isReady(sheet) ? begin(sheet, actor, seat) : seatTaken(sheet, seat);

  return { computer, create, made, begin, beginIfReady };
}

const isSame = (one: Player, other: Player | undefined): boolean =>
  one.kind === other?.kind && (one.kind === 'person' && other.kind === 'person' ? one.id === other.id : one.name === other.name);
