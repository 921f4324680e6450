import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import { describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { copyIn, openTables } from '../kept-copies.ts';
import { OfflineCopy } from './offline-copy.ts';
import { OfflineDatabase } from './offline-database.ts';

async function piecesOf(userId: string, documentId: string) {
  const database = new OfflineDatabase(userId);
  const pieces = await database.read(documentId);
  database.close();
  return pieces;
}

async function stateOf(userId: string, documentId: string) {
  const database = await openTables(userId);
  const state = await copyIn(database, documentId);
  database.close();
  return state;
}

describe('the copy of a document in this browser', () => {
  it('merges small updates when they become many, without rewriting a large document', async () => {
    const [userId, documentId] = [newId(), newId()];
    const doc = new Y.Doc();
    const copy = new OfflineCopy(userId, documentId, doc);
    await copy.load();
    copy.follow();
    doc.getText('lesson').insert(0, '墨'.repeat(50_000));
    await vi.waitFor(() => expect(copy.isKept).toBe(true));
    const [large] = await piecesOf(userId, documentId);
    const values = doc.getMap<number>('values');
    for (let i = 0; i < 450; i++) {
      values.set(`key ${i}`, i);
      await vi.waitFor(() => expect(copy.isKept).toBe(true), { interval: 1 });
    }
    const pieces = await piecesOf(userId, documentId);
    expect(pieces.map(({ name }) => name)).toContain(large?.name);
    expect(pieces.length).toBeLessThan(150);

    const again = new Y.Doc();
    const reopened = new OfflineCopy(userId, documentId, again);
    await reopened.load();
    expect(again.getMap('values').size).toBe(450);
    expect(again.getText('lesson').length).toBe(50_000);
    copy.dispose();
    reopened.dispose();
  });

  it('is complete without being rewritten when every update was written as it arrived', async () => {
    const [userId, documentId] = [newId(), newId()];
    const doc = new Y.Doc();
    const copy = new OfflineCopy(userId, documentId, doc);
    await copy.load();
    copy.follow();
    doc.getText('lesson').insert(0, '墨'.repeat(50_000));
    await vi.waitFor(() => expect(copy.isKept).toBe(true));
    const [large] = await piecesOf(userId, documentId);
    // An update from another window, not yet written when the lesson is closed.
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    other.getMap('values').set('from', 'there');
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'the server');
    await copy.keepWhole();
    expect((await piecesOf(userId, documentId)).map(({ name }) => name)).toContain(large?.name);
    expect(await stateOf(userId, documentId)).toBe('saved');
    copy.dispose();

    const again = new Y.Doc();
    const reopened = new OfflineCopy(userId, documentId, again);
    await reopened.load();
    reopened.follow();
    expect(again.getMap('values').get('from')).toBe('there');
    await reopened.keepWhole();
    expect((await piecesOf(userId, documentId)).map(({ name }) => name)).toContain(large?.name);
    reopened.dispose();
  });

  it('is rewritten completely when the document had content before it was observed', async () => {
    const [userId, documentId] = [newId(), newId()];
    const doc = new Y.Doc();
    const copy = new OfflineCopy(userId, documentId, doc);
    await copy.load();
    doc.getMap('values').set('from', 'the server');
    copy.follow();
    doc.getMap('values').set('of', 'mine');
    await copy.keepWhole();
    copy.dispose();
    const again = new Y.Doc();
    const reopened = new OfflineCopy(userId, documentId, again);
    await reopened.load();
    expect(again.getMap('values').toJSON()).toEqual({ from: 'the server', of: 'mine' });
    reopened.dispose();
  });
});
