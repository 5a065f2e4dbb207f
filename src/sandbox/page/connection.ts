import type { ClientFrame, PageRequest, PageResult, PeopleAnswer, ServerFrame } from '../page-api/index.ts';

/** A socket for one person that reconnects and matches answers to requests. */
export interface PageConnection {
  request(body: PageRequest): Promise<PageResult>;
  close(): void;
}

export type LinkState = 'connecting' | 'open' | 'lost' | 'unknown-person';

interface Handlers {
  frame(frame: Exclude<ServerFrame, { type: 'answer' }>): void;
  link(link: LinkState): void;
}

const UNKNOWN_PERSON = 4404;
const MAX_RECONNECT_DELAY = 5_000;

export function connectPage(as: string, handlers: Handlers): PageConnection {
  let socket: WebSocket | null = null;
  let closed = false;
  let pause = 250;
  let lastId = 0;
  const waiting = new Map<number, { resolve(result: PageResult): void; reject(error: Error): void }>();

  const dropAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('The connection was lost. Please try again.'));
    waiting.clear();
  };

  const open = () => {
    handlers.link('connecting');
    const address = new URL(`/page?as=${encodeURIComponent(as)}`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      pause = 250;
      handlers.link('open');
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const frame = JSON.parse(data) as ServerFrame;
      if (frame.type !== 'answer') return handlers.frame(frame);
      const asked = waiting.get(frame.id);
      waiting.delete(frame.id);
      if (frame.ok) asked?.resolve(frame.result);
      else asked?.reject(new Error(frame.error));
    });
    socket.addEventListener('close', ({ code }) => {
      dropAll();
      if (closed) return;
      if (code === UNKNOWN_PERSON) return handlers.link('unknown-person');
      handlers.link('lost');
      setTimeout(() => !closed && open(), pause);
      pause = Math.min(pause * 2, MAX_RECONNECT_DELAY);
    });
  };
  open();

  return {
    request(body) {
      if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error('The sandbox is not connected.'));
      const id = ++lastId;
      const frame: ClientFrame = { ...body, id };
      socket.send(JSON.stringify(frame));
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close() {
      closed = true;
      socket?.close();
    },
  };
}

export async function fetchPeople(): Promise<PeopleAnswer> {
  const answer = await fetch('/page-api/people');
  if (!answer.ok) throw new Error('The sandbox does not answer.');
  return (await answer.json()) as PeopleAnswer;
}
