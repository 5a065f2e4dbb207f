import type { Text } from '../../../engine/text.ts';

/** What people read about a card. Plain words without markup: they stand in pictures as well as in messages. */
export interface CardText {
  readonly name: Text;
  /** A name that fits a button, where the whole one does not. */
  readonly brief?: Text;
  /** What it does, as a printed card would say it. */
  readonly text: Text;
  /** What must hold before it is built or played. */
  readonly needs?: Text;
  /** A hint of a few characters for the small card in a principality. */
  readonly short?: Text;
  /** The icon beside the hint, a key of the icon list. */
  readonly shortIcon?: string;
}
