import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { AnyGame, Label } from '../../engine/game/index.ts';
import { type Answer, type Decision, PASS, type Seat } from '../../engine/script.ts';
import type { Language, Text } from '../../engine/text.ts';
import { button, type Inner, type Option, row, select } from '../parts/components.ts';
import { idOf, nameOf } from '../arriving/ids.ts';
import { LIMIT } from '../parts/limits.ts';
import { labelled, type Seated } from '../parts/people.ts';
import { offersOf } from './offers.ts';
import { badge } from './places.ts';
import { tally } from './whole-answers.ts';
import { panelWords as words } from '../words/panel.ts';

/** A question put to one seat, and everything needed to show it. */
export interface Asked {
  readonly game: AnyGame;
  readonly match: string;
  readonly seat: Seat;
  readonly players: Seated['players'];
  readonly seq: number;
  readonly language: Language;
  readonly view: unknown;
  readonly decision: Decision;
  /** Picks made so far of a question with several. */
  readonly picks: Answer;
  /** Which portion of the menus is shown, when there are more than fit. */
  readonly portion: number;
  /** The numbers of places on the picture above. */
  readonly badges?: ReadonlyMap<string, number> | undefined;
  /** The thing whose places are offered. */
  readonly narrow?: string | null | undefined;
}

/** A choice ready to be shown. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly detail: string | undefined;
  readonly group: string;
  readonly usual: boolean;
  /** For one of several places, which come best first: what goes there. */
  readonly thing: string | undefined;
  /** Of its place on the picture. */
  readonly number: number | undefined;
  /** Ends the turn. */
  readonly last: boolean;
  /** The label of a second button that does the same, but lets no order pass over anything after it. */
  readonly asking: string | undefined;
  /** The thing whose places are offered when it is chosen. */
  readonly opens?: string | undefined;
}

/** Stands before the name of a thing in a menu, where others are choices. */
export const OPENS = '…';

/** Menus shown at once; more are turned over. */
const MENUS = 6;

export const idIn = (asked: Asked, verb: string, arg = ''): string =>
  idOf({ match: asked.match, seat: asked.seat, seq: asked.seq, verb, arg });

export function entriesOf(asked: Asked): readonly Entry[] {
  const { game, view, decision, language } = asked;
  return offersOf(game, view, decision, asked.narrow ?? null).map(({ id, label, opens }) => ({
    id,
    name: opens === undefined ? nameOf(decision.key, id) : `${OPENS}${nameOf(decision.key, opens)}`,
    ...placed(asked, label),
    group: label.group ?? '',
    usual: label.usual === true,
    thing: label.site && labelled(label.site.thing, language, asked),
    number: label.place === undefined ? undefined : asked.badges?.get(label.place),
    last: label.last === true,
    asking: label.asking && labelled(label.asking, language, asked),
    opens,
  }));
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What a choice is called and what is said of it: numbered as on the picture; among the places of one thing by what it does there. */
function placed(asked: Asked, { text, detail, place, site }: Label): Pick<Entry, 'label' | 'detail'> {
  const { language, badges, narrow } = asked;
  const words = (each: Text): string => labelled(each, language, asked);
  const number = place === undefined ? undefined : badges?.get(place);
  const before = number === undefined ? '' : `${badge(number)} `;
  if (!site) return { label: `${before}${words(text)}`, detail: detail && words(detail) };
  const where = capital(words(site.where));
  if (narrow) {
    const exactly = `${where} (${place ?? ''})`;
    return site.effect ? { label: `${before}${capital(words(site.effect))}`, detail: exactly } : { label: `${before}${exactly}`, detail: undefined };
  }
  const thing = words(site.thing);
  if (number !== undefined) return { label: `${before}${thing}${site.effect ? `: ${words(site.effect)}` : ''}`, detail: detail && words(detail) };
  return { label: `${thing}: ${where}`, detail: [site.effect, detail].flatMap((each) => (each ? [words(each)] : [])).join(' · ') };
}

export function grouped(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return groups;
}

export function pickButton(asked: Asked, { name, label, usual, opens }: Entry, sole = false): APIButtonComponentWithCustomId {
  if (opens !== undefined) return button(idIn(asked, 'narrow', name), label);
  return button(idIn(asked, 'pick', name), label, sole || usual ? 'primary' : 'secondary');
}

/** What ends the turn, always in a row of its own. */
export function lastRow(asked: Asked, entries: readonly Entry[]): readonly Inner[] {
  const buttons = entries.flatMap((entry) => [
    pickButton(asked, entry),
    ...(entry.asking === undefined ? [] : [button(idIn(asked, 'pick-asking', entry.name), entry.asking)]),
  ]);
  return buttons.length > 0 ? [row(...buttons)] : [];
}

/** What is seldom wanted stands behind the further actions. */
export function rareEntries(asked: Asked, entries: readonly Entry[]): readonly Entry[] {
  const rare = new Set(asked.game.words.groups.flatMap(({ id, rare: isRare }) => (isRare ? [id] : [])));
  return entries.filter(({ group }) => rare.has(group));
}

export function passRow(asked: Asked, entries: readonly Entry[]): readonly Inner[] {
  const pass = entries.find(({ id }) => id === PASS || id === asked.decision.alone);
  return pass ? [row(pickButton(asked, pass))] : [];
}

/** One menu: its placeholder and at most 25 options. */
interface Menu {
  readonly title: string;
  readonly options: readonly Option[];
}

/** A menu for each group, and further ones where a group has more than 25. Too many groups are joined. */
export function menusOf(
  { language, game }: Asked,
  entries: readonly Entry[],
  groups: ReadonlyMap<string, readonly Entry[]>,
): readonly Menu[] {
  const others = words.others[language];
  const lists: readonly (readonly [string, readonly Entry[]])[] =
    groups.size > MENUS
      ? [[others, entries.toSorted((a, b) => a.group.localeCompare(b.group))]]
      : [...groups].map(([group, list]) => [game.words.groups.find(({ id }) => id === group)?.name[language] ?? others, list]);
  return lists.flatMap(([title, list]) => {
    const portions = Math.ceil(list.length / LIMIT.options);
    return Array.from({ length: portions }, (_, index) => {
      const portion = list.slice(index * LIMIT.options, (index + 1) * LIMIT.options);
      return { title: placesTitle(portion) ?? words.menuOf(title, index + 1, portions), options: portion.map(optionOfEntry) };
    });
  });
}

/** Places for one thing are named by it and by their numbers on the picture: `First Settlement 6–30`. */
function placesTitle(entries: readonly Entry[]): string | null {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first?.thing === undefined || first.number === undefined || last?.number === undefined) return null;
  return entries.every(({ thing }) => thing === first.thing) ? words.placesOf(first.thing, first.number, last.number) : null;
}

const optionOfEntry = ({ name, label, detail }: Entry): Option => ({ value: name, label, detail });

/** Menus, six at a time, with buttons to turn over when there are more. */
export function menuParts(asked: Asked, verb: string, menus: readonly Menu[], most = MENUS): readonly Inner[] {
  const portions = Math.max(1, Math.ceil(menus.length / most));
  const portion = Math.min(Math.max(asked.portion, 0), portions - 1);
  const shown = menus.slice(portion * most, (portion + 1) * most);
  const parts: Inner[] = shown.map(({ title, options }, index) =>
    row(select(idIn(asked, verb, `${portion * most + index}`), title, options)),
  );
  if (portions > 1) {
    const { language } = asked;
    parts.push(
      row(
        button(idIn(asked, 'turn-over', `${portion - 1}`), words.earlier[language], 'secondary', portion === 0),
        button(idIn(asked, 'turn-over', `${portion + 1}`), words.further[language], 'secondary', portion === portions - 1),
      ),
    );
  }
  return parts;
}

/** Two bricks from the hills and a wool read `2 × Hills −1u, Pasture 0d`. */
export function wordsOfAnswer(asked: Asked, answer: Answer, labels: ReadonlyMap<string, string>): string {
  const together = asked.game.words.picked?.(asked.view, asked.decision, answer);
  if (together) return labelled(together, asked.language, asked);
  return tally(answer)
    .map(([id, count]) => (count > 1 ? `${count} × ${labels.get(id) ?? id}` : (labels.get(id) ?? id)))
    .join(', ');
}
