import type { PageChannel } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { PersonName } from './person-menu.tsx';
import { usePage, useStrings } from './page-context.tsx';

/** All members; a click on a name opens its menu. */
export function MemberList({ channel }: { readonly channel: PageChannel }) {
  const { client } = usePage();
  const strings = useStrings();
  const everybody = client.guilds.get(channel.guildId ?? '')?.members.map(({ userId }) => userId) ?? [];
  const ids = channel.kind === 'text' ? everybody : channel.memberIds;
  return (
    <aside class="members" aria-label={strings.members}>
      <h2>{strings.members}</h2>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Avatar person={client.people.get(id)} size="small" /> <PersonName userId={id} channelId={channel.id} />
            {client.people.get(id)?.bot && <span class="badge">{strings.app}</span>}
          </li>
        ))}
      </ul>
    </aside>
  );
}
