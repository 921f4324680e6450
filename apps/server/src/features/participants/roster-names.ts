import { LRUCache } from 'lru-cache';
import type { ClassesService } from '../classes/index.ts';
import type { RosterNames } from './lesson-phones.ts';

/** A name that is changed during a lesson is shown within this time, milliseconds. */
const FRESH_MS = 10_000;
const CLASSES_MAX = 500;

/** Caches the names of classes briefly, for they are needed with every change of the page. */
export function rememberedNames(classes: Pick<ClassesService, 'pupilNames'>): RosterNames {
  const known = new LRUCache<string, Promise<ReadonlyMap<string, string>>>({
    max: CLASSES_MAX,
    ttl: FRESH_MS,
  });
  return (classId) => {
    const names = known.get(classId) ?? classes.pupilNames(classId);
    known.set(classId, names, { noUpdateTTL: true });
    names.catch(() => known.delete(classId));
    return names;
  };
}
