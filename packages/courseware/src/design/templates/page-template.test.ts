import { describe, expect, it } from 'vitest';
import type { ShapeElement } from '../../records/elements/shape.ts';
import type { TableElement } from '../../records/elements/table.ts';
import { badge, box, grid, panel, rule, solid, textOf } from './page-template.ts';

describe('textOf', () => {
  it('has a paragraph for each line, with space before all but the first', () => {
    const { paragraphs, box: around } = textOf('a\n\nb', {
      size: 10,
      color: 'accent1',
      align: 'ctr',
      anchor: 'b',
    });
    const look = { size: 10, bold: false, fill: solid('accent1') };
    expect(paragraphs.map(({ runs }) => runs)).toEqual([
      [{ type: 'text', text: 'a', props: look }],
      [],
      [{ type: 'text', text: 'b', props: look }],
    ]);
    expect(paragraphs.map(({ props }) => props?.spaceBefore)).toEqual([
      undefined,
      { type: 'points', value: 6 },
      { type: 'points', value: 6 },
    ]);
    expect(paragraphs[1]).toMatchObject({ endProps: look, props: { align: 'ctr' } });
    expect(around).toMatchObject({ anchor: 'b', wrap: true });
  });

  it('makes the first line a heading without a bullet', () => {
    const { paragraphs } = textOf('a\nb', { size: 10, heading: true, bullets: true });
    expect(paragraphs.map(({ runs }) => runs[0]?.props)).toMatchObject([
      { size: 14, bold: true },
      { size: 10, bold: false },
    ]);
    expect(paragraphs.map(({ props }) => props?.bullet)).toEqual([undefined, { type: 'char', char: '•' }]);
    expect(textOf('a', { bullets: true }).paragraphs[0]?.props).toMatchObject({
      marginLeft: 24,
      indent: -24,
    });
    expect(textOf('a').paragraphs[0]?.props).not.toHaveProperty('bullet');
  });
});

describe('boxes', () => {
  it('have round corners of ten pixels, and no fill and line by default', () => {
    expect(box([1, 2, 100, 50], 'a')).toMatchObject({
      frame: { x: 1, y: 2, w: 100, h: 50 },
      geometry: { preset: 'roundRect', adjust: { adj: 20_000 } },
      fill: { type: 'none' },
      line: { fill: { type: 'none' } },
    });
    const dashed = box([0, 0, 10, 10], 'a', {
      preset: 'rect',
      fill: 'bg1',
      line: 'tx1',
      dash: true,
    }) as ShapeElement;
    expect(dashed.geometry).toEqual({ type: 'preset', preset: 'rect' });
    expect(dashed).toMatchObject({
      fill: solid('bg1'),
      line: { fill: solid('tx1'), width: 2, dash: 'dash' },
    });
    expect((box([0, 0, 1, 1], 'a', { line: 'tx1' }) as ShapeElement).line).not.toHaveProperty('dash');
  });

  it('are panels in the second background colour, and badges in an accent', () => {
    expect(panel([0, 0, 1, 1], 'a')).toMatchObject({ fill: solid('bg2') });
    expect(panel([0, 0, 1, 1], 'a', { fill: 'accent1' })).toMatchObject({ fill: solid('accent1') });
    expect(badge([0, 0, 1, 1], 'a', 'accent2')).toMatchObject({
      fill: solid('accent2'),
      geometry: { preset: 'ellipse' },
      text: {
        box: { anchor: 'ctr' },
        paragraphs: [{ runs: [{ props: { size: 22, bold: true, fill: solid('bg1') } }] }],
      },
    });
    expect(badge([0, 0, 1, 1], 'a', 'accent2', { preset: 'rect' })).toMatchObject({
      geometry: { preset: 'rect' },
    });
  });
});

it('rule is a line of two pixels by default', () => {
  expect(rule(1, 2, 3, 4, 'accent1')).toMatchObject({
    type: 'line',
    frame: { x: 1, y: 2, w: 3, h: 4 },
    line: { fill: solid('accent1'), width: 2 },
  });
  expect(rule(0, 0, 1, 0, 'tx1', 5)).toMatchObject({ line: { width: 5 } });
});

it('grid shares the width among its columns, with a heading row and alternating rows', () => {
  const { table } = grid([0, 0, 100, 60], [['a', 'b'], ['c'], ['d', 'e']], [1, 3]) as TableElement;
  expect(table.columns).toEqual([
    { id: 'c0', width: 25 },
    { id: 'c1', width: 75 },
  ]);
  expect(table.rows.map(({ height }) => height)).toEqual([20, 20, 20]);
  expect(table.firstRow).toBe(true);
  expect(Object.entries(table.cells).map(([key, { fill }]) => [key, fill])).toEqual([
    ['r0:c0', solid('accent1')],
    ['r0:c1', solid('accent1')],
    ['r1:c0', solid('bg1')],
    ['r1:c1', solid('bg1')],
    ['r2:c0', solid('bg2')],
    ['r2:c1', solid('bg2')],
  ]);
  expect(table.cells['r1:c1']?.text.paragraphs[0]?.runs).toEqual([]);
  expect(table.cells['r0:c0']?.text.paragraphs[0]).toMatchObject({
    props: { align: 'ctr' },
    runs: [{ props: { bold: true, fill: solid('bg1') } }],
  });
  expect(table.cells['r1:c0']?.text.paragraphs[0]).toMatchObject({
    props: { align: 'l' },
    runs: [{ props: { bold: false, fill: solid('tx1') } }],
  });
});
