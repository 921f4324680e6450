import type { ActivityTime } from '@lectern/protocol/phone-views';
import { useEffect, useRef } from 'react';

/**
 * Returns a function that returns the time since the opening of a question, milliseconds. It uses the server's times of the
 * last message and this device's monotonic clock since then, so a wrong or changed clock of the device does not matter.
 */
export function useGivenAfter(time: ActivityTime): () => number | undefined {
  const opened = useRef<number>(undefined);
  const sentAt = time?.now;
  const openedAt = time?.opened_at;
  useEffect(() => {
    if (sentAt === undefined || openedAt === undefined) return;
    const at = performance.now() - (sentAt - openedAt);
    // A message that was under way for long would move the opening to a later time.
    opened.current = Math.min(opened.current ?? at, at);
  }, [sentAt, openedAt]);
  return () =>
    opened.current === undefined ? undefined : Math.max(0, Math.round(performance.now() - opened.current));
}
