import { expect, it } from 'vitest';
import type { CoursewareRecord } from '../records/record.ts';
import { homesByParents, homesOf } from './homes.ts';

it('homesByParents returns the page of each element, through its groups', () => {
  const homes = homesByParents(
    new Map([
      ['inner', 'group'],
      ['other', 'group'],
      ['group', 'outer'],
      ['outer', 'page'],
      ['single', 'layout'],
    ]),
  );
  expect(Object.fromEntries(homes)).toEqual({
    inner: 'page',
    other: 'page',
    group: 'page',
    outer: 'page',
    single: 'layout',
  });
});

it('homesByParents leaves out elements in a cycle, and elements within one', () => {
  const homes = homesByParents(
    new Map([
      ['below', 'one'],
      ['one', 'two'],
      ['two', 'one'],
      ['self', 'self'],
      ['sound', 'page'],
    ]),
  );
  expect(Object.fromEntries(homes)).toEqual({ sound: 'page' });
});

it('homesOf counts elements only, not records of other kinds', () => {
  const records = [
    { kind: 'page', id: 'page', parentId: 'deck' },
    { kind: 'element', id: 'shape', parentId: 'page' },
  ] as unknown as CoursewareRecord[];
  expect([...homesOf(records)]).toEqual([['shape', 'page']]);
});
