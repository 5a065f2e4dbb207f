import type { AttachmentStore } from '../attachments.ts';
import { resolvedWire } from '../interactions/interaction-payload.ts';
import type { Channel, Id } from '../model.ts';
import type { PageModal, PageModalValues, PageUpload } from '../page-api/index.ts';
import type { ModalBody, RawComponent } from '../validation/request-bodies.ts';
import type { Wire } from '../wire.ts';
import type { DiscordWorld } from '../discord-world.ts';
import { ImpossibleAction } from './impossible-action.ts';
import { storeUpload } from './slash-options.ts';

export function toPageModal(id: Id, modal: ModalBody): PageModal {
  return { id, title: modal.title, components: modal.components as unknown as PageModal['components'] };
}

/** Builds the `data` of a submitted modal, after the client's checks. */
export function modalData(
  world: DiscordWorld,
  store: AttachmentStore,
  channel: Channel,
  userId: Id,
  modal: ModalBody,
  values: PageModalValues,
  forge: boolean,
): Wire {
  const named = {
    users: new Set<Id>(),
    roles: new Set<Id>(),
    channels: new Set<Id>(),
    attachments: {} as Record<Id, Wire>,
  };
  let counter = 0;
  const number = (component: RawComponent): number => {
    counter += 1;
    return component.id !== undefined && component.id !== 0 ? component.id : counter;
  };
  const known = new Set<string>();
  const field = (component: RawComponent): Wire => {
    const customId = component.custom_id ?? '';
    known.add(customId);
    const given = values[customId];
    const common = { type: component.type, id: number(component), custom_id: customId };
    const require = (filled: boolean): void => {
      if (!filled && component.required !== false && !forge)
        throw new ImpossibleAction(`The field "${customId}" is required.`);
    };
    switch (component.type) {
      case 4: {
        const text = typeof given === 'string' ? given : (component.value ?? '');
        require(text !== '');
        if (!forge && text !== '' && text.length < (component.min_length ?? 0)) {
          throw new ImpossibleAction(`The field "${customId}" is too short.`);
        }
        if (!forge && text.length > (component.max_length ?? 4000))
          throw new ImpossibleAction(`The field "${customId}" is too long.`);
        return { ...common, value: text };
      }
      case 23:
        return { ...common, value: typeof given === 'boolean' ? given : component.default === true };
      case 19: {
        const files = Array.isArray(given) ? given.filter((one): one is PageUpload => typeof one === 'object') : [];
        require(files.length > 0);
        return { ...common, values: files.map((file) => storeUpload(world, store, channel, file, named.attachments)) };
      }
      default: {
        const chosen = chosenValues(component, given);
        require(chosen.length > 0);
        if (!forge) checkSelectedValues(component, chosen);
        for (const id of chosen) {
          if (component.type === 5 || (component.type === 7 && world.users.has(id))) named.users.add(id);
          if (component.type === 6 || (component.type === 7 && !world.users.has(id))) named.roles.add(id);
          if (component.type === 8) named.channels.add(id);
        }
        return component.type === 21 ? { ...common, value: chosen[0] ?? null } : { ...common, values: chosen };
      }
    }
  };
  const components = modal.components.map((component): Wire => {
    const id = number(component);
    if (component.type === 18 && component.component !== undefined) {
      return { type: 18, id, component: field(component.component) };
    }
    if (component.type === 1) return { type: 1, id, components: (component.components ?? []).map(field) };
    return { type: component.type, id };
  });
  for (const name of Object.keys(values))
    if (!known.has(name)) throw new ImpossibleAction(`The modal has no field "${name}".`);
  const resolved = resolvedWire(world, channel, named, userId);
  return { custom_id: modal.custom_id, components, ...(resolved === undefined ? {} : { resolved }) };
}

function chosenValues(component: RawComponent, given: PageModalValues[string] | undefined): readonly string[] {
  if (typeof given === 'string') return [given];
  if (Array.isArray(given)) return given.filter((one): one is string => typeof one === 'string');
  return (component.options ?? []).filter((option) => option.default === true).map((option) => option.value);
}

type ValueField = Pick<RawComponent, 'type' | 'custom_id' | 'options' | 'min_values' | 'max_values'>;

/** Checks chosen values, for selects in messages as well. */
export function checkSelectedValues(component: ValueField, chosen: readonly string[]): void {
  const options = component.options?.map((option) => option.value);
  const stranger = options === undefined ? undefined : chosen.find((value) => !options.includes(value));
  if (stranger !== undefined) throw new ImpossibleAction(`"${component.custom_id}" has no option "${stranger}".`);
  if (new Set(chosen).size !== chosen.length) throw new ImpossibleAction('The same option was chosen twice.');
  const most = component.max_values ?? (component.type === 22 ? 10 : 1);
  const least = Math.min(component.min_values ?? 1, most);
  if (chosen.length > most) throw new ImpossibleAction(`"${component.custom_id}" takes at most ${most} options.`);
  if (chosen.length > 0 && chosen.length < least) {
    throw new ImpossibleAction(`"${component.custom_id}" takes at least ${least} options.`);
  }
}
