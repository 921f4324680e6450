import { CoursewareStore, type Edit, SnapshotReader, snapshotOf, stateOfSnapshot } from '@lectern/courseware';
import { unzipSync } from 'fflate';
import * as Y from 'yjs';
import { readOriginal, writePptx } from '../src/index.ts';
import { read, sha256 } from './deck-source.ts';

/** The document that an import makes, as it is stored and edited. */
export async function openStore(bytes: Uint8Array): Promise<CoursewareStore> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot((await read(bytes)).snapshot));
  return new CoursewareStore(doc);
}

/** The parts that come out when that is edited and exported. */
export async function exported(
  bytes: Uint8Array,
  edit: (edit: Edit, store: CoursewareStore) => void = () => undefined,
) {
  const store = await openStore(bytes);
  store.transact((transaction) => edit(transaction, store));
  const original = await readOriginal(bytes, { hash: sha256 });
  const reader = new SnapshotReader(snapshotOf(store));
  const written = writePptx(reader, () => undefined, { now: 0, original });
  return { written, parts: unzipSync(written), reader };
}
