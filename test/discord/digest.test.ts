import { expect, it } from 'vitest';
import { eventDigest } from '../../src/discord/posts/turn-message.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import type { GameEvent } from '../../src/games/settlers/game-event.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { GameEvent as RivalsNews } from '../../src/games/rivals/game-event.ts';
import { wordEvents } from '../../src/match/posts.ts';
import type { LoggedEvent, MatchPlayer } from '../../src/match/stored-match.ts';

const players: readonly MatchPlayer[] = ['Anna', 'Ben', 'Clara'].map((name) => ({ kind: 'person', id: name, name }));
const [brick, wool] = [
  [1, 0, 0, 0, 0],
  [0, 0, 1, 0, 0],
];
const roll = (seat: number): GameEvent => ({ kind: 'threw', seat, dice: [2, 4] });
const offer = (seat: number): GameEvent[] => [
  { kind: 'offered', seat, give: brick, want: wool, to: [] },
  { kind: 'declined', seat: (seat + 1) % 3 },
  { kind: 'countered', seat: (seat + 2) % 3, give: wool, want: brick },
];
const happened = (news: readonly unknown[]): readonly LoggedEvent[] =>
  news.map((event, seq) => ({ seq, turn: 1, event }));
const linesOf = (...news: readonly GameEvent[]): readonly string[] =>
  eventDigest({ players }, wordEvents(settlers, happened(news), null), 'en');

it('a digest tells what was said about an offer as long as there is room for it', () => {
  const lines = linesOf(roll(0), ...offer(0));
  expect(lines).toHaveLength(4);
  expect(lines.join()).toContain('offered');
});

it('a digest leaves talk to the log where what happened would not fit any more', () => {
  const deal: GameEvent = { kind: 'dealt', seat: 1, with: 2, give: brick, want: wool };
  const lines = linesOf(roll(0), ...offer(0), ...offer(0), roll(1), ...offer(1), deal, roll(2), ...offer(2));
  expect(lines[0]).toContain('12 more in the log');
  expect(lines).toHaveLength(5);
  expect(lines.filter((line) => line.includes('rolled'))).toHaveLength(3);
  expect(lines.join()).not.toContain('offered');
});

it('a digest of too much that happened ends with what happened last', () => {
  const lines = linesOf(...Array.from({ length: 20 }, (_, turn) => roll(turn % 3)));
  expect(lines).toHaveLength(17);
  expect(lines[0]).toContain('4 more in the log');
});

it('a digest of a long turn keeps the dice, what they brought and what struck somebody', () => {
  const built = (place: string): GameEvent => ({ kind: 'built', seat: 0, owner: 0, piece: 'road', place, free: false });
  const stolen: GameEvent = { kind: 'stole', seat: 0, from: 1, secret: { goods: brick } };
  const lines = linesOf(roll(0), stolen, ...Array.from({ length: 14 }, () => built('28-33')));
  expect(lines).toHaveLength(11);
  expect(lines[1]).toContain('rolled');
  expect(lines[2]).toContain('stole');

  const goods = { brick: 1, grain: 0, lumber: 0, ore: 0, wool: 0, gold: 0 };
  const took: RivalsNews = { kind: 'took', seat: 0, from: 'stack-1', secret: { for: 0, card: 'abbey' } };
  const turn: RivalsNews[] = [
    { kind: 'threw', seat: 0, production: 3, face: 'event' },
    { kind: 'produced', number: 3, goods: [goods, goods] },
    { kind: 'event', card: 'feud' },
    ...Array.from({ length: 14 }, () => took),
  ];
  const told = eventDigest({ players }, wordEvents(rivals, happened(turn), null), 'en');
  expect(told).toHaveLength(11);
  expect(told[1]).toContain('rolled');
  expect(told.slice(1, 5).join()).toContain('Feud');
});

it('a digest too long for a message keeps the dice and what they brought, too', () => {
  const wordy: RivalsNews = { kind: 'event', card: 'year-of-plenty' };
  const goods = { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, gold: 1 };
  const turn: RivalsNews[] = [
    { kind: 'threw', seat: 0, production: 3, face: 'event' },
    { kind: 'produced', number: 3, goods: [goods, goods] },
    wordy,
    ...Array.from({ length: 7 }, () => ({ kind: 'discarded', seat: 0, card: 'abbey', by: 'traitor' }) as const),
  ];
  const names = players.map((player) => ({ ...player, name: player.name.repeat(40) }));
  const told = eventDigest({ players: names }, wordEvents(rivals, happened(turn), null), 'en');
  expect(told.join('\n').length).toBeLessThan(1600);
  expect(told[0]).toContain('more in the log');
  expect(told.slice(1, 4).map((line) => /rolled|Production|Event/u.exec(line)?.[0])).toEqual([
    'rolled',
    'Production',
    'Event',
  ]);
});
