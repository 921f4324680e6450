import { useEffect, useRef } from 'react';
import { useLocation } from './router.ts';

/**
 * Calls back when the application navigated to another screen, also by the back button, so that dialogs over the old
 * screen close.
 */
export function useGoneElsewhere(call: () => void): void {
  const { pathname, search } = useLocation();
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it waits for
  useEffect(() => latest.current(), [pathname, search]);
}
