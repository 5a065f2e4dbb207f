import type { Channel, Id } from './model.ts';
import { Bits, canView, permissionsIn } from './permissions.ts';
import type { DiscordWorld } from './discord-world.ts';

export interface AllowedMentions {
  readonly parse?: readonly string[];
  readonly users?: readonly string[];
  readonly roles?: readonly string[];
  readonly replied_user?: boolean;
}

export interface Mentions {
  readonly users: Id[];
  readonly roles: Id[];
  readonly everyone: boolean;
  /** People who get a ping: mentioned, allowed, able to see the channel, and not the author. */
  readonly pinged: Id[];
}

export interface MentionSource {
  readonly text: string;
  readonly authorId: Id;
  readonly channel: Channel;
  readonly allowed: AllowedMentions | undefined;
  /** Interaction responses mention only users by default; plain messages mention everything. */
  readonly fromInteraction: boolean;
  readonly repliedTo: Id | null;
}

/** Text parts of a component. */
interface TextComponent {
  readonly type: number;
  readonly content?: string;
  readonly components?: readonly TextComponent[];
}

/** Collects all text in which mentions count: the content and every text display. */
export function mentionableText(content: string, components: readonly TextComponent[]): string {
  const parts = [content];
  const visit = (list: readonly TextComponent[]): void => {
    for (const component of list) {
      if (component.type === 10 && component.content !== undefined) parts.push(component.content);
      if (component.components !== undefined) visit(component.components);
    }
  };
  visit(components);
  return parts.join('\n');
}

/** Removes code, in which mentions don't count. */
const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```/g, ' ').replace(/`[^`\n]*`/g, ' ');

export function findMentions(world: DiscordWorld, source: MentionSource): Mentions {
  const { channel, authorId, allowed } = source;
  const text = source.text.includes('`') ? withoutCode(source.text) : source.text;
  const guild = world.guildOf(channel);
  const passes = mentionFilter(allowed, source.fromInteraction);

  const users = uniqueMatches(text, /<@!?(\d{1,20})>/g).filter((id) => world.users.has(id) && passes.user(id));
  const ringsAll = (permissionsIn(world, authorId, channel) & Bits.MentionEveryone) !== 0n;
  const roles = uniqueMatches(text, /<@&(\d{1,20})>/g).filter((id) => guild?.roles.has(id) === true && passes.role(id));
  const everyone = ringsAll && guild !== null && passes.everyone && /@(everyone|here)\b/.test(text);

  const pinged = new Set(users);
  for (const roleId of roles) {
    const mayRing = ringsAll || guild?.roles.get(roleId)?.mentionable === true;
    if (!mayRing || guild === null) continue;
    for (const member of guild.members.values()) if (member.roleIds.includes(roleId)) pinged.add(member.userId);
  }
  if (everyone) for (const userId of guild.members.keys()) pinged.add(userId);
  if (source.repliedTo !== null && passes.replied) {
    pinged.add(source.repliedTo);
    if (!users.includes(source.repliedTo)) users.push(source.repliedTo);
  }
  pinged.delete(authorId);
  return { users, roles, everyone, pinged: [...pinged].filter((id) => canBeMentionedIn(world, id, channel)) };
}

/** Whether a person can be mentioned. In a thread, access to its parent decides. */
function canBeMentionedIn(world: DiscordWorld, userId: Id, channel: Channel): boolean {
  if (channel.thread === null) return canView(world, userId, channel);
  return (permissionsIn(world, userId, channel) & Bits.ViewChannel) !== 0n;
}

function mentionFilter(
  allowed: AllowedMentions | undefined,
  fromInteraction: boolean,
): { user(id: Id): boolean; role(id: Id): boolean; everyone: boolean; replied: boolean } {
  if (allowed === undefined) {
    return { user: () => true, role: () => !fromInteraction, everyone: !fromInteraction, replied: true };
  }
  const parse = new Set(allowed.parse);
  return {
    user: (id) => parse.has('users') || allowed.users?.includes(id) === true,
    role: (id) => parse.has('roles') || allowed.roles?.includes(id) === true,
    everyone: parse.has('everyone'),
    replied: allowed.replied_user === true,
  };
}

function uniqueMatches(text: string, pattern: RegExp): Id[] {
  const found = new Set<Id>();
  for (const match of text.matchAll(pattern)) if (match[1] !== undefined) found.add(match[1]);
  return [...found];
}
