import { describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { exchange, storeOf, storesOf } from '../../test/peers.ts';
import { frame, sampleRecords, shape, textBody } from '../../test/sample.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Page } from '../records/page.ts';
import type { CoursewareChange } from './reader.ts';
import { sharedRestores } from './shared/shared-document.ts';
import { type CoursewareStore, LOAD_ORIGIN } from './store.ts';

describe('records of a store', () => {
  it('keep their identity until they change, like lists of records', () => {
    const store = storeOf(sampleRecords());
    const [one, two, pages, children] = [
      store.get('p0e0'),
      store.get('p0e1'),
      store.pages(),
      store.children('p0'),
    ];
    store.transact((edit) => edit.update('p0e0', { frame }));
    expect(store.get('p0e0')).not.toBe(one);
    expect(store.get('p0e1')).toBe(two);
    expect(store.pages()).toBe(pages);
    expect(store.children('p0')).toBe(children);
  });

  it('keep the text’s identity when only the frame changes', () => {
    const store = storeOf([...sampleRecords(1, 0), shape('s', 'p0', 'a0', { text: textBody('hello') })]);
    const before = store.find('element', 's') as ShapeElement;
    store.transact((edit) => edit.update('s', { frame }));
    expect((store.find('element', 's') as ShapeElement).text).toBe(before.text);
  });

  it('lose a property that is set to undefined', () => {
    const store = storeOf(sampleRecords());
    store.transact((edit) => edit.update('p0e0', { name: 'a', locked: true }));
    store.transact((edit) => edit.update('p0e0', { name: undefined }));
    expect(store.get('p0e0')).toMatchObject({ locked: true });
    expect(store.get('p0e0')).not.toHaveProperty('name');
  });

  it('do not follow later changes of the objects that they were created from', () => {
    const store = storeOf(sampleRecords());
    const own = { ...frame };
    store.transact((edit) => edit.update('p0e0', { frame: own }));
    own.x = 999;
    expect(store.find('element', 'p0e0')?.frame.x).toBe(5);
  });

  it('are removed with their children, their animations and the connections of lines', () => {
    const store = storeOf(sampleRecords(1, 2));
    store.transact((edit) => {
      edit.create({ kind: 'element', type: 'group', id: 'g', parentId: 'p0', order: 'b', frame });
      edit.create(shape('inner', 'g', 'a0'));
      edit.create({
        kind: 'element',
        type: 'line',
        id: 'l',
        parentId: 'p0',
        order: 'c',
        frame,
        geometry: { type: 'preset', preset: 'line' },
        start: { elementId: 'inner', site: 0 },
        end: { elementId: 'p0e0', site: 1 },
      });
      edit.update<Page>('p0', { animations: [animation('a1', 'inner'), animation('a2', 'p0e0')] });
    });
    store.transact((edit) => edit.remove('g'));
    expect(store.get('inner')).toBeUndefined();
    expect(store.find('page', 'p0')?.animations?.map(({ id }) => id)).toEqual(['a2']);
    expect(store.get('l')).not.toHaveProperty('start');
    expect(store.get('l')).toHaveProperty('end');
  });

  it('are added and removed among thousands of others without a read of each record', () => {
    const store = storeOf(sampleRecords(1, 2000));
    store.children('p0');
    const get = vi.spyOn(store, 'get');
    store.transact((edit) => {
      edit.remove('p0e7');
      edit.create(shape('new', 'p0', 'a5'));
      expect(edit.children('p0')).toHaveLength(2000);
    });
    expect(store.children('p0')).not.toContain('p0e7');
    expect(store.children('p0')).toContain('new');
    expect(get.mock.calls.length).toBeLessThan(100);
  });

  it('are not created by an update of a missing id', () => {
    const store = storeOf(sampleRecords());
    store.transact((edit) => edit.update('gone', { frame }));
    expect(store.get('gone')).toBeUndefined();
  });
});

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

describe('invalid records in the document', () => {
  it('are skipped without an error', () => {
    const store = storeOf(sampleRecords(1, 1));
    const records = store.doc.getMap<unknown>('records');
    store.doc.transact(() => {
      records.set('text', 'no map at all');
      records.set('number', 7);
      for (const [id, values] of Object.entries({
        kindless: {},
        alien: { kind: 'hologram', parentId: 'p0', order: 'a1' },
        frameless: { kind: 'element', type: 'shape', parentId: 'p0', order: 'a2' },
        odd: { kind: 'element', type: 'nothing', parentId: 'p0', order: 'a3', frame },
        nowhere: { kind: 'element', type: 'shape', parentId: 'missing', order: 'a4', frame },
        circle: { kind: 'element', type: 'group', parentId: 'circle', order: 'a5', frame },
      })) {
        const map = new Y.Map<unknown>(Object.entries(values));
        records.set(id, map);
      }
    }, 'peer');
    expect(store.children('p0')).toEqual(['p0e0']);
    expect(store.all('element').map(({ id }) => id)).toEqual(['p0e0']);
    expect(store.get('alien')).toBeUndefined();
  });

  it('lose only their invalid properties', () => {
    const store = storeOf(sampleRecords(1, 1));
    const map = store.doc.getMap<Y.Map<unknown>>('records').get('p0e0');
    store.doc.transact(() => {
      map?.set('fill', { type: 'hologram' });
      map?.set('name', 'still me');
    });
    expect(store.get('p0e0')).toMatchObject({ name: 'still me' });
    expect(store.get('p0e0')).not.toHaveProperty('fill');
  });

  it('may have strings and broken JSON where objects are expected', () => {
    const store = storeOf(sampleRecords(1, 1));
    const name = '\u0001{"not":"an object"}';
    store.transact((edit) => edit.update('p0e0', { name, alt: '\u0001' }));
    expect(store.get('p0e0')).toMatchObject({ name, alt: '\u0001' });
    const map = store.doc.getMap<Y.Map<unknown>>('records').get('p0e0');
    map?.set('fill', '\u0001{broken');
    expect(store.get('p0e0')).not.toHaveProperty('fill');
    map?.set('frame', { x: 1, y: 2, w: 3, h: 4 });
    expect(store.find('element', 'p0e0')?.frame).toEqual({ x: 1, y: 2, w: 3, h: 4 });
  });

  it('are added to and removed from lists as they become valid or invalid', () => {
    const store = storeOf(sampleRecords(1, 2));
    const map = store.doc.getMap<Y.Map<unknown>>('records').get('p0e0');
    expect(store.children('p0')).toHaveLength(2);
    map?.set('frame', 'nowhere');
    expect(store.children('p0')).toEqual(['p0e1']);
    map?.set('frame', frame);
    expect(store.children('p0')).toHaveLength(2);
  });
});

describe('changes of a transaction', () => {
  it('are emitted once, with their source, records and changed lists', () => {
    const [store, other] = storesOf(sampleRecords(), 2) as [CoursewareStore, CoursewareStore];
    const changes: CoursewareChange[] = [];
    store.subscribe((change) => changes.push(change));
    store.transact((edit) => {
      edit.update('p0e0', { frame });
      edit.create(shape('new', 'p1', 'z'));
    });
    expect(changes).toHaveLength(1);
    expect(changes[0]?.source).toBe('local');
    expect([...(changes[0]?.records ?? [])].sort()).toEqual(['new', 'p0e0']);
    expect([...(changes[0]?.childLists ?? [])]).toEqual(['p1']);
    store.undo();
    expect(changes[1]?.source).toBe('undo');
    other.transact((edit) => edit.update('p0', { name: 'theirs' }));
    exchange([store, other]);
    expect(changes.at(-1)).toMatchObject({ source: 'remote' });
  });

  it('reach only listeners of that record or list', () => {
    const store = storeOf(sampleRecords());
    const heard: string[] = [];
    store.subscribeRecord('p0e0', () => heard.push('p0e0'));
    const end = store.subscribeRecord('p0e1', () => heard.push('p0e1'));
    store.subscribeChildren('p0', () => heard.push('children of p0'));
    store.transact((edit) => edit.update('p0e0', { frame }));
    store.transact((edit) => edit.update('p0e1', { frame }));
    end();
    store.transact((edit) => edit.remove('p0e1'));
    expect(heard).toEqual(['p0e0', 'p0e1', 'children of p0']);
  });

  it('can be read inside the transaction', () => {
    const store = storeOf(sampleRecords());
    store.transact((edit) => {
      edit.create(shape('new', 'p0', 'z'));
      expect(edit.children('p0')).toEqual(['p0e0', 'p0e1', 'p0e2', 'new']);
      edit.update('new', { name: 'seen' });
      expect(edit.get('new')).toMatchObject({ name: 'seen' });
    });
  });
});

describe('changes of other users', () => {
  it('are read from texts, properties and lists that were read before', () => {
    const records = [...sampleRecords(1, 1), shape('text', 'p0', 'b0', { text: textBody('a') })];
    const [store, other] = storesOf(records, 2) as [CoursewareStore, CoursewareStore];
    const before = [store.get('text'), store.children('p0'), store.all('element'), store.pages()];
    other.transact((edit) => {
      edit.update<ShapeElement>('text', { text: textBody('ab') });
      edit.update('p0e0', { name: 'theirs' });
      edit.create(shape('new', 'p0', 'c0'));
      edit.create({ kind: 'page', id: 'p9', order: 'z' });
    });
    exchange([store, other]);
    expect(store.find('element', 'text')).toMatchObject({ text: textBody('ab') });
    expect(before[0]).toMatchObject({ text: textBody('a') });
    expect(store.get('p0e0')).toMatchObject({ name: 'theirs' });
    expect(store.children('p0')).toEqual(['p0e0', 'text', 'new']);
    expect(store.all('element')).toHaveLength(3);
    expect(store.pages()).toEqual(['p0', 'p9']);
  });

  it('have the former records in their event', () => {
    const [store, other] = storesOf(sampleRecords(1, 2), 2) as [CoursewareStore, CoursewareStore];
    const before = store.get('p0e0');
    const changes: CoursewareChange[] = [];
    store.subscribe((change) => changes.push(change));
    other.transact((edit) => {
      edit.update('p0e0', { name: 'one' });
      edit.remove('p0e1');
    });
    exchange([store, other]);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.before?.get('p0e0')).toBe(before);
    expect([...(changes[0]?.records ?? [])].sort()).toEqual(['p0e0', 'p0e1']);
    expect(store.get('p0e1')).toBeUndefined();
  });

  it('are not reported after the store is disposed', () => {
    const [store, other] = storesOf(sampleRecords(1, 1), 2) as [CoursewareStore, CoursewareStore];
    const heard = vi.fn();
    store.subscribe(heard);
    store.subscribeUndo(heard);
    store.dispose();
    other.transact((edit) => edit.update('p0e0', { name: 'theirs' }));
    exchange([store, other]);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a restored version', () => {
  it('ends the undo history and calls its listeners, except while the courseware is loaded', () => {
    const store = storeOf(sampleRecords(1, 1));
    const [restored, undo] = [vi.fn(), vi.fn()];
    store.subscribeRestore(restored);
    store.transact((edit) => edit.update('p0e0', { name: 'mine' }));
    store.subscribeUndo(undo);
    store.doc.transact(() => sharedRestores(store.doc).set('last', '1'), LOAD_ORIGIN);
    expect([store.canUndo, restored.mock.calls.length]).toEqual([true, 0]);
    store.doc.transact(() => sharedRestores(store.doc).set('last', '2'), 'peer');
    expect([store.canUndo, restored.mock.calls.length]).toEqual([false, 1]);
    expect(undo).toHaveBeenCalled();
  });
});

describe('readAhead', () => {
  it('reads the records under a parent until it is over, and returns whether all are read', () => {
    const store = storeOf(sampleRecords(1, 3));
    let read = 0;
    const two = () => {
      read += 1;
      return read === 2;
    };
    expect(store.readAhead('p0', two)).toBe(false);
    expect(read).toBe(2);
    expect(store.readAhead('p0', () => false)).toBe(true);
    read = 0;
    expect(store.readAhead('p0', two)).toBe(true);
    expect(read).toBe(0);
    expect(store.readAhead('none', two)).toBe(true);
  });
});

describe('transact', () => {
  it('makes nested calls one step, with the source of the outer call', () => {
    const store = storeOf(sampleRecords(1, 2));
    const sources: string[] = [];
    store.subscribe(({ source }) => sources.push(source));
    store.transact((edit) => {
      edit.update('p0e0', { name: 'outer' });
      store.transact((inner) => inner.update('p0e1', { name: 'inner' }));
    });
    expect(sources).toEqual(['local']);
    store.undo();
    expect([store.get('p0e0'), store.get('p0e1')].map((each) => each && 'name' in each)).toEqual([
      false,
      false,
    ]);
    store.redo();
    expect(store.get('p0e1')).toMatchObject({ name: 'inner' });
    store.transact((edit) => edit.update('p0e0', { name: 'imported' }), { source: 'import' });
    expect(sources).toEqual(['local', 'undo', 'undo', 'import']);
    expect(store.canRedo).toBe(false);
  });
});
