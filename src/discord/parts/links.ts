/** The address of a place: clients draw it as a link to it, also where a mention of an archived thread reads "#unknown". */
export const placeLink = (guild: string | null, channel: string): string => `https://discord.com/channels/${guild ?? '@me'}/${channel}`;
