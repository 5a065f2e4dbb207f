import { suggestTerms } from '../../src/discord/arriving/begin.ts';
import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { subcommand, textOption } from '../../src/discord/arriving/command-data.ts';
import { gameHere } from '../../src/discord/arriving/find-game.ts';
import { ordersPage } from '../../src/discord/pages/orders.ts';

export const orders: Subcommand = {
  data: subcommand('orders', { en: 'Standing orders that answer recurring questions for you', de: 'Daueraufträge, die wiederkehrende Fragen beantworten' }, [
    textOption('game', { en: 'Which game', de: 'Welches Spiel' }),
  ]),
  execute: async (call) => ordersPage(await gameHere(call, call.visit.channel), call.desk.matches.games, call.visit.profile, call.visit.language),
  autocomplete: suggestTerms,
};
