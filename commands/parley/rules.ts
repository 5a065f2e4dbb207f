import { suggestTerms } from '../../src/discord/arriving/begin.ts';
import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand, textOption } from '../../src/discord/arriving/command-data.ts';
import { chapterNamed, gameHere } from '../../src/discord/arriving/find-game.ts';
import { cut, LIMIT } from '../../src/discord/parts/limits.ts';
import { rulesPage } from '../../src/discord/pages/rules.ts';

export const rules: Subcommand = {
  data: subcommand('rules', { en: 'Read the rules, topic by topic', de: 'Lies die Regeln, Thema für Thema' }, [
    textOption('topic', { en: 'Which topic', de: 'Welches Thema' }),
    textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
  ]),
  async execute(call) {
    const game = await gameHere(call, call.visit.channel);
    return rulesPage(game, call.desk.matches.games, chapterNamed(call, game), call.visit.language);
  },
  async autocomplete(query) {
    if (query.focused === 'game') return suggestTerms(query);
    const game = await gameHere(query, query.channel);
    return game.words.rules
      .filter(({ id, title }) => `${title[query.language]} ${id}`.toLowerCase().includes(query.begun.toLowerCase()))
      .slice(0, LIMIT.suggestions)
      .map(({ id, title }) => ({ name: cut(title[query.language], LIMIT.suggestionText), value: id }));
  },
};
