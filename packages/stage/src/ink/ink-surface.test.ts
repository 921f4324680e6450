import { Signal } from '@lectern/base';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InkEdge } from './edges.ts';
import type { InkGuides, LedStroke } from './ink-guides.ts';
import { InkSurface } from './ink-surface.ts';
import type { Stroke } from './stroke.ts';

const pen = { tool: 'pen', color: 'D92D20', width: 4 } as const;
const written: Stroke = { ...pen, id: 'written', points: [0, 100, 0.5, 200, 100, 0.5, 400, 100, 0.5] };

/** A fake canvas of 1280 × 720 whose events the test dispatches and whose painting is ignored. */
function canvas() {
  const listeners = new Map<string, (event: object) => void>();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  return {
    style: {},
    width: 0,
    height: 0,
    getContext: () => context,
    toggleAttribute: () => undefined,
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    tell: (type: string, event: object) => listeners.get(type)?.(event),
  };
}

const onStroke = vi.fn();
const onErase = vi.fn();
let wet: ReturnType<typeof canvas>;
let surface: InkSurface;

beforeEach(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  onStroke.mockClear();
  onErase.mockClear();
  wet = canvas();
  surface = new InkSurface({
    wet: wet as unknown as HTMLCanvasElement,
    dry: canvas() as unknown as HTMLCanvasElement,
    pageSize: { w: 1280, h: 720 },
    onStroke,
    onErase,
    onTake: () => undefined,
    onEraseEnd: () => undefined,
  });
  surface.resize(1, 1);
  surface.setStrokes([written]);
});
afterEach(() => {
  surface.dispose();
  vi.unstubAllGlobals();
});

let clock = 0;

function pointer(
  type: string,
  pointerId: number,
  pointerType: string,
  x: number,
  y: number,
  width = 8,
): void {
  clock += 8;
  const place = { clientX: x, clientY: y, width, height: width, pressure: 0.6, timeStamp: clock };
  wet.tell(type, {
    pointerId,
    pointerType,
    button: 0,
    buttons: 1,
    preventDefault: () => undefined,
    ...place,
  });
}

function line(pointerId: number, pointerType: string, y: number, width = 8): void {
  pointer('pointerdown', pointerId, pointerType, 100, y, width);
  for (let x = 110; x <= 300; x += 10) pointer('pointermove', pointerId, pointerType, x, y, width);
  pointer('pointerup', pointerId, pointerType, 300, y, width);
}

const palm = { palmErases: true, fingersTurn: false };

describe('an enlarged page', () => {
  const taken = new Signal<ReadonlySet<number>>(new Set());
  const enlarged = () => {
    wet = canvas();
    const made = new InkSurface({
      wet: wet as unknown as HTMLCanvasElement,
      dry: canvas() as unknown as HTMLCanvasElement,
      pageSize: { w: 1280, h: 720 },
      taken,
      onStroke,
      onErase,
      onTake: () => undefined,
      onEraseEnd: () => undefined,
    });
    made.setTool({ type: 'write', pen }, palm);
    return made;
  };
  const strokes = () => onStroke.mock.calls.map(([, points]) => [...points.slice(0, 2), points.at(-3)]);

  it("is written on at the pen's position when canvases cover a part of it, also while it is being moved", () => {
    const made = enlarged();
    made.resize(4, 2, { minX: 300, minY: 200, maxX: 700, maxY: 500 });
    expect([wet.width, wet.height]).toEqual([3200, 2400]);
    line(1, 'pen', 40);
    // The page has been moved to the right and made half as large since it was drawn.
    Object.assign(wet, { getBoundingClientRect: () => ({ left: 100, top: 20, width: 800 }) });
    line(1, 'pen', 40);
    made.dispose();
    expect(strokes()).toEqual([
      [325, 210, 375],
      [300, 210, 400],
    ]);
  });

  it('discards strokes that fingers began when they move the page, and continues the strokes of other pointers', () => {
    const made = enlarged();
    made.resize(1, 1);
    pointer('pointerdown', 1, 'touch', 100, 300);
    pointer('pointerdown', 2, 'touch', 800, 500);
    pointer('pointermove', 1, 'touch', 105, 300);
    taken.set(new Set([1, 3]));
    pointer('pointerdown', 3, 'touch', 200, 300);
    for (const id of [1, 2, 3]) pointer('pointermove', id, 'touch', 850, 500);
    for (const id of [3, 1, 2]) pointer('pointerup', id, 'touch', 850, 500);
    taken.set(new Set());
    made.dispose();
    expect(strokes()).toEqual([[800, 500, 850]]);
  });
});

describe('pointers on the ink', () => {
  it('show their effect at once: unfinished strokes are visible, erased strokes are not', () => {
    surface.setTool({ type: 'write', pen }, palm);
    pointer('pointerdown', 7, 'touch', 100, 300);
    pointer('pointermove', 7, 'touch', 150, 300);
    expect(surface.seen()).toEqual([
      written,
      { ...pen, id: 'wet 0', points: [100, 300, 0.5, 150, 300, 0.5] },
    ]);
    pointer('pointerup', 7, 'touch', 150, 300);
    expect(surface.seen()).toEqual([written]);
    surface.setTool({ type: 'erase', radius: 20, whole: true }, palm);
    pointer('pointerdown', 8, 'pen', 200, 60);
    pointer('pointermove', 8, 'pen', 200, 140);
    expect(onErase).not.toHaveBeenCalled();
    expect(surface.seen()).toEqual([]);
    pointer('pointerup', 8, 'pen', 200, 140);
    surface.setStrokes([written]);
    surface.carry([written], { dx: 10, dy: 0, scale: 1 });
    expect(surface.seen().map(({ points }) => points[0])).toEqual([10]);
  });

  it('write one stroke each, and another touch ends none of them', () => {
    surface.setTool({ type: 'write', pen }, palm);
    pointer('pointerdown', 1, 'touch', 100, 300);
    pointer('pointerdown', 2, 'touch', 100, 500);
    pointer('pointermove', 1, 'touch', 150, 300);
    pointer('pointerdown', 3, 'touch', 900, 50);
    pointer('pointercancel', 3, 'touch', 900, 50);
    pointer('pointermove', 2, 'touch', 150, 500);
    pointer('pointermove', 1, 'touch', 200, 300);
    pointer('pointerup', 2, 'touch', 150, 500);
    pointer('pointerup', 1, 'touch', 200, 300);
    expect(
      onStroke.mock.calls.map(([, points]) => points.filter((_: number, i: number) => i % 3 === 0)),
    ).toEqual([
      [100, 150],
      [100, 150, 200],
    ]);
  });

  it('keep the pressure that a pen reports; fingers and mice have an even pressure', () => {
    surface.setTool({ type: 'write', pen }, palm);
    line(1, 'pen', 300);
    line(2, 'mouse', 400);
    expect(onStroke.mock.calls.map(([, points]) => points[2])).toEqual([0.6, 0.5]);
  });

  it('erase with the palm while the pen tool is active, unless the teacher disabled it', () => {
    surface.setTool({ type: 'write', pen }, palm);
    line(1, 'touch', 100, 90);
    expect(onErase.mock.calls[0]?.[0].removed).toEqual(['written']);
    expect(onStroke).not.toHaveBeenCalled();
    onErase.mockClear();
    surface.setStrokes([{ ...written, id: 'again' }]);
    surface.setTool({ type: 'write', pen }, { ...palm, palmErases: false });
    line(1, 'touch', 100, 90);
    expect(onErase).not.toHaveBeenCalled();
    expect(onStroke).toHaveBeenCalledOnce();
  });

  describe('with a palm whose contact starts small and grows', () => {
    /** A touch from x 100 to 500 that becomes wide after this many points, 8 ms apart. */
    const growing = (id: number, after: number, y = 100) => {
      pointer('pointerdown', id, 'touch', 100, y, 16);
      for (let i = 1; i <= 40; i++)
        pointer('pointermove', id, 'touch', 100 + i * 10, y, i < after ? 16 : 136);
      pointer('pointerup', id, 'touch', 500, y, 136);
    };

    it('erase from the first contact, and draw no line', () => {
      surface.setTool({ type: 'write', pen }, palm);
      growing(1, 10);
      expect(onStroke).not.toHaveBeenCalled();
      expect(onErase.mock.calls[0]?.[0].removed).toEqual(['written']);
      const left = onErase.mock.calls[0]?.[0].pieces.map(({ points }: Stroke) => points.at(-3));
      expect(left, 'the part before the erased one is left').toEqual([59.375]);
    });

    it('keep a line whose contact grows later, because the user presses harder', () => {
      surface.setTool({ type: 'write', pen }, palm);
      growing(1, 30, 300);
      expect(onErase).not.toHaveBeenCalled();
      expect(onStroke).toHaveBeenCalledOnce();
    });

    it('keep the line when erasing by palm is off', () => {
      surface.setTool({ type: 'write', pen }, { ...palm, palmErases: false });
      growing(1, 10, 300);
      expect(onStroke).toHaveBeenCalledOnce();
    });

    it('erase when fingers change pages, and change no page', () => {
      surface.setTool({ type: 'write', pen }, { ...palm, fingersTurn: true });
      growing(1, 10);
      expect(onErase).toHaveBeenCalled();
    });

    it('draw and erase nothing while the hand holds a pen', () => {
      surface.setTool({ type: 'write', pen }, palm);
      pointer('pointerdown', 9, 'pen', 100, 500);
      growing(1, 10);
      pointer('pointerup', 9, 'pen', 100, 500);
      expect(onErase).not.toHaveBeenCalled();
      expect(onStroke).toHaveBeenCalledOnce();
    });

    it('detect a palm by the size of the panel', () => {
      vi.stubGlobal('screen', { width: 1366, height: 768 });
      surface.setTool({ type: 'write', pen }, { ...palm, panelInches: 14 });
      growing(1, 10, 300);
      expect(onStroke, 'on this panel 136 pixels are a thumb').toHaveBeenCalledOnce();
      surface.setTool({ type: 'write', pen }, { ...palm, panelInches: 86 });
      growing(2, 10, 300);
      expect(onStroke).toHaveBeenCalledOnce();
    });
  });

  it('ignore a palm that rests on the panel while the hand writes with a pen', () => {
    surface.setTool({ type: 'write', pen }, palm);
    pointer('pointerdown', 1, 'pen', 100, 300);
    line(2, 'touch', 100, 90);
    pointer('pointermove', 1, 'pen', 200, 300);
    pointer('pointerup', 1, 'pen', 200, 300);
    line(2, 'touch', 100, 90);
    expect(onErase).not.toHaveBeenCalled();
    expect(onStroke).toHaveBeenCalledOnce();
    clock += 2000;
    line(2, 'touch', 100, 90);
    expect(onErase).toHaveBeenCalled();
  });

  it('leave touches to the slide when only the pen writes', () => {
    surface.setTool({ type: 'write', pen }, { ...palm, fingersTurn: true });
    line(1, 'touch', 300);
    expect(onStroke).not.toHaveBeenCalled();
    line(1, 'pen', 300);
    expect(onStroke).toHaveBeenCalledOnce();
  });

  it('erase in part, and store the change when the eraser is lifted, in parts after long passes, and at once on request', () => {
    vi.useFakeTimers();
    const many = Array.from(
      { length: 60 },
      (_, i): Stroke => ({
        ...written,
        id: `s${i}`,
        points: written.points.map((each, k) => (k % 3 === 1 ? 100 + i : each)),
      }),
    );
    surface.setStrokes(many);
    surface.setTool({ type: 'erase', radius: 80, whole: false }, palm);
    pointer('pointerdown', 1, 'mouse', 200, 130);
    expect(onErase).not.toHaveBeenCalled();
    pointer('pointerup', 1, 'mouse', 200, 130);
    const removed = () => onErase.mock.calls.flatMap(([erasure]) => erasure.removed).length;
    expect(removed()).toBeGreaterThan(0);
    expect(removed()).toBeLessThan(60);
    surface.settle();
    expect(removed()).toBe(60);
    expect(onErase.mock.calls.flatMap(([erasure]) => erasure.pieces)).toHaveLength(120);
    vi.useRealTimers();
  });
});

describe('strokes in progress', () => {
  it('are stored up to the last point when finish is called, and end then', () => {
    surface.setTool({ type: 'write', pen }, { palmErases: false, fingersTurn: false });
    pointer('pointerdown', 1, 'pen', 10, 10);
    pointer('pointermove', 1, 'pen', 60, 10);
    pointer('pointerdown', 2, 'touch', 10, 300);
    pointer('pointermove', 2, 'touch', 60, 300);
    surface.finish();
    expect(onStroke).toHaveBeenCalledTimes(2);
    pointer('pointermove', 1, 'pen', 90, 10);
    pointer('pointerup', 1, 'pen', 90, 10);
    expect(onStroke).toHaveBeenCalledTimes(2);
  });

  it('are stored when the page changes under the pen', () => {
    surface.setTool({ type: 'write', pen }, { palmErases: false, fingersTurn: false });
    pointer('pointerdown', 1, 'pen', 10, 10);
    pointer('pointermove', 1, 'pen', 60, 10);
    surface.dispose();
    expect(onStroke).toHaveBeenCalledOnce();
  });
});

describe('a pen near an edge', () => {
  const ruler: InkEdge = { type: 'line', from: [50, 200], to: [350, 240] };

  const said: LedStroke[] = [];

  function led(y: number): number[] | undefined {
    const all = new Signal(new Map([['ruler', { edges: [ruler] }]]));
    const guides: InkGuides = { all, tell: (stroke) => said.push(stroke) };
    const target = canvas();
    const ruled = new InkSurface({
      wet: target as unknown as HTMLCanvasElement,
      dry: canvas() as unknown as HTMLCanvasElement,
      pageSize: { w: 1280, h: 720 },
      guides,
      onStroke,
      onErase,
      onTake: () => undefined,
      onEraseEnd: () => undefined,
    });
    ruled.resize(1, 1);
    ruled.setTool({ type: 'write', pen });
    const tell = (type: string, x: number, at: number) =>
      target.tell(type, {
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        buttons: 1,
        clientX: x,
        clientY: at,
        pressure: 0.5,
        preventDefault: () => undefined,
      });
    tell('pointerdown', 200, y);
    for (let x = 205; x <= 300; x += 5) tell('pointermove', x, y + 15 * Math.sin(x));
    tell('pointerup', 900, y);
    ruled.dispose();
    return onStroke.mock.calls[0]?.[1];
  }

  it('writes exactly on the edge when it begins within 12 px, and stops at the end of the edge', () => {
    const points = led(220 + 11.8) ?? [];
    expect(points.length).toBeGreaterThan(9);
    for (let i = 0; i < points.length; i += 3) {
      const [x = 0, y = 0] = points.slice(i, i + 2);
      expect(Math.abs(y - (200 + ((x - 50) * 40) / 300))).toBeLessThan(1e-9);
    }
    expect(points.at(-3)).toBeCloseTo(350, 6);
    expect(said.at(-1)?.guide).toBe('ruler');
    expect(said.at(-1)?.length).toBeCloseTo(Math.hypot(350 - (points[0] ?? 0), 240 - (points[1] ?? 0)), 6);
  });

  it('writes freely when it begins farther away', () => {
    const points = led(220 + 14) ?? [];
    expect(points[1]).toBe(234);
    expect(points.at(-3)).toBe(900);
  });
});
