import { describe, expect, it } from 'vitest';
import { storeOf } from '../../test/peers.ts';
import { sampleRecords, shape, textBody } from '../../test/sample.ts';
import { parseSnapshot } from './parse-snapshot.ts';
import { type CoursewareChange, ROOT } from './reader.ts';
import { ReaderRelay } from './reader-relay.ts';
import { snapshotOf } from './snapshot.ts';
import { SnapshotReader } from './snapshot-reader.ts';

describe('a reader that is handed over from a snapshot to the live document', () => {
  it('keeps the identity of all records that are equal in the live document', () => {
    const { relay, store } = opened();
    const read = () => [
      relay.get('deck'),
      relay.find('page', 'p0'),
      relay.find('element', 'p0e0'),
      relay.children('p0'),
      relay.pages(),
    ];
    const before = read();
    relay.handOver(store);
    for (const [i, value] of read().entries()) expect(value).toBe(before[i]);
    // The second read returns the same objects without another comparison.
    for (const [i, value] of read().entries()) expect(value).toBe(before[i]);
  });

  it('calls no listener when no record differs', () => {
    const { relay, store } = opened();
    relay.get('p0e0');
    relay.children('p0');
    const told = heard(relay);
    relay.handOver(store);
    expect(told).toEqual([]);
  });

  it('reports changed, added and removed records since the snapshot as one change', () => {
    const { relay, store } = opened();
    for (const id of ['p0e0', 'p0e1', 'p0e2', 'later']) relay.get(id);
    relay.children('p0');
    relay.pages();
    store.transact((edit) => {
      edit.update('p0e1', { name: 'by a colleague' });
      edit.remove('p0e2');
      edit.create(shape('later', 'p0', 'z'));
      edit.remove('p1');
    });
    const told = heard(relay);
    let recordTold = 0;
    relay.subscribeRecord('p0e1', () => recordTold++);
    relay.subscribeRecord('p0e0', () => (recordTold += 100));
    relay.handOver(store);
    expect(told).toEqual([
      {
        source: 'load',
        records: new Set(['p0e1', 'p0e2', 'later']),
        childLists: new Set(['p0', ROOT]),
      },
    ]);
    expect(recordTold).toBe(1);
    expect(relay.find('element', 'p0e1')?.name).toBe('by a colleague');
    expect(relay.get('p0e2')).toBeUndefined();
    expect(relay.children('p0')).toEqual(['p0e0', 'p0e1', 'later']);
    expect(relay.pages()).toEqual(['p0']);
  });

  it('reports later edits, and changes an identity only when its own record changes', () => {
    const { relay, store } = opened();
    const [first, second] = [relay.get('p0e0'), relay.get('p0e1')];
    relay.children('p0');
    relay.handOver(store);
    const told = heard(relay);
    store.transact((edit) => edit.update('p0e0', { name: 'changed' }));
    expect(told.map(({ source, records }) => [source, [...records]])).toEqual([['local', ['p0e0']]]);
    expect(relay.get('p0e0')).not.toBe(first);
    expect(relay.get('p0e0')).toBe(store.get('p0e0'));
    expect(relay.get('p0e1')).toBe(second);
    store.transact((edit) => edit.remove('p0e2'));
    expect(relay.children('p0')).toEqual(['p0e0', 'p0e1']);
  });

  it('lists records of a kind with the identities that it returned before', () => {
    const { relay, store } = opened();
    const pages = relay.all('page');
    relay.handOver(store);
    expect(relay.all('page')).toEqual(pages);
    for (const [i, page] of relay.all('page').entries()) expect(page).toBe(pages[i]);
  });

  it('calls no listener after it is disposed', () => {
    const { relay, store } = opened();
    relay.handOver(store);
    const told = heard(relay);
    relay.dispose();
    store.transact((edit) => edit.update('p0e0', { name: 'changed' }));
    expect(told).toEqual([]);
  });
});

describe('a reader that is renewed by newer snapshots', () => {
  const readerOf = (...names: string[]) =>
    new SnapshotReader({
      records: [
        ...sampleRecords(2, 0),
        ...names.map((name, at) => shape(`e${at}`, 'p0', `a${at}`, { name })),
      ],
    });

  it('returns the records of the newer snapshot, and those that are equal unchanged', () => {
    const relay = new ReaderRelay(readerOf('one', 'two'));
    const [first, pages, all] = [relay.get('e0'), relay.pages(), relay.all('element')];
    expect(relay.all('element')).toBe(all);
    const told = heard(relay);
    relay.renew(readerOf('one', 'changed', 'three'));
    expect(relay.get('e0')).toBe(first);
    expect(relay.find('element', 'e1')?.name).toBe('changed');
    expect(relay.find('page', 'e1')).toBeUndefined();
    expect(relay.pages()).toBe(pages);
    expect(relay.all('element').map(({ name }) => name)).toEqual(['one', 'changed', 'three']);
    expect(told).toHaveLength(1);
    relay.renew(readerOf('four'));
    expect(relay.children('p0')).toEqual(['e0']);
  });

  it('reports a list that changed although no record that was read did', () => {
    const relay = new ReaderRelay(readerOf('one'));
    relay.children('p0');
    const told = heard(relay);
    relay.renew(readerOf('one', 'two'));
    expect(told).toHaveLength(1);
    expect(relay.children('p0')).toEqual(['e0', 'e1']);
  });

  it('lists the records of a kind again although nothing that was read changed', () => {
    const relay = new ReaderRelay(readerOf('one'));
    expect(relay.all('layout')).toEqual([]);
    const { records } = snapshotOf(readerOf('one'));
    relay.renew(
      new SnapshotReader({
        records: [...records, { kind: 'layout', id: 'l', order: 'a0', masterId: 'm', name: '' }],
      }),
    );
    expect(relay.all('layout')).toHaveLength(1);
  });

  it('no longer listens to the source before', () => {
    const store = storeOf(sampleRecords(1, 1));
    const relay = new ReaderRelay(store);
    relay.renew(readerOf('one'));
    const told = heard(relay);
    store.transact((edit) => edit.update('p0e0', { name: 'changed' }));
    expect(told).toEqual([]);
  });
});

describe('a snapshot read from JSON', () => {
  it("equals the server's snapshot", () => {
    const { store } = opened();
    const snapshot = snapshotOf(store);
    expect(parseSnapshot(JSON.stringify(snapshot))).toEqual(snapshot);
  });

  it('leaves out records that would break a reader or a drawing, and keeps the rest', () => {
    const [deck, page, element] = sampleRecords(1, 1);
    const records = [
      deck,
      page,
      element,
      null,
      'text',
      7,
      [],
      { kind: 'page', order: 'a' },
      { id: 'x', kind: 'constructor' },
      { id: 'x', kind: 'page' },
      { ...element, id: 'x', frame: undefined },
      { ...element, id: 'x', frame: { x: 0, y: 0, w: 'wide', h: 1 } },
      { ...element, id: 'x', parentId: 1 },
      { ...element, id: 'x', type: 'of a later version' },
      { ...deck, id: 'x', size: undefined },
    ];
    expect(parseSnapshot(JSON.stringify({ records })).records).toEqual([deck, page, element]);
  });

  it.each(['null', '[]', '7', '{}', '{"records":{}}'])('is empty when the response is %s', (text) => {
    expect(parseSnapshot(text)).toEqual({ records: [] });
    expect(new SnapshotReader(parseSnapshot(text)).pages()).toEqual([]);
  });
});

/** The same courseware as a snapshot from JSON, and as a live document. */
function opened() {
  const records = sampleRecords(2, 3).map((record) =>
    record.id === 'p0e0' ? { ...record, text: textBody('分数的', '初步认识') } : record,
  );
  const store = storeOf(records);
  const snapshot = parseSnapshot(JSON.stringify(snapshotOf(store)));
  return { store, relay: new ReaderRelay(new SnapshotReader(snapshot)) };
}

function heard(relay: ReaderRelay): CoursewareChange[] {
  const changes: CoursewareChange[] = [];
  relay.subscribe((change) => changes.push(change));
  return changes;
}
