import type { Game } from '../../engine/game/index.ts';
import { chronicle } from './chronicle.ts';
import { decks } from './decks.ts';
import { facts } from './facts.ts';
import { keeping } from './keeping.ts';
import { mind } from './mind.ts';
import type { News } from './news.ts';
import type { Options } from './options.ts';
import { rules } from './rules.ts';
import { sight } from './sight.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

/** The Rivals for Catan, as the platform knows it. */
export const rivals: Game<State, View, News, Options> = { facts, rules, keeping, sight, words, mind, chronicle, decks };
