import type { APIApplication } from 'discord-api-types/v10';
import type { Log } from '../match/ports.ts';
import { describeFault } from './sending/faults.ts';

/** Whether Discord posts interactions to this application. It takes the address away after a check that failed, and tells nobody. */
export interface Registration {
  /** Looks now, and every hour from now on. */
  start(application: APIApplication): void;
  /** An interaction was posted, so there is an address. */
  seen(): void;
  /** Throws while there is none. */
  look(): void;
  stop(): void;
}

const HOUR = 60 * 60_000;

export function watchRegistration(about: () => Promise<APIApplication>, log: Log): Registration {
  let registered = true;
  let timer: NodeJS.Timeout | undefined;

  function note({ interactions_endpoint_url: address }: APIApplication): void {
    registered = Boolean(address);
    if (!registered) log.warn({}, 'no interactions endpoint URL is set on the page of the application: set it, Discord tries it at once');
  }
  async function check(): Promise<void> {
    try {
      note(await about());
    } catch (error) {
      log.warn({ fault: describeFault(error) }, 'Discord did not say where it posts interactions; it is asked again in an hour');
    }
  }

  return {
    start(application) {
      note(application);
      timer = setInterval(() => void check(), HOUR).unref();
    },
    seen: () => void (registered = true),
    look() {
      if (!registered) throw new Error('no interactions endpoint URL');
    },
    stop: () => clearInterval(timer),
  };
}
