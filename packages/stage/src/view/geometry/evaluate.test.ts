import type { GeometryDefinition } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { evaluateGeometry } from './evaluate.ts';

/** EMU in a pixel. */
const EMU = 9525;
const px = (pixels: number) => String(pixels * EMU);

const shape = (more: object, w = 200, h = 100, adjust?: Record<string, number>) =>
  evaluateGeometry(
    { adjust: [], guides: [], handles: [], sites: [], paths: [], ...more } as unknown as GeometryDefinition,
    w,
    h,
    adjust,
  );
const pathOf = (commands: object[], more: object = {}) => shape({ paths: [{ commands, ...more }] }).paths[0];

describe('evaluateGeometry', () => {
  it('evaluates adjust values before guides, each with the values before it', () => {
    const definition = {
      adjust: [
        ['adj1', 'val 100'],
        ['adj2', '*/ adj1 2 1'],
      ],
      guides: [['x', `*/ adj2 ${EMU} 1`]],
      textRect: { l: 'x', t: 't', r: 'r', b: 'b' },
    };
    expect(shape(definition)).toMatchObject({
      adjust: { adj1: 100, adj2: 200 },
      textRect: { l: 200, t: 0, r: 200, b: 100 },
    });
    expect(shape(definition, 200, 100, { adj1: 10 })).toMatchObject({
      adjust: { adj1: 10, adj2: 20 },
      textRect: { l: 20 },
    });
    expect(shape(definition, 200, 100, { adj2: 0 }).textRect.l).toBe(0);
  });

  it('has the whole box for text when the definition has no text rectangle', () => {
    expect(shape({}).textRect).toEqual({ l: 0, t: 0, r: 200, b: 100 });
  });

  it('has its connection sites in pixels and degrees', () => {
    expect(shape({ sites: [{ ang: 'cd4', x: 'hc', y: 'b' }] }).sites).toEqual([
      { x: 100, y: 100, angle: 90 },
    ]);
  });

  it('has its handles with their ranges, open where the definition has no bound', () => {
    const handles = [
      { type: 'xy', x: 'hc', y: 'vc', refX: 'adj1', minX: '0', maxX: '50000' },
      { type: 'xy', x: 'l', y: 't', refY: 'adj2' },
      {
        type: 'polar',
        x: 'r',
        y: 'b',
        refR: 'adj3',
        minR: '1',
        maxR: '2',
        refAng: 'adj4',
        minAng: '3',
        maxAng: '4',
      },
    ];
    expect(shape({ handles }).handles).toEqual([
      { type: 'xy', x: 100, y: 50, horizontal: { name: 'adj1', min: 0, max: 50_000 }, vertical: undefined },
      {
        type: 'xy',
        x: 0,
        y: 0,
        horizontal: undefined,
        vertical: { name: 'adj2', min: -Infinity, max: Infinity },
      },
      {
        type: 'polar',
        x: 200,
        y: 100,
        radius: { name: 'adj3', min: 1, max: 2 },
        angle: { name: 'adj4', min: 3, max: 4 },
      },
    ]);
  });
});

describe('the paths of a geometry', () => {
  it('have coordinates in EMU, or are stretched from their own size', () => {
    const commands = [{ c: 'M', x: px(10), y: px(20) }, { c: 'L', x: 'r', y: 'b' }, { c: 'Z' }];
    expect(pathOf(commands)?.d).toBe('M10 20L200 100Z');
    const own = [
      { c: 'M', x: '0', y: '0' },
      { c: 'L', x: '4', y: '5' },
    ];
    expect(pathOf(own, { w: 4, h: 10 })?.d).toBe('M0 0L200 50');
  });

  it('have curves with all their points', () => {
    const commands = [
      { c: 'M', x: '0', y: '0' },
      { c: 'Q', p: [px(1), px(2), px(3), px(4)] },
      { c: 'C', p: [px(1), px(2), px(3), px(4), px(5), px(6)] },
    ];
    expect(pathOf(commands)?.d).toBe('M0 0Q1 2 3 4C1 2 3 4 5 6');
  });

  it('continue an arc from the end of the command before it, and from the beginning after a closed path', () => {
    const arc = { c: 'A', wR: px(10), hR: px(10), start: '0', swing: '5400000' };
    const from = (...before: object[]) =>
      pathOf([...before, arc])
        ?.d.split('A')
        .at(-1);
    // A quarter circle from the right to the bottom ends ten pixels to the left and below.
    const begin = { c: 'M', x: px(50), y: px(60) };
    const end = (d: string | undefined) => d?.split(/[ ,]/).slice(-2).map(Number);
    expect(end(from(begin))).toEqual([40, 70]);
    expect(end(from(begin, { c: 'L', x: px(80), y: px(60) }))).toEqual([70, 70]);
    expect(end(from(begin, { c: 'L', x: px(80), y: px(60) }, { c: 'Z' }))).toEqual([40, 70]);
    expect(end(from(begin, { c: 'Q', p: ['0', '0', px(90), px(90)] }))).toEqual([80, 100]);
    expect(end(from(begin, arc))).toEqual([30, 80]);
  });

  it('are filled and stroked unless the definition sets otherwise', () => {
    expect(pathOf([])).toEqual({ d: '', fill: 'norm', stroke: true });
    expect(pathOf([], { fill: 'darken', stroke: false })).toEqual({ d: '', fill: 'darken', stroke: false });
  });
});
