import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage, useStrings } from './page-context.tsx';
import { commandsForChannel, displayNameOf } from './client-state.ts';

/** A clickable name with a menu: context menu commands and direct message. */
export function PersonName({ userId, channelId }: { readonly userId: string; readonly channelId: string }) {
  const { client, interact, request, openChannel } = usePage();
  const strings = useStrings();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const channel = client.channels.get(channelId);
  const commands = channel ? commandsForChannel(client, channel).filter(({ type }) => type === 2) : [];
  const message = async () => {
    setOpen(false);
    const result = await request({ type: 'open-dm', userId });
    if (result?.kind === 'channel') openChannel(result.channelId);
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
      <button type="button" class="name" aria-expanded={open} onClick={() => setOpen(!open)}>
        {displayNameOf(client, userId)}
      </button>
      {open && (
        <span class="popover" role="group" aria-label={displayNameOf(client, userId)}>
          {commands.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                setOpen(false);
                void interact({ type: 'context-menu', channelId, commandId: id, targetId: userId });
              }}
            >
              {label}
            </button>
          ))}
          {userId !== client.me.id && (
            <button type="button" onClick={() => void message()}>
              {strings.message}
            </button>
          )}
          {userId === client.me.id && commands.length === 0 && <span class="popover-note">{strings.you}</span>}
        </span>
      )}
    </span>
  );
}
