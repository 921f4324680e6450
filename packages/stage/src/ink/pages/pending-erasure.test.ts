import { describe, expect, it } from 'vitest';
import type { Stroke } from '../stroke.ts';
import { PendingErasure } from './pending-erasure.ts';

const stroke = (id: string): Stroke => ({ id, tool: 'pen', color: '000000', width: 4, points: [0, 0, 0.5] });
const ids = (strokes: readonly Stroke[]) => strokes.map(({ id }) => id);

describe('PendingErasure', () => {
  it('stores only the last pieces of a stroke that is cut several times', () => {
    const pending = new PendingErasure();
    pending.add({ removed: ['a'], pieces: [stroke('a1'), stroke('a2')] });
    pending.add({ removed: ['a1'], pieces: [stroke('a3')] });
    expect([...pending.removed]).toEqual(['a']);
    const { removed, pieces } = pending.take();
    expect(removed).toEqual(['a']);
    expect(ids(pieces)).toEqual(['a2', 'a3']);
    expect(pending.hasMore).toBe(false);
  });

  it('returns removals before pieces, and at most the given number', () => {
    const pending = new PendingErasure();
    pending.add({ removed: ['a', 'b', 'c'], pieces: [stroke('a1'), stroke('b1')] });
    expect(pending.take(2)).toEqual({ removed: ['a', 'b'], pieces: [] });
    const next = pending.take(2);
    expect([next.removed, ids(next.pieces)]).toEqual([['c'], ['a1']]);
    expect(pending.hasMore).toBe(true);
    const last = pending.take(2);
    expect([last.removed, ids(last.pieces)]).toEqual([[], ['b1']]);
    expect(pending.hasMore).toBe(false);
  });

  it('has more while a removal or a piece is left', () => {
    const pending = new PendingErasure();
    expect(pending.hasMore).toBe(false);
    pending.add({ removed: ['a'], pieces: [] });
    expect(pending.hasMore).toBe(true);
    pending.take();
    pending.add({ removed: [], pieces: [stroke('b1')] });
    expect(pending.hasMore).toBe(true);
  });

  it('applies to the stored strokes, with pieces on top', () => {
    const pending = new PendingErasure();
    const stored = [stroke('a'), stroke('b')];
    expect(pending.appliedTo(stored)).toBe(stored);
    pending.add({ removed: ['a'], pieces: [stroke('a1')] });
    expect(ids(pending.appliedTo(stored))).toEqual(['b', 'a1']);
  });
});
