import { render } from 'preact';
import { fetchMatch } from './live-connection.ts';
import { preloadMatch } from './preload-match.ts';
import { matchAddress, PageFrame } from './page-frame.tsx';

/** Takes over from the page as the server wrote it, as soon as there is something better to show. */
async function start(root: HTMLElement): Promise<void> {
  const address = matchAddress(location.pathname);
  const first = address === null ? null : await fetchMatch(address).catch(() => 'offline' as const);
  if (first !== null && first !== 'offline') preloadMatch(first);
  root.replaceChildren();
  render(<PageFrame address={address} first={first} />, root);
}

const root = document.getElementById('app');
if (root) void start(root);
