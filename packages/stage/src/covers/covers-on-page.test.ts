import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { coversOf, coversOn } from './covers-on-page.ts';

const frame = { x: 0, y: 0, w: 100, h: 50 };
const cover = { way: 'fade' };
const element = (id: string, more: object = {}, parentId = 'page') => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId,
  order: `a${id}`,
  frame,
  ...more,
});
const reader = new SnapshotReader({
  records: [
    { kind: 'page', id: 'page', order: 'a0' },
    element('1', { cover }),
    element('2'),
    element('3', { cover, hidden: true }),
    element('4', { type: 'group' }),
    element('5', { cover: { way: 'wipe' } }, '4'),
    element('6', {}, '4'),
    element('7', { type: 'picture', asset: { hash: 'x' } }),
    element('8', { type: 'group', hidden: true }),
    element('9', { cover }, '8'),
  ] as unknown as CoursewareRecord[],
});

it('coversOn returns the visible covers of a page, those in groups included', () => {
  expect(coversOn(reader, 'page')).toEqual([
    { id: '1', cover, frame },
    { id: '5', cover: { way: 'wipe' }, frame },
  ]);
  expect(coversOn(reader, 'other')).toEqual([]);
});

it('coversOf returns the covers with these ids and leaves out other elements', () => {
  expect(coversOf(reader, ['5', '2', '7', '4', 'none', '1']).map(({ id }) => id)).toEqual(['5', '1']);
});
