import { describe, expect, it } from 'vitest';
import { type AgedVersion, thinnedVersions, UNNAMED_MAX } from './thinned-versions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 23, 12, 30);

/** Versions from ages in milliseconds, the newest first. */
function versions(ages: readonly number[], named: readonly number[] = []): AgedVersion[] {
  return ages.map((age, at) => ({ id: String(at), madeAt: NOW - age, isNamed: named.includes(at) }));
}

const gone = (list: readonly AgedVersion[]) => thinnedVersions(list, NOW).map((one) => one.gone);

describe('versions of a courseware', () => {
  it('are all kept for a day, then one per hour, per day, per week, and per thirty days', () => {
    const every10Minutes = Array.from({ length: 6 * 24 * 3 }, (_, at) => at * 600_000);
    const left = every10Minutes.length - gone(versions(every10Minutes)).length;
    expect(left).toBeGreaterThan(6 * 24 + 46);
    expect(left).toBeLessThan(6 * 24 + 52);
    const daily = Array.from({ length: 3 * 365 }, (_, at) => at * DAY);
    const kept = daily.length - gone(versions(daily)).length;
    expect(kept).toBeGreaterThan(60 + 90);
    expect(kept).toBeLessThan(60 + 120);
  });

  it('are always kept when they have a name, and the newest whatever its age', () => {
    const old = [900 * DAY, 900 * DAY + 1, 900 * DAY + 2, 900 * DAY + 3];
    expect(gone(versions(old, [2]))).toEqual(['1', '3']);
  });

  it('pass their authors to the next newer version that is kept', () => {
    const old = [0, 3 * DAY, 3 * DAY + 1, 3 * DAY + 2];
    expect(thinnedVersions(versions(old), NOW)).toEqual([
      { gone: '2', into: '1' },
      { gone: '3', into: '1' },
    ]);
  });

  it('are limited in number however fast they are created, and a second thinning removes none', () => {
    const many = versions(Array.from({ length: 10_000 }, (_, at) => at));
    const first = new Set(gone(many));
    expect(first.size).toBe(10_000 - UNNAMED_MAX);
    const left = many.filter(({ id }) => !first.has(id));
    expect(gone(left)).toEqual([]);
  });
});
