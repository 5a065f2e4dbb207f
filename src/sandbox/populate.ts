import type { Sandbox } from './index.ts';

/** Creates a first server with two players and a spectator. */
export function populateSandbox(sandbox: Sandbox): {
  readonly guildId: string;
  readonly channelId: string;
  readonly personIds: readonly string[];
} {
  const personIds = [
    { name: 'Anna', locale: 'en-US' },
    { name: 'Ben', locale: 'de' },
    { name: 'Clara', locale: 'en-US' },
  ].map((person) => sandbox.admin.addPerson(person));
  const { id, channelIds } = sandbox.admin.addGuild({
    name: 'The Tavern',
    memberIds: personIds,
    channels: ['games', 'general'],
  });
  return { guildId: id, channelId: channelIds[0] ?? '', personIds };
}
