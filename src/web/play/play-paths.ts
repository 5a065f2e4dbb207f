/** The path of the play page, or of one match there, below the public address. */
export const playPath = (match: string | null): string => (match === null ? '/play' : `/play/m/${match}`);
