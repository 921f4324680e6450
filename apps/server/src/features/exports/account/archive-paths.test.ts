import { expect, it } from 'vitest';
import { ArchivePaths } from './archive-paths.ts';

const folder = (id: string, parent_id: string | null) => ({ id, name: id, parent_id });

it('above returns the names of the folders from the top down', () => {
  const paths = new ArchivePaths([
    folder('a', null),
    folder('b', 'a'),
    { id: 'c', name: 'x/y', parent_id: 'b' },
  ]);
  expect(paths.above(null)).toEqual([]);
  expect(paths.above('a')).toEqual(['a']);
  const [top, middle, last] = paths.above('c');
  expect([top, middle]).toEqual(['a', 'b']);
  expect(last).not.toContain('/');
});

it('above stops at a folder that does not exist, and at 32 levels of a cycle', () => {
  expect(new ArchivePaths([folder('a', 'gone')]).above('a')).toEqual(['a']);
  expect(new ArchivePaths([folder('a', 'b'), folder('b', 'a')]).above('a')).toHaveLength(32);
});

it('free returns a path that no other file has, ignoring case', () => {
  const paths = new ArchivePaths();
  expect(paths.free(['a'], 'Page.PDF', '.pdf')).toBe('a/Page.pdf');
  expect(paths.free(['a'], 'page', '.pdf')).toBe('a/page (2).pdf');
  expect(paths.free(['A'], 'page.pdf', '.pdf')).toBe('A/page (3).pdf');
  expect(paths.free(['b'], 'page.pdf', '.pdf')).toBe('b/page.pdf');
  expect(paths.free([], 'page.pdf', '.json')).toBe('page.pdf.json');
});
