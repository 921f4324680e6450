import { describe, expect, it } from 'vitest';
import { MetafileDrawing } from './drawing.ts';
import { arc, bezier, ellipse, polyline, rectangle, roundRectangle, sector } from './shapes.ts';

const drawing = () => new MetafileDrawing(1, 1);

describe('polyline', () => {
  it('joins points by lines, and closes the outline on request', () => {
    expect(polyline(drawing(), [1, 2, 3, 4, 5, 6], false)).toBe('M1 2L3 4L5 6');
    expect(polyline(drawing(), [1, 2, 3, 4], true)).toBe('M1 2L3 4Z');
  });

  it('leaves out half a point, and closes no empty outline', () => {
    expect(polyline(drawing(), [1, 2, 3], false)).toBe('M1 2');
    expect(polyline(drawing(), [], true)).toBe('');
  });
});

describe('bezier', () => {
  it('begins at its first point, or at the current point', () => {
    const curve = [10, 0, 10, 5, 5, 10];
    expect(bezier(drawing(), [0, 1, ...curve], true)).toBe('M0 1C10 0 10 5 5 10');
    expect(bezier(drawing(), curve, false)).toBe('C10 0 10 5 5 10');
  });

  it('leaves out an incomplete segment', () => {
    expect(bezier(drawing(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], false)).toBe('C1 2 3 4 5 6');
  });
});

it('rectangle is closed and begins at the upper left corner', () => {
  expect(rectangle(drawing(), 1, 2, 30, 40)).toBe('M1 2L30 2L30 40L1 40Z');
});

describe('roundRectangle', () => {
  it('has corners of half the given width and height', () => {
    expect(roundRectangle(drawing(), [0, 0, 100, 50], 20, 10)).toBe(
      'M10 0L90 0C95.52 0 100 2.24 100 5L100 45C100 47.76 95.52 50 90 50L10 50C4.48 50 0 47.76 0 45L0 5C0 2.24 4.48 0 10 0Z',
    );
  });

  it('has corners of at most half the rectangle, for negative sizes too', () => {
    expect(roundRectangle(drawing(), [0, 0, 40, 20], -500, 900)).toBe(
      roundRectangle(drawing(), [0, 0, 40, 20], 40, 20),
    );
  });
});

it('ellipse fills its box, in four curves from the right clockwise', () => {
  expect(ellipse(drawing(), 10, 20, 30, 60)).toBe(
    'M30 40C30 51.05 25.52 60 20 60C14.48 60 10 51.05 10 40C10 28.95 14.48 20 20 20C25.52 20 30 28.95 30 40Z',
  );
});

describe('arc', () => {
  const box = [0, 0, 20, 10] as const;

  it('runs counter-clockwise from the first ray to the second', () => {
    expect(arc(drawing(), box, [20, 5, 10, 0], 'arc')).toBe('M20 5C20 2.24 15.52 0 10 0');
    expect(arc(drawing(), box, [10, 0, 20, 5], 'arc')).toBe(
      'M10 0C4.48 0 0 2.24 0 5C0 7.76 4.48 10 10 10C15.52 10 20 7.76 20 5',
    );
  });

  it('is the whole ellipse when both rays are equal', () => {
    expect(arc(drawing(), box, [20, 5, 20, 5], 'arc').split('C')).toHaveLength(5);
  });

  it('is closed as a chord, and through the middle as a pie', () => {
    const curve = arc(drawing(), box, [20, 5, 10, 0], 'arc');
    expect(arc(drawing(), box, [20, 5, 10, 0], 'chord')).toBe(`${curve}Z`);
    expect(arc(drawing(), box, [20, 5, 10, 0], 'pie')).toBe(`${curve}L10 5Z`);
  });

  it('has a finite outline for a box without size', () => {
    expect(arc(drawing(), [5, 5, 5, 5], [6, 5, 5, 4], 'arc')).toBe('M6 5C6 4.45 5.55 4 5 4');
  });

  it('has the same outline for a mirrored box', () => {
    expect(arc(drawing(), [20, 10, 0, 0], [20, 5, 10, 0], 'arc')).toBe(
      arc(drawing(), box, [20, 5, 10, 0], 'arc'),
    );
  });
});

describe('sector', () => {
  it('runs clockwise by degrees from the right, and a pie includes the middle', () => {
    expect(sector(drawing(), [0, 0, 20, 10], 0, 90, false)).toBe('M20 5C20 7.76 15.52 10 10 10');
    expect(sector(drawing(), [0, 0, 20, 10], 0, 90, true)).toBe('M20 5C20 7.76 15.52 10 10 10L10 5Z');
    expect(sector(drawing(), [0, 0, 20, 10], 180, -90, false)).toBe('M0 5C0 7.76 4.48 10 10 10');
  });

  it('has at most a full turn', () => {
    const full = sector(drawing(), [0, 0, 20, 10], 0, 360, false);
    expect(sector(drawing(), [0, 0, 20, 10], 0, 800, false)).toBe(full);
    expect(sector(drawing(), [0, 0, 20, 10], 0, -800, false)).toBe(
      sector(drawing(), [0, 0, 20, 10], 0, -360, false),
    );
  });
});
