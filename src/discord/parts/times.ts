/** Discord shows these in every reader's own time zone and language. */
export const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:F>`;
export const distance = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
export const both = (at: number): string => `${moment(at)} (${distance(at)})`;

/** Discord counts from the beginning of 2015. */
export const EPOCH = 1_420_070_400_000;

/** When something with this id came into being. */
export const sentAt = (id: string): number => Number(BigInt(id) >> 22n) + EPOCH;
