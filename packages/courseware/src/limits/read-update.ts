import * as Y from 'yjs';
import { sharedRecords } from '../document/shared/shared-document.ts';

/** Result of `Y.decodeUpdate`. */
export type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>;

/** A property of a record that an update sets. */
export interface UpdatedValue {
  readonly recordId: string;
  readonly key: string;
  readonly value: unknown;
}

/** The changes of records in an update that is not applied yet. */
export interface ReadUpdate {
  /** Ids of records that the update creates and does not delete again. */
  readonly made: ReadonlySet<string>;
  readonly values: readonly UpdatedValue[];
}

/** Position of a value: the id of the item that created its Y.Map, as text, and its key there. */
interface Place {
  readonly map: string;
  readonly key: string | null;
}

/** The map of all records, which no item creates. */
const RECORDS = 'records';

/** Finds what an update to the document would do to its records, without applying it. */
export function readUpdate(doc: Y.Doc, { structs, ds }: DecodedUpdate): ReadUpdate {
  const records = sharedRecords(doc);
  /** Positions of the update's values: a value that replaces another only refers to it. */
  const places = new Map<string, Place>();
  const makers = new Map<string, string>();
  const values: { place: Place; value: unknown }[] = [];
  for (const struct of structs) {
    if (!(struct instanceof Y.Item)) continue;
    const { content } = struct;
    if (!(content instanceof Y.ContentType || content instanceof Y.ContentAny)) continue;
    const place = placeOf(struct, places, doc, records);
    if (place === undefined || place.key === null) continue;
    places.set(keyOf(struct.id), place);
    if (content instanceof Y.ContentAny) values.push({ place, value: content.arr[0] });
    else if (place.map === RECORDS && !Y.isDeleted(ds, struct.id)) makers.set(keyOf(struct.id), place.key);
  }
  const updated = values.flatMap(({ place: { map, key }, value }): readonly UpdatedValue[] => {
    const recordId = makers.get(map) ?? recordMadeBy(map, doc, records);
    return recordId === undefined || key === null ? [] : [{ recordId, key, value }];
  });
  return { made: new Set(makers.values()), values: updated };
}

function placeOf(
  { parent, parentSub, origin }: Y.Item,
  places: ReadonlyMap<string, Place>,
  doc: Y.Doc,
  records: Y.Map<unknown>,
): Place | undefined {
  // In a decoded update that is not part of a document yet, a parent is an id or the name of a root.
  const said: unknown = parent;
  if (said === RECORDS) return { map: RECORDS, key: parentSub };
  if (said instanceof Y.ID) return { map: keyOf(said), key: parentSub };
  if (origin === null) return undefined;
  const known = places.get(keyOf(origin));
  if (known) return known;
  const before = itemAt(origin, doc);
  if (before?.parent === records) return { map: RECORDS, key: before.parentSub };
  const map = before?.parent;
  const maker = map instanceof Y.Map ? map._item : null;
  return before && maker ? { map: keyOf(maker.id), key: before.parentSub } : undefined;
}

function recordMadeBy(item: string, doc: Y.Doc, records: Y.Map<unknown>): string | undefined {
  const [client = 0, clock = 0] = item.split(':').map(Number);
  if (Number.isNaN(client)) return undefined;
  const maker = itemAt(Y.createID(client, clock), doc);
  return maker?.parent === records ? (maker.parentSub ?? undefined) : undefined;
}

function itemAt(id: Y.ID, doc: Y.Doc): Y.Item | undefined {
  if (Y.getState(doc.store, id.client) <= id.clock) return undefined;
  const item: unknown = Y.getItem(doc.store, id);
  return item instanceof Y.Item ? item : undefined;
}

function keyOf({ client, clock }: Y.ID): string {
  return `${client}:${clock}`;
}
