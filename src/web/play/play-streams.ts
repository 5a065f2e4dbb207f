import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MatchProgress, Matches } from '../../match/matches.ts';
import { caching, securityHeaders } from '../responses.ts';
import type { PlayMoved } from './play-api.ts';

/** Times in milliseconds. */
export interface FollowTiming {
  /** Between two looks at a match that is open in a browser. */
  readonly look: number;
  /** Between two signs of life; the session is checked as often. */
  readonly heartbeat: number;
}

const playTiming: FollowTiming = { look: 150, heartbeat: 15_000 };

/** Tells browsers that a match has moved on. They fetch what they may see themselves. */
export interface PlayStreams {
  readonly open: number;
  /** Answers a request for events. `isValid`: whether the person may still have them. */
  follow(request: IncomingMessage, response: ServerResponse, id: string, isValid: () => Promise<boolean>): void;
  /** Looks at a match at once, since it was changed here. */
  changed(id: string): void;
  close(): void;
}

interface Follower {
  readonly response: ServerResponse;
  isValid(): Promise<boolean>;
  /** The last version it was told, as a text. */
  told: string;
}

interface FollowedMatch {
  readonly id: string;
  readonly followers: Set<Follower>;
  timer: NodeJS.Timeout | undefined;
  /** Whether a look is under way, and whether another one has to follow. */
  looking: 'no' | 'once' | 'again';
}

export function createPlayStreams(
  { progress }: Pick<Matches, 'progress'>,
  report: (error: unknown) => void,
  timing: FollowTiming = playTiming,
): PlayStreams {
  const followed = new Map<string, FollowedMatch>();
  let open = 0;
  const heart = setInterval(() => void beat().catch(report), timing.heartbeat).unref();

  async function beat(): Promise<void> {
    for (const { followers } of followed.values())
      for (const follower of followers) {
        if (await follower.isValid()) follower.response.write(':\n\n');
        else follower.response.destroy();
      }
  }

  function notify({ followers }: FollowedMatch, { version, seq, over }: MatchProgress): void {
    const moved: PlayMoved = { version, seq, over };
    for (const follower of followers) {
      // Only the latest version matters: a browser that reads nothing hears of it when there is room again.
      if (follower.told === String(version) || follower.response.writableNeedDrain) continue;
      follower.told = String(version);
      follower.response.write(`id: ${version}\ndata: ${JSON.stringify(moved)}\n\n`);
    }
  }

  async function look(match: FollowedMatch): Promise<void> {
    if (match.looking !== 'no') return void (match.looking = 'again');
    clearTimeout(match.timer);
    match.looking = 'once';
    try {
      const now = await progress(match.id);
      if (now) notify(match, now);
    } catch (error) {
      report(error);
    }
    const isAskedAgain = (match.looking as FollowedMatch['looking']) === 'again';
    match.looking = 'no';
    if (followed.get(match.id) !== match) return;
    if (isAskedAgain) return look(match);
    match.timer = setTimeout(() => void look(match), timing.look);
  }

  return {
    get open() {
      return open;
    },
    follow(request, response, id, isValid) {
      const follower: Follower = { response, isValid, told: String(request.headers['last-event-id'] ?? '') };
      response.writeHead(200, {
        ...securityHeaders,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': caching.never,
        'x-accel-buffering': 'no',
      });
      response.write(':\n\n');
      const match = followed.get(id) ?? { id, followers: new Set(), timer: undefined, looking: 'no' };
      followed.set(id, match);
      match.followers.add(follower);
      open++;
      response.on('close', () => {
        open--;
        match.followers.delete(follower);
        if (match.followers.size > 0) return;
        clearTimeout(match.timer);
        if (followed.get(id) === match) followed.delete(id);
      });
      void look(match);
    },
    changed(id) {
      const match = followed.get(id);
      if (match) void look(match);
    },
    close() {
      clearInterval(heart);
      for (const match of followed.values()) {
        clearTimeout(match.timer);
        for (const { response } of match.followers) response.destroy();
      }
      followed.clear();
    },
  };
}
