import type { PageChannel } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { compareSnowflakes } from './client-state.ts';

interface Props {
  readonly current: string | null;
}

/** Channels with their threads, then direct messages. */
export function ChannelList({ current }: Props) {
  const { client } = usePage();
  const strings = useStrings();
  const all = [...client.channels.values()];
  const dms = all
    .filter(({ kind }) => kind === 'dm')
    .sort((a, b) => compareSnowflakes(b.lastMessageId ?? b.id, a.lastMessageId ?? a.id));
  return (
    <nav class="channels" aria-label={strings.channels}>
      {[...client.guilds.values()].map((guild) => (
        <section key={guild.id}>
          <h2>{guild.name}</h2>
          <ul>
            {all
              .filter(({ guildId, kind }) => guildId === guild.id && kind === 'text')
              .sort((a, b) => a.position - b.position)
              .map((channel) => (
                <li key={channel.id}>
                  <Entry channel={channel} current={current} />
                  <Threads parent={channel.id} current={current} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{strings.direct}</h2>
        {dms.length === 0 && <p class="hint">{strings.directHint}</p>}
        <ul>
          {dms.map((channel) => (
            <li key={channel.id}>
              <Entry channel={channel} current={current} />
            </li>
          ))}
        </ul>
      </section>
    </nav>
  );
}

function Threads({ parent, current }: Props & { readonly parent: string }) {
  const { client } = usePage();
  const strings = useStrings();
  const threads = [...client.channels.values()]
    .filter((channel) => channel.parentId === parent)
    .sort((a, b) => compareSnowflakes(b.id, a.id));
  const active = threads.filter(({ archived }) => !archived);
  const archived = threads.filter((thread) => thread.archived);
  if (threads.length === 0) return null;
  return (
    <>
      <ul class="threads">
        {active.map((thread) => (
          <li key={thread.id}>
            <Entry channel={thread} current={current} />
          </li>
        ))}
      </ul>
      {archived.length > 0 && (
        <details class="threads">
          <summary>{strings.archived(archived.length)}</summary>
          <ul>
            {archived.map((thread) => (
              <li key={thread.id}>
                <Entry channel={thread} current={current} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Entry({ channel, current }: Props & { readonly channel: PageChannel }) {
  const { client, openChannel } = usePage();
  const strings = useStrings();
  const other = channel.memberIds.find((id) => id !== client.me.id);
  const state = [
    channel.unread > 0 ? strings.unread(channel.unread) : '',
    channel.mentions > 0 ? strings.forYou(channel.mentions) : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      class={`channel${channel.unread > 0 ? ' unread' : ''}`}
      aria-current={channel.id === current ? 'page' : undefined}
      onClick={() => openChannel(channel.id)}
    >
      {channel.kind === 'dm' ? (
        <Avatar person={client.people.get(other ?? '')} size="small" />
      ) : (
        <span class="hash" aria-hidden="true">
          {channel.kind === 'text' ? '#' : <Icon shape="thread" />}
        </span>
      )}
      <span class="channel-name">{channel.name}</span>
      {state && <span class="visually-hidden">, {state}</span>}
      {channel.mentions > 0 && (
        <span class="count" aria-hidden="true">
          {channel.mentions}
        </span>
      )}
    </button>
  );
}
