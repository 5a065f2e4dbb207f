import { PASS } from '../../engine/script.ts';
import { findCard, copyById } from './cards/registry.ts';
import { isForeign, parsePlace } from './rules/geometry.ts';
import { regionCards } from './rules/setup.ts';
import { centreCards, eras, type Resource, resources } from './vocabulary.ts';

const words = new Set<string>([
  'roll',
  'end',
  'pay',
  'yes',
  'no',
  PASS,
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'face-up',
  'discard',
  'l0',
  'l1',
  'l2',
  'l3',
  'triumph',
  'shift',
  'trade',
  'events',
  'hand',
  ...eras,
]);

const isResource = (word: string): word is Resource => (resources as readonly string[]).includes(word);
const isStack = (word: string): boolean => /^stack-[1-8]$/.test(word);
/** A card id, with or without its set. */
const isCard = (word: string): boolean => (word.includes('/') ? copyById(word) : findCard(word)) !== undefined;
const isPlace = (word: string): boolean => parsePlace(isForeign(word) ? word.slice(1) : word) !== undefined;

/** `ore`, or `grain@+2u`. */
function isSource(word: string): boolean {
  const [type = '', region] = word.split('@');
  return isResource(type) && (region === undefined || parsePlace(region)?.kind === 'region');
}

/** Whether an id is valid notation, whether or not it is possible now. */
export function isNotation(id: string): boolean {
  const [verb = '', what, where, helper, ...more] = id.split(' ');
  if (more.length > 0) return false;
  if (helper !== undefined) return verb === 'build' && isCard(helper) && isNotation(`build ${what} ${where}`);
  if (what === undefined) return words.has(id) || isResource(id) || isStack(id) || isCard(id) || isPlace(id);
  if (where === undefined) {
    if (verb === 'play' || verb === 'start' || verb === 'event') return isCard(what);
    if (verb === 'remove') return isPlace(what);
    if (verb === 'search') return isStack(what);
    if (verb === 'build') return findCard(what.split('/')[0] as string)?.placement === 'marker';
    return regionCards.includes(id);
  }
  if (verb === 'trade') return isSource(what) && isResource(where);
  if (verb === 'build' && (centreCards as readonly string[]).includes(what))
    return parsePlace(where)?.kind === 'column';
  return (verb === 'build' || verb === 'use') && isCard(what) && isPlace(where);
}
