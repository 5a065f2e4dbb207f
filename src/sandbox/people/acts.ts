import type { Endpoint } from '../interactions/endpoint.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { interactionWire, resolvedWire } from '../interactions/payload.ts';
import type { Interaction, InteractionDraft, Interactions } from '../interactions/registry.ts';
import type { Core } from '../messages.ts';
import { isDm, type Channel, type Command, type Component, type Id, type Message, type Origin } from '../model.ts';
import type { PageModalValues, PageOptionValues } from '../page-api/index.ts';
import { canSee, canView } from '../permissions.ts';
import { messageWire } from '../wire-message.ts';
import type { Wire } from '../wire.ts';
import { allowedIn } from './commands.ts';
import { checkChosen, modalData } from './fields.ts';
import { Impossible } from './impossible.ts';
import { fullName, slashData } from './options.ts';
import { canUseCommands } from './view.ts';

/** Everything a person can do that reaches the bot as an interaction. */
export interface Stage extends Core {
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly endpoint: Endpoint;
}

/** Checks of the client are skipped: for clicks on what is no longer there, or never was. */
export interface Forgery {
  readonly forge?: boolean;
}

function start(stage: Stage, draft: InteractionDraft, data: Wire): Interaction {
  const interaction = stage.interactions.open(draft);
  const wire = interactionWire(stage, interaction, data);
  const unheard = (): void => stage.interactions.fail(interaction, 'The application did not respond');
  if (stage.endpoint.url !== null) void stage.endpoint.deliver(wire).then((heard) => (heard ? undefined : unheard()));
  else if (!stage.gateway.publish({ name: 'INTERACTION_CREATE', guildId: interaction.guildId, intents: 0, data: () => wire })) unheard();
  return interaction;
}

function placeOf(stage: Stage, channelId: Id, userId: Id): Channel {
  const channel = stage.world.channels.get(channelId);
  if (channel === undefined || !canView(stage.world, userId, channel)) throw new Impossible('There is no such channel.');
  return channel;
}

function findCommand(stage: Stage, channel: Channel, userId: Id, wanted: (command: Command) => boolean, forge: boolean): Command {
  const { world } = stage;
  if (!forge && !canUseCommands(world, userId, channel)) throw new Impossible('Commands cannot be used here.');
  if (!isDm(channel) && world.guildOf(channel)?.members.has(world.identity.botId) !== true) {
    throw new Impossible('The bot is not in this server.');
  }
  const found = [...world.commands.values()].find(
    (command) => wanted(command) && (forge || allowedIn(world, command, channel, userId)),
  );
  if (found === undefined) throw new Impossible('There is no such command here.');
  return found;
}

export interface SlashInput extends Forgery {
  readonly userId: Id;
  readonly channelId: Id;
  readonly commandId: Id | null;
  readonly name: string | null;
  readonly path: readonly string[];
  readonly options: PageOptionValues;
  readonly focused: string | null;
}

export function useSlash(stage: Stage, input: SlashInput): Interaction {
  const channel = placeOf(stage, input.channelId, input.userId);
  const wanted = (command: Command): boolean =>
    command.type === 1 && (command.id === input.commandId || command.name === input.name);
  const command = findCommand(stage, channel, input.userId, wanted, input.forge === true);
  const { path, focused, userId } = input;
  const { data, focusedType } = slashData(
    stage.world,
    stage.store,
    { command, path, channel, userId, values: input.options, focused, forge: input.forge === true },
  );
  const base = { userId, guildId: channel.guildId };
  const originOf = (interactionId: Id): Origin => ({ interactionId, type: 2, ...base, command: fullName(command, path) });
  return start(
    stage,
    { type: focused === null ? 2 : 4, ...base, channelId: channel.id, sourceId: null, focusedType, originOf },
    data,
  );
}

export function useContextMenu(stage: Stage, userId: Id, channelId: Id, wantedCommand: string, targetId: Id): Interaction {
  const channel = placeOf(stage, channelId, userId);
  const command = findCommand(
    stage,
    channel,
    userId,
    (one) => one.type !== 1 && (one.id === wantedCommand || one.name === wantedCommand),
    false,
  );
  const { world } = stage;
  const message = command.type === 3 ? world.message(targetId) : undefined;
  if (command.type === 3 && (message === undefined || !canSee(world, userId, message))) {
    throw new Impossible('There is no such message.');
  }
  if (command.type === 2 && !world.users.has(targetId)) throw new Impossible('There is no such person.');
  const named = { users: new Set(command.type === 2 ? [targetId] : []), roles: new Set<Id>(), channels: new Set<Id>() };
  const resolved =
    message === undefined
      ? resolvedWire(world, channel, named, userId)
      : { messages: { [message.id]: messageWire(world, stage.store, message) } };
  const base = { userId, guildId: channel.guildId };
  const target = command.type === 2 ? { targetUserId: targetId } : { targetMessageId: targetId };
  const originOf = (interactionId: Id): Origin => ({ interactionId, type: 2, ...base, command: command.name, ...target });
  const data = {
    id: command.id,
    name: command.name,
    type: command.type,
    target_id: targetId,
    ...(command.guildId === null ? {} : { guild_id: command.guildId }),
    resolved,
  };
  return start(stage, { type: 2, ...base, channelId: channel.id, sourceId: null, focusedType: null, originOf }, data);
}

function* everyComponent(list: readonly Component[]): Generator<Component> {
  for (const component of list) {
    yield component;
    if (component.components !== undefined) yield* everyComponent(component.components);
    if (component.accessory !== undefined) yield component.accessory;
  }
}

interface Touch {
  readonly message: Message;
  readonly channel: Channel;
  readonly component: Component;
}

/** Finds what was touched: by custom id, or by its label; it must be there, visible and not disabled. */
function touch(stage: Stage, userId: Id, messageId: Id, name: string, wanted: (type: number) => boolean, forge: boolean): Touch {
  const message = stage.world.message(messageId);
  const channel = message === undefined ? undefined : stage.world.channels.get(message.channelId);
  if (message === undefined || channel === undefined) throw new Impossible('The message is gone.');
  const all = [...everyComponent(message.components)].filter((one) => wanted(one.type));
  const component = all.find((one) => one.custom_id === name) ?? all.find((one) => one.label === name);
  if (forge) return { message, channel, component: { type: 2, id: 1, ...component, custom_id: component?.custom_id ?? name } };
  if (!canSee(stage.world, userId, message)) throw new Impossible('The message is gone.');
  if (channel.thread?.locked === true) throw new Impossible('The thread is locked.');
  if (component?.custom_id === undefined) {
    throw new Impossible(
      `The message has no "${name}" to use. It has: ${all.map((one) => one.label ?? one.custom_id).join(', ') || 'nothing'}.`,
    );
  }
  if (component.disabled === true) throw new Impossible(`"${name}" is disabled.`);
  return { message, channel, component };
}

function startComponent(stage: Stage, userId: Id, touched: Touch, extra: Wire): Interaction {
  const { message, channel, component } = touched;
  const base = { userId, guildId: channel.guildId };
  const originOf = (interactionId: Id): Origin => ({
    interactionId,
    type: 3,
    ...base,
    command: null,
    interactedMessageId: message.id,
  });
  const data = { custom_id: component.custom_id, component_type: component.type, id: component.id, ...extra };
  return start(stage, { type: 3, ...base, channelId: channel.id, sourceId: message.id, focusedType: null, originOf }, data);
}

export function clickButton(stage: Stage, userId: Id, messageId: Id, name: string, options: Forgery = {}): Interaction {
  const touched = touch(stage, userId, messageId, name, (type) => type === 2, options.forge === true);
  return startComponent(stage, userId, touched, {});
}

const isSelect = (type: number): boolean => type === 3 || (type >= 5 && type <= 8);

export function chooseIn(
  stage: Stage,
  userId: Id,
  messageId: Id,
  name: string,
  values: readonly string[],
  options: Forgery = {},
): Interaction {
  const { world } = stage;
  const touched = touch(stage, userId, messageId, name, isSelect, options.forge === true);
  const { component, channel } = touched;
  const type = isSelect(component.type) ? component.type : 3;
  const chosen = options.forge === true
    ? values
    : values.map((value) => component.options?.find((one) => one.value === value || one.label === value)?.value ?? value);
  if (options.forge !== true) {
    if (chosen.length < (component.min_values ?? 1)) {
      throw new Impossible(`"${name}" takes at least ${component.min_values ?? 1} options.`);
    }
    checkChosen({ ...component, custom_id: component.custom_id ?? name }, chosen);
  }
  const isUser = (id: Id): boolean => type === 5 || (type === 7 && world.users.has(id));
  const named = {
    users: new Set(chosen.filter(isUser)),
    roles: new Set(chosen.filter((id) => type === 6 || (type === 7 && !world.users.has(id)))),
    channels: new Set(chosen.filter(() => type === 8)),
  };
  const resolved = type === 3 ? undefined : resolvedWire(world, channel, named, userId);
  return startComponent(
    stage,
    userId,
    { ...touched, component: { ...component, type } },
    { values: chosen, ...(resolved === undefined ? {} : { resolved }) },
  );
}

export function sendModal(stage: Stage, userId: Id, modalId: Id, values: PageModalValues, options: Forgery = {}): Interaction {
  const opened = stage.interactions.openModals.get(modalId);
  if (opened === undefined || opened.userId !== userId || opened.modal === null) {
    throw new Impossible('This form is no longer open.');
  }
  const channel = stage.world.channels.get(opened.channelId);
  if (channel === undefined) throw new Impossible('There is no such channel.');
  const data = modalData(stage.world, stage.store, channel, userId, opened.modal, values, options.forge === true);
  const base = { userId, guildId: channel.guildId };
  const opener = opened.origin;
  const originOf = (interactionId: Id): Origin => ({
    interactionId,
    type: 5,
    ...base,
    command: null,
    ...(opener === null ? {} : { opener }),
  });
  return start(stage, { type: 5, ...base, channelId: channel.id, sourceId: opened.sourceId, focusedType: null, originOf }, data);
}
