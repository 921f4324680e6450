import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { entranceKeyframes } from './effects/entrance.ts';
import { parted, reversed } from './keyframes.ts';
import { tracksOf } from './tracks.ts';

const place = { frame: { x: 100, y: 50, w: 200, h: 100 }, page: { w: 1000, h: 500 } };

function tracks(kind: Animation['effect']['class'], preset: number, more: Partial<Animation> = {}) {
  const animation: Animation = {
    id: '1',
    elementId: 'e',
    effect: { class: kind, preset, subtype: 8 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 500,
    ...more,
  };
  return tracksOf(animation, 700, place, () => '#112233');
}

const fly = parted(entranceKeyframes(2, 8, place));

describe('tracksOf', () => {
  it('returns the entrance of a preset, whose state does not stay', () => {
    expect(tracks('entrance', 2)).toEqual([
      {
        part: 'element',
        begin: 0,
        duration: 700,
        iterations: 1,
        autoReverse: false,
        easing: 'linear',
        keyframes: fly,
        hold: false,
      },
    ]);
    expect(fly[0]).toEqual({ translate: '-300px 0px', transform: 'none' });
  });

  it('returns an exit as the entrance in reverse, whose state stays', () => {
    expect(tracks('exit', 2)).toMatchObject([{ keyframes: reversed(fly), hold: true }]);
  });

  it('returns the points of a path', () => {
    const [track] = tracks('path', 0, { path: 'M 0 0 L 0.1 0 E', accelerate: 0.2, decelerate: 0.3 });
    expect(track).toMatchObject({
      keyframes: [{ translate: '0px 0px' }, { translate: '100px 0px' }],
      easing: 'cubic-bezier(0.2, 0, 0.7, 1)',
    });
    expect(tracks('path', 0)[0]?.keyframes).toHaveLength(2);
  });

  it('returns the parts of an emphasis', () => {
    expect(tracks('emphasis', 19, { to: { color: 'x' } }).map(({ part, hold }) => [part, hold])).toEqual([
      ['fill', true],
      ['text', true],
    ]);
  });

  it('returns none for media and other effects', () => {
    expect([tracks('media', 1), tracks('other', 1)]).toEqual([[], []]);
  });

  it('returns the behaviours of the file in place of the preset, if any of them is visible', () => {
    const behaviours: Animation['behaviours'] = [{ type: 'rotate', begin: 0, duration: 300, by: '90' }];
    const [own, second] = tracks('entrance', 2, { behaviours });
    expect(second).toBeUndefined();
    expect(own).toMatchObject({ duration: 300, hold: false });
    expect(own?.keyframes.at(-1)).toMatchObject({ rotate: '90deg' });
    expect(tracks('emphasis', 2, { behaviours })[0]?.hold).toBe(true);
    expect(tracks('entrance', 2, { behaviours: [] })[0]?.keyframes).toEqual(fly);
  });

  it('eases the behaviours together by the acceleration of the effect', () => {
    const behaviours: Animation['behaviours'] = [{ type: 'rotate', begin: 0, duration: 1000, by: '100' }];
    const half = (more: Partial<Animation>) =>
      Number.parseFloat(
        tracks('emphasis', 8, { behaviours, ...more })[0]?.keyframes.find(({ offset }) => offset === 0.5)
          ?.rotate ?? '',
      );
    expect(half({})).toBe(50);
    expect(half({ accelerate: 1 })).toBe(25);
    expect(half({ decelerate: 1 })).toBe(75);
  });
});
