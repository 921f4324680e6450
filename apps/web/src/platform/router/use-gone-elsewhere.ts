import { useEffect, useRef } from 'react';
import { useLocation } from './router.ts';

/** Calls when the application has gone elsewhere, by the browser's own back too: what was open over the page it left closes. */
export function useGoneElsewhere(call: () => void): void {
  const { pathname, search } = useLocation();
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it waits for
  useEffect(() => latest.current(), [pathname, search]);
}
