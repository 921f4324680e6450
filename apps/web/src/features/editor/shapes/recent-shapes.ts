import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';

const KEY = 'editor-shapes';
/** A row of the gallery. */
const most = 8;

/** The shapes that were used last in this browser, the last first. Whatever stands there: names that no one knows are none. */
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
