import type { Seat } from '../../engine/script.ts';
import { type Language, type Text, fillNames } from '../../engine/text.ts';
import type { MatchPlayer } from '../../match/stored-match.ts';
import { plain } from './limits.ts';

export interface WithPlayers {
  readonly players: readonly MatchPlayer[];
}

/** Returns the name, escaped for a message. */
export const playerName = ({ players }: WithPlayers, seat: Seat): string => plain(players[seat]?.name ?? '?');

/** Returns the plain names, for pictures and thread titles. */
export const playerNames = ({ players }: WithPlayers): readonly string[] => players.map(({ name }) => name);

export const userAt = ({ players }: WithPlayers, seat: Seat): string | null => {
  const player = players[seat];
  return player?.kind === 'person' ? player.id : null;
};

export const usersAt = (seated: WithPlayers, seats: readonly Seat[]): readonly string[] =>
  seats.flatMap((seat) => userAt(seated, seat) ?? []);

/** Returns `Anna`, `Anna and Ben`, `Anna, Ben and Clara`. */
export function joinNames(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${language === 'de' ? 'und' : 'and'} ${last}`;
}

export function seatOfUser({ players }: WithPlayers, user: string): Seat | null {
  const seat = players.findIndex((player) => player.kind === 'person' && player.id === user);
  return seat < 0 ? null : seat;
}

/** Returns a mention, or the name if there is no person. */
export function mention(seated: WithPlayers, seat: Seat): string {
  const user = userAt(seated, seat);
  return user ? `<@${user}>` : playerName(seated, seat);
}

/** Returns a text of the game with names, for a message. */
export const messageText = (text: Text, language: Language, { players }: WithPlayers): string =>
  fillNames(
    text[language],
    players.map(({ name }) => plain(name)),
  );

/** Returns it for labels and alt texts, which don't support markdown. */
export const labelText = (text: Text, language: Language, seated: WithPlayers): string =>
  fillNames(text[language], playerNames(seated));

/** Accent colours by seat. */
const accents = [0xb4453a, 0x3a6fb4, 0xd07a2d, 0xd9d2c3, 0x5b8f4a, 0x7a5a3c] as const;
export const accentColor = (seat: Seat | null): number =>
  seat === null ? 0x8a7f70 : (accents[seat % accents.length] as number);

export const playerNamesLine = (seated: WithPlayers): string =>
  seated.players.map((_, seat) => playerName(seated, seat)).join(' – ');
