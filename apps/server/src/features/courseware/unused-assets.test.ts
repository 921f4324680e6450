import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { createLog } from '../../platform/log/log.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import { UnusedAssets } from './unused-assets.ts';

const hash = (digit: string) => digit.repeat(64);
const BEFORE = new Date(5);

/** Releases the unused files of a courseware; returns the used ones and the freed bytes. */
async function letGo(document: Y.Doc, sizes: readonly number[], also: readonly string[] = []) {
  const calls: { named?: ReadonlySet<string>; shrunk?: unknown } = {};
  const unused = new UnusedAssets({
    store: {
      removeUnnamed: async (id: string, named: ReadonlySet<string>, before: Date) => {
        expect([id, before]).toEqual(['d', BEFORE]);
        calls.named = named;
        return sizes;
      },
    } as unknown as CoursewareAssetsStore,
    documents: {
      space: {
        shrink: async (id: string, bytes: number) => {
          calls.shrunk = [id, bytes];
        },
      },
    } as never,
    log: createLog('silent'),
  });
  unused.alsoNamed(async () => also);
  await unused.letGo('d', document, BEFORE, undefined as never);
  return calls;
}

it('keeps the files that any string of the records names', async () => {
  const document = new Y.Doc();
  const records = document.getMap('records');
  const record = new Y.Map();
  records.set('page', record);
  record.set('picture', hash('1'));
  record.set('link', `/files/${hash('2')}?x`);
  record.set('list', Y.Array.from([hash('3'), { deep: [hash('4')] }]));
  record.set('text', new Y.Text(hash('5')));
  record.set(hash('6'), true);
  record.set('object', { [hash('7')]: 1 });
  records.set('plain', hash('8'));
  records.set(hash('9'), { hash: hash('9') });
  const { named } = await letGo(document, [], [hash('a')]);
  expect([...(named ?? [])].map((each) => each[0]).sort()).toEqual(['1', '2', '3', '4', '5', '7', '8', 'a']);
});

it('frees the space of the removed files', async () => {
  expect((await letGo(new Y.Doc(), [3, 4])).shrunk).toEqual(['d', 7]);
  expect((await letGo(new Y.Doc(), [])).shrunk).toBeUndefined();
});
