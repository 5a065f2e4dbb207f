import type { InteractionEndpoint } from '../interactions/interaction-endpoint.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { interactionWire, resolvedWire } from '../interactions/interaction-payload.ts';
import type { Interaction, InteractionDraft, InteractionRegistry } from '../interactions/interaction-registry.ts';
import type { SandboxCore } from '../messages.ts';
import {
  isPrivate,
  type Channel,
  type RegisteredCommand,
  type Component,
  type Id,
  type Message,
  type InteractionOrigin,
} from '../model.ts';
import type { PageModalValues, PageOptionValues } from '../page-api/index.ts';
import { canSee, canView } from '../permissions.ts';
import { messageWire } from '../wire-message.ts';
import type { Wire } from '../wire.ts';
import { isAllowedIn } from './visible-commands.ts';
import { checkSelectedValues, modalData } from './modal-data.ts';
import { ImpossibleAction } from './impossible-action.ts';
import { fullCommandName, slashData } from './slash-options.ts';
import { canUseCommands } from './page-views.ts';

/** Services for all actions that reach the bot as an interaction. */
export interface SandboxServices extends SandboxCore {
  readonly interactions: InteractionRegistry;
  readonly gateway: Gateway;
  readonly endpoint: InteractionEndpoint;
}

/** Skips the client's checks, for clicks on missing or outdated components. */
export interface ForgeOptions {
  readonly forge?: boolean;
}

function startInteraction(services: SandboxServices, draft: InteractionDraft, data: Wire): Interaction {
  const interaction = services.interactions.open(draft);
  const wire = interactionWire(services, interaction, data);
  const failUndelivered = (): void => services.interactions.fail(interaction, 'The application did not respond');
  if (services.endpoint.url !== null)
    void services.endpoint.deliver(wire).then((delivered) => (delivered ? undefined : failUndelivered()));
  else if (
    !services.gateway.publish({
      name: 'INTERACTION_CREATE',
      guildId: interaction.guildId,
      intents: 0,
      data: () => wire,
    })
  )
    failUndelivered();
  return interaction;
}

function requireVisibleChannel(services: SandboxServices, channelId: Id, userId: Id): Channel {
  const channel = services.world.channels.get(channelId);
  if (channel === undefined || !canView(services.world, userId, channel))
    throw new ImpossibleAction('There is no such channel.');
  return channel;
}

function findCommand(
  services: SandboxServices,
  channel: Channel,
  userId: Id,
  wanted: (command: RegisteredCommand) => boolean,
  forge: boolean,
): RegisteredCommand {
  const { world } = services;
  if (!forge && !canUseCommands(world, userId, channel)) throw new ImpossibleAction('Commands cannot be used here.');
  if (
    !isPrivate(channel) &&
    world.users.get(userId)?.installed !== true &&
    world.guildOf(channel)?.members.has(world.identity.botId) !== true
  ) {
    throw new ImpossibleAction('The bot is not in this server.');
  }
  const found = [...world.commands.values()].find(
    (command) => wanted(command) && (forge || isAllowedIn(world, command, channel, userId)),
  );
  if (found === undefined) throw new ImpossibleAction('There is no such command here.');
  return found;
}

export interface SlashInput extends ForgeOptions {
  readonly userId: Id;
  readonly channelId: Id;
  readonly commandId: Id | null;
  readonly name: string | null;
  readonly path: readonly string[];
  readonly options: PageOptionValues;
  readonly focused: string | null;
}

export function runSlashCommand(services: SandboxServices, input: SlashInput): Interaction {
  const channel = requireVisibleChannel(services, input.channelId, input.userId);
  const wanted = (command: RegisteredCommand): boolean =>
    command.type === 1 && (command.id === input.commandId || command.name === input.name);
  const command = findCommand(services, channel, input.userId, wanted, input.forge === true);
  const { path, focused, userId } = input;
  const { data, focusedType } = slashData(services.world, services.store, {
    command,
    path,
    channel,
    userId,
    values: input.options,
    focused,
    forge: input.forge === true,
  });
  const base = { userId, guildId: channel.guildId };
  const originOf = (interactionId: Id): InteractionOrigin => ({
    interactionId,
    type: 2,
    ...base,
    command: fullCommandName(command, path),
  });
  return startInteraction(
    services,
    { type: focused === null ? 2 : 4, ...base, channelId: channel.id, sourceId: null, focusedType, originOf },
    data,
  );
}

export function runContextMenu(
  services: SandboxServices,
  userId: Id,
  channelId: Id,
  wantedCommand: string,
  targetId: Id,
): Interaction {
  const channel = requireVisibleChannel(services, channelId, userId);
  const command = findCommand(
    services,
    channel,
    userId,
    (one) => one.type !== 1 && (one.id === wantedCommand || one.name === wantedCommand),
    false,
  );
  const { world } = services;
  const message = command.type === 3 ? world.message(targetId) : undefined;
  if (command.type === 3 && (message === undefined || !canSee(world, userId, message))) {
    throw new ImpossibleAction('There is no such message.');
  }
  if (command.type === 2 && !world.users.has(targetId)) throw new ImpossibleAction('There is no such person.');
  const named = { users: new Set(command.type === 2 ? [targetId] : []), roles: new Set<Id>(), channels: new Set<Id>() };
  const resolved =
    message === undefined
      ? resolvedWire(world, channel, named, userId)
      : { messages: { [message.id]: messageWire(world, services.store, message) } };
  const base = { userId, guildId: channel.guildId };
  const target = command.type === 2 ? { targetUserId: targetId } : { targetMessageId: targetId };
  const originOf = (interactionId: Id): InteractionOrigin => ({
    interactionId,
    type: 2,
    ...base,
    command: command.name,
    ...target,
  });
  const data = {
    id: command.id,
    name: command.name,
    type: command.type,
    target_id: targetId,
    ...(command.guildId === null ? {} : { guild_id: command.guildId }),
    resolved,
  };
  return startInteraction(
    services,
    { type: 2, ...base, channelId: channel.id, sourceId: null, focusedType: null, originOf },
    data,
  );
}

function* allComponents(list: readonly Component[]): Generator<Component> {
  for (const component of list) {
    yield component;
    if (component.components !== undefined) yield* allComponents(component.components);
    if (component.accessory !== undefined) yield component.accessory;
  }
}

interface ComponentTarget {
  readonly message: Message;
  readonly channel: Channel;
  readonly component: Component;
}

/** Finds a visible, enabled component by custom id or label. */
function findComponent(
  services: SandboxServices,
  userId: Id,
  messageId: Id,
  name: string,
  wanted: (type: number) => boolean,
  forge: boolean,
): ComponentTarget {
  const message = services.world.message(messageId);
  const channel = message === undefined ? undefined : services.world.channels.get(message.channelId);
  if (message === undefined || channel === undefined) throw new ImpossibleAction('The message is gone.');
  const all = [...allComponents(message.components)].filter((one) => wanted(one.type));
  const component = all.find((one) => one.custom_id === name) ?? all.find((one) => one.label === name);
  if (forge)
    return { message, channel, component: { type: 2, id: 1, ...component, custom_id: component?.custom_id ?? name } };
  if (!canSee(services.world, userId, message)) throw new ImpossibleAction('The message is gone.');
  if (channel.thread?.locked === true) throw new ImpossibleAction('The thread is locked.');
  if (component?.custom_id === undefined) {
    throw new ImpossibleAction(
      `The message has no "${name}" to use. It has: ${all.map((one) => one.label ?? one.custom_id).join(', ') || 'nothing'}.`,
    );
  }
  if (component.disabled === true) throw new ImpossibleAction(`"${name}" is disabled.`);
  return { message, channel, component };
}

function startComponentInteraction(
  services: SandboxServices,
  userId: Id,
  touched: ComponentTarget,
  extra: Wire,
): Interaction {
  const { message, channel, component } = touched;
  const base = { userId, guildId: channel.guildId };
  const originOf = (interactionId: Id): InteractionOrigin => ({
    interactionId,
    type: 3,
    ...base,
    command: null,
    interactedMessageId: message.id,
  });
  const data = { custom_id: component.custom_id, component_type: component.type, id: component.id, ...extra };
  return startInteraction(
    services,
    { type: 3, ...base, channelId: channel.id, sourceId: message.id, focusedType: null, originOf },
    data,
  );
}

export function clickButton(
  services: SandboxServices,
  userId: Id,
  messageId: Id,
  name: string,
  options: ForgeOptions = {},
): Interaction {
  const touched = findComponent(services, userId, messageId, name, (type) => type === 2, options.forge === true);
  return startComponentInteraction(services, userId, touched, {});
}

const isSelect = (type: number): boolean => type === 3 || (type >= 5 && type <= 8);

export function selectOptions(
  services: SandboxServices,
  userId: Id,
  messageId: Id,
  name: string,
  values: readonly string[],
  options: ForgeOptions = {},
): Interaction {
  const { world } = services;
  const touched = findComponent(services, userId, messageId, name, isSelect, options.forge === true);
  const { component, channel } = touched;
  const type = isSelect(component.type) ? component.type : 3;
  const chosen =
    options.forge === true
      ? values
      : values.map(
          (value) => component.options?.find((one) => one.value === value || one.label === value)?.value ?? value,
        );
  if (options.forge !== true) {
    if (chosen.length < (component.min_values ?? 1)) {
      throw new ImpossibleAction(`"${name}" takes at least ${component.min_values ?? 1} options.`);
    }
    checkSelectedValues({ ...component, custom_id: component.custom_id ?? name }, chosen);
  }
  const isUser = (id: Id): boolean => type === 5 || (type === 7 && world.users.has(id));
  const named = {
    users: new Set(chosen.filter(isUser)),
    roles: new Set(chosen.filter((id) => type === 6 || (type === 7 && !world.users.has(id)))),
    channels: new Set(chosen.filter(() => type === 8)),
  };
  const resolved = type === 3 ? undefined : resolvedWire(world, channel, named, userId);
  return startComponentInteraction(
    services,
    userId,
    { ...touched, component: { ...component, type } },
    { values: chosen, ...(resolved === undefined ? {} : { resolved }) },
  );
}

export function submitModal(
  services: SandboxServices,
  userId: Id,
  modalId: Id,
  values: PageModalValues,
  options: ForgeOptions = {},
): Interaction {
  const opened = services.interactions.openModals.get(modalId);
  if (opened === undefined || opened.userId !== userId || opened.modal === null) {
    throw new ImpossibleAction('This form is no longer open.');
  }
  const channel = services.world.channels.get(opened.channelId);
  if (channel === undefined) throw new ImpossibleAction('There is no such channel.');
  const data = modalData(services.world, services.store, channel, userId, opened.modal, values, options.forge === true);
  const base = { userId, guildId: channel.guildId };
  const opener = opened.origin;
  const originOf = (interactionId: Id): InteractionOrigin => ({
    interactionId,
    type: 5,
    ...base,
    command: null,
    ...(opener === null ? {} : { opener }),
  });
  return startInteraction(
    services,
    { type: 5, ...base, channelId: channel.id, sourceId: opened.sourceId, focusedType: null, originOf },
    data,
  );
}
