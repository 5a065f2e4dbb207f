/** Where the bot writes what its host should know: no hidden cards, no tokens, no names. pino fits. */
export interface Log {
  info(about: object, words: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}
