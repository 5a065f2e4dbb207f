import type { Stats } from './stats.ts';
import type { Decks } from './decks.ts';
import type { Lesson } from './lesson.ts';
import type { GameInfo } from './info.ts';
import type { StateCodec } from './codec.ts';
import type { GameAi } from './ai.ts';
import type { BaseState, Rules } from './rules.ts';
import type { Views } from './views.ts';
import type { GameText } from './text.ts';

export type { Stats, DieInfo } from './stats.ts';
export type { Lesson, LessonMove, LessonReply, LessonStep } from './lesson.ts';
export type { DeckMenu, Decks, PremadeDeck } from './decks.ts';
export { familyOf, type Family, type GameInfo, type HouseRule, type Variant } from './info.ts';
export type { StateCodec, Migration } from './codec.ts';
export type { TradeProposal, Features, GameAi, StandingOrder } from './ai.ts';
export type { Result, BaseState, Rules, ScoreSource, RulesContext } from './rules.ts';
export type { GameEmoji, ShownRoll, Views, ZoomArea } from './views.ts';
export type {
  RuleChapter,
  CatalogEntry,
  ChoiceGroup,
  OpenOffer,
  AnswerForm,
  AnswerFormField,
  Label,
  MovePlan,
  Tip,
  GameText,
} from './text.ts';

/**
 * A game in seven parts, plus lessons, and decks where players bring them. S is the state at a checkpoint (plain JSON), V what one
 * seat may know, E an event, O the options. Everything is pure.
 */
export interface Game<S extends BaseState, V, E, O> {
  readonly info: GameInfo<O>;
  readonly rules: Rules<S, E, O>;
  readonly codec: StateCodec<S>;
  readonly views: Views<S, V, E>;
  readonly text: GameText<S, V, E>;
  readonly ai: GameAi<S, V>;
  readonly stats: Stats<S, E>;
  readonly decks?: Decks;
  /** A lesson for each family of variants. */
  readonly lessons?: readonly Lesson<S>[];
}

/** Any game, where its types don't matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- a game is used through its own types or not looked into at all
export type AnyGame = Game<any, any, any, any>;
