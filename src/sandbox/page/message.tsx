import { memo } from 'preact/compat';
import type { PageAttachment, PageMessage } from '../page-api.ts';
import { Avatar } from './avatar.tsx';
import { Components, Picture } from './components.tsx';
import { Markdown } from './markdown.tsx';
import { PersonName } from './person-menu.tsx';
import { useSandbox } from './sandbox.tsx';
import { nameOf } from './world.ts';

interface Props {
  readonly message: PageMessage;
  /** The same author just before: no second head. */
  readonly follows: boolean;
}

export const Message = memo(function Message({ message, follows }: Props) {
  const { world, ask, visit } = useSandbox();
  const { thread, usedBy } = message;
  if ([6, 7, 18].includes(message.type)) return <Announcement message={message} />;
  const author = world.people.get(message.authorId);
  const uploads = message.attachments.filter(({ url }) => !isShown(message, url));
  const classes = ['message', follows ? 'follows' : '', message.mentionsMe ? 'mentions-me' : '', message.ephemeral ? 'ephemeral' : ''];
  return (
    <article class={classes.filter(Boolean).join(' ')} aria-label={`${nameOf(world, message.authorId)}, ${clockTime(message.at, world.me.locale)}`}>
      {usedBy?.command && (
        <p class="used-by"><Avatar person={world.people.get(usedBy.userId)} size="tiny" /> <b>{nameOf(world, usedBy.userId)}</b> used <span class="mention">/{usedBy.command}</span></p>
      )}
      {!follows && <Avatar person={author} />}
      <div class="message-body">
        {!follows && (
          <header>
            <PersonName userId={message.authorId} channelId={message.channelId} />
            {author?.bot && <span class="badge">APP</span>}
            <time dateTime={new Date(message.at).toISOString()}>{clockTime(message.at, world.me.locale)}</time>
          </header>
        )}
        {message.loading && !message.failed && <p class="thinking"><span aria-hidden="true">•••</span> {nameOf(world, message.authorId)} is thinking…</p>}
        {message.failed && <p class="failure">The application did not respond.</p>}
        {message.content && <Markdown text={message.content} />}
        {message.embeds.map((embed, index) => (
          <div class="container" key={index}>
            {embed.title && <strong>{embed.title}</strong>}
            {embed.description && <Markdown text={embed.description} />}
            {embed.image && <Picture media={embed.image} alt={embed.title ?? ''} />}
          </div>
        ))}
        {uploads.map((attachment) => <Attachment key={attachment.id} attachment={attachment} />)}
        <Components message={message} />
        {message.editedAt !== null && !message.loading && <span class="edited">(edited)</span>}
        {thread && <button type="button" class="thread-card" onClick={() => visit(thread.id)}><b>{thread.name}</b><span>{thread.messageCount} messages ›</span></button>}
        {message.ephemeral && (
          <p class="ephemeral-note">Only you can see this · <button type="button" class="link" onClick={() => void ask({ type: 'dismiss', messageId: message.id })}>Dismiss message</button></p>
        )}
      </div>
    </article>
  );
});

/** Media a component shows is not shown a second time below it. */
const isShown = (message: PageMessage, url: string): boolean => message.components.length > 0 && JSON.stringify(message.components).includes(url);

function Attachment({ attachment }: { readonly attachment: PageAttachment }) {
  const { url, width, height, description, filename } = attachment;
  if (attachment.contentType.startsWith('image/')) return <Picture media={{ url, width, height }} alt={description ?? filename} />;
  return <a class="file" href={url} download={filename}>{filename}</a>;
}

function Announcement({ message }: { readonly message: PageMessage }) {
  const { world, visit } = useSandbox();
  const who = nameOf(world, message.authorId);
  const { thread } = message;
  return (
    <p class="announcement">
      {message.type === 6 && `${who} pinned a message.`}
      {message.type === 7 && `${who} joined the server.`}
      {message.type === 18 && <>{who} started a thread: {thread ? <button type="button" class="link" onClick={() => visit(thread.id)}>{thread.name}</button> : message.content}</>}
    </p>
  );
}

export function clockTime(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}
