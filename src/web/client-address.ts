import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Addresses that a reverse proxy may have; no viewer comes from them. */
const inner = new BlockList();
inner.addSubnet('127.0.0.0', 8);
inner.addSubnet('10.0.0.0', 8);
inner.addSubnet('172.16.0.0', 12);
inner.addSubnet('192.168.0.0', 16);
inner.addSubnet('169.254.0.0', 16);
inner.addAddress('::1', 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');
inner.addSubnet('fe80::', 10, 'ipv6');

const isInner = (address: string): boolean => {
  try {
    return inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  } catch {
    return false;
  }
};

/** Returns an IPv4 address written as IPv6 in its usual form. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the address that requests are counted by. What a proxy says about its client is believed only if the proxy is
 * on this machine or network. Of an IPv6 address the first half is enough: the rest is one household's.
 */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = unmapped(socket.remoteAddress ?? '');
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((address) => unmapped(address.trim()));
  const address = isInner(peer) ? (forwarded.findLast((each) => each !== '' && !isInner(each)) ?? peer) : peer;
  return isIPv6(address) ? firstHalf(address) : address.slice(0, 64);
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const all = tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
