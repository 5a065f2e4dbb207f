import { type APIApplication, DiscordAPIError, REST, Routes } from 'discord.js';
import { commands } from '../../commands/index.ts';
import { registrable } from '../discord/arriving/command-data.ts';
import { readEnvironment, refusedToken, StartFault } from '../environment.ts';
import { sentenceOf } from '../start.ts';

/** Makes the commands known to Discord without starting the bot; starting it does so too. */
async function register(): Promise<void> {
  const { DISCORD_TOKEN: token } = readEnvironment();
  if (!token) throw new StartFault('DISCORD_TOKEN is not set: put it into the environment or into a file .env.');
  const rest = new REST({ version: '10' }).setToken(token);
  const application = (await rest.get(Routes.currentApplication())) as APIApplication;
  await rest.put(Routes.applicationCommands(application.id), { body: registrable(commands, application) });
  console.log(`${commands.length} commands are registered.`);
}

register().catch((error: unknown) => {
  const fault = error instanceof DiscordAPIError && error.status === 401 ? refusedToken() : error;
  console.error(sentenceOf(fault) ?? fault);
  process.exitCode = 1;
});
