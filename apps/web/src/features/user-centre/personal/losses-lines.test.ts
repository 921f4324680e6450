import { expect, it } from 'vitest';
import { linesOf } from './losses-lines.ts';

it('linesOf counts the data deleted with an account by kind, and leaves out kinds without any', () => {
  const losses = {
    documents: 1,
    coursewares: 2,
    size: 3_145_728,
    given: 4,
    people: 5,
    links: 6,
    lessons: 7,
    classes_alone: 8,
    classes_shared: 9,
    school_accounts: 10,
  };
  expect(linesOf(losses)).toEqual([
    ['documents', { count: 1, coursewares: 2, size: '3 MB' }],
    ['given', { count: 4, people: 5 }],
    ['links', { count: 6 }],
    ['lessons', { count: 7 }],
    ['classesAlone', { count: 8 }],
    ['classesShared', { count: 9 }],
    ['schools', { count: 10 }],
  ]);
  const none = Object.fromEntries(Object.keys(losses).map((key) => [key, 0])) as typeof losses;
  expect(linesOf({ ...none, links: 1 })).toEqual([['links', { count: 1 }]]);
});
