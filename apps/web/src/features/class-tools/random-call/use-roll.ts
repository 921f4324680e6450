import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import { useEffect, useState } from 'react';
import { useToolSound } from '../../../parts/class-tools/index.ts';
import { type Roll, runsFor } from './draw.ts';

/** Time for which each name is shown while the names run, milliseconds. */
const NAME_MS = 90;

/**
 * The index of the name shown while they run; undefined when the roll has ended. A roll that began before a reload ends
 * at its original time, and with reduced motion at once.
 */
export function useRoll(roll: Roll | undefined, count: number, clock: () => number): number | undefined {
  const playSound = useToolSound();
  const [seen, setSeen] = useState<number>();
  const isKnown = roll !== undefined && count > 0;
  const { eventId, at = 0, lasts = 0 } = roll ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each roll runs once
  useEffect(() => {
    const left = isKnown && !prefersReducedMotion() ? runsFor({ eventId: '', at, lasts }, clock()) : 0;
    if (left === 0) return setSeen(undefined);
    let passed = 0;
    setSeen(0);
    const running = setInterval(() => {
      passed += 1;
      setSeen(passed * 7);
      playSound('tick');
    }, NAME_MS);
    const end = setTimeout(() => {
      clearInterval(running);
      setSeen(undefined);
      playSound('chosen');
    }, left);
    return () => {
      clearInterval(running);
      clearTimeout(end);
    };
  }, [isKnown, eventId, at, lasts]);
  return isKnown && seen !== undefined ? seen % count : undefined;
}
