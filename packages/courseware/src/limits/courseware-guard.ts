import * as Y from 'yjs';
import { sharedRecords } from '../document/shared/shared-document.ts';
import { COURSEWARE_LIMITS, type CoursewareLimits } from './courseware-limits.ts';
import { homesByParents } from './homes.ts';
import { type DecodedUpdate, readUpdate } from './read-update.ts';

/**
 * Keeps a live courseware within its limits: called before an update is applied, it counts the records after it. For
 * coursewares far from every limit it only reads the update.
 */
export class CoursewareGuard {
  readonly #doc: Y.Doc;
  readonly #records: Y.Map<unknown>;
  readonly #limits: CoursewareLimits;

  constructor(doc: Y.Doc, limits: CoursewareLimits = COURSEWARE_LIMITS) {
    this.#doc = doc;
    this.#records = sharedRecords(doc);
    this.#limits = limits;
  }

  /** Whether the courseware stays within its limits after the update. */
  accepts(update: DecodedUpdate): boolean {
    const { records: mostRecords, elementsOfPage } = this.#limits;
    const { made, values } = readUpdate(this.#doc, update);
    // This count includes deleted records, so it can only be too high.
    if (this.#records._map.size + made.size <= elementsOfPage) return true;
    const moved = values.filter(({ key, value }) => key === 'parentId' && typeof value === 'string');
    if (made.size === 0 && moved.length === 0) return true;
    const ids = new Set(made);
    const parents = new Map<string, string>();
    this.#records.forEach((record, id) => {
      const item = this.#records._map.get(id);
      if (item && Y.isDeleted(update.ds, item.id)) return;
      ids.add(id);
      const parent = record instanceof Y.Map ? record.get('parentId') : undefined;
      if (typeof parent === 'string') parents.set(id, parent);
    });
    for (const { recordId, value } of moved) parents.set(recordId, value as string);
    return ids.size <= mostRecords && mostUnderOne(parents) <= elementsOfPage;
  }
}

function mostUnderOne(parents: ReadonlyMap<string, string>): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const home of homesByParents(parents).values()) {
    const count = (counts.get(home) ?? 0) + 1;
    counts.set(home, count);
    most = Math.max(most, count);
  }
  return most;
}
