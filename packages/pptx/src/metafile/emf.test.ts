import { describe, expect, it } from 'vitest';
import { emf, floats, join, longs, wide, words } from '../../test/metafile-source.ts';
import { emfToSvg } from './emf.ts';

type Source = readonly [type: number, body: Uint8Array];

/** The content of the SVG. */
function drawn(...records: readonly Source[]): string | undefined {
  return emfToSvg(emf(...records))?.replace(/^<svg [^>]*>|<\/svg>$/g, '');
}

/** The outlines of the SVG. */
function outlines(...records: readonly Source[]): string[] {
  return [...(drawn(...records) ?? '').matchAll(/<path d="([^"]*)"/g)].map(([, d = '']) => d);
}

const square: Source = [43, longs(0, 0, 10, 10)];
const box = longs(0, 0, 0, 0);

describe('the state of an enhanced metafile', () => {
  it('maps the window to the viewport', () => {
    const records: Source[] = [
      [17, longs(8)],
      [9, longs(10, 20)],
      [10, longs(1, 2)],
      [11, longs(20, 60)],
      [12, longs(5, 6)],
    ];
    expect(outlines(...records, square)).toEqual(['M3 0L23 0L23 30L3 30Z']);
  });

  it.each([
    ['replaced', 35, [], 'M5 6L25 6L25 36L5 36Z'],
    ['removed', 36, [1], 'M0 0L10 0L10 10L0 10Z'],
    ['applied first', 36, [2], 'M105 6L125 6L125 36L105 36Z'],
    ['applied last', 36, [3], 'M205 6L225 6L225 36L205 36Z'],
    ['set', 36, [4], 'M5 6L25 6L25 36L5 36Z'],
  ] as const)('has its transform %s', (_, type, mode, outline) => {
    const transform = floats(2, 0, 0, 3, 5, 6);
    const records: Source[] = type === 35 ? [] : [[35, floats(1, 0, 0, 1, 100, 0)]];
    const result = outlines(...records, [type, join(transform, longs(...mode))], square);
    expect(result).toEqual([outline]);
  });

  it('is saved and restored', () => {
    const records: Source[] = [
      [33, longs()],
      [35, floats(1, 0, 0, 1, 5, 5)],
      square,
      [34, longs(-1)],
      square,
    ];
    expect(outlines(...records)).toEqual(['M5 5L15 5L15 15L5 15Z', 'M0 0L10 0L10 10L0 10Z']);
  });

  it('has the rule of fills, by default even-odd', () => {
    expect(drawn(square)).toContain('fill="#ffffff" fill-rule="evenodd"');
    expect(drawn([19, longs(2)], square)).not.toContain('fill-rule');
    expect(drawn([19, longs(1)], square)).toContain('fill-rule');
  });

  it('has stock objects, and the default after an object is deleted', () => {
    expect(drawn([37, longs(0x80000004 | 0)], square)).toContain('fill="#000000"');
    const red: Source[] = [
      [39, longs(1, 0, 0xff, 0)],
      [40, longs(1)],
    ];
    expect(drawn(...red, [37, longs(1)], square)).toContain('fill="#ffffff"');
  });
});

describe('the objects of an enhanced metafile', () => {
  it('are pens, old and new', () => {
    expect(drawn([38, longs(1, 0, 4, 0, 0xff)], [37, longs(1)], square)).toContain(
      'stroke="#ff0000" stroke-width="4"',
    );
    const pen = longs(1, 0, 0, 0, 0, 0x100, 6, 0, 0xff00);
    expect(drawn([95, pen], [37, longs(1)], square)).toContain(
      'stroke="#00ff00" stroke-width="6" stroke-linecap="square"',
    );
  });

  it('are translucent grey brushes in place of patterns', () => {
    for (const type of [93, 94])
      expect(drawn([type, longs(1, 0)], [37, longs(1)], square)).toContain(
        'fill="#808080" fill-opacity="0.5"',
      );
  });

  it('are fonts with their style', () => {
    const font = join(
      longs(1, -20, 0, 0, 0, 600),
      Uint8Array.of(1, 1, 1, 0),
      longs(0),
      wide('Song'),
      words(9),
    );
    const text: Source = [84, join(longs(0, 0, 0, 0, 2, 0, 0, 1, 2, 1, 76, 0, 0, 0, 0, 0, 0), wide('A'))];
    expect(drawn([82, font], [37, longs(1)], text)).toBe(
      '<text transform="translate(1 2)" x="0" y="18" font-family="Song, Liberation Serif, serif" font-size="20" fill="#000000" font-weight="bold" font-style="italic" text-decoration="underline line-through" xml:space="preserve">A</text>',
    );
    const plain = join(longs(1, -20, 0, 0, 0, 599), Uint8Array.of(0, 0, 0, 0), longs(0), wide('Song'));
    expect(drawn([82, plain], [37, longs(1)], text)).not.toMatch(/bold|italic|decoration/);
  });
});

describe('the figures of an enhanced metafile', () => {
  it.each([
    [
      'an ellipse',
      [42, longs(0, 0, 20, 10)],
      '<path d="M20 5C20 7.76 15.52 10 10 10C4.48 10 0 7.76 0 5C0 2.24 4.48 0 10 0C15.52 0 20 2.24 20 5Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="1"',
    ],
    [
      'a rounded rectangle',
      [44, longs(0, 0, 20, 10, 8, 4)],
      '<path d="M4 0L16 0C18.21 0 20 0.9 20 2L20 8C20 9.1 18.21 10 16 10L4 10C1.79 10 0 9.1 0 8L0 2C0 0.9 1.79 0 4 0Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="1"',
    ],
    [
      'an arc',
      [45, longs(0, 0, 20, 10, 20, 5, 10, 0)],
      '<path d="M20 5C20 2.24 15.52 0 10 0" fill="none" stroke="#000000" stroke-width="1"',
    ],
    [
      'an arc to which a line leads',
      [55, longs(0, 0, 20, 10, 20, 5, 10, 0)],
      '<path d="M20 5C20 2.24 15.52 0 10 0" fill="none" stroke="#000000" stroke-width="1"',
    ],
    [
      'a chord',
      [46, longs(0, 0, 20, 10, 20, 5, 10, 0)],
      '<path d="M20 5C20 2.24 15.52 0 10 0Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="1"',
    ],
    [
      'a pie',
      [47, longs(0, 0, 20, 10, 20, 5, 10, 0)],
      '<path d="M20 5C20 2.24 15.52 0 10 0L10 5Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="1"',
    ],
    [
      'a curve',
      [2, join(box, longs(4, 0, 0, 1, 1, 2, 2, 3, 3))],
      '<path d="M0 0C1 1 2 2 3 3" fill="none" stroke="#000000" stroke-width="1"',
    ],
    [
      'a polygon',
      [3, join(box, longs(3, 0, 0, 9, 0, 9, 9))],
      '<path d="M0 0L9 0L9 9Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="1"',
    ],
    [
      'a polyline',
      [4, join(box, longs(3, 0, 0, 9, 0, 9, 9))],
      '<path d="M0 0L9 0L9 9" fill="none" stroke="#000000" stroke-width="1"',
    ],
    [
      'a small polygon',
      [86, join(box, longs(3), words(0, 0, 9, 0, 9, 9))],
      '<path d="M0 0L9 0L9 9Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="1"',
    ],
    [
      'polylines',
      [7, join(box, longs(2, 5, 2, 3, 0, 0, 9, 0, 1, 1, 2, 2, 3, 3))],
      '<path d="M0 0L9 0M1 1L2 2L3 3" fill="none" stroke="#000000" stroke-width="1"',
    ],
    [
      'polygons',
      [8, join(box, longs(2, 5, 2, 3, 0, 0, 9, 0, 1, 1, 2, 2, 3, 3))],
      '<path d="M0 0L9 0ZM1 1L2 2L3 3Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="1"',
    ],
    [
      'small polygons',
      [91, join(box, longs(2, 5, 2, 3), words(0, 0, 9, 0, 1, 1, 2, 2, 3, 3))],
      '<path d="M0 0L9 0ZM1 1L2 2L3 3Z" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="1"',
    ],
  ] as const)('are drawn: %s', (_, record, svg) => {
    expect(drawn(record)?.replace(/ stroke-linecap.*/, '')).toBe(svg);
  });

  it('continue from the current point', () => {
    const records: Source[] = [
      [27, longs(1, 2)],
      [6, join(box, longs(2, 5, 6, 7, 8))],
      [5, join(box, longs(3, 10, 0, 20, 0, 30, 10))],
      [54, longs(40, 50)],
    ];
    expect(outlines(...records)).toEqual(['M1 2L5 6L7 8', 'M7 8C10 0 20 0 30 10', 'M30 10L40 50']);
  });

  it('ignore the first and the last numbers outside the kinds of points', () => {
    expect(drawn([92, join(box, longs(2), words(0, 0, 9, 9))])).toBeUndefined();
    expect(drawn([84 - 1, new Uint8Array(68)])).toBeUndefined();
  });
});

describe('a path of an enhanced metafile', () => {
  const begin: Source = [59, longs()];
  const end: Source = [60, longs()];
  const lines: Source[] = [
    [27, longs(0, 0)],
    [54, longs(9, 0)],
    [54, longs(9, 9)],
  ];

  it.each([
    [62, 'fill="#ffffff" fill-rule="evenodd"/>'],
    [63, 'fill="#ffffff" fill-rule="evenodd" stroke='],
    [64, 'fill="none" stroke='],
  ])('is painted by record %i', (type, paint) => {
    const result = drawn(begin, ...lines, [61, longs()], end, [type, box]);
    expect(result).toContain(`<path d="M0 0L9 0L9 9Z" ${paint}`);
  });

  it('is drawn only once, and discarded on request', () => {
    expect(outlines(begin, ...lines, end, [62, box], [62, box])).toEqual(['M0 0L9 0L9 9']);
    expect(outlines(begin, ...lines, [68, longs()], [62, box], square)).toEqual(['M0 0L10 0L10 10L0 10Z']);
    expect(outlines(begin, ...lines, begin, ...lines, end, [62, box])).toEqual(['M0 0L9 0L9 9']);
  });

  it('clips what is drawn later', () => {
    const result = drawn(begin, ...lines, end, [67, longs(5)], square) ?? '';
    expect(result).toContain('<clipPath id="c1"><path d="M0 0L9 0L9 9"/></clipPath>');
    expect(result).toMatch(/<path d="M0 0L10 0L10 10L0 10Z"[^>]*clip-path="url\(#c1\)"/);
  });
});

describe('a clip of an enhanced metafile', () => {
  it('intersects with rectangles', () => {
    const result = drawn([30, longs(0, 0, 5, 5)], [30, longs(1, 1, 9, 9)], square);
    expect(result).toContain('<clipPath id="c2" clip-path="url(#c1)"><path d="M1 1L9 1L9 9L1 9Z"/>');
  });

  const region = (mode: number) => [75, longs(48, mode, 32, 1, 1, 16, 0, 0, 0, 0, 2, 3, 4, 5)] as const;

  it('is a region in device units, or is removed', () => {
    const clip: Source = [30, longs(0, 0, 5, 5)];
    expect(drawn(clip, region(5), square)).toContain(
      '<clipPath id="c2"><path d="M2 3L4 3L4 5L2 5Z"/></clipPath>',
    );
    expect(drawn(clip, region(1), square)).toContain('<clipPath id="c2" clip-path="url(#c1)">');
    expect(drawn(clip, region(2), square)).not.toContain('c2');
    expect(drawn(clip, [75, longs(0, 5)], square)).not.toContain('clip-path=');
  });
});

describe('the texts of an enhanced metafile', () => {
  const text = (options: number, advances: readonly number[], characters = 'AB'): Source => [
    84,
    join(
      longs(0, 0, 0, 0, 2, 0, 0, 10, 20, 2, 76, options, 0, 0, 0, 0, advances.length > 0 ? 80 : 0),
      wide(characters).slice(0, 4),
      longs(...advances),
    ),
  ];

  it('have advances, one for each character or in pairs', () => {
    expect(drawn(text(0, [7, 8]))).toContain('x="0 7"');
    expect(drawn(text(0x2000, [7, 1, 8, 1]))).toContain('x="0 7"');
    expect(drawn(text(0x2000, [9, 1, 8, 1]))).toContain('x="0 9"');
    expect(drawn(text(0, []))).toContain('x="0"');
  });

  it('are placed at the current point when they update it', () => {
    const result = drawn([22, longs(1)], [27, longs(30, 40)], text(0, [7, 8]), text(0, [7, 8])) ?? '';
    expect([...result.matchAll(/translate\(([^)]*)\)/g)].map(([, at]) => at)).toEqual(['30 40', '45 40']);
  });

  it('have single bytes, or a short record', () => {
    const bytes = join(
      longs(0, 0, 0, 0, 2, 0, 0, 10, 20, 2, 76, 0, 0, 0, 0, 0, 0),
      Uint8Array.of(65, 66, 0, 0),
    );
    expect(drawn([83, bytes])).toContain('>AB</text>');
    const small = (flags: number, body: Uint8Array): Source => [
      108,
      join(longs(3, 4, 2, flags, 0, 0, 0), body),
    ];
    expect(drawn(small(0x300, Uint8Array.of(65, 66)))).toMatch(/translate\(3 4\).*>AB</);
    expect(drawn(small(0x100, wide('角A')))).toContain('>角A</text>');
    expect(drawn(small(0, join(longs(0, 0, 0, 0), wide('角A'))))).toContain('>角A</text>');
  });

  it('have their colour', () => {
    expect(drawn([24, longs(0xff)], text(0, []))).toContain('fill="#ff0000"');
  });
});

describe('the bitmaps of an enhanced metafile', () => {
  const info = longs(40, 1, 1, (24 << 16) | 1, 0, 4, 0, 0, 0, 0);
  const bits = longs(0xff);
  const blit = (type: number, operation: number, size: number): Source => [
    type,
    join(
      longs(0, 0, 0, 0, 1, 2, 3, 4, operation),
      new Uint8Array(40),
      longs(100, size, 140, 4),
      new Uint8Array(0),
      info,
      bits,
    ),
  ];

  it.each([76, 77, 114, 116])('are copied by record %i', (type) => {
    expect(drawn(blit(type, 0x00cc0020, 40))).toContain('matrix(3 0 0 4 1 2)');
  });

  it('are blended by their operation, except where transparency replaces it', () => {
    expect(drawn(blit(76, 0x008800c6, 40))).toContain('multiply');
    expect(drawn(blit(114, 0x008800c6, 40))).not.toContain('multiply');
    expect(drawn(blit(76, 0x00aa0029, 40))).toBeUndefined();
  });

  it('may be missing, and the brush fills the place', () => {
    expect(outlines(blit(76, 0x00f00021, 0))).toEqual(['M1 2L4 2L4 6L1 6Z']);
    expect(drawn(blit(76, 0x00cc0020, 0))).toBeUndefined();
  });
});

describe('emfToSvg', () => {
  it('returns undefined for a header that is too short', () => {
    expect(emfToSvg(emf().slice(0, 87))).toBeUndefined();
  });

  it('skips a record that is too short', () => {
    expect(outlines(square, [43, longs(0)])).toEqual(['M0 0L10 0L10 10L0 10Z']);
  });
});
