import type { Dispose } from '@lectern/base';

/**
 * Calls `note` with the time of each performance mark named `mark` in the window’s timeline, including earlier ones.
 */
export function followMarks(mark: string, note: (at: number) => void): Dispose {
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === mark) note(startTime);
  });
  observer.observe({ type: 'mark', buffered: true });
  return () => observer.disconnect();
}
