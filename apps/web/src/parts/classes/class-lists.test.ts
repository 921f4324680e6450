import type { SchoolClass } from '@lectern/protocol/classes';
import { describe, expect, it, vi } from 'vitest';
import { allPages, batchesOf, chosenOf, keptClasses, pupilOf } from './class-lists.ts';

const schoolClass = (class_id: string, class_type: SchoolClass['class_type'] = 'CLASS'): SchoolClass => ({
  class_id,
  class_type,
  class_name: class_id,
  class_nick_name: '',
  org_id: 'school',
  archived: false,
});

/** Pages with this many numbers in total, and the number of requests that ran at once. */
function pagesOf(count: number) {
  const asked: [number, number][] = [];
  let [running, most] = [0, 0];
  const fetchPage = async (offset: number, limit: number) => {
    asked.push([offset, limit]);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    const items = Array.from({ length: count }, (_, index) => index).slice(offset, offset + limit);
    return { count, items };
  };
  return { fetchPage, asked, most: () => most };
}

describe('allPages', () => {
  it('returns pages in order: the first is fetched alone, the others in parallel', async () => {
    const pages = pagesOf(1000);
    expect(await allPages(pages.fetchPage)).toEqual(Array.from({ length: 1000 }, (_, index) => index));
    expect(pages.asked).toEqual(Array.from({ length: 20 }, (_, page) => [page * 50, 50]));
    expect(pages.most()).toBe(19);
  });

  it('fetches one page when that page contains all items or there are none', async () => {
    for (const count of [0, 1, 50]) {
      const pages = pagesOf(count);
      expect(await allPages(pages.fetchPage)).toHaveLength(count);
      expect(pages.asked).toEqual([[0, 50]]);
    }
    const pages = pagesOf(51);
    expect(await allPages(pages.fetchPage)).toHaveLength(51);
    expect(pages.asked).toHaveLength(2);
  });

  it('rejects when any page fails', async () => {
    const fetchPage = vi.fn(async (offset: number) => {
      if (offset === 50) throw new Error('no network');
      return { count: 120, items: [offset] };
    });
    await expect(allPages(fetchPage)).rejects.toThrow('no network');
  });
});

it('batchesOf returns batches of at most twenty ids', () => {
  const ids = Array.from({ length: 41 }, (_, index) => `c${index}`);
  const batches = batchesOf(ids);
  expect(batches.map((batch) => batch.split(',').length)).toEqual([20, 20, 1]);
  expect(batches.join(',').split(',')).toEqual(ids);
  expect(batchesOf([])).toEqual([]);
});

it('keptClasses returns only CLASS and TEACHING_CLASS, each once', () => {
  const classes = [
    schoolClass('a'),
    schoolClass('b', 'GROUP'),
    schoolClass('c', 'TEACHING_CLASS'),
    schoolClass('a'),
  ];
  expect(keptClasses(classes).map(({ class_id }) => class_id)).toEqual(['a', 'c']);
});

it('chosenOf returns the stored class, otherwise the first, and undefined for an empty list', () => {
  const classes = [schoolClass('a'), schoolClass('b')];
  expect(chosenOf(classes, 'b')?.class_id).toBe('b');
  expect(chosenOf(classes, 'gone')?.class_id).toBe('a');
  expect(chosenOf(classes, undefined)?.class_id).toBe('a');
  expect(chosenOf([], 'b')).toBeUndefined();
});

it('a member of a class is mapped to its user id', () => {
  const words = {
    real_name: '白雨桐',
    nick_name: '',
    student_number: '1',
    head_icon_path: '',
    group_name: '',
    seat: null,
  };
  expect(pupilOf({ member_id: 'm', ...words })).toEqual({ user_id: 'm', ...words });
});
