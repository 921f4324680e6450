import type { Frame, LineElement, ShapeElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { matrixOfFrame } from '../geometry/placement.ts';
import { gluedLine } from '../testing/connector.ts';
import { shapeRecord } from '../testing/records.ts';
import { hitsBox, hitsLine, hitsShape, inBox } from './hits.ts';

const at = (frame: Frame) => ({ matrix: matrixOfFrame(frame), w: frame.w, h: frame.h });
const frame = { x: 100, y: 100, w: 200, h: 100 };
const placed = at(frame);
const p = (x: number, y: number) => ({ x, y });

describe('inBox', () => {
  it('returns true within reach of each side', () => {
    for (const [x, y] of [
      [95, 150],
      [305, 150],
      [200, 95],
      [200, 205],
    ] as const)
      expect(inBox(placed, p(x, y), 5)).toBe(true);
    for (const [x, y] of [
      [94.9, 150],
      [305.1, 150],
      [200, 94.9],
      [200, 205.1],
    ] as const)
      expect(inBox(placed, p(x, y), 5)).toBe(false);
  });

  it('rotates with the element', () => {
    const rotated = at({ ...frame, rotation: 90 });
    expect(inBox(rotated, p(200, 55), 0)).toBe(true);
    expect(inBox(rotated, p(110, 150), 0)).toBe(false);
  });
});

it('hitsBox returns true within half the reach', () => {
  expect(hitsBox(undefined, placed, p(97, 150), 6)).toBe(true);
  expect(hitsBox(undefined, placed, p(96.9, 150), 6)).toBe(false);
});

describe('hitsShape', () => {
  const shape = shapeRecord('a', frame);
  const { fill: _, ...unfilled } = shape;
  const middle = p(200, 150);
  const hits = (element: ShapeElement, point = middle) => hitsShape(element, placed, point, 6);

  it('returns true anywhere in a filled shape, and false outside', () => {
    expect(hits(shape)).toBe(true);
    expect(hits(shape, p(97, 150))).toBe(true);
    expect(hits(shape, p(96, 150))).toBe(false);
  });

  it('returns true only at the edge of a shape without a fill and a text', () => {
    expect(hits(unfilled)).toBe(false);
    expect(hits({ ...shape, fill: { type: 'none' } })).toBe(false);
    for (const [x, y] of [
      [106, 150],
      [294, 150],
      [200, 106],
      [200, 194],
    ] as const)
      expect(hits(unfilled, p(x, y))).toBe(true);
    for (const [x, y] of [
      [106.1, 150],
      [293.9, 150],
      [200, 106.1],
      [200, 193.9],
    ] as const)
      expect(hits(unfilled, p(x, y))).toBe(false);
  });

  it('returns true in a text, a text box and a placeholder', () => {
    const words = { paragraphs: [{ runs: [] }, { runs: [{ type: 'text' as const, text: 'x' }] }] };
    expect(hits({ ...unfilled, text: words })).toBe(true);
    expect(hits({ ...unfilled, text: { paragraphs: [{ runs: [] }] } })).toBe(false);
    expect(hits({ ...unfilled, textBox: true })).toBe(true);
    expect(hits({ ...unfilled, placeholder: { type: 'body' } })).toBe(true);
  });
});

describe('hitsLine', () => {
  const line = (preset: string, more: Partial<Frame> = {}): [LineElement, ReturnType<typeof at>] => [
    gluedLine({ geometry: { type: 'preset', preset } }),
    at({ ...frame, ...more }),
  ];

  it.each(['line', 'straightConnector1'])('returns true within reach of a %s', (preset) => {
    // From (100, 100) to (300, 200).
    expect(hitsLine(...line(preset), p(200, 150), 6)).toBe(true);
    expect(hitsLine(...line(preset), p(200, 156), 6)).toBe(true);
    expect(hitsLine(...line(preset), p(200, 157), 6)).toBe(false);
    expect(hitsLine(...line(preset), p(290, 110), 6)).toBe(false);
    expect(hitsLine(...line(preset, { flipH: true }), p(290, 106), 6)).toBe(true);
  });

  it('returns true in the box of a bent or custom line', () => {
    expect(hitsLine(...line('bentConnector3'), p(290, 110), 6)).toBe(true);
    expect(hitsLine(...line('bentConnector3'), p(307, 110), 6)).toBe(false);
    const [, placement] = line('line');
    const custom = gluedLine({
      geometry: {
        type: 'custom',
        definition: { adjust: [], handles: [], sites: [], guides: [], paths: [] },
      },
    });
    expect(hitsLine(custom, placement, p(290, 110), 6)).toBe(true);
  });
});
