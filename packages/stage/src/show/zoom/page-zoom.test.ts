import { afterEach, describe, expect, it } from 'vitest';
import { type PageRoom, seenPart } from './page-place.ts';
import { PageZoom } from './page-zoom.ts';

const size = { w: 1280, h: 720 };
const room = { left: 0, top: 0, width: 1920, height: 1080 };

/** A fake clock that the test advances. */
function clockOf(isStill = false) {
  let now = 0;
  let waiting: { readonly at: number; readonly call: () => void }[] = [];
  const wait = (ms: number, call: () => void) => {
    const each = { at: now + ms, call };
    waiting.push(each);
    return () => {
      waiting = waiting.filter((other) => other !== each);
    };
  };
  return {
    clock: {
      now: () => now,
      frame: (call: () => void) => wait(16, call),
      after: wait,
      isStill: () => isStill,
    },
    pass: (ms: number) => {
      const until = now + ms;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.at;
        next.call();
      }
      now = until;
    },
    waits: () => waiting.length,
  };
}

let time = clockOf();
let zoom = new PageZoom(time.clock, size, room);
afterEach(() => {
  zoom.dispose();
  expect(time.waits()).toBe(0);
});

function begin(isStill = false, within: PageRoom = room): void {
  time = clockOf(isStill);
  zoom = new PageZoom(time.clock, size, within);
}

describe('an enlarged page', () => {
  it('is first shown whole in the centre of its area', () => {
    begin(false, { left: 100, top: 0, width: 1820, height: 1080 });
    expect(zoom.place.get()).toEqual({
      left: expect.closeTo(100, 5),
      top: expect.closeTo((1080 - 720 * (1820 / 1280)) / 2, 5),
      scale: 1820 / 1280,
    });
  });

  it('fills the area with the selected part, enlarged at most four times', () => {
    begin(true);
    zoom.frame({ minX: 0, minY: 0, maxX: 640, maxY: 360 });
    expect(zoom.place.get()).toEqual({ left: 0, top: 0, scale: 3 });
    zoom.frame({ minX: 600, minY: 300, maxX: 640, maxY: 320 });
    expect(zoom.times).toBe(4);
    const { left, top, scale } = zoom.place.get();
    expect([(960 - left) / scale, (540 - top) / scale]).toEqual([
      expect.closeTo(620, 0),
      expect.closeTo(310, 0),
    ]);
    zoom.whole();
    expect(zoom.place.get()).toEqual({ left: 0, top: 0, scale: 1.5 });
  });

  it('keeps the point under the pointer when a wheel zooms, and shows no space beside the page', () => {
    begin();
    zoom.enlargeAt([480, 270], 2);
    expect(zoom.pointAt([480, 270])).toEqual([expect.closeTo(320, 6), expect.closeTo(180, 6)]);
    zoom.push(5000, 5000);
    expect(zoom.place.get()).toMatchObject({ left: 0, top: 0 });
    zoom.push(-9000, -9000);
    expect(zoom.place.get()).toMatchObject({ left: 1920 - 3840, top: 1080 - 2160 });
  });

  it('keeps its centre when the window changes', () => {
    begin(true);
    zoom.frame({ minX: 200, minY: 100, maxX: 840, maxY: 460 });
    const [x, y] = zoom.pointAt([960, 540]);
    zoom.fit(size, { left: 0, top: 0, width: 1366, height: 768 });
    expect(zoom.times).toBeCloseTo(2, 5);
    expect(zoom.pointAt([683, 384])).toEqual([expect.closeTo(x, 0), expect.closeTo(y, 0)]);
  });

  it('is shown whole again when it is replaced by a page of another size', () => {
    begin(true);
    zoom.double([100, 100]);
    zoom.fit({ w: 960, h: 720 }, room);
    expect(zoom.times).toBe(1);
    expect(zoom.place.get().left).toBe(240);
  });

  it('is redrawn when a gesture ends at another size, or when more becomes visible than was drawn', () => {
    begin();
    const drawn: number[] = [];
    zoom.settled.subscribe(() => drawn.push(zoom.settled.get().times));
    zoom.enlargeAt([0, 0], 2);
    zoom.enlargeAt([0, 0], 1.5);
    expect([drawn, zoom.isMoving.get()]).toEqual([[], true]);
    time.pass(400);
    expect([drawn, zoom.isMoving.get()]).toEqual([[3], false]);
    // A margin is drawn around the visible part: after a move within it, nothing is redrawn.
    zoom.push(-100, 0);
    time.pass(400);
    expect([drawn, zoom.isMoving.get(), zoom.place.get().left]).toEqual([[3], false, -100]);
    zoom.push(-1000, 0);
    expect(drawn).toEqual([3, 3]);
    const seen = seenPart(zoom.settled.get(), size, room);
    expect(seen.minX).toBeCloseTo(1100 / 4.5, 0);
    zoom.rest();
    expect(drawn).toEqual([3, 3]);
  });

  it('is shown whole when it was hardly enlarged', () => {
    begin();
    zoom.enlargeAt([700, 500], 1.02);
    zoom.rest();
    expect(zoom.times).toBe(1);
  });

  it('moves smoothly to its target, adds two quick steps up, and stops at a change of page', () => {
    begin();
    zoom.step(1);
    time.pass(50);
    expect(zoom.times).toBeGreaterThan(1);
    expect(zoom.times).toBeLessThan(1.5);
    zoom.step(1);
    time.pass(500);
    expect(zoom.times).toBeCloseTo(2.25, 5);
    zoom.step(-1);
    zoom.whole(true);
    expect(zoom.times).toBe(1);
    time.pass(500);
    expect(zoom.times).toBe(1);
  });

  it('is shown whole when that was requested, also when the window changes meanwhile', () => {
    begin();
    zoom.step(1);
    time.pass(500);
    zoom.whole();
    time.pass(50);
    expect(zoom.times).toBeGreaterThan(1);
    zoom.fit(size, { ...room, height: 1040 });
    time.pass(500);
    expect(zoom.times).toBe(1);
  });

  it('moves at once when reduced motion is preferred', () => {
    begin(true);
    zoom.step(1);
    expect(zoom.settled.get().times).toBe(1.5);
  });

  it('is aligned to whole pixels when it is drawn', () => {
    begin();
    zoom.enlargeAt([333, 222], 1.777);
    zoom.rest();
    const { left, top } = zoom.place.get();
    expect([left, top]).toEqual([expect.closeTo(Math.round(left), 6), expect.closeTo(Math.round(top), 6)]);
  });

  it('has no edges when it is endless: it can be moved anywhere, zoomed out, and stays there', () => {
    const endless = { ...size, endless: true };
    time = clockOf();
    zoom = new PageZoom(time.clock, endless, room);
    expect(zoom.isMovable).toBe(true);
    zoom.push(5000, -3000);
    zoom.rest();
    expect(zoom.seenNow.minX).toBeCloseTo(-5000 / 1.5, 0);
    expect(zoom.seenNow.minY).toBeCloseTo(3000 / 1.5, 0);
    zoom.center([200, 300]);
    zoom.rest();
    expect(zoom.pointAt([960, 540])).toEqual([expect.closeTo(200, 0), expect.closeTo(300, 0)]);
    zoom.enlargeAt([960, 540], 0.2);
    zoom.rest();
    expect(zoom.times).toBeCloseTo(0.2, 5);
    zoom.enlargeAt([960, 540], 0.001);
    expect(zoom.times).toBeCloseTo(0.05, 5);
    zoom.frame({ minX: -1280, minY: -720, maxX: 1280, maxY: 720 }, true);
    expect(zoom.times).toBeCloseTo(0.5, 5);
    // A page with edges is shown whole again.
    zoom.fit(size, room);
    expect([zoom.times, zoom.isMovable]).toEqual([1, false]);
  });
});
