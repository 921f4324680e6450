import type { TextBody } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { DiagramNode } from './diagram-nodes.ts';
import { type DiagramBox, layOutDiagram } from './family-layout.ts';

const text: TextBody = { paragraphs: [] };
const entry = (...children: DiagramNode[]): DiagramNode => ({
  ...{ text, fill: undefined, bodyFill: undefined, label: undefined, bodyLabel: undefined },
  children,
});
const SIZE = { w: 100, h: 100 };

/** A box as preset, role, flips and rounded frame. */
function said({ preset, role, frame, node, withChildren, onlyChildren }: DiagramBox): string {
  const { x, y, w, h, flipH, flipV } = frame;
  const numbers = [x, y, w, h].map((value) => Math.round(value * 10) / 10 + 0).join(' ');
  const marks = [flipH && 'H', flipV && 'V', withChildren && 'with', onlyChildren && 'only', !node && 'free'];
  return [preset, role, ...marks.filter(Boolean), numbers].join(' ');
}
const of = (layout: string | undefined, nodes: readonly DiagramNode[], size = SIZE, turned = false) =>
  layOutDiagram(layout, nodes, size, turned).map(said);
const [leaf, parent] = [entry(), entry(entry(), entry())];

describe('layOutDiagram', () => {
  it('places blocks in centred rows, as large as they fit, for an unknown layout', () => {
    expect(of(undefined, [leaf, leaf, leaf], { w: 210, h: 150 })).toEqual([
      'rect main with 0 10 100 60',
      'rect main with 110 10 100 60',
      'rect main with 55 80 100 60',
    ]);
    expect(of('urn:x/layout/default', [leaf], { w: 100, h: 30 })).toEqual(['rect main with 25 0 50 30']);
  });

  it('places headings above their children', () => {
    expect(of('urn:x/vList2', [leaf, parent], { w: 100, h: 212 })).toEqual([
      'roundRect main 0 0 100 100',
      'roundRect main 0 112 100 45',
      'rect bare only 3 157 94 55',
    ]);
  });

  it('places headings beside their children', () => {
    expect(of('vList5', [leaf, parent], { w: 100, h: 212 })).toEqual([
      'roundRect main 0 0 36 100',
      'round2SameRect soft only 36 122 64 80',
      'roundRect main 0 112 36 100',
    ]);
  });

  it('places columns', () => {
    expect(of('hList1', [leaf, parent], { w: 210, h: 100 })).toEqual([
      'rect main 0 0 100 100',
      'rect main 110 0 100 25',
      'rect soft only 110 25 100 75',
    ]);
  });

  it('places a process with arrows between its entries', () => {
    expect(of('process1', [leaf, parent], { w: 240, h: 200 })).toEqual([
      'roundRect main with 0 55 100 90',
      'rightArrow soft free 110 88 20 24',
      'roundRect main with 140 55 100 90',
    ]);
  });

  it('places chevrons with their children below', () => {
    expect(of('chevron1', [leaf, parent], { w: 190, h: 100 })).toEqual([
      'homePlate main 0 30 100 40',
      'chevron main 90 30 100 40',
      'rect bare only 90 70 80 30',
    ]);
  });

  it('places a process from the top down, children beside one another', () => {
    expect(of('process4', [parent, leaf], { w: 100, h: 225 })).toEqual([
      ...['rect main 0 0 100 50', 'rect soft with 0 50 50 50', 'rect soft with 50 50 50 50'],
      'downArrow soft free 30 100 40 25',
      'rect main 0 125 100 100',
    ]);
  });

  it('places entries on a ring, clockwise from the top', () => {
    expect(of('cycle2', [leaf, leaf, leaf, leaf])).toEqual([
      'donut soft free 15 15 70 70',
      ...['ellipse main with 34 0 32 32', 'ellipse main with 68 34 32 32'],
      ...['ellipse main with 34 68 32 32', 'ellipse main with 0 34 32 32'],
    ]);
  });

  it('places children around their entry, with lines to them', () => {
    expect(of('radial1', [parent])).toEqual([
      ...['line line V free 50 14 0 36', 'line line free 50 50 0 36'],
      'ellipse main 32 32 36 36',
      ...['ellipse main with 36 0 28 28', 'ellipse main with 36 72 28 28'],
    ]);
    expect(of('radial1', [leaf, leaf])[0]).toMatch(/^donut/);
    expect(of('radial1', [parent, leaf]).at(-1)).toBe('roundRect main 0 0 25 100');
    expect(of('radial1', [leaf])).toEqual(['ellipse main 32 32 36 36']);
  });

  it('places four quarters, around an entry with several children', () => {
    const cells = ['0 0', '50.5 0', '0 50.5', '50.5 50.5'].map((at) => `roundRect main with ${at} 49.5 49.5`);
    expect(of('matrix3', [leaf, leaf, leaf, leaf])).toEqual(cells);
    expect(of('matrix1', [parent])).toEqual([
      ...['roundRect main with 0 0 49.5 100', 'roundRect main with 50.5 0 49.5 100'],
      'roundRect soft 35 37.5 30 25',
    ]);
    expect(of('matrix1', [entry(leaf)])).toEqual(['roundRect main with 0 0 49.5 100']);
  });

  it('places the levels of a pyramid, with its tip up or down', () => {
    expect(of('pyramid1', [leaf, leaf])).toEqual([
      'triangle main with 25 0 50 50',
      'trapezoid main with 0 50 100 50',
    ]);
    expect(of('pyramid3', [leaf, leaf])).toEqual([
      'trapezoid main V with 0 0 100 50',
      'triangle main V with 25 50 50 50',
    ]);
    expect(layOutDiagram('pyramid1', [leaf, leaf], SIZE)[1]?.adjust).toEqual({ adj: 50_000 });
  });

  it('places a list over a triangle', () => {
    expect(of('pyramid2', [leaf], { w: 200, h: 100 })).toEqual([
      'triangle main free 42.5 0 100 100',
      'roundRect plain with 92.5 10 65 72',
    ]);
  });

  it('places a tree with leaves of equal width', () => {
    expect(of('hierarchy1', [parent])).toEqual([
      ...['line line free 50 30 0 10', 'line line H free 25 40 25 0', 'line line free 25 40 0 10'],
      ...['line line free 50 30 0 10', 'line line free 50 40 25 0', 'line line free 75 40 0 10'],
      ...['roundRect main 28.8 0 42.5 30', 'roundRect main 3.8 50 42.5 30', 'roundRect main 53.8 50 42.5 30'],
    ]);
    const trees = of('orgChart1', [parent, leaf], { w: 300, h: 100 }).filter((each) =>
      /roundRect/.test(each),
    );
    expect(trees.at(-1)).toBe('roundRect main 207.5 0 85 30');
  });

  it.each([
    ['list1', 'roundRect'],
    ['lProcess2', 'roundRect'],
    ['chevron2', 'roundRect'],
    ['tableList', 'rect'],
    ['arrow4', 'donut'],
    ['hProcess9', 'homePlate'],
    ['arrow3', 'homePlate'],
    ['vProcess5', 'rect'],
    ['bProcess3', 'rect'],
    ['arrow2', 'roundRect'],
    ['timeline', 'roundRect'],
    ['hub', 'donut'],
    ['gear1', 'donut'],
    ['venn1', 'donut'],
    ['cycleMatrix', 'donut'],
    ['funnel1', 'trapezoid'],
    ['constructor', 'rect'],
  ])('shows the layout %s by its family', (layout, preset) => {
    expect(layOutDiagram(layout, [leaf, leaf], SIZE)[0]?.preset).toBe(preset);
  });

  it('mirrors a diagram from right to left, with its arrows', () => {
    expect(of('process1', [leaf, leaf], { w: 240, h: 200 }, true)).toEqual([
      'roundRect main with 140 55 100 90',
      'rightArrow soft H free 110 88 20 24',
      'roundRect main with 0 55 100 90',
    ]);
    expect(of('chevron1', [leaf], { w: 100, h: 100 }, true)).toEqual(['homePlate main H 0 30 100 40']);
    expect(of('hierarchy1', [parent], SIZE, true)[1]).toBe('line line free 50 40 25 0');
  });

  it('returns nothing for no entries but what belongs to the layout', () => {
    expect([of(undefined, []), of('process1', []), of('hierarchy1', []), of('cycle1', [])]).toEqual([
      ...[[], [], [], ['donut soft free 15 15 70 70']],
    ]);
  });
});
