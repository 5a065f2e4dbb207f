/** A picture that could not be drawn. The digest names the scene in the log; whoever asked sends the words instead. */
export class NoPicture extends Error {
  readonly digest: string;
  constructor(digest: string, reason: string) {
    super(`No picture of scene ${digest}: ${reason}`);
    this.name = 'NoPicture';
    this.digest = digest;
  }
}
