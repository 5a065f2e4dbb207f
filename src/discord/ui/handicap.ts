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

/** Returns the entries of a menu: none, then every handicap of every player at the table. */
export function handicapEntries(
  { players }: WithPlayers,
  { info }: AnyGame,
  { options }: Pick<Terms, 'options'>,
  language: Language,
): readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[] {
  const all = handicapsFor(info.handicaps ?? [], String(options['variant']));
  if (all.length === 0 || players.length < 2) return [];
  const entries = players.flatMap(({ kind, name }, seat) =>
    kind === 'open'
      ? []
      : all.map((each) => {
          const value = writeHandicap({ seat, id: each.id });
          return { value, label: cut(`${name} ${each.name[language]}`, 100), chosen: options['handicap'] === value };
        }),
  );
  const none = options['handicap'] === undefined;
  return [{ value: NO_HANDICAP, label: strings.noHandicap[language], chosen: none }, ...entries.slice(0, MOST)];
}

export const NO_HANDICAP = 'none';
