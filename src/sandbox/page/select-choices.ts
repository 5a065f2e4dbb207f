import type { PageSelect } from '../page-api/index.ts';
import type { SelectChoice } from './select.tsx';
import type { ClientState } from './client-state.ts';

/** Choices of a select menu: its own options, or the server's people, roles and channels. */
export function selectChoices(
  client: ClientState,
  select: PageSelect,
  guildId: string | null,
): readonly SelectChoice[] {
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
  const guild = guildId ? client.guilds.get(guildId) : undefined;
  const users = peopleIn(client, guildId);
  const roles = guild?.roles ?? [];
  switch (select.type) {
    case 5:
      return offer(users);
    case 6:
      return offer(roles);
    case 7:
      return offer([...users, ...roles]);
    case 8:
      return offer(
        [...client.channels.values()].filter((channel) => channel.guildId === guildId && channel.kind === 'text'),
      );
    default:
      select satisfies never;
      return [];
  }
}

/** Members of a server; in a DM, all people. */
export function peopleIn(
  client: ClientState,
  guildId: string | null,
): readonly { readonly id: string; readonly name: string }[] {
  const members = guildId ? client.guilds.get(guildId)?.members.map(({ userId }) => userId) : [...client.people.keys()];
  return (members ?? []).map((id) => ({ id, name: client.people.get(id)?.displayName ?? id }));
}
