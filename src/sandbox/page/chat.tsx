import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage } from '../page-api/index.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { Icon } from './icon.tsx';
import { MemberList } from './member-list.tsx';
import { MessageView } from './message.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { matchChannelFor, Welcome } from './welcome.tsx';
import { compareSnowflakes } from './client-state.ts';

const FIVE_MINUTES = 300_000;
const NEAR_THE_END = 120;
const WIDE_ENOUGH = '(min-width: 1100px)';

/** A message to scroll to. A new object each time, so that the same message can be targeted again. */
export interface ScrollTarget {
  readonly messageId: string;
}

/** One channel: its messages, newest at the bottom, and the composer. */
export function Chat({
  channel,
  sought,
  replyTo,
  onMenu,
  loadOlder,
}: {
  readonly channel: PageChannel;
  readonly sought: ScrollTarget | null;
  readonly replyTo: PageMessage | null;
  onMenu(): void;
  loadOlder(messages: readonly PageMessage[]): void;
}) {
  const { client, request } = usePage();
  const strings = useStrings();
  const scroller = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [away, setAway] = useState(false);
  const [members, setMembers] = useState(matchMedia(WIDE_ENOUGH).matches);
  const messages = client.messages.get(channel.id) ?? [];
  const last = messages.at(-1);
  const [newFrom, setNewFrom] = useState(channel.lastReadId);

  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  };
  // Pictures that load later lengthen the list; a reader at its end stays there.
  const follow = () => stuck.current && toEnd();

  useEffect(() => {
    setNewFrom(channel.lastReadId);
    stuck.current = true;
  }, [channel.id]);
  // On a small screen the member list starts closed.
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
    const read = () =>
      document.visibilityState === 'visible' &&
      channel.unread > 0 &&
      void request({ type: 'mark-read', channelId: channel.id });
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
    const result = await request({ type: 'history', channelId: channel.id, before: first.id });
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
      <ChatHeader channel={channel} onMenu={onMenu} members={members} onMembers={() => setMembers(!members)} />
      <div class="chat-middle">
        <div class="chat-column">
          <div
            class="messages"
            role="log"
            aria-label={strings.messagesIn(channel.name)}
            tabIndex={0}
            ref={scroller}
            onScroll={scrolled}
            onLoadCapture={follow}
          >
            {messages.length >= 50 && (
              <button type="button" class="button secondary older" onClick={() => void older()}>
                {strings.older}
              </button>
            )}
            {messages.length === 0 && <Beginning channel={channel} />}
            {messages.map((message, index) => (
              <div key={message.id} data-message={message.id}>
                <DayLine message={message} before={messages[index - 1]} />
                {isFirstNew(messages, index, newFrom) && (
                  <p class="new-line" role="separator">
                    <span>{strings.newLine}</span>
                  </p>
                )}
                <MessageView message={message} follows={continuesPrevious(messages[index - 1], message)} />
              </div>
            ))}
          </div>
          {away && (
            <button type="button" class="to-end" onClick={toEnd}>
              {strings.newest} <Icon shape="down" />
            </button>
          )}
          <Composer channel={channel} replyTo={replyTo} key={channel.id} />
          <TypingIndicator channelId={channel.id} />
        </div>
        {members && channel.kind !== 'dm' && <MemberList channel={channel} />}
      </div>
    </main>
  );
}

const isFirstNew = (messages: readonly PageMessage[], index: number, read: string | null): boolean => {
  const before = messages[index - 1];
  const message = messages[index] as PageMessage;
  return (
    read !== null &&
    before !== undefined &&
    compareSnowflakes(message.id, read) > 0 &&
    compareSnowflakes(before.id, read) <= 0
  );
};

function continuesPrevious(before: PageMessage | undefined, message: PageMessage): boolean {
  if (before?.authorId !== message.authorId || before.ephemeral !== message.ephemeral) return false;
  const plain = [0, 19, 20, 21].includes(before.type) && message.type === 0 && message.usedBy === null;
  return plain && message.at - before.at < FIVE_MINUTES && isSameDay(before.at, message.at);
}

const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString();

function DayLine({ message, before }: { readonly message: PageMessage; readonly before: PageMessage | undefined }) {
  const { client } = usePage();
  if (!before || isSameDay(before.at, message.at)) return null;
  return (
    <p class="day-line" role="separator">
      <span>{new Intl.DateTimeFormat(client.me.locale, { dateStyle: 'long' }).format(message.at)}</span>
    </p>
  );
}

function Beginning({ channel }: { readonly channel: PageChannel }) {
  const { client } = usePage();
  const strings = useStrings();
  if (channel.kind === 'dm') return <p class="beginning">{strings.dmBeginning(channel.name)}</p>;
  if (matchChannelFor(client, channel) === channel) return <Welcome channel={channel} />;
  return (
    <div class="beginning">
      <p>
        <strong>{strings.welcome(channel.name)}</strong>
      </p>
    </div>
  );
}
