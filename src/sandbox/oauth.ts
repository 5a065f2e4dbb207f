import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DiscordWorld } from './discord-world.ts';
import type { Id } from './model.ts';

/** What an application needs to sign people in. */
export interface SignInClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizePage: string;
  readonly api: string;
}

interface Grant {
  readonly user: Id;
  readonly redirect: string;
  readonly challenge: string;
  readonly until: number;
  /** The token it was traded for, which is worthless when someone tries that again. */
  token: string | null;
}

/** Discord asks for a short life of codes; its tokens last a week. */
const CODE_LIFE = 60_000;
const TOKEN_LIFE = 604_800_000;
const LONGEST_BODY = 10_000;
const PAGE = '/oauth2/authorize';

/**
 * Discord's OAuth pages, stricter than the real ones: only the scope `identify`, with a state and PKCE, addresses compared
 * letter by letter, and codes that work once.
 */
export class OAuthServer {
  private readonly world: DiscordWorld;
  private readonly secret = randomBytes(16).toString('hex');
  private readonly redirects = new Set<string>();
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, { readonly user: Id; readonly until: number }>();

  constructor(world: DiscordWorld) {
    this.world = world;
  }

  /** Registers an address to come back to, as on the application's page at Discord. */
  client(redirect: string, url: string): SignInClient {
    this.redirects.add(redirect);
    return {
      clientId: this.world.identity.applicationId,
      clientSecret: this.secret,
      authorizePage: `${url}${PAGE}`,
      api: `${url}/api/v10`,
    };
  }

  /** Answers a request if it is about signing in; returns whether it did. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const path = url.pathname.replace(/^\/api(\/v\d+)?(?=\/)/, '');
    if (url.pathname === PAGE && request.method === 'GET') this.authorize(response, url.searchParams);
    else if (path === '/oauth2/token' && request.method === 'POST') await this.trade(request, response);
    else if (path === '/users/@me' && request.headers.authorization?.startsWith('Bearer '))
      this.showPerson(response, request.headers.authorization.slice('Bearer '.length));
    else return false;
    return true;
  }

  private authorize(response: ServerResponse, query: URLSearchParams): void {
    const of = (name: string): string => (query.getAll(name).length === 1 ? (query.get(name) ?? '') : '');
    const redirect = of('redirect_uri');
    const fault = this.authorizeFault(of, redirect);
    if (fault !== null) return void response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(fault);
    const back = (more: Record<string, string>): string => {
      const target = new URL(redirect);
      for (const [name, value] of Object.entries({ ...more, state: of('state') })) target.searchParams.set(name, value);
      return target.href;
    };
    const user = of('as');
    if (user === '') return this.showPeople(response, query, back({ error: 'access_denied' }));
    const person = this.world.users.get(user);
    if (!person || person.bot) return void response.writeHead(400).end('No such person');
    const code = randomBytes(15).toString('base64url');
    const until = this.world.clock.now() + CODE_LIFE;
    this.grants.set(code, { user, redirect, challenge: of('code_challenge'), until, token: null });
    response.writeHead(302, { location: back({ code }) }).end();
  }

  private authorizeFault(of: (name: string) => string, redirect: string): string | null {
    if (of('client_id') !== this.world.identity.applicationId) return 'Unknown application';
    if (!this.redirects.has(redirect)) return 'Invalid OAuth2 redirect_uri';
    if (of('response_type') !== 'code') return 'Unsupported response type';
    if (of('scope') !== 'identify') return 'Only the scope identify is needed';
    if (!/^.{16,}$/.test(of('state'))) return 'A state that no one can guess is needed';
    if (of('code_challenge_method') !== 'S256') return 'Unsupported code challenge method';
    if (!/^[\w-]{43}$/.test(of('code_challenge'))) return 'Invalid code challenge';
    return null;
  }

  private showPeople(response: ServerResponse, query: URLSearchParams, cancel: string): void {
    const people = [...this.world.users.values()].filter(({ bot }) => !bot);
    const links = people.map(({ id, username }) => {
      const chosen = new URLSearchParams(query);
      chosen.set('as', id);
      return `<li><a href="?${escaped(chosen.toString())}">${escaped(username)}</a></li>`;
    });
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' })
      .end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in with Discord</title><h1>Who are you?</h1><ul>${links.join('')}</ul><p><a href="${escaped(cancel)}">Cancel</a></p></html>`,
      );
  }

  private async trade(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (error: string, status = 400): void => sendJson(response, status, { error });
    if (!/^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? ''))
      return refuse('invalid_request');
    let body = '';
    for await (const part of request as AsyncIterable<Buffer>) {
      body += part.toString();
      if (body.length > LONGEST_BODY) return refuse('invalid_request', 413);
    }
    const form = new URLSearchParams(body);
    if (form.get('client_id') !== this.world.identity.applicationId || form.get('client_secret') !== this.secret)
      return refuse('invalid_client', 401);
    if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type');
    const grant = this.grants.get(form.get('code') ?? '');
    if (grant?.token) this.tokens.delete(grant.token);
    const now = this.world.clock.now();
    if (!grant || grant.token !== null || grant.until <= now || grant.redirect !== form.get('redirect_uri'))
      return refuse('invalid_grant');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (challenge !== grant.challenge) return refuse('invalid_grant');
    grant.token = randomBytes(15).toString('base64url');
    this.tokens.set(grant.token, { user: grant.user, until: now + TOKEN_LIFE });
    sendJson(response, 200, {
      access_token: grant.token,
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE / 1_000,
      refresh_token: randomBytes(15).toString('base64url'),
      scope: 'identify',
    });
  }

  private showPerson(response: ServerResponse, token: string): void {
    const known = this.tokens.get(token);
    const user = known && known.until > this.world.clock.now() ? this.world.users.get(known.user) : undefined;
    if (user) sendJson(response, 200, { id: user.id, username: user.username, discriminator: '0', avatar: null });
    else sendJson(response, 401, { message: '401: Unauthorized', code: 0 });
  }
}

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
