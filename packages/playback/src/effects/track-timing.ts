import type { Behaviour } from '@lectern/courseware';
import { easingOf, type Track } from '../keyframes.ts';
import { runOf, runsOf, timeFilterOf } from './behaviour-time.ts';

/** The timing of a behaviour, including its repeats. */
export function timing(behaviour: Behaviour): Omit<Track, 'part' | 'keyframes' | 'hold'> {
  return {
    begin: behaviour.begin,
    duration: Math.max(runOf(behaviour), 1),
    iterations: runsOf(behaviour),
    autoReverse: behaviour.autoReverse ?? false,
    easing: easing(behaviour),
  };
}

/** A time filter as a CSS easing; a time filter replaces acceleration and deceleration. */
function easing({ timeFilter, accelerate, decelerate, speed = 1 }: Behaviour): string {
  const points = timeFilter === undefined ? [] : timeFilterOf(timeFilter);
  if (points.length >= 2) {
    const curve = speed < 0 ? points.toReversed().map(([at, far]) => [1 - at, far] as const) : points;
    return `linear(${curve.map(([at, far]) => `${round(far)} ${round(at * 100)}%`).join(', ')})`;
  }
  return speed < 0 ? 'linear(1, 0)' : easingOf(accelerate, decelerate);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
