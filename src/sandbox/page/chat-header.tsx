import type { PageChannel } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { Dropdown } from './dropdown.tsx';
import { Icon } from './icon.tsx';
import { excerptOf } from './excerpt.ts';
import { usePage, useStrings } from './page-context.tsx';
import { findMessage, mentionCount, displayNameOf } from './client-state.ts';

interface Props {
  readonly channel: PageChannel;
  readonly members: boolean;
  onMenu(): void;
  onMembers(): void;
}

export function ChatHeader({ channel, members, onMenu, onMembers }: Props) {
  const { client } = usePage();
  const strings = useStrings();
  const elsewhere = mentionCount(client) - channel.mentions;
  const other = channel.memberIds.find((id) => id !== client.me.id);
  const sign =
    channel.kind === 'dm' ? (
      <Avatar person={client.people.get(other ?? '')} size="small" />
    ) : (
      <span aria-hidden="true" class="hash">
        {channel.kind === 'text' ? '#' : <Icon shape="thread" />}
      </span>
    );
  return (
    <header class="chat-head">
      <button
        type="button"
        class="icon-button menu-button"
        aria-label={strings.showChannels(elsewhere)}
        onClick={onMenu}
      >
        <Icon shape="menu" />
        {elsewhere > 0 && (
          <span class="count" aria-hidden="true">
            {elsewhere}
          </span>
        )}
      </button>
      {sign}
      <h1>{channel.name}</h1>
      {channel.topic && <p class="topic">{channel.topic}</p>}
      <div class="chat-tools">
        <ThreadMembership channel={channel} />
        <Pins channel={channel} />
        {channel.kind !== 'dm' && (
          <button
            type="button"
            class="icon-button"
            aria-label={strings.members}
            title={strings.members}
            aria-pressed={members}
            onClick={onMembers}
          >
            <Icon shape="people" />
          </button>
        )}
      </div>
    </header>
  );
}

function Pins({ channel }: { readonly channel: PageChannel }) {
  const { client, openChannel } = usePage();
  const strings = useStrings();
  const pins = channel.pinnedMessageIds.flatMap((id) => findMessage(client, channel.id, id) ?? []);
  return (
    <Dropdown class="icon-button" label={strings.pinned} face={<Icon shape="pin" />}>
      {(close) => (
        <>
          <h2>{strings.pinned}</h2>
          {pins.length === 0 && <p class="hint">{strings.noPins}</p>}
          {pins.map((message) => (
            <button
              key={message.id}
              type="button"
              onClick={() => {
                close();
                openChannel(channel.id, message.id);
              }}
            >
              <span>
                <b>{displayNameOf(client, message.authorId)}</b> <small>{excerptOf(client, message)}</small>
              </span>
            </button>
          ))}
        </>
      )}
    </Dropdown>
  );
}

function ThreadMembership({ channel }: { readonly channel: PageChannel }) {
  const { client, request } = usePage();
  const strings = useStrings();
  if (channel.kind !== 'public-thread') return null;
  const joined = channel.memberIds.includes(client.me.id);
  const label = joined ? strings.leaveThread : strings.joinThread;
  return (
    <button
      type="button"
      class="button secondary"
      aria-label={label}
      onClick={() => void request({ type: joined ? 'leave-thread' : 'join-thread', channelId: channel.id })}
    >
      <Icon shape={joined ? 'leave' : 'join'} /> <span class="wide">{label}</span>
    </button>
  );
}
