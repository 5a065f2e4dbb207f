import { connect, type Socket } from 'node:net';
import { gunzipSync, constants } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveTiming } from '../../src/web/live-streams.ts';
import { anna, ben, playUntil, seededRandom } from '../match/harness.ts';
import { openStream, openWebHarness, quick, sharedMatch, type WebHarness } from './web-harness.ts';

/** The live view draws nothing. */
const renderer = { draw: async () => Promise.reject(new Error('nothing is drawn here')) };

let at: WebHarness;
beforeEach(async () => {
  at = await openWebHarness({ renderer });
});
afterEach(async () => {
  await at.close();
  expect(at.troubles).toEqual([]);
});

const moveOn = async (id: string, answers = 1): Promise<void> => {
  const before = (await at.store.load(id))?.answers ?? 0;
  await playUntil(at, id, (sheet) => sheet.answers >= before + answers, seededRandom(`on ${before}`));
};

describe('someone who watches a match', () => {
  it('sees where it stands, every change of it, and its end with the record', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const stream = await openStream(at, path);
    const first = await stream.next();
    expect(first?.match).toMatchObject({ id, state: 'running', seq: (await at.store.load(id))?.seq });
    expect(first?.match).toEqual(await (await at.get(`${path}/match.json`)).json());
    await moveOn(id);
    const second = await stream.next();
    expect(second?.match.seq).toBeGreaterThan(first?.match.seq ?? Infinity);
    await at.matches.resign(id, anna.id, null);
    const last = await stream.next();
    expect(last?.match).toMatchObject({ state: 'over', record: await at.matches.record(id) });
    expect(await stream.next()).toBeNull();
    // Who comes back with the last event learns that there will be no other.
    expect((await openStream(at, path, { 'last-event-id': last?.id ?? '' })).status).toBe(204);
    expect((await (await openStream(at, path)).next())?.match.state).toBe('over');
  });

  it('is at most a second behind', () => {
    expect(liveTiming.look).toBeLessThanOrEqual(500);
  });

  it('catches up after a lost connection and after the server was replaced, missing nothing that matters', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const stream = await openStream(at, path);
    const first = await stream.next();
    stream.close();
    await moveOn(id, 3);
    const again = await openStream(at, path, { 'last-event-id': first?.id ?? '' });
    const current = await again.next();
    expect(current?.match.seq).toBe((await at.store.load(id))?.seq);
    await at.restart();
    expect(await again.next()).toBeNull();
    await moveOn(id);
    const third = await openStream(at, path, { 'last-event-id': current?.id ?? '' });
    expect((await third.next())?.match.seq).toBe((await at.store.load(id))?.seq);
    third.close();
  });

  it('isn’t sent again what it has already', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const first = await (await openStream(at, path)).next();
    const again = await openStream(at, path, { 'last-event-id': first?.id ?? '' });
    const next = again.next();
    await moveOn(id);
    expect((await next)?.id).not.toBe(first?.id);
    again.close();
  });

  it('sees a name disappear at once', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const stream = await openStream(at, path);
    await stream.next();
    at.store.overwrite(id, (sheet) => ({
      ...sheet,
      players: sheet.players.map((player) => ({ ...player, name: '–' })),
    }));
    expect((await stream.next())?.match.seats.map(({ name }) => name)).toEqual(['–', '–']);
    stream.close();
  });

  it('is cut off when the match is no longer shared, and can’t come back', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const stream = await openStream(at, path);
    await stream.next();
    await at.matches.settings(ben.id, { unshared: true });
    expect(await stream.next()).toBeNull();
    expect((await openStream(at, path)).status).toBe(404);
    expect((await at.matches.panel(id, anna.id)).sheet.status).toBe('open');
  });

  it('gets the same whether compressed or not, from the first event or a later one', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const plain = await openStream(at, path, { 'accept-encoding': 'identity' });
    const early = await openStream(at, path, { 'accept-encoding': 'gzip' });
    expect((await early.next())?.id).toBe((await plain.next())?.id);
    await moveOn(id);
    const late = await openStream(at, path, { 'accept-encoding': 'gzip' });
    const next = await plain.next();
    for (const stream of [early, late]) expect(await stream.next()).toEqual(next);
    for (const stream of [plain, early, late]) stream.close();
  });

  it('waits through an outage of the store', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const stream = await openStream(at, path);
    await stream.next();
    const { shareOf } = at.store;
    let failures = 0;
    at.store.shareOf = async () => {
      failures++;
      return Promise.reject(new Error('gone'));
    };
    await expect.poll(() => failures, { timeout: 60_000 }).toBeGreaterThan(2);
    // Said once, not twice a second.
    expect(at.troubles.splice(0).map(String)).toEqual(['Error: gone']);
    at.store.shareOf = shareOf;
    await moveOn(id);
    expect((await stream.next())?.match.seq).toBe((await at.store.load(id))?.seq);
    stream.close();
    await expect.poll(() => at.handler.viewers, { timeout: 60_000 }).toBe(0);
  });
});

/** Asks for a stream and never reads a byte of it. */
async function deafViewer(path: string): Promise<Socket> {
  const { hostname, port } = new URL(at.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => void socket.once('connect', resolve));
  socket.pause();
  socket.write(`GET ${path}/events HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: identity\r\n\r\n`);
  return socket;
}

it('a viewer who never reads is closed, and the others notice nothing', async () => {
  const { path, id } = await sharedMatch(at, { game: 'dice' });
  const deaf = await deafViewer(path);
  const other = await openStream(at, path);
  await other.next();
  await expect.poll(() => at.handler.viewers, { timeout: 60_000 }).toBe(2);
  // Only when the system's own buffers are full is anything held back here.
  for (let count = 0; count < 500 && at.handler.viewers === 2; count++) {
    at.store.overwrite(id, (sheet) => ({
      ...sheet,
      seq: sheet.seq + 1,
      players: sheet.players.map((player) => ({ ...player, name: `${count} ${'x'.repeat(100_000)}` })),
    }));
    expect((await other.next())?.match.seats[0]?.name).toMatch(new RegExp(`^${count} `));
  }
  await expect.poll(() => at.handler.viewers, { timeout: 60_000 }).toBe(1);
  deaf.destroy();
  other.close();
});

it('a stream is compressed in parts that fit after each other', async () => {
  const { path, id } = await sharedMatch(at, { game: 'dice' });
  const { hostname, port } = new URL(at.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const parts: Buffer[] = [];
  socket.on('data', (part) => void parts.push(part));
  socket.write(`GET ${path}/events HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n`);
  const text = (): string => {
    const all = Buffer.concat(parts);
    const body = all.subarray(all.indexOf('\r\n\r\n') + 4);
    return body.length < 30 ? '' : gunzipSync(body, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  };
  await expect.poll(() => text().match(/^id: /gm)?.length, { timeout: 60_000 }).toBe(1);
  await moveOn(id);
  await expect.poll(() => text().match(/^id: /gm)?.length, { timeout: 60_000 }).toBe(2);
  // A sign of life in between.
  await expect.poll(() => text(), { timeout: 60_000 }).toMatch(/\n\n:\n\n/);
  expect(Buffer.concat(parts).toString('latin1')).not.toMatch(/transfer-encoding: chunked/i);
  socket.destroy();
  expect(quick.heartbeat).toBeLessThan(liveTiming.heartbeat);
});
