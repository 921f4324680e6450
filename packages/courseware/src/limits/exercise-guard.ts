import * as Y from 'yjs';
import { sharedRecords } from '../document/shared/shared-document.ts';
import { EXERCISE_LIMITS } from './courseware-limits.ts';
import { type DecodedUpdate, type ReadUpdate, readUpdate } from './read-update.ts';

type Limits = { readonly [Limit in keyof typeof EXERCISE_LIMITS]: number };

/** Keeps a live exercise within its limits: called before an update is applied, it measures what the update changes. */
export class ExerciseGuard {
  readonly #doc: Y.Doc;
  readonly #records: Y.Map<unknown>;
  readonly #limits: Limits;

  constructor(doc: Y.Doc, limits: Limits = EXERCISE_LIMITS) {
    this.#doc = doc;
    this.#records = sharedRecords(doc);
    this.#limits = limits;
  }

  /** Whether the exercise stays within its limits after the update. */
  accepts(update: DecodedUpdate): boolean {
    const read = readUpdate(this.#doc, update);
    return this.#countsFit(read, update) && this.#sizesFit(read);
  }

  #countsFit({ made, values }: ReadUpdate, { ds }: DecodedUpdate): boolean {
    const changed = values.filter(({ key }) => key === 'kind');
    if (made.size === 0 && changed.length === 0) return true;
    const kinds = new Map<string, unknown>([...made].map((id) => [id, undefined]));
    this.#records.forEach((record, id) => {
      const item = this.#records._map.get(id);
      if ((item && Y.isDeleted(ds, item.id)) || made.has(id)) return;
      kinds.set(id, record instanceof Y.Map ? record.get('kind') : undefined);
    });
    for (const { recordId, value } of changed) if (kinds.has(recordId)) kinds.set(recordId, value);
    const count = (kind: string) => [...kinds.values()].filter((each) => each === kind).length;
    return (
      kinds.size <= this.#limits.records &&
      count('exercise-section') <= this.#limits.sections &&
      count('exercise-question') <= this.#limits.questions
    );
  }

  /** Measures the records whose values the update sets. A value that it sets several times counts as the largest. */
  #sizesFit({ made, values }: ReadUpdate): boolean {
    const set = new Map<string, Map<string, number>>();
    for (const { recordId, key, value } of values) {
      const sizes = set.get(recordId) ?? new Map<string, number>();
      set.set(recordId, sizes.set(key, Math.max(sizes.get(key) ?? 0, bytesOf(value))));
    }
    for (const [id, sizes] of set) {
      const record = made.has(id) ? undefined : this.#records.get(id);
      let bytes = 0;
      if (record instanceof Y.Map)
        for (const [key, value] of record.entries()) if (!sizes.has(key)) bytes += bytesOf(value);
      for (const size of sizes.values()) bytes += size;
      if (bytes > this.#limits.recordBytes) return false;
    }
    return true;
  }
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return value instanceof Y.AbstractType ? 0 : (JSON.stringify(value)?.length ?? 0);
}
