import { type APIMessageComponentEmoji, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import type { AnyGame, GameEmoji } from '../../engine/game/index.ts';
import { LIMIT } from './limits.ts';
import { measureComponents } from './components.ts';

/** Signs that belong to no game: a die, and the crests of the seats. Squares stay as they are: they are results. */
const commonEmoji: readonly GameEmoji[] = [
  { icon: 'die', name: 'die', character: '🎲', sign: { die: { value: 5 } } },
  ...['🔴', '🔵', '🟠', '⚪', '🟢', '🟤'].map((character, seat) => ({
    icon: `seat:${seat}`,
    name: `crest_${seat + 1}`,
    character,
    sign: { crest: seat },
  })),
];

/** Returns the signs of all games, each character once. */
export function allEmoji(games: Iterable<AnyGame>): readonly GameEmoji[] {
  const found = new Map<string, GameEmoji>();
  for (const each of [...commonEmoji, ...[...games].flatMap(({ views }) => views.emoji ?? [])])
    if (!found.has(each.character)) found.set(each.character, each);
  return [...found.values()];
}

/** Returns the character of a label's icon, if it has one. */
export const emojiOf = ({ views }: AnyGame, icon: string | undefined): string | undefined =>
  icon === undefined
    ? undefined
    : [...commonEmoji, ...(views.emoji ?? [])].find((each) => each.icon === icon)?.character;

/** Application emoji by the character they replace. */
export type EmojiIds = ReadonlyMap<string, { readonly id: string; readonly name: string }>;

/** Replaces characters by our own emoji in texts, buttons and menus. Texts stay as they are if they would get too long. */
export function dressComponents(
  components: readonly APIMessageTopLevelComponent[],
  ids: EmojiIds,
): APIMessageTopLevelComponent[] {
  if (ids.size === 0) return [...components];
  const pattern = new RegExp([...ids.keys()].join('|'), 'gu');
  const written = (text: string): string =>
    text.replaceAll(pattern, (character) => {
      const own = ids.get(character);
      return own ? `<:${own.name}:${own.id}>` : character;
    });
  const dressed = (texts: boolean): APIMessageTopLevelComponent[] =>
    JSON.parse(JSON.stringify(components), (key, value: unknown) => {
      if (key === 'emoji') return ownEmoji(value as APIMessageComponentEmoji, ids);
      const part = value as { readonly type?: unknown; readonly content?: unknown } | null;
      return texts && part?.type === ComponentType.TextDisplay && typeof part.content === 'string'
        ? { ...part, content: written(part.content) }
        : value;
    }) as APIMessageTopLevelComponent[];
  const all = dressed(true);
  return measureComponents(all).length <= LIMIT.textTotal ? all : dressed(false);
}

const ownEmoji = (emoji: APIMessageComponentEmoji, ids: EmojiIds): APIMessageComponentEmoji =>
  (!emoji.id && emoji.name && ids.get(emoji.name)) || emoji;
