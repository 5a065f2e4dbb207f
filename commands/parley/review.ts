import type { Subcommand } from '../../src/discord/interactions/command.ts';
import { choiceOption, subcommand, textOption } from '../../src/discord/interactions/command-data.ts';
import { findFinishedMatch, suggestMatches } from '../../src/discord/interactions/find-match.ts';
import { recordPage } from '../../src/discord/pages/record.ts';
import { showReplay } from '../../src/discord/pages/replay.ts';
import { reviewPage } from '../../src/discord/pages/review.ts';

export const reviewSubcommand: Subcommand = {
  data: subcommand(
    'review',
    {
      en: 'Look back at a match: what decided it, step by step, or its record',
      de: 'Schau auf eine Partie zurück: was sie entschied, Schritt für Schritt oder als Mitschrift',
    },
    [
      textOption('match', { en: 'Which match (default: your last one)', de: 'Welche Partie (sonst deine letzte)' }),
      choiceOption('format', { en: 'How to look at it', de: 'Wie du sie ansiehst' }, [
        ['review', { en: 'What decided it and how well you played', de: 'Was sie entschied und wie gut du warst' }],
        ['replay', { en: 'Step by step', de: 'Schritt für Schritt' }],
        ['export', { en: 'Download the record', de: 'Mitschrift herunterladen' }],
      ]),
    ],
  ),
  async execute(call) {
    const { context, interaction } = call;
    const { person, language } = interaction;
    const match = await findFinishedMatch(call);
    const format = call.text('format');
    if (format === 'replay') return showReplay(context, person.id, language, match, 0, null);
    if (format === 'export') return recordPage(context, match, language);
    return reviewPage(context, interaction, match);
  },
  autocomplete: async (query) => suggestMatches(query, true),
};
