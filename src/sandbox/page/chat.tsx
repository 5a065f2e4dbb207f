import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage } from '../page-api/index.ts';
import { ChatHead } from './chat-head.tsx';
import { Composer } from './composer.tsx';
import { Icon } from './icon.tsx';
import { Members } from './members.tsx';
import { Message } from './message.tsx';
import { useSandbox, useWords } from './sandbox.tsx';
import { Typing } from './typing.tsx';
import { homeIn, Welcome } from './ways-in.tsx';
import { later } from './world.ts';

const FIVE_MINUTES = 300_000;
const NEAR_THE_END = 120;
const WIDE_ENOUGH = '(min-width: 1100px)';

/** A message to go to. A new object each time, so that one may go to the same message again. */
export interface Sought {
  readonly messageId: string;
}

/** One channel: its messages, newest at the bottom, and the place to write. */
export function Chat({ channel, sought, replyTo, onMenu, loadOlder }: {
  readonly channel: PageChannel;
  readonly sought: Sought | null;
  readonly replyTo: PageMessage | null;
  onMenu(): void;
  loadOlder(messages: readonly PageMessage[]): void;
}) {
  const { world, ask } = useSandbox();
  const words = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [away, setAway] = useState(false);
  const [members, setMembers] = useState(matchMedia(WIDE_ENOUGH).matches);
  const messages = world.messages.get(channel.id) ?? [];
  const last = messages.at(-1);
  const [newFrom, setNewFrom] = useState(channel.lastReadId);

  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  };
  // A picture that arrives later makes the list longer: whoever was at its end stays there.
  const follow = () => stuck.current && toEnd();

  useEffect(() => {
    setNewFrom(channel.lastReadId);
    stuck.current = true;
  }, [channel.id]);
  // Where there is little room, the list of members is in the way until it is asked for.
  useEffect(() => {
    const room = matchMedia(WIDE_ENOUGH);
    const fit = () => setMembers(room.matches);
    room.addEventListener('change', fit);
    return () => room.removeEventListener('change', fit);
  }, []);
  useLayoutEffect(() => {
    follow();
  });
  useEffect(() => {
    const read = () => document.visibilityState === 'visible' && channel.unread > 0 && void ask({ type: 'mark-read', channelId: channel.id });
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [channel.id, channel.unread, last?.id]);
  useEffect(() => {
    if (!sought) return;
    const place = scroller.current?.querySelector(`[data-message="${sought.messageId}"]`);
    stuck.current = !place || sought.messageId === last?.id;
    if (stuck.current) return toEnd();
    place?.scrollIntoView({ block: 'center' });
    place?.classList.add('found');
    place?.addEventListener('animationend', () => place.classList.remove('found'), { once: true });
  }, [sought, channel.id]);

  const older = async () => {
    const first = messages[0];
    if (!first) return;
    const result = await ask({ type: 'history', channelId: channel.id, before: first.id });
    if (result?.kind === 'messages') loadOlder(result.messages);
  };
  const scrolled = () => {
    const box = scroller.current;
    if (!box) return;
    stuck.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END;
    setAway(!stuck.current);
  };
  return (
    <main class="chat">
      <ChatHead channel={channel} onMenu={onMenu} members={members} onMembers={() => setMembers(!members)} />
      <div class="chat-middle">
        <div class="chat-column">
          <div class="messages" role="log" aria-label={words.messagesIn(channel.name)} tabIndex={0} ref={scroller} onScroll={scrolled} onLoadCapture={follow}>
            {messages.length >= 50 && <button type="button" class="button secondary older" onClick={() => void older()}>{words.older}</button>}
            {messages.length === 0 && <Beginning channel={channel} />}
            {messages.map((message, index) => (
              <div key={message.id} data-message={message.id}>
                <DayLine message={message} before={messages[index - 1]} />
                {isFirstNew(messages, index, newFrom) && <p class="new-line" role="separator"><span>{words.newLine}</span></p>}
                <Message message={message} follows={followsOn(messages[index - 1], message)} />
              </div>
            ))}
          </div>
          {away && <button type="button" class="to-end" onClick={toEnd}>{words.newest} <Icon shape="down" /></button>}
          <Composer channel={channel} replyTo={replyTo} key={channel.id} />
          <Typing channelId={channel.id} />
        </div>
        {members && channel.kind !== 'dm' && <Members channel={channel} />}
      </div>
    </main>
  );
}

const isFirstNew = (messages: readonly PageMessage[], index: number, read: string | null): boolean => {
  const before = messages[index - 1];
  const message = messages[index] as PageMessage;
  return read !== null && before !== undefined && later(message.id, read) > 0 && later(before.id, read) <= 0;
};

function followsOn(before: PageMessage | undefined, message: PageMessage): boolean {
  if (before?.authorId !== message.authorId || before.ephemeral !== message.ephemeral) return false;
  const plain = [0, 19, 20, 21].includes(before.type) && message.type === 0 && message.usedBy === null;
  return plain && message.at - before.at < FIVE_MINUTES && isSameDay(before.at, message.at);
}

const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString();

function DayLine({ message, before }: { readonly message: PageMessage; readonly before: PageMessage | undefined }) {
  const { world } = useSandbox();
  if (!before || isSameDay(before.at, message.at)) return null;
  return <p class="day-line" role="separator"><span>{new Intl.DateTimeFormat(world.me.locale, { dateStyle: 'long' }).format(message.at)}</span></p>;
}

function Beginning({ channel }: { readonly channel: PageChannel }) {
  const { world } = useSandbox();
  const words = useWords();
  if (channel.kind === 'dm') return <p class="beginning">{words.dmBeginning(channel.name)}</p>;
  if (homeIn(world, channel) === channel) return <Welcome channel={channel} />;
  return <div class="beginning"><p><strong>{words.welcome(channel.name)}</strong></p></div>;
}
