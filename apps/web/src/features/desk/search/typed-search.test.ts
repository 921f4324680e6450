import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TypedSearch } from './typed-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function made() {
  const searched: string[] = [];
  return { searched, search: new TypedSearch((wanted) => searched.push(wanted)) };
}

describe('a search box', () => {
  it('searches while the user types, 300 ms after the last letter', () => {
    const { search, searched } = made();
    search.typed('秋');
    vi.advanceTimersByTime(200);
    search.typed('秋天 ');
    vi.advanceTimersByTime(299);
    expect(searched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(searched).toEqual(['秋天']);
  });

  it('does not search while an input method composes, and searches for the composed text afterwards', () => {
    const { search, searched } = made();
    search.typed('秋');
    search.compositionBegan();
    for (const letters of ['秋t', '秋ti', '秋tian']) search.typed(letters);
    search.entered();
    vi.advanceTimersByTime(60_000);
    expect(searched).toEqual([]);
    search.compositionEnded('秋天');
    vi.advanceTimersByTime(300);
    expect(searched).toEqual(['秋天']);
  });

  it('searches at once on Enter, and only once', () => {
    const { search, searched } = made();
    search.typed('冬');
    search.entered();
    vi.advanceTimersByTime(1_000);
    expect(searched).toEqual(['冬']);
  });

  it('does not search after it is disposed', () => {
    const { search, searched } = made();
    search.typed('冬');
    search.dispose();
    vi.advanceTimersByTime(1_000);
    expect(searched).toEqual([]);
  });
});
