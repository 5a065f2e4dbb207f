import type { WebSocket } from 'ws';
import type { Channel, Guild, Id, Message } from '../model.ts';
import type { PageMessage, ServerFrame, SnapshotFrame } from '../page-api/index.ts';
import { canSee, canView } from '../permissions.ts';
import { commandsFor } from '../people/commands.ts';
import { Impossible } from '../people/impossible.ts';
import type { Person } from '../people/person.ts';
import { viewChannel, viewGuild, viewMessage, viewPerson } from '../people/view.ts';
import { compareIds } from '../snowflake.ts';
import type { WorldEvent } from '../world.ts';
import type { Desk } from './desk.ts';
import { perform } from './perform.ts';
import { clientFrame } from './requests.ts';

const pageSize = 50;

/** One browser window, looking through the eyes of one person. */
export class Window {
  private readonly desk: Desk;
  private readonly person: Person;
  private readonly socket: WebSocket;
  private visible = new Set<Id>();

  constructor(desk: Desk, person: Person, socket: WebSocket) {
    this.desk = desk;
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
    const { world } = this.desk.stage;
    const channels = [...world.channels.values()].filter((channel) => canView(world, this.me, channel));
    this.visible = new Set(channels.map((channel) => channel.id));
    const messages = Object.fromEntries(
      channels.map((channel) => [channel.id, this.newest(channel).map((one) => viewMessage(this.desk.stage, one, this.me))]),
    );
    const snapshot: SnapshotFrame = {
      type: 'snapshot',
      protocol: 1,
      me: this.person.profile,
      clock: this.desk.clockState(),
      botOnline: world.botOnline,
      people: [...world.users.values()].map(viewPerson),
      guilds: [...world.guilds.values()].filter((guild) => guild.members.has(this.me)).map(viewGuild),
      channels: channels.map((channel) => viewChannel(world, channel, this.me)),
      messages,
      commands: this.person.commands(),
    };
    this.send(snapshot);
  }

  private readonly older = (channelId: Id, before: Id): readonly PageMessage[] => {
    const channel = this.desk.stage.world.channels.get(channelId);
    if (channel === undefined || !this.visible.has(channel.id)) throw new Impossible('There is no such channel.');
    return this.newest(channel, before).map((one) => viewMessage(this.desk.stage, one, this.me));
  };

  private newest(channel: Channel, before?: Id): readonly Message[] {
    const { world } = this.desk.stage;
    return world
      .messagesIn(channel.id)
      .filter((one) => canSee(world, this.me, one) && (before === undefined || compareIds(one.id, before) < 0))
      .slice(-pageSize);
  }

  /** Tells the window what the event means to this person; nothing when it means nothing. */
  notice(event: WorldEvent): void {
    switch (event.type) {
      case 'message-create':
      case 'message-update':
        return this.showMessage(event.message, event.type === 'message-create');
      case 'message-delete': {
        const mine = event.message.ephemeralFor === null || event.message.ephemeralFor === this.me;
        if (!mine || !this.visible.has(event.message.channelId)) return;
        this.send({ type: 'message-gone', channelId: event.message.channelId, messageId: event.message.id });
        return this.showChannel(this.desk.stage.world.channels.get(event.message.channelId));
      }
      case 'channel-create':
        return this.showChannel(event.channel);
      case 'channel-update':
        // A channel's permissions decide over all its threads: start over. A thread only concerns itself.
        return event.channel.thread === null ? this.sendSnapshot() : this.showChannel(event.channel);
      case 'channel-delete':
        return this.hideChannel(event.channel.id);
      case 'thread-members':
      case 'pins':
        return this.showChannel(event.channel);
      case 'guild-create':
      case 'guild-update':
        return this.concerns(event.guild) ? this.sendSnapshot() : undefined;
      case 'member-add':
      case 'member-update':
      case 'member-remove':
        return this.concerns(event.guild) || event.member.userId === this.me ? this.sendSnapshot() : undefined;
      case 'typing':
        return this.visible.has(event.channel.id)
          ? this.send({ type: 'typing', channelId: event.channel.id, userId: event.userId })
          : undefined;
      case 'person':
        this.send({ type: 'person', person: viewPerson(event.user) });
        return event.user.id === this.me ? this.sendSnapshot() : undefined;
      case 'read':
        return event.userId === this.me ? this.showChannel(event.channel) : undefined;
      case 'commands': {
        const user = this.desk.stage.world.users.get(this.me);
        return user === undefined
          ? undefined
          : this.send({ type: 'commands', commands: commandsFor(this.desk.stage.world, user) });
      }
      case 'bot':
        return this.send({ type: 'bot', online: event.online });
      case 'clock':
        return this.send({ type: 'clock', clock: this.desk.clockState() });
      default:
        return event satisfies never;
    }
  }

  private concerns(guild: Guild): boolean {
    return guild.members.has(this.me);
  }

  private showMessage(message: Message, fresh: boolean): void {
    const { stage } = this.desk;
    if (!canSee(stage.world, this.me, message)) return;
    if (!this.visible.has(message.channelId)) this.showChannel(stage.world.channels.get(message.channelId));
    this.send({ type: 'message', message: viewMessage(stage, message, this.me), fresh });
    if (!fresh || message.ephemeralFor !== null) return;
    this.showChannel(stage.world.channels.get(message.channelId));
    // The message a thread hangs on shows how many answers there are.
    const starter = stage.world.message(message.channelId);
    if (starter !== undefined && canSee(stage.world, this.me, starter)) {
      this.send({ type: 'message', message: viewMessage(stage, starter, this.me), fresh: false });
    }
  }

  private showChannel(channel: Channel | undefined): void {
    const { stage } = this.desk;
    if (channel === undefined) return;
    if (!canView(stage.world, this.me, channel)) return this.hideChannel(channel.id);
    this.send({ type: 'channel', channel: viewChannel(stage.world, channel, this.me) });
    if (this.visible.has(channel.id)) return;
    this.visible.add(channel.id);
    for (const message of this.newest(channel)) {
      this.send({ type: 'message', message: viewMessage(stage, message, this.me), fresh: false });
    }
  }

  private hideChannel(channelId: Id): void {
    if (this.visible.delete(channelId)) this.send({ type: 'channel-gone', channelId });
  }

  private async receive(raw: string): Promise<void> {
    const parsed = clientFrame.safeParse(parseJson(raw));
    if (!parsed.success) {
      this.send({ type: 'answer', id: idOf(raw), ok: false, error: 'The request was not understood.' });
      return;
    }
    const { id } = parsed.data;
    try {
      this.send({ type: 'answer', id, ok: true, result: await perform(this.desk, this.person, parsed.data, this.older) });
    } catch (error) {
      if (!(error instanceof Impossible)) this.desk.report(error);
      this.send({
        type: 'answer',
        id,
        ok: false,
        error: error instanceof Impossible ? error.message : 'Something went wrong in the sandbox.',
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

/** So that even a malformed request gets its answer, when it at least said its number. */
function idOf(raw: string): number {
  const frame = parseJson(raw);
  return typeof frame === 'object' && frame !== null && 'id' in frame && typeof frame.id === 'number' ? frame.id : -1;
}
