import { type Ports, scopeFor, write } from '../change/commit.ts';
import { seatOf } from '../change/context.ts';
import { dayAt, dayMark } from '../lobby/day.ts';
import { blankSheet, personOf } from '../lobby/lobby.ts';
import { manners } from '../lobby/manners.ts';
import { checkSeats, seatsFor, termsOf } from '../lobby/terms.ts';
import { panelFor } from '../look/panels.ts';
import type { Matches, Panel, SoloWish } from '../matches.ts';
import { problems } from '../problems.ts';
import type { Terms } from '../sheet.ts';
import type { Beginning } from './beginning.ts';

/** Matches of one person, with computers or without anybody. */
export function alone(ports: Ports, { computer, create, made, begin }: Beginning): Pick<Matches, 'solo'> {
  const { store, world, limits } = ports;
  const { checkRoom } = manners(ports);

  async function solo(wish: SoloWish): Promise<Panel> {
    const wanted = termsOf(ports.games, { ...wish, rated: false });
    const [least] = seatsFor(ports.games, wanted);
    const size = checkSeats(ports.games, wanted, wish.seats ?? least);
    // Nobody has to be reminded of a match against a computer; whoever plays alone, with unknown dice, plays for the best list.
    const terms: Terms = { ...(size === 1 && wish.seed === undefined ? termsOf(ports.games, { ...wish, rated: true }) : wanted), clock: 'none' };
    if (wish.day) {
      if (size > 1) throw problems.dayAlone();
      return soloOfDay(wish, { ...terms, day: dayAt(world.now()) });
    }
    await checkRoom(wish.player.id);
    const computers = Array.from({ length: size - 1 }, (_, number) => computer(wish.level, wish.home.language, number));
    const players = [personOf(wish.player), ...computers];
    return made(await create(wish, terms, players, (_scope, sheet) => begin(sheet, wish.player.id, null, wish.seed)), wish.player.id);
  }

  /** Once a day: its id is made of the day and the person, so that asking again leads to the same match. */
  async function soloOfDay(wish: SoloWish, terms: Terms & { readonly day: string }): Promise<Panel> {
    const { player } = wish;
    for (let attempt = 0, number = 0; attempt < limits.attempts; attempt++) {
      const id = world.id(`${terms.day} ${terms.game} ${player.id} ${number}`);
      const known = (await store.load(id)) ?? (await store.past(id))?.sheet ?? null;
      if (known && known.terms.day === terms.day && seatOf(known.players, player.id) !== null) {
        if (known.status === 'over') throw problems.dayPlayed();
        return panelFor(ports, id, player.id);
      }
      if ((await store.remembered(dayMark(terms.day, terms.game, player.id))) !== null) throw problems.dayPlayed();
      if (known) {
        number++;
        continue;
      }
      await checkRoom(player.id);
      const sheet = blankSheet(id, terms, { ...wish.home, channel: null }, [personOf(player)], world.now());
      const scope = await scopeFor(ports, sheet);
      const written = await write(ports, scope, sheet, await begin(sheet, player.id, null), null, wish.token);
      if (written) return made(written, player.id);
    }
    throw problems.busy();
  }

  return { solo };
}
