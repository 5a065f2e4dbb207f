import type { AnyGame } from '../../engine/game/index.ts';
import { Refused } from '../../engine/text.ts';
import { problems } from '../../match/problems.ts';
import { cut, plain } from '../ui/limits.ts';
import { lookUpStrings } from '../strings/viewing.ts';
import { matchesName } from './match-name.ts';
import type { CommandCall } from './command.ts';

type Asked = Pick<CommandCall, 'context' | 'text'>;

/** Returns the named game, in any language, or the first one. */
export function gameNamed({ context, text }: Asked): AnyGame {
  const games = [...context.matches.games.values()];
  const typed = text('game');
  const game = typed === null ? games[0] : games.find(({ info }) => matchesName(typed, info));
  if (!game) throw problems.unknownGame();
  return game;
}

/** Returns the named game, else the one played in this channel, else the first one. */
export async function gameHere(call: Asked, channel: string): Promise<AnyGame> {
  const here = call.text('game') === null ? await call.context.matches.inChannel(channel) : null;
  return (here && call.context.matches.games.get(here.terms.game)) ?? gameNamed(call);
}

/** Returns the named variant, in any language; null if none is named. */
export function variantNamed({ text }: Pick<CommandCall, 'text'>, { info }: AnyGame): string | null {
  const typed = text('variant')?.trim();
  if (!typed) return null;
  const variant = info.variants.find((each) => matchesName(typed, each));
  if (!variant) throw problems.unknownVariant(info);
  return variant.id;
}

/** Returns the named level, in any language; undefined if none is named. */
export function levelNamed({ context, text }: Asked): string | undefined {
  const typed = text('level')?.trim();
  if (!typed) return undefined;
  const level = context.matches.levels.find((each) => matchesName(typed, each));
  if (!level) throw problems.unknownLevel();
  return level.id;
}

/** Returns the named rules chapter, in any language; empty if none is named. */
export function chapterNamed({ text }: Pick<CommandCall, 'text'>, { text: gameText }: AnyGame): string {
  const typed = text('topic')?.trim();
  if (!typed) return '';
  const chapter = gameText.ruleChapters.find(({ id, title }) => matchesName(typed, { id, name: title }));
  if (!chapter) throw new Refused(lookUpStrings.noTopic(plain(cut(typed, 60))));
  return chapter.id;
}
