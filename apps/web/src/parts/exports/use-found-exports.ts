import { useState } from 'react';
import { useLateWork } from '../../platform/late-work.ts';
import { hasOwnExports } from './own-exports.ts';

/**
 * Shows exports that are in progress or wait to be saved, whichever window they were begun in: after `settled`
 * milliseconds, when the network is idle; at once when this tab was waiting for one before a reload.
 */
export function useFoundExports(settled: number): void {
  const [after] = useState(() => (hasOwnExports() ? 0 : settled));
  useLateWork(load, after);
}

async function load() {
  const { watchExports } = await import('./watch-exports.ts');
  return watchExports;
}
