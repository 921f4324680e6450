import { beforeEach, expect, it, vi } from 'vitest';
import {
  dismissReport,
  isCutRead,
  isReportDismissed,
  markCutRead,
  recallReport,
} from './report-dismissal.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('a report stays dismissed until it is recalled, each courseware by itself', () => {
  expect(isReportDismissed('a')).toBe(false);
  dismissReport('a');
  expect([isReportDismissed('a'), isReportDismissed('b')]).toEqual([true, false]);
  recallReport('a');
  expect(isReportDismissed('a')).toBe(false);
});

it('the message about missing parts stays read', () => {
  expect(isCutRead('a')).toBe(false);
  markCutRead('a');
  expect([isCutRead('a'), isCutRead('b'), isReportDismissed('a')]).toEqual([true, false, false]);
});
