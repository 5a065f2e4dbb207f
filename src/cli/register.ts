import { REST, Routes } from 'discord.js';
import { commands } from '../../commands/index.ts';
import { readEnvironment } from '../environment.ts';

/** Makes the commands known to Discord without starting the bot; starting it does so too. */
const { DISCORD_TOKEN: token } = readEnvironment();
if (!token) {
  console.error('DISCORD_TOKEN is not set: put it into the environment or into a file .env.');
  process.exit(1);
}
const rest = new REST({ version: '10' }).setToken(token);
const { id } = (await rest.get(Routes.currentApplication())) as { id: string };
await rest.put(Routes.applicationCommands(id), { body: commands.map(({ data }) => data) });
console.log(`${commands.length} commands are registered.`);
