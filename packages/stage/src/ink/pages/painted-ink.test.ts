import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InkSurface } from '../ink-surface.ts';
import type { Stroke } from '../stroke.ts';
import { DryInk } from './dry-ink.ts';
import { InkPage } from './ink-page.ts';
import { InkPages } from './ink-pages.ts';

const PAGE = { w: 1280, h: 720 };
const SHAPE = { pageSize: PAGE, ratio: 1 };

/** A fake canvas that defers fills until its pixels are read, as browsers do, and counts them. */
class FakeCanvas {
  /** Deferred fills. */
  noted = 0;
  /** Deferred fills that had to be executed when another canvas copied this one. */
  doneWhenTaken = 0;
  fills = 0;
  readonly taken: FakeCanvas[] = [];
  width: number;
  height: number;

  constructor(width = 0, height = 0) {
    this.width = width;
    this.height = height;
    made.push(this);
  }

  getContext(): object {
    const methods: Record<string, (...given: never[]) => unknown> = {
      fill: () => {
        this.noted++;
        this.fills++;
      },
      getImageData: () => {
        this.noted = 0;
      },
      drawImage: (image: FakeCanvas) => {
        image.doneWhenTaken += image.noted;
        image.noted = 0;
        this.taken.push(image);
      },
    };
    return new Proxy({}, { get: (_, name: string) => methods[name] ?? (() => undefined), set: () => true });
  }
}

const made: FakeCanvas[] = [];
let frames: (() => void)[] = [];

beforeEach(() => {
  made.length = 0;
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
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

function strokes(count: number): Stroke[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [(i * 13) % 1200, (i * 7) % 700];
    return {
      id: `s${i}`,
      tool: 'pen',
      color: 'D92D20',
      width: 4,
      points: [x, y, 0.5, x + 20, y + 5, 0.5, x + 40, y, 0.5],
    };
  });
}

const never = () => false;

function dryInk(page: InkPage): { readonly dry: DryInk; readonly canvas: FakeCanvas } {
  const canvas = new FakeCanvas();
  return { dry: new DryInk(canvas as unknown as HTMLCanvasElement, page, PAGE, true), canvas };
}

describe('a page of ink that is painted ahead', () => {
  it('needs no more painting when it is shown', () => {
    const pages = new InkPages();
    expect(pages.preparing('p', () => strokes(400), SHAPE)(never)).toBe(true);
    const [ahead] = made;
    expect([ahead?.fills, ahead?.noted]).toEqual([400, 0]);
    const { dry, canvas } = dryInk(pages.of('p'));
    dry.resize(1);
    expect(canvas.taken).toEqual([ahead]);
    expect([canvas.fills, ahead?.doneWhenTaken]).toEqual([0, 0]);
  });

  it('is used by a surface that covers the whole page', () => {
    const pages = new InkPages();
    const all = strokes(400);
    pages.preparing('p', () => all, SHAPE)(never);
    const [ahead] = made;
    const dry = new FakeCanvas();
    const wet = Object.assign(new FakeCanvas(), { addEventListener: () => undefined });
    const nothing = () => undefined;
    const surface = new InkSurface({
      dry: dry as unknown as HTMLCanvasElement,
      wet: wet as unknown as HTMLCanvasElement,
      pageSize: PAGE,
      page: pages.of('p'),
      onStroke: nothing,
      onErase: nothing,
      onTake: nothing,
      onEraseEnd: nothing,
    });
    surface.setStrokes(all);
    surface.resize(1, 1);
    expect(dry.taken[0]).toBe(ahead);
    expect(dry.fills).toBe(0);
  });

  it('reads each stroke once, in parts of any size', () => {
    let reads = 0;
    const counted = strokes(400).map((stroke) => ({
      ...stroke,
      get points() {
        reads++;
        return stroke.points;
      },
    }));
    const asked = vi.fn(() => counted);
    const work = new InkPages().preparing('p', asked, SHAPE);
    let parts = 1;
    while (!work(() => true)) parts++;
    expect(parts).toBeGreaterThan(25);
    expect(asked).toHaveBeenCalledOnce();
    // The points of each stroke are read twice: once for its box and once for its outline.
    expect(reads).toBe(800);
  });

  it('continues from where painting had stopped when the page is shown before its painting is complete', () => {
    const pages = new InkPages();
    let looks = 0;
    pages.preparing('p', () => strokes(400), SHAPE)(() => ++looks === 20);
    const [ahead] = made;
    const fills = ahead?.fills ?? 0;
    expect(fills).toBeGreaterThan(0);
    expect(fills).toBeLessThan(400);
    dryInk(pages.of('p')).dry.resize(1);
    while (frames.length > 0) frames.shift()?.();
    expect([made.length, ahead?.fills]).toEqual([2, 400]);
  });

  it('is reused when the page is shown again, also after it was written on', () => {
    const pages = new InkPages();
    pages.preparing('p', () => strokes(400), SHAPE)(never);
    const first = dryInk(pages.of('p'));
    first.dry.resize(1);
    const dirty = pages.of('p').replace(strokes(401));
    if (dirty) first.dry.repaint(dirty);
    first.dry.dispose();
    const again = dryInk(pages.of('p'));
    const fills = made.reduce((sum, each) => sum + each.fills, 0);
    again.dry.resize(1);
    expect(made.reduce((sum, each) => sum + each.fills, 0)).toBe(fills);
    expect(again.canvas.taken).toHaveLength(1);
  });

  it('paints only the visible part when the page is enlarged, and nothing when it is shown whole again', () => {
    const pages = new InkPages();
    pages.preparing('p', () => strokes(400), SHAPE)(never);
    const { dry, canvas } = dryInk(pages.of('p'));
    dry.resize(1);
    const known = made.length;
    dry.resize(4, { minX: 300, minY: 200, maxX: 620, maxY: 380 });
    while (frames.length > 0) frames.shift()?.();
    expect([canvas.width, canvas.height]).toEqual([1280, 720]);
    // The earlier painting is shown until the rest is painted.
    const [before, ahead] = made.slice(known);
    expect(canvas.taken.slice(-2)).toEqual([before, ahead]);
    expect([ahead?.width, ahead?.height]).toEqual([1280, 720]);
    expect(ahead?.fills).toBeGreaterThan(5);
    expect(ahead?.fills).toBeLessThan(100);
    const fills = made.reduce((sum, each) => sum + each.fills, 0);
    dry.resize(1);
    while (frames.length > 0) frames.shift()?.();
    expect(made.reduce((sum, each) => sum + each.fills, 0)).toBe(fills);
    // A page that is left while enlarged keeps the painting of the whole page, not the painting of the visible part.
    const whole = pages.of('p').painted;
    dry.resize(4, { minX: 300, minY: 200, maxX: 620, maxY: 380 });
    dry.dispose();
    expect(pages.of('p').painted).toBe(whole);
  });

  it('shows new strokes at once while it is still being painted, and discards the outdated painting', () => {
    const page = new InkPage();
    page.replace(strokes(4000));
    const { dry, canvas } = dryInk(page);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    dry.resize(1);
    expect(frames).toHaveLength(1);
    const before = canvas.fills;
    const dirty = page.replace(strokes(4001));
    if (dirty) dry.repaint(dirty);
    expect(canvas.fills).toBeGreaterThan(before);
    dry.dispose();
    expect(page.painted).toBeUndefined();
    vi.restoreAllMocks();
  });
});

describe('an eraser on a full page', () => {
  it('only clears along its path, and then repaints each spot once', () => {
    const page = new InkPage();
    page.replace(strokes(4000));
    const { dry, canvas } = dryInk(page);
    dry.resize(1);
    while (frames.length > 0) frames.shift()?.();
    const before = canvas.fills;
    const way = Array.from({ length: 12 }, (_, i) => [100 + i * 6, 100] as const);
    let each = 0;
    for (const [i, to] of way.entries()) {
      const erased = page.erase(way[i - 1] ?? to, to, 10, false);
      if (!erased) continue;
      dry.wipe(way[i - 1] ?? to, to, 10);
      dry.repaintSoon(erased.dirty);
      const near = new FakeCanvas();
      page.paint(near.getContext() as CanvasRenderingContext2D, erased.dirty);
      each += near.fills;
    }
    expect([canvas.fills - before, frames.length]).toEqual([0, 1]);
    while (frames.length > 0) frames.shift()?.();
    expect(canvas.fills).toBeGreaterThan(before);
    expect(canvas.fills - before).toBeLessThan(each / 3);
    expect(page.painted).toBeUndefined();
  });
});

describe('pages that are painted ahead', () => {
  it('are kept up to the limit of pixels, for pages of any size', () => {
    const pages = new InkPages();
    const shape = { pageSize: PAGE, ratio: 3 };
    for (const id of ['a', 'b', 'c'])
      expect(pages.preparing(id, () => strokes(200), shape)(never)).toBe(true);
    expect(pages.hasRoom('d', shape)).toBe(false);
    expect(pages.hasRoom('c', shape)).toBe(true);
    pages.preparing('d', () => strokes(200), shape)(never);
    expect(['d', 'c', 'b', 'a'].filter((id) => pages.of(id).painted)).toEqual(['d', 'c', 'b']);
  });
});

describe('an endless page that is moved', () => {
  it('keeps its painted part, and paints only the part that becomes visible', () => {
    const page = new InkPage();
    page.replace(strokes(400));
    const { dry, canvas } = dryInk(page);
    const shown = (x: number) => ({ minX: x, minY: 0, maxX: x + 800, maxY: 720 });
    dry.resize(1, shown(0));
    while (frames.length > 0) frames.shift()?.();
    expect(frames).toEqual([]);
    canvas.fills = 0;
    made.length = 0;
    dry.resize(1, shown(100));
    // The page's own picture is reused, and no hidden page is painted.
    expect(made).toHaveLength(1);
    expect(canvas.taken.at(-1)).toBe(made[0]);
    const before = canvas.fills;
    // The page moves again before the new area is painted.
    dry.resize(1, shown(200));
    while (frames.length > 0) frames.shift()?.();
    expect(before).toBe(0);
    expect(canvas.fills).toBeGreaterThan(20);
    expect(canvas.fills).toBeLessThan(300);
    // A move by half a pixel would blur the ink, so everything is repainted.
    made.length = 0;
    dry.resize(1, shown(200.5));
    expect(made.length).toBeGreaterThan(1);
  });
});
