import type { Subcommand } from '../../src/discord/arriving/command.ts';
import { personOption, subcommand } from '../../src/discord/arriving/command-data.ts';
import type { Sight } from '../../src/discord/parts/components.ts';
import type { Desk } from '../../src/discord/desk.ts';
import { figuresScene, figuresWords, statsPage } from '../../src/discord/pages/stats.ts';
import { draw } from '../../src/discord/parts/pictures.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Language } from '../../src/engine/text.ts';
import type { Past } from '../../src/match/sheet.ts';

/** How many matches are looked back at. */
const LAST = 200;

export const stats: Subcommand = {
  data: subcommand('stats', { en: 'Wins, losses and dice', de: 'Siege, Niederlagen und Würfe' }, [
    personOption('player', { en: 'Whose; yours when left out', de: 'Von wem; sonst deine' }),
  ]),
  async execute({ desk, visit, person }) {
    const who = person('player') ?? visit.person;
    const [pasts, streak] = await Promise.all([desk.matches.pastOf(who.id, LAST), desk.matches.streak(who.id)]);
    const [past] = pasts;
    return statsPage(who, pasts, past ? { past, seen: await seenOf(desk, past, visit.language) } : null, streak, visit.language);
  },
};

async function seenOf({ matches, renderer, log }: Desk, past: Past, language: Language): Promise<Sight> {
  const game = matches.games.get(past.sheet.terms.game) as AnyGame;
  const figures = await matches.figures(past.sheet.id);
  const alt = figuresWords(game, past, figures, language);
  const picture = await draw(renderer, log, figuresScene(game, past, figures), language, alt);
  return picture ? { picture } : { text: alt };
}
