import { questionOf } from '../../src/engine/answers.ts';
import { languages } from '../../src/engine/text.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Decision, Seat } from '../../src/engine/script.ts';
import { currentPosition } from '../../src/match/transition/transition.ts';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import type { Message, Sandbox } from '../../src/sandbox/index.ts';

/** Everything that was shown to anybody, with who could read it. */
export interface ShownText {
  /** Null: everyone in the channel. */
  readonly to: string | null;
  readonly words: string;
}

/** Collects what reaches people, as it reaches them. */
export function watchMessages(sandbox: Sandbox): { taken(): readonly ShownText[]; stop(): void } {
  let all: ShownText[] = [];
  const directs = new Map<string, string>();
  const stop = sandbox.onEvent((event) => {
    if (event.type !== 'message-create' && event.type !== 'message-update') return;
    all.push({ to: readerOf(sandbox, directs, event.message), words: JSON.stringify(event.message) });
  });
  return {
    taken() {
      const taken = all;
      all = [];
      return taken;
    },
    stop,
  };
}

function readerOf(sandbox: Sandbox, directs: Map<string, string>, message: Message): string | null {
  if (message.ephemeralFor) return message.ephemeralFor;
  const known = directs.get(message.channelId);
  if (known) return known;
  // A direct conversation is one that exactly one person sees.
  const dm = dmOwner(sandbox, message.channelId);
  if (dm) directs.set(message.channelId, dm);
  return dm;
}

function dmOwner(sandbox: Sandbox, channel: string): string | null {
  for (const user of people.get(sandbox) ?? []) {
    const found = sandbox
      .person(user)
      .channels()
      .find(({ id }) => id === channel);
    if (found?.kind === 'dm') return user;
  }
  return null;
}

/** Whose direct conversations are known to the watch. */
const people = new WeakMap<Sandbox, readonly string[]>();
export const registerPeople = (sandbox: Sandbox, users: readonly string[]): void => void people.set(sandbox, users);

/** One name of a card, and the names of others that contain it: a Merchant Caravan is no Merchant. */
interface Word {
  readonly word: string;
  readonly pattern: RegExp;
  readonly within: readonly string[];
}

/** A card under all its names. */
interface Named {
  readonly id: string;
  readonly words: readonly Word[];
}

const names = ({ words }: Named, text: string): boolean =>
  words.some(({ word, pattern, within }) => {
    if (!text.includes(word)) return false;
    const rest = within.reduce((left, longer) => left.replaceAll(longer, '·'), text);
    return pattern.test(rest);
  });

/** Which cards a seat (or everyone) has had a way of knowing about so far. */
export class Knowledge {
  private readonly game: AnyGame;
  private readonly cards: readonly Named[];
  private readonly known = new Map<Seat | null, Set<string>>();
  /** The last answer whose news everyone has heard for certain. */
  private heard = -1;

  constructor(game: AnyGame) {
    this.game = game;
    const wordsOf = ({ id, name }: AnyGame['text']['catalog'][number]): readonly string[] => [
      ...new Set([id, ...languages.map((language) => name[language].replaceAll('\u00ad', ''))]),
    ];
    const all = game.text.catalog.flatMap(wordsOf);
    this.cards = game.text.catalog.map((entry) => ({
      id: entry.id,
      words: wordsOf(entry).map((word) => ({
        word,
        pattern: patternOf(word),
        within: all.filter((other) => other !== word && other.includes(word)),
      })),
    }));
  }

  /** Takes in what the match shows, tells and asks each seat now. */
  learn(sheet: StoredMatch): void {
    const { match } = sheet;
    if (!match) return;
    const place = currentPosition(this.game, sheet);
    for (const seat of [null, ...sheet.players.keys()]) {
      const view: unknown = this.game.views.forSeat(place.state, seat);
      const told = sheet.log
        .filter(({ seq }) => seq > this.heard)
        .flatMap(({ event }) => this.game.text.describeEvent(event, seat) ?? []);
      const asked = seat === null ? null : questionOf(place.open, seat);
      // What is written on a card may name another one.
      const details = (asked?.choices ?? []).flatMap(
        (id) => this.game.text.label(view, asked as Decision, id).detail ?? [],
      );
      const texts = [...told, ...details].flatMap((text) => languages.map((language) => text[language]));
      const blob = [JSON.stringify(view), ...texts, ...(asked?.choices ?? [])].join('\n');
      const known = this.known.get(seat) ?? new Set();
      this.known.set(seat, known);
      for (const card of this.cards) if (!known.has(card.id) && names(card, blob)) known.add(card.id);
    }
    this.heard = sheet.answers - 1;
  }

  /** Cards named in something shown to someone who has no way of knowing them. */
  leaks(sheet: StoredMatch, shown: readonly ShownText[]): readonly string[] {
    return shown.flatMap(({ to, words }) => {
      const seat = to === null ? -1 : sheet.players.findIndex((player) => player.kind === 'person' && player.id === to);
      const known = this.known.get(seat === -1 ? null : seat);
      return this.cards.flatMap((card) =>
        !known?.has(card.id) && names(card, words)
          ? [`${card.id} to ${to ?? 'everybody'}: ${aroundName(card, words)}`]
          : [],
      );
    });
  }
}

/** Where the word was found, for the failure message. */
function aroundName({ words }: Named, text: string): string {
  const at = Math.min(...words.map(({ word }) => text.indexOf(word)).filter((index) => index >= 0));
  return text.slice(Math.max(0, at - 150), at + 150);
}

/** The word as a whole, not as part of another. */
function patternOf(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])`, 'u');
}
