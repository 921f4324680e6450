import type { Line } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { endMarkers, shorten } from './line-ends.tsx';

describe('a line with arrowheads', () => {
  it('ends before its end points, along its direction', () => {
    expect(shorten('M0 0L100 0', 10, 20)).toBe('M 10 0 L 80 0');
    expect(shorten('M0 0L0 50L100 50', 5, 5)).toBe('M 0 5 L 0 50 L 95 50');
    expect(shorten('M0 0C0 50 50 100 100 100', 0, 10)).toBe('M 0 0 C 0 50 50 100 90 100');
  });

  it('keeps its length when it is shorter than its arrowheads', () => {
    expect(shorten('M0 0L10 0', 0, 20)).toBe('M 0 0 L 10 0');
  });

  it('keeps the ends of arcs, and coordinates with exponents', () => {
    expect(shorten('M0 0A5 5 0 0 1 100 0', 10, 20)).toBe('M 0 0 A 5 5 0 0 1 100 0');
    expect(shorten('M1e-7 0L100 0', 0, 20)).toBe('M 1e-7 0 L 80 0');
  });
});

describe('endMarkers', () => {
  const made = (line: object, d = 'M0 0L100 0') => {
    const { defs, ...rest } = endMarkers({ width: 4, ...line } as Line, d, '#aa0000', 'm');
    return { ...rest, html: renderToStaticMarkup(<svg aria-hidden="true">{defs}</svg>) };
  };
  const pathOf = (html: string) => /<path d="([^"]*)"/.exec(html)?.[1];

  it('has no markers without arrowheads, and none on a closed path', () => {
    const plain = { d: 'M0 0L100 0', start: undefined, end: undefined };
    expect(made({})).toMatchObject(plain);
    expect(made({ head: { type: 'none' }, tail: { type: 'none' } })).toMatchObject(plain);
    expect(made({ tail: { type: 'triangle' } }, 'M0 0L9 9Z')).toMatchObject({
      d: 'M0 0L9 9Z',
      end: undefined,
    });
  });

  it('has a marker at each end with an arrowhead', () => {
    expect(made({ head: { type: 'oval' } })).toMatchObject({ start: 'url(#mh)', end: undefined });
    expect(made({ tail: { type: 'oval' } })).toMatchObject({ start: undefined, end: 'url(#mt)' });
    expect(made({ head: { type: 'oval' }, tail: { type: 'oval' } }).html.match(/<marker/g)).toHaveLength(2);
  });

  it.each([
    ['triangle', 'M0 -6L12 0L0 6Z', 100 - 10.8, 12 - 10.8],
    ['stealth', 'M0 -6L12 0L0 6L4.800000000000001 0Z', 100 - 7.2, 12 - 7.2],
    ['arrow', 'M0 -6L12 0L0 6', 100 - 2.4, 12 - 2.4],
    ['diamond', 'M-6 0L0 -6L6 0L0 6Z', 100, 0],
  ])('draws a %s as %s, and ends the line at %d', (type, outline, x, refX) => {
    const { d, html } = made({ tail: { type } });
    expect(pathOf(html)).toBe(outline);
    expect(Number(d.split(' ').at(-2))).toBeCloseTo(x, 9);
    expect(Number(/refX="([^"]*)"/.exec(html)?.[1])).toBeCloseTo(refX, 9);
    expect(html).toContain(
      type === 'arrow' ? 'fill="none" stroke="#aa0000" stroke-width="4"' : 'fill="#aa0000"',
    );
  });

  it('has the length and the width of the file, for lines of at least two pixels', () => {
    expect(made({ tail: { type: 'oval', length: 'sm', width: 'lg' } }).html).toContain(
      '<ellipse rx="4" ry="10" fill="#aa0000"',
    );
    expect(made({ tail: { type: 'oval', length: 'lg', width: 'sm' } }).html).toContain('rx="10" ry="4"');
    const thin = made({ width: 1, tail: { type: 'oval' } }).html;
    expect(thin).toContain('rx="3" ry="3"');
    expect(thin).toContain('markerWidth="10" markerHeight="10"');
  });
});
