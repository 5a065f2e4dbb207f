import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { everywhere, family } from '../src/discord/interactions/command-data.ts';
import { decksSubcommand } from './parley/decks.ts';
import { gamesSubcommand } from './parley/games.ts';
import { helpSubcommand } from './parley/help.ts';
import { learnSubcommand } from './parley/learn.ts';
import { logSubcommand } from './parley/log.ts';
import { profileSubcommand } from './parley/profile.ts';
import { puzzleSubcommand } from './parley/puzzle.ts';
import { rankingSubcommand } from './parley/ranking.ts';
import { rematchSubcommand } from './parley/rematch.ts';
import { reportSubcommand } from './parley/report.ts';
import { reviewSubcommand } from './parley/review.ts';
import { rulesSubcommand } from './parley/rules.ts';
import { settingsSubcommand } from './parley/settings.ts';
import { shareSubcommand } from './parley/share.ts';
import { statsSubcommand } from './parley/stats.ts';

/** Subcommands that aren't needed every turn. */
export const parleyCommand: SlashCommand = family(
  'parley',
  { en: 'Your matches, rules, settings and more', de: 'Deine Partien, Regeln, Einstellungen und mehr' },
  [
    gamesSubcommand,
    learnSubcommand,
    puzzleSubcommand,
    decksSubcommand,
    logSubcommand,
    rulesSubcommand,
    settingsSubcommand,
    rematchSubcommand,
    reviewSubcommand,
    shareSubcommand,
    statsSubcommand,
    profileSubcommand,
    rankingSubcommand,
    reportSubcommand,
    helpSubcommand,
  ],
  // Lessons and puzzles also work for people who installed the app for themselves.
  everywhere,
);
