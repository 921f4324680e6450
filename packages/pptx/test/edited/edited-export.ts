import {
  addSection,
  CoursewareStore,
  type Edit,
  SnapshotReader,
  snapshotOf,
  stateOfSnapshot,
} from '@lectern/courseware';
import { coursewareOfTemplateId } from '@lectern/courseware/design';
import { unzipSync } from 'fflate';
import * as Y from 'yjs';
import { readOriginal, writePptx } from '../../src/index.ts';
import { read, sha256 } from '../deck-source.ts';
import { bytesOfAsset } from './random-content-edits.ts';
import { randomEdit, randomOf } from './random-edits.ts';

/** The document of an import, as it is stored and edited. */
export async function openStore(bytes: Uint8Array): Promise<CoursewareStore> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot((await read(bytes)).snapshot));
  return new CoursewareStore(doc);
}

/** The parts of the export after an edit. */
export async function exported(
  bytes: Uint8Array,
  edit: (edit: Edit, store: CoursewareStore) => void = () => undefined,
  files: (hash: string) => Uint8Array | undefined = () => undefined,
) {
  const store = await openStore(bytes);
  store.transact((transaction) => edit(transaction, store));
  const original = await readOriginal(bytes, { hash: sha256 });
  const reader = new SnapshotReader(snapshotOf(store));
  const written = writePptx(reader, files, { now: 0, original });
  return { written, parts: unzipSync(written), reader };
}

/**
 * The export of a deck after that number of random edits; undefined for a file that is no deck. `made`: the names of
 * the edits.
 */
export async function editedAtRandom(
  bytes: Uint8Array,
  seed: number,
  edits: number,
  only?: readonly string[],
) {
  const store = await openStore(bytes).catch(() => undefined);
  if (!store) return undefined;
  const imported = new SnapshotReader(snapshotOf(store));
  const made = editAtRandom(store, seed, edits, only);
  const original = await readOriginal(bytes, { hash: sha256 });
  const reader = new SnapshotReader(snapshotOf(store));
  return { made, imported, reader, out: writePptx(reader, bytesOfAsset, { now: 0, original }) };
}

/** The export of a courseware from a template after this many random edits. */
export function templateEditedAtRandom(templateId: string, seed: number, edits: number) {
  const doc = new Y.Doc();
  const records = coursewareOfTemplateId(templateId, 'zh')?.records ?? [];
  Y.applyUpdate(doc, stateOfSnapshot({ records: [...records] }));
  const store = new CoursewareStore(doc);
  const made = editAtRandom(store, seed, edits);
  const reader = new SnapshotReader(snapshotOf(store));
  return { made, reader, out: writePptx(reader, bytesOfAsset, { now: 0 }) };
}

function editAtRandom(store: CoursewareStore, seed: number, edits: number, only?: readonly string[]): string {
  const random = randomOf(seed);
  const made = Array.from({ length: edits }, () => randomEdit(store, random, only)).join(', ');
  // PowerPoint has no page before the first section: a page that was moved there is exported in a separate section.
  const [first = ''] = store.pages();
  const order = store.find('page', first)?.order ?? '';
  const sections = store.all('section');
  if (sections.length > 0 && sections.every((section) => section.order > order))
    store.transact((edit) => addSection(edit, first, '开头'));
  return made;
}
