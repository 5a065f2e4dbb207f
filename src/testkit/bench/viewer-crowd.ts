import { get, type ClientRequest } from 'node:http';
import type { CrowdOrder, CrowdReport } from './viewers.ts';

/** Viewers of a running match in their own process. They don't read what they get, only when it arrives and how much. */

/** Signs of life are smaller, positions larger. */
const EVENT_BYTES = 200;

const requests: ClientRequest[] = [];
let open = 0;
let arrived = 0;
let bytes = 0;
let last = 0;
let served = 0;
let refused = 0;
let flooding: NodeJS.Timeout | undefined;

async function connect(url: string, number: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip',
      // As a proxy in front says it: each viewer is at home elsewhere.
      'x-forwarded-for': `198.51.${number >> 8}.${number & 255}`,
    };
    const request = get(`${url}/events`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`answered with ${response.statusCode}`));
      open++;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (part.length < EVENT_BYTES) return;
        arrived++;
        last = Date.now();
      });
      response.on('close', () => open--);
      response.on('error', () => undefined);
      resolve();
    });
    request.on('error', reject);
    requests.push(request);
  });
}

/** Asks for a page again and again, whatever is answered. */
function flood(url: string, perSecond: number): void {
  flooding = setInterval(() => {
    get(url, (response) => {
      if (response.statusCode === 429) refused++;
      else if (response.statusCode === 200) served++;
      response.resume();
    }).on('error', () => undefined);
  }, 1_000 / perSecond);
}

async function follow(order: CrowdOrder): Promise<CrowdReport> {
  if (order.kind === 'open') {
    for (let from = 0; from < order.count; from += 50)
      await Promise.all(
        Array.from({ length: Math.min(50, order.count - from) }, async (_, index) => connect(order.url, from + index)),
      );
  }
  if (order.kind === 'flood') flood(order.url, order.perSecond);
  if (order.kind === 'close') {
    clearInterval(flooding);
    for (const request of requests.splice(0)) request.destroy();
  }
  const report = { open, arrived, bytes, last, served, refused };
  if (order.kind !== 'report') [arrived, bytes, served, refused] = [0, 0, 0, 0];
  return report;
}

process.on('message', (order: CrowdOrder) => {
  void follow(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
