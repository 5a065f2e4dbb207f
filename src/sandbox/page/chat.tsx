import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage } from '../page-api.ts';
import { Composer } from './composer.tsx';
import { Message } from './message.tsx';
import { useSandbox } from './sandbox.tsx';
import { later } from './world.ts';

const FIVE_MINUTES = 300_000;
const NEAR_THE_END = 120;

/** One channel: its messages, newest at the bottom, and the place to write. */
export function Chat({ channel, onMenu, loadOlder }: {
  readonly channel: PageChannel;
  onMenu(): void;
  loadOlder(messages: readonly PageMessage[]): void;
}) {
  const { world, ask } = useSandbox();
  const scroller = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const messages = world.messages.get(channel.id) ?? [];
  const last = messages.at(-1);
  const [newFrom, setNewFrom] = useState(channel.lastReadId);

  useEffect(() => {
    setNewFrom(channel.lastReadId);
    stuck.current = true;
  }, [channel.id]);
  useLayoutEffect(() => {
    if (stuck.current && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  });
  useEffect(() => {
    const read = () => document.visibilityState === 'visible' && channel.unread > 0 && void ask({ type: 'mark-read', channelId: channel.id });
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [channel.id, channel.unread, last?.id]);

  const older = async () => {
    const first = messages[0];
    if (!first) return;
    const result = await ask({ type: 'history', channelId: channel.id, before: first.id });
    if (result?.kind === 'messages') loadOlder(result.messages);
  };
  // A picture that arrives later makes the list longer: whoever was at its end stays there.
  const follow = () => {
    if (stuck.current && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  };
  const scrolled = () => {
    const box = scroller.current;
    if (box) stuck.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END;
  };
  return (
    <main class="chat">
      <header class="chat-head">
        <button type="button" class="icon-button menu-button" aria-label="Show channels" onClick={onMenu}><span class="bars" aria-hidden="true" /></button>
        <h1><span aria-hidden="true" class="hash">{channel.kind === 'dm' ? '@' : '#'}</span>{channel.name}</h1>
        {channel.topic && <p class="topic">{channel.topic}</p>}
        <ThreadMembership channel={channel} />
      </header>
      <div class="messages" role="log" aria-label={`Messages in ${channel.name}`} tabIndex={0} ref={scroller} onScroll={scrolled} onLoadCapture={follow}>
        {messages.length >= 50 && <button type="button" class="button secondary older" onClick={() => void older()}>Show older messages</button>}
        {messages.length === 0 && <Beginning channel={channel} />}
        {messages.map((message, index) => (
          <div key={message.id}>
            {isFirstNew(messages, index, newFrom) && <p class="new-line" role="separator"><span>new</span></p>}
            <Message message={message} follows={followsOn(messages[index - 1], message)} />
          </div>
        ))}
      </div>
      <Composer channel={channel} key={channel.id} />
    </main>
  );
}

const isFirstNew = (messages: readonly PageMessage[], index: number, read: string | null): boolean => {
  const before = messages[index - 1];
  const message = messages[index] as PageMessage;
  return read !== null && before !== undefined && later(message.id, read) > 0 && later(before.id, read) <= 0;
};

function followsOn(before: PageMessage | undefined, message: PageMessage): boolean {
  return before !== undefined && before.authorId === message.authorId && message.at - before.at < FIVE_MINUTES && message.usedBy === null && [0, 20].includes(before.type);
}

function Beginning({ channel }: { readonly channel: PageChannel }) {
  if (channel.kind === 'dm') return <p class="beginning">This is the beginning of your conversation with {channel.name}.</p>;
  return (
    <div class="beginning">
      <p><strong>Welcome to #{channel.name}.</strong></p>
      <p>Challenge somebody with <code>/challenge</code>, or play against the computer with the button above.</p>
    </div>
  );
}

function ThreadMembership({ channel }: { readonly channel: PageChannel }) {
  const { world, ask } = useSandbox();
  if (channel.kind !== 'public-thread') return null;
  const joined = channel.memberIds.includes(world.me.id);
  return (
    <button type="button" class="button secondary" onClick={() => void ask({ type: joined ? 'leave-thread' : 'join-thread', channelId: channel.id })}>
      {joined ? 'Leave thread' : 'Join thread'}
    </button>
  );
}
