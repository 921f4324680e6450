import { describe, expect, it } from 'vitest';
import {
  contains,
  drawnPart,
  fitScale,
  heldIn,
  isMovable,
  lookAt,
  lookBetween,
  lookThrough,
  onPixels,
  placeOf,
  pointAt,
  seenPart,
  settledLook,
  wholePage,
} from './page-place.ts';

const size = { w: 1000, h: 500 };
const board = { ...size, endless: true };
/** A page that is shown whole has the scale 0.8 in it, with a strip above and below. */
const room = { left: 10, top: 20, width: 800, height: 600 };
const whole = { times: 1, x: 500, y: 250 };

describe('a page', () => {
  it('is centred in its room when it is shown whole', () => {
    expect(wholePage(size)).toEqual(whole);
    expect(fitScale(size, room)).toBe(0.8);
    expect(fitScale(size, { width: 4000, height: 1000 })).toBe(2);
    expect(placeOf(whole, size, room)).toEqual({ left: 10, top: 120, scale: 0.8 });
  });

  it('has the point of its view in the centre of the room when it is zoomed', () => {
    const place = placeOf({ times: 2, x: 300, y: 200 }, size, room);
    expect(place).toEqual({ left: 410 - 480, top: 320 - 320, scale: 1.6 });
    expect(pointAt([410, 320], place)).toEqual([300, 200]);
    expect(pointAt([410 + 16, 320 - 32], place)).toEqual([310, 180]);
  });

  it('can be moved only when it is zoomed, or endless', () => {
    expect(isMovable(whole, size)).toBe(false);
    expect(isMovable({ ...whole, times: 1.01 }, size)).toBe(true);
    expect(isMovable(whole, board)).toBe(true);
  });

  it('is shown whole after a gesture when it is hardly zoomed', () => {
    const hardly = { times: 1.02, x: 510, y: 250 };
    expect(settledLook(hardly, size)).toEqual(whole);
    expect(settledLook({ ...hardly, times: 1.03 }, size)).toEqual({ ...hardly, times: 1.03 });
    expect(settledLook(hardly, board)).toBe(hardly);
  });
});

describe('heldIn', () => {
  it('limits the zoom factor to between 1 and 4, on an endless page to at least 0.05', () => {
    expect(heldIn({ ...whole, times: 0.5 }, size, room).times).toBe(1);
    expect(heldIn({ ...whole, times: 9 }, size, room).times).toBe(4);
    expect(heldIn({ ...whole, times: 0.01 }, board, room).times).toBe(0.05);
    expect(heldIn({ ...whole, times: 0.5 }, board, room).times).toBe(0.5);
  });

  it('shows no empty space beside the page that the page could fill', () => {
    // At twice the size 500 × 375 logical pixels are visible.
    expect(heldIn({ times: 2, x: 0, y: 0 }, size, room)).toEqual({ times: 2, x: 250, y: 187.5 });
    expect(heldIn({ times: 2, x: 999, y: 499 }, size, room)).toEqual({ times: 2, x: 750, y: 312.5 });
    expect(heldIn({ times: 2, x: 400, y: 200 }, size, room)).toEqual({ times: 2, x: 400, y: 200 });
    // The room is higher than the page.
    expect(heldIn({ times: 1.2, x: 0, y: 0 }, size, room).y).toBe(250);
  });

  it('keeps an endless page within reach of its first page', () => {
    expect(heldIn({ times: 1, x: -7000, y: 100_001 }, board, room)).toEqual({
      times: 1,
      x: -7000,
      y: 100_000,
    });
    expect(heldIn({ times: 1, x: 100_001, y: -100_001 }, board, room)).toMatchObject({
      x: 100_000,
      y: -100_000,
    });
  });
});

describe('the visible part', () => {
  it('ends at the edges of the page, except on an endless one', () => {
    expect(seenPart(whole, size, room)).toEqual({ minX: 0, minY: 0, maxX: 1000, maxY: 500 });
    expect(seenPart(whole, board, room)).toEqual({ minX: 0, minY: -125, maxX: 1000, maxY: 625 });
    const look = { times: 2, x: 400, y: 200 };
    expect(seenPart(look, size, room)).toEqual({ minX: 150, minY: 12.5, maxX: 650, maxY: 387.5 });
    expect(seenPart(look, size, room, 0.1)).toEqual({ minX: 100, minY: 0, maxX: 700, maxY: 425 });
    expect(seenPart({ ...look, x: 800, y: 400 }, size, room)).toEqual({
      minX: 550,
      minY: 212.5,
      maxX: 1000,
      maxY: 500,
    });
  });

  it('is drawn with a quarter of the room beside it while the page can be moved', () => {
    expect(drawnPart(whole, size, room)).toEqual({ minX: 0, minY: 0, maxX: 1000, maxY: 500 });
    expect(drawnPart({ times: 4, x: 500, y: 250 }, size, room)).toEqual({
      minX: 312.5,
      minY: 109.375,
      maxX: 687.5,
      maxY: 390.625,
    });
  });

  it('is contained in another one within a hundredth of a pixel', () => {
    const part = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
    expect(contains(part, part)).toBe(true);
    expect(contains(part, { minX: -0.005, minY: -0.005, maxX: 10.005, maxY: 10.005 })).toBe(true);
    for (const side of [{ minX: -0.02 }, { minY: -0.02 }, { maxX: 10.02 }, { maxY: 10.02 }])
      expect(contains(part, { ...part, ...side })).toBe(false);
  });
});

describe('lookAt', () => {
  it('shows a part as large as the room allows', () => {
    expect(lookAt({ minX: 300, minY: 100, maxX: 700, maxY: 300 }, size, room)).toEqual({
      times: 2.5,
      x: 500,
      y: 200,
    });
    expect(lookAt({ minX: 490, minY: 100, maxX: 510, maxY: 400 }, size, room).times).toBe(2.5);
    expect(lookAt({ minX: 500, minY: 250, maxX: 500, maxY: 250 }, size, room)).toEqual({
      times: 4,
      x: 500,
      y: 250,
    });
  });
});

describe('lookThrough', () => {
  it('keeps the points of the page under the fingers', () => {
    const held = [
      { page: [400, 200], at: [300, 300] },
      { page: [600, 240], at: [500, 360] },
    ] as const;
    const look = lookThrough(held, 3, size, room);
    expect(look.times).toBe(3);
    const place = placeOf(look, size, room);
    const [x, y] = pointAt([400, 330], place);
    expect(x).toBeCloseTo(500, 9);
    expect(y).toBeCloseTo(220, 9);
  });

  it('zooms no farther than the page may', () => {
    expect(lookThrough([{ page: [500, 250], at: [410, 320] }], 7, size, room)).toEqual({
      times: 4,
      x: 500,
      y: 250,
    });
  });
});

describe('lookBetween', () => {
  it('grows the visible part evenly', () => {
    const to = { times: 4, x: 100, y: 150 };
    expect(lookBetween(whole, to, 0)).toEqual(whole);
    expect(lookBetween(whole, to, 1)).toEqual(to);
    expect(lookBetween(whole, to, 0.5)).toEqual({ times: 1.6, x: 300, y: 200 });
  });
});

describe('onPixels', () => {
  it('moves the corner of a zoomed page to a whole pixel', () => {
    const look = { times: 2, x: 300.3, y: 200.4 };
    const { left, top } = placeOf(look, size, room);
    const place = placeOf(onPixels(look, size, room), size, room);
    expect(place.left).toBeCloseTo(Math.round(left), 9);
    expect(place.top).toBeCloseTo(Math.round(top), 9);
    expect(place.scale).toBe(1.6);
  });

  it('keeps a page that is shown whole, unless it is endless', () => {
    const odd = { ...whole, x: 500.3 };
    expect(onPixels(odd, size, room)).toBe(odd);
    expect(onPixels(odd, board, room).x).not.toBe(odd.x);
  });
});
