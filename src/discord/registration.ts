import type { APIApplication } from 'discord.js';
import type { Log } from '../match/ports.ts';
import { describeError } from './outgoing/discord-errors.ts';

/**
 * Watches whether Discord posts interactions to this application. It removes the address after a failed check without
 * notice.
 */
export interface EndpointRegistration {
  /** Checks now, and every hour from now on. */
  start(application: APIApplication): void;
  /** Records that an interaction was posted, so there is an address. */
  seen(): void;
  /** Throws while there is none. */
  check(): void;
  stop(): void;
}

const HOUR = 60 * 60_000;

export function watchEndpointRegistration(about: () => Promise<APIApplication>, log: Log): EndpointRegistration {
  let registered = true;
  let timer: NodeJS.Timeout | undefined;

  function note({ interactions_endpoint_url: address }: APIApplication): void {
    registered = Boolean(address);
    if (!registered) log.warn({}, 'no interactions endpoint URL is set in the developer portal; set it there');
  }
  async function check(): Promise<void> {
    try {
      note(await about());
    } catch (error) {
      log.warn(
        { fault: describeError(error) },
        'Discord did not say where it posts interactions; it is asked again in an hour',
      );
    }
  }

  return {
    start(application) {
      note(application);
      timer = setInterval(() => void check(), HOUR).unref();
    },
    seen: () => void (registered = true),
    check() {
      if (!registered) throw new Error('no interactions endpoint URL');
    },
    stop: () => clearInterval(timer),
  };
}
