import { expect, it, vi } from 'vitest';
import type { UserTables } from '../../../parts/user-tables/index.ts';
import { DEFAULT_CHAPTER } from './chapter-info.ts';
import { KeptChapter } from './kept-chapter.ts';

const other = { ...DEFAULT_CHAPTER, chapterName: '6 秋天的雨' };

function tables(kept?: object): Pick<UserTables, 'read' | 'change'> {
  return { read: () => Promise.resolve(kept as never), change: () => Promise.resolve() };
}

it('is what the browser’s database kept where its local store was cleared, and nothing where that is none', async () => {
  const chapter = new KeptChapter('one', tables(other));
  chapter.follow();
  await vi.waitFor(() => expect(chapter.chosen.get()).toEqual(other));
  const none = new KeptChapter('two', tables({ bookId: 3 }));
  none.follow();
  await Promise.resolve();
  expect(none.chosen.get()).toBeUndefined();
});

it('is chosen at once, and stays so where the browser keeps nothing', async () => {
  const chapter = new KeptChapter('three', {
    read: () => Promise.reject(new Error('none')),
    change: () => Promise.reject(new Error('none')),
  });
  await chapter.choose(other, 5);
  expect(chapter.chosen.get()).toEqual(other);
});
