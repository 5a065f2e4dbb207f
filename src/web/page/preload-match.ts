import type { SharedMatch } from '../shared-match.ts';
import { knownGames, loadGame } from './load-game.ts';

/** Begins to load everything a match needs at the same time. What fails here is asked for again where it is used. */
export function preloadMatch({ game, seats, record }: SharedMatch): void {
  const drawing = async (): Promise<void> => {
    const { loadFonts, loadIcons } = await import('./browser-surface.ts');
    await Promise.all([loadFonts(seats.map(({ name }) => name).join()), loadIcons(game)]);
  };
  const replaying = async (): Promise<void> => {
    if (record === undefined || !knownGames.has(game)) return;
    await Promise.all([import('./load-record.ts'), loadGame(game)]);
  };
  void Promise.allSettled([drawing(), replaying()]);
}
