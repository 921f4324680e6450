import type { PageBuilder } from '../lesson-builder.ts';

/** 田字格: a square for one character, with its pinyin above. */
export function writingSquare(
  page: PageBuilder,
  x: number,
  y: number,
  character: string,
  pinyin: string,
): string[] {
  const side = 132;
  const middle = side / 2;
  return [
    page.text([x, y, side, 40], pinyin, { size: 20, align: 'ctr', color: 'accent2', inset: 0 }),
    page.shape('rect', [x, y + 42, side, side], { fill: 'lt1', line: 'accent2', lineWidth: 2.5 }),
    page.line([x, y + 42 + middle], [x + side, y + 42 + middle], {
      color: 'accent2+55',
      width: 1.5,
      dashed: true,
    }),
    page.line([x + middle, y + 42], [x + middle, y + 42 + side], {
      color: 'accent2+55',
      width: 1.5,
      dashed: true,
    }),
    page.text([x, y + 42, side, side], character, {
      size: 72,
      align: 'ctr',
      anchor: 'ctr',
      kai: true,
      color: 'dk1',
      inset: 0,
    }),
  ];
}

export function raindrops(page: PageBuilder, places: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, size] of places) {
    page.shape('teardrop', [x, y, size, size], {
      fill: 'accent3+45',
      rotation: -45,
      adjust: { adj: 130_000 },
      name: '雨滴',
    });
  }
}

export function card(page: PageBuilder, x: number, color: string, heading: string, body: string): string[] {
  return [
    page.shape('roundRect', [x, 176, 344, 396], { fill: 'lt1', adjust: { adj: 6000 }, shadow: true }),
    page.shape('rect', [x, 196, 344, 10], { fill: color }),
    page.text([x + 24, 226, 296, 60], heading, { size: 28, bold: true, color, inset: 0 }),
    page.text([x + 24, 296, 296, 260], body, { size: 24, lineSpacing: 1.4, color: 'dk1', inset: 0 }),
  ];
}
