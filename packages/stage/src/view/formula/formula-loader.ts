import { useEffect, useSyncExternalStore } from 'react';
import type { FormulaRenderer } from './formula-renderer.ts';

let renderer: FormulaRenderer | undefined;
let state: 'idle' | 'loading' | 'failed' = 'idle';
const listeners = new Set<() => void>();

function load(): void {
  if (renderer || state === 'loading') return;
  state = 'loading';
  import('./formula-renderer.ts').then(
    (module) => {
      renderer = module.katexRenderer;
      tell();
    },
    () => {
      // The next formula that appears tries again.
      state = 'failed';
      tell();
    },
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What sets formulas, fetched when the first one is met; `failed` when it could not be. */
export function useFormulaRenderer(): FormulaRenderer | 'failed' | undefined {
  const read = () => renderer ?? (state === 'failed' ? ('failed' as const) : undefined);
  const found = useSyncExternalStore(subscribe, read, read);
  useEffect(load, []);
  return found;
}
