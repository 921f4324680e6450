import { readValue, writeValue } from '../document/shared-value.ts';
import type { RecordMigration } from './record-migration.ts';

/**
 * The data of a tool lay in a live document as one value under `data`, replaced as a whole: of two people who worked in
 * it at once one lost what he did. Each key now lies by itself under `data/<key>`. What a record says is the same.
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
