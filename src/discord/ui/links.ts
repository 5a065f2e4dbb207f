/**
 * Returns the URL of a channel: clients show it as a link, even where a mention of an archived thread reads "#unknown".
 */
export const placeLink = (guild: string | null, channel: string): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}`;
