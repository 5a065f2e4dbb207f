import type { AnyGame } from '../../engine/game/index.ts';
import { handicapIn, handicapsFor, writeHandicap } from '../../engine/handicap.ts';
import type { Language } from '../../engine/text.ts';
import type { Terms } from '../../match/stored-match.ts';
import { tableStrings as strings } from '../strings/table.ts';
import { cut, plain } from './limits.ts';
import type { WithPlayers } from './player-names.ts';

/** Returns what is given to whom: `Ben needs 2 points fewer to win`; null without a handicap. */
export function handicapText(
  { players }: WithPlayers,
  { info }: AnyGame,
  { options }: Pick<Terms, 'options'>,
  language: Language,
): string | null {
  const given = handicapIn(options);
  const handicap = info.handicaps?.find(({ id }) => id === given?.id);
  if (!given || !handicap) return null;
  return `${players[given.seat]?.name ?? '?'} ${handicap.name[language]}`;
}

/** Returns the line about the handicap; none without one. */
export function handicapLines(
  seated: WithPlayers,
  game: AnyGame,
  terms: Pick<Terms, 'options'>,
  language: Language,
): readonly string[] {
  const text = handicapText(seated, game, terms, language);
  return text === null ? [] : [`${strings.handicap[language]}: ${plain(text)}`];
}

/** The most entries of a menu besides the one for no handicap. */
const MOST = 24;

interface HandicapMenu {
  /** Shown while nothing in it is chosen. */
  readonly label: string;
  readonly entries: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[];
}

/** Returns menus with every handicap of every player at the table; the first one starts with none. */
export function handicapMenus(
  { players }: WithPlayers,
  { info }: AnyGame,
  { options }: Pick<Terms, 'options'>,
  language: Language,
): readonly HandicapMenu[] {
  const all = handicapsFor(info.handicaps ?? [], String(options['variant']));
  if (all.length === 0 || players.length < 2) return [];
  const seated = players.flatMap(({ kind, name }, seat) => (kind === 'open' ? [] : [{ name, seat }]));
  const menuCount = Math.ceil(seated.length / Math.floor(MOST / all.length));
  const together = Math.ceil(seated.length / menuCount);
  const title = strings.handicap[language];
  const menus: HandicapMenu[] = [];
  for (let first = 0; first < seated.length; first += together) {
    const some = seated.slice(first, first + together);
    const entries = some.flatMap(({ name, seat }) =>
      all.map((each) => {
        const value = writeHandicap({ seat, id: each.id });
        return { value, label: cut(`${name} ${each.name[language]}`, 100), chosen: options['handicap'] === value };
      }),
    );
    const names = some.map(({ name }) => name).join(', ');
    const label = menuCount > 1 ? cut(`${title}: ${names}`, 100) : title;
    menus.push({ label, entries });
  }
  const none = { value: NO_HANDICAP, label: strings.noHandicap[language], chosen: options['handicap'] === undefined };
  return menus.map((menu, index) => (index === 0 ? { ...menu, entries: [none, ...menu.entries] } : menu));
}

export const NO_HANDICAP = 'none';
