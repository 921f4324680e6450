import { LecternError } from '@lectern/protocol';
import type { ObjectStore } from '../../src/platform/objects/object-store.ts';

/** Gives up soon, for tests that do not wait longer. */
export const LITTLE_PATIENCE = { firstMs: 5, longestMs: 20, altogetherMs: 100 };
/** Patience that lasts longer than a test. */
export const MUCH_PATIENCE = { firstMs: 5, longestMs: 20, altogetherMs: 60_000 };

/** An object store that is unreachable while the test sets it so. */
export function awayStore(store: ObjectStore) {
  const away = { is: true, calls: 0 };
  const reach = async <T>(work: () => Promise<T>): Promise<T> => {
    away.calls += 1;
    if (away.is) throw new LecternError('FILES_UNAVAILABLE');
    return await work();
  };
  const objects: ObjectStore = {
    put: (...given) => reach(() => store.put(...given)),
    putStream: (...given) => reach(() => store.putStream(...given)),
    has: (...given) => reach(() => store.has(...given)),
    size: (...given) => reach(() => store.size(...given)),
    get: (...given) => reach(() => store.get(...given)),
    stream: (...given) => reach(() => store.stream(...given)),
    delete: (...given) => reach(() => store.delete(...given)),
    list: () => store.list(),
    owner: (...given) => reach(() => store.owner(...given)),
  };
  return { away, objects };
}
