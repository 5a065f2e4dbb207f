import diceIcons from 'icons:dice';
import rivalsIcons from 'icons:rivals';
import settlersIcons from 'icons:settlers';
import struggleIcons from 'icons:struggle';
import type { AnyGame } from '../../engine/game/index.ts';

interface GameFiles {
  readonly icons: string;
  load(): Promise<AnyGame>;
}

const gameFiles: ReadonlyMap<string, GameFiles> = new Map<string, GameFiles>([
  ['rivals', { icons: rivalsIcons, load: async () => (await import('./games/rivals.ts')).game }],
  ['settlers', { icons: settlersIcons, load: async () => (await import('./games/settlers.ts')).game }],
  ['dice', { icons: diceIcons, load: async () => (await import('./games/dice.ts')).game }],
  ['struggle', { icons: struggleIcons, load: async () => (await import('./games/struggle.ts')).game }],
]);

/** Ids of the games this page knows. */
export const knownGames: ReadonlySet<string> = new Set(gameFiles.keys());

/** Loads the rules of a game. */
export async function loadGame(id: string): Promise<AnyGame> {
  const files = gameFiles.get(id);
  if (!files) throw new Error(`Unknown game: ${id}`);
  return files.load();
}

/** Returns the address of a game's icons. */
export const iconFileOf = (id: string): string | null => {
  const file = gameFiles.get(id)?.icons;
  return file === undefined ? null : new URL(file, import.meta.url).href;
};
