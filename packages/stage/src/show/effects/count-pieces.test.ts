import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { countPieces } from './count-pieces.ts';

const line = (...texts: string[]) => ({ runs: texts.map((text) => ({ type: 'text', text })) });
const element = (id: string, more: object) => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId: 'page',
  order: `a${id}`,
  frame: { x: 0, y: 0, w: 1, h: 1 },
  ...more,
});
const reader = new SnapshotReader({
  records: [
    { kind: 'page', id: 'page', order: 'a0' },
    element('text', { text: { paragraphs: [line('Hello wor', 'ld'), line('春天 is here'), line('end')] } }),
    element('break', {
      text: { paragraphs: [{ runs: [...line('ab').runs, { type: 'break' }, ...line('c').runs] }] },
    }),
    element('empty', { text: { paragraphs: [line('  ')] } }),
    element('bare', {}),
    element('picture', { type: 'picture', asset: { hash: 'x' } }),
  ] as unknown as CoursewareRecord[],
});
const count = (elementId: string, by: 'letter' | 'word', paragraphs?: readonly [number, number]) =>
  countPieces(
    reader,
    { elementId, ...(paragraphs && { paragraphs }) } as Parameters<typeof countPieces>[1],
    by,
  );

it('countPieces counts the letters of a text without blanks', () => {
  expect(count('text', 'letter')).toBe(10 + 8 + 3);
  expect(count('break', 'letter')).toBe(3);
});

it('countPieces counts words between blanks, and each Chinese character', () => {
  expect(count('text', 'word')).toBe(2 + 4 + 1 + 1);
  expect(count('break', 'word')).toBe(2);
});

it('countPieces counts the paragraphs from the first to the last', () => {
  expect(count('text', 'letter', [1, 1])).toBe(8);
  expect(count('text', 'letter', [1, 2])).toBe(11);
  expect(count('text', 'letter', [0, 0])).toBe(10);
});

it('countPieces counts at least one piece', () => {
  for (const id of ['empty', 'bare', 'picture', 'none']) expect(count(id, 'letter')).toBe(1);
});
