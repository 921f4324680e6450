import { describe, expect, it } from 'vitest';
import { Random } from '../testing/random.ts';
import { greyPicture, halved, noiseOf, reductionOf, smoothed, valueAt } from './picture.ts';

const grey = (width: number, height: number, values: readonly number[]) => ({
  width,
  height,
  data: Uint8Array.from(values),
});

describe('reductionOf', () => {
  it('returns 1 for a picture of 1080p, and more for one of 8K', () => {
    expect(reductionOf({ width: 1920, height: 1080, data: new Uint8Array(1920 * 1080) })).toBe(1);
    expect(reductionOf({ width: 7680, height: 4320, data: new Uint8Array(7680 * 4320) })).toBe(3);
  });

  it.each([
    [0, 0, 0],
    [1, 1, 3],
    [2, 2, 15],
    [1.5, 2, 3],
    [-1, -1, 1],
    [Number.NaN, 1, 0],
    [20_000, 1, 20_000],
  ])('rejects %d × %d with %d bytes', (width, height, bytes) => {
    expect(() => reductionOf({ width, height, data: new Uint8Array(bytes) })).toThrow(RangeError);
  });
});

describe('greyPicture', () => {
  it('weighs red, green and blue as the eye does', () => {
    const data = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]);
    const out = greyPicture({ width: 4, height: 1, data }, 1, new Uint8Array(4));
    expect([...out.data]).toEqual([76, 149, 28, 255]);
  });

  it('returns the means of squares when the picture is reduced', () => {
    const data = Uint8Array.from([0, 100, 7, 20, 40, 7, 9, 9, 9]);
    expect(greyPicture({ width: 3, height: 3, data }, 2, new Uint8Array(1))).toMatchObject({
      width: 1,
      height: 1,
    });
    const out = greyPicture({ width: 3, height: 3, data }, 2, new Uint8Array(1));
    expect([...out.data]).toEqual([40]);
  });
});

describe('halved', () => {
  it('returns the means of four pixels, without a last odd row', () => {
    const out = halved(grey(2, 3, [0, 100, 20, 40, 9, 9]), new Uint8Array(1));
    expect(out).toMatchObject({ width: 1, height: 1 });
    expect([...out.data]).toEqual([40]);
  });
});

describe('smoothed', () => {
  it('mixes each pixel with those around it, and keeps the outermost ones', () => {
    const spot = grey(
      5,
      5,
      Array.from({ length: 25 }, (_, at) => (at === 12 ? 160 : at === 0 ? 99 : 0)),
    );
    const out = [...smoothed(spot, new Uint8Array(25)).data];
    expect(out.slice(10, 15)).toEqual([0, 20, 40, 20, 0]);
    expect(out.slice(0, 8)).toEqual([99, 0, 0, 0, 0, 0, 16, 20]);
  });
});

describe('valueAt', () => {
  const picture = grey(2, 2, [0, 100, 50, 150]);

  it('returns the value of a pixel at its centre, and mixes between pixels', () => {
    expect(valueAt(picture, 0.5, 0.5)).toBeCloseTo(0, 0);
    expect(valueAt(picture, 1, 1)).toBeCloseTo(75, 0);
  });

  it('returns the value of the nearest pixel outside the picture', () => {
    expect(valueAt(picture, -50, 900)).toBeCloseTo(50, 0);
  });
});

describe('noiseOf', () => {
  it('returns the deviation of noise, whatever edges are in the picture', () => {
    const random = new Random(5);
    const [width, height] = [300, 200];
    const noisy = (deviation: number) =>
      grey(
        width,
        height,
        Array.from({ length: width * height }, (_, at) =>
          Math.round((at % width < 150 ? 60 : 180) + deviation * random.normal()),
        ),
      );
    expect(noiseOf(noisy(8))).toBeCloseTo(8, 0);
    expect(noiseOf(noisy(3))).toBeCloseTo(3, 0);
    expect(noiseOf(noisy(0))).toBeLessThan(0.3);
  });
});
