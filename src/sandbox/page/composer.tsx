import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageCommand, PageMessage, PageSlash } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { peopleIn } from './select-choices.ts';
import { Icon } from './icon.tsx';
import { SlashForm } from './slash-form.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { commandsForChannel, displayNameOf, type ClientState } from './client-state.ts';

export interface TypedCommand {
  readonly command: PageCommand;
  readonly slash: PageSlash;
}

type Completion =
  | ({ readonly kind: 'command' } & TypedCommand)
  | { readonly kind: 'person'; readonly id: string; readonly name: string };

const MAX_COMPLETIONS = 40;
/** Matches a name being typed at the end of the text. */
const partialMention = /(?:^|\s)@([^\s@]*)$/;

/** Message input. A slash lists commands, an @ lists people; a chosen command asks for its options. */
export function Composer({
  channel,
  replyTo,
}: {
  readonly channel: PageChannel;
  readonly replyTo: PageMessage | null;
}) {
  const { client, request, reply } = usePage();
  const strings = useStrings();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<TypedCommand | null>(null);
  const [at, setAt] = useState(0);
  const offers = completionsFor(client, channel, text);
  const chosen = Math.min(at, offers.length - 1);
  const focus = () => setTimeout(() => field.current?.focus());
  useEffect(() => document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' }), [chosen]);
  useEffect(() => {
    if (replyTo) focus();
  }, [replyTo]);

  const back = () => {
    setTyped(null);
    focus();
  };
  if (typed) return <SlashForm channel={channel} typed={typed} onClose={back} />;
  if (!channel.canSend && !channel.canUseCommands) return <p class="composer closed">{strings.closed}</p>;

  const take = (offer: Completion) => {
    if (offer.kind === 'person') {
      setText(text.replace(/@[^\s@]*$/, `@${offer.name} `));
      focus();
      return;
    }
    setText('');
    setTyped(offer);
  };
  const send = () => {
    if (text.trim() === '') return;
    void request({
      type: 'send',
      channelId: channel.id,
      text: withMentions(client, channel, text.trim()),
      ...(replyTo ? { replyTo: replyTo.id } : {}),
    });
    setText('');
    reply(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      setText('');
      reply(null);
    } else if (offers.length > 0 && step) setAt((chosen + step + offers.length) % offers.length);
    else if (offers.length > 0 && (event.key === 'Enter' || event.key === 'Tab')) take(offers[chosen] as Completion);
    else if (event.key === 'Enter') send();
    else return;
    event.preventDefault();
  };
  const place = `${channel.kind === 'dm' ? '@' : '#'}${channel.name}`;
  return (
    <div class="composer">
      {offers.length > 0 && (
        <ul
          class="commands"
          role="listbox"
          id={`${id}-list`}
          aria-label={offers[0]?.kind === 'person' ? strings.people : strings.commands}
        >
          {offers.map((offer, index) => (
            <li
              key={offer.kind === 'person' ? offer.id : offer.command.id + offer.slash.label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              class={index === chosen ? 'active' : ''}
              onPointerMove={() => setAt(index)}
              onClick={() => take(offer)}
            >
              <CompletionItem offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {replyTo && (
        <p class="replying">
          {strings.replyingTo(displayNameOf(client, replyTo.authorId))}
          <button type="button" class="icon-button" aria-label={strings.noReply} onClick={() => reply(null)}>
            <Icon shape="close" />
          </button>
        </p>
      )}
      <input
        type="text"
        autocomplete="off"
        ref={field}
        value={text}
        aria-label={strings.write(place)}
        placeholder={strings.writeHint(place)}
        maxLength={2000}
        role="combobox"
        aria-expanded={offers.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={offers.length > 0 ? `${id}-${chosen}` : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
    </div>
  );
}

function CompletionItem({ offer }: { readonly offer: Completion }) {
  const { client } = usePage();
  if (offer.kind === 'person')
    return (
      <span class="person-offer">
        <Avatar person={client.people.get(offer.id)} size="small" /> {offer.name}
      </span>
    );
  const { slash } = offer;
  return (
    <>
      <b>/{slash.label}</b> <span class="option-names">{slash.options.map(({ label }) => label).join(' ')}</span>
      <small>{slash.description}</small>
    </>
  );
}

function completionsFor(client: ClientState, channel: PageChannel, text: string): readonly Completion[] {
  if (text.startsWith('/')) return matchingCommands(commandsForChannel(client, channel), text.slice(1));
  const prefix = partialMention.exec(text)?.[1]?.toLowerCase();
  if (prefix === undefined) return [];
  return mentionablePeople(client, channel)
    .filter(({ name }) => name.toLowerCase().startsWith(prefix))
    .map((person) => ({ kind: 'person', ...person }));
}

function matchingCommands(commands: readonly PageCommand[], typed: string): readonly Completion[] {
  const query = typed.toLowerCase().trim();
  const all = commands
    .filter(({ type }) => type === 1)
    .flatMap((command) => command.slashes.map((slash) => ({ kind: 'command' as const, command, slash })));
  const rank = ({ slash, command }: TypedCommand) =>
    slash.label.startsWith(query) || command.name.startsWith(query) ? 0 : slash.label.includes(query) ? 1 : 2;
  return all
    .filter((offer) => rank(offer) < 2)
    .sort((a, b) => rank(a) - rank(b) || a.slash.label.localeCompare(b.slash.label))
    .slice(0, MAX_COMPLETIONS);
}

const mentionablePeople = (client: ClientState, channel: PageChannel) =>
  peopleIn(client, channel.guildId).filter(({ id }) => channel.guildId !== null || channel.memberIds.includes(id));

/** Turns a typed `@Anna` into a mention, longest names first. */
function withMentions(client: ClientState, channel: PageChannel, text: string): string {
  const people = [...mentionablePeople(client, channel)].sort((a, b) => b.name.length - a.name.length);
  return people.reduce((sent, { id, name }) => sent.replaceAll(`@${name}`, `<@${id}>`), text);
}
