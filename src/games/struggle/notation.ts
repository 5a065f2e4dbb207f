import { seatNames } from '../../engine/seats.ts';
import { END } from './rules/menu.ts';
import { buildKinds, expansionKinds, resourceIndex } from './vocabulary.ts';

const isResource = (word: string | undefined): boolean => word !== undefined && resourceIndex.has(word);
const isSeat = (word: string): boolean => (seatNames as readonly string[]).slice(0, 4).includes(word);
const built = new Set<string>([...buildKinds.filter((kind) => kind !== 'expansion'), ...expansionKinds]);

/** Whether the id is valid notation, legal now or not. */
export function isNotation(id: string): boolean {
  if (id === END || isResource(id)) return true;
  const [verb = '', what = '', where, ...more] = id.split(' ');
  if (more.length > 0) return false;
  switch (verb) {
    case 'stack':
      return isResource(what) && where === undefined;
    case 'market':
      return isResource(what) && isResource(where);
    case 'trade':
      return isSeat(what) && (where === undefined || /^[1-9]$/.test(where));
    case 'library':
    case 'guild':
      return isSeat(what) && where === undefined;
    case 'build':
      return built.has(what) && (where === undefined || (what === 'settlement' && where === 'flip'));
    default:
      return false;
  }
}

/** Shortens `trade blue 1` to `trade blue`. */
export const canonical = (id: string): string => id.replace(/^(trade [a-z]+) 1$/, '$1');
