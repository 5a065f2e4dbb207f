import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language, Text } from '../../engine/text.ts';
import type { Matches } from '../../match/matches.ts';
import { Problem } from '../../match/problems.ts';
import { clientAddress } from '../client-address.ts';
import type { PageFiles } from '../page-files.ts';
import { writeShell } from '../page-shell.ts';
import { createRequestLimiter } from '../request-limiter.ts';
import { caching, type WebResponse } from '../responses.ts';
import { describeMatchLine } from './describe-match-line.ts';
import type { PlayMatches, PlayMe } from './play-api.ts';
import { isSameOrigin } from './is-same-origin.ts';
import type { PlayLimits } from './play-limits.ts';
import { type AtMatch, playerPosition, playRequest } from './play-match.ts';
import { playPath } from './play-paths.ts';
import { jsonReply, noMatch, refusal } from './play-replies.ts';
import { playRequestNames, playRequests, type PlayRequestName } from './play-requests.ts';
import { createPlayStreams, type FollowTiming } from './play-streams.ts';
import { playStrings as strings } from './play-strings.ts';
import { BadBody, readJson } from './read-json.ts';
import { createCookies } from './session-cookie.ts';
import type { SignIn } from './sign-in.ts';
import { webManifest } from './web-manifest.ts';

export interface PlayOptions {
  readonly matches: Matches;
  /** Public address without a slash at its end. */
  readonly url: string;
  readonly files: PageFiles;
  report(error: unknown): void;
  /** Null if only tickets sign someone in. */
  readonly signIn: SignIn | null;
  readonly limits: PlayLimits;
  readonly timing?: FollowTiming | undefined;
}

/** A request that is being answered. */
export interface PlayRequestContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Null if the visitor's browser names none of ours. */
  readonly language: Language | null;
  /** From the path up to the root. */
  readonly root: string;
}

/** Serves the page on which matches are played. */
export interface PlayHandler {
  readonly streams: number;
  /** Answers a request; null if its path isn't one of the play page's. */
  answer(
    context: PlayRequestContext,
    path: string,
  ): Promise<{ readonly route: string; readonly reply: WebResponse | null } | null>;
  close(): void;
}

/** Hints are work for the computer players. */
const HINT_BURST = 5;
const HINTS_PER_SECOND = 0.2;

/** Someone who is signed in. */
interface Visitor {
  readonly user: string;
  readonly session: string;
}
type Handle = (context: PlayRequestContext, ...parts: readonly string[]) => Promise<WebResponse | null>;
interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly pattern: RegExp;
  readonly handle: Handle;
}

export function createPlayHandler(options: PlayOptions): PlayHandler {
  const { matches, url, files, signIn, limits } = options;
  const cookies = createCookies(url);
  const streams = createPlayStreams(matches, (error) => options.report(error), options.timing);
  const clock = () => performance.now();
  const sessionLimiter = createRequestLimiter(
    { burst: limits.sessionBurst, perSecond: limits.sessionPerSecond },
    clock,
  );
  const hintLimiter = createRequestLimiter({ burst: HINT_BURST, perSecond: HINTS_PER_SECOND }, clock);
  const streamsOf = new Map<string, number>();

  async function visitorOf({ request }: PlayRequestContext): Promise<Visitor | null> {
    const session = cookies.read(request, 'parley');
    const user = session === null ? null : await matches.sessionUser(session);
    return user === null || session === null ? null : { user, session };
  }

  /** Answers only people who are signed in, and not too many requests of them. */
  const signedIn =
    (
      handle: (
        visitor: Visitor,
        context: PlayRequestContext,
        ...parts: readonly string[]
      ) => Promise<WebResponse | null>,
    ): Handle =>
    async (context, ...parts) => {
      const visitor = await visitorOf(context);
      if (!visitor) return refusal(401, strings.signIn);
      if (!sessionLimiter.allows(visitor.user)) return refusal(429, strings.tooFast);
      try {
        return await handle(visitor, context, ...parts);
      } catch (error) {
        if (error instanceof Problem && (error.kind === 'unknown-match' || error.kind === 'not-a-player'))
          return noMatch();
        if (error instanceof Problem) return refusal(409, error.reason);
        throw error;
      }
    };

  const shell = (
    { language, root }: PlayRequestContext,
    title: Text,
    about: Text,
    own: Pick<PageFiles, 'script' | 'style' | 'icon'> | null,
    status = 200,
  ): WebResponse => ({
    status,
    type: 'text/html; charset=utf-8',
    cache: caching.never,
    body: writeShell({
      language: language ?? 'en',
      title: title[language ?? 'en'],
      about: about[language ?? 'en'],
      needsScript: strings.needsScript[language ?? 'en'],
      root,
      files: own,
      installable: own !== null,
    }),
  });

  const playShell: Handle = async (context) =>
    shell(context, strings.playTitle, strings.playAbout, { ...files.play, icon: files.icon });

  /** The same for any ticket, for those who only look at links. */
  const ticketShell: Handle = async (context) =>
    shell(context, strings.openTitle, strings.openAbout, {
      script: files.openTicket,
      style: files.style,
      icon: files.icon,
    });

  const withCookie = (reply: WebResponse, ...set: readonly string[]): WebResponse => ({
    ...reply,
    headers: { ...reply.headers, 'set-cookie': set },
  });

  async function useTicket(context: PlayRequestContext, ticket = ''): Promise<WebResponse> {
    await readJson(context.request);
    const used = await matches.useTicket(ticket);
    if (!used) return refusal(404, strings.oldTicket);
    const old = cookies.read(context.request, 'parley');
    if (old !== null) await matches.endSession(old);
    return withCookie(jsonReply(200, { to: playPath(used.match).slice(1) }), cookies.write('parley', used.session));
  }

  async function me(context: PlayRequestContext): Promise<WebResponse> {
    const visitor = await visitorOf(context);
    if (!visitor) return jsonReply(200, { name: null, discord: signIn !== null } satisfies PlayMe);
    const { user, session } = visitor;
    const [{ language }, sessions, listed] = await Promise.all([
      matches.profile(user),
      matches.sessions(user, session),
      matches.list(user),
    ]);
    const seats = listed.flatMap(({ sheet }) => sheet.players);
    const name = seats.find((player) => player.kind === 'person' && player.id === user)?.name ?? '';
    return jsonReply(200, { name, language, sessions } satisfies PlayMe);
  }

  async function list({ user }: Visitor): Promise<WebResponse> {
    const all = (await matches.list(user)).flatMap((listed) => {
      const game = matches.games.get(listed.sheet.terms.game);
      return game ? describeMatchLine(listed, game) : [];
    });
    const waitingFirst = all.toSorted((one, other) => Number(other.waiting) - Number(one.waiting));
    return jsonReply(200, { matches: waitingFirst } satisfies PlayMatches);
  }

  async function position({ user }: Visitor, { request }: PlayRequestContext, id = ''): Promise<WebResponse> {
    const since = /[?&]since=(\d{1,7})(&|$)/.exec(request.url ?? '')?.[1];
    // A window that follows a match asks again without anyone at it.
    const here = since === undefined;
    return jsonReply(200, await playerPosition({ matches, user, id }, here ? null : Number(since), here));
  }

  /** Counts an open stream; returns whether there may be one more. */
  function countStream(key: string, most: number, response: ServerResponse): boolean {
    const open = streamsOf.get(key) ?? 0;
    if (open >= most) return false;
    streamsOf.set(key, open + 1);
    response.on('close', () => {
      const left = (streamsOf.get(key) ?? 1) - 1;
      if (left > 0) streamsOf.set(key, left);
      else streamsOf.delete(key);
    });
    return true;
  }

  async function events({ user, session }: Visitor, context: PlayRequestContext, id = ''): Promise<WebResponse | null> {
    const { request, response } = context;
    await matches.playerView(id, user);
    if (response.destroyed) return null;
    if (streams.open >= limits.streams) return refusal(503, strings.busy);
    if (
      !countStream(`session ${session}`, limits.streamsPerSession, response) ||
      !countStream(`address ${clientAddress(request)}`, limits.streamsPerAddress, response)
    )
      return refusal(429, strings.tooFast);
    streams.follow(request, response, id, async () => (await matches.sessionUser(session)) === user);
    return null;
  }

  const act =
    (name: PlayRequestName) =>
    async ({ user }: Visitor, { request }: PlayRequestContext, id = ''): Promise<WebResponse> => {
      const body = playRequests[name].safeParse(await readJson(request));
      if (!body.success) return refusal(400, strings.badRequest);
      if (name === 'hint' && !hintLimiter.allows(user)) return refusal(429, strings.tooFast);
      const at: AtMatch = { matches, user, id };
      const reply = await playRequest(at, name, body.data);
      if (name !== 'check' && name !== 'hint') streams.changed(id);
      return jsonReply(200, reply);
    };

  async function signOut({ session }: Visitor, { request }: PlayRequestContext): Promise<WebResponse> {
    await readJson(request);
    await matches.endSession(session);
    return withCookie({ status: 204, cache: caching.never }, cookies.write('parley', null));
  }

  async function signOutEverywhere({ user }: Visitor, { request }: PlayRequestContext): Promise<WebResponse> {
    await readJson(request);
    await matches.endSessions(user);
    return withCookie({ status: 204, cache: caching.never }, cookies.write('parley', null));
  }

  const beginSignIn: Handle = async () => {
    if (!signIn) return noMatch();
    const { address, kept } = signIn.begin();
    return withCookie(
      { status: 303, cache: caching.never, headers: { location: address } },
      cookies.write('parley-sign-in', kept),
    );
  };

  async function finishSignIn(context: PlayRequestContext): Promise<WebResponse> {
    if (!signIn) return noMatch();
    const kept = cookies.read(context.request, 'parley-sign-in');
    const query = new URLSearchParams((context.request.url ?? '').split('?')[1] ?? '');
    const user = kept === null ? null : await signIn.finish(query, kept);
    const forget = cookies.write('parley-sign-in', null);
    if (user === null)
      return withCookie(shell(context, strings.signInFailedTitle, strings.signInFailed, null, 403), forget);
    const old = cookies.read(context.request, 'parley');
    if (old !== null) await matches.endSession(old);
    const session = await matches.newSession(user);
    const onwards: WebResponse = { status: 303, cache: caching.never, headers: { location: '../play' } };
    return withCookie(onwards, cookies.write('parley', session), forget);
  }

  const id = String.raw`\/play\/m\/(\w{1,20})`;
  const get = (name: string, pattern: RegExp, handle: Handle): Route => ({ name, method: 'GET', pattern, handle });
  const post = (name: string, pattern: RegExp, handle: Handle): Route => ({ name, method: 'POST', pattern, handle });
  const routes: readonly Route[] = [
    get('play', /^\/play$/, playShell),
    get('play', new RegExp(`^${id}$`), playShell),
    get('play-me', /^\/play\/me\.json$/, me),
    get('play-matches', /^\/play\/matches\.json$/, signedIn(list)),
    get('play-position', new RegExp(`^${id}/position\\.json$`), signedIn(position)),
    get('play-events', new RegExp(`^${id}/events$`), signedIn(events)),
    ...playRequestNames.map((name) => post(`play-${name}`, new RegExp(`^${id}/${name}$`), signedIn(act(name)))),
    post('play-sign-out', /^\/play\/sign-out$/, signedIn(signOut)),
    post('play-sign-out', /^\/play\/sign-out-everywhere$/, signedIn(signOutEverywhere)),
    get('play-sign-in', /^\/play\/sign-in$/, beginSignIn),
    get('play-sign-in', /^\/play\/signed-in$/, finishSignIn),
    get('open', /^\/open\/([\w.-]{1,150})$/, ticketShell),
    post('open', /^\/open\/([\w.-]{1,150})$/, useTicket),
    get('manifest', /^\/manifest\.webmanifest$/, async () => webManifest(files)),
  ];

  return {
    get streams() {
      return streams.open;
    },
    async answer(context, path) {
      const found = routes.filter(({ pattern }) => pattern.test(path));
      if (found.length === 0) return null;
      const method = context.request.method === 'HEAD' ? 'GET' : context.request.method;
      const route = found.find((each) => each.method === method);
      if (!route) {
        const allow = found.map((each) => (each.method === 'GET' ? 'GET, HEAD' : each.method)).join(', ');
        return { route: 'refused', reply: { status: 405, cache: caching.never, headers: { allow } } };
      }
      // Streams and sign-ins are nothing for those who only want a header.
      if (context.request.method === 'HEAD' && /^play-(events|sign-in)$/.test(route.name))
        return { route: route.name, reply: { status: 204, cache: caching.never } };
      if (method === 'POST' && !isSameOrigin(context.request, url))
        return { route: 'refused', reply: refusal(403, strings.elsewhere) };
      try {
        return { route: route.name, reply: await route.handle(context, ...(route.pattern.exec(path) ?? []).slice(1)) };
      } catch (error) {
        if (!(error instanceof BadBody)) throw error;
        return { route: route.name, reply: refusal(error.status, strings.badRequest) };
      }
    },
    close: () => streams.close(),
  };
}
