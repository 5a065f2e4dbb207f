import type { Game } from '../../engine/game/index.ts';
import { stats } from './stats.ts';
import { info } from './info.ts';
import { lesson } from './lesson.ts';
import { codec } from './codec.ts';
import { ai } from './ai.ts';
import type { GameEvent } from './game-event.ts';
import type { Options } from './options.ts';
import { rules } from './rules.ts';
import { views } from './views.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { text } from './text.ts';

export const dice: Game<State, View, GameEvent, Options> = {
  info,
  rules,
  codec,
  views,
  text,
  ai,
  stats,
  lessons: [lesson],
};
