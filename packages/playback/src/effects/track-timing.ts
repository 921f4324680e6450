import type { Behaviour } from '@lectern/courseware';
import { easingOf, type Track } from '../keyframes.ts';

/** When a part of an effect plays, and how often. */
export function timing(behaviour: Behaviour): Omit<Track, 'part' | 'keyframes' | 'hold'> {
  return {
    begin: behaviour.begin,
    duration: Math.max(behaviour.duration, 1),
    iterations: Math.max(behaviour.repeat ?? 1, 1),
    autoReverse: behaviour.autoReverse ?? false,
    easing: easingOf(behaviour.accelerate, behaviour.decelerate),
  };
}
