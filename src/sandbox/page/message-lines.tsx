import type { PageMessage } from '../page-api/index.ts';
import { Avatar } from './avatar.tsx';
import { excerptOf, plainWords } from './excerpt.ts';
import { useSandbox, useWords } from './sandbox.tsx';
import { findMessage, nameOf } from './world.ts';

/** "Anna used /challenge", above the answer. */
export function UsedBy({ message }: { readonly message: PageMessage }) {
  const { world } = useSandbox();
  const words = useWords();
  const { usedBy } = message;
  if (!usedBy?.command) return null;
  return <p class="above"><Avatar person={world.people.get(usedBy.userId)} size="tiny" /> <b>{nameOf(world, usedBy.userId)}</b> {words.used} <span class="mention">/{usedBy.command}</span></p>;
}

/** What a message answers, above it. */
export function RepliedTo({ message }: { readonly message: PageMessage }) {
  const { world, visit } = useSandbox();
  const words = useWords();
  const { referenced } = message;
  if (!referenced) return null;
  const known = findMessage(world, referenced.channelId, referenced.messageId);
  const told = referenced.excerpt === null ? words.gone : plainWords(world, referenced.excerpt);
  const excerpt = known ? excerptOf(world, known) : told;
  return (
    <p class="above">
      <Avatar person={world.people.get(referenced.authorId ?? '')} size="tiny" /> <b>{nameOf(world, referenced.authorId)}</b>
      <button type="button" class="excerpt" onClick={() => visit(referenced.channelId, referenced.messageId)}>{excerpt}</button>
    </p>
  );
}

/** What the server itself says. */
export function Announcement({ message }: { readonly message: PageMessage }) {
  const { world, visit } = useSandbox();
  const words = useWords();
  const who = nameOf(world, message.authorId);
  const { thread } = message;
  return (
    <p class="announcement">
      {message.type === 1 && words.addedToThread(who, nameOf(world, /<@(\d+)>/.exec(message.content)?.[1] ?? null))}
      {message.type === 6 && words.pinnedOne(who)}
      {message.type === 7 && words.joined(who)}
      {message.type === 18 && <>{words.startedThread(who)} {thread ? <button type="button" class="link" onClick={() => visit(thread.id)}>{thread.name}</button> : message.content}</>}
    </p>
  );
}
