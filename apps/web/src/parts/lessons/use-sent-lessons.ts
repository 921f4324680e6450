import { useEffect } from 'react';

/** Sends what waits of lessons that were taught without a network, after `settled` milliseconds. */
export function useSentLessons(userId: string, settled: number): void {
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { sendLessons } = await import('./lazy.ts');
      if (!left) stop = sendLessons(userId);
    };
    // Where the code cannot be had there is no network to send anything either; the next screen tries again.
    const timer = setTimeout(() => void begin().catch(() => undefined), settled);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [userId, settled]);
}
