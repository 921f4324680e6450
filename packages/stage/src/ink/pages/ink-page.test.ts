import { describe, expect, it } from 'vitest';
import type { Stroke } from '../stroke.ts';
import { InkPage } from './ink-page.ts';
import { PendingErasure } from './pending-erasure.ts';

const stroke = (id: string, y: number): Stroke => ({
  id,
  tool: 'pen',
  color: 'D92D20',
  width: 4,
  points: [0, y, 0.5, 50, y, 0.5, 100, y, 0.5],
});

function written(page: InkPage): string[] {
  return page.inOrder().map((entry) => entry.stroke.id);
}

describe('a page of ink', () => {
  it('keeps its strokes in order when strokes are inserted between others', () => {
    const page = new InkPage();
    const [a, b, c] = [stroke('a', 10), stroke('b', 20), stroke('c', 30)];
    page.replace([a, c]);
    const dirty = page.replace([a, b, c]);
    expect(written(page)).toEqual(['a', 'b', 'c']);
    expect([dirty?.minY, dirty?.maxY]).toEqual([16, 24]);
    expect(page.replace([a, b, c])).toBeUndefined();
  });

  it('is erased at once: touched strokes are replaced by pieces, which can be erased in the same pass', () => {
    const page = new InkPage();
    page.replace([stroke('a', 10), stroke('b', 200)]);
    const cut = page.erase([50, 0], [50, 20], 5, false);
    expect(cut?.removed).toEqual(['a']);
    expect(cut?.pieces).toHaveLength(2);
    expect(page.size).toBe(3);
    const [left] = cut?.pieces ?? [];
    const again = page.erase([20, 0], [20, 20], 5, false);
    expect(again?.removed).toEqual([left?.id]);
    expect(page.erase([50, 0], [50, 20], 5, false)).toBeUndefined();
  });

  it('is repainted only at the eraser when a stroke is cut, and along the stroke when it is removed completely', () => {
    const page = new InkPage();
    page.replace([stroke('a', 10)]);
    const cut = page.erase([50, 0], [50, 20], 5, false);
    expect(cut?.dirty.minX).toBeGreaterThan(30);
    expect(cut?.dirty.maxX).toBeLessThan(70);
    page.replace([stroke('b', 10)]);
    expect(page.erase([50, 0], [50, 20], 5, true)?.dirty.minX).toBeLessThanOrEqual(0);
  });
});

describe('an erasure that is not stored yet', () => {
  const all = [stroke('a', 10), stroke('b', 20)];

  it('keeps only the last pieces when pieces are cut again', () => {
    const pending = new PendingErasure();
    pending.add({ removed: ['a'], pieces: [stroke('a1', 10), stroke('a2', 10)] });
    pending.add({ removed: ['a1'], pieces: [stroke('a3', 10)] });
    const { removed, pieces } = pending.take();
    expect(removed).toEqual(['a']);
    expect(pieces.map(({ id }) => id)).toEqual(['a2', 'a3']);
    expect(pending.hasMore).toBe(false);
  });

  it('still applies when other users write meanwhile', () => {
    const pending = new PendingErasure();
    pending.add({ removed: ['a'], pieces: [stroke('a1', 10)] });
    expect(pending.appliedTo([...all, stroke('c', 30)]).map(({ id }) => id)).toEqual(['b', 'c', 'a1']);
  });

  it('is stored in parts without loss', () => {
    const pending = new PendingErasure();
    pending.add({ removed: ['a', 'b', 'c'], pieces: [stroke('a1', 10), stroke('b1', 20)] });
    const parts = [];
    while (pending.hasMore) parts.push(pending.take(2));
    expect(parts.every(({ removed, pieces }) => removed.length + pieces.length <= 2)).toBe(true);
    expect(parts.flatMap(({ removed }) => removed)).toEqual(['a', 'b', 'c']);
    expect(parts.flatMap(({ pieces }) => pieces.map(({ id }) => id))).toEqual(['a1', 'b1']);
  });
});
