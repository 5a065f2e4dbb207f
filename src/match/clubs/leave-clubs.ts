import { forgetPerson, removePerson, withdraw } from '../../clubs/people.ts';
import { cancelCompetition } from '../../clubs/organize.ts';
import { isRefused } from '../../clubs/refusal.ts';
import type { Ports } from '../transition/commit.ts';
import { changeCompetition } from './change-competition.ts';

/** Takes a person out of the competitions of a server, because they left it or were banned. */
export async function leaveClubs(ports: Ports, guild: string, user: string, why: 'left' | 'banned'): Promise<void> {
  for (const stored of await ports.store.competitions.ofPerson(user)) {
    if (stored.guild !== guild) continue;
    await changeCompetition(ports, stored.id, null, ({ club }) => {
      const now = ports.runtime.now();
      const left =
        why === 'left' ? withdraw(club, user, now) : removePerson(club, user, 'banned', { by: null, reason: '' }, now);
      return isRefused(left) ? null : { club: left };
    });
  }
}

/** Puts an anonymous person in someone's place in all competitions. Returns their number. */
export async function forgetInClubs(ports: Ports, user: string, alias: string): Promise<number> {
  const all = await ports.store.competitions.ofPerson(user);
  for (const { id } of all)
    await changeCompetition(ports, id, null, ({ club }) => ({
      club: forgetPerson(club, user, alias, ports.runtime.now()),
    }));
  return all.length;
}

/** Cancels a server's competitions silently after the bot was removed. Returns their number. */
export async function cancelClubs(ports: Ports, guild: string): Promise<number> {
  let count = 0;
  for (const stored of await ports.store.competitions.inServer(guild)) {
    await changeCompetition(ports, stored.id, null, ({ club, homeless }) => {
      const over = cancelCompetition(club, null, '', ports.runtime.now());
      if (isRefused(over)) return homeless ? null : { homeless: true };
      count++;
      return { club: over, homeless: true };
    });
  }
  return count;
}
