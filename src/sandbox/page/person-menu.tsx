import { useEffect, useRef, useState } from 'preact/hooks';
import { useSandbox, useWords } from './sandbox.tsx';
import { commandsIn, nameOf } from './world.ts';

/** A name one can click, with either button, for what can be done with that person: the context menu of an app, or a direct message. */
export function PersonName({ userId, channelId }: { readonly userId: string; readonly channelId: string }) {
  const { world, interact, ask, visit } = useSandbox();
  const words = useWords();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const channel = world.channels.get(channelId);
  const commands = channel ? commandsIn(world, channel).filter(({ type }) => type === 2) : [];
  const message = async () => {
    setOpen(false);
    const result = await ask({ type: 'open-dm', userId });
    if (result?.kind === 'channel') visit(result.channelId);
  };
  return (
    <span
      class="person"
      ref={root}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onContextMenu={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      <button type="button" class="name" aria-expanded={open} onClick={() => setOpen(!open)}>{nameOf(world, userId)}</button>
      {open && (
        <span class="popover" role="group" aria-label={nameOf(world, userId)}>
          {commands.map(({ id, label }) => (
            <button key={id} type="button" onClick={() => {
              setOpen(false);
              void interact({ type: 'context-menu', channelId, commandId: id, targetId: userId });
            }}>{label}</button>
          ))}
          {userId !== world.me.id && <button type="button" onClick={() => void message()}>{words.message}</button>}
          {userId === world.me.id && commands.length === 0 && <span class="popover-note">{words.you}</span>}
        </span>
      )}
    </span>
  );
}
