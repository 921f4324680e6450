import { describe, expect, it } from 'vitest';
import { formatSize, formatWhen } from './format.ts';

const now = new Date(2026, 10, 20, 15, 0).getTime();
const minutes = (count: number) => now - count * 60_000;

describe('a time', () => {
  it('is shown in minutes and hours on the same day', () => {
    expect(formatWhen(minutes(0.5), now, 'zh')).toBe('刚刚');
    expect(formatWhen(minutes(5), now, 'zh')).toBe('5分钟前');
    expect(formatWhen(minutes(125), now, 'en')).toBe('2 hours ago');
  });

  it('is shown as "yesterday" for any time of the day before', () => {
    expect(formatWhen(new Date(2026, 10, 19, 23, 59).getTime(), now, 'zh')).toBe('昨天');
    expect(formatWhen(new Date(2026, 10, 19, 0, 1).getTime(), now, 'en')).toBe('yesterday');
  });

  it('is shown as a date for earlier days, with the year only when it differs', () => {
    expect(formatWhen(new Date(2026, 10, 17).getTime(), now, 'zh')).toBe('11月17日');
    expect(formatWhen(new Date(2025, 10, 17).getTime(), now, 'en')).toBe('Nov 17, 2025');
  });
});

describe('a size', () => {
  it('is shown in the largest fitting unit', () => {
    expect(formatSize(0)).toBe('0 B');
    expect(formatSize(1536)).toBe('1.5 KB');
    expect(formatSize(31_457_280)).toBe('30 MB');
    expect(formatSize(5 * 1024 ** 3)).toBe('5 GB');
  });
});
