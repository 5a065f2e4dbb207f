import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { personOption, subcommand } from '../../src/discord/interactions/command-data.ts';
import type { Picture } from '../../src/discord/ui/components.ts';
import type { BotContext } from '../../src/discord/context.ts';
import { statsScene, statsText, statsPage } from '../../src/discord/pages/stats.ts';
import { drawPicture } from '../../src/discord/ui/draw.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Language } from '../../src/engine/text.ts';
import type { FinishedMatch } from '../../src/match/stored-match.ts';

/** Matches to look through for one that counts: puzzles and continued ones don't. */
const RECENT = 20;

export const statsSubcommand: Subcommand = {
  data: subcommand('stats', { en: 'Wins, losses and dice', de: 'Siege, Niederlagen und Würfe' }, [
    personOption('player', { en: 'Which player (default: you)', de: 'Für wen (sonst für dich)' }),
  ]),
  async execute({ context, interaction, person }) {
    const who = person('player') ?? interaction.person;
    const [record, [past], streaks] = await Promise.all([
      context.matches.personalRecord(interaction.person.id, who.id, interaction.guild),
      context.matches.finishedOf(who.id, RECENT),
      Promise.all(
        context.matches
          .puzzleFamilies()
          .map(async ({ id, name }) => ({ family: name, streak: await context.matches.streak(who.id, id) })),
      ),
    ]);
    return statsPage(
      who,
      record,
      past ? { past, seen: await seenOf(context, past, interaction.language) } : null,
      streaks,
      new Map(context.matches.levels.map(({ id, name }) => [id, name])),
      interaction.language,
    );
  },
};

async function seenOf(
  { matches, renderer, log }: BotContext,
  past: FinishedMatch,
  language: Language,
): Promise<Picture> {
  const game = matches.games.get(past.sheet.terms.game) as AnyGame;
  const figures = await matches.stats(past.sheet.id);
  const alt = statsText(game, past, figures, language);
  const picture = await drawPicture(renderer, log, statsScene(game, past, figures), language, alt);
  return picture ? { picture } : { text: alt };
}
