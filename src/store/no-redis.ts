/** Something is wrong with the Redis this program was told to use: one sentence, with the remedy. */
export class NoRedis extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoRedis';
  }
}
