import { useEffect, useState } from 'preact/hooks';
import type { PageChannel } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { Drop } from './drop.tsx';
import { Icon } from './icon.tsx';
import { useSandbox, useWords } from './sandbox.tsx';
import { homeIn, Opponents } from './ways-in.tsx';
import { nowIn } from './world.ts';

/** What is the sandbox's own and no part of a Discord: the computer, the clock, and who one is. */
export function Top({ channel, onSwitch }: { readonly channel: PageChannel | null; onSwitch(id: string): void }) {
  return (
    <header class="top">
      <p class="brand"><img src="icon.svg" alt="" width="28" height="28" /> <span class="wide">Parley</span></p>
      <PlayComputer channel={channel} />
      <Clock />
      <WhoAmI onSwitch={onSwitch} />
    </header>
  );
}

/** Who looks at this page: switch in place, open a second window, add people. */
function WhoAmI({ onSwitch }: { onSwitch(id: string): void }) {
  const { world, ask, say } = useSandbox();
  const words = useWords();
  const [name, setName] = useState('');
  const people = [...world.people.values()].filter(({ bot }) => !bot);
  const add = async (event: Event) => {
    event.preventDefault();
    const result = await ask({ type: 'add-person', name: name.trim() });
    if (result?.kind === 'person') say(words.added(result.person.displayName));
    setName('');
  };
  return (
    <Drop label={words.who(world.me.displayName)} face={<><Avatar person={world.me} size="small" /> <b>{world.me.displayName}</b><span class="chevron" aria-hidden="true" /></>}>
      {(close) => (
        <>
          <h2>{words.lookAs}</h2>
          <ul class="people">
            {people.map((person) => (
              <li key={person.id}>
                <button type="button" aria-current={person.id === world.me.id ? 'true' : undefined} onClick={() => {
                  close();
                  onSwitch(person.id);
                }}><Avatar person={person} size="small" /> {person.displayName}</button>
                <a class="icon-button" href={`/?as=${person.id}${location.hash}`} target="_blank" rel="noopener" aria-label={words.windowAs(person.displayName)} title={words.windowAs(person.displayName)}><Icon shape="window" /></a>
              </li>
            ))}
          </ul>
          <form class="add-person" onSubmit={(event) => void add(event)}>
            <input type="text" aria-label={words.newName} placeholder={words.addPerson} required maxLength={32} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
            <button type="submit" class="button secondary">{words.add}</button>
          </form>
          <h2>{words.as(world.me.displayName)}</h2>
          <label class="tick-line">
            <input type="checkbox" checked={world.me.dmsOpen} onChange={({ currentTarget }) => void ask({ type: 'set-dms', open: currentTarget.checked })} /> {words.acceptDms}
          </label>
          <label class="tick-line">{words.language}{' '}
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
const leaps: readonly number[] = [HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR];

/** The sandbox's clock: fast-forward to see reminders. */
function Clock() {
  const { world, ask, say } = useSandbox();
  const words = useWords();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 15_000);
    return () => clearInterval(timer);
  }, []);
  const now = new Intl.DateTimeFormat(world.me.locale, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(nowIn(world));
  return (
    <Drop label={words.clock(now)} face={<><Icon shape="clock" /> <span class="wide">{now}</span></>}>
      {(close) => (
        <>
          <h2>{words.forward}</h2>
          <p class="hint">{words.forwardHint}</p>
          {leaps.map((ms, index) => (
            <button key={ms} type="button" onClick={() => {
              close();
              void ask({ type: 'advance-clock', ms }).then((result) => result && say(words.moved(words.leaps[index] ?? '')));
            }}>{words.leaps[index]}</button>
          ))}
        </>
      )}
    </Drop>
  );
}

/** Two clicks to a match against the computer: this button and the variant. */
function PlayComputer({ channel }: { readonly channel: PageChannel | null }) {
  const { world } = useSandbox();
  const words = useWords();
  const home = homeIn(world, channel);
  if (!home) return null;
  return (
    <Drop class="tool primary" label={words.play} face={<><Icon shape="pawn" /> <span class="wide">{words.play}</span></>}>
      {(close) => <Opponents channel={home} onChosen={close} />}
    </Drop>
  );
}
