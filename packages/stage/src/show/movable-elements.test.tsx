import { Signal } from '@lectern/base';
import { type CoursewareRecord, type Element, SnapshotReader } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  type Carried,
  canMove,
  type DrawnCopies,
  type Moved,
  movableInk,
  movedDrawings,
} from './movable-elements.tsx';

const element = (id: string, more: object = {}, parentId = 'page') => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId,
  order: `a${id}`,
  frame: { x: 0, y: 0, w: 1, h: 1 },
  ...more,
});
const reader = new SnapshotReader({
  records: [
    { kind: 'page', id: 'page', order: 'a0' },
    element('1'),
    element('2', { type: 'group' }),
    element('3', {}, '2'),
    element('4', { movableInClass: true }, '2'),
    element('5', { type: 'ink' }),
    element('6', { type: 'ink', movableInClass: true }),
    element('7', { copiesInClass: true }),
  ] as unknown as CoursewareRecord[],
});
const find = (id: string) => reader.find('element', id) as Element;

describe('canMove', () => {
  it('returns true for elements of the page, groups as a whole, and marked elements', () => {
    expect(['1', '2', '3', '4', '5', '6'].filter((id) => canMove(reader, find(id)))).toEqual([
      '1',
      '2',
      '4',
      '6',
    ]);
  });
});

describe('movableInk', () => {
  it('returns the strokes that are marked', () => {
    expect([...movableInk(reader, 'page')]).toEqual(['6']);
  });
});

describe('movedDrawings', () => {
  const drawn = (
    id: string,
    moved: Record<string, Moved> = {},
    more: { carried?: Carried; copies?: DrawnCopies } = {},
  ) => {
    const movable = {
      moved: new Signal<ReadonlyMap<string, Moved>>(new Map(Object.entries(moved))),
      carried: new Signal(more.carried),
      copies: new Signal(more.copies),
    };
    return renderToStaticMarkup(movedDrawings(reader, movable)(id, <b>drawing</b>));
  };

  it('draws an element that can be moved in a box at its dragged position', () => {
    expect(drawn('1')).toMatch(/^<div [^>]*data-movable="1"><b>drawing<\/b><\/div>$/);
    expect(drawn('1')).not.toContain('data-moved');
    expect(drawn('1', { 1: { x: 5, y: -7 } })).toMatch(/data-moved="" style="translate:5px -7px"/);
  });

  it('leaves other elements as they are', () => {
    expect(drawn('3')).toBe('<b>drawing</b>');
    expect(drawn('none')).toBe('<b>drawing</b>');
  });

  it('gives the attributes of draggable elements to the box', () => {
    const carried = (each: Element) => (each.id === '1' ? { title: 'drag' } : undefined);
    expect(drawn('1', {}, { carried })).toContain('title="drag"');
    expect(drawn('2', {}, { carried })).not.toContain('title');
  });

  it('draws the copies of an element that has some, once their code is loaded', () => {
    const copies: DrawnCopies = () => <i>copies</i>;
    expect(drawn('7')).not.toContain('copies');
    expect(drawn('7', {}, { copies })).toContain('<i>copies</i>');
    expect(drawn('1', {}, { copies })).not.toContain('copies');
  });
});
