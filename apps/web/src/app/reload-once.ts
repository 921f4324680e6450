import { readLocal, writeLocal } from '../platform/storage/local-store.ts';

const KEY = 'chunk-reload-at';
const RELOAD_AFTER_MS = 500;
/** Reloading by itself happens at most once in this time (specification, section 9). */
const GUARD_MS = 3_600_000;

/** Whether a reload may be tried now; if so it is noted as tried. */
export function mayReload(now: number): boolean {
  const last = Number(readLocal(KEY) ?? 0);
  if (now - last < GUARD_MS && now >= last) return false;
  writeLocal(KEY, String(now));
  return true;
}

/** Loads the page anew after a moment, so that what is said about it can be read. */
export function reloadSoon(): void {
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}
