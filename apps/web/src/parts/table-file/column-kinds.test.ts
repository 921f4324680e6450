import { expect, it } from 'vitest';
import { type ColumnKind, columnNamed } from './column-kinds.ts';

const kinds: readonly ColumnKind<'name' | 'number'>[] = [
  { id: 'name', heads: [/^姓名$/, /^(名字|name)$/] },
  { id: 'number', heads: [/^学号$/, /^student no$/] },
];
const named = (cell: string) => columnNamed(cell, kinds);

it('columnNamed returns the kind and how good the name is', () => {
  expect(named('姓名')).toEqual({ id: 'name', rank: 0 });
  expect(named('名字')).toEqual({ id: 'name', rank: 1 });
  expect(named('学号')).toEqual({ id: 'number', rank: 0 });
  expect(named('班级')).toBeUndefined();
});

it('columnNamed ignores spaces in a Chinese name, capitals and marks', () => {
  expect(named('姓 名')).toEqual({ id: 'name', rank: 0 });
  expect(named('NAME')).toEqual({ id: 'name', rank: 1 });
  expect(named('Student  No')).toEqual({ id: 'number', rank: 1 });
  for (const cell of ['*姓名', '（必填）姓名', '【必填】 姓名', '姓名（必填）', '姓名：', '姓名*'])
    expect(named(cell), cell).toEqual({ id: 'name', rank: 0 });
});

it('columnNamed reads the Chinese part of a bilingual name', () => {
  expect(named('姓名 Full')).toEqual({ id: 'name', rank: 0 });
  expect(named('学号/ID')).toEqual({ id: 'number', rank: 0 });
});

it("columnNamed returns undefined for a name in brackets that is not the pupil's", () => {
  expect(named('姓名（拼音）')).toBeUndefined();
  expect(named('姓名(家长)')).toBeUndefined();
  expect(named('Name (guardian)')).toBeUndefined();
});

it('columnNamed returns undefined for an empty cell, and for a long text', () => {
  expect(named('')).toBeUndefined();
  expect(named('（必填）')).toBeUndefined();
  const long = (count: number) => columnNamed('长'.repeat(count), [{ id: 'x', heads: [/^长+$/] }]);
  expect(long(40)).toEqual({ id: 'x', rank: 0 });
  expect(long(41)).toBeUndefined();
});
