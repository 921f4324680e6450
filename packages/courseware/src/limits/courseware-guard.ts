import * as Y from 'yjs';
import { sharedRecords } from '../document/shared/shared-document.ts';
import { COURSEWARE_LIMITS, type CoursewareLimits } from './courseware-limits.ts';
import { homesByParents } from './homes.ts';

/** Result of `Y.decodeUpdate`. */
export type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>;

/** Position of a value: the id of the item that created its Y.Map, as text, and its key there. */
interface Place {
  readonly map: string;
  readonly key: string | null;
}

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
  accepts({ structs, ds }: DecodedUpdate): boolean {
    const { records: mostRecords, elementsOfPage } = this.#limits;
    const made = newRecords(structs, ds);
    // This count includes deleted records, so it can only be too high.
    if (this.#records._map.size + made.size <= elementsOfPage) return true;
    const moved = this.#moved(structs, made);
    if (made.size === 0 && moved.size === 0) return true;
    const ids = new Set(made.values());
    const parents = new Map<string, string>();
    this.#records.forEach((record, id) => {
      const item = this.#records._map.get(id);
      if (item && Y.isDeleted(ds, item.id)) return;
      ids.add(id);
      const parent = record instanceof Y.Map ? record.get('parentId') : undefined;
      if (typeof parent === 'string') parents.set(id, parent);
    });
    for (const [id, parent] of moved) parents.set(id, parent);
    return ids.size <= mostRecords && mostUnderOne(parents) <= elementsOfPage;
  }

  /** New parents of records in the update, by the records' ids. */
  #moved(structs: DecodedUpdate['structs'], made: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    const moved = new Map<string, string>();
    /** Positions of the update's values: a value that replaces another only refers to it. */
    const places = new Map<string, Place>();
    for (const struct of structs) {
      if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentAny)) continue;
      const [value] = struct.content.arr;
      if (typeof value !== 'string') continue;
      const place = this.#placeOf(struct, places);
      if (!place) continue;
      places.set(keyOf(struct.id), place);
      const id =
        place.key === 'parentId' ? (made.get(place.map) ?? this.#recordMadeBy(place.map)) : undefined;
      if (id !== undefined) moved.set(id, value);
    }
    return moved;
  }

  #placeOf({ parent, parentSub, origin }: Y.Item, places: ReadonlyMap<string, Place>): Place | undefined {
    // In a decoded update that is not part of a document yet, a parent is an id or the name of a root.
    const said: unknown = parent;
    if (said instanceof Y.ID) return { map: keyOf(said), key: parentSub };
    if (origin === null) return undefined;
    const known = places.get(keyOf(origin));
    if (known) return known;
    const before = this.#itemAt(origin);
    const map = before?.parent;
    const maker = map instanceof Y.Map ? map._item : null;
    return before && maker ? { map: keyOf(maker.id), key: before.parentSub } : undefined;
  }

  #recordMadeBy(item: string): string | undefined {
    const [client = 0, clock = 0] = item.split(':').map(Number);
    const maker = this.#itemAt(Y.createID(client, clock));
    return maker?.parent === this.#records ? (maker.parentSub ?? undefined) : undefined;
  }

  #itemAt(id: Y.ID): Y.Item | undefined {
    if (Y.getState(this.#doc.store, id.client) <= id.clock) return undefined;
    const item: unknown = Y.getItem(this.#doc.store, id);
    return item instanceof Y.Item ? item : undefined;
  }
}

/** Ids of records that the update creates and does not delete again, by the item that creates each. */
function newRecords(structs: DecodedUpdate['structs'], ds: DecodedUpdate['ds']): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentType)) continue;
    if (Y.isDeleted(ds, struct.id)) continue;
    const parent: unknown = struct.parent;
    if (parent === 'records' && struct.parentSub !== null) made.set(keyOf(struct.id), struct.parentSub);
  }
  return made;
}

function keyOf({ client, clock }: Y.ID): string {
  return `${client}:${clock}`;
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
