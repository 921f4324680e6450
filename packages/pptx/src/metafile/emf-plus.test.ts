import { describe, expect, it } from 'vitest';
import { floats, join, longs, PLUS_VERSION, plusRecords, wide, words } from '../../test/metafile-source.ts';
import { MetafileDrawing } from './drawing.ts';
import { EmfPlusPlayer } from './emf-plus.ts';

type Source = readonly [type: number, flags: number, data: Uint8Array];

const RED = 0xffff0000 | 0;
const EMPTY = new Uint8Array();
/** A pen as object 1, a path as object 2, a font as object 3. */
const pen: Source = [
  0x4008,
  0x0201,
  join(longs(PLUS_VERSION, 0, 0, 0), floats(2), longs(PLUS_VERSION, 0, 0xff00ff00 | 0)),
];
const path: Source = [
  0x4008,
  0x0302,
  join(
    longs(PLUS_VERSION, 7, 0x4000),
    words(0, 0, 9, 0, 10, 0, 10, 10, 0, 10, 3, 3, 4, 4),
    Uint8Array.of(0, 1, 3, 3, 0x83, 0, 0x81),
  ),
];
const font = (unit: number): Source => [
  0x4008,
  0x0603,
  join(longs(PLUS_VERSION), floats(12), longs(unit, 0, 0, 4), wide('Song')),
];
const square: Source = [0x400a, 0xc000, join(longs(RED, 1), words(0, 0, 20, 10))];

function player(...records: readonly Source[]): { svg: string; dual: boolean } {
  const drawing = new MetafileDrawing(1, 1);
  const playing = new EmfPlusPlayer(drawing);
  playing.play(plusRecords(...records));
  const svg = drawing.svg([0, 0, 1, 1], 1, 1).replace(/^<svg [^>]*>|<\/svg>$/g, '');
  return { svg, dual: playing.dual };
}

function outlines(...records: readonly Source[]): string[] {
  return [...player(...records).svg.matchAll(/<path d="([^"]*)"/g)].map(([, d = '']) => d);
}

describe('the figures of GDI+', () => {
  it.each([
    [
      'filled rectangles',
      0x400a,
      0xc000,
      join(longs(RED, 2), words(0, 0, 20, 10, 5, 5, 1, 2)),
      '<path d="M0 0L20 0L20 10L0 10Z" fill="#ff0000" fill-rule="evenodd"/><path d="M5 5L6 5L6 7L5 7Z" fill="#ff0000" fill-rule="evenodd"/>',
    ],
    [
      'rectangles',
      0x400b,
      0x4001,
      join(longs(1), words(0, 0, 20, 10)),
      '<path d="M0 0L20 0L20 10L0 10Z" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
    [
      'a filled polygon',
      0x400c,
      0xc000,
      join(longs(RED, 3), words(0, 0, 9, 0, 9, 9)),
      '<path d="M0 0L9 0L9 9Z" fill="#ff0000" fill-rule="evenodd"/>',
    ],
    [
      'lines',
      0x400d,
      0x4001,
      join(longs(3), words(0, 0, 9, 0, 9, 9)),
      '<path d="M0 0L9 0L9 9" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
    [
      'closed lines',
      0x400d,
      0x6001,
      join(longs(3), words(0, 0, 9, 0, 9, 9)),
      '<path d="M0 0L9 0L9 9Z" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
    [
      'a filled ellipse',
      0x400e,
      0xc000,
      join(longs(RED), words(0, 0, 20, 10)),
      '<path d="M20 5C20 7.76 15.52 10 10 10C4.48 10 0 7.76 0 5C0 2.24 4.48 0 10 0C15.52 0 20 2.24 20 5Z" fill="#ff0000" fill-rule="evenodd"/>',
    ],
    [
      'an ellipse',
      0x400f,
      0x4001,
      words(0, 0, 20, 10),
      '<path d="M20 5C20 7.76 15.52 10 10 10C4.48 10 0 7.76 0 5C0 2.24 4.48 0 10 0C15.52 0 20 2.24 20 5Z" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
    [
      'a filled pie',
      0x4010,
      0xc000,
      join(longs(RED), floats(0, 90), words(0, 0, 20, 10)),
      '<path d="M20 5C20 7.76 15.52 10 10 10L10 5Z" fill="#ff0000" fill-rule="evenodd"/>',
    ],
    [
      'a pie',
      0x4011,
      0x4001,
      join(floats(0, 90), words(0, 0, 20, 10)),
      '<path d="M20 5C20 7.76 15.52 10 10 10L10 5Z" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
    [
      'an arc',
      0x4012,
      0x4001,
      join(floats(0, 90), words(0, 0, 20, 10)),
      '<path d="M20 5C20 7.76 15.52 10 10 10" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
    [
      'a filled path',
      0x4014,
      0x8002,
      longs(RED),
      '<path d="M0 0L9 0C10 0 10 10 0 10ZM3 3L4 4Z" fill="#ff0000" fill-rule="evenodd"/>',
    ],
    [
      'a path',
      0x4015,
      2,
      longs(1),
      '<path d="M0 0L9 0C10 0 10 10 0 10ZM3 3L4 4Z" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
    [
      'a filled closed curve',
      0x4016,
      0xc000,
      join(longs(RED), floats(0.5), longs(3), words(0, 0, 9, 0, 9, 9)),
      '<path d="M0 0L9 0L9 9Z" fill="#ff0000" fill-rule="evenodd"/>',
    ],
    [
      'a Bézier curve',
      0x4019,
      0x4001,
      join(longs(4), words(0, 0, 1, 1, 2, 2, 3, 3)),
      '<path d="M0 0C1 1 2 2 3 3" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
    [
      'a rectangle of floats',
      0x400b,
      1,
      join(longs(1), floats(0.5, 1.5, 2, 3)),
      '<path d="M0.5 1.5L2.5 1.5L2.5 4.5L0.5 4.5Z" fill="none" stroke="#00ff00" stroke-width="2"',
    ],
  ])('are drawn: %s', (_, type, flags, data, svg) => {
    expect(player(pen, path, [type, flags, data]).svg.replace(/ stroke-linecap.*/, '')).toBe(svg);
  });

  it('are left out without their pen, brush or path', () => {
    expect(outlines([0x400f, 0x4001, words(0, 0, 20, 10)])).toEqual([]);
    expect(outlines([0x400a, 0x4000, join(longs(7, 1), words(0, 0, 20, 10))])).toEqual([]);
    expect(outlines(pen, [0x400a, 0x4000, join(longs(1, 1), words(0, 0, 20, 10))])).toEqual([]);
    expect(outlines(path, [0x400f, 0x4002, words(0, 0, 20, 10)])).toEqual([]);
    expect(outlines(pen, [0x4015, 1, longs(1)])).toEqual([]);
    expect(outlines(pen, [0x4013, 0x8000, longs(RED)])).toEqual([]);
  });

  it('are as many as the data contain', () => {
    expect(outlines([0x400a, 0xc000, join(longs(RED, 9), words(0, 0, 20, 10))])).toEqual([
      'M0 0L20 0L20 10L0 10Z',
    ]);
  });
});

describe('the transforms of GDI+', () => {
  it.each([
    ['set', 0x402a, 0, floats(2, 0, 0, 3, 1, 1), 'M1 1L41 1L41 31L1 31Z'],
    ['reset', 0x402b, 0, EMPTY, 'M0 0L20 0L20 10L0 10Z'],
    ['multiplied, first', 0x402c, 0, floats(2, 0, 0, 3, 1, 1), 'M101 1L141 1L141 31L101 31Z'],
    ['multiplied, last', 0x402c, 0x2000, floats(2, 0, 0, 3, 1, 1), 'M201 1L241 1L241 31L201 31Z'],
    ['moved', 0x402d, 0, floats(5, 6), 'M105 6L125 6L125 16L105 16Z'],
    ['scaled, first', 0x402e, 0, floats(2, 3), 'M100 0L140 0L140 30L100 30Z'],
    ['scaled, last', 0x402e, 0x2000, floats(2, 3), 'M200 0L240 0L240 30L200 30Z'],
    ['rotated', 0x402f, 0, floats(90), 'M100 0L100 20L90 20L90 0Z'],
  ])('are %s', (_, type, flags, data, outline) => {
    expect(outlines([0x402a, 0, floats(1, 0, 0, 1, 100, 0)], [type, flags, data], square)).toEqual([outline]);
  });

  it.each([
    ['pixels', 2, 96, 'L20 0'],
    ['points', 3, 144, 'L40 0'],
    ['inches', 4, 10, 'L200 0'],
    ['documents', 5, 600, 'L40 0'],
    ['millimetres', 6, 254, 'L200 0'],
  ])('map page units: %s', (_, unit, dpi, line) => {
    const header: Source = [0x4001, 0, longs(PLUS_VERSION, 0, dpi, dpi)];
    expect(outlines(header, [0x4030, unit, floats(1)], square)[0]).toContain(`M0 0${line}`);
  });

  it('map page units by 96 dots per inch without a resolution, scaled', () => {
    const header: Source = [0x4001, 0, longs(PLUS_VERSION, 0, 0, 0)];
    expect(outlines(header, [0x4030, 4, floats(0.5)], square)[0]).toContain('M0 0L960 0');
  });

  it('are saved and restored by number', () => {
    const move: Source = [0x402d, 0, floats(5, 5)];
    for (const [save, restore] of [
      [0x4025, 0x4026],
      [0x4028, 0x4029],
    ] as const)
      expect(
        outlines(
          move,
          [save, 0, longs(7)],
          move,
          [restore, 0, longs(8)],
          square,
          [restore, 0, longs(7)],
          square,
        ),
      ).toEqual(['M10 10L30 10L30 20L10 20Z', 'M5 5L25 5L25 15L5 15Z']);
    const container: Source = [0x4027, 0, join(new Uint8Array(32), longs(7))];
    expect(outlines(container, move, [0x4029, 0, longs(7)], square)).toEqual(['M0 0L20 0L20 10L0 10Z']);
  });
});

describe('the clips of GDI+', () => {
  const rect = (mode: number): Source => [0x4032, mode << 8, floats(1, 2, 3, 4)];

  it('replace or intersect, and are removed', () => {
    expect(player(rect(0), square).svg).toContain('<clipPath id="c1"><path d="M1 2L4 2L4 6L1 6Z"/>');
    expect(player(rect(0), rect(1), square).svg).toContain('<clipPath id="c2" clip-path="url(#c1)">');
    expect(player(rect(0), rect(0), square).svg).toContain('<clipPath id="c2">');
    expect(player(rect(2), square).svg).not.toContain('clip');
    expect(player(rect(0), [0x4031, 0, EMPTY], square).svg).not.toContain('clip-path=');
  });

  it('are paths', () => {
    expect(player(path, [0x4033, 2, EMPTY], square).svg).toContain('<clipPath id="c1"><path d="M0 0L9 0C');
    expect(player(pen, [0x4033, 1, EMPTY], square).svg).not.toContain('clip');
  });

  it('are restored with the state', () => {
    const { svg } = player([0x4025, 0, longs(1)], rect(0), [0x4026, 0, longs(1)], square);
    expect(svg).not.toContain('clip-path=');
  });
});

describe('the objects of GDI+', () => {
  it('may span several records', () => {
    const [, , data] = pen;
    const more = (part: Uint8Array): Source => [0x4008, 0x8201, join(longs(data.length), part)];
    const line: Source = [0x400b, 0x4001, join(longs(1), words(0, 0, 20, 10))];
    const parts = [more(data.slice(0, 8)), more(data.slice(8, 20))];
    expect(player(...parts, [0x4008, 0x0201, data.slice(20)], line).svg).toContain('stroke="#00ff00"');
    expect(player(...parts, [0x4008, 0x0201, data.slice(20)], pen, line).svg).toContain('stroke="#00ff00"');
  });

  it('are pictures in a rectangle or a parallelogram', () => {
    const image: Source = [0x4008, 0x0501, join(longs(PLUS_VERSION, 1, 0, 0, 0, 0, 1), Uint8Array.of(0x89))];
    const source = new Uint8Array(24);
    expect(player(image, [0x401a, 0x4001, join(source, words(1, 2, 30, 40))]).svg).toContain(
      'matrix(30 0 0 40 1 2)',
    );
    const corners = join(source, longs(3), words(1, 2, 31, 7, 11, 42));
    expect(player(image, [0x401b, 0x4001, corners]).svg).toContain('matrix(30 5 10 40 1 2)');
    expect(player(pen, [0x401a, 0x4001, join(source, words(1, 2, 30, 40))]).svg).toBe('');
  });
});

describe('the texts of GDI+', () => {
  const format = (align: number, lineAlign: number): Source => [
    0x4008,
    0x0704,
    longs(PLUS_VERSION, 0, 0, align, lineAlign),
  ];
  const text = (letters: string): Source => [
    0x401c,
    0x8003,
    join(longs(RED, 4, letters.length), floats(10, 20, 100, 200), wide(letters)),
  ];
  const look = (...records: readonly Source[]) =>
    [
      ...player(...records).svg.matchAll(/translate\(([^)]*)\)[^>]*?(?:text-anchor="(\w+)")?[^>]*>([^<]*)</g),
    ].map(([, at, , letters]) => `${at} ${letters}`);

  it.each([
    [0, 0, '10 20 A'],
    [1, 0, '60 20 A'],
    [2, 0, '110 20 A'],
    [0, 1, '10 112.8 A'],
    [0, 2, '10 205.6 A'],
  ])('are aligned by the format %i and %i', (align, lineAlign, expected) => {
    expect(look(font(2), format(align, lineAlign), text('A'))).toEqual([expected]);
  });

  it('have an anchor by their alignment', () => {
    const anchor = (align: number) =>
      /text-anchor="(\w+)"/.exec(player(font(2), format(align, 0), text('A')).svg)?.[1];
    expect([0, 1, 2].map(anchor)).toEqual([undefined, 'middle', 'end']);
  });

  it('have several lines', () => {
    expect(look(font(2), text('A\r\nB\nC'))).toEqual(['10 20 A', '10 34.4 B', '10 48.8 C']);
  });

  it.each([
    [2, '12'],
    [3, '16'],
    [4, '1152'],
  ])('have the size of the font in its unit %i', (unit, size) => {
    expect(player(font(unit), text('A')).svg).toContain(`font-size="${size}" fill="#ff0000"`);
  });

  it('are left out without a font or brush', () => {
    expect(player(text('A')).svg).toBe('');
    expect(player(pen, font(2), [0x401c, 3, join(longs(1, 4, 1), floats(0, 0, 0, 0), wide('A'))]).svg).toBe(
      '',
    );
  });

  const glyphs = (options: number, matrix: number, ...rest: Uint8Array[]): Source => [
    0x4036,
    0x8003,
    join(longs(RED, options, matrix, 2), wide('AB').slice(0, 4), ...rest),
  ];

  it('have a position for each character, or for the first', () => {
    expect(look(font(2), glyphs(1, 0, floats(1, 2, 30, 4)))).toEqual(['1 2 A', '30 4 B']);
    expect(look(font(2), glyphs(5, 0, floats(1, 2)))).toEqual(['1 2 AB']);
    expect(look(font(2), glyphs(5, 1, floats(1, 2), floats(2, 0, 0, 2, 0, 0)))).toEqual(['2 4 AB']);
    expect(player(font(2), glyphs(5, 0, floats(1, 2))).svg).toContain('y="0"');
  });

  it('are left out when they are indices of glyphs', () => {
    expect(look(font(2), glyphs(0, 0, floats(1, 2, 30, 4)))).toEqual([]);
  });
});

describe('EmfPlusPlayer.play', () => {
  it('sets whether the older records draw the same', () => {
    expect(player([0x4001, 1, longs(PLUS_VERSION, 0, 96, 96)]).dual).toBe(true);
    expect(player([0x4001, 2, longs(PLUS_VERSION, 0, 96, 96)]).dual).toBe(false);
  });

  it('skips a record that is too short, and stops at an invalid size', () => {
    expect(outlines([0x402a, 0, floats(2)], square)).toHaveLength(1);
    const drawing = new MetafileDrawing(1, 1);
    const broken = join(words(0x402b, 0), longs(11, 0), plusRecords(square));
    new EmfPlusPlayer(drawing).play(broken);
    expect(drawing.empty).toBe(true);
  });

  it('plays a last record without data', () => {
    const drawing = new MetafileDrawing(1, 1);
    const playing = new EmfPlusPlayer(drawing);
    playing.play(plusRecords([0x402d, 0, floats(5, 5)], [0x402b, 0, EMPTY]));
    playing.play(plusRecords(square));
    expect(drawing.svg([0, 0, 1, 1], 1, 1)).toContain('M0 0L20 0');
  });

  it('skips the padding after the data', () => {
    const padded = join(words(0x402d, 0), longs(24, 8), floats(5, 5), longs(0), plusRecords(square));
    const drawing = new MetafileDrawing(1, 1);
    new EmfPlusPlayer(drawing).play(padded);
    expect(drawing.svg([0, 0, 1, 1], 1, 1)).toContain('M5 5L25 5');
  });
});
