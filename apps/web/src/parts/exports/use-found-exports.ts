import { useState } from 'react';
import { useDeferredWork } from '../../platform/deferred-work.ts';
import { hasOwnExports } from './own-exports.ts';

/**
 * Shows exports that are in progress or wait to be saved, whichever window they were begun in: after `settled`
 * milliseconds, when the network is idle; at once when this tab was waiting for one before a reload.
 */
export function useFoundExports(settled: number): void {
  const [after] = useState(() => (hasOwnExports() ? 0 : settled));
  useDeferredWork(load, after);
}

async function load() {
  const { watchExports } = await import('./watch-exports.ts');
  return watchExports;
}
