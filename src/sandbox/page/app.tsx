import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage, PageModal, PageOutcome, PageRequest, PageResult } from '../page-api/index.ts';
import { ChannelList } from './channel-list.tsx';
import { Chat, type Sought } from './chat.tsx';
import { connect, type Connection, type Link } from './connection.ts';
import { Lightbox } from './lightbox.tsx';
import { Modal } from './modal.tsx';
import { type Sandbox, SandboxContext, type ShownPicture } from './sandbox.tsx';
import { Top } from './top.tsx';
import { wordsIn } from './words.ts';
import { hear, mentionsIn, mergeMessages, textChannels, type World } from './world.ts';

const JUST_NOW = 30_000;
const TOAST_LASTS = 6_000;

export function App({ as, onSwitch }: { readonly as: string; onSwitch(id: string): void }) {
  const [world, setWorld] = useState<World | null>(null);
  const [link, setLink] = useState<Link>('connecting');
  const [current, setCurrent] = useState<string | null>(location.hash.slice(1) || null);
  const [sought, setSought] = useState<Sought | null>(null);
  const [replyTo, setReplyTo] = useState<PageMessage | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [modal, setModal] = useState<PageModal | null>(null);
  const [picture, setPicture] = useState<ShownPicture | null>(null);
  const [toast, setToast] = useState<{ words: string; at: number } | null>(null);
  const connection = useRef<Connection | null>(null);
  const lastActed = useRef(0);
  const latest = useRef<World | null>(null);
  const words = wordsIn(world?.me.locale ?? 'en');

  const visit = useCallback((channelId: string, messageId?: string) => {
    setCurrent(channelId);
    setSought(messageId === undefined ? null : { messageId });
    setReplyTo(null);
    setDrawer(false);
    history.replaceState(null, '', `${location.search}#${channelId}`);
  }, []);

  useEffect(() => {
    latest.current = null;
    const opened = connect(as, {
      link: setLink,
      frame(frame) {
        const known = latest.current;
        // A thread one's own command or click has just opened for oneself is where one wants to be; never that of others.
        if (frame.type === 'channel' && known && enters(known, frame.channel) && Date.now() - lastActed.current < JUST_NOW) visit(frame.channel.id);
        latest.current = hear(known, frame);
        setWorld(latest.current);
      },
    });
    connection.current = opened;
    return () => opened.close();
  }, [as]);

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), TOAST_LASTS);
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

  // As in Discord: whoever begins to type writes a message, wherever the focus was.
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const elsewhere = target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="listbox"]');
      if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !elsewhere) document.querySelector<HTMLElement>('.composer > input')?.focus();
    };
    document.addEventListener('keydown', typed);
    return () => document.removeEventListener('keydown', typed);
  }, []);

  const say = useCallback((said: string) => setToast({ words: said, at: Date.now() }), []);
  const ask = useCallback(async (body: PageRequest): Promise<PageResult | null> => {
    try {
      return (await connection.current?.request(body)) ?? null;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return null;
    }
  }, [say]);
  const interact = useCallback(async (body: PageRequest): Promise<PageOutcome | null> => {
    lastActed.current = Date.now();
    const result = await ask(body);
    if (result?.kind !== 'interaction') return null;
    const { outcome } = result;
    if (outcome.kind === 'modal') setModal(outcome.modal);
    if (outcome.kind === 'reply') setSought({ messageId: outcome.messageId });
    if (outcome.kind !== 'failed') return outcome;
    say(wordsIn(latest.current?.me.locale ?? 'en').interactionFailed(outcome.reason));
    return null;
  }, [ask, say]);

  const sandbox = useMemo<Sandbox | null>(
    () => world && { world, ask, interact, visit, reply: setReplyTo, showPicture: setPicture, say },
    [world, ask, interact, visit, say],
  );
  const mentions = world ? mentionsIn(world) : 0;
  useEffect(() => {
    document.title = `${mentions > 0 ? `(${mentions}) ` : ''}${world ? `${world.me.displayName} · ` : ''}Parley sandbox`;
    document.documentElement.lang = world?.me.locale ?? 'en';
  }, [mentions, world?.me.displayName, world?.me.locale]);

  if (link === 'unknown-person') return <p class="loading">There is nobody with this id. <a href="/">Start over</a></p>;
  if (!sandbox || !world) return <p class="loading">Opening the sandbox…</p>;
  const channel = world.channels.get(current ?? '') ?? textChannels(world)[0] ?? null;
  const loadOlder = (messages: readonly PageMessage[]) => {
    const id = channel?.id ?? '';
    latest.current = { ...world, messages: new Map(world.messages).set(id, mergeMessages(world.messages.get(id) ?? [], messages)) };
    setWorld(latest.current);
  };
  const status = link !== 'open' ? words.lost : world.botOnline ? null : words.offline;
  return (
    <SandboxContext.Provider value={sandbox}>
      <div class={`app${drawer ? ' drawer-open' : ''}`}>
        <Top channel={channel} onSwitch={onSwitch} />
        {status && <p class="status" role="status">{status}</p>}
        <ChannelList current={channel?.id ?? null} />
        {drawer && <button type="button" class="shade" aria-label={words.hideChannels} onClick={() => setDrawer(false)} />}
        {channel
          ? <Chat channel={channel} sought={sought} replyTo={replyTo} onMenu={() => setDrawer(!drawer)} loadOlder={loadOlder} />
          : <main class="chat"><p class="beginning">{words.noChannel}</p></main>}
      </div>
      {modal && <Modal key={modal.id} modal={modal} guildId={channel?.guildId ?? null} onClose={() => setModal(null)} />}
      {picture && <Lightbox picture={picture} onClose={() => setPicture(null)} />}
      <div class="toasts" role="status" aria-live="polite">{toast && <p key={toast.at}>{toast.words}</p>}</div>
    </SandboxContext.Provider>
  );
}

/** Whether this is how one comes to be in a thread. */
const enters = ({ me, channels }: World, { id, kind, memberIds }: PageChannel): boolean =>
  kind === 'public-thread' && memberIds.includes(me.id) && channels.get(id)?.memberIds.includes(me.id) !== true;
