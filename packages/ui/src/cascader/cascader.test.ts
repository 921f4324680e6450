import { describe, expect, it } from 'vitest';
import { columnsOf, namesOf } from './cascader.tsx';

const options = [
  {
    id: 'g1',
    label: '一年级',
    children: [{ id: 'u1', label: '第一单元', children: [{ id: 'l1', label: '第 1 课' }] }],
  },
  { id: 'g2', label: '二年级' },
];

describe('a selection in columns', () => {
  it('has one more column for each step that has children', () => {
    const ids = (path: readonly string[]) =>
      columnsOf(options, path).map((column) => column.map(({ id }) => id));
    expect(ids([])).toEqual([['g1', 'g2']]);
    expect(ids(['g1'])).toEqual([['g1', 'g2'], ['u1']]);
    expect(ids(['g1', 'u1', 'l1'])).toEqual([['g1', 'g2'], ['u1'], ['l1']]);
    expect(ids(['g2'])).toEqual([['g1', 'g2']]);
  });

  it('has the names along its path, and no names when a node of the path no longer exists', () => {
    expect(namesOf(options, ['g1', 'u1'])).toEqual(['一年级', '第一单元']);
    expect(namesOf(options, [])).toEqual([]);
    expect(namesOf(options, ['g1', 'gone'])).toBeUndefined();
  });
});
