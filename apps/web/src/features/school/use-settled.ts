import { useEffect, useState } from 'react';

/** Hands rest after this long, milliseconds. */
const SETTLED_MS = 250;

/** A text once nobody types it any more. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}
