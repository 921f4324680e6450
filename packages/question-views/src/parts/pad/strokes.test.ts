import { describe, expect, it } from 'vitest';
import { added, NO_STROKES, type PadStroke, redone, undone } from './strokes.ts';

const stroke = (x: number): PadStroke => ({ tool: 'pen', color: 'red', width: 3, points: [x, 0] });

describe('history of a drawing', () => {
  it('removes the last stroke and draws it again', () => {
    const two = added(added(NO_STROKES, stroke(1)), stroke(2));
    const one = undone(two);
    expect(one.strokes).toEqual([stroke(1)]);
    expect(redone(one)).toEqual(two);
  });

  it('discards undone strokes when a new one is drawn', () => {
    const after = added(undone(added(NO_STROKES, stroke(1))), stroke(3));
    expect(after).toEqual({ strokes: [stroke(3)], undone: [], isCleared: false });
    expect(redone(after)).toEqual(after);
  });

  it('stays as it is when there is no stroke to undo', () => {
    expect(undone(NO_STROKES)).toEqual(NO_STROKES);
  });
});
