import type { PuzzleFamily } from '../../puzzles.ts';
import { settlersStock, struggleStock } from './card-stock.ts';
import { diceStock } from './dice-stock.ts';
import { rivalsStock, type StockEditor } from './stock-editor.ts';

/** The matches that puzzles of a family come from. */
export interface PuzzleSource {
  readonly game: string;
  readonly variants: readonly string[];
  readonly stock: StockEditor;
}

export const puzzleSources: Readonly<Record<PuzzleFamily, PuzzleSource>> = {
  rivals: { game: 'rivals', variants: ['intro'], stock: rivalsStock },
  settlers: { game: 'settlers', variants: ['classic'], stock: settlersStock(3) },
  'cities-and-knights': { game: 'settlers', variants: ['cities-and-knights'], stock: settlersStock(2) },
  dice: { game: 'dice', variants: ['island-two', 'extra'], stock: diceStock },
  struggle: { game: 'struggle', variants: ['struggle'], stock: struggleStock },
};
