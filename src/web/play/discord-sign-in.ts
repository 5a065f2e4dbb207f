import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SignIn } from './sign-in.ts';

export interface DiscordSignInOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where Discord sends the browser back to. */
  readonly redirect: string;
  /** Discord's page, and its API; another Discord's in the sandbox. */
  readonly authorizePage?: string;
  readonly api?: string;
  report(error: unknown): void;
}

const tokenReply = z.object({ access_token: z.string(), token_type: z.string() });
const whoReply = z.object({ id: z.string().regex(/^\d{1,20}$/), bot: z.boolean().optional() });
/** Milliseconds that Discord may take. */
const PATIENCE = 8_000;

/** Asks Discord who someone is: an authorization code with PKCE, and nothing kept but the answer. */
export function createDiscordSignIn(options: DiscordSignInOptions): SignIn {
  const { clientId, clientSecret, redirect } = options;
  const page = options.authorizePage ?? 'https://discord.com/oauth2/authorize';
  const api = options.api ?? 'https://discord.com/api/v10';

  async function ask(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(`${api}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`Discord answered a sign-in with ${response.status}`);
    return response.json();
  }

  return {
    begin() {
      const [state, verifier] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')];
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        scope: 'identify',
        redirect_uri: redirect,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'none',
      });
      return { address: `${page}?${query.toString()}`, kept: `${state}.${verifier}` };
    },
    async finish(query, kept) {
      const [state = '', verifier = ''] = kept.split('.');
      const code = query.get('code');
      if (state === '' || query.get('state') !== state || code === null) return null;
      try {
        const token = tokenReply.parse(
          await ask('/oauth2/token', {
            method: 'POST',
            body: new URLSearchParams({
              client_id: clientId,
              client_secret: clientSecret,
              grant_type: 'authorization_code',
              code,
              redirect_uri: redirect,
              code_verifier: verifier,
            }),
          }),
        );
        const authorization = `${token.token_type} ${token.access_token}`;
        const { id, bot } = whoReply.parse(await ask('/users/@me', { headers: { authorization } }));
        return bot ? null : id;
      } catch (error) {
        options.report(error);
        return null;
      }
    },
  };
}
