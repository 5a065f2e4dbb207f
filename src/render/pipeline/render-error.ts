/** A picture could not be drawn. The digest identifies the scene in the log; callers send text instead. */
export class RenderError extends Error {
  readonly digest: string;
  constructor(digest: string, reason: string) {
    super(`No picture of scene ${digest}: ${reason}`);
    this.name = 'RenderError';
    this.digest = digest;
  }
}
