import type { Animation } from '@lectern/courseware';
import { behaviourTracks } from './effects/behaviour-tracks.ts';
import { emphasisTracks } from './effects/emphasis.ts';
import { entranceKeyframes } from './effects/entrance.ts';
import { motionKeyframes } from './effects/motion.ts';
import {
  type ColorPort,
  type EffectPlace,
  easingOf,
  type Keyframe,
  parted,
  reversed,
  type Track,
} from './keyframes.ts';

/**
 * The tracks of an effect: from its behaviours if the file has them, otherwise from its preset. An effect with neither
 * is a fade, which never hides the final state.
 */
export function tracksOf(
  animation: Animation,
  duration: number,
  place: EffectPlace,
  colorOf: ColorPort,
): readonly Track[] {
  const kind = animation.effect.class;
  if (kind === 'media' || kind === 'other') return [];
  if (animation.behaviours) {
    const { accelerate = 0, decelerate = 0 } = animation;
    const pace = accelerate + decelerate > 0 ? { accelerate, decelerate } : undefined;
    const tracks = behaviourTracks(animation.behaviours, {
      place,
      colorOf,
      holds: kind !== 'entrance',
      pace,
    });
    if (tracks.length > 0) return tracks;
  }
  const whole = (keyframes: readonly Keyframe[]): Track[] => [
    {
      part: 'element',
      begin: 0,
      duration,
      iterations: 1,
      autoReverse: false,
      easing: easingOf(animation.accelerate, animation.decelerate),
      keyframes: parted(keyframes),
      hold: kind !== 'entrance',
    },
  ];
  const { preset, subtype } = animation.effect;
  switch (kind) {
    case 'entrance':
      return whole(entranceKeyframes(preset, subtype, place));
    case 'exit':
      return whole(reversed(entranceKeyframes(preset, subtype, place)));
    case 'path':
      return whole(motionKeyframes(animation.path ?? '', place));
    case 'emphasis':
      return emphasisTracks(animation, colorOf).flatMap(({ part, keyframes }) =>
        whole(keyframes).map((track) => ({ ...track, part })),
      );
  }
}
