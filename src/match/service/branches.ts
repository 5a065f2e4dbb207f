import { startFrom } from '../../engine/match.ts';
import type { Ports } from '../change/commit.ts';
import { usualLevel } from '../change/context.ts';
import { startAtPosition } from '../lobby/begin.ts';
import { isHidden } from '../lobby/day.ts';
import { personOf } from '../lobby/lobby.ts';
import { manners } from '../lobby/manners.ts';
import type { BranchWish, Matches, Panel } from '../matches.ts';
import { problems } from '../problems.ts';
import { isAside, type Terms } from '../sheet.ts';
import type { Beginning } from './beginning.ts';

/** A match that is over, played on from where it could have gone otherwise. */
export function branches(ports: Ports, { computer, create, made }: Beginning): Pick<Matches, 'playFrom'> {
  const { store, world, games, bots, tales } = ports;
  const { checkRoom } = manners(ports);

  async function playFrom(wish: BranchWish): Promise<Panel> {
    const { match, answer, player, home } = wish;
    const past = await store.past(match);
    if (!past) throw (await store.load(match)) ? problems.stillRunning() : problems.unknownMatch();
    const { sheet, seed } = past;
    const game = games.get(sheet.terms.game);
    if (!game || sheet.startedAt === null) throw problems.unknownMatch();
    if (isAside(sheet.terms)) throw problems.aside();
    if (isHidden(sheet.terms, world.now())) throw problems.dayOpen();
    const { given, before } = (await tales({ game, ...past }))[answer] ?? {};
    if (!given || !before) throw problems.unknownMatch();
    await checkRoom(player.id);
    const terms: Terms = { game: sheet.terms.game, options: sheet.terms.options, clock: 'none', takebacks: false, rated: false, from: { match, answer } };
    // Computers stay who they are; a person's seat is taken by the same level, or by the usual one where there was none.
    const level = (seat: number): string => {
      const levels = [sheet.players[seat], ...sheet.players].flatMap((each) => (each?.kind === 'computer' && bots.has(each.level) ? each.level : []));
      return levels[0] ?? usualLevel(bots);
    };
    const others = sheet.players.map((_, seat) => seat).filter((seat) => seat !== given.seat);
    const players = sheet.players.map((_, seat) => (seat === given.seat ? personOf(player) : computer(level(seat), home.language, others.indexOf(seat))));
    const standing = startFrom(game, before.match.rest, 0);
    const written = await create({ ...wish, home: { ...home, guild: null } }, terms, players, async (scope, blank) =>
      startAtPosition(scope, blank, standing, world.seed(seed).commitment),
    );
    return made(written, player.id);
  }

  return { playFrom };
}
