import { fillNames, type Language, perLanguage, type Text } from '../engine/text.ts';
import type { Scene } from '../engine/scene/index.ts';
import type { SharedView } from '../match/view/shared-matches.ts';
import type { SharedMatch } from './shared-match.ts';
import { webStrings as strings } from './strings.ts';

type ShownMatch = Pick<SharedView, 'sheet' | 'game' | 'view'>;

const namesOf = ({ sheet }: Pick<SharedView, 'sheet'>): readonly string[] => sheet.players.map(({ name }) => name);

const variantOf = ({ sheet }: Pick<SharedView, 'sheet'>): string => {
  const { variant } = sheet.terms.options;
  return typeof variant === 'string' ? variant : '';
};

/** Returns what the page is given. */
export function toSharedMatch(seen: SharedView): SharedMatch {
  const { sheet, over, turn, view, record, review } = seen;
  return {
    id: sheet.id,
    game: sheet.terms.game,
    variant: variantOf(seen),
    state: over ? 'over' : 'running',
    seq: sheet.seq,
    turn,
    title: sharedMatchTitle(seen),
    seats: sheet.players.map((player) => ({
      name: player.name,
      ...(player.kind === 'computer' && { computer: player.level }),
    })),
    commitment: sheet.commitment ?? '',
    ...(record !== null && { record }),
    ...(!over && view !== null && { view: liveView(seen) }),
    ...(review && { review }),
  };
}

function liveView(seen: SharedView): NonNullable<SharedMatch['view']> {
  const scene = spectatorScene(seen);
  const within = (language: Language) => ({ scene, board: boardText(seen, language), log: logLines(seen, language) });
  return { en: within('en'), de: within('de') };
}

/** Returns the board as spectators see it. */
export const spectatorScene = (seen: ShownMatch): Scene =>
  seen.game.views.scene(seen.view, { kind: 'board', names: namesOf(seen) });

export const boardText = (seen: ShownMatch, language: Language): string =>
  fillNames(seen.game.text.describe(seen.view).alt[language], namesOf(seen));

export const logLines = (seen: SharedView, language: Language): readonly string[] =>
  seen.log.map((text) => fillNames(text[language], namesOf(seen)));

export function sharedMatchTitle(seen: Pick<SharedView, 'sheet' | 'game'>): Text {
  const names = namesOf(seen);
  return perLanguage(
    (language) =>
      `${names.join(names.length === 2 ? strings.versus[language] : ', ')} · ${seen.game.info.name[language]}`,
  );
}

/** Says in a line or two where the match stands. */
export function matchSummary(seen: SharedView, language: Language): string {
  const { sheet, game, over, turn } = seen;
  const named = game.info.variants.find(({ id }) => id === variantOf(seen))?.name[language];
  const variant = named === game.info.name[language] ? '' : named;
  if (!over) return [variant, strings.turn(turn)[language], strings.watch[language]].filter(Boolean).join(' · ');
  return [variant, `${resultText(sheet, turn, language)} ${strings.replay[language]}`].filter(Boolean).join(' · ');
}

function resultText({ ending, players }: SharedView['sheet'], turn: number, language: Language): string {
  const winners = ending && 'ranking' in ending ? (ending.ranking[0] ?? []) : [];
  const names = winners.map((seat) => players[seat]?.name ?? '');
  const [name] = names;
  if (name === undefined) return strings.noResult[language];
  if (players.length === 1) return strings[ending?.kind === 'resigned' ? 'resigned' : 'finished'](name, turn)[language];
  return strings.won(joined(names, strings.and[language]), names.length > 1, turn)[language];
}

const joined = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
