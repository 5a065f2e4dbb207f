import type { BaseState } from '../../../engine/game/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { fillNames, languages, perLanguage, type Text } from '../../../engine/text.ts';
import type { Mention } from './file-schema.ts';
import type { ScenarioRun } from './scenario-run.ts';

/** What a thing is called in the texts of a game; undefined for what has no name of its own. */
export type NameOf = (id: string) => Text | undefined;

/** What a seat heard of these events, with the seats by their colours. */
export const textsHeardBy = <S extends BaseState, V, E, O>(
  { game }: ScenarioRun<S, V, E, O>,
  events: readonly E[],
  seat: Seat,
  colours: readonly string[],
): Text[] =>
  events.flatMap((event) => {
    const heard = game.text.describeEvent(event, seat);
    return heard ? [perLanguage((language) => fillNames(heard[language], colours))] : [];
  });

/** Which of these a seat can learn: by id in its view and question, by id or name in all texts it was shown. */
export function learnt<S extends BaseState, V, E, O>(
  run: ScenarioRun<S, V, E, O>,
  seat: Seat,
  ids: readonly string[],
  nameOf: NameOf,
  colours: readonly string[] = run.seating.names,
): string[] {
  if (ids.length === 0) return [];
  const { text, views } = run.game;
  const view = views.forSeat(run.update.state, seat);
  const asked = run.update.open.filter((decision) => decision.seat === seat);
  const data = JSON.stringify([view, asked.map(({ key, choices }) => [key, choices])]);
  const texts = [
    ...textsHeardBy(run, run.events, seat, colours),
    ...asked.flatMap((decision) => [
      text.question(view, decision),
      ...decision.choices.map((id) => text.label(view, decision, id).text),
    ]),
  ];
  const named = namedIn(run, texts, ids, nameOf);
  return ids.filter((id) => mentions(data, id) || named.includes(id));
}

/** Which of these the texts mention, by id or name. */
export function namedIn<S extends BaseState, V, E, O>(
  { game }: ScenarioRun<S, V, E, O>,
  texts: readonly Text[],
  ids: readonly string[],
  nameOf: NameOf,
): string[] {
  const names = game.text.catalog.map(({ name }) => name);
  return ids.filter((id) => {
    const name = nameOf(id);
    return texts.some((text) =>
      languages.some((language) => {
        if (mentions(text[language], id)) return true;
        return (
          name &&
          mentions(
            without(
              text[language],
              name[language],
              names.map((each) => each[language]),
            ),
            name[language],
          )
        );
      }),
    );
  });
}

/** A text without the longer names that contain this one: the Merchant Guild is no Merchant. */
const without = (text: string, name: string, names: readonly string[]): string =>
  names
    .filter((other) => other.length > name.length && other.includes(name))
    .reduce((rest, other) => rest.replaceAll(other, ''), text);

/** Whether a text has this word, not merely as part of a longer one. */
function mentions(text: string, word: string): boolean {
  const escaped = word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped}(?![\p{L}\p{N}-])`, 'iu').test(text);
}

/** What is learnt but mustn't be, and what should be but isn't. */
export function mentionDifferences(
  name: string,
  verb: 'see' | 'hear',
  { include = [], exclude = [] }: Mention,
  learntOf: (ids: readonly string[]) => readonly string[],
): string[] {
  const found = learntOf(exclude);
  const known = learntOf(include);
  const missing = include.filter((id) => !known.includes(id));
  return [
    ...(found.length > 0 ? [`${name} ${verb}s ${found.join(', ')}`] : []),
    ...(missing.length > 0 ? [`${name} does not ${verb} ${missing.join(', ')}`] : []),
  ];
}
