import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Matches } from '../../match/matches.ts';
import type { Spot } from './mail.ts';

/** The last turn message, and what it should look like when the next one comes. */
export interface TurnSpot extends Spot {
  readonly after: readonly APIMessageTopLevelComponent[];
}

/** The game card, and what stands on it. */
interface CardSpot extends Spot {
  readonly components: readonly APIMessageTopLevelComponent[];
}

/** Where the messages of a match lie: ids only, never addresses of files. */
export interface Notes {
  card(match: string): Promise<Spot | null>;
  saveCard(match: string, spot: Spot): Promise<void>;
  gameCard(match: string): Promise<CardSpot | null>;
  saveGameCard(match: string, spot: CardSpot): Promise<void>;
  turn(match: string): Promise<TurnSpot | null>;
  saveTurn(match: string, spot: TurnSpot | null): Promise<void>;
  /** The line that says whom play waits for, and the turn it belongs to. */
  pause(match: string): Promise<(Spot & { readonly turn: number }) | null>;
  savePause(match: string, spot: (Spot & { readonly turn: number }) | null): Promise<void>;
  /** The line about what is put to several. */
  invitation(match: string): Promise<Spot | null>;
  saveInvitation(match: string, spot: Spot | null): Promise<void>;
  hand(match: string, seat: number): Promise<Spot | null>;
  saveHand(match: string, seat: number, spot: Spot): Promise<void>;
  /** Where it is played, while the sheet does not say so yet. */
  home(match: string): Promise<string | null>;
  saveHome(match: string, channel: string): Promise<void>;
  /** The public view at the last turn message, to mark what changed since. */
  before(match: string): Promise<unknown>;
  saveBefore(match: string, view: unknown): Promise<void>;
  /** Said once in a match. True the first time. */
  once(match: string, what: string): Promise<boolean>;
  /** The language somebody's Discord speaks, for messages that answer no click. */
  locale(match: string, user: string): Promise<string | null>;
  saveLocale(match: string, user: string, language: string): Promise<void>;
}

export function createNotes({ aside }: Pick<Matches, 'aside'>): Notes {
  const read = async <T>(match: string, name: string): Promise<T | null> => {
    const value = await aside.note(match, name);
    return value === null ? null : (JSON.parse(value) as T);
  };
  const write = async (match: string, name: string, value: unknown): Promise<void> =>
    aside.saveNote(match, name, value === null ? null : JSON.stringify(value));
  return {
    card: async (match) => read(match, 'card'),
    saveCard: async (match, spot) => write(match, 'card', spot),
    gameCard: async (match) => read(match, 'game-card'),
    saveGameCard: async (match, spot) => write(match, 'game-card', spot),
    turn: async (match) => read(match, 'turn'),
    saveTurn: async (match, spot) => write(match, 'turn', spot),
    pause: async (match) => read(match, 'pause'),
    savePause: async (match, spot) => write(match, 'pause', spot),
    invitation: async (match) => read(match, 'invitation'),
    saveInvitation: async (match, spot) => write(match, 'invitation', spot),
    hand: async (match, seat) => read(match, `hand-${seat}`),
    saveHand: async (match, seat, spot) => write(match, `hand-${seat}`, spot),
    home: async (match) => read(match, 'home'),
    saveHome: async (match, channel) => write(match, 'home', channel),
    before: async (match) => read(match, 'before'),
    saveBefore: async (match, view) => write(match, 'before', view),
    async once(match, what) {
      const name = `once-${what}`;
      if ((await aside.note(match, name)) !== null) return false;
      await aside.saveNote(match, name, '1');
      return true;
    },
    locale: async (match, user) => read(match, `locale-${user}`),
    saveLocale: async (match, user, language) => write(match, `locale-${user}`, language),
  };
}
