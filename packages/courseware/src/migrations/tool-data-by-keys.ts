import { readValue, writeValue } from '../document/shared/shared-value.ts';
import type { RecordMigration } from './record-migration.ts';

/**
 * The data of a tool were one value under `data`, replaced as a whole: of two users who edited them at once, one lost
 * their changes. Each key is now stored separately under `data/<key>`. The content of records is unchanged.
 */
export const toolDataByKeys: RecordMigration = {
  to: 2,
  name: "a tool's data merge by key",
  relay(map) {
    if (map.get('kind') !== 'element' || map.get('type') !== 'tool') return;
    const data = readValue(map, 'data');
    map.delete('data');
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
    for (const [key, value] of Object.entries(data)) {
      if (key !== '__proto__' && !map.has(`data/${key}`)) writeValue(map, `data/${key}`, value);
    }
  },
};
