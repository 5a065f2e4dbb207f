import { type APIApplication, DiscordAPIError, REST, Routes } from 'discord.js';
import { commands } from '../../commands/index.ts';
import { registrable } from '../discord/interactions/command-data.ts';
import { readEnvironment, rejectedToken, StartupError } from '../environment.ts';
import { startupMessage } from '../start.ts';

/** Registers the commands with Discord without starting the bot, which also does so. */
async function register(): Promise<void> {
  const { DISCORD_TOKEN: token } = readEnvironment();
  if (!token) throw new StartupError('DISCORD_TOKEN is not set: put it into the environment or into a file .env.');
  const rest = new REST({ version: '10' }).setToken(token);
  const application = (await rest.get(Routes.currentApplication())) as APIApplication;
  await rest.put(Routes.applicationCommands(application.id), { body: registrable(commands, application) });
  console.log(`${commands.length} commands are registered.`);
}

register().catch((error: unknown) => {
  const fault = error instanceof DiscordAPIError && error.status === 401 ? rejectedToken() : error;
  console.error(startupMessage(fault) ?? fault);
  process.exitCode = 1;
});
