import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage, PageModal, PageOutcome, PageRequest, PageResult } from '../page-api/index.ts';
import { ChannelList } from './channel-list.tsx';
import { Chat, type ScrollTarget } from './chat.tsx';
import { connectPage, type PageConnection, type LinkState } from './connection.ts';
import { Lightbox } from './lightbox.tsx';
import { Modal } from './modal.tsx';
import { type PageState, PageContext, type ShownPicture } from './page-context.tsx';
import { TopBar } from './top-bar.tsx';
import { stringsFor } from './strings.ts';
import { applyFrame, mentionCount, mergeMessages, textChannels, type ClientState } from './client-state.ts';

const RECENT_MS = 30_000;
const TOAST_MS = 6_000;

export function App({ as, onSwitch }: { readonly as: string; onSwitch(id: string): void }) {
  const [client, setWorld] = useState<ClientState | null>(null);
  const [link, setLink] = useState<LinkState>('connecting');
  const [current, setCurrent] = useState<string | null>(location.hash.slice(1) || null);
  const [sought, setSought] = useState<ScrollTarget | null>(null);
  const [replyTo, setReplyTo] = useState<PageMessage | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [modal, setModal] = useState<PageModal | null>(null);
  const [picture, setPicture] = useState<ShownPicture | null>(null);
  const [toast, setToast] = useState<{ words: string; at: number } | null>(null);
  const connection = useRef<PageConnection | null>(null);
  const lastActed = useRef(0);
  const latest = useRef<ClientState | null>(null);
  const words = stringsFor(client?.me.locale ?? 'en');

  const openChannel = useCallback((channelId: string, messageId?: string) => {
    setCurrent(channelId);
    setSought(messageId === undefined ? null : { messageId });
    setReplyTo(null);
    setDrawer(false);
    history.replaceState(null, '', `${location.search}#${channelId}`);
  }, []);

  useEffect(() => {
    latest.current = null;
    const opened = connectPage(as, {
      link: setLink,
      frame(frame) {
        const known = latest.current;
        // Opens a thread this person's own command or click has just created for them, never one of others.
        if (
          frame.type === 'channel' &&
          known &&
          joinsThread(known, frame.channel) &&
          Date.now() - lastActed.current < RECENT_MS
        )
          openChannel(frame.channel.id);
        latest.current = applyFrame(known, frame);
        setWorld(latest.current);
      },
    });
    connection.current = opened;
    return () => opened.close();
  }, [as]);

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  useEffect(() => {
    if (!drawer) return undefined;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setDrawer(false);
    document.addEventListener('keydown', close);
    document.querySelector<HTMLElement>('.channels .channel')?.focus();
    return () => {
      document.removeEventListener('keydown', close);
      document.querySelector<HTMLElement>('.menu-button')?.focus();
    };
  }, [drawer]);

  // As in Discord, typing anywhere writes a message.
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const elsewhere =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="listbox"]');
      if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !elsewhere)
        document.querySelector<HTMLElement>('.composer > input')?.focus();
    };
    document.addEventListener('keydown', typed);
    return () => document.removeEventListener('keydown', typed);
  }, []);

  const showToast = useCallback((said: string) => setToast({ words: said, at: Date.now() }), []);
  const request = useCallback(
    async (body: PageRequest): Promise<PageResult | null> => {
      try {
        return (await connection.current?.request(body)) ?? null;
      } catch (error) {
        showToast(error instanceof Error ? error.message : String(error));
        return null;
      }
    },
    [showToast],
  );
  const interact = useCallback(
    async (body: PageRequest): Promise<PageOutcome | null> => {
      lastActed.current = Date.now();
      const result = await request(body);
      if (result?.kind !== 'interaction') return null;
      const { outcome } = result;
      if (outcome.kind === 'modal') setModal(outcome.modal);
      if (outcome.kind === 'reply') setSought({ messageId: outcome.messageId });
      if (outcome.kind !== 'failed') return outcome;
      showToast(stringsFor(latest.current?.me.locale ?? 'en').interactionFailed(outcome.reason));
      return null;
    },
    [request, showToast],
  );

  const sandbox = useMemo<PageState | null>(
    () => client && { client, request, interact, openChannel, reply: setReplyTo, showPicture: setPicture, showToast },
    [client, request, interact, openChannel, showToast],
  );
  const mentions = client ? mentionCount(client) : 0;
  useEffect(() => {
    document.title = `${mentions > 0 ? `(${mentions}) ` : ''}${client ? `${client.me.displayName} · ` : ''}Parley sandbox`;
    document.documentElement.lang = client?.me.locale ?? 'en';
  }, [mentions, client?.me.displayName, client?.me.locale]);

  if (link === 'unknown-person')
    return (
      <p class="loading">
        No one has this id. <a href="/">Start over</a>
      </p>
    );
  if (!sandbox || !client) return <p class="loading">Opening the sandbox…</p>;
  const channel = client.channels.get(current ?? '') ?? textChannels(client)[0] ?? null;
  const loadOlder = (messages: readonly PageMessage[]) => {
    const id = channel?.id ?? '';
    latest.current = {
      ...client,
      messages: new Map(client.messages).set(id, mergeMessages(client.messages.get(id) ?? [], messages)),
    };
    setWorld(latest.current);
  };
  const status = link !== 'open' ? words.lost : client.botOnline ? null : words.offline;
  return (
    <PageContext.Provider value={sandbox}>
      <div class={`app${drawer ? ' drawer-open' : ''}`}>
        <TopBar channel={channel} onSwitch={onSwitch} />
        {status && (
          <p class="status" role="status">
            {status}
          </p>
        )}
        <ChannelList current={channel?.id ?? null} />
        {drawer && (
          <button type="button" class="shade" aria-label={words.hideChannels} onClick={() => setDrawer(false)} />
        )}
        {channel ? (
          <Chat
            channel={channel}
            sought={sought}
            replyTo={replyTo}
            onMenu={() => setDrawer(!drawer)}
            loadOlder={loadOlder}
          />
        ) : (
          <main class="chat">
            <p class="beginning">{words.noChannel}</p>
          </main>
        )}
      </div>
      {modal && (
        <Modal key={modal.id} modal={modal} guildId={channel?.guildId ?? null} onClose={() => setModal(null)} />
      )}
      {picture && <Lightbox picture={picture} onClose={() => setPicture(null)} />}
      <div class="toasts" role="status" aria-live="polite">
        {toast && <p key={toast.at}>{toast.words}</p>}
      </div>
    </PageContext.Provider>
  );
}

/** Whether this frame makes the person a member of a public thread. */
const joinsThread = ({ me, channels }: ClientState, { id, kind, memberIds }: PageChannel): boolean =>
  kind === 'public-thread' && memberIds.includes(me.id) && channels.get(id)?.memberIds.includes(me.id) !== true;
