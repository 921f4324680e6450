import { expect, it } from 'vitest';
import { fieldPath, itemPath, pathEnd } from './keyed-tree-paths.ts';

it.each([[''], ['a'], ['a.b/c~d'], ['~0~1~2'], ['字 \u0000\n'], ['..//~~']])(
  'pathEnd returns the name %j as it was given to a path',
  (name) => {
    const parent = itemPath(fieldPath('', 'body.x'), '1/2');
    expect(pathEnd(fieldPath(parent, name))).toEqual({ parent, isItem: false, name });
    expect(pathEnd(itemPath(parent, name))).toEqual({ parent, isItem: true, name });
  },
);

it('pathEnd returns undefined for the whole value and for a path with a wrong escape', () => {
  expect(['', 'a', '.a~', '.a~3', '.~00~'].map(pathEnd)).toEqual([...Array(5)].map(() => undefined));
});
