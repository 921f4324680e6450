import type { Logger } from 'pino';
import * as Y from 'yjs';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { CoursewareTransaction } from './courseware.tables.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';

const HASH = /[0-9a-f]{64}/g;

interface UnusedAssetsPorts {
  readonly store: CoursewareAssetsStore;
  readonly documents: Pick<DocumentsService, 'space'>;
  readonly log: Logger;
}

/** Returns hashes of files that are used outside the courseware's records. These files are kept. */
export type NamedFiles = (documentId: string, transaction: AnyTransaction) => Promise<readonly string[]>;

/** Removes files that an idle courseware no longer uses, and frees the space of its owner. */
export class UnusedAssets {
  readonly #ports: UnusedAssetsPorts;
  readonly #named: NamedFiles[] = [];

  constructor(ports: UnusedAssetsPorts) {
    this.#ports = ports;
  }

  /** Called at start-up by features whose data names files. */
  alsoNamed(named: NamedFiles): void {
    this.#named.push(named);
  }

  /** Removes the unused files of a courseware that has not changed since `before`. */
  async letGo(documentId: string, document: Y.Doc, before: Date, transaction: AnyTransaction): Promise<void> {
    const { documents, log, store } = this.#ports;
    const database = transaction as CoursewareTransaction;
    const named = new Set(hashesIn(document));
    for (const ask of this.#named) for (const hash of await ask(documentId, transaction)) named.add(hash);
    const gone = await store.removeUnnamed(documentId, named, before, database);
    if (gone.length === 0) return;
    const bytes = gone.reduce((sum, size) => sum + size, 0);
    await documents.space.shrink(documentId, bytes, transaction);
    log.info({ documentId, files: gone.length, bytes }, 'unused files of a courseware were released');
  }
}

/**
 * All strings in the records that look like a hash, read without validation, so that records of other program versions
 * count too. The record of a file itself does not count, because it stays when its picture is deleted.
 */
function hashesIn(doc: Y.Doc): ReadonlySet<string> {
  const hashes = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') for (const [hash] of value.matchAll(HASH)) hashes.add(hash);
    else if (value instanceof Y.Text) look(value.toDelta());
    else if (value instanceof Y.Map) for (const one of value.values()) look(one);
    else if (value instanceof Y.Array) for (const one of value) look(one);
    else if (value instanceof Y.AbstractType) look(value.toJSON());
    else if (Array.isArray(value)) for (const one of value) look(one);
    else if (typeof value === 'object' && value !== null) for (const one of Object.entries(value)) look(one);
  };
  for (const [id, record] of doc.getMap('records')) if (!/^[0-9a-f]{64}$/.test(id)) look(record);
  return hashes;
}
