import type { PageChannel } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { PersonName } from './person-menu.tsx';
import { useSandbox, useWords } from './sandbox.tsx';

/** Everybody who is here; a name opens what can be done with that person. */
export function Members({ channel }: { readonly channel: PageChannel }) {
  const { world } = useSandbox();
  const words = useWords();
  const everybody = world.guilds.get(channel.guildId ?? '')?.members.map(({ userId }) => userId) ?? [];
  const ids = channel.kind === 'text' ? everybody : channel.memberIds;
  return (
    <aside class="members" aria-label={words.members}>
      <h2>{words.members}</h2>
      <ul>
        {ids.map((id) => (
          <li key={id}><Avatar person={world.people.get(id)} size="small" /> <PersonName userId={id} channelId={channel.id} />{world.people.get(id)?.bot && <span class="badge">{words.app}</span>}</li>
        ))}
      </ul>
    </aside>
  );
}
