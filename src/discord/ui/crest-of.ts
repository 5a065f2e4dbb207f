/** There are this many crests; each person has one of them. */
const CRESTS = 6;

/** Returns the crest of a person, always the same one. */
export const crestOf = (person: string): number => Number(BigInt(person.replaceAll(/\D/g, '') || '0') % BigInt(CRESTS));
