import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEdge, keepFolded, keptEdge, keptFolded, summonedTo } from './toolbar-place.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('the edge is undefined until the teacher has selected one', () => {
  expect(keptEdge()).toBeUndefined();
  for (const edge of ['bottom', 'left', 'right'] as const) {
    keepEdge(edge);
    expect(keptEdge()).toBe(edge);
  }
  stored.set('lectern.player-toolbar', 'top');
  expect(keptEdge()).toBeUndefined();
});

it('the toolbar stays folded until it is unfolded', () => {
  expect(keptFolded()).toBe(false);
  keepFolded(true);
  expect(keptFolded()).toBe(true);
  keepFolded(false);
  expect(keptFolded()).toBe(false);
});

describe('summonedTo', () => {
  const toolbar = { w: 400, h: 60 };
  const view = { w: 1000, h: 500 };
  const at = (x: number, y: number) => summonedTo({ x, y }, toolbar, view);

  it('returns the point where the whole toolbar fits', () => {
    expect(at(500, 250)).toEqual({ x: 500, y: 250 });
  });

  it('keeps the toolbar 12 pixels within the window', () => {
    expect(at(0, 0)).toEqual({ x: 212, y: 42 });
    expect(at(1000, 500)).toEqual({ x: 788, y: 458 });
  });

  it('aligns a toolbar that is larger than the window with its left and upper edge', () => {
    expect(summonedTo({ x: 50, y: 20 }, toolbar, { w: 300, h: 50 })).toEqual({ x: 212, y: 42 });
  });
});
