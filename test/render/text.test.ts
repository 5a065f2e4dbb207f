import { describe, expect, it } from 'vitest';
import { useNodeSurface } from '../../src/render/pipeline/node-surface.ts';
import { titleFont, printableName } from '../../src/render/style/fonts.ts';
import { fitText, widthOf } from '../../src/render/style/text.ts';

useNodeSurface(import.meta.url);
const style = { font: 'Fira600', size: 30, least: 18, ink: '#000000' } as const;

describe('setting words', () => {
  it('keeps the size where there is room', () => {
    expect(fitText('Abbey', style, 400, 60)).toEqual({ size: 30, lines: ['Abbey'] });
  });

  it('shrinks down to the least size and never beyond the room', () => {
    const width = widthOf('Fira600', 22, 'Ziegelbrennerei');
    const setting = fitText('Ziegelbrennerei', style, width, 60);
    expect(setting.size).toBeCloseTo(22, 1);
    expect(widthOf('Fira600', setting.size, 'Ziegelbrennerei')).toBeLessThanOrEqual(width + 0.001);
  });

  it('refuses words that fit at no allowed size', () => {
    expect(() => fitText('Donaudampfschifffahrtsgesellschaft', style, 80, 60)).toThrow('Text does not fit');
  });

  it('breaks at spaces before it breaks words', () => {
    expect(fitText('Großes Handels\u00ADschiff', { ...style, lines: 2 }, 150, 80).lines).toEqual([
      'Großes',
      'Handelsschiff',
    ]);
  });

  it('breaks a long word at a soft hyphen and shows it there only', () => {
    const { lines } = fitText('Holz\u00ADfäller\u00ADlager', { ...style, least: 28, lines: 2 }, 140, 80);
    expect(lines).toEqual(['Holzfäller-', 'lager']);
  });

  it('breaks after a hyphen that is written anyway', () => {
    expect(fitText('Getreide-Handelsschiff', { ...style, lines: 2 }, 160, 80).lines).toEqual([
      'Getreide-',
      'Handelsschiff',
    ]);
  });

  it('rather shrinks a little than takes a second line', () => {
    expect(
      fitText('Toll Bridge', { ...style, lines: 2 }, widthOf('Fira600', 26, 'Toll Bridge'), 80).lines,
    ).toHaveLength(1);
  });

  it('sets a paragraph in as many lines as it needs', () => {
    const { lines, size } = fitText(
      'When it is built, look through a draw stack and take one card.',
      { ...style, lines: 9 },
      200,
      400,
    );
    expect(size).toBe(30);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(widthOf('Fira600', size, line)).toBeLessThanOrEqual(200);
  });
});

describe('names people chose', () => {
  it.each([
    ['Anna', 'Anna'],
    ['Żółć Łódź', 'Żółć Łódź'],
    ['Иван Ёлкин', 'Иван Ёлкин'],
    ['Ελένη', 'Ελένη'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['🦊 Foxy 🦊', 'Foxy'],
    ['👩‍👩‍👧 Mum', 'Mum'],
    ['𝓐𝓷𝓷𝓪 𝕭𝖊𝖗𝖌', 'Anna Berg'],
    ['Ｗｉｄｅ', 'Wide'],
    ['x  \u200B y', 'x y'],
    ['田中 Ken', 'Ken'],
    ['Z̸a̷l̶g̵o̴', 'Zalgo'],
  ])('writes %j as %j', (name, written) => {
    expect(printableName(name)).toBe(written);
  });

  it.each(['🦊🦊', '田中さん', 'العربية', '   ', '★彡', ''])('finds nothing to write in %j', (name) => {
    expect(printableName(name)).toBeNull();
  });

  it('sets a name in one face', () => {
    expect(titleFont('Anna Größe')).toBe('Grenze700');
    expect(titleFont('Иван')).toBe('Fira700');
  });
});
