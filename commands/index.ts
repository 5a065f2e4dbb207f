import type { SlashCommand } from '../src/discord/interactions/command.ts';
import { boardCommand } from './board.ts';
import { buildCommand } from './build.ts';
import { cardCommand } from './card.ts';
import { challengeCommand } from './challenge.ts';
import { challengeUserCommand } from './challenge-user.ts';
import { chooseCommand } from './choose.ts';
import { clubAdminCommand } from './club-admin.ts';
import { clubCommand } from './club.ts';
import { endCommand } from './end.ts';
import { handCommand } from './hand.ts';
import { parleyAdminCommand } from './parley-admin.ts';
import { parleyCommand } from './parley.ts';
import { playCommand } from './play.ts';
import { removeCommand } from './remove.ts';
import { rollCommand } from './roll.ts';
import { soloCommand } from './solo.ts';
import { tradeCommand } from './trade.ts';
import { undoCommand } from './undo.ts';
import { useCommand } from './use.ts';

/** All commands. Those a player needs every turn are at the top level. */
export const commands: readonly SlashCommand[] = [
  challengeCommand,
  challengeUserCommand,
  soloCommand,
  rollCommand,
  buildCommand,
  playCommand,
  tradeCommand,
  useCommand,
  removeCommand,
  endCommand,
  chooseCommand,
  undoCommand,
  handCommand,
  boardCommand,
  cardCommand,
  clubCommand,
  clubAdminCommand,
  parleyCommand,
  parleyAdminCommand,
];
