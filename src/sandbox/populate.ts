import type { Sandbox } from './index.ts';

/** A first server to try things out in: two players and somebody who watches. */
export function populate(sandbox: Sandbox): {
  readonly guildId: string;
  readonly channelId: string;
  readonly personIds: readonly string[];
} {
  const personIds = [
    { name: 'Anna', locale: 'en-US' },
    { name: 'Ben', locale: 'de' },
    { name: 'Clara', locale: 'en-US' },
  ].map((person) => sandbox.town.addPerson(person));
  const { id, channelIds } = sandbox.town.addGuild({ name: 'The Tavern', memberIds: personIds, channels: ['games', 'general'] });
  return { guildId: id, channelId: channelIds[0] ?? '', personIds };
}
