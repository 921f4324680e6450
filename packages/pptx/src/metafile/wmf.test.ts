import { describe, expect, it } from 'vitest';
import { join, longs, wmf, words } from '../../test/metafile-source.ts';
import { wmfToSvg } from './wmf.ts';

type Source = readonly [type: number, parameters: Uint8Array];

function drawn(...records: readonly Source[]): string | undefined {
  return wmfToSvg(wmf(...records))?.replace(/^<svg [^>]*>|<\/svg>$/g, '');
}

function outlines(...records: readonly Source[]): string[] {
  return [...(drawn(...records) ?? '').matchAll(/<path d="([^"]*)"/g)].map(([, d = '']) => d);
}

/** Bottom, right, top, left. */
const square: Source = [0x041b, words(10, 10, 0, 0)];
const SQUARE = 'M0 0L10 0L10 10L0 10Z';

describe('the size of a Windows metafile', () => {
  const head = (file: Uint8Array) => /^<svg [^>]*?(width.*?viewBox="[^"]*")/.exec(wmfToSvg(file) ?? '')?.[1];

  it('is the declared size by its resolution', () => {
    expect(head(wmf(square))).toBe('width="96" height="48" viewBox="0 0 1000 500"');
  });

  it('is by 1440 units to the inch without a resolution', () => {
    const file = wmf(square);
    file.set(words(0), 14);
    expect(head(file)).toBe('width="67" height="33" viewBox="0 0 1000 500"');
  });

  it('is the first window of a file that is not placeable', () => {
    const bare = wmf([0x020b, words(7, 5)], [0x020c, words(-300, 600)], [0x020c, words(1, 1)], square);
    expect(head(bare.subarray(22))).toBe('width="40" height="20" viewBox="0 0 600 300"');
  });

  it('is the extent of the drawing when the first window is invalid', () => {
    expect(head(wmf([0x020c, words(0, 600)], square).subarray(22))).toBe(
      'width="10" height="10" viewBox="0 0 10 10"',
    );
  });

  it('is not known for fewer than 40 bytes', () => {
    expect(wmfToSvg(wmf().subarray(0, 39))).toBeUndefined();
  });
});

describe('the state of a Windows metafile', () => {
  it('maps another window to the declared size', () => {
    const window: Source[] = [
      [0x020b, words(20, 10)],
      [0x020c, words(250, 100)],
    ];
    expect(outlines(...window, square)).toEqual(['M-100 -40L0 -40L0 -20L-100 -20Z']);
  });

  it('moves the origin of its window', () => {
    expect(outlines([0x020b, words(1, 2)], [0x020f, words(10, 20)], square)).toEqual([
      'M-22 -11L-12 -11L-12 -1L-22 -1Z',
    ]);
  });

  it('is saved and restored', () => {
    const records: Source[] = [[0x001e, words()], [0x020b, words(0, 5)], square, [0x0127, words(-1)], square];
    expect(outlines(...records)).toEqual(['M-5 0L5 0L5 10L-5 10Z', SQUARE]);
  });

  it('has the rule of fills', () => {
    expect(drawn(square)).toContain('fill-rule="evenodd"');
    expect(drawn([0x0106, words(2)], square)).not.toContain('fill-rule');
  });

  it('has a clip that is removed', () => {
    const clip: Source = [0x0416, words(4, 3, 2, 1)];
    expect(drawn(clip, square)).toContain('<clipPath id="c1"><path d="M1 2L3 2L3 4L1 4Z"/></clipPath>');
    expect(drawn(clip, square)).toContain('clip-path="url(#c1)"');
    expect(drawn(clip, [0x012c, words(0)], square)).not.toContain('clip-path=');
  });
});

describe('the figures of a Windows metafile', () => {
  it.each([
    [
      'a rectangle',
      square,
      '<path d="M0 0L10 0L10 10L0 10Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000"',
    ],
    [
      'an ellipse',
      [0x0418, words(10, 20, 0, 0)],
      '<path d="M20 5C20 7.76 15.52 10 10 10C4.48 10 0 7.76 0 5C0 2.24 4.48 0 10 0C15.52 0 20 2.24 20 5Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000"',
    ],
    [
      'a rounded rectangle',
      [0x061c, words(4, 8, 10, 20, 0, 0)],
      '<path d="M4 0L16 0C18.21 0 20 0.9 20 2L20 8C20 9.1 18.21 10 16 10L4 10C1.79 10 0 9.1 0 8L0 2C0 0.9 1.79 0 4 0Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000"',
    ],
    [
      'an arc',
      [0x0817, words(0, 10, 5, 20, 10, 20, 0, 0)],
      '<path d="M20 5C20 2.24 15.52 0 10 0" fill="none" stroke="#000000"',
    ],
    [
      'a chord',
      [0x0830, words(0, 10, 5, 20, 10, 20, 0, 0)],
      '<path d="M20 5C20 2.24 15.52 0 10 0Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000"',
    ],
    [
      'a pie',
      [0x081a, words(0, 10, 5, 20, 10, 20, 0, 0)],
      '<path d="M20 5C20 2.24 15.52 0 10 0L10 5Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000"',
    ],
    [
      'a polygon',
      [0x0324, words(3, 0, 0, 9, 0, 9, 9)],
      '<path d="M0 0L9 0L9 9Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000"',
    ],
    [
      'a polyline',
      [0x0325, words(3, 0, 0, 9, 0, 9, 9)],
      '<path d="M0 0L9 0L9 9" fill="none" stroke="#000000"',
    ],
    [
      'polygons',
      [0x0538, words(2, 2, 3, 0, 0, 9, 0, 1, 1, 2, 2, 3, 3)],
      '<path d="M0 0L9 0ZM1 1L2 2L3 3Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000"',
    ],
    [
      'the brush in a rectangle',
      [0x061d, join(longs(0x00f00021), words(4, 3, 2, 1))],
      '<path d="M1 2L4 2L4 6L1 6Z" fill="#ffffff" fill-rule="evenodd"/>',
    ],
  ] as const)('are drawn: %s', (_, record, svg) => {
    expect(drawn(record)?.replace(/ stroke-width.*/, '')).toBe(svg);
  });

  it('continue from the current point', () => {
    const lines: Source[] = [
      [0x0214, words(2, 1)],
      [0x0213, words(4, 3)],
      [0x0213, words(6, 5)],
    ];
    expect(outlines(...lines)).toEqual(['M1 2L3 4', 'M3 4L5 6']);
  });

  it('leave out another operation without a bitmap', () => {
    expect(outlines([0x061d, join(longs(0x00cc0020), words(4, 3, 2, 1))], square)).toEqual([SQUARE]);
  });
});

describe('the objects of a Windows metafile', () => {
  const brush = (color: number): Source => [0x02fc, join(words(0), longs(color), words(0))];
  const use = (index: number): Source => [0x012d, words(index)];

  it('get the first free index', () => {
    expect(drawn(brush(0xff), brush(0xff00), use(1), square)).toContain('fill="#00ff00"');
    expect(drawn(brush(0xff), brush(0xff00), [0x01f0, words(0)], brush(0xff0000), use(0), square)).toContain(
      'fill="#0000ff"',
    );
    expect(drawn([0x00f7, words(0)], brush(0xff), use(1), square)).toContain('fill="#ff0000"');
    expect(drawn([0x06ff, words(0)], brush(0xff), use(0), square)).toContain('fill="#ffffff"');
  });

  it('are translucent grey brushes in place of patterns', () => {
    for (const type of [0x0142, 0x01f9])
      expect(drawn([type, words(0)], use(0), square)).toContain('fill="#808080" fill-opacity="0.5"');
  });

  it('are pens', () => {
    const pen: Source = [0x02fa, join(words(5, 3, 0), longs(0xff))];
    expect(drawn(pen, use(0), square)).not.toContain('stroke=');
    const thick: Source = [0x02fa, join(words(0, 30, 0), longs(0xff))];
    expect(drawn(thick, use(0), square)).toContain('stroke="#ff0000" stroke-width="30"');
  });

  it('are fonts with their style', () => {
    const font = (weight: number, flags: readonly number[]): Source => [
      0x02fb,
      join(
        words(-100, 0, 900, 0, weight),
        Uint8Array.from([...flags, 0, 0, 0, 0]),
        Uint8Array.of(65, 114, 105, 97, 108, 0, 90, 90),
      ),
    ];
    const text: Source = [0x0521, join(words(1), Uint8Array.of(65, 0), words(300, 100))];
    expect(drawn(font(600, [1, 1, 1, 0]), use(0), text)).toBe(
      '<text transform="translate(100 300) rotate(-90)" x="0" y="90" font-family="Arial, Liberation Sans, sans-serif" font-size="100" fill="#000000" font-weight="bold" font-style="italic" text-decoration="underline line-through" xml:space="preserve">A</text>',
    );
    expect(drawn(font(599, [0, 0, 0, 0]), use(0), text)).not.toMatch(/bold|italic|decoration/);
  });
});

describe('the texts of a Windows metafile', () => {
  const extended = (options: number, characters: readonly number[], advances: readonly number[]): Source => [
    0x0a32,
    join(
      words(300, 100, characters.length, options),
      (options & 6) === 0 ? words() : words(0, 0, 0, 0),
      Uint8Array.from(characters.length % 2 ? [...characters, 0] : characters),
      words(...advances),
    ),
  ];

  it('have a rectangle before their letters when they are clipped or opaque', () => {
    for (const options of [0, 2, 4])
      expect(drawn(extended(options, [65, 66], [60, 70]))).toMatch(/translate\(100 300\).*x="0 60".*>AB</);
  });

  it('have an odd number of letters', () => {
    expect(drawn(extended(0, [65, 66, 67], [60, 70, 80]))).toMatch(/x="0 60 130".*>ABC</);
    expect(drawn([0x0521, join(words(1), Uint8Array.of(65, 0), words(300, 100))])).toMatch(
      /translate\(100 300\).*>A</,
    );
  });

  it('are placed at the current point when they update it', () => {
    const result = drawn(
      [0x012e, words(1)],
      [0x0214, words(40, 30)],
      extended(0, [65, 66], [60, 70]),
      extended(0, [65], [60]),
    );
    expect([...(result ?? '').matchAll(/translate\(([^)]*)\)/g)].map(([, at]) => at)).toEqual([
      '30 40',
      '160 40',
    ]);
  });

  it('have their colour', () => {
    expect(drawn([0x0209, longs(0xff)], extended(0, [65], [60]))).toContain('fill="#ff0000"');
  });
});

describe('the bitmaps of a Windows metafile', () => {
  const bitmap = join(longs(40, 4, 2, (24 << 16) | 1, 0, 24, 0, 0, 0, 0), new Uint8Array(24));
  const copied = longs(0x00cc0020);

  it.each([
    ['stretched, with its usage', 0x0f43, join(copied, words(0, 2, 4, 0, 0, 60, 80, 20, 10))],
    ['stretched', 0x0b41, join(copied, words(2, 4, 0, 0, 60, 80, 20, 10))],
    ['copied', 0x0940, join(copied, words(0, 0, 60, 80, 20, 10))],
    ['set', 0x0d33, words(0, 0, 0, 0, 0, 60, 80, 20, 10)],
  ] as const)('are drawn: %s', (_, type, parameters) => {
    expect(drawn([type, join(parameters, bitmap)])).toContain('transform="matrix(80 0 0 60 10 20)"');
  });

  it('are left out when the record copies pixels of the device', () => {
    expect(drawn([0x0b41, join(copied, words(2, 4, 0, 0, 60, 80, 20, 10))])).toBeUndefined();
    expect(drawn([0x0940, join(copied, words(0, 0, 60, 80, 20, 10))])).toBeUndefined();
  });

  it('are left out by the operation that draws nothing', () => {
    expect(drawn([0x0940, join(longs(0x00aa0029), words(0, 0, 60, 80, 20, 10), bitmap)])).toBeUndefined();
  });

  const part = (type: number, ...shown: readonly number[]) => {
    const usage = type === 0x0f43 ? [0] : [];
    return /viewBox="([^"]*)"/.exec(
      drawn([type, join(copied, words(...usage, ...shown, 60, 80, 20, 10), bitmap)]) ?? '',
    )?.[1];
  };

  it('are shown in part, from the top or from the bottom', () => {
    expect(part(0x0b41, 1, 2, 0, 1)).toBe('0.25 0 0.5 0.5');
    expect(part(0x0f43, 1, 2, 0, 1)).toBe('0.25 0.5 0.5 0.5');
    expect(part(0x0b41, 1, 4, 1, 0)).toBe('0 0.5 1 0.5');
  });

  it('are shown whole for an invalid part', () => {
    const whole = part(0x0b41, 2, 4, 0, 0);
    expect(part(0x0b41, 1, 4, 1, 1)).toBe(whole);
    expect(part(0x0b41, 1, 4, 2, 0)).toBe(whole);
    expect(part(0x0b41, 1, 0, 0, 0)).toBe(whole);
    expect(part(0x0b41, 0, 1, 0, 0)).toBe(whole);
    expect(part(0x0b41, 1, 1, -1, 0)).toBe(whole);
    expect(part(0x0b41, 1, 1, 0, -1)).toBe(whole);
  });
});
