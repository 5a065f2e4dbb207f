import type { WebSocket } from 'ws';
import type { Channel, Guild, Id, Message } from '../model.ts';
import type { PageMessage, ServerFrame, SnapshotFrame } from '../page-api/index.ts';
import { canSee, canView } from '../permissions.ts';
import { visibleCommands } from '../people/visible-commands.ts';
import { ImpossibleAction } from '../people/impossible-action.ts';
import type { SimulatedPerson } from '../people/simulated-person.ts';
import { toPageChannel, toPageGuild, toPageMessage, toPagePerson } from '../people/page-views.ts';
import { compareIds } from '../snowflake.ts';
import type { WorldEvent } from '../discord-world.ts';
import type { PageServer } from './page-server.ts';
import { handleRequest } from './handle-request.ts';
import { clientFrame } from './request-schemas.ts';

const pageSize = 50;

/** One browser window, acting as one person. */
export class PageClient {
  private readonly server: PageServer;
  private readonly person: SimulatedPerson;
  private readonly socket: WebSocket;
  private visible = new Set<Id>();

  constructor(server: PageServer, person: SimulatedPerson, socket: WebSocket) {
    this.server = server;
    this.person = person;
    this.socket = socket;
    socket.on('message', (raw: Buffer) => void this.receive(raw.toString()));
    socket.on('error', () => socket.terminate());
    this.sendSnapshot();
  }

  private get me(): Id {
    return this.person.id;
  }

  private send(frame: ServerFrame): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private sendSnapshot(): void {
    const { world } = this.server.services;
    const channels = [...world.channels.values()].filter((channel) => canView(world, this.me, channel));
    this.visible = new Set(channels.map((channel) => channel.id));
    const messages = Object.fromEntries(
      channels.map((channel) => [
        channel.id,
        this.newestMessages(channel).map((one) => toPageMessage(this.server.services, one, this.me)),
      ]),
    );
    const snapshot: SnapshotFrame = {
      type: 'snapshot',
      protocol: 1,
      me: this.person.profile,
      clock: this.server.clockState(),
      botOnline: world.botOnline,
      people: [...world.users.values()].map(toPagePerson),
      guilds: [...world.guilds.values()].filter((guild) => guild.members.has(this.me)).map(toPageGuild),
      channels: channels.map((channel) => toPageChannel(world, channel, this.me)),
      messages,
      commands: this.person.commands(),
    };
    this.send(snapshot);
  }

  private readonly olderMessages = (channelId: Id, before: Id): readonly PageMessage[] => {
    const channel = this.server.services.world.channels.get(channelId);
    if (channel === undefined || !this.visible.has(channel.id)) throw new ImpossibleAction('There is no such channel.');
    return this.newestMessages(channel, before).map((one) => toPageMessage(this.server.services, one, this.me));
  };

  private newestMessages(channel: Channel, before?: Id): readonly Message[] {
    const { world } = this.server.services;
    return world
      .messagesIn(channel.id)
      .filter((one) => canSee(world, this.me, one) && (before === undefined || compareIds(one.id, before) < 0))
      .slice(-pageSize);
  }

  /** Sends the window what this person sees of an event, if anything. */
  onEvent(event: WorldEvent): void {
    switch (event.type) {
      case 'message-create':
      case 'message-update':
        return this.showMessage(event.message, event.type === 'message-create');
      case 'message-delete': {
        const mine = event.message.ephemeralFor === null || event.message.ephemeralFor === this.me;
        if (!mine || !this.visible.has(event.message.channelId)) return;
        this.send({ type: 'message-gone', channelId: event.message.channelId, messageId: event.message.id });
        return this.showChannel(this.server.services.world.channels.get(event.message.channelId));
      }
      case 'channel-create':
        return this.showChannel(event.channel);
      case 'channel-update':
        // A channel's permissions affect all its threads: start over. A thread affects only itself.
        return event.channel.thread === null ? this.sendSnapshot() : this.showChannel(event.channel);
      case 'channel-delete':
        return this.hideChannel(event.channel.id);
      case 'thread-members':
      case 'pins':
        return this.showChannel(event.channel);
      case 'guild-create':
      case 'guild-update':
        return this.isRelevant(event.guild) ? this.sendSnapshot() : undefined;
      case 'member-add':
      case 'member-update':
      case 'member-remove':
        return this.isRelevant(event.guild) || event.member.userId === this.me ? this.sendSnapshot() : undefined;
      case 'typing':
        return this.visible.has(event.channel.id)
          ? this.send({ type: 'typing', channelId: event.channel.id, userId: event.userId })
          : undefined;
      case 'person':
        this.send({ type: 'person', person: toPagePerson(event.user) });
        return event.user.id === this.me ? this.sendSnapshot() : undefined;
      case 'read':
        return event.userId === this.me ? this.showChannel(event.channel) : undefined;
      case 'commands': {
        const user = this.server.services.world.users.get(this.me);
        return user === undefined
          ? undefined
          : this.send({ type: 'commands', commands: visibleCommands(this.server.services.world, user) });
      }
      case 'bot':
        return this.send({ type: 'bot', online: event.online });
      case 'clock':
        return this.send({ type: 'clock', clock: this.server.clockState() });
      default:
        return event satisfies never;
    }
  }

  private isRelevant(guild: Guild): boolean {
    return guild.members.has(this.me);
  }

  private showMessage(message: Message, fresh: boolean): void {
    const { services } = this.server;
    if (!canSee(services.world, this.me, message)) return;
    if (!this.visible.has(message.channelId)) this.showChannel(services.world.channels.get(message.channelId));
    this.send({ type: 'message', message: toPageMessage(services, message, this.me), fresh });
    if (!fresh || message.ephemeralFor !== null) return;
    this.showChannel(services.world.channels.get(message.channelId));
    // A thread's starter message shows the number of answers.
    const starter = services.world.message(message.channelId);
    if (starter !== undefined && canSee(services.world, this.me, starter)) {
      this.send({ type: 'message', message: toPageMessage(services, starter, this.me), fresh: false });
    }
  }

  private showChannel(channel: Channel | undefined): void {
    const { services } = this.server;
    if (channel === undefined) return;
    if (!canView(services.world, this.me, channel)) return this.hideChannel(channel.id);
    this.send({ type: 'channel', channel: toPageChannel(services.world, channel, this.me) });
    if (this.visible.has(channel.id)) return;
    this.visible.add(channel.id);
    for (const message of this.newestMessages(channel)) {
      this.send({ type: 'message', message: toPageMessage(services, message, this.me), fresh: false });
    }
  }

  private hideChannel(channelId: Id): void {
    if (this.visible.delete(channelId)) this.send({ type: 'channel-gone', channelId });
  }

  private async receive(raw: string): Promise<void> {
    const parsed = clientFrame.safeParse(parseJson(raw));
    if (!parsed.success) {
      this.send({ type: 'answer', id: requestIdOf(raw), ok: false, error: 'The request was not understood.' });
      return;
    }
    const { id } = parsed.data;
    try {
      this.send({
        type: 'answer',
        id,
        ok: true,
        result: await handleRequest(this.server, this.person, parsed.data, this.olderMessages),
      });
    } catch (error) {
      if (!(error instanceof ImpossibleAction)) this.server.report(error);
      this.send({
        type: 'answer',
        id,
        ok: false,
        error: error instanceof ImpossibleAction ? error.message : 'Something went wrong in the sandbox.',
      });
    }
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** Request id, so that even a malformed request gets its answer. */
function requestIdOf(raw: string): number {
  const frame = parseJson(raw);
  return typeof frame === 'object' && frame !== null && 'id' in frame && typeof frame.id === 'number' ? frame.id : -1;
}
