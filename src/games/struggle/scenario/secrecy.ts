import type { Seat } from '../../../engine/script.ts';
import { languages, type Text, withNames } from '../../../engine/text.ts';
import type { Course } from '../../scenario/course.ts';
import { questionOf } from '../../../engine/answers.ts';
import type { News } from '../news.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { resourceNames } from '../texts/words.ts';
import { entries } from '../texts/entries.ts';
import type { Resource } from '../vocabulary.ts';
import type { View } from '../view.ts';

export type Running = Course<State, View, News, Options>;

/** Whether a word stands in the text, not merely as part of a longer one. */
function mentions(text: string, word: string): boolean {
  const escaped = word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped}(?![\p{L}\p{N}-])`, 'iu').test(text);
}

/** The words a thing goes by. */
function namesOf(id: string): readonly string[] {
  const name: Text | undefined = resourceNames[id as Resource] ?? entries.find((entry) => entry.id === id)?.name;
  return name ? [id, ...languages.map((language) => name[language])] : [id];
}

/** News as a seat hears them, the seats by their colours. */
const said = ({ game, seating }: Running, news: readonly News[], seat: Seat): string[] =>
  news.flatMap((event) => {
    const text = game.words.hear(event, seat);
    return text ? languages.map((language) => withNames(text[language], seating.names)) : [];
  });

/** Which of these are named in what the last move told a seat. */
export const namedInNews = (course: Running, seat: Seat, ids: readonly string[]): string[] => {
  const texts = said(course, course.last, seat);
  return ids.filter((id) => texts.some((text) => namesOf(id).some((name) => mentions(text, name))));
};

/** Which of these a seat can learn from its view, its question or all it was told. */
export function learnt(course: Running, seat: Seat, ids: readonly string[]): string[] {
  const [data, texts] = [JSON.stringify(shownTo(course, seat).slice(0, 2)), said(course, course.news, seat)];
  return ids.filter((id) => mentions(data, id) || texts.some((text) => namesOf(id).some((name) => mentions(text, name))));
}

/** View, open question and all news of a seat. */
export function shownTo(course: Running, seat: Seat): readonly [View, unknown, readonly string[]] {
  const { game, now, news } = course;
  const question = questionOf(now.open, seat);
  const view = game.sight.view(now.state, seat);
  const asked = question && [{ ...question, check: undefined }, game.words.question(view, question), question.choices.map((id) => game.words.label(view, question, id))];
  return [view, asked, said(course, news, seat)];
}
