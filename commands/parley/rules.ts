import { suggestTerms } from '../../src/discord/interactions/start-match.ts';
import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { chapterNamed, gameHere } from '../../src/discord/interactions/find-game.ts';
import { cut, LIMIT } from '../../src/discord/ui/limits.ts';
import { rulesPage } from '../../src/discord/pages/rules.ts';

export const rulesSubcommand: Subcommand = {
  data: subcommand('rules', { en: 'Read the rules, topic by topic', de: 'Lies die Regeln, Thema für Thema' }, [
    textOption('topic', { en: 'Which topic', de: 'Welches Thema' }),
    textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
  ]),
  async execute(call) {
    const game = await gameHere(call, call.interaction.channel);
    return rulesPage(game, call.context.matches.games, chapterNamed(call, game), call.interaction.language);
  },
  async autocomplete(query) {
    if (query.focused === 'game') return suggestTerms(query);
    const game = await gameHere(query, query.channel);
    return game.text.ruleChapters
      .filter(({ id, title }) => `${title[query.language]} ${id}`.toLowerCase().includes(query.typed.toLowerCase()))
      .slice(0, LIMIT.suggestions)
      .map(({ id, title }) => ({ name: cut(title[query.language], LIMIT.suggestionText), value: id }));
  },
};
