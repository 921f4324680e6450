import { describe, expect, test } from 'vitest';
import { wholeWithin } from './redrawn-picture.ts';

const BOX = { width: 640, height: 360 };

describe('a picture within a box', () => {
  test.each([
    ['is as high as the box when the picture is higher', 3_000, 4_000, 270, 360],
    ['is as wide as the box when the picture is wider', 4_000, 1_000, 640, 160],
    ['keeps its size when the picture is smaller', 120, 90, 120, 90],
    ['keeps one pixel when the picture is a line', 10_000, 1, 640, 1],
  ])('%s', (_, width, height, toWidth, toHeight) => {
    expect(wholeWithin({ width, height }, BOX)).toEqual({
      left: 0,
      top: 0,
      width,
      height,
      toWidth,
      toHeight,
    });
  });
});
