import type { AnyGame } from '../../engine/game/index.ts';
import { Refused } from '../../engine/text.ts';
import { problems } from '../../match/problems.ts';
import { cut, plain } from '../parts/limits.ts';
import { lookUpWords } from '../words/looks.ts';
import { isCalled } from './called.ts';
import type { Call } from './command.ts';

type Asked = Pick<Call, 'desk' | 'text'>;

/** The game that is asked for, by its name in any language, or the first there is. */
export function gameNamed({ desk, text }: Asked): AnyGame {
  const games = [...desk.matches.games.values()];
  const typed = text('game');
  const game = typed === null ? games[0] : games.find(({ facts }) => isCalled(typed, facts));
  if (!game) throw problems.unknownGame();
  return game;
}

/** The game that is asked for, else the one played in this channel, or the first there is. */
export async function gameHere(call: Asked, channel: string): Promise<AnyGame> {
  const here = call.text('game') === null ? await call.desk.matches.inChannel(channel) : null;
  return (here && call.desk.matches.games.get(here.terms.game)) ?? gameNamed(call);
}

/** The variant that is asked for, by its name in any language; null when none is. */
export function variantNamed({ text }: Pick<Call, 'text'>, { facts }: AnyGame): string | null {
  const typed = text('variant')?.trim();
  if (!typed) return null;
  const variant = facts.variants.find((each) => isCalled(typed, each));
  if (!variant) throw problems.unknownVariant(facts);
  return variant.id;
}

/** The level that is asked for, by its name in any language; none when none is. */
export function levelNamed({ desk, text }: Asked): string | undefined {
  const typed = text('level')?.trim();
  if (!typed) return undefined;
  const level = desk.matches.levels.find((each) => isCalled(typed, each));
  if (!level) throw problems.unknownLevel();
  return level.id;
}

/** The topic of the rules that is asked for, by its title in any language; empty when none is. */
export function chapterNamed({ text }: Pick<Call, 'text'>, { words }: AnyGame): string {
  const typed = text('topic')?.trim();
  if (!typed) return '';
  const chapter = words.rules.find(({ id, title }) => isCalled(typed, { id, name: title }));
  if (!chapter) throw new Refused(lookUpWords.noTopic(plain(cut(typed, 60))));
  return chapter.id;
}
