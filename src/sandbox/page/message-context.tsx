import type { PageMessage } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { excerptOf, plainWords } from './excerpt.ts';
import { usePage, useStrings } from './page-context.tsx';
import { findMessage, displayNameOf } from './client-state.ts';

/** "Anna used /challenge", above the response. */
export function UsedBy({ message }: { readonly message: PageMessage }) {
  const { client } = usePage();
  const strings = useStrings();
  const { usedBy } = message;
  if (!usedBy?.command) return null;
  return (
    <p class="above">
      <Avatar person={client.people.get(usedBy.userId)} size="tiny" /> <b>{displayNameOf(client, usedBy.userId)}</b>{' '}
      {strings.used} <span class="mention">/{usedBy.command}</span>
    </p>
  );
}

/** The message replied to, above the reply. */
export function RepliedTo({ message }: { readonly message: PageMessage }) {
  const { client, openChannel } = usePage();
  const strings = useStrings();
  const { referenced } = message;
  if (!referenced) return null;
  const known = findMessage(client, referenced.channelId, referenced.messageId);
  const fallback = referenced.excerpt === null ? strings.gone : plainWords(client, referenced.excerpt);
  const excerpt = known ? excerptOf(client, known) : fallback;
  return (
    <p class="above">
      <Avatar person={client.people.get(referenced.authorId ?? '')} size="tiny" />{' '}
      <b>{displayNameOf(client, referenced.authorId)}</b>
      <button type="button" class="excerpt" onClick={() => openChannel(referenced.channelId, referenced.messageId)}>
        {excerpt}
      </button>
    </p>
  );
}

/** A system message. */
export function Announcement({ message }: { readonly message: PageMessage }) {
  const { client, openChannel } = usePage();
  const strings = useStrings();
  const who = displayNameOf(client, message.authorId);
  const { thread } = message;
  return (
    <p class="announcement">
      {message.type === 1 &&
        strings.addedToThread(who, displayNameOf(client, /<@(\d+)>/.exec(message.content)?.[1] ?? null))}
      {message.type === 6 && strings.pinnedOne(who)}
      {message.type === 7 && strings.joined(who)}
      {message.type === 18 && (
        <>
          {strings.startedThread(who)}{' '}
          {thread ? (
            <button type="button" class="link" onClick={() => openChannel(thread.id)}>
              {thread.name}
            </button>
          ) : (
            message.content
          )}
        </>
      )}
    </p>
  );
}
