// @first: coursewares of the largest size are sent.
import { COURSEWARE_LIMITS, type Element } from '@lectern/courseware';
import { coursewareFile, coursewarePptx, coursewareRecords } from '@lectern/protocol/courseware';
import { createDocument } from '@lectern/protocol/documents';
import { getImportReport } from '@lectern/protocol/transcoding';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { crowdedDeck } from '../setup/decks.ts';
import { openLive, until } from '../setup/live-client.ts';
import { signIn } from '../setup/sessions.ts';
import { CallFailed, startTestServer } from '../setup/test-server.ts';
import { importFile } from '../setup/upload-file.ts';

const server = await startTestServer();
const chen = await signIn(server);
afterAll(() => server.close());

const frame = { x: 0, y: 0, w: 10, h: 10 };

function rectangle(parentId: string, index: number): Element {
  return { kind: 'element', type: 'shape', id: `r${index}`, parentId, order: 'a0', frame };
}

async function recordsOf(id: string): Promise<readonly { kind: string }[]> {
  const bytes = await server.call(coursewareRecords, { params: { id } }, chen);
  return JSON.parse(Buffer.from(bytes as unknown as Uint8Array).toString()).records;
}

describe('a courseware that exceeds the limits', () => {
  it('is imported up to the limits, with a report of the omitted parts, and can be exported', async () => {
    const deck = crowdedDeck(COURSEWARE_LIMITS.elementsOfPage + 500);
    const task = await importFile(server, chen, '拥挤.pptx', deck);
    const id = task.document_id ?? '';
    const elements = (await recordsOf(id)).filter(({ kind }) => kind === 'element');
    expect(elements).toHaveLength(COURSEWARE_LIMITS.elementsOfPage);
    const { entries } = await server.call(getImportReport, { params: { id }, language: 'zh' }, chen);
    expect(entries[0]).toMatchObject({ code: 'ELEMENTS_LEFT_OUT', outcome: 'lost', page: 1 });
    expect(entries[0]?.message).toContain('500');
    const written = await server.call(coursewarePptx, { params: { id } }, chen);
    const { 'ppt/slides/slide1.xml': slide = new Uint8Array() } = unzipSync(written);
    expect(strFromU8(slide).split('<p:sp>')).toHaveLength(COURSEWARE_LIMITS.elementsOfPage + 1);
  });

  it('accepts no more edits over the socket, and reports to the window that it is too large', async () => {
    const { id } = await server.call(
      createDocument,
      { query: { auto_rename: true }, body: { name: '满' } },
      chen,
    );
    const client = openLive(server, chen, id);
    await client.synced();
    const page = client.store.pages()[0] ?? '';
    client.store.transact((edit) => {
      for (let index = 0; index <= COURSEWARE_LIMITS.elementsOfPage; index += 1)
        edit.create(rectangle(page, index));
    });
    await until('the edit is rejected', () => {
      const { state } = client.connection;
      return state.type === 'offline' && state.reason === 'too-large';
    });
    client.store.undo();
    client.connection.reconnectNow();
    await client.synced();
    expect((await recordsOf(id)).some((record) => 'id' in record && record.id === 'r0')).toBe(false);
    client.close();
  });

  it('is written for one caller only a few times at once: further calls are refused', async () => {
    const task = await importFile(server, chen, '八次.pptx', crowdedDeck(1_500));
    const id = task.document_id ?? '';
    const calls = Array.from({ length: 8 }, () => server.call(coursewareFile, { params: { id } }, chen));
    const ends = await Promise.allSettled(calls);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused).toHaveLength(5);
    for (const error of refused) {
      expect(error).toBeInstanceOf(CallFailed);
      expect(error.reply.code).toBe('TOO_MANY_REQUESTS');
    }
  });

  it('is returned as records from the cache, and computed again after an edit', async () => {
    const { id } = await server.call(
      createDocument,
      { query: { auto_rename: true }, body: { name: '留' } },
      chen,
    );
    const before = await recordsOf(id);
    expect(await recordsOf(id)).toEqual(before);
    const client = openLive(server, chen, id);
    await client.synced();
    const page = client.store.pages()[0] ?? '';
    client.store.transact((edit) => edit.create(rectangle(page, 0)));
    await client.synced();
    expect(await recordsOf(id)).toHaveLength(before.length + 1);
    client.close();
  });
});
