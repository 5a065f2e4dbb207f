import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageMessage, PageModal, PageRequest, PageResult } from '../page-api.ts';
import { ChannelList } from './channel-list.tsx';
import { Chat } from './chat.tsx';
import { connect, type Connection, type Link } from './connection.ts';
import { Modal } from './modal.tsx';
import { type Sandbox, SandboxContext } from './sandbox.tsx';
import { Clock, PlayComputer, WhoAmI } from './tools.tsx';
import { hear, mergeMessages, type World } from './world.ts';

const JUST_NOW = 8_000;

export function App({ as, onSwitch }: { readonly as: string; onSwitch(id: string): void }) {
  const [world, setWorld] = useState<World | null>(null);
  const [link, setLink] = useState<Link>('connecting');
  const [current, setCurrent] = useState<string | null>(location.hash.slice(1) || null);
  const [drawer, setDrawer] = useState(false);
  const [modal, setModal] = useState<PageModal | null>(null);
  const [picture, setPicture] = useState<{ url: string; alt: string } | null>(null);
  const [toast, setToast] = useState<{ words: string; at: number } | null>(null);
  const connection = useRef<Connection | null>(null);
  const lastActed = useRef(0);
  const latest = useRef<World | null>(null);

  const visit = useCallback((channelId: string) => {
    setCurrent(channelId);
    setDrawer(false);
    history.replaceState(null, '', `${location.search}#${channelId}`);
  }, []);

  useEffect(() => {
    latest.current = null;
    const opened = connect(as, {
      link: setLink,
      frame(frame) {
        const known = latest.current;
        // A thread one's own command or click has just opened is where one wants to be.
        const opens = frame.type === 'channel' && frame.channel.kind === 'public-thread' && known?.channels.has(frame.channel.id) === false;
        if (opens && Date.now() - lastActed.current < JUST_NOW) visit(frame.channel.id);
        latest.current = hear(known, frame);
        setWorld(latest.current);
      },
    });
    connection.current = opened;
    return () => opened.close();
  }, [as]);

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), 6_000);
    return () => clearTimeout(timer);
  }, [toast]);

  const say = useCallback((words: string) => setToast({ words, at: Date.now() }), []);
  const ask = useCallback(async (body: PageRequest): Promise<PageResult | null> => {
    try {
      return (await connection.current?.request(body)) ?? null;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return null;
    }
  }, [say]);
  const interact = useCallback(async (body: PageRequest): Promise<boolean> => {
    lastActed.current = Date.now();
    const result = await ask(body);
    if (result?.kind !== 'interaction') return false;
    if (result.outcome.kind === 'modal') setModal(result.outcome.modal);
    if (result.outcome.kind === 'failed') say(`This interaction failed. ${result.outcome.reason}`);
    return result.outcome.kind !== 'failed';
  }, [ask, say]);

  const sandbox = useMemo<Sandbox | null>(
    () => world && { world, ask, interact, visit, showModal: setModal, showPicture: setPicture, say },
    [world, ask, interact, visit, say],
  );
  const mentions = world ? [...world.channels.values()].reduce((sum, channel) => sum + channel.mentions, 0) : 0;
  useEffect(() => {
    document.title = `${mentions > 0 ? `(${mentions}) ` : ''}${world ? `${world.me.displayName} · ` : ''}Parley sandbox`;
  }, [mentions, world?.me.displayName]);

  if (link === 'unknown-person') return <p class="loading">There is nobody with this id. <a href="/">Start over</a></p>;
  if (!sandbox || !world) return <p class="loading">Opening the sandbox…</p>;
  const channel = (current && world.channels.get(current)) || firstChannel(world);
  const loadOlder = (messages: readonly PageMessage[]) => {
    const id = channel?.id ?? '';
    latest.current = { ...world, messages: new Map(world.messages).set(id, mergeMessages(world.messages.get(id) ?? [], messages)) };
    setWorld(latest.current);
  };
  return (
    <SandboxContext.Provider value={sandbox}>
      <div class={`app${drawer ? ' drawer-open' : ''}`}>
        <header class="top">
          <p class="brand"><img src="icon.svg" alt="" width="24" height="24" /> <span class="wide">Parley sandbox</span></p>
          <PlayComputer channel={channel} />
          <Clock />
          <WhoAmI onSwitch={onSwitch} />
        </header>
        {(link !== 'open' || !world.botOnline) && <p class="status" role="status">{link === 'open' ? 'The bot is offline.' : 'The connection was lost. Trying again…'}</p>}
        <ChannelList current={channel?.id ?? null} />
        {drawer && <button type="button" class="shade" aria-label="Hide channels" onClick={() => setDrawer(false)} />}
        {channel ? <Chat channel={channel} onMenu={() => setDrawer(!drawer)} loadOlder={loadOlder} /> : <main class="chat"><p class="beginning">There is no channel you can see.</p></main>}
      </div>
      {modal && <Modal key={modal.id} modal={modal} guildId={channel?.guildId ?? null} onClose={() => setModal(null)} />}
      {picture && <Lightbox picture={picture} onClose={() => setPicture(null)} />}
      <div class="toasts" role="status" aria-live="polite">{toast && <p key={toast.at}>{toast.words}</p>}</div>
    </SandboxContext.Provider>
  );
}

function firstChannel(world: World) {
  return [...world.channels.values()].filter(({ kind }) => kind === 'text').sort((a, b) => a.position - b.position)[0] ?? null;
}

function Lightbox({ picture, onClose }: { readonly picture: { url: string; alt: string }; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="lightbox" aria-label="Picture" onClose={onClose} onClick={onClose}>
      <img src={picture.url} alt={picture.alt} />
      <button type="button" class="icon-button" aria-label="Close" onClick={onClose}>×</button>
    </dialog>
  );
}
