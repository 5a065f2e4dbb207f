import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { PageChannel, PageCommand } from '../page-api.ts';
import { Avatar } from './avatar.tsx';
import { useSandbox } from './sandbox.tsx';
import { nowIn } from './world.ts';

/** A button with a panel below it; closes on Escape and on a click elsewhere. */
export function Drop({ face, label, children }: { readonly face: ComponentChildren; readonly label: string; readonly children: (close: () => void) => ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  return (
    <div class="drop" ref={root} onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button type="button" class="tool" aria-expanded={open} aria-label={label} onClick={() => setOpen(!open)}>{face}</button>
      {open && <div class="drop-panel" role="group" aria-label={label}>{children(() => setOpen(false))}</div>}
    </div>
  );
}

/** Who looks at this page: switch in place, open a second window, add people. */
export function WhoAmI({ onSwitch }: { onSwitch(id: string): void }) {
  const { world, ask, say } = useSandbox();
  const [name, setName] = useState('');
  const people = [...world.people.values()].filter(({ bot }) => !bot);
  const add = async (event: Event) => {
    event.preventDefault();
    const result = await ask({ type: 'add-person', name: name.trim() });
    if (result?.kind === 'person') say(`${result.person.displayName} has joined the server.`);
    setName('');
  };
  return (
    <Drop label={`You are ${world.me.displayName}. Switch person`} face={<><Avatar person={world.me} size="small" /> <b>{world.me.displayName}</b><span class="chevron" aria-hidden="true" /></>}>
      {(close) => (
        <>
          <h2>Look as</h2>
          <ul class="people">
            {people.map((person) => (
              <li key={person.id}>
                <button type="button" aria-current={person.id === world.me.id ? 'true' : undefined} onClick={() => {
                  close();
                  onSwitch(person.id);
                }}><Avatar person={person} size="small" /> {person.displayName}</button>
                <a class="icon-button" href={`/?as=${person.id}${location.hash}`} target="_blank" rel="noopener" aria-label={`Open a window as ${person.displayName}`} title="New window">⧉</a>
              </li>
            ))}
          </ul>
          <form class="add-person" onSubmit={(event) => void add(event)}>
            <input type="text" aria-label="Name of a new person" placeholder="Add a person" required maxLength={32} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
            <button type="submit" class="button secondary">Add</button>
          </form>
          <h2>As {world.me.displayName}</h2>
          <label class="tick-line">
            <input type="checkbox" checked={world.me.dmsOpen} onChange={({ currentTarget }) => void ask({ type: 'set-dms', open: currentTarget.checked })} /> Accept direct messages
          </label>
          <label class="tick-line">Language{' '}
            <select value={world.me.locale} onChange={({ currentTarget }) => void ask({ type: 'set-locale', locale: currentTarget.value })}>
              <option value="en-US">English</option>
              <option value="de">Deutsch</option>
            </select>
          </label>
        </>
      )}
    </Drop>
  );
}

const HOUR = 3_600_000;
const leaps: readonly (readonly [string, number])[] = [['1 hour', HOUR], ['6 hours', 6 * HOUR], ['1 day', 24 * HOUR], ['3 days', 72 * HOUR], ['1 week', 168 * HOUR]];

/** The sandbox's clock: fast-forward to see reminders. */
export function Clock() {
  const { world, ask, say } = useSandbox();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 15_000);
    return () => clearInterval(timer);
  }, []);
  const now = new Intl.DateTimeFormat(world.me.locale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(nowIn(world));
  return (
    <Drop label={`Sandbox time ${now}. Fast-forward`} face={<><span class="clock-face" aria-hidden="true">◷</span> <span class="wide">{now}</span></>}>
      {(close) => (
        <>
          <h2>Fast-forward</h2>
          <p class="hint">Reminders and deadlines come as if the time had passed.</p>
          {leaps.map(([label, ms]) => (
            <button key={label} type="button" onClick={() => {
              close();
              void ask({ type: 'advance-clock', ms }).then((result) => result && say(`The clock was moved on by ${label}.`));
            }}>{label}</button>
          ))}
        </>
      )}
    </Drop>
  );
}

/** Two clicks to a match against the computer: this button and the variant. */
export function PlayComputer({ channel }: { readonly channel: PageChannel | null }) {
  const { world } = useSandbox();
  const command = world.commands.find(({ name, type }) => name === 'solo' && type === 1);
  const home = channel?.kind === 'text' ? channel : [...world.channels.values()].filter(({ kind, canUseCommands }) => kind === 'text' && canUseCommands).sort((a, b) => a.position - b.position)[0];
  if (!command || !home) return null;
  return (
    <Drop label="Play against the computer" face={<>♟ <span class="wide">Play against the computer</span></>}>
      {(close) => <Variants command={command} channel={home} onChosen={close} />}
    </Drop>
  );
}

/** What the application suggests for the option `variant`. */
function Variants({ command, channel, onChosen }: { readonly command: PageCommand; readonly channel: PageChannel; onChosen(): void }) {
  const { ask, interact } = useSandbox();
  const [choices, setChoices] = useState<readonly { readonly label: string; readonly value: string | number }[]>([]);
  const where = { channelId: channel.id, commandId: command.id, path: [] };
  useEffect(() => {
    void ask({ type: 'autocomplete', ...where, options: { variant: '' }, focused: 'variant' }).then((result) => result?.kind === 'choices' && setChoices(result.choices));
  }, []);
  return (
    <>
      <h2>Which game?</h2>
      {choices.map(({ label, value }) => (
        <button key={value} type="button" onClick={() => {
          onChosen();
          void interact({ type: 'slash', ...where, options: { variant: value } });
        }}>{label}</button>
      ))}
    </>
  );
}
