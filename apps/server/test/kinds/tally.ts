import * as Y from 'yjs';
import type { BlankDocument, LiveKind } from '../../src/features/live-documents/index.ts';

const SCHEMA = 2;

/** Documents of the second version: a count for each name, under `counts`, and `schema` under `about`. */
export function tallyDocument(counts: Readonly<Record<string, number>>, schema = SCHEMA): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap('about').set('schema', schema);
  for (const [name, count] of Object.entries(counts)) doc.getMap('counts').set(name, count);
  return Y.encodeStateAsUpdate(doc);
}

/** The first version had one text, `names`: a name for each count, separated by spaces. */
export function oldTallyDocument(names: string): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap('about').set('schema', 1);
  doc.getText('names').insert(0, names);
  return Y.encodeStateAsUpdate(doc);
}

/** Calls that the test kind received. */
export interface ToldTally {
  readonly copied: string[];
  /** The names in each idle document. */
  readonly rested: string[];
}

/** A kind that no feature has, of a type that no feature uses: it stands for any further kind. */
export function tallyKind(told: ToldTally): LiveKind {
  return {
    code: 'assets_flash',
    name: 'tally',
    path: '/ws/tally',
    format: 'tally',
    maxBytes: 1_000_000,
    blank: (): BlankDocument => ({ state: tallyDocument({ lessons: 0 }), pageCount: 3 }),
    migrate: migrateTally,
    async copied(sourceId, targetId) {
      told.copied.push(`${sourceId} ${targetId}`);
    },
    async rested(_documentId, document) {
      told.rested.push([...document.getMap('counts').keys()].join(' '));
    },
  };
}

function migrateTally(doc: Y.Doc): Uint8Array | undefined {
  const schema = Number(doc.getMap('about').get('schema'));
  if (schema === SCHEMA) return undefined;
  if (schema > SCHEMA) throw new Error('this tally was written by a later version');
  const before = Y.encodeStateVector(doc);
  doc.transact(() => {
    const counts = doc.getMap('counts');
    for (const name of doc.getText('names').toString().split(' ')) {
      counts.set(name, Number(counts.get(name) ?? 0) + 1);
    }
    doc.getMap('about').set('schema', SCHEMA);
  });
  return Y.encodeStateAsUpdate(doc, before);
}
