import type { APIApplication } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchEndpointRegistration } from '../../src/discord/registration.ts';
import { memoryLog } from '../store/samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR = 60 * 60_000;
const application = (address: string | null) => ({ interactions_endpoint_url: address }) as APIApplication;

it('an address that Discord has taken away is noticed within an hour and said every hour, until there is one again', async () => {
  const log = memoryLog();
  let address: string | null = 'https://example.org/';
  let away = false;
  const about = async (): Promise<APIApplication> =>
    away ? Promise.reject(new Error('Discord is away')) : application(address);
  const registration = watchEndpointRegistration(about, log);
  registration.start(application(address));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(() => registration.check()).not.toThrow();
  expect(log.lines).toEqual([]);

  address = null;
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(() => registration.check()).toThrow('no interactions endpoint URL');
  const missing = expect.stringMatching(/^no interactions endpoint URL is set in the developer portal/) as unknown;
  expect(log.lines).toEqual([missing, missing]);

  // No answer tells nothing; an interaction does.
  away = true;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(() => registration.check()).toThrow('no interactions endpoint URL');
  expect(log.lines[2]).toContain('asked again in an hour');
  registration.seen();
  expect(() => registration.check()).not.toThrow();
  registration.stop();
});
