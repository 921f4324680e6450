import type { CardRead } from '@lectern/paper-cards';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardReading } from './card-reading.ts';
import type { ReadPicture } from './cards.worker.ts';

const corner = { x: 1, y: 2 };
const one: CardRead = { card: 1, side: 'C', corners: [corner, corner, corner, corner] };
const picture = (cards: readonly CardRead[], brightness = 120): ReadPicture => ({
  cards,
  width: 1920,
  height: 1080,
  brightness,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('CardReading', () => {
  it('shows the cards of each picture, and an answer when it is settled', async () => {
    const reading = new CardReading([1, 2], async () => picture([one]));
    expect(reading.seen.get().missing).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(100);
    expect(reading.seen.get().picture).toEqual({ cards: [one], width: 1920, height: 1080 });
    expect(reading.seen.get().answers.size).toBe(0);
    await vi.advanceTimersByTimeAsync(300);
    expect([...reading.seen.get().answers]).toEqual([[1, 'C']]);
    expect(reading.seen.get().missing).toEqual([2]);
    reading.dispose();
  });

  it('keeps the same answers over pictures that tell nothing new', async () => {
    const reading = new CardReading([1], async () => picture([one]));
    await vi.advanceTimersByTimeAsync(1000);
    const { answers } = reading.seen.get();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reading.seen.get().answers).toBe(answers);
    reading.dispose();
  });

  it('tells that it is dark after several dark pictures, and that it is bright again', async () => {
    let brightness = 5;
    const reading = new CardReading([1], async () => picture([], brightness));
    await vi.advanceTimersByTimeAsync(100);
    expect(reading.seen.get().dark).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(reading.seen.get().dark).toBe(true);
    brightness = 90;
    await vi.advanceTimersByTimeAsync(1500);
    expect(reading.seen.get().dark).toBe(false);
    reading.dispose();
  });

  it('names the cards that are in a picture twice', async () => {
    const reading = new CardReading([1], async () => picture([one, one]));
    await vi.advanceTimersByTimeAsync(500);
    expect(reading.seen.get()).toMatchObject({ doubled: [1], missing: [1] });
    reading.dispose();
  });

  it('names the cards that no pupil of the class has', async () => {
    const reading = new CardReading([2], async () => picture([one]), [[2, 'B']]);
    await vi.advanceTimersByTimeAsync(500);
    expect(reading.seen.get()).toMatchObject({ foreign: [1], missing: [] });
    reading.dispose();
  });

  it('waits for a camera without a picture, and reads no more after it was disposed', async () => {
    const read = vi.fn(async () => undefined);
    const reading = new CardReading([1], read);
    await vi.advanceTimersByTimeAsync(500);
    const times = read.mock.calls.length;
    expect(times).toBeGreaterThan(3);
    reading.dispose();
    await vi.advanceTimersByTimeAsync(500);
    expect(read.mock.calls.length).toBe(times);
  });

  it('forgets all answers on request', async () => {
    const reading = new CardReading([1], async () => picture([one]));
    await vi.advanceTimersByTimeAsync(500);
    reading.clear();
    expect(reading.seen.get()).toMatchObject({ missing: [1], doubled: [] });
    reading.dispose();
  });
});
