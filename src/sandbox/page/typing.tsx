import { useEffect, useState } from 'preact/hooks';
import { useSandbox, useWords } from './sandbox.tsx';
import { nameOf, TYPING_LASTS } from './world.ts';

/** Who is typing here; the line keeps its place when nobody does. */
export function Typing({ channelId }: { readonly channelId: string }) {
  const { world } = useSandbox();
  const words = useWords();
  const [, tick] = useState(0);
  const here = world.typing.filter((one) => one.channelId === channelId && one.userId !== world.me.id && Date.now() - one.at < TYPING_LASTS);
  const next = Math.min(...here.map(({ at }) => at));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), next + TYPING_LASTS - Date.now() + 10);
    return () => clearTimeout(timer);
  }, [next]);
  const names = here.map(({ userId }) => nameOf(world, userId)).join(` ${words.and} `);
  return <p class="typing" aria-live="polite">{here.length > 0 && words.typing(names, here.length > 1)}</p>;
}
