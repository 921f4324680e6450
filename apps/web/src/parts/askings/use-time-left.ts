import type { ActivityTime } from '@lectern/protocol/phone-views';
import { useEffect, useRef, useState } from 'react';

/**
 * The time until the end of a question, as hours, minutes and seconds; undefined without a limit. The end is computed by the
 * server's clock: the message says the time at which it was sent. `onOver` is called once, at the end.
 */
export function useTimeLeft(time: ActivityTime, onOver: () => void): string | undefined {
  const [now, setNow] = useState(() => performance.now());
  const over = useRef(onOver);
  const endsAt = time?.ends_at ?? undefined;
  const [end, setEnd] = useState<number>();
  const sentAt = time?.now;
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (endsAt === undefined || sentAt === undefined) {
      setEnd(undefined);
      return;
    }
    const at = performance.now() + (endsAt - sentAt);
    setEnd(at);
    setNow(performance.now());
    const ticking = setInterval(() => setNow(performance.now()), 250);
    const ending = setTimeout(() => over.current(), Math.max(0, endsAt - sentAt));
    return () => {
      clearInterval(ticking);
      clearTimeout(ending);
    };
  }, [endsAt, sentAt]);
  if (end === undefined || endsAt === undefined) return undefined;
  return clockWords(Math.max(0, Math.ceil((end - now) / 1000)));
}

/** Seconds as `3:05`, or `1:03:05` from an hour on. */
export function clockWords(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const end = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${end}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${end}`;
}

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
