import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageZoom } from './page-zoom.ts';
import { ZoomHands } from './zoom-hands.ts';

const clock = {
  now: () => 0,
  frame: () => () => undefined,
  after: () => () => undefined,
  isStill: () => true,
};

type Listeners = Map<string, (event: object) => void>;
function target(listeners: Listeners) {
  return {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setPointerCapture: () => undefined,
  };
}

let onPage: Listeners;
let inWindow: Listeners;
let zoom: PageZoom;
let stop: () => void;
let writes = false;

beforeEach(() => {
  onPage = new Map();
  inWindow = new Map();
  writes = false;
  const view = target(inWindow);
  vi.stubGlobal('addEventListener', view.addEventListener);
  vi.stubGlobal('removeEventListener', view.removeEventListener);
  zoom = new PageZoom(clock, { w: 1280, h: 720 }, { left: 0, top: 0, width: 1280, height: 720 });
  const port = {
    isOthers: ({ target }: { target: unknown }) => target === 'other',
    isPalm: ({ width = 0 }: { width?: number }) => width > 60,
    writes: () => writes,
    span: () => 340,
  };
  stop = new ZoomHands(
    target(onPage) as unknown as HTMLElement,
    zoom,
    port as unknown as ConstructorParameters<typeof ZoomHands>[2],
  ).listen();
});
afterEach(() => {
  stop();
  expect([...onPage.keys(), ...inWindow.keys()]).toEqual([]);
  vi.unstubAllGlobals();
});

interface Told {
  readonly pointerType?: string;
  readonly target?: string;
  readonly timeStamp?: number;
  readonly buttons?: number;
  readonly width?: number;
}

function tell(type: string, pointerId: number, x: number, y: number, more: Told = {}) {
  const event = {
    pointerId,
    pointerType: 'touch',
    button: 0,
    buttons: 1,
    timeStamp: 0,
    detail: 1,
    clientX: x,
    clientY: y,
    stopPropagation: vi.fn(),
    preventDefault: vi.fn(),
    ...more,
  };
  (type === 'pointerup' || type === 'pointercancel' ? inWindow : onPage).get(type)?.(event);
  return event;
}

const down = (id: number, x: number, y: number, more?: Told) => tell('pointerdown', id, x, y, more);
const move = (id: number, x: number, y: number, more?: Told) => tell('pointermove', id, x, y, more);
const up = (id: number, x = 0, y = 0) => tell('pointerup', id, x, y);

describe('fingers on a page', () => {
  it('zoom the page when two fingers spread, and show it whole when they close', () => {
    down(1, 600, 360);
    down(2, 680, 360);
    move(1, 560, 360);
    move(2, 720, 360);
    expect(zoom.times).toBeCloseTo(2, 5);
    expect(zoom.pointAt([640, 360])).toEqual([expect.closeTo(640, 3), expect.closeTo(360, 3)]);
    move(2, 580, 360);
    up(2);
    up(1);
    expect(zoom.times).toBe(1);
    expect(tell('click', 1, 580, 360).stopPropagation).toHaveBeenCalled();
    expect(tell('click', 1, 580, 360).stopPropagation, 'the next click is passed on').not.toHaveBeenCalled();
  });

  it('move the page with one pointer when it is enlarged, and not when it is whole', () => {
    down(1, 600, 360, { pointerType: 'mouse' });
    move(1, 500, 300, { pointerType: 'mouse' });
    up(1);
    expect(tell('click', 1, 500, 300).stopPropagation).not.toHaveBeenCalled();
    zoom.double([640, 360]);
    down(1, 600, 360, { pointerType: 'mouse' });
    move(1, 596, 360, { pointerType: 'mouse' });
    expect(zoom.place.get().left, 'a tremble of the press does not pan').toBe(-640);
    move(1, 490, 360, { pointerType: 'mouse' });
    expect(zoom.place.get().left).toBe(-750);
    move(1, 300, 360, { pointerType: 'mouse', buttons: 0 });
    expect(zoom.place.get().left, 'the release outside stops the pan').toBe(-750);
  });

  it('continue with the remaining finger when the other finger is lifted', () => {
    down(1, 600, 360);
    down(2, 680, 360);
    move(2, 760, 360);
    up(2);
    const { left } = zoom.place.get();
    move(1, 620, 360);
    expect(zoom.place.get().left).toBeCloseTo(left + 20, 5);
    expect(zoom.times).toBeCloseTo(2, 5);
  });

  it('ignore a third finger, and elements that are dragged themselves', () => {
    down(1, 600, 360);
    down(2, 680, 360, { target: 'other' });
    expect(zoom.taken.get().size).toBe(0);
    down(3, 700, 360);
    down(4, 800, 500);
    expect([...zoom.taken.get()]).toEqual([1, 3]);
  });
});

describe('pen mode', () => {
  beforeEach(() => {
    writes = true;
  });

  /** Two fingers come down together and move along these paths, with one event each per frame. */
  function together(
    ways: readonly (readonly [number, number])[],
    apart: readonly [number, number] = [180, 0],
  ) {
    down(1, 600, 360, { timeStamp: 1000 });
    down(2, 600 + apart[0], 360 + apart[1], { timeStamp: 1030 });
    for (let frame = 1; frame <= 6; frame++) {
      const timeStamp = 1030 + frame * 16;
      for (const [i, [right, along]] of ways.entries()) {
        const [x, y] = i === 0 ? [600, 360] : [600 + apart[0], 360 + apart[1]];
        move(i + 1, x + (right * frame) / 6, y + (along * frame) / 6, { timeStamp });
      }
    }
  }

  it('zooms the page by two spreading fingers of one hand, and stops their writing', () => {
    down(1, 600, 360, { timeStamp: 1000 });
    move(1, 604, 360, { timeStamp: 1016 });
    down(2, 780, 360, { timeStamp: 1060 });
    expect(zoom.taken.get().size).toBe(0);
    move(1, 594, 360, { timeStamp: 1076 });
    move(2, 790, 360, { timeStamp: 1076 });
    move(1, 594, 360, { timeStamp: 1092 });
    expect([...zoom.taken.get()]).toEqual([1, 2]);
    // Both fingers came down 176 apart.
    move(2, 858, 360, { timeStamp: 1108 });
    expect(zoom.times).toBeCloseTo(1.5, 1);
    up(1);
    up(2);
    expect(zoom.taken.get().size).toBe(0);
  });

  it.each<[string, [number, number][], [number, number]]>([
    [
      'in the same direction, side by side',
      [
        [100, 4],
        [104, 0],
      ],
      [180, 0],
    ],
    [
      'in the same direction, one below the other',
      [
        [100, 0],
        [100, 0],
      ],
      [0, 120],
    ],
    [
      'separate strokes',
      [
        [0, 90],
        [70, -20],
      ],
      [180, 0],
    ],
    [
      'across each other',
      [
        [80, 80],
        [-80, 80],
      ],
      [0, 150],
    ],
    [
      'with one finger while the other rests',
      [
        [0, 0],
        [100, 0],
      ],
      [180, 0],
    ],
  ])('treats two fingers that write %s as two people', (_, ways, apart) => {
    together(ways, apart);
    expect(zoom.taken.get().size).toBe(0);
    expect(zoom.times).toBe(1);
  });

  it.each<[string, [number, number][], [number, number]]>([
    [
      'spread',
      [
        [-60, 10],
        [60, -4],
      ],
      [120, 0],
    ],
    [
      'close, aslant',
      [
        [50, 40],
        [-55, -48],
      ],
      [250, 200],
    ],
  ])('treats two fingers that %s as one hand', (_, ways, apart) => {
    together(ways, apart);
    expect([...zoom.taken.get()]).toEqual([1, 2]);
    expect(zoom.times >= 1).toBe(true);
  });

  it('moves a zoomed page by two fingers side by side', () => {
    zoom.double([640, 360]);
    const { left } = zoom.place.get();
    together(
      [
        [60, 2],
        [60, 2],
      ],
      [100, 0],
    );
    expect([...zoom.taken.get()]).toEqual([1, 2]);
    expect(zoom.place.get().left).toBeCloseTo(left + 60, 3);
  });

  it('ignores a finger that is recognised as a palm', () => {
    down(1, 600, 360, { timeStamp: 1000 });
    move(1, 602, 360, { timeStamp: 1016, width: 90 });
    down(2, 680, 360, { timeStamp: 1040 });
    for (let frame = 1; frame < 5; frame++) {
      move(1, 602 - frame * 10, 360, { timeStamp: 1040 + frame * 16, width: 90 });
      move(2, 680 + frame * 10, 360, { timeStamp: 1040 + frame * 16 });
    }
    expect(zoom.taken.get().size).toBe(0);
  });

  it.each([
    ['later', 1200, 780, 604],
    ['far away', 1060, 1100, 604],
    ['after the first has written', 1060, 780, 640],
  ])('treats a finger that is pressed %s as another writer', (_, since, x, written) => {
    down(1, 600, 360, { timeStamp: 1000 });
    move(1, written, 360, { timeStamp: 1016 });
    down(2, x, 360, { timeStamp: since });
    move(2, x + 200, 360);
    expect(zoom.taken.get().size).toBe(0);
    expect(zoom.times).toBe(1);
  });

  it('lets a finger near the remaining finger join it, while a finger far from it writes', () => {
    together([
      [-40, 0],
      [40, 0],
    ]);
    up(1);
    down(3, 1250, 100, { timeStamp: 3000 });
    expect([...zoom.taken.get()]).toEqual([2]);
    down(4, 600, 300, { timeStamp: 3500 });
    expect([...zoom.taken.get()]).toEqual([2, 4]);
  });

  it('never moves an enlarged page by a mouse, a pen or one finger', () => {
    zoom.double([640, 360]);
    for (const [id, pointerType] of [
      [1, 'mouse'],
      [2, 'pen'],
      [3, 'touch'],
    ] as const) {
      down(id, 600, 360, { pointerType });
      move(id, 300, 100, { pointerType });
      up(id);
    }
    expect(zoom.place.get().left).toBe(-640);
  });
});

describe('a wheel', () => {
  const roll = (deltaY: number, ctrlKey: boolean, deltaX = 0) => {
    const event = {
      clientX: 640,
      clientY: 360,
      deltaX,
      deltaY,
      deltaMode: 0,
      ctrlKey,
      stopPropagation: vi.fn(),
      preventDefault: vi.fn(),
    };
    onPage.get('wheel')?.(event);
    return event;
  };

  it('changes pages when the page is whole, zooms with Ctrl, and then moves the page', () => {
    expect(roll(120, false).stopPropagation).not.toHaveBeenCalled();
    const enlarged = roll(-120, true);
    expect(enlarged.preventDefault).toHaveBeenCalled();
    expect(zoom.times).toBeGreaterThan(1.2);
    const { top } = zoom.place.get();
    expect(roll(20, false).stopPropagation).toHaveBeenCalled();
    expect(zoom.place.get().top).toBeCloseTo(top - 20, 5);
    for (let i = 0; i < 20; i++) roll(120, true);
    expect(zoom.times).toBe(1);
  });
});
