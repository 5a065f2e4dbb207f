import { memo } from 'preact/compat';
import type { PageAttachment, PageMessage } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { Components, Picture } from './components.tsx';
import { Icon } from './icon.tsx';
import { Markdown } from './markdown.tsx';
import { PersonName } from './person-menu.tsx';
import { Announcement, RepliedTo, UsedBy } from './message-lines.tsx';
import { useSandbox, useWords } from './sandbox.tsx';
import { findMessage, nameOf, nowIn } from './world.ts';
import type { Words } from './words.ts';

interface Props {
  readonly message: PageMessage;
  /** The same author just before: no second head. */
  readonly follows: boolean;
}

export const Message = memo(function Message({ message, follows }: Props) {
  const { world, ask, visit, reply } = useSandbox();
  const words = useWords();
  if ([1, 6, 7, 18].includes(message.type)) return <Announcement message={message} />;
  // A thread begins with the message it was made from.
  const starter = message.type === 21 && message.referenced ? findMessage(world, message.referenced.channelId, message.referenced.messageId) : undefined;
  const shown = starter ?? message;
  const { thread } = message;
  const author = world.people.get(shown.authorId);
  const at = whenSaid(shown.at, nowIn(world), world.me.locale, words);
  const classes = ['message', follows ? 'follows' : '', message.mentionsMe ? 'mentions-me' : '', message.ephemeral ? 'ephemeral' : ''];
  const channel = world.channels.get(message.channelId);
  return (
    <article class={classes.filter(Boolean).join(' ')} aria-label={`${nameOf(world, shown.authorId)}, ${at}`}>
      <UsedBy message={message} />
      {message.type === 19 && <RepliedTo message={message} />}
      {!follows && <Avatar person={author} />}
      <div class="message-body">
        {!follows && (
          <header>
            <PersonName userId={shown.authorId} channelId={message.channelId} />
            {author?.bot && <span class="badge">{words.app}</span>}
            <time dateTime={new Date(shown.at).toISOString()}>{at}</time>
          </header>
        )}
        <Body message={shown} />
        {thread && <button type="button" class="thread-card" onClick={() => visit(thread.id)}><b>{thread.name}</b><span>{words.openThread(thread.messageCount)} ›</span></button>}
        {message.ephemeral && (
          <p class="ephemeral-note"><Icon shape="eye" /> {words.onlyYou} · <button type="button" class="link" onClick={() => void ask({ type: 'dismiss', messageId: message.id })}>{words.dismiss}</button></p>
        )}
      </div>
      {channel?.canSend && !message.ephemeral && message.type !== 21 && (
        <button type="button" class="icon-button reply-button" aria-label={words.reply} title={words.reply} onClick={() => reply(message)}><Icon shape="reply" /></button>
      )}
    </article>
  );
});

/** All an author has put into a message. */
function Body({ message }: { readonly message: PageMessage }) {
  const { world } = useSandbox();
  const words = useWords();
  const uploads = message.attachments.filter(({ url }) => !isShown(message, url));
  return (
    <>
      {message.loading && !message.failed && <p class="thinking"><span class="dots" aria-hidden="true"><i /><i /><i /></span> {words.thinking(nameOf(world, message.authorId))}</p>}
      {message.failed && <p class="failure">{words.noResponse}</p>}
      {message.content && <Markdown text={message.content} />}
      {message.embeds.map((embed, index) => (
        <div class="container" key={index}>
          {embed.title && <strong>{embed.title}</strong>}
          {embed.description && <Markdown text={embed.description} />}
          {embed.fields?.map((field) => <div key={field.name}><strong>{field.name}</strong><Markdown text={field.value} /></div>)}
          {embed.image && <Picture media={embed.image} alt={embed.title ?? ''} />}
          {embed.footer && <small>{embed.footer.text}</small>}
        </div>
      ))}
      {uploads.map((attachment) => <Attachment key={attachment.id} attachment={attachment} />)}
      <Components message={message} />
      {message.editedAt !== null && !message.loading && !message.ephemeral && <span class="edited">{words.edited}</span>}
    </>
  );
}

/** Media a component shows is not shown a second time below it. */
const isShown = (message: PageMessage, url: string): boolean => message.components.length > 0 && JSON.stringify(message.components).includes(url);

function Attachment({ attachment }: { readonly attachment: PageAttachment }) {
  const { url, width, height, description, filename, spoiler } = attachment;
  if (attachment.contentType.startsWith('image/')) return <Picture media={{ url, width, height }} alt={description ?? filename} spoiler={spoiler} />;
  return <a class="file" href={url} download={filename}>{filename}</a>;
}

function whenSaid(at: number, now: number, locale: string, words: Words): string {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(at);
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return today ? words.today(format({ timeStyle: 'short' })) : format({ dateStyle: 'short', timeStyle: 'short' });
}
