import type { Text } from '../../../engine/text.ts';

/** The texts of a card, without markup, because they appear in pictures as well as in messages. */
export interface CardText {
  readonly name: Text;
  /** A shorter name for buttons. */
  readonly brief?: Text;
  /** The effect, as printed on the card. */
  readonly text: Text;
  /** The requirements for building or playing it. */
  readonly needs?: Text;
  /** A hint of a few characters for the small card in a principality. */
  readonly short?: Text;
  /** The icon beside the hint, a key of the icon list. */
  readonly shortIcon?: string;
}
