import { describe, expect, it } from 'vitest';
import { colorOf, type Font, MetafileDrawing, type Pen, short } from './drawing.ts';
import { brushOf, penOf, stockObject } from './objects.ts';

const content = (drawing: MetafileDrawing) =>
  drawing.svg([0, 0, 1, 1], 1, 1).replace(/^<svg [^>]*>|<\/svg>$/g, '');

describe('MetafileDrawing.path', () => {
  const d = 'M0 0L1 1';

  it('fills, strokes, or does both', () => {
    const drawing = new MetafileDrawing(1, 0.5);
    for (const paint of ['fill', 'stroke', 'both'] as const) drawing.path(d, paint);
    drawing.path('', 'both');
    expect(content(drawing)).toBe(
      '<path d="M0 0L1 1" fill="#ffffff" fill-rule="evenodd"/><path d="M0 0L1 1" fill="none" stroke="#000000" stroke-width="0.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M0 0L1 1" fill="#ffffff" fill-rule="evenodd" stroke="#000000" stroke-width="0.5" stroke-linecap="round" stroke-linejoin="round"/>',
    );
  });

  it('draws nothing without a pen and a brush', () => {
    const drawing = new MetafileDrawing(1, 1);
    drawing.state.pen = { ...drawing.state.pen, dash: 'none' };
    drawing.path(d, 'stroke');
    drawing.state.brush = { color: undefined, opacity: 1 };
    drawing.path(d, 'both');
    expect(drawing.empty).toBe(true);
    drawing.state.brush = { color: '#123456', opacity: 0.5 };
    drawing.path(d, 'both');
    expect(content(drawing)).toBe(`<path d="${d}" fill="#123456" fill-opacity="0.5" fill-rule="evenodd"/>`);
  });

  it.each([
    ['dash', '6 2'],
    ['dot', '2 2'],
    ['dashDot', '6 2 2 2'],
    ['dashDotDot', '6 2 2 2 2 2'],
  ] as const)('has dashes by the width of the pen: %s', (dash, pattern) => {
    const drawing = new MetafileDrawing(1, 1);
    drawing.state.pen = { ...drawing.state.pen, dash, width: 2 };
    drawing.path(d, 'stroke');
    expect(content(drawing)).toContain(`stroke-dasharray="${pattern}"`);
  });

  it('has a width by the scale of the map, at least a hairline', () => {
    const drawing = new MetafileDrawing(1, 3);
    drawing.state.map.world = { a: 2, b: 0, c: 0, d: 8, e: 0, f: 0 };
    const pen: Pen = { ...drawing.state.pen, width: 5, opacity: 0.25 };
    drawing.state.pen = pen;
    drawing.path(d, 'stroke');
    expect(content(drawing)).toContain('stroke-opacity="0.25" stroke-width="20"');
    drawing.state.pen = { ...pen, width: 0.1 };
    drawing.path(d, 'stroke');
    expect(content(drawing)).toContain('stroke-width="3"');
  });
});

describe('MetafileDrawing.save and restore', () => {
  it('restore the last state, or the state with a number', () => {
    const drawing = new MetafileDrawing(1, 1);
    for (const x of [1, 2, 3]) {
      drawing.state.x = x;
      drawing.state.map.windowX = x;
      drawing.save();
    }
    drawing.state.x = 9;
    drawing.restore(-1);
    expect([drawing.state.x, drawing.state.map.windowX]).toEqual([3, 3]);
    drawing.restore(1);
    expect(drawing.state.x).toBe(1);
    drawing.state.x = 7;
    drawing.restore(1);
    drawing.restore(-1);
    expect(drawing.state.x).toBe(7);
  });
});

describe('MetafileDrawing.extent', () => {
  it('contains all points, and is undefined without an area', () => {
    const drawing = new MetafileDrawing(1, 1);
    expect(drawing.extent).toBeUndefined();
    drawing.point(1, 2);
    expect(drawing.extent).toBeUndefined();
    drawing.point(4, 2);
    expect(drawing.extent).toBeUndefined();
    drawing.point(Number.NaN, 100);
    drawing.point(3, -6);
    expect(drawing.extent).toEqual([1, -6, 3, 8]);
  });
});

describe('MetafileDrawing.image', () => {
  it('is placed by the map, and may be blended or shown in part', () => {
    const drawing = new MetafileDrawing(1, 1);
    drawing.state.map.world = { a: 2, b: 0, c: 0, d: 3, e: 10, f: 20 };
    drawing.image('data:x', { x: 1, y: 2, w: 4, h: 5 }, undefined);
    drawing.image('data:y', { x: 1, y: 2, w: 4, h: 5 }, 'multiply', { x: 0.25, y: 0, w: 0.5, h: 1 });
    expect(content(drawing)).toBe(
      '<image width="1" height="1" preserveAspectRatio="none" transform="matrix(8 0 0 15 12 26)" href="data:x"/><g transform="matrix(8 0 0 15 12 26)" style="mix-blend-mode:multiply"><svg width="1" height="1" viewBox="0.25 0 0.5 1" preserveAspectRatio="none"><image width="1" height="1" preserveAspectRatio="none" href="data:y"/></svg></g>',
    );
    expect(drawing.extent).toEqual([12, 26, 8, 15]);
  });

  it('draws nothing without a size', () => {
    const drawing = new MetafileDrawing(1, 1);
    drawing.image('data:x', { x: 1, y: 2, w: 0, h: 5 }, undefined);
    drawing.image('data:x', { x: 1, y: 2, w: 4, h: 0 }, undefined);
    drawing.image('data:x', { x: Number.NaN, y: 2, w: 4, h: 5 }, undefined);
    expect(drawing.empty).toBe(true);
  });
});

describe('MetafileDrawing.text', () => {
  const font: Font = {
    height: -10,
    face: 'Arial',
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    turn: 0,
    charset: 0,
  };
  const text = (changes: Partial<Font>, align = 0, advances: readonly number[] = []) => {
    const drawing = new MetafileDrawing(1, 1);
    drawing.state.font = { ...font, ...changes };
    drawing.state.align = align;
    drawing.text('AB', 5, 6, advances);
    return content(drawing).replace(/^<text transform="translate\(5 6\)| fill="#000000"| xml:space.*$/g, '');
  };

  it.each([
    ['plain', {}, 0, [], '" x="0" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10"'],
    [
      'by the height of a line',
      { height: 100 },
      0,
      [],
      '" x="0" y="78.3" font-family="Arial, Liberation Sans, sans-serif" font-size="87"',
    ],
    [
      'without a height',
      { height: 0 },
      0,
      [],
      '" x="0" y="10.8" font-family="Arial, Liberation Sans, sans-serif" font-size="12"',
    ],
    [
      'with its style',
      { bold: true, italic: true, underline: true, strike: true },
      0,
      [],
      '" x="0" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10" font-weight="bold" font-style="italic" text-decoration="underline line-through"',
    ],
    [
      'struck',
      { strike: true },
      0,
      [],
      '" x="0" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10" text-decoration="line-through"',
    ],
    [
      'rotated',
      { turn: 30 },
      0,
      [],
      ' rotate(-30)" x="0" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10"',
    ],
    [
      'in a serif font',
      { face: '"Song"' },
      0,
      [],
      '" x="0" y="9" font-family="Song, Liberation Serif, serif" font-size="10"',
    ],
    [
      'in a symbol font',
      { face: 'Wingdings 2' },
      0,
      [],
      '" x="0" y="9" font-family="Times New Roman, Liberation Serif, serif" font-size="10"',
    ],
    [
      'in the middle',
      {},
      6,
      [],
      '" x="0" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10" text-anchor="middle"',
    ],
    [
      'at the end',
      {},
      2,
      [],
      '" x="0" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10" text-anchor="end"',
    ],
    [
      'on the base line',
      {},
      24,
      [],
      '" x="0" y="0" font-family="Arial, Liberation Sans, sans-serif" font-size="10"',
    ],
    [
      'above the bottom',
      {},
      8,
      [],
      '" x="0" y="-2.1" font-family="Arial, Liberation Sans, sans-serif" font-size="10"',
    ],
    [
      'with advances',
      {},
      0,
      [7, 8],
      '" x="0 7" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10"',
    ],
    [
      'with advances in the middle',
      {},
      6,
      [7, 9],
      '" x="-8 -1" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10"',
    ],
    [
      'with advances at the end',
      {},
      2,
      [7, 8],
      '" x="-15 -8" y="9" font-family="Arial, Liberation Sans, sans-serif" font-size="10"',
    ],
  ] as const)('is written %s', (_, changes, align, advances, svg) => {
    expect(text(changes, align, advances)).toBe(svg);
  });

  it('writes nothing for an empty text', () => {
    const drawing = new MetafileDrawing(1, 1);
    drawing.text('', 0, 0, []);
    expect(drawing.empty).toBe(true);
  });
});

describe('MetafileDrawing.clip', () => {
  it('is a path, within the current clip on request, until it is removed', () => {
    const drawing = new MetafileDrawing(1, 1);
    drawing.clip('M0 0Z', true);
    drawing.clip('M1 1Z', true);
    drawing.clip('M2 2Z', false);
    drawing.path('M9 9', 'fill');
    drawing.clip(undefined, false);
    drawing.path('M8 8', 'fill');
    expect(content(drawing)).toBe(
      '<defs><clipPath id="c1"><path d="M0 0Z"/></clipPath><clipPath id="c2" clip-path="url(#c1)"><path d="M1 1Z"/></clipPath><clipPath id="c3"><path d="M2 2Z"/></clipPath></defs><path d="M9 9" fill="#ffffff" fill-rule="evenodd" clip-path="url(#c3)"/><path d="M8 8" fill="#ffffff" fill-rule="evenodd"/>',
    );
  });
});

describe('MetafileDrawing with a gradient', () => {
  const stops = [
    { offset: -1, argb: 0xff112233 },
    { offset: 2, argb: 0x80abcdef },
  ];
  const filled = (type: 'linear' | 'radial', spread: 'pad' | 'repeat', width = 10) => {
    const drawing = new MetafileDrawing(1, 1);
    const matrix = { a: width, b: 0, c: 0, d: 20, e: 1, f: 2 };
    drawing.state.brush = { color: '#123456', opacity: 1, gradient: { type, spread, stops, matrix } };
    drawing.path('M0 0', 'fill');
    return content(drawing);
  };

  it('has a definition with its stops', () => {
    expect(filled('linear', 'pad')).toBe(
      '<defs><linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0" gradientTransform="matrix(10 0 0 20 1 2)"><stop offset="0" stop-color="#112233"/><stop offset="1" stop-color="#abcdef" stop-opacity="0.5"/></linearGradient></defs><path d="M0 0" fill="url(#g1)" fill-rule="evenodd"/>',
    );
    expect(filled('radial', 'repeat')).toBe(
      '<defs><radialGradient id="g1" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(10 0 0 20 1 2)" spreadMethod="repeat"><stop offset="0" stop-color="#112233"/><stop offset="1" stop-color="#abcdef" stop-opacity="0.5"/></radialGradient></defs><path d="M0 0" fill="url(#g1)" fill-rule="evenodd"/>',
    );
  });

  it('has its colour when the gradient would be invisible', () => {
    expect(filled('linear', 'pad', 0)).toBe('<path d="M0 0" fill="#123456" fill-rule="evenodd"/>');
  });
});

it('short has two decimals, and 0 for what is no number', () => {
  expect([1.005, 2.346, -0.5, Number.NaN, Number.POSITIVE_INFINITY].map(short)).toEqual([
    1, 2.35, -0.5, 0, 0,
  ]);
});

it('colorOf returns the colour of a COLORREF', () => {
  expect([0x00332211, 0x000000ff, 0xff000001].map(colorOf)).toEqual(['#112233', '#ff0000', '#010000']);
});

describe('penOf', () => {
  it.each([
    [0, 'solid'],
    [1, 'dash'],
    [2, 'dot'],
    [3, 'dashDot'],
    [4, 'dashDotDot'],
    [5, 'none'],
    [6, 'solid'],
    [7, 'solid'],
  ])('returns the dashes of style %i', (style, dash) => {
    expect(penOf(style, 1, 0).dash).toBe(dash);
  });

  it.each([
    [0x000, 'round'],
    [0x100, 'square'],
    [0x200, 'butt'],
  ])('returns the cap of style %i', (style, cap) => {
    expect(penOf(style, 1, 0).cap).toBe(cap);
  });

  it.each([
    [0x0000, 'round'],
    [0x1000, 'bevel'],
    [0x2000, 'miter'],
  ])('returns the join of style %i', (style, join) => {
    expect(penOf(style, 1, 0).join).toBe(join);
  });

  it('returns the colour from its COLORREF, and a positive width', () => {
    expect(penOf(0x2202, -3, 0x00112233)).toEqual({
      color: '#332211',
      width: 3,
      dash: 'dot',
      cap: 'butt',
      join: 'miter',
    });
  });
});

describe('brushOf', () => {
  it('returns a solid colour, none, or a translucent colour for hatches', () => {
    expect(brushOf(0, 0x0000ff)).toEqual({ color: '#ff0000', opacity: 1 });
    expect(brushOf(1, 0x0000ff)).toEqual({ color: undefined, opacity: 1 });
    expect(brushOf(2, 0x0000ff)).toEqual({ color: '#ff0000', opacity: 0.4 });
  });
});

describe('stockObject', () => {
  it.each([
    [0, '#ffffff'],
    [1, '#c0c0c0'],
    [2, '#808080'],
    [3, '#404040'],
    [4, '#000000'],
    [5, undefined],
  ])('returns the brush with number %i', (index, color) => {
    expect(stockObject(0x80000000 + index)).toEqual({ type: 'brush', brush: { color, opacity: 1 } });
  });

  it.each([
    [6, '#ffffff', 'solid'],
    [7, '#000000', 'solid'],
    [8, '#000000', 'none'],
  ])('returns the pen with number %i', (index, color, dash) => {
    expect(stockObject(0x80000000 + index)).toMatchObject({ type: 'pen', pen: { color, dash, width: 0 } });
  });

  it('returns undefined for fonts and for objects of the file', () => {
    expect([0x80000009, 0x7fffffff, 3].map(stockObject)).toEqual([undefined, undefined, undefined]);
  });
});
