import { useEffect, useState } from 'preact/hooks';
import { usePage, useStrings } from './page-context.tsx';
import { displayNameOf, TYPING_MS } from './client-state.ts';

/** People typing here; the line keeps its height when empty. */
export function TypingIndicator({ channelId }: { readonly channelId: string }) {
  const { client } = usePage();
  const strings = useStrings();
  const [, tick] = useState(0);
  const here = client.typing.filter(
    (one) => one.channelId === channelId && one.userId !== client.me.id && Date.now() - one.at < TYPING_MS,
  );
  const next = Math.min(...here.map(({ at }) => at));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), next + TYPING_MS - Date.now() + 10);
    return () => clearTimeout(timer);
  }, [next]);
  const names = here.map(({ userId }) => displayNameOf(client, userId)).join(` ${strings.and} `);
  return (
    <p class="typing" aria-live="polite">
      {here.length > 0 && strings.typing(names, here.length > 1)}
    </p>
  );
}
