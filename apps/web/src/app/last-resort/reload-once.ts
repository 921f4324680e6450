import { readLocal, writeLocal } from '../../platform/storage/local-store.ts';

const KEY = 'chunk-reload-at';
const RELOAD_AFTER_MS = 500;
/** The page reloads automatically at most once in this time (specification, section 9). */
const GUARD_MS = 3_600_000;

/** Whether an automatic reload is allowed now; if so, it is recorded. */
export function mayReload(now: number): boolean {
  const last = Number(readLocal(KEY) ?? 0);
  if (now - last < GUARD_MS && now >= last) return false;
  writeLocal(KEY, String(now));
  return true;
}

/** Reloads the page after a moment, so that the message about it can be read. */
export function reloadSoon(): void {
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}
