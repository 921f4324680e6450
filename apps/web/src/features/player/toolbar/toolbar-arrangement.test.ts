import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_HAND_MOST, arranged, keepAtHand, keptAtHand } from './toolbar-arrangement.ts';

beforeEach(() => {
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the tools in the bar', () => {
  it('are what a lesson reaches for most, as far as it is there, until the teacher arranges them', () => {
    expect(keptAtHand(['signs', 'timer', 'curtain'])).toEqual(['timer', 'signs']);
    keepAtHand(['curtain', 'gone', 'timer']);
    expect(keptAtHand(['signs', 'timer', 'curtain'])).toEqual(['curtain', 'timer']);
    keepAtHand([]);
    expect(keptAtHand(['signs'])).toEqual([]);
  });

  it('are the usual ones when what was kept is damaged', () => {
    localStorage.setItem('lectern.player-toolbar-tools', '{"a":1}');
    expect(keptAtHand(['signs'])).toEqual(['signs']);
  });

  it('come at the end, go where they are, and are no more than fit', () => {
    expect(arranged(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(arranged(['a', 'b'], 'a')).toEqual(['b']);
    const full = Array.from({ length: AT_HAND_MOST }, (_, index) => String(index));
    expect(arranged(full, 'one more')).toBe(full);
  });
});
