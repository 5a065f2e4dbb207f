import { memo } from 'preact/compat';
import type { PageAttachment, PageMessage } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { MessageComponents, MediaPicture } from './components.tsx';
import { Icon } from './icon.tsx';
import { Markdown } from './markdown.tsx';
import { PersonName } from './person-menu.tsx';
import { Announcement, RepliedTo, UsedBy } from './message-context.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { findMessage, displayNameOf, sandboxNow } from './client-state.ts';
import type { PageStrings } from './strings.ts';

interface Props {
  readonly message: PageMessage;
  /** Whether the author is the same as before; then the header is left out. */
  readonly follows: boolean;
}

export const MessageView = memo(function Message({ message, follows }: Props) {
  const { client, request, openChannel, reply } = usePage();
  const strings = useStrings();
  if ([1, 6, 7, 18].includes(message.type)) return <Announcement message={message} />;
  // A thread starts with its starter message.
  const starter =
    message.type === 21 && message.referenced
      ? findMessage(client, message.referenced.channelId, message.referenced.messageId)
      : undefined;
  const shown = starter ?? message;
  const { thread } = message;
  const author = client.people.get(shown.authorId);
  const at = formatSentAt(shown.at, sandboxNow(client), client.me.locale, strings);
  const classes = [
    'message',
    follows ? 'follows' : '',
    message.mentionsMe ? 'mentions-me' : '',
    message.ephemeral ? 'ephemeral' : '',
  ];
  const channel = client.channels.get(message.channelId);
  return (
    <article class={classes.filter(Boolean).join(' ')} aria-label={`${displayNameOf(client, shown.authorId)}, ${at}`}>
      <UsedBy message={message} />
      {message.type === 19 && <RepliedTo message={message} />}
      {!follows && <Avatar person={author} />}
      <div class="message-body">
        {!follows && (
          <header>
            <PersonName userId={shown.authorId} channelId={message.channelId} />
            {author?.bot && <span class="badge">{strings.app}</span>}
            <time dateTime={new Date(shown.at).toISOString()}>{at}</time>
          </header>
        )}
        <MessageContent message={shown} />
        {thread && (
          <button type="button" class="thread-card" onClick={() => openChannel(thread.id)}>
            <b>{thread.name}</b>
            <span>{strings.openThread(thread.messageCount)} ›</span>
          </button>
        )}
        {message.ephemeral && (
          <p class="ephemeral-note">
            <Icon shape="eye" /> {strings.onlyYou} ·{' '}
            <button type="button" class="link" onClick={() => void request({ type: 'dismiss', messageId: message.id })}>
              {strings.dismiss}
            </button>
          </p>
        )}
      </div>
      {channel?.canSend && !message.ephemeral && message.type !== 21 && (
        <button
          type="button"
          class="icon-button reply-button"
          aria-label={strings.reply}
          title={strings.reply}
          onClick={() => reply(message)}
        >
          <Icon shape="reply" />
        </button>
      )}
    </article>
  );
});

/** Content of a message. */
function MessageContent({ message }: { readonly message: PageMessage }) {
  const { client } = usePage();
  const strings = useStrings();
  const uploads = message.attachments.filter(({ url }) => !isShownByComponent(message, url));
  return (
    <>
      {message.loading && !message.failed && (
        <p class="thinking">
          <span class="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>{' '}
          {strings.thinking(displayNameOf(client, message.authorId))}
        </p>
      )}
      {message.failed && <p class="failure">{strings.noResponse}</p>}
      {message.content && <Markdown text={message.content} />}
      {message.embeds.map((embed, index) => (
        <div class="container" key={index}>
          {embed.title && <strong>{embed.title}</strong>}
          {embed.description && <Markdown text={embed.description} />}
          {embed.fields?.map((field) => (
            <div key={field.name}>
              <strong>{field.name}</strong>
              <Markdown text={field.value} />
            </div>
          ))}
          {embed.image && <MediaPicture media={embed.image} alt={embed.title ?? ''} />}
          {embed.footer && <small>{embed.footer.text}</small>}
        </div>
      ))}
      {uploads.map((attachment) => (
        <Attachment key={attachment.id} attachment={attachment} />
      ))}
      <MessageComponents message={message} />
      {message.editedAt !== null && !message.loading && !message.ephemeral && (
        <span class="edited">{strings.edited}</span>
      )}
    </>
  );
}

/** Whether a component already shows this file. */
const isShownByComponent = (message: PageMessage, url: string): boolean =>
  message.components.length > 0 && JSON.stringify(message.components).includes(url);

function Attachment({ attachment }: { readonly attachment: PageAttachment }) {
  const { url, width, height, description, filename, spoiler } = attachment;
  if (attachment.contentType.startsWith('image/'))
    return <MediaPicture media={{ url, width, height }} alt={description ?? filename} spoiler={spoiler} />;
  return (
    <a class="file" href={url} download={filename}>
      {filename}
    </a>
  );
}

function formatSentAt(at: number, now: number, locale: string, strings: PageStrings): string {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(at);
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return today ? strings.today(format({ timeStyle: 'short' })) : format({ dateStyle: 'short', timeStyle: 'short' });
}
