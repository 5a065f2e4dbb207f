import type { PageSelect } from '../page-api/index.ts';
import type { SelectChoice } from './select.tsx';
import type { World } from './world.ts';

/** What a select menu offers: its own options, or the people, roles and channels of the server. */
export function choicesOf(world: World, select: PageSelect, guildId: string | null): readonly SelectChoice[] {
  if (select.type === 3) {
    return select.options.map((option) => ({
      value: option.value,
      label: option.label,
      chosen: option.default ?? false,
      ...(option.description ? { detail: option.description } : {}),
      ...(option.emoji ? { emoji: option.emoji } : {}),
    }));
  }
  const chosen = new Set(select.default_values?.map(({ id }) => id));
  const offer = (items: readonly { readonly id: string; readonly name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name, chosen: chosen.has(id) }));
  const guild = guildId ? world.guilds.get(guildId) : undefined;
  const users = peopleIn(world, guildId);
  const roles = guild?.roles ?? [];
  switch (select.type) {
    case 5:
      return offer(users);
    case 6:
      return offer(roles);
    case 7:
      return offer([...users, ...roles]);
    case 8:
      return offer([...world.channels.values()].filter((channel) => channel.guildId === guildId && channel.kind === 'text'));
    default:
      select satisfies never;
      return [];
  }
}

/** Members of a server, or in a DM everybody there is. */
export function peopleIn(world: World, guildId: string | null): readonly { readonly id: string; readonly name: string }[] {
  const members = guildId ? world.guilds.get(guildId)?.members.map(({ userId }) => userId) : [...world.people.keys()];
  return (members ?? []).map((id) => ({ id, name: world.people.get(id)?.displayName ?? id }));
}
