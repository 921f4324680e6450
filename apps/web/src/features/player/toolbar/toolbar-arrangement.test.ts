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
  it('are the most used tools that exist, until the teacher changes them', () => {
    expect(keptAtHand(['signs', 'timer', 'curtain'])).toEqual(['timer', 'signs']);
    keepAtHand(['curtain', 'gone', 'timer']);
    expect(keptAtHand(['signs', 'timer', 'curtain'])).toEqual(['curtain', 'timer']);
    keepAtHand([]);
    expect(keptAtHand(['signs'])).toEqual([]);
  });

  it('are the default tools when the stored value is invalid', () => {
    localStorage.setItem('lectern.player-toolbar-tools', '{"a":1}');
    expect(keptAtHand(['signs'])).toEqual(['signs']);
  });

  it('are added at the end, removed at their position, and limited in number', () => {
    expect(arranged(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(arranged(['a', 'b'], 'a')).toEqual(['b']);
    const full = Array.from({ length: AT_HAND_MOST }, (_, index) => String(index));
    expect(arranged(full, 'one more')).toBe(full);
  });
});
