/** Something a person cannot do in the client: click what is not there, leave a required field empty. */
export class Impossible extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Impossible';
  }
}
