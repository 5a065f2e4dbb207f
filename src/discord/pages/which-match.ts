import type { AnyGame } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import type { ListedMatch } from '../../match/matches.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { matchListStrings as strings } from '../strings/lists.ts';
import { container, type MessagePage, row, select, textBlock } from '../ui/components.ts';
import { LIMIT } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { matchEntry } from './games.ts';

/** Asks which match a typed command is for. Without an id that keeps the command, the menu only opens the match. */
export function whichMatchPage(
  listed: readonly ListedMatch[],
  games: ReadonlyMap<string, AnyGame>,
  language: Language,
  keptCommand: string | null,
): MessagePage {
  const options = listed.slice(0, LIMIT.options).map((each) => matchEntry(each, games, language));
  const text = keptCommand === null ? strings.whichMatchLong : strings.whichMatch;
  return {
    components: [
      container(accentColor(null), [
        textBlock(text[language]),
        row(select(keptCommand ?? standaloneId('go'), strings.open[language], options)),
      ]),
    ],
    files: [],
  };
}
