import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageCommand, PageSlash } from '../page-api.ts';
import { SlashForm } from './slash-form.tsx';
import { useSandbox } from './sandbox.tsx';
import { commandsIn } from './world.ts';

export interface Typed {
  readonly command: PageCommand;
  readonly slash: PageSlash;
}

/** Where one writes. A slash opens the list of commands; a chosen command asks for its options. */
export function Composer({ channel }: { readonly channel: PageChannel }) {
  const { world, ask } = useSandbox();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<Typed | null>(null);
  const [at, setAt] = useState(0);
  const offers = text.startsWith('/') ? matching(commandsIn(world, channel), text.slice(1)) : [];
  const chosen = Math.min(at, offers.length - 1);
  useEffect(() => document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' }), [chosen]);

  const back = () => {
    setTyped(null);
    setTimeout(() => field.current?.focus());
  };
  if (typed) return <SlashForm channel={channel} typed={typed} onClose={back} />;
  if (!channel.canSend && !channel.canUseCommands) return <p class="composer closed">You may not write here.</p>;

  const take = (offer: Typed) => {
    setText('');
    setTyped(offer);
  };
  const press = (event: KeyboardEvent) => {
    if (offers.length > 0) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setAt((chosen + (event.key === 'ArrowDown' ? 1 : -1) + offers.length) % offers.length);
      else if (event.key === 'Enter' || event.key === 'Tab') take(offers[chosen] as Typed);
      else if (event.key === 'Escape') setText('');
      else return;
      event.preventDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (text.trim() === '') return;
      void ask({ type: 'send', channelId: channel.id, text: text.trim() });
      setText('');
    }
  };
  return (
    <div class="composer">
      {offers.length > 0 && (
        <ul class="commands" role="listbox" id={`${id}-list`} aria-label="Commands">
          {offers.map((offer, index) => (
            <li key={offer.command.id + offer.slash.label} id={`${id}-${index}`} role="option" aria-selected={index === chosen}
              class={index === chosen ? 'active' : ''} onPointerMove={() => setAt(index)} onClick={() => take(offer)}>
              <b>/{offer.slash.label}</b> <span class="option-names">{offer.slash.options.map(({ label }) => label).join(' ')}</span>
              <small>{offer.slash.description}</small>
            </li>
          ))}
        </ul>
      )}
      <input type="text" autocomplete="off" ref={field} value={text} aria-label={`Message ${channel.name}`} placeholder={`Message ${channel.kind === 'dm' ? '@' : '#'}${channel.name}, or type / for commands`}
        role="combobox" aria-expanded={offers.length > 0} aria-controls={`${id}-list`} aria-autocomplete="list" aria-activedescendant={offers.length > 0 ? `${id}-${chosen}` : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }} onKeyDown={press} />
    </div>
  );
}

function matching(commands: readonly PageCommand[], typed: string): readonly Typed[] {
  const words = typed.toLowerCase().trim();
  const all = commands.filter(({ type }) => type === 1).flatMap((command) => command.slashes.map((slash) => ({ command, slash })));
  const rank = ({ slash, command }: Typed) => (slash.label.startsWith(words) || command.name.startsWith(words) ? 0 : slash.label.includes(words) ? 1 : 2);
  return all.filter((offer) => rank(offer) < 2).sort((a, b) => rank(a) - rank(b) || a.slash.label.localeCompare(b.slash.label)).slice(0, 40);
}
