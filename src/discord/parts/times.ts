/** Discord shows these in every reader's own time zone and language. */
export const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:F>`;
export const distance = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
export const both = (at: number): string => `${moment(at)} (${distance(at)})`;
