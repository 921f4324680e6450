import type { Paragraph, ShapeElement, TableElement, TextBody } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { shapeText, tableText } from './held-text.ts';

const body = (text: string): TextBody => ({ paragraphs: [{ runs: [{ type: 'text', text }] }] });
const words = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '')).join(''));
const marked = ({ paragraphs }: TextBody) => body(`${words(paragraphs).join()}!`);
const empty = { paragraphs: [{ runs: [] }] };

describe('shapeText', () => {
  const shape = (text?: TextBody) => ({ type: 'shape', ...(text && { text }) }) as ShapeElement;

  it('returns the text of a shape, and an empty one when it has none', () => {
    expect(shapeText.body(shape(body('a')), undefined)).toEqual(body('a'));
    expect(shapeText.body(shape(), undefined)).toEqual(empty);
    expect(shapeText.paragraphs(shape())).toEqual(empty.paragraphs);
    expect(words(shapeText.paragraphs(shape(body('a'))))).toEqual(['a']);
  });

  it('sets and changes the text', () => {
    expect(shapeText.patch(shape(), undefined, body('b'))).toEqual({ text: body('b') });
    expect(shapeText.changed(shape(body('a')), marked)).toEqual({ text: body('a!') });
    expect(shapeText.changed(shape(), marked)).toEqual({ text: body('!') });
  });
});

describe('tableText', () => {
  const table = {
    type: 'table',
    table: {
      columns: [
        { id: 'c1', width: 10 },
        { id: 'c2', width: 10 },
      ],
      rows: [{ id: 'r1', height: 10 }],
      cells: { 'r1:c1': { text: body('a') }, 'r1:c2': { text: body('b') } },
    },
  } as unknown as TableElement;
  const keys = Object.keys(table.table.cells);
  const [first = '', second = ''] = keys;

  it('returns the text of a cell, and undefined when there is no such cell', () => {
    expect(tableText.body(table, first)).toEqual(body('a'));
    expect(tableText.body(table, 'none')).toBeUndefined();
    expect(tableText.body(table, undefined)).toBeUndefined();
  });

  it('sets the text of one cell', () => {
    expect(tableText.patch(table, second, body('x'))?.table?.cells).toEqual({
      [first]: { text: body('a') },
      [second]: { text: body('x') },
    });
    expect(tableText.patch(table, 'none', body('x'))).toBeUndefined();
    expect(tableText.patch(table, undefined, body('x'))).toBeUndefined();
  });

  it('returns the paragraphs of all cells in reading order, or of the given ones', () => {
    expect(words(tableText.paragraphs(table))).toEqual(['a', 'b']);
    expect(words(tableText.paragraphs(table, new Set([second])))).toEqual(['b']);
    expect(tableText.paragraphs(table, new Set())).toEqual([]);
  });

  it('changes the text of all cells, or of the given ones', () => {
    const textsOf = (cells: Record<string, { text: TextBody }> | undefined) =>
      Object.values(cells ?? {}).flatMap(({ text }) => words(text.paragraphs));
    expect(textsOf(tableText.changed(table, marked).table?.cells)).toEqual(['a!', 'b!']);
    expect(textsOf(tableText.changed(table, marked, new Set([second])).table?.cells)).toEqual(['a', 'b!']);
  });
});
