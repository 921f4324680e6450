import { describe, expect, it } from 'vitest';
import { mediaBarPlace } from './media-bar-place.ts';

const page = { w: 1280, h: 720 };
const bar = { leastWidth: 320, height: 50 };

describe('the control bar of a video or sound', () => {
  it('is at the bottom of a video, as wide as the video', () => {
    const frame = { x: 100, y: 100, w: 640, h: 360 };
    expect(mediaBarPlace(frame, page, bar, true)).toEqual({ left: 0, top: 310, width: 640 });
  });

  it('stays on the page when a video extends beyond it', () => {
    const frame = { x: -40, y: -20, w: 1360, h: 800 };
    expect(mediaBarPlace(frame, page, bar, true)).toEqual({ left: 40, top: 690, width: 1280 });
  });

  it('has the width of its buttons below the icon of a sound, and is above an icon at the bottom of the page', () => {
    const icon = { x: 600, y: 300, w: 60, h: 60 };
    expect(mediaBarPlace(icon, page, bar, false)).toEqual({ left: -130, top: 60, width: 320 });
    expect(mediaBarPlace({ ...icon, y: 650 }, page, bar, false)).toEqual({
      left: -130,
      top: -50,
      width: 320,
    });
  });

  it('stays within the page when the icon is in a corner', () => {
    expect(mediaBarPlace({ x: 1210, y: 0, w: 60, h: 60 }, page, bar, false)).toEqual({
      left: -250,
      top: 60,
      width: 320,
    });
    expect(mediaBarPlace({ x: 10, y: 660, w: 60, h: 60 }, page, bar, false).left).toBe(-10);
  });

  it('is below a video that is hardly higher than the bar', () => {
    expect(mediaBarPlace({ x: 100, y: 100, w: 160, h: 90 }, page, bar, true)).toEqual({
      left: -80,
      top: 90,
      width: 320,
    });
  });
});
