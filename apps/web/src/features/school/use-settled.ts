import { useEffect, useState } from 'react';

/** Delay after the last letter, milliseconds. */
const SETTLED_MS = 250;

/** The trimmed text after the user has stopped typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}
