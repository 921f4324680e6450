import { type CoursewareRecord, type Element, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { drawnItems } from './drawn-items.ts';

const frame = { x: 0, y: 0, w: 10, h: 10 };

function ink(id: string, more: Partial<Element> = {}): CoursewareRecord {
  const line = { tool: 'pen', color: '000000', width: 3, points: [0, 0, 0.5, 9, 9, 0.5] } as const;
  const points = [...line.points];
  return {
    kind: 'element',
    type: 'ink',
    id,
    parentId: 'p',
    order: 'a0',
    frame,
    ...line,
    points,
    ...more,
  } as CoursewareRecord;
}

function itemsOf(records: readonly CoursewareRecord[], moved: readonly string[] = []): string[] {
  const ids = records.map(({ id }) => id);
  const items = drawnItems(new SnapshotReader({ records }), ids, (id) => moved.includes(id));
  return items.map((item) => (typeof item === 'string' ? item : `${item.strokes[0]}…${item.strokes.at(-1)}`));
}

const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ink(`s${from + i}`));
const box = {
  kind: 'element',
  type: 'shape',
  id: 'box',
  parentId: 'p',
  order: 'a0',
  frame,
} as CoursewareRecord;

describe('the elements of a page', () => {
  it('are drawn one by one when few of them are ink', () => {
    expect(itemsOf([box, ink('a'), ink('b')])).toEqual(['box', 'a', 'b']);
  });

  it('are combined into runs when many strokes are consecutive, split by other elements between them', () => {
    expect(itemsOf([...many(1, 40), box, ...many(41, 90)])).toEqual(['s1…s40', 'box', 's41…s90']);
  });

  it.each([
    ['is hidden', { hidden: true }],
    ['has a link', { click: { type: 'nextPage' } }],
    ['is rotated', { frame: { ...frame, rotation: 30 } }],
    ['is translucent', { opacity: 0.5 }],
    ['has an alternative text', { alt: '圆' }],
  ])('include a separate stroke when it %s', (_, more) => {
    expect(itemsOf([...many(1, 30), ink('odd', more as Partial<Element>), ...many(31, 60)])).toEqual([
      's1…s30',
      'odd',
      's31…s60',
    ]);
  });

  it('include a separate stroke when an animation moves it', () => {
    expect(itemsOf([...many(1, 60)], ['s30'])).toEqual(['s1…s29', 's30', 's31…s60']);
  });
});
