import {
  addPage,
  type CoursewareRecord,
  CoursewareStore,
  LOAD_ORIGIN,
  ordersBetween,
  removeElements,
  SCHEMA_VERSION,
  stateOfSnapshot,
} from '@lectern/courseware';
import * as Y from 'yjs';
import { quantile, report } from './report.ts';

const ELEMENTS = 10;
const ROUNDS = 15;

/** Pages with ten texts of two runs and a paragraph each, as in lesson decks. */
function deckOf(pages: number): CoursewareRecord[] {
  const records: CoursewareRecord[] = [
    { kind: 'deck', id: 'deck', schema: SCHEMA_VERSION, size: { w: 1280, h: 720 } },
  ];
  ordersBetween(undefined, undefined, pages).forEach((order, page) => {
    const parentId = `page-${page}`;
    records.push({ kind: 'page', id: parentId, order });
    ordersBetween(undefined, undefined, ELEMENTS).forEach((elementOrder, index) => {
      records.push(textOn(parentId, elementOrder, index));
    });
  });
  return records;
}

function textOn(parentId: string, order: string, index: number): CoursewareRecord {
  const fill = { type: 'solid' as const, color: { type: 'scheme' as const, slot: 'accent1' as const } };
  const runs = [
    {
      type: 'text' as const,
      text: `春天来了 ${index} `,
      props: { size: 24, bold: true, fill, eastAsian: '宋体' },
    },
    { type: 'text' as const, text: 'the snow melts and the river runs again', props: { size: 24 } },
  ];
  return {
    kind: 'element',
    type: 'shape',
    id: `${parentId}-${index}`,
    parentId,
    order,
    frame: { x: index * 100, y: index * 50, w: 400, h: 60 },
    fill,
    geometry: { type: 'preset', preset: 'rect' },
    text: { paragraphs: [{ props: { align: 'ctr' }, runs }], box: { anchor: 'ctr' } },
  };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function open(state: Uint8Array): CoursewareStore {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state, LOAD_ORIGIN);
  const store = new CoursewareStore(doc);
  for (const id of store.children(store.pages()[0] ?? '')) store.get(id);
  return store;
}

function figure(name: string, values: readonly number[], atMost: number, pages: number): void {
  report({
    bench: 'courseware',
    name,
    value: quantile(values, 0.5),
    unit: 'ms',
    atMost,
    of: `${pages} pages`,
  });
}

/**
 * `npm run bench -- courseware`: the document only, without a browser. The first round is a warm-up and is not counted.
 */
export async function benchCourseware(): Promise<void> {
  for (const pages of [20, 100, 300]) {
    const state = stateOfSnapshot({ records: deckOf(pages) });
    const times: Record<'open' | 'edit' | 'undo' | 'undoPages', number[]> = {
      open: [],
      edit: [],
      undo: [],
      undoPages: [],
    };
    for (let round = 0; round <= ROUNDS; round += 1) {
      let store: CoursewareStore | undefined;
      const opening = timed(() => {
        store = open(state);
      });
      if (!store || round === 0) continue;
      times.open.push(opening);
      measureEdits(store, times);
      store.dispose();
    }
    figure('open, first page read', times.open, 350, pages);
    figure('change of one element', times.edit, 16, pages);
    figure('undo of a deleted element', times.undo, 16, pages);
    figure('undo of an added page', times.undoPages, 16, pages);
  }
}

function measureEdits(store: CoursewareStore, times: Record<'edit' | 'undo' | 'undoPages', number[]>): void {
  const middle = store.pages()[Math.floor(store.pages().length / 2)] ?? '';
  const [id = ''] = store.children(middle);
  const frame = { x: 1, y: 2, w: 3, h: 4 };
  times.edit.push(timed(() => store.transact((edit) => edit.update(id, { frame }))));
  store.transact((edit) => removeElements(edit, [id]));
  times.undo.push(timed(() => store.undo()));
  store.transact((edit) => addPage(edit, { after: middle }));
  times.undoPages.push(timed(() => store.undo()));
}
