import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stroke } from '../stroke.ts';
import { InkPages } from './ink-pages.ts';

const PAGE = { w: 1000, h: 800 };

beforeEach(() => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width: number;
      height: number;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
      }
      getContext = () => new Proxy({}, { get: () => () => undefined, set: () => true });
    },
  );
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const strokes = (count: number): Stroke[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `s${i}`,
    tool: 'pen',
    color: 'D92D20',
    width: 4,
    points: [i % 900, 10, 0.5, (i % 900) + 5, 12, 0.5],
  }));
const whole = () => false;
const prepared = (pages: InkPages, id: string, count: number, ratio = 1) =>
  pages.preparing(id, () => strokes(count), { pageSize: PAGE, ratio })(whole);

describe('InkPages', () => {
  it('returns the same page for the same id', () => {
    const pages = new InkPages();
    expect(pages.of('a')).toBe(pages.of('a'));
    expect(pages.of('b')).not.toBe(pages.of('a'));
  });

  it('paints a page in advance when it has more than 150 strokes', () => {
    const pages = new InkPages();
    expect(prepared(pages, 'few', 150)).toBe(true);
    expect([pages.of('few').size, pages.of('few').painted]).toEqual([150, undefined]);
    expect(prepared(pages, 'many', 151, 2)).toBe(true);
    const { painted } = pages.of('many');
    expect([painted?.isWhole, painted?.ratio, painted?.image.width]).toEqual([true, 2, 2000]);
  });

  it('continues where the time was over, and reads the strokes once', () => {
    const pages = new InkPages();
    const read = vi.fn(() => strokes(200));
    const work = pages.preparing('a', read, { pageSize: PAGE, ratio: 1 });
    const rounds: boolean[] = [];
    for (let round = 0; round < 40 && !rounds.at(-1); round++) rounds.push(work(() => true));
    // 64 strokes are read in each round; the fourth also paints the first 16 of 200, and the others 16 each.
    expect(rounds).toHaveLength(16);
    expect(rounds.at(-1)).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
    expect(pages.of('a').painted?.isWhole).toBe(true);
  });

  it('paints again when the ratio is another, and keeps the painting when it is the same', () => {
    const pages = new InkPages();
    prepared(pages, 'a', 151);
    const { painted } = pages.of('a');
    const same = strokes(151);
    const work = pages.preparing('b', () => same, { pageSize: PAGE, ratio: 1 });
    work(whole);
    const first = pages.of('b').painted;
    pages.preparing('b', () => same, { pageSize: PAGE, ratio: 1 })(whole);
    expect(pages.of('b').painted).toBe(first);
    pages.preparing('b', () => same, { pageSize: PAGE, ratio: 2 })(whole);
    expect(pages.of('b').painted?.ratio).toBe(2);
    expect(pages.of('a').painted).toBe(painted);
  });

  it('has room for a page while all painted pages have at most 32 million pixels', () => {
    const pages = new InkPages();
    const of = (w: number) => ({ pageSize: { w, h: 1000 }, ratio: 2 });
    expect(pages.hasRoom('a', of(8000))).toBe(true);
    expect(pages.hasRoom('a', of(8001))).toBe(false);
    prepared(pages, 'b', 151, 2);
    expect(pages.hasRoom('a', of(7200))).toBe(true);
    expect(pages.hasRoom('a', of(7201))).toBe(false);
    // The page's own painting is replaced, and does not count.
    expect(pages.hasRoom('b', of(8000))).toBe(true);
  });

  it('evicts the paintings of the pages that were used least recently', () => {
    const pages = new InkPages();
    for (let i = 0; i < 11; i++) prepared(pages, `p${i}`, 151, 2);
    pages.of('p10');
    const painted = Array.from({ length: 11 }, (_, i) => i).filter((i) => {
      return pages.of(`p${i}`).painted !== undefined;
    });
    expect(painted).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('evicts outlines beyond 20 000 strokes, but never the current page', () => {
    const pages = new InkPages();
    const all = strokes(20_000);
    const [full, other] = [pages.of('full'), pages.of('other')];
    full.replace(all.slice(1));
    other.replace(strokes(1));
    pages.of('other');
    expect(pages.of('full')).toBe(full);
    expect(pages.of('other')).toBe(other);
    full.replace(all);
    expect(pages.of('full')).toBe(full);
    expect(pages.of('other')).not.toBe(other);
    pages.of('other').replace(strokes(1));
    pages.of('other');
    expect(pages.of('full')).not.toBe(full);
  });
});
