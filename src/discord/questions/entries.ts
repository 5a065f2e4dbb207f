import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { AnyGame, Label, MovePlan } from '../../engine/game/index.ts';
import { type Answer, type Decision, PASS, type Seat } from '../../engine/script.ts';
import { countPicks } from '../../engine/picks.ts';
import type { Language, Text } from '../../engine/text.ts';
import { button, type ContainerPart, type SelectOption, row, rows, select } from '../ui/components.ts';
import { emojiOf } from '../ui/emoji.ts';
import { formatCustomId, choiceToken } from '../interactions/custom-id.ts';
import { LIMIT } from '../ui/limits.ts';
import { labelText, type WithPlayers } from '../ui/player-names.ts';
import { lastMove } from './last-move.ts';
import { offeredChoices } from './offers.ts';
import { badge } from './places.ts';
import { planName } from './plans.ts';
import { panelStrings as strings } from '../strings/panel.ts';

/** A question to one seat, and everything needed to show it. */
export interface QuestionContext {
  readonly game: AnyGame;
  readonly match: string;
  readonly seat: Seat;
  readonly players: WithPlayers['players'];
  readonly seq: number;
  readonly language: Language;
  readonly view: unknown;
  readonly decision: Decision;
  /** Current picks. */
  readonly picks: Answer;
  /** The page of menus, if there are more than fit. */
  readonly portion: number;
  /** The numbers of places on the picture. */
  readonly badges?: ReadonlyMap<string, number> | undefined;
  /** The thing whose places are offered. */
  readonly narrow?: string | null | undefined;
}

/** A choice ready to be shown. */
export interface ChoiceEntry {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly detail: string | undefined;
  /** The label without its verb, if it has one. */
  readonly short: string | undefined;
  readonly emoji: string | undefined;
  /** In the menu of further choices: legal, but seldom of any use, or another place than the best. */
  readonly behindMore: boolean;
  readonly group: string;
  readonly usual: boolean;
  /** The thing to place; its places are sorted best first. */
  readonly thing: string | undefined;
  /** The number of its place on the picture. */
  readonly number: number | undefined;
  /** Whether it ends the turn. */
  readonly last: boolean;
  /** The label of a second button that also suspends standing orders for this turn. */
  readonly asking: string | undefined;
  /** The thing whose places this choice opens. */
  readonly opens?: string | undefined;
  /** Whether its button opens a form. */
  readonly asksForm?: boolean;
}

/** Marks a thing in a menu of choices. */
export const OPENS_PREFIX = '…';

/** Menus per page. */
const MENUS = 6;

export const questionId = (asked: QuestionContext, verb: string, arg = ''): string =>
  formatCustomId({ match: asked.match, seat: asked.seat, seq: asked.seq, verb, arg });

export function choiceEntries(asked: QuestionContext): readonly ChoiceEntry[] {
  const { game, view, decision, language } = asked;
  const form = game.text.answerForm?.(view, decision)?.opens;
  return offeredChoices(game, view, decision, asked.narrow ?? null).map(({ id, label, opens, behindMore }) => ({
    id,
    asksForm: id === form,
    name: opens === undefined ? choiceToken(decision.key, id) : `${OPENS_PREFIX}${choiceToken(decision.key, opens)}`,
    ...entryLabel(asked, label),
    emoji: emojiOf(game, label.icon),
    behindMore: behindMore ?? label.pointless === true,
    group: label.group ?? '',
    usual: label.primary === true,
    thing: label.placement && labelText(label.placement.thing, language, asked),
    number: label.place === undefined ? undefined : asked.badges?.get(label.place),
    last: label.endsTurn === true,
    asking: label.askingLabel && labelText(label.askingLabel, language, asked),
    opens,
  }));
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * Returns label and description: with its number on the picture; among the places of one thing, by its effect there.
 */
function entryLabel(
  asked: QuestionContext,
  { text, short, detail, place, placement: site }: Label,
): Pick<ChoiceEntry, 'label' | 'detail' | 'short'> {
  const { language, badges, narrow } = asked;
  const textOf = (each: Text): string => labelText(each, language, asked);
  const number = place === undefined ? undefined : badges?.get(place);
  const before = number === undefined ? '' : `${badge(number)} `;
  const named = short && `${before}${textOf(short)}`;
  if (!site) return { label: `${before}${textOf(text)}`, short: named, detail: detail && textOf(detail) };
  const where = capital(textOf(site.where));
  if (narrow) {
    // The number on the picture says which one it is; otherwise the notation does.
    const exactly = number === undefined ? `${where} (${place ?? ''})` : where;
    return site.effect
      ? { label: `${before}${capital(textOf(site.effect))}`, short: undefined, detail: exactly }
      : { label: `${before}${exactly}`, short: undefined, detail: undefined };
  }
  const thing = textOf(site.thing);
  if (number !== undefined)
    return {
      label: `${before}${thing}${site.effect ? `: ${textOf(site.effect)}` : ''}`,
      short: site.effect && `${before}${capital(textOf(site.effect))}`,
      detail: detail && textOf(detail),
    };
  return {
    label: `${thing}: ${where}`,
    short: undefined,
    detail: [site.effect, detail].flatMap((each) => (each ? [textOf(each)] : [])).join(' · '),
  };
}

/** Whether the question says what to do with every choice: cards of one kind, or places of the same thing. */
export function isAlike(entries: readonly ChoiceEntry[]): boolean {
  const named = entries.filter(({ id }) => id !== PASS);
  return named.every(({ short, thing }) => short !== undefined && thing === named[0]?.thing);
}

/** Returns choices with their short labels, if the question says the rest and no two would look the same. */
export function shortened(entries: readonly ChoiceEntry[]): readonly ChoiceEntry[] {
  const short = entries.map((entry) => ({ ...entry, label: entry.short ?? entry.label }));
  const isClear = isAlike(entries) && new Set(short.map(({ label }) => label)).size === entries.length;
  return isClear ? short : entries;
}

export function byGroup(entries: readonly ChoiceEntry[]): Map<string, ChoiceEntry[]> {
  const groups = new Map<string, ChoiceEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return groups;
}

export function pickButton(
  asked: QuestionContext,
  { name, label, usual, opens, asksForm, emoji }: ChoiceEntry,
  sole = false,
): APIButtonComponentWithCustomId {
  if (asksForm) return button(questionId(asked, 'form', name), label, 'secondary', false, emoji);
  if (opens !== undefined) return button(questionId(asked, 'narrow', name), label, 'secondary', false, emoji);
  return button(questionId(asked, 'pick', name), label, sole || usual ? 'primary' : 'secondary', false, emoji);
}

const plansOf = ({ game, view, decision }: QuestionContext): readonly MovePlan[] =>
  game.text.suggestPlans?.(view, decision) ?? [];

const planButton = (asked: QuestionContext, plan: MovePlan, label: string): APIButtonComponentWithCustomId =>
  button(
    questionId(asked, 'plan', planName(asked.decision, plan.moves)),
    label,
    plan.primary ? 'primary' : 'secondary',
  );

/** Returns a button for each suggested plan. */
export const planButtons = (asked: QuestionContext): readonly APIButtonComponentWithCustomId[] =>
  plansOf(asked)
    .filter(({ ends }) => !ends)
    .slice(0, LIMIT.rowButtons)
    .map((plan) => planButton(asked, plan, planLabel(asked, plan, asked.badges)));

/** Returns the text of a plan, with the number of its place on the picture. */
export function planLabel(
  asked: Pick<QuestionContext, 'language' | 'players'>,
  { text, place }: MovePlan,
  badges: ReadonlyMap<string, number> | undefined,
): string {
  const number = place === undefined ? undefined : badges?.get(place);
  const label = labelText(text, asked.language, asked);
  return number === undefined ? label : `${badge(number)} ${label}`;
}

/** Returns the buttons that end the turn; with one of the `moves` before it, if nothing else is left to do after that. */
export function lastRow(
  asked: QuestionContext,
  entries: readonly ChoiceEntry[],
  moves: readonly ChoiceEntry[] = [],
): readonly ContainerPart[] {
  const buttons = entries.flatMap((entry) => [
    pickButton(asked, entry),
    ...(entry.asking === undefined ? [] : [button(questionId(asked, 'pick-asking', entry.name), entry.asking)]),
  ]);
  const ends = plansOf(asked)
    .filter((plan) => plan.ends === 'usual')
    .map((plan) => planButton(asked, plan, planLabel(asked, plan, asked.badges)));
  return rows([...buttons, ...ends, ...lastMoveButton(asked, moves)]);
}

/** Returns the best move that leaves nothing to do but to end the turn, with that end. */
function lastMoveButton(
  asked: QuestionContext,
  moves: readonly ChoiceEntry[],
): readonly APIButtonComponentWithCustomId[] {
  const { game, view, decision, language } = asked;
  // A highlighted plan already goes to the end of the turn.
  if (plansOf(asked).some(({ primary }) => primary)) return [];
  const able = moves.filter(({ opens, asksForm }) => opens === undefined && !asksForm);
  const ids = able.map(({ id }) => id);
  const move = lastMove(game, view, decision, ids);
  const entry = able.find(({ id }) => id === move?.id);
  if (!move || !entry) return [];
  const { number, thing, label } = entry;
  const named = thing === undefined ? label : [...(number === undefined ? [] : [badge(number)]), thing].join(' ');
  const name = planName(decision, [[move.id], [move.end]]);
  return [button(questionId(asked, 'plan', name), `${named}, ${labelText(move.text, language, asked)}`)];
}

/** Returns rarely used choices, which the menu page offers. */
export function rareEntries(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ChoiceEntry[] {
  const rare = new Set(asked.game.text.groups.flatMap(({ id, secondary: isRare }) => (isRare ? [id] : [])));
  return entries.filter(({ group }) => rare.has(group));
}

export function passRow(asked: QuestionContext, entries: readonly ChoiceEntry[]): readonly ContainerPart[] {
  const pass = entries.find(({ id }) => id === PASS || id === asked.decision.hints?.standalone);
  return pass ? [row(pickButton(asked, pass))] : [];
}

/** A menu: its placeholder and at most 25 options. */
interface Menu {
  readonly title: string;
  readonly options: readonly SelectOption[];
}

/**
 * Returns a menu per group, or several for more than 25 options. Too many groups are joined. Without `titled` nothing
 * above the options says what they are for.
 */
export function choiceMenus(
  { language, game }: QuestionContext,
  entries: readonly ChoiceEntry[],
  groups: ReadonlyMap<string, readonly ChoiceEntry[]>,
  titled = true,
): readonly Menu[] {
  const others = strings.others[language];
  const lists: readonly (readonly [string, readonly ChoiceEntry[]])[] =
    groups.size > MENUS
      ? [[others, entries.toSorted((a, b) => a.group.localeCompare(b.group))]]
      : [...groups].map(([group, list]) => [
          game.text.groups.find(({ id }) => id === group)?.name[language] ?? others,
          list,
        ]);
  return lists.flatMap(([title, list]) => {
    const portions = Math.ceil(list.length / LIMIT.options);
    return Array.from({ length: portions }, (_, index) => {
      const portion = list.slice(index * LIMIT.options, (index + 1) * LIMIT.options);
      const places = titled ? placesTitle(portion) : null;
      return {
        title: places ?? strings.menuOf(title, index + 1, portions),
        options: (places === null ? portion : shortened(portion)).map(optionOfEntry),
      };
    });
  });
}

/** Names a menu of places by their thing and numbers: `First Settlement 6–30`. */
function placesTitle(entries: readonly ChoiceEntry[]): string | null {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first?.thing === undefined || first.number === undefined || last?.number === undefined) return null;
  return entries.every(({ thing }) => thing === first.thing)
    ? strings.placesOf(first.thing, first.number, last.number)
    : null;
}

const optionOfEntry = ({ name, label, detail, emoji }: ChoiceEntry): SelectOption => ({
  value: name,
  label,
  detail,
  emoji,
});

/** Returns six menus per page, with buttons to turn it. */
export function menuParts(
  asked: QuestionContext,
  verb: string,
  menus: readonly Menu[],
  most = MENUS,
): readonly ContainerPart[] {
  const portions = Math.max(1, Math.ceil(menus.length / most));
  const portion = Math.min(Math.max(asked.portion, 0), portions - 1);
  const shown = menus.slice(portion * most, (portion + 1) * most);
  const parts: ContainerPart[] = shown.map(({ title, options }, index) =>
    row(select(questionId(asked, verb, `${portion * most + index}`), title, options)),
  );
  if (portions > 1) {
    const { language } = asked;
    parts.push(
      row(
        button(questionId(asked, 'turn-over', `${portion - 1}`), strings.earlier[language], 'secondary', portion === 0),
        button(
          questionId(asked, 'turn-over', `${portion + 1}`),
          strings.further[language],
          'secondary',
          portion === portions - 1,
        ),
      ),
    );
  }
  return parts;
}

/** Describes an answer: two bricks from the hills and a wool are `2 × Hills −1u, Pasture 0d`. */
export function answerText(asked: QuestionContext, answer: Answer, labels: ReadonlyMap<string, string>): string {
  const together = asked.game.text.describePicks?.(asked.view, asked.decision, answer);
  if (together) return labelText(together, asked.language, asked);
  return countPicks(answer)
    .map(([id, count]) => (count > 1 ? `${count} × ${labels.get(id) ?? id}` : (labels.get(id) ?? id)))
    .join(', ');
}
