import type { Seat } from '../../engine/script.ts';
import { type Language, type Text, withNames } from '../../engine/text.ts';
import type { Player } from '../../match/sheet.ts';
import { plain } from './limits.ts';

export interface Seated {
  readonly players: readonly Player[];
}

/** The name as it can stand in a message. */
export const nameOfSeat = ({ players }: Seated, seat: Seat): string => plain(players[seat]?.name ?? '?');

/** The bare names, for pictures and thread titles. */
export const namesOf = ({ players }: Seated): readonly string[] => players.map(({ name }) => name);

export const userOf = ({ players }: Seated, seat: Seat): string | null => {
  const player = players[seat];
  return player?.kind === 'person' ? player.id : null;
};

export const usersAt = (seated: Seated, seats: readonly Seat[]): readonly string[] =>
  seats.flatMap((seat) => userOf(seated, seat) ?? []);

/** `Anna`, `Anna and Ben`, `Anna, Ben and Clara`. */
export function listed(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${language === 'de' ? 'und' : 'and'} ${last}`;
}

export function seatOf({ players }: Seated, user: string): Seat | null {
  const seat = players.findIndex((player) => player.kind === 'person' && player.id === user);
  return seat < 0 ? null : seat;
}

/** The person as a ping, or by name where there is nobody to ping. */
export function mentionOf(seated: Seated, seat: Seat): string {
  const user = userOf(seated, seat);
  return user ? `<@${user}>` : nameOfSeat(seated, seat);
}

/** A text of the game with the names of the people, for a message. */
export const spoken = (text: Text, language: Language, { players }: Seated): string =>
  withNames(text[language], players.map(({ name }) => plain(name)));

/** The same for labels and alt texts, which know no markdown. */
export const labelled = (text: Text, language: Language, seated: Seated): string => withNames(text[language], namesOf(seated));

/** Of the frames around what concerns a seat, in the colours of the houses. */
const accents = [0xb4453a, 0x3a6fb4, 0xd07a2d, 0xd9d2c3, 0x5b8f4a, 0x7a5a3c] as const;
export const accentOf = (seat: Seat | null): number => (seat === null ? 0x8a7f70 : (accents[seat % accents.length] as number));

export const versus = (seated: Seated): string => seated.players.map((_, seat) => nameOfSeat(seated, seat)).join(' – ');
