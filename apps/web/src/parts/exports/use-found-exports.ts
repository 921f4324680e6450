import { useState } from 'react';
import { useLateWork } from '../../platform/late-work.ts';
import { hasOwnExports } from './own-exports.ts';

/**
 * Shows the exports that are on their way or wait to be saved, whichever window they were begun in. After `settled`
 * milliseconds, when the network is free for them; at once where this tab waited for one when it was loaded anew.
 */
export function useFoundExports(settled: number): void {
  const [after] = useState(() => (hasOwnExports() ? 0 : settled));
  useLateWork(bring, after);
}

async function bring() {
  const { watchExports } = await import('./watch-exports.ts');
  return watchExports;
}
