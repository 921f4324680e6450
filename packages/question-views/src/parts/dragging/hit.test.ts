import { describe, expect, it } from 'vitest';
import { movedBox, targetUnder } from './hit.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const targets = [
  { id: 'bin', box: box(0, 0, 200, 200) },
  { id: 'gap', box: box(50, 50, 40, 40) },
  { id: 'far', box: box(300, 0, 100, 100) },
];

describe('targetUnder', () => {
  it('returns the smallest target under the pointer', () => {
    const card = box(0, 0, 40, 20);
    expect(targetUnder(targets, { x: 60, y: 60 }, card)?.id).toBe('gap');
    expect(targetUnder(targets, { x: 10, y: 10 }, card)?.id).toBe('bin');
  });

  it('returns the target that most of the card is over when the pointer is beside all targets', () => {
    const beside = { x: 290, y: 150 };
    expect(targetUnder(targets, beside, box(260, 80, 100, 60))?.id).toBeUndefined();
    expect(targetUnder(targets, beside, box(280, 40, 100, 60))?.id).toBe('far');
    expect(targetUnder([], beside, box(0, 0, 10, 10))).toBeUndefined();
  });

  it('judges the card where it was moved to', () => {
    expect(movedBox(box(0, 0, 10, 20), { x: 5, y: -5 })).toEqual(box(5, -5, 10, 20));
  });
});
