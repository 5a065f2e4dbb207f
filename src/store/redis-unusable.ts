/** A problem with the configured Redis: one sentence, with the remedy. */
export class RedisUnusable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RedisUnusable';
  }
}
