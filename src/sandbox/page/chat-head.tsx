import type { PageChannel } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { Drop } from './drop.tsx';
import { Icon } from './icon.tsx';
import { excerptOf } from './excerpt.ts';
import { useSandbox, useWords } from './sandbox.tsx';
import { findMessage, mentionsIn, nameOf } from './world.ts';

interface Props {
  readonly channel: PageChannel;
  readonly members: boolean;
  onMenu(): void;
  onMembers(): void;
}

export function ChatHead({ channel, members, onMenu, onMembers }: Props) {
  const { world } = useSandbox();
  const words = useWords();
  const elsewhere = mentionsIn(world) - channel.mentions;
  const other = channel.memberIds.find((id) => id !== world.me.id);
  const sign = channel.kind === 'dm'
    ? <Avatar person={world.people.get(other ?? '')} size="small" />
    : <span aria-hidden="true" class="hash">{channel.kind === 'text' ? '#' : <Icon shape="thread" />}</span>;
  return (
    <header class="chat-head">
      <button type="button" class="icon-button menu-button" aria-label={words.showChannels(elsewhere)} onClick={onMenu}>
        <Icon shape="menu" />{elsewhere > 0 && <span class="count" aria-hidden="true">{elsewhere}</span>}
      </button>
      {sign}
      <h1>{channel.name}</h1>
      {channel.topic && <p class="topic">{channel.topic}</p>}
      <div class="chat-tools">
        <ThreadMembership channel={channel} />
        <Pins channel={channel} />
        {channel.kind !== 'dm' && (
          <button type="button" class="icon-button" aria-label={words.members} title={words.members} aria-pressed={members} onClick={onMembers}><Icon shape="people" /></button>
        )}
      </div>
    </header>
  );
}

function Pins({ channel }: { readonly channel: PageChannel }) {
  const { world, visit } = useSandbox();
  const words = useWords();
  const pins = channel.pinnedMessageIds.flatMap((id) => findMessage(world, channel.id, id) ?? []);
  return (
    <Drop class="icon-button" label={words.pinned} face={<Icon shape="pin" />}>
      {(close) => (
        <>
          <h2>{words.pinned}</h2>
          {pins.length === 0 && <p class="hint">{words.noPins}</p>}
          {pins.map((message) => (
            <button key={message.id} type="button" onClick={() => {
              close();
              visit(channel.id, message.id);
            }}><span><b>{nameOf(world, message.authorId)}</b> <small>{excerptOf(world, message)}</small></span></button>
          ))}
        </>
      )}
    </Drop>
  );
}

function ThreadMembership({ channel }: { readonly channel: PageChannel }) {
  const { world, ask } = useSandbox();
  const words = useWords();
  if (channel.kind !== 'public-thread') return null;
  const joined = channel.memberIds.includes(world.me.id);
  const label = joined ? words.leaveThread : words.joinThread;
  return (
    <button type="button" class="button secondary" aria-label={label} onClick={() => void ask({ type: joined ? 'leave-thread' : 'join-thread', channelId: channel.id })}>
      <Icon shape={joined ? 'leave' : 'join'} /> <span class="wide">{label}</span>
    </button>
  );
}
