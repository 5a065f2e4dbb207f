import type { Game } from '../../../engine/game/index.ts';
import type { Moved } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/script.ts';
import { languages, type Text } from '../../../engine/text.ts';
import type { News } from '../news.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

export type Rivals = Game<State, View, News, Options>;

/** Which of these cards a seat can learn of: by id in its view and its question, by id or name in all it was told. */
export function learnt(game: Rivals, now: Moved<State, News>, news: readonly News[], seat: Seat, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const view = game.sight.view(now.state, seat);
  const asked = now.open.filter((decision) => decision.seat === seat);
  const data = JSON.stringify([view, asked.map(({ key, choices }) => [key, choices])]);
  const texts = [
    ...news.flatMap((event) => game.words.hear(event, seat) ?? []),
    ...asked.flatMap((decision) => [
      game.words.question(view, decision),
      ...decision.choices.map((id) => game.words.label(view, decision, id).text),
    ]),
  ];
  return ids.filter((id) => mentions(data, id) || texts.some((text) => tells(game, text, id)));
}

/** Whether a word stands in the text, not merely as part of a longer one. */
function mentions(text: string, word: string): boolean {
  const escaped = word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped}(?![\p{L}\p{N}-])`, 'u').test(text);
}

function tells(game: Rivals, text: Text, id: string): boolean {
  const name = game.words.entries.find((entry) => entry.id === id)?.name;
  return languages.some((language) => {
    const said = text[language];
    if (mentions(said, id)) return true;
    if (!name) return false;
    // A longer name may contain this one: the Merchant Guild is no Merchant.
    const others = game.words.entries.map((entry) => entry.name[language]).filter((other) => other.length > name[language].length);
    return mentions(others.reduce((rest, other) => rest.replaceAll(other, ''), said), name[language]);
  });
}
