import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { rankingPage } from '../../src/discord/pages/ranking.ts';
import { LIMIT } from '../../src/discord/ui/limits.ts';

export const rankingSubcommand: Subcommand = {
  data: subcommand('ranking', { en: 'The best players on this server', de: 'Die Besten auf diesem Server' }, [
    textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
  ]),
  execute: async ({ context, interaction, text }) => rankingPage(context, interaction, text('game') ?? ''),
  autocomplete: async ({ context, language, typed }) =>
    context.matches
      .families()
      .map(({ id, name }) => ({ name: name[language], value: id }))
      .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed.toLowerCase()))
      .slice(0, LIMIT.suggestions),
};
