import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';

const KEY = 'editor-shapes';
/** Greatest number of recent shapes: one row of the gallery. */
const most = 8;

/** Returns the names of the shapes used last in this browser, latest first. Callers must ignore unknown names. */
export function recentShapes(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function noteShape(name: string): void {
  writeLocal(KEY, JSON.stringify([name, ...recentShapes().filter((each) => each !== name)].slice(0, most)));
}
