import type { Language } from '../../engine/text.ts';
import type { Matches } from '../../match/matches.ts';
import type { MessagePage } from '../ui/components.ts';
import { showMatch } from '../pages/show-match.ts';
import type { CommandCall } from './command.ts';

/** Opens a family's puzzle of the day where this person left it; `again` restarts a finished one. */
export async function openPuzzle(
  { context, interaction }: Pick<CommandCall, 'context' | 'interaction'>,
  { again = false, family }: { readonly again?: boolean; readonly family?: string | undefined } = {},
): Promise<MessagePage> {
  const { person, language, guild, channel } = interaction;
  const home = { guild, parent: channel, language };
  return showMatch(
    context,
    interaction,
    await context.matches.puzzle({ player: person, again, family, home, token: interaction.id }),
  );
}

/** Suggests families with puzzles for what was typed. */
export const suggestPuzzleFamilies = (
  matches: Pick<Matches, 'puzzleFamilies'>,
  language: Language,
  typed: string,
): readonly { readonly name: string; readonly value: string }[] =>
  matches
    .puzzleFamilies()
    .map(({ id, name }) => ({ name: name[language], value: id }))
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed.toLowerCase()));
