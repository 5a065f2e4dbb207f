import type { Command } from '../src/discord/arriving/command.ts';
import { family } from '../src/discord/arriving/command-data.ts';
import { ahead } from './parley/ahead.ts';
import { best } from './parley/best.ts';
import { block } from './parley/block.ts';
import { decks } from './parley/decks.ts';
import { exporting } from './parley/export.ts';
import { games } from './parley/games.ts';
import { help } from './parley/help.ts';
import { hint } from './parley/hint.ts';
import { learn } from './parley/learn.ts';
import { log } from './parley/log.ts';
import { notes } from './parley/notes.ts';
import { orders } from './parley/orders.ts';
import { privacy } from './parley/privacy.ts';
import { puzzle } from './parley/puzzle.ts';
import { rematch } from './parley/rematch.ts';
import { replay } from './parley/replay.ts';
import { resign } from './parley/resign.ts';
import { review } from './parley/review.ts';
import { rules } from './parley/rules.ts';
import { settings } from './parley/settings.ts';
import { share } from './parley/share.ts';
import { stats } from './parley/stats.ts';
import { vacation } from './parley/vacation.ts';

/** Everything that is not typed every turn. */
export const parleyCommand: Command = family(
  'parley',
  { en: 'Your matches, rules, settings and more', de: 'Deine Partien, Regeln, Einstellungen und mehr' },
  [games, learn, puzzle, decks, ahead, hint, notes, log, rules, orders, settings, vacation, resign, rematch, replay, review, exporting, share, stats, best, block, privacy, help],
);
