import { type ComponentChildren, Fragment, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import { usePage, useStrings } from './page-context.tsx';
import { Timestamp } from './timestamp.tsx';

/** Renders Discord's markdown. */
export function Markdown({ text }: { readonly text: string }) {
  return <div class="markdown">{blocks(text)}</div>;
}

interface Block {
  readonly pattern: RegExp;
  show(lines: readonly RegExpMatchArray[]): VNode;
  /** Whether neighbouring lines of this kind are merged. */
  readonly joins: boolean;
}

const kinds: readonly Block[] = [
  { pattern: /^-# (.*)$/, joins: false, show: ([line]) => <p class="small-print">{inline(line?.[1] ?? '')}</p> },
  {
    pattern: /^(#{1,3}) (.*)$/,
    joins: false,
    show: ([line]) => <Heading level={line?.[1]?.length ?? 1}>{inline(line?.[2] ?? '')}</Heading>,
  },
  {
    pattern: /^> ?(.*)$/,
    joins: true,
    show: (lines) => (
      <blockquote>
        {lines.map((line) => (
          <p>{inline(line[1] ?? '')}</p>
        ))}
      </blockquote>
    ),
  },
  {
    pattern: /^\s*[-*] (.*)$/,
    joins: true,
    show: (lines) => (
      <ul>
        {lines.map((line) => (
          <li>{inline(line[1] ?? '')}</li>
        ))}
      </ul>
    ),
  },
  {
    pattern: /^\s*(\d+)\. (.*)$/,
    joins: true,
    show: (lines) => (
      <ol start={Number(lines[0]?.[1])}>
        {lines.map((line) => (
          <li>{inline(line[2] ?? '')}</li>
        ))}
      </ol>
    ),
  },
];

function Heading({ level, children }: { readonly level: number; readonly children: ComponentChildren }) {
  // The page has its own top headings; a message's are below them.
  return (
    <div class={`heading heading-${level}`} role="heading" aria-level={level + 2}>
      {children}
    </div>
  );
}

function blocks(text: string): VNode[] {
  const shown: VNode[] = [];
  text.split(/(```[^]*?```)/).forEach((part, index) => {
    if (index % 2 === 1)
      shown.push(
        <pre tabIndex={0}>
          <code>
            {part
              .slice(3, -3)
              .replace(/^\w*\n/, '')
              .replace(/\n$/, '')}
          </code>
        </pre>,
      );
    else shown.push(...lineBlocks(part.replace(/^\n|\n$/g, '')));
  });
  return shown;
}

function lineBlocks(text: string): VNode[] {
  const shown: VNode[] = [];
  const lines = text === '' ? [] : text.split('\n');
  let plain: string[] = [];
  const flush = () => {
    if (plain.length > 0)
      shown.push(
        <p>
          {plain.map((line, i) => (
            <Fragment key={i}>
              {i > 0 && <br />}
              {inline(line)}
            </Fragment>
          ))}
        </p>,
      );
    plain = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const kind = kinds.find(({ pattern }) => pattern.test(lines[at] as string));
    if (!kind) {
      plain.push(lines[at] as string);
      continue;
    }
    flush();
    const matches = [(lines[at] as string).match(kind.pattern) as RegExpMatchArray];
    while (kind.joins && kind.pattern.test(lines[at + 1] ?? '\0'))
      matches.push((lines[++at] as string).match(kind.pattern) as RegExpMatchArray);
    shown.push(kind.show(matches));
  }
  flush();
  return shown;
}

interface Inline {
  readonly pattern: RegExp;
  show(match: RegExpMatchArray): ComponentChildren;
}

const inlines: readonly Inline[] = [
  { pattern: /\\([^0-9A-Za-z\s])/, show: ([, sign]) => sign },
  { pattern: /`([^`]+)`/, show: ([, code]) => <code>{code}</code> },
  { pattern: /<@!?(\d+)>/, show: ([, id]) => <Mention id={id as string} /> },
  { pattern: /<#(\d+)>/, show: ([, id]) => <ChannelLink id={id as string} /> },
  {
    pattern: /https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?![\d/])/,
    show: ([, id]) => <ChannelLink id={id as string} />,
  },
  {
    pattern: /<t:(-?\d+)(?::([tTdDfFR]))?>/,
    show: ([, seconds, style]) => <Timestamp seconds={Number(seconds)} style={style ?? 'f'} />,
  },
  {
    pattern: /<a?:(\w+):(\d+)>/,
    show: ([, name, id]) => <img class="emoji" src={`/emojis/${id}.png`} alt={name ?? ''} />,
  },
  { pattern: /<\/([^:>]+):\d+>/, show: ([, command]) => <span class="mention">/{command}</span> },
  {
    pattern: /\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/,
    show: ([, label, url]) => <Outside url={url as string}>{inline(label as string)}</Outside>,
  },
  { pattern: /https?:\/\/[^\s<>]+[^\s<>.,:;!?)]/, show: ([url]) => <Outside url={url}>{url}</Outside> },
  { pattern: /\|\|([^]+?)\|\|/, show: ([, hidden]) => <Spoiler>{inline(hidden as string)}</Spoiler> },
  {
    pattern: /\*\*\*([^]+?)\*\*\*/,
    show: ([, inner]) => (
      <strong>
        <em>{inline(inner as string)}</em>
      </strong>
    ),
  },
  { pattern: /\*\*([^]+?)\*\*/, show: ([, inner]) => <strong>{inline(inner as string)}</strong> },
  { pattern: /__([^]+?)__/, show: ([, inner]) => <u>{inline(inner as string)}</u> },
  { pattern: /\*([^\s*](?:[^*]*[^\s*])?)\*/, show: ([, inner]) => <em>{inline(inner as string)}</em> },
  { pattern: /(?<!\w)_([^_]+)_(?!\w)/, show: ([, inner]) => <em>{inline(inner as string)}</em> },
  { pattern: /~~([^]+?)~~/, show: ([, inner]) => <s>{inline(inner as string)}</s> },
];

/** Renders the leftmost markup; text before it is plain, the rest is parsed again. */
function inline(text: string): ComponentChildren {
  let best: { kind: Inline; match: RegExpMatchArray } | null = null;
  for (const kind of inlines) {
    const match = text.match(kind.pattern);
    if (match && (!best || (match.index as number) < (best.match.index as number))) best = { kind, match };
  }
  if (!best) return text;
  const { kind, match } = best;
  const start = match.index as number;
  return (
    <>
      {text.slice(0, start)}
      {kind.show(match)}
      {inline(text.slice(start + match[0].length))}
    </>
  );
}

function Mention({ id }: { readonly id: string }) {
  const { client } = usePage();
  const person = client.people.get(id);
  return (
    <span class={id === client.me.id ? 'mention mention-me' : 'mention'}>@{person?.displayName ?? 'unknown'}</span>
  );
}

function ChannelLink({ id }: { readonly id: string }) {
  const { client, openChannel } = usePage();
  const channel = client.channels.get(id);
  if (!channel) return <span class="mention">#unknown</span>;
  return (
    <button type="button" class="mention link" onClick={() => openChannel(id)}>
      #{channel.name}
    </button>
  );
}

function Outside({ url, children }: { readonly url: string; readonly children: ComponentChildren }) {
  const { openChannel } = usePage();
  // Links to a channel or message of this sandbox stay on the page.
  const here = /\/channels\/(?:\d+|@me)\/(\d+)/.exec(url)?.[1];
  if (here)
    return (
      <button type="button" class="mention link" onClick={() => openChannel(here)}>
        {children}
      </button>
    );
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const strings = useStrings();
  const [open, setOpen] = useState(false);
  if (open) return <span class="spoiler open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label={strings.spoiler} onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
