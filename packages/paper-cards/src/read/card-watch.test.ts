import { describe, expect, it } from 'vitest';
import type { CardSide } from '../card.ts';
import type { CardRead } from './card-reader.ts';
import { CardWatch } from './card-watch.ts';

const corner = { x: 0, y: 0 };
const read = (card: number, side: CardSide): CardRead => ({
  card,
  side,
  corners: [corner, corner, corner, corner],
});
function seeTimes(watch: CardWatch, times: number, ...reads: CardRead[]): boolean {
  return Array.from({ length: times }, () => watch.see(reads)).includes(true);
}

describe('CardWatch', () => {
  it('settles an answer when the card was seen with one side up in three pictures', () => {
    const watch = new CardWatch([1, 2]);
    expect(seeTimes(watch, 2, read(1, 'B'))).toBe(false);
    expect([watch.answers.get(1), watch.missing]).toEqual([undefined, [1, 2]]);
    expect(watch.see([read(1, 'B')])).toBe(true);
    expect([watch.answers.get(1), watch.missing]).toEqual(['B', [2]]);
    expect(watch.see([read(1, 'B')])).toBe(false);
  });

  it('names cards that no pupil of the class has, and gives them no answer', () => {
    const watch = new CardWatch([1]);
    expect(seeTimes(watch, 2, read(9, 'B'))).toBe(false);
    expect(watch.foreign.size).toBe(0);
    expect(watch.see([read(9, 'B')])).toBe(false);
    expect([[...watch.foreign], watch.answers.size, watch.missing]).toEqual([[9], 0, [1]]);
    watch.clear();
    expect(watch.foreign.size).toBe(0);
  });

  it('knows answers that were settled before, until another side is seen', () => {
    const watch = new CardWatch([1, 2], [[1, 'A']]);
    expect(watch.missing).toEqual([2]);
    expect(seeTimes(watch, 3, read(1, 'A'))).toBe(false);
    expect(seeTimes(watch, 3, read(1, 'D'))).toBe(true);
    expect(watch.answers.get(1)).toBe('D');
  });

  it('counts pictures in which the card is missing in between', () => {
    const watch = new CardWatch([1]);
    for (let time = 0; time < 3; time += 1) {
      watch.see([read(1, 'A')]);
      seeTimes(watch, 5);
    }
    expect(watch.answers.get(1)).toBe('A');
  });

  it('begins again when the card was out of sight for long', () => {
    const watch = new CardWatch([1]);
    seeTimes(watch, 2, read(1, 'A'));
    seeTimes(watch, 50);
    watch.see([read(1, 'A')]);
    expect(watch.answers.size).toBe(0);
  });

  it('keeps an answer over a single different picture, and follows a card that was turned', () => {
    const watch = new CardWatch([1]);
    seeTimes(watch, 3, read(1, 'A'));
    watch.see([read(1, 'C')]);
    expect(watch.answers.get(1)).toBe('A');
    expect(seeTimes(watch, 2, read(1, 'C'))).toBe(true);
    expect(watch.answers.get(1)).toBe('C');
  });

  it('ignores cards of another class', () => {
    const watch = new CardWatch([1]);
    expect(seeTimes(watch, 5, read(9, 'A'))).toBe(false);
    expect([watch.answers.size, watch.missing]).toEqual([0, [1]]);
  });

  it('gives no answer for a card that is at two places of a picture, and returns its number', () => {
    const watch = new CardWatch([1, 2]);
    seeTimes(watch, 5, read(1, 'A'), read(2, 'D'), read(1, 'A'));
    expect([...watch.answers]).toEqual([[2, 'D']]);
    expect([...watch.doubled]).toEqual([1]);
  });

  it('forgets all answers on request', () => {
    const watch = new CardWatch([1]);
    seeTimes(watch, 3, read(1, 'A'));
    watch.clear();
    expect([watch.answers.size, watch.missing]).toEqual([0, [1]]);
    watch.see([read(1, 'A')]);
    expect(watch.answers.size).toBe(0);
  });
});
