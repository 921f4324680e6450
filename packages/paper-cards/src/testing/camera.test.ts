import { describe, expect, it } from 'vitest';
import { GOOD_SHOT, takePicture } from './camera.ts';
import { Canvas } from './canvas.ts';
import { jpegBlocks } from './jpeg-blocks.ts';
import { Random } from './random.ts';

const still = { ...GOOD_SHOT, blur: 0, noise: 0, veil: 0 };
const half = () => {
  const canvas = new Canvas(40, 8, 0.2);
  canvas.paintBox(0, 0, 20, 8, () => 0.8);
  return canvas;
};

describe('takePicture', () => {
  it('returns the same picture for the same seed', () => {
    const shot = () => takePicture(half(), { ...GOOD_SHOT, noise: 5 }, new Random(4)).data;
    expect(shot()).toEqual(shot());
  });

  it('makes an edge wide by blur and by motion across it, and not along it', () => {
    const width = (shot: object) =>
      new Set(takePicture(half(), { ...still, ...shot }, new Random(1)).data.slice(120, 160)).size;
    expect(width({})).toBe(2);
    expect(width({ blur: 2 })).toBeGreaterThan(6);
    expect(width({ motion: 6 })).toBeGreaterThan(4);
    expect(width({ motion: 6, motionAngle: Math.PI / 2 })).toBeLessThanOrEqual(3);
  });

  it('is darker in the shade', () => {
    const { data } = takePicture(new Canvas(2, 1, 0.5), { ...still, shade: (x) => 1 - x / 2 }, new Random(1));
    expect(data[1]).toBeLessThan((data[0] ?? 0) * 0.8);
  });
});

describe('jpegBlocks', () => {
  const error = (quality: number) => {
    const random = new Random(8);
    const before = Uint8Array.from({ length: 256 }, () => random.index(256));
    const after = before.slice();
    jpegBlocks(after, 16, 16, quality);
    return after.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / 256;
  };

  it('changes a picture the more, the lower the quality is', () => {
    expect(error(100)).toBeLessThan(2);
    expect(error(30)).toBeGreaterThan(error(80));
  });

  it('keeps an even picture', () => {
    const even = new Uint8Array(64).fill(128);
    jpegBlocks(even, 8, 8, 50);
    expect(even).toEqual(new Uint8Array(64).fill(128));
  });
});
