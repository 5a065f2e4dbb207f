import { blankChannel, deleteChannel } from '../channels.ts';
import { createMessage, deleteMessage, type SandboxCore } from '../messages.ts';
import {
  channelTypes,
  holdsPosts,
  type Channel,
  type Guild,
  type Id,
  type Member,
  type Message,
  type Role,
} from '../model.ts';
import { permissionBits, invitedPermissions, memberPermissions, type PermissionName } from '../permissions.ts';
import type { Shard } from '../snowflake.ts';
import { createThread, setArchived } from '../threads.ts';
import { ImpossibleAction } from './impossible-action.ts';

/** A person to add; tests and setup create people, servers, channels and permissions here. */
export interface NewPerson {
  readonly name: string;
  readonly locale?: string;
  readonly dmsOpen?: boolean;
}

export interface NewGuild {
  readonly name: string;
  readonly ownerId?: Id;
  readonly memberIds?: readonly Id[];
  /** False for a server without the bot. */
  readonly withBot?: boolean;
  /** Shard of the guild, which decides its id. */
  readonly shard?: Shard;
  readonly channels?: readonly string[];
  /** Language; makes it a Community server, as only those have one. */
  readonly locale?: string;
}

export type ChannelKind = Exclude<
  keyof typeof channelTypes,
  'dm' | 'groupDm' | 'publicThread' | 'privateThread' | 'announcementThread'
>;

export class GuildAdmin {
  private readonly core: SandboxCore;

  constructor(core: SandboxCore) {
    this.core = core;
  }

  addPerson(person: NewPerson): Id {
    const { world } = this.core;
    const name = person.name.trim();
    if (name === '' || name.length > 32) throw new ImpossibleAction('A name has 1 to 32 characters.');
    const id = world.nextId();
    const taken = new Set([...world.users.values()].map((user) => user.username));
    const plain = name.toLowerCase().replace(/[^a-z0-9_.]/g, '') || 'person';
    let username = plain;
    for (let count = 2; taken.has(username); count += 1) username = `${plain}${count}`;
    const user = {
      id,
      username,
      globalName: name,
      bot: false,
      locale: person.locale ?? 'en-US',
      dmsOpen: person.dmsOpen ?? true,
    };
    world.users.set(id, user);
    world.emit({ type: 'person', user });
    return id;
  }

  addGuild(guild: NewGuild): { readonly id: Id; readonly channelIds: readonly Id[] } {
    const { world } = this.core;
    const id = world.nextId(guild.shard);
    const ownerId = guild.ownerId ?? guild.memberIds?.[0] ?? world.identity.botId;
    const everyone: Role = {
      id,
      name: '@everyone',
      permissions: memberPermissions,
      color: 0,
      position: 0,
      mentionable: false,
    };
    const made: Guild = {
      id,
      name: guild.name,
      ownerId,
      locale: guild.locale ?? 'en-US',
      community: guild.locale !== undefined,
      roles: new Map([[id, everyone]]),
      members: new Map(),
    };
    world.guilds.set(id, made);
    const channelIds = (guild.channels ?? ['general']).map((name) => this.addChannel(id, { name }));
    for (const userId of new Set([ownerId, ...(guild.memberIds ?? [])])) {
      if (userId !== world.identity.botId) this.addMember(made, userId);
    }
    if (guild.withBot !== false) this.addBot(made);
    world.emit({ type: 'guild-create', guild: made });
    return { id, channelIds };
  }

  addChannel(
    guildId: Id,
    channel: { readonly name: string; readonly topic?: string; readonly kind?: ChannelKind },
  ): Id {
    const { world } = this.core;
    this.guild(guildId);
    const position = [...world.channels.values()].filter(
      (one) => one.guildId === guildId && one.thread === null,
    ).length;
    const made = blankChannel(world.nextId(), {
      type: channelTypes[channel.kind ?? 'text'],
      guildId,
      name: channel.name,
      topic: channel.topic ?? null,
      position,
    });
    world.channels.set(made.id, made);
    world.emit({ type: 'channel-create', channel: made });
    return made.id;
  }

  addRole(
    guildId: Id,
    role: {
      readonly name: string;
      readonly permissions?: readonly PermissionName[];
      readonly mentionable?: boolean;
      readonly color?: number;
    },
  ): Id {
    const guild = this.guild(guildId);
    const id = this.core.world.nextId();
    const { name, mentionable = false, color = 0 } = role;
    guild.roles.set(id, {
      id,
      name,
      permissions: permissionBits(role.permissions ?? []),
      color,
      position: guild.roles.size,
      mentionable,
    });
    this.core.world.emit({ type: 'guild-update', guild });
    return id;
  }

  giveRole(guildId: Id, userId: Id, roleId: Id): void {
    const guild = this.guild(guildId);
    const member = this.member(guild, userId);
    member.roleIds = [...new Set([...member.roleIds, roleId])];
    this.core.world.emit({ type: 'member-update', guild, member });
  }

  join(guildId: Id, userId: Id): void {
    const guild = this.guild(guildId);
    if (guild.members.has(userId)) return;
    const { world } = this.core;
    if (userId === world.identity.botId) this.addBot(guild);
    else this.addMember(guild, userId);
    world.emit({ type: 'member-add', guild, member: this.member(guild, userId) });
  }

  leave(guildId: Id, userId: Id): void {
    const guild = this.guild(guildId);
    const member = this.member(guild, userId);
    guild.members.delete(userId);
    const { world } = this.core;
    for (const channel of world.channels.values())
      if (channel.guildId === guildId) channel.thread?.members.delete(userId);
    world.emit({ type: 'member-remove', guild, member });
  }

  setDms(userId: Id, open: boolean): void {
    const user = this.core.world.users.get(userId);
    if (user === undefined) throw new ImpossibleAction('There is no such person.');
    user.dmsOpen = open;
    this.core.world.emit({ type: 'person', user });
  }

  /** Installs the app for a person: commands that allow it work everywhere for them. */
  install(userId: Id): void {
    const user = this.core.world.users.get(userId);
    if (user === undefined) throw new ImpossibleAction('There is no such person.');
    user.installed = true;
    this.core.world.emit({ type: 'person', user });
  }

  /** Creates a group conversation, which never includes bots. */
  addGroup(name: string, memberIds: readonly Id[]): Id {
    const { world } = this.core;
    const channel = blankChannel(world.nextId(), { type: channelTypes.groupDm, name, recipients: memberIds });
    world.channels.set(channel.id, channel);
    world.emit({ type: 'channel-create', channel });
    return channel.id;
  }

  /** Sets what the server blocks: uploads, and words in interaction responses. */
  setModeration(
    guildId: Id,
    settings: { readonly uploadsLimited?: boolean; readonly blockedWords?: readonly string[] },
  ): void {
    const guild = this.guild(guildId);
    Object.assign(guild, settings);
    this.core.world.emit({ type: 'guild-update', guild });
  }

  /** Sets a channel's overwrites for one person or role. Omitted permissions are neutral. */
  setPermissions(
    channelId: Id,
    targetId: Id,
    change: { readonly allow?: readonly PermissionName[]; readonly deny?: readonly PermissionName[] },
  ): void {
    const channel = this.channel(channelId);
    const type = this.core.world.users.has(targetId) ? 1 : 0;
    channel.overwrites.set(targetId, {
      id: targetId,
      type,
      allow: permissionBits(change.allow ?? []),
      deny: permissionBits(change.deny ?? []),
    });
    this.core.world.emit({ type: 'channel-update', channel });
  }

  /** Deletes a channel, whatever the permissions. */
  deleteChannel(channelId: Id): void {
    deleteChannel(this.core.world, this.channel(channelId));
  }

  deleteMessage(messageId: Id): void {
    const message = this.core.world.message(messageId);
    if (message === undefined) throw new ImpossibleAction('The message is gone.');
    deleteMessage(this.core, message);
  }

  archive(threadId: Id, options: { readonly locked?: boolean } = {}): void {
    const channel = this.channel(threadId);
    if (channel.thread === null) throw new ImpossibleAction('This is no thread.');
    channel.thread.locked = options.locked ?? channel.thread.locked;
    setArchived(this.core.world, channel, true);
  }

  /** Locks a thread without archiving it: only managers may write. */
  lock(threadId: Id): void {
    const channel = this.channel(threadId);
    if (channel.thread === null) throw new ImpossibleAction('This is no thread.');
    channel.thread.locked = true;
    this.core.world.emit({ type: 'channel-update', channel });
  }

  /** Adds a thread to a channel, or a post to a forum or media channel. */
  addThread(parentId: Id, ownerId: Id, name: string): Id {
    const { world } = this.core;
    const parent = this.channel(parentId);
    const type =
      parent.type === channelTypes.announcement ? channelTypes.announcementThread : channelTypes.publicThread;
    const draft = { id: world.nextId(), parent, name, ownerId, type, autoArchive: 4320, slowmode: 0, invitable: true };
    const thread = createThread(world, draft);
    if (holdsPosts(parent)) createMessage(this.core, { channel: thread, authorId: ownerId, body: { content: name } });
    return thread.id;
  }

  /** Returns the stored message, including data no single person sees, such as pings. */
  inspect(messageId: Id): Message | undefined {
    return this.core.world.message(messageId);
  }

  allMessages(): readonly Message[] {
    return [...this.core.world.allMessages()];
  }

  private addMember(guild: Guild, userId: Id): void {
    const { world } = this.core;
    if (!world.users.has(userId)) throw new ImpossibleAction('There is no such person.');
    guild.members.set(userId, { userId, nick: null, roleIds: [], joinedAt: world.clock.now() });
    // Messages from before joining don't count as unread.
    for (const channel of world.channels.values()) {
      if (channel.guildId === guild.id && channel.lastMessageId !== null) {
        world.reads.set(`${userId}:${channel.id}`, channel.lastMessageId);
      }
    }
    const first = [...world.channels.values()].find(
      (channel) => channel.guildId === guild.id && channel.thread === null,
    );
    if (first !== undefined && first.lastMessageId !== null) {
      createMessage(this.core, { channel: first, authorId: userId, type: 7, body: {} });
    }
  }

  private addBot(guild: Guild): void {
    const { world } = this.core;
    const { botId, name } = world.identity;
    const roleId = world.nextId();
    guild.roles.set(roleId, {
      id: roleId,
      name,
      permissions: invitedPermissions,
      color: 0,
      position: 1,
      mentionable: false,
      botId,
    });
    guild.members.set(botId, { userId: botId, nick: null, roleIds: [roleId], joinedAt: world.clock.now() });
  }

  private guild(id: Id): Guild {
    const guild = this.core.world.guilds.get(id);
    if (guild === undefined) throw new ImpossibleAction('There is no such server.');
    return guild;
  }

  private channel(id: Id): Channel {
    const channel = this.core.world.channels.get(id);
    if (channel === undefined) throw new ImpossibleAction('There is no such channel.');
    return channel;
  }

  private member(guild: Guild, userId: Id): Member {
    const member = guild.members.get(userId);
    if (member === undefined) throw new ImpossibleAction('That person is not in this server.');
    return member;
  }
}
