import type { Decision } from '../../../engine/script.ts';
import { type Language, languages, type Text, text, withNames } from '../../../engine/text.ts';
import { same, unordered } from '../../scenario/lists.ts';
import { isProgress } from '../cards/progress.ts';
import { settlers } from '../game.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import { progressNames } from '../texts/progress-words.ts';
import { developmentNames, sortNames } from '../texts/words.ts';
import type { View } from '../view.ts';
import { isDevelopment, isSort } from '../vocabulary.ts';
import { goodsDifferences } from './compare.ts';
import type { Expectation, Seen } from './file.ts';

/** What a seat can learn, and what it must not. */

const { view: look } = settlers.sight;
const { hear, question, label } = settlers.words;

/** What there is to look at. */
interface At {
  readonly state: State;
  readonly open: readonly Decision[];
  /** All news, and those of the last step. */
  readonly news: readonly News[];
  readonly last: readonly News[];
}

export function sightDifferences({ sees, news }: Expectation, at: At): string[] {
  const found: string[] = [];
  at.state.colours.slice(0, at.state.sides.length).forEach((name, seat) => {
    const wanted = sees?.[name];
    if (wanted) {
      const learnt = (wanted.exclude ?? []).filter((word) => canLearn(at, seat, word));
      if (learnt.length > 0) found.push(`${name} sees ${learnt.join(', ')}`);
      const unknown = (wanted.include ?? []).filter((word) => !canLearn(at, seat, word));
      if (unknown.length > 0) found.push(`${name} does not see ${unknown.join(', ')}`);
      const view = look(at.state, seat);
      for (const other of at.state.colours) {
        const seen = wanted[other];
        if (seen) found.push(...seenDifferences(`${name} sees of ${other}`, seen, view, at.state.colours.indexOf(other)));
      }
    }
    const told = heardBy(at.state, at.last, seat);
    const missing = news?.[name]?.include?.filter((word) => !told.some((text) => tells(text, word))) ?? [];
    if (missing.length > 0) found.push(`${name} is not told ${missing.join(', ')} but ${told.map(({ en }) => en).join(' ')}`);
    const heard = news?.[name]?.exclude?.filter((word) => told.some((text) => tells(text, word))) ?? [];
    if (heard.length > 0) found.push(`${name} is told ${heard.join(', ')}`);
  });
  return found;
}

/** News as a seat hears them, the seats by their colours. */
const heardBy = ({ colours }: State, news: readonly News[], seat: number): Text[] =>
  news.flatMap((event) => {
    const heard = hear(event, seat);
    return heard ? [text((language) => withNames(heard[language], colours))] : [];
  });

function seenDifferences(what: string, wanted: Seen, view: View, seat: number): string[] {
  const side = view.sides[seat];
  if (!side) return [`${what}: no such player`];
  const own = seat === view.seat;
  const known: object = own ? { ...side, ...view.own } : side;
  const shown = (wanted.hidden ?? []).filter((key) => key in known);
  return [
    ...same(`${what}: hand size`, wanted.handSize, side.handSize),
    ...same(`${what}: development size`, wanted.developmentSize, side.developmentSize + side.boughtSize),
    ...same(`${what}: open points`, wanted.openPoints, side.openPoints),
    ...same(`${what}: army`, wanted.army, side.army),
    ...same(`${what}: progress size`, wanted.progressSize, view.realm?.courts[seat]?.backs.reduce((sum, count) => sum + count, 0)),
    ...same(`${what}: trade cards`, wanted.tradeCards, side.tradeCards),
    ...(shown.length > 0 ? [`${what}: ${shown.join(', ')} is shown`] : []),
    ...secretDifferences(what, wanted, view, seat),
  ];
}

/** What a seat sees of itself alone, points until the end. */
function secretDifferences(what: string, wanted: Seen, view: View, seat: number): string[] {
  const own = seat === view.seat ? view.own : null;
  const points = same(`${what}: points`, wanted.points, own?.points ?? view.revealed?.[seat]);
  if (!own) return [...points, ...(['hand', 'development', 'progress'] as const).filter((key) => wanted[key]).map((key) => `${what}: ${key} is hidden`)];
  return [
    ...points,
    ...(wanted.hand ? goodsDifferences(`${what}: hand`, wanted.hand, own.hand, true) : []),
    ...(wanted.development ? unordered(`${what}: development`, wanted.development, [...own.development, ...own.bought]) : []),
    ...(wanted.progress ? unordered(`${what}: progress`, wanted.progress, own.progress) : []),
  ];
}

/** By id in the view and the question, by id or name in all that was said. */
function canLearn({ state, open, news }: At, seat: number, word: string): boolean {
  const view = look(state, seat);
  const asked = open.filter((decision) => decision.seat === seat);
  if (mentions(JSON.stringify([view, asked.map(({ key, choices }) => [key, choices])]), word)) return true;
  const texts = [
    ...heardBy(state, news, seat),
    ...asked.flatMap((decision) => [question(view, decision), ...decision.choices.map((id) => label(view, decision, id).text)]),
  ];
  return texts.some((text) => tells(text, word));
}

function tells(text: Text, word: string): boolean {
  return languages.some((language) => mentions(text[language], word) || mentions(text[language], nameIn(word, language)));
}

function nameIn(word: string, language: Language): string {
  if (isSort(word)) return sortNames[word][language];
  if (isProgress(word)) return progressNames[word][language];
  return isDevelopment(word) ? developmentNames[word][language] : word;
}

/** Whether a word stands in the text, not merely as part of a longer one. */
function mentions(text: string, word: string): boolean {
  const escaped = word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped}(?![\p{L}\p{N}-])`, 'u').test(text);
}
