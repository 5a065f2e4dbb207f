import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { everywhere, family } from '../src/discord/interactions/command-data.ts';
import { decks } from './parley/decks.ts';
import { games } from './parley/games.ts';
import { help } from './parley/help.ts';
import { learn } from './parley/learn.ts';
import { log } from './parley/log.ts';
import { profile } from './parley/profile.ts';
import { puzzle } from './parley/puzzle.ts';
import { ranking } from './parley/ranking.ts';
import { rematch } from './parley/rematch.ts';
import { report } from './parley/report.ts';
import { review } from './parley/review.ts';
import { rules } from './parley/rules.ts';
import { settings } from './parley/settings.ts';
import { share } from './parley/share.ts';
import { stats } from './parley/stats.ts';

/** Subcommands that aren't needed every turn. */
export const parleyCommand: SlashCommand = family(
  'parley',
  { en: 'Your matches, rules, settings and more', de: 'Deine Partien, Regeln, Einstellungen und mehr' },
  [games, learn, puzzle, decks, log, rules, settings, rematch, review, share, stats, profile, ranking, report, help],
  // Lessons and puzzles also work for people who installed the app for themselves.
  everywhere,
);
