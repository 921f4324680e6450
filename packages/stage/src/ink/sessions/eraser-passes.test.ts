import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DryInk } from '../pages/dry-ink.ts';
import { type Erasure, InkPage } from '../pages/ink-page.ts';
import type { Stroke } from '../stroke.ts';
import { EraserPasses } from './eraser-passes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stroke = (id: string, y: number): Stroke => ({
  id,
  tool: 'pen',
  color: 'D92D20',
  width: 4,
  points: Array.from({ length: 21 }, (_, i) => [i * 5, y, 0.5]).flat(),
});

function passesOver(strokes: readonly Stroke[]) {
  const page = new InkPage();
  page.replace(strokes);
  const dry = { wipe: vi.fn(), repaintSoon: vi.fn() };
  const written: Erasure[] = [];
  const ports = { onErase: (each: Erasure) => written.push(each), onEraseEnd: vi.fn(), onWriting: vi.fn() };
  const passes = new EraserPasses(page, dry as unknown as DryInk, ports);
  return { page, dry, written, ports, passes };
}

describe('an eraser of whole strokes', () => {
  it('hides a stroke at once, and stores its removal when it is lifted', () => {
    const strokes = [stroke('a', 10), stroke('b', 50)];
    const { page, dry, written, ports, passes } = passesOver(strokes);
    const pass = passes.begin([50, 30, 0.5], 5, true);
    expect(passes.gone).toEqual([]);
    pass.move(
      [
        [50, 20, 0.5],
        [50, 12, 0.5],
      ],
      [],
    );
    expect(page.size).toBe(1);
    expect(passes.gone).toEqual(['a']);
    expect(passes.wiped).toEqual([]);
    expect(passes.appliedTo(strokes).map(({ id }) => id)).toEqual(['b']);
    expect(dry.repaintSoon).toHaveBeenCalledTimes(1);
    expect(dry.wipe).not.toHaveBeenCalled();
    expect(written).toEqual([]);
    pass.up([50, 12, 0.5]);
    expect(written).toEqual([{ removed: ['a'], pieces: [] }]);
    expect(ports.onEraseEnd).toHaveBeenCalledTimes(1);
    expect(ports.onWriting).toHaveBeenCalledTimes(1);
    expect(passes.gone).toEqual([]);
  });

  it('erases at the point where it is pressed', () => {
    const { written, passes } = passesOver([stroke('a', 10)]);
    passes.begin([50, 10, 0.5], 5, true).cancel();
    expect(written).toEqual([{ removed: ['a'], pieces: [] }]);
  });

  it('stores nothing, and only ends, when it touched no stroke', () => {
    const { written, ports, passes } = passesOver([stroke('a', 10)]);
    passes.begin([50, 90, 0.5], 5, true).up([50, 90, 0.5]);
    expect(written).toEqual([]);
    expect(ports.onEraseEnd).toHaveBeenCalledTimes(1);
  });

  it('stores 48 strokes at once, and the others later', () => {
    const { written, ports, passes } = passesOver(Array.from({ length: 100 }, (_, i) => stroke(`s${i}`, i)));
    const pass = passes.begin([50, 0, 0.5], 5, true);
    pass.move([[50, 100, 0.5]], []);
    pass.up([50, 100, 0.5]);
    expect(written.map(({ removed }) => removed.length)).toEqual([48]);
    expect(ports.onEraseEnd).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(written.map(({ removed }) => removed.length)).toEqual([48, 48, 4]);
    expect(ports.onEraseEnd).toHaveBeenCalledTimes(1);
  });

  it('stores all strokes before `settle` returns, once', () => {
    const { written, ports, passes } = passesOver(Array.from({ length: 60 }, (_, i) => stroke(`s${i}`, i)));
    const pass = passes.begin([50, 0, 0.5], 5, true);
    pass.move([[50, 100, 0.5]], []);
    pass.up([50, 100, 0.5]);
    passes.settle();
    expect(written.map(({ removed }) => removed.length)).toEqual([48, 12]);
    vi.runAllTimers();
    passes.settle();
    expect(written).toHaveLength(2);
    expect(ports.onEraseEnd).toHaveBeenCalledTimes(1);
  });
});

describe('a partial eraser', () => {
  it('leaves pieces of a stroke, and reports its path until it is stored', () => {
    const { dry, written, passes } = passesOver([stroke('a', 10)]);
    const pass = passes.begin([50, 30, 0.5], 5, false);
    pass.move([[50, 12, 0.5]], []);
    expect(passes.wiped).toEqual([{ radius: 5, points: [50, 30, 0.5, 50, 12, 0.5] }]);
    // Strokes are not hidden as a whole meanwhile.
    expect(passes.gone).toEqual([]);
    expect(dry.wipe.mock.calls).toEqual([[[50, 30], [50, 12], 5]]);
    pass.drop?.();
    expect(written.map(({ removed, pieces }) => [removed, pieces.length])).toEqual([[['a'], 2]]);
    expect(passes.wiped).toEqual([]);
  });
});
