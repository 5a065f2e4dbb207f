import { useEffect, useState } from 'preact/hooks';
import type { PageChannel } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { Dropdown } from './dropdown.tsx';
import { Icon } from './icon.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { matchChannelFor, ComputerGames } from './welcome.tsx';
import { sandboxNow } from './client-state.ts';

/** Controls of the sandbox itself: play against the computer, clock, and person. */
export function TopBar({ channel, onSwitch }: { readonly channel: PageChannel | null; onSwitch(id: string): void }) {
  return (
    <header class="top">
      <p class="brand">
        <img src="icon.svg" alt="" width="28" height="28" /> <span class="wide">Parley</span>
      </p>
      <PlayComputerButton channel={channel} />
      <ClockMenu />
      <PersonSwitcher onSwitch={onSwitch} />
    </header>
  );
}

/** Switches the person, opens a second window, or adds people. */
function PersonSwitcher({ onSwitch }: { onSwitch(id: string): void }) {
  const { client, request, showToast: say } = usePage();
  const strings = useStrings();
  const [name, setName] = useState('');
  const people = [...client.people.values()].filter(({ bot }) => !bot);
  const add = async (event: Event) => {
    event.preventDefault();
    const result = await request({ type: 'add-person', name: name.trim() });
    if (result?.kind === 'person') say(strings.added(result.person.displayName));
    setName('');
  };
  return (
    <Dropdown
      label={strings.who(client.me.displayName)}
      face={
        <>
          <Avatar person={client.me} size="small" /> <b>{client.me.displayName}</b>
          <span class="chevron" aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <>
          <h2>{strings.lookAs}</h2>
          <ul class="people">
            {people.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  aria-current={person.id === client.me.id ? 'true' : undefined}
                  onClick={() => {
                    close();
                    onSwitch(person.id);
                  }}
                >
                  <Avatar person={person} size="small" /> {person.displayName}
                </button>
                <a
                  class="icon-button"
                  href={`/?as=${person.id}${location.hash}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={strings.windowAs(person.displayName)}
                  title={strings.windowAs(person.displayName)}
                >
                  <Icon shape="window" />
                </a>
              </li>
            ))}
          </ul>
          <form class="add-person" onSubmit={(event) => void add(event)}>
            <input
              type="text"
              aria-label={strings.newName}
              placeholder={strings.addPerson}
              required
              maxLength={32}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
            <button type="submit" class="button secondary">
              {strings.add}
            </button>
          </form>
          <h2>{strings.as(client.me.displayName)}</h2>
          <label class="tick-line">
            <input
              type="checkbox"
              checked={client.me.dmsOpen}
              onChange={({ currentTarget }) => void request({ type: 'set-dms', open: currentTarget.checked })}
            />{' '}
            {strings.acceptDms}
          </label>
          <label class="tick-line">
            {strings.language}{' '}
            <select
              value={client.me.locale}
              onChange={({ currentTarget }) => void request({ type: 'set-locale', locale: currentTarget.value })}
            >
              <option value="en-US">English</option>
              <option value="de">Deutsch</option>
            </select>
          </label>
        </>
      )}
    </Dropdown>
  );
}

const HOUR = 3_600_000;
const fastForwards: readonly number[] = [HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR];

/** Shows and fast-forwards the sandbox's clock. */
function ClockMenu() {
  const { client, request, showToast: say } = usePage();
  const strings = useStrings();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 15_000);
    return () => clearInterval(timer);
  }, []);
  const now = new Intl.DateTimeFormat(client.me.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(sandboxNow(client));
  return (
    <Dropdown
      label={strings.clock(now)}
      face={
        <>
          <Icon shape="clock" /> <span class="wide">{now}</span>
        </>
      }
    >
      {(close) => (
        <>
          <h2>{strings.forward}</h2>
          <p class="hint">{strings.forwardHint}</p>
          {fastForwards.map((ms, index) => (
            <button
              key={ms}
              type="button"
              onClick={() => {
                close();
                void request({ type: 'advance-clock', ms }).then(
                  (result) => result && say(strings.moved(strings.leaps[index] ?? '')),
                );
              }}
            >
              {strings.leaps[index]}
            </button>
          ))}
        </>
      )}
    </Dropdown>
  );
}

/** Starts a match against the computer in two clicks: this button and the variant. */
function PlayComputerButton({ channel }: { readonly channel: PageChannel | null }) {
  const { client } = usePage();
  const strings = useStrings();
  const home = matchChannelFor(client, channel);
  if (!home) return null;
  return (
    <Dropdown
      class="tool primary"
      label={strings.play}
      face={
        <>
          <Icon shape="pawn" /> <span class="wide">{strings.play}</span>
        </>
      }
    >
      {(close) => <ComputerGames channel={home} onChosen={close} />}
    </Dropdown>
  );
}
