import { describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import type { CoursewareStore } from '../src/document/store.ts';
import type { ShapeElement } from '../src/records/elements/shape.ts';
import type { TableElement } from '../src/records/elements/table.ts';
import type { ToolElement } from '../src/records/elements/tool.ts';
import type { Page } from '../src/records/page.ts';
import { exchange, storeOf, storesOf } from './peers.ts';
import { frame, sampleRecords, shape, textBody, tool } from './sample.ts';

function words(store: CoursewareStore, id: string): string {
  const { text } = store.find('element', id) as ShapeElement;
  return (text?.paragraphs ?? [])
    .map(({ runs }) => runs.map((run) => ('text' in run ? run.text : '·')).join(''))
    .join('\n');
}
function animation(id: string, elementId: string): NonNullable<Page['animations']>[number] {
  return {
    id,
    elementId,
    effect: { class: 'entrance', preset: 1 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 500,
  };
}

describe('concurrent edits of two users', () => {
  it('in one text merge letters and formats', () => {
    const records = [...sampleRecords(1, 0), shape('s', 'p0', 'a0', { text: textBody('the quick fox') })];
    const [one, two] = storesOf(records, 2) as [CoursewareStore, CoursewareStore];
    one.transact((edit) => edit.update<ShapeElement>('s', { text: textBody('the very quick fox') }));
    two.transact((edit) => edit.update<ShapeElement>('s', { text: textBody('the quick fox jumps', 'over') }));
    exchange([one, two]);
    expect(words(one, 's')).toBe('the very quick fox jumps\nover');
    one.transact((edit) =>
      edit.update<ShapeElement>('s', {
        text: {
          paragraphs: [
            { runs: [{ type: 'text', text: 'the very quick fox jumps', props: { bold: true } }] },
            { runs: [{ type: 'text', text: 'over' }] },
          ],
        },
      }),
    );
    two.transact((edit) =>
      edit.update<ShapeElement>('s', {
        text: {
          paragraphs: [
            { runs: [{ type: 'text', text: 'the very quick fox jumps', props: { size: 30 } }] },
            { runs: [{ type: 'text', text: 'over' }] },
          ],
        },
      }),
    );
    exchange([one, two]);
    expect(two.find('element', 's')).toEqual(one.find('element', 's'));
    const [first] = (one.find('element', 's') as ShapeElement).text?.paragraphs ?? [];
    expect(first?.runs).toMatchObject([
      { text: 'the very quick fox jumps', props: { bold: true, size: 30 } },
    ]);
  });

  it('keep both texts in a shape that had no text', () => {
    const [one, two] = storesOf(sampleRecords(1, 1), 2) as [CoursewareStore, CoursewareStore];
    one.transact((edit) => edit.update<ShapeElement>('p0e0', { text: textBody('mine') }));
    two.transact((edit) => edit.update<ShapeElement>('p0e0', { text: textBody('theirs') }));
    exchange([one, two]);
    expect(words(one, 'p0e0').split('\n').sort()).toEqual(['mine', 'theirs']);
    expect(words(two, 'p0e0')).toBe(words(one, 'p0e0'));
  });

  it('of a page do not restore it after another user deleted it', () => {
    const [one, two] = storesOf(sampleRecords(), 2) as [CoursewareStore, CoursewareStore];
    one.transact((edit) => edit.remove('p0'));
    two.transact((edit) => {
      edit.update('p0', { name: 'still here?' });
      edit.update<ShapeElement>('p0e0', { text: textBody('typing') });
      edit.create(shape('added', 'p0', 'z'));
    });
    exchange([one, two]);
    for (const store of [one, two]) {
      expect(store.pages()).toEqual(['p1']);
      expect(store.all('element').filter(({ parentId }) => parentId === 'p0')).toEqual([]);
    }
  });

  it('keep both animations, both rows and both changes of one element', () => {
    const table: TableElement = {
      kind: 'element',
      type: 'table',
      id: 't',
      parentId: 'p0',
      order: 'a0',
      frame,
      table: {
        columns: [{ id: 'c1', width: 100 }],
        rows: [{ id: 'r1', height: 30 }],
        cells: { 'r1:c1': { text: textBody('one') } },
      },
    };
    const [one, two] = storesOf([...sampleRecords(1, 1), table], 2) as [CoursewareStore, CoursewareStore];
    for (const [store, name] of [
      [one, 'a'],
      [two, 'b'],
    ] as const) {
      store.transact((edit) => {
        const page = edit.find('page', 'p0');
        edit.update<Page>('p0', { animations: [...(page?.animations ?? []), animation(name, 'p0e0')] });
        const rows = [...table.table.rows, { id: name, height: 20 }];
        const cells = { ...table.table.cells, [`${name}:c1`]: { text: textBody(name) } };
        edit.update<TableElement>('t', { table: { ...table.table, rows, cells } });
      });
    }
    exchange([one, two]);
    expect(
      one
        .find('page', 'p0')
        ?.animations?.map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b']);
    const merged = (one.find('element', 't') as TableElement).table;
    expect(merged.rows.map(({ id }) => id).sort()).toEqual(['a', 'b', 'r1']);
    expect(Object.keys(merged.cells).sort()).toEqual(['a:c1', 'b:c1', 'r1:c1']);
    expect(two.get('t')).toEqual(one.get('t'));
  });
});

describe("a tool's data", () => {
  const data = { root: 'seasons', 'node-1': { text: 'spring' } };
  const records = [...sampleRecords(1, 0), tool('map', 'p0', 'a0', data)];
  const write = (store: CoursewareStore, change: (data: ToolElement['data']) => ToolElement['data']) =>
    store.transact((edit) =>
      edit.update<ToolElement>('map', { data: change((edit.get('map') as ToolElement).data) }),
    );
  const dataOf = (store: CoursewareStore) => (store.get('map') as ToolElement).data;

  it('keep what two users changed under different keys while they were disconnected', () => {
    const [one, two] = storesOf(records, 2) as [CoursewareStore, CoursewareStore];
    write(one, (now) => ({ ...now, 'node-2': { text: 'summer' } }));
    write(two, (now) => ({ ...now, 'node-1': { text: 'early spring' }, 'node-3': { text: 'autumn' } }));
    exchange([one, two]);
    for (const store of [one, two]) {
      expect(dataOf(store)).toEqual({
        root: 'seasons',
        'node-1': { text: 'early spring' },
        'node-2': { text: 'summer' },
        'node-3': { text: 'autumn' },
      });
    }
  });

  it('lose the key that one user removed and keep the key that the other user added', () => {
    const [one, two] = storesOf(records, 2) as [CoursewareStore, CoursewareStore];
    write(one, ({ 'node-1': _, ...rest }) => rest);
    write(two, (now) => ({ ...now, open: true }));
    exchange([one, two]);
    for (const store of [one, two]) expect(dataOf(store)).toEqual({ root: 'seasons', open: true });
  });

  it('are restored by undo only where this author changed them', () => {
    const [one, two] = storesOf(records, 2) as [CoursewareStore, CoursewareStore];
    write(one, (now) => ({ ...now, root: 'months' }));
    write(two, (now) => ({ ...now, open: true }));
    exchange([one, two]);
    one.undo();
    expect(dataOf(one)).toEqual({ ...data, open: true });
  });

  it('keep their identity, as a whole and by key, until they change', () => {
    const store = storeOf(records);
    const before = dataOf(store);
    store.transact((edit) => edit.update('map', { frame }));
    expect(dataOf(store)).toBe(before);
    write(store, (now) => ({ ...now, open: true }));
    expect(dataOf(store)).not.toBe(before);
    expect(dataOf(store)['node-1']).toBe(before['node-1']);
  });

  it("may be empty, and may contain null, slashes and other clients' values", () => {
    const store = storeOf(records);
    write(store, () => ({ 'a/b': null, 'a.box': 1, '': [] }));
    expect(dataOf(store)).toEqual({ 'a/b': null, 'a.box': 1, '': [] });
    const map = store.doc.getMap<Y.Map<unknown>>('records').get('map');
    store.doc.transact(() => {
      map?.set('data', 'ours no longer');
      map?.set('data/__proto__', 1);
      map?.set('data/bytes', new Uint8Array(2));
      map?.set('data/broken', '\u0001{');
    });
    expect(dataOf(store)).toEqual({ 'a/b': null, 'a.box': 1, '': [] });
    write(store, () => ({}));
    expect(dataOf(store)).toEqual({});
  });
});
