import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stroke } from '../stroke.ts';
import { DryInk } from './dry-ink.ts';
import { InkPage } from './ink-page.ts';

const PAGE = { w: 1_000, h: 800 };

/** A fake canvas that records the calls on its context. */
class FakeCanvas {
  width: number;
  height: number;
  calls: (string | number)[][] = [];
  constructor(width = 0, height = 0) {
    this.width = width;
    this.height = height;
  }
  getContext(): object {
    return new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          (...given: unknown[]) => {
            this.calls.push([name, ...given.filter((each) => typeof each === 'number')]);
          },
        set: () => true,
      },
    );
  }
}

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  );
  // Time stands still, so that all painting is done in one frame.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const strokes = (count: number): Stroke[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `s${i}`,
    tool: 'pen',
    color: 'D92D20',
    width: 4,
    points: [(i * 7) % 900, 10 + i, 0.5, ((i * 7) % 900) + 20, 12 + i, 0.5],
  }));

function inkOf(count: number, staysReady = true) {
  const page = new InkPage();
  page.replace(strokes(count));
  const canvas = new FakeCanvas();
  const dry = new DryInk(canvas as unknown as HTMLCanvasElement, page, PAGE, staysReady);
  /** The calls of one method since the last look. */
  const calls = (name: string) => canvas.calls.filter(([each]) => each === name).map(([, ...given]) => given);
  const reset = () => {
    canvas.calls = [];
  };
  return { page, canvas, dry, calls, reset };
}
const box = (minX: number, minY: number, maxX: number, maxY: number) => ({ minX, minY, maxX, maxY });
const frame = () => {
  const all = frames;
  frames = [];
  for (const work of all) work();
};

it('DryInk needs a canvas with a context', () => {
  const none = { getContext: () => null } as unknown as HTMLCanvasElement;
  expect(() => new DryInk(none, new InkPage(), PAGE, true)).toThrow('the canvas has no context');
});

describe('the size of the canvas', () => {
  it('is the size of the page in canvas pixels, and few strokes are painted at once', () => {
    const { canvas, dry, calls } = inkOf(3);
    dry.resize(2);
    expect([canvas.width, canvas.height]).toEqual([2_000, 1_600]);
    expect(calls('setTransform')).toEqual([[2, 0, 0, 2, -0, -0]]);
    expect([calls('rect'), calls('fill').length]).toEqual([[[0, 0, 1_000, 800]], 3]);
  });

  it('is the size of the visible part, with the same corner', () => {
    const { canvas, dry, calls } = inkOf(3);
    dry.resize(2, box(100, 50, 600, 350));
    expect([canvas.width, canvas.height]).toEqual([1_000, 600]);
    expect(calls('setTransform')).toEqual([[2, 0, 0, 2, -200, -100]]);
    expect(calls('rect')).toEqual([[100, 50, 500, 300]]);
  });

  it('stays, without painting, when it is the same', () => {
    const { dry, calls, reset } = inkOf(3);
    dry.resize(2, box(100, 50, 600, 350));
    reset();
    dry.resize(2, box(100, 50, 600, 350));
    expect(calls('rect')).toEqual([]);
    dry.resize(2, box(100, 50, 600, 351));
    expect(calls('rect')).toHaveLength(1);
    reset();
    dry.resize(2);
    dry.resize(1);
    expect(calls('rect')).toHaveLength(2);
  });
});

describe('repainting', () => {
  it('paints only the strokes in the box', () => {
    const { dry, calls, reset } = inkOf(100);
    dry.repaint(box(0, 0, 9, 9));
    expect(calls('rect')).toEqual([]);
    dry.resize(1);
    reset();
    dry.repaint(box(0, 0, 30, 14));
    expect([calls('rect'), calls('clearRect'), calls('fill').length]).toEqual([
      [[0, 0, 30, 14]],
      [[0, 0, 30, 14]],
      5,
    ]);
    expect([calls('save').length, calls('clip').length, calls('restore').length]).toEqual([1, 1, 1]);
  });

  it('discards the painted page', () => {
    const { page, dry } = inkOf(151);
    dry.resize(1);
    expect(page.painted).toBeDefined();
    dry.repaint(box(0, 0, 30, 14));
    expect(page.painted).toBeUndefined();
  });

  it('merges boxes that are near, and paints them in the next frame', () => {
    const { dry, calls, reset } = inkOf(10);
    dry.resize(1);
    reset();
    dry.repaintSoon(box(0, 0, 50, 50));
    dry.repaintSoon(box(50, 0, 160, 100));
    dry.repaintSoon(box(60, 0, 161, 101));
    expect([calls('rect'), frames.length]).toEqual([[], 1]);
    frame();
    frame();
    // Two boxes of 160 × 100 pixels are one; a larger one is another.
    expect(calls('rect')).toEqual([
      [0, 0, 160, 100],
      [60, 0, 101, 101],
    ]);
    expect(frames).toEqual([]);
  });

  it('repaints at once before the canvas has a size', () => {
    const { page, dry } = inkOf(10);
    page.painted = {} as never;
    dry.repaintSoon(box(0, 0, 50, 50));
    expect([frames.length, page.painted]).toEqual([0, undefined]);
  });
});

it('an eraser clears a line as wide as it is', () => {
  const { dry, calls } = inkOf(0);
  dry.wipe([1, 2], [3, 4], 5);
  expect([calls('moveTo'), calls('lineTo'), calls('stroke').length, calls('restore').length]).toEqual([
    [[1, 2]],
    [[3, 4]],
    1,
    1,
  ]);
});

describe('a page with many strokes', () => {
  it('is painted beside and then shown', () => {
    const { page, dry, calls } = inkOf(151);
    dry.resize(1);
    expect(calls('fill')).toEqual([]);
    expect(calls('drawImage')).toEqual([[0, 0, 1_000, 800]]);
    expect([page.painted?.isWhole, page.painted?.ratio]).toEqual([true, 1]);
  });

  it('keeps no painting when the page is not shown again', () => {
    const { page, dry } = inkOf(151, false);
    dry.resize(1);
    expect(page.painted).toBeUndefined();
  });

  it('keeps its last painting when it is left', () => {
    const { page, dry } = inkOf(151);
    dry.resize(1);
    dry.repaint(box(0, 0, 30, 14));
    dry.dispose();
    expect([page.painted?.isWhole, page.painted?.image.width]).toEqual([true, 1_000]);
    const gone = inkOf(151, false);
    gone.dry.resize(1);
    gone.dry.dispose();
    expect(gone.page.painted).toBeUndefined();
    const few = inkOf(150);
    few.dry.resize(1);
    few.dry.dispose();
    expect(few.page.painted).toBeUndefined();
    const part = inkOf(151);
    part.dry.resize(1, box(0, 0, 500, 500));
    part.dry.dispose();
    expect(part.page.painted).toBeUndefined();
  });

  it('is moved by whole pixels, and only the part that becomes visible is painted', () => {
    const { dry, calls, reset } = inkOf(151);
    dry.resize(1, box(0, 0, 500, 400));
    reset();
    dry.resize(1, box(100, 0, 600, 400));
    expect(calls('drawImage')).toEqual([[-100, 0]]);
    expect(calls('rect')).toEqual([]);
    while (frames.length > 0) frame();
    expect(calls('rect')).toEqual([
      [500, 0, 100, 256],
      [500, 256, 100, 144],
    ]);
    reset();
    dry.resize(1, box(100.5, 0, 600.5, 400));
    expect(calls('rect')).toEqual([]);
    expect(calls('drawImage').at(-1)).toEqual([100.5, 0, 500, 400]);
  });
});
