import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PageChannel, PageCommand, PageMessage, PageSlash } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { peopleIn } from './entities.ts';
import { Icon } from './icon.tsx';
import { SlashForm } from './slash-form.tsx';
import { useSandbox, useWords } from './sandbox.tsx';
import { commandsIn, nameOf, type World } from './world.ts';

export interface Typed {
  readonly command: PageCommand;
  readonly slash: PageSlash;
}

type Offer = ({ readonly kind: 'command' } & Typed) | { readonly kind: 'person'; readonly id: string; readonly name: string };

const MOST = 40;
/** A name that is being typed at the end of the text. */
const begunMention = /(?:^|\s)@([^\s@]*)$/;

/** Where one writes. A slash opens the list of commands, an @ the list of people; a chosen command asks for its options. */
export function Composer({ channel, replyTo }: { readonly channel: PageChannel; readonly replyTo: PageMessage | null }) {
  const { world, ask, reply } = useSandbox();
  const words = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<Typed | null>(null);
  const [at, setAt] = useState(0);
  const offers = offersFor(world, channel, text);
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
  if (!channel.canSend && !channel.canUseCommands) return <p class="composer closed">{words.closed}</p>;

  const take = (offer: Offer) => {
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
    void ask({ type: 'send', channelId: channel.id, text: withMentions(world, channel, text.trim()), ...(replyTo ? { replyTo: replyTo.id } : {}) });
    setText('');
    reply(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      setText('');
      reply(null);
    } else if (offers.length > 0 && step) setAt((chosen + step + offers.length) % offers.length);
    else if (offers.length > 0 && (event.key === 'Enter' || event.key === 'Tab')) take(offers[chosen] as Offer);
    else if (event.key === 'Enter') send();
    else return;
    event.preventDefault();
  };
  const place = `${channel.kind === 'dm' ? '@' : '#'}${channel.name}`;
  return (
    <div class="composer">
      {offers.length > 0 && (
        <ul class="commands" role="listbox" id={`${id}-list`} aria-label={offers[0]?.kind === 'person' ? words.people : words.commands}>
          {offers.map((offer, index) => (
            <li key={offer.kind === 'person' ? offer.id : offer.command.id + offer.slash.label} id={`${id}-${index}`} role="option" aria-selected={index === chosen}
              class={index === chosen ? 'active' : ''} onPointerMove={() => setAt(index)} onClick={() => take(offer)}><OfferFace offer={offer} /></li>
          ))}
        </ul>
      )}
      {replyTo && (
        <p class="replying">{words.replyingTo(nameOf(world, replyTo.authorId))}
          <button type="button" class="icon-button" aria-label={words.noReply} onClick={() => reply(null)}><Icon shape="close" /></button>
        </p>
      )}
      <input type="text" autocomplete="off" ref={field} value={text} aria-label={words.write(place)} placeholder={words.writeHint(place)} maxLength={2000}
        role="combobox" aria-expanded={offers.length > 0} aria-controls={`${id}-list`} aria-autocomplete="list" aria-activedescendant={offers.length > 0 ? `${id}-${chosen}` : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }} onKeyDown={press} />
    </div>
  );
}

function OfferFace({ offer }: { readonly offer: Offer }) {
  const { world } = useSandbox();
  if (offer.kind === 'person') return <span class="person-offer"><Avatar person={world.people.get(offer.id)} size="small" /> {offer.name}</span>;
  const { slash } = offer;
  return (
    <>
      <b>/{slash.label}</b> <span class="option-names">{slash.options.map(({ label }) => label).join(' ')}</span>
      <small>{slash.description}</small>
    </>
  );
}

function offersFor(world: World, channel: PageChannel, text: string): readonly Offer[] {
  if (text.startsWith('/')) return matching(commandsIn(world, channel), text.slice(1));
  const begun = begunMention.exec(text)?.[1]?.toLowerCase();
  if (begun === undefined) return [];
  return nameable(world, channel).filter(({ name }) => name.toLowerCase().startsWith(begun)).map((person) => ({ kind: 'person', ...person }));
}

function matching(commands: readonly PageCommand[], typed: string): readonly Offer[] {
  const words = typed.toLowerCase().trim();
  const all = commands.filter(({ type }) => type === 1).flatMap((command) => command.slashes.map((slash) => ({ kind: 'command' as const, command, slash })));
  const rank = ({ slash, command }: Typed) => (slash.label.startsWith(words) || command.name.startsWith(words) ? 0 : slash.label.includes(words) ? 1 : 2);
  return all.filter((offer) => rank(offer) < 2).sort((a, b) => rank(a) - rank(b) || a.slash.label.localeCompare(b.slash.label)).slice(0, MOST);
}

const nameable = (world: World, channel: PageChannel) =>
  peopleIn(world, channel.guildId).filter(({ id }) => channel.guildId !== null || channel.memberIds.includes(id));

/** `@Anna` as typed becomes a mention, the longest name first. */
function withMentions(world: World, channel: PageChannel, text: string): string {
  const people = [...nameable(world, channel)].sort((a, b) => b.name.length - a.name.length);
  return people.reduce((words, { id, name }) => words.replaceAll(`@${name}`, `<@${id}>`), text);
}
