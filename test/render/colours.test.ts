import { createCanvas } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import { describe, expect, it } from 'vitest';
import type { TitleEdge, Ware } from '../../src/engine/scene/index.ts';
import { verbatim } from '../../src/engine/text.ts';
import { findCard } from '../../src/games/rivals/cards/registry.ts';
import '../../src/games/rivals/cards/index.ts';
import { idsBySet } from '../../src/games/rivals/cards/ids.ts';
import { liveryOf, setFills, wares } from '../../src/games/rivals/scenes/styles.ts';
import type { Brush } from '../../src/render/style/brush.ts';
import { rect } from '../../src/render/style/brush.ts';
import { createDrawer } from '../../src/render/index.ts';
import { paintCardFace } from '../../src/render/fields/card-face.ts';
import { drawCrest } from '../../src/render/style/crest.ts';
import { seatStyleOf, styledSeatCount } from '../../src/render/style/seat-style.ts';
import { themeColours, toRgb } from '../../src/render/style/theme.ts';
import { paintRegion } from '../../src/render/fields/region-card.ts';
import { contrast, simulateColour, simulatePicture, type ColourVision, colourVisions } from './colour-vision.ts';
import { composeChallenge } from '../../src/render/moments/challenge.ts';
import { paintCanvas } from '../../src/render/pipeline/paint-canvas.ts';
import { makeBoard } from './samples.ts';
import { challenge } from './samples-other.ts';

const drawer = createDrawer(import.meta.url);
drawer.sizeOf(makeBoard(1), 'en');
const everySeat = Array.from({ length: styledSeatCount }, (_, seat) => seat);
const everyVision = Object.keys(colourVisions) as ColourVision[];
const liveries = [
  ...new Set(
    Object.values(idsBySet)
      .flat()
      .flatMap((id) => liveryOf(findCard(id) ?? { kind: 'event', placement: 'event' }).fill),
  ),
];

const { cream, ink, paper, tan, table, secondInk, goldInk, dimmed, changed, warning, open, blocked, gold, edge } =
  themeColours;
const pairs: readonly (readonly [string, `#${string}`, `#${string}`])[] = [
  ['ink on paper', ink, paper],
  ['second ink on paper', secondInk, paper],
  ['gold ink on paper', goldInk, paper],
  ['ink on dimmed paper', ink, dimmed],
  ['tan on the table', tan, table],
  ['cream on the table', cream, table],
  ['cream on a warning', cream, warning],
  ['cream on what can be played', cream, open],
  ['cream on what cannot', cream, blocked],
  ['ink on gold', ink, gold],
  ['ink on a change mark', ink, changed],
  ...everySeat.flatMap((seat) => {
    const house = seatStyleOf(seat);
    return [
      [`words on seat ${seat}`, house.ink, house.base],
      [`a line of seat ${seat} on paper`, house.line, paper],
      [`the charge on the crest of seat ${seat}`, cream, house.dark],
      [`cream on the field ${seat}`, cream, house.field],
      [`change mark on the field ${seat}`, changed, house.field],
    ] as const;
  }),
  ...Object.entries(wares).map(([name, ware]) => [`on ${name}`, ware.ink, ware.fill] as const),
  ...liveries.flatMap(
    (fill) =>
      [
        [`cream on ${fill}`, cream, fill],
        [`${fill} on paper`, fill, paper],
      ] as const,
  ),
  ...Object.entries(setFills).map(([set, fill]) => [`cream on the back ${set}`, cream, fill] as const),
];

describe('contrast', () => {
  it.each(pairs)('%s', (name, one, two) => {
    // Numerals on the backs are four times as large as running words.
    const least = name.includes('the back') ? 3 : 4.5;
    expect(contrast(toRgb(one), toRgb(two))).toBeGreaterThanOrEqual(least);
    for (const sight of everyVision) {
      const simulated = contrast(simulateColour(toRgb(one), sight), simulateColour(toRgb(two), sight));
      expect(simulated, sight).toBeGreaterThanOrEqual(least * 0.8);
    }
  });

  it('has an edge that shows on dark and on light', () => {
    for (const background of ['#313338', '#1a1a1e', '#ffffff'] as const)
      expect(contrast(toRgb(edge), toRgb(background)), background).toBeGreaterThan(1.9);
  });
});

function paint(width: number, height: number, work: (brush: Brush) => void): Uint8Array {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = seatStyleOf(0).field;
  ctx.fillRect(0, 0, width, height);
  work({ ctx, translate: (text) => text.en, report: () => undefined });
  return new Uint8Array(canvas.data());
}

/** The share of pixels by which two pictures of the same size can be told apart. */
const pixelDifference = (one: Uint8Array, two: Uint8Array, width: number, height: number): number =>
  pixelmatch(one, two, undefined, width, height, { threshold: 0.15 }) / (width * height);

function everyPair<T>(items: readonly T[], look: (one: T, two: T) => void): void {
  for (const [index, one] of items.entries()) for (const two of items.slice(index + 1)) look(one, two);
}

describe('nothing is told by colour alone', () => {
  it('resources differ in shape and word, even when all have one colour, at the size of a phone', () => {
    const plain = (ware: Ware): Uint8Array =>
      paint(42, 46, (brush) => {
        brush.ctx.scale(0.25, 0.25);
        const region = {
          ware: { ...ware, fill: '#808080', ink: '#101010' } as const,
          scenery: 'hills',
          die: '3',
          hit: false,
          stock: 1,
          room: 3,
        };
        paintRegion(brush, region, rect(1, 1, 166, 182), 'wide');
      });
    everyPair(Object.values(wares), (one, two) =>
      expect(pixelDifference(plain(one), plain(two), 42, 46), `${one.name.en} and ${two.name.en}`).toBeGreaterThan(
        0.04,
      ),
    );
  });

  it.each(everyVision)('resources can be told apart with %s', (sight) => {
    const draw = (ware: Ware): Uint8Array =>
      simulatePicture(
        paint(42, 46, (brush) => {
          brush.ctx.scale(0.25, 0.25);
          paintRegion(
            brush,
            { ware, scenery: 'hills', die: '3', hit: false, stock: 1, room: 3 },
            rect(1, 1, 166, 182),
            'wide',
          );
        }),
        sight,
      );
    everyPair(Object.values(wares), (one, two) =>
      expect(pixelDifference(draw(one), draw(two), 42, 46), `${one.name.en} and ${two.name.en}`).toBeGreaterThan(0.08),
    );
  });

  it('kinds of cards differ in the edge of their title', () => {
    const draw = (kind: TitleEdge): Uint8Array =>
      paint(226, 90, (brush) =>
        paintCardFace(
          brush,
          { name: verbatim('Card'), icon: 'shop', livery: { fill: '#555555', edge: kind }, worths: [] },
          rect(0, 0, 226, 87),
        ),
      );
    const edges: readonly TitleEdge[] = ['straight', 'battlements', 'waves', 'point', 'teeth', 'dots'];
    everyPair(edges, (one, two) =>
      expect(pixelDifference(draw(one), draw(two), 226, 90), `${one} and ${two}`).toBeGreaterThan(0.004),
    );
  });

  it.each(everyVision)('the crests of the six houses differ with %s, as small as on a piece', (sight) => {
    const crests = everySeat.map((seat) =>
      simulatePicture(
        paint(28, 28, (brush) => drawCrest(brush, seat, 14, 14, 24)),
        sight,
      ),
    );
    everyPair(crests, (one, two) =>
      expect(pixelDifference(one, two, 28, 28), `${crests.indexOf(one)} and ${crests.indexOf(two)}`).toBeGreaterThan(
        0.1,
      ),
    );
  });

  it('plates of the six houses differ in their hatching, and roads in their marks, when all have one colour', () => {
    expect(new Set(everySeat.map((seat) => seatStyleOf(seat).hatching)).size).toBe(styledSeatCount);
    expect(new Set(everySeat.map((seat) => seatStyleOf(seat).road)).size).toBe(styledSeatCount);
    expect(new Set(everySeat.map((seat) => seatStyleOf(seat).dot)).size).toBe(styledSeatCount);
  });

  it.each(['#313338', '#1a1a1e', '#ffffff'] as const)('a crest is seen on %s', (ground) => {
    for (const seat of everySeat) {
      const { dark } = seatStyleOf(seat);
      const seen = Math.max(contrast(toRgb(cream), toRgb(ground)), contrast(toRgb(dark), toRgb(ground)));
      expect(seen, `seat ${seat}`).toBeGreaterThan(4.5);
    }
  });

  it('full and empty places of a store differ in grey', () => {
    const draw = (stock: number): Uint8Array =>
      simulatePicture(
        paint(42, 46, (brush) => {
          brush.ctx.scale(0.25, 0.25);
          paintRegion(
            brush,
            { ware: wares.wool, scenery: 'hills', die: '3', hit: false, stock, room: 3 },
            rect(1, 1, 166, 182),
            'wide',
          );
        }),
        'grey',
      );
    for (const stock of [0, 1, 2]) expect(pixelDifference(draw(stock), draw(stock + 1), 42, 46)).toBeGreaterThan(0.015);
  });
});

it('a challenge shows no one in the colour of a seat, which is drawn only when the match begins', () => {
  const people = ['Anna', 'Ben', 'Clara', 'Dora'].map((name, seat) => ({ seat, name }));
  const canvas = paintCanvas(composeChallenge({ ...challenge, people }), ({ en }) => en);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const inks = new Set<number>();
  for (let at = 0; at < data.length; at += 4)
    inks.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  const coloured = everySeat.flatMap((seat) => {
    const { base, light, dark, field } = seatStyleOf(seat);
    return [base, light, dark, field].filter((colour) => inks.has(Number.parseInt(colour.slice(1), 16)));
  });
  expect(coloured).toEqual([]);
});
