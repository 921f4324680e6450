// @first: it imports files above the limits of coursewares.
import { COURSEWARE_LIMITS } from '@lectern/courseware';
import { EditPermission, type Reply } from '@lectern/protocol';
import {
  binDocuments,
  copyDocument,
  createDocument,
  deleteDocuments,
  getDocument,
  putGrant,
} from '@lectern/protocol/documents';
import { listNotifications } from '@lectern/protocol/notifications';
import { openShare, putShare } from '@lectern/protocol/shares';
import {
  getImportReportSummary,
  getTranscode,
  importSourceLink,
  listTranscodes,
  startTranscode,
} from '@lectern/protocol/transcoding';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { crowdedDeck, makeDeck } from '../../../../test/setup/decks.ts';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';
import { importFile } from '../../../../test/setup/upload-file.ts';

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

const summary = (id: string, who = chen): Promise<Reply<typeof getImportReportSummary>> =>
  server.call(getImportReportSummary, { params: { id } }, who);
const link = (id: string, who = chen): Promise<Reply<typeof importSourceLink>> =>
  server.call(importSourceLink, { params: { id } }, who);
const noLink = async (id: string, who: SignedIn): Promise<string> =>
  (await server.fails(importSourceLink, { params: { id } }, who)).code;
const give = (id: string, permission: EditPermission) =>
  server.call(putGrant, { params: { id, user_id: li.userId }, body: { permission } }, chen);

async function imported(name: string, bytes: Uint8Array, who = chen): Promise<string> {
  return (await importFile(server, who, name, bytes)).document_id ?? '';
}

async function saved(url: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const { status, headers, arrayBuffer } = await server.fetch(url).then((response) => ({
    status: response.status,
    headers: response.headers,
    arrayBuffer: () => response.arrayBuffer(),
  }));
  return { status, headers, bytes: Buffer.from(await arrayBuffer()) };
}

describe('an imported file', () => {
  it('is stored whole, and the omitted parts are counted in its task, notification and report', async () => {
    const most = COURSEWARE_LIMITS.elementsOfPage;
    const deck = crowdedDeck(most + 500);
    const task = await importFile(server, chen, '拥挤.pptx', deck);
    const id = task.document_id ?? '';
    const cut = { pages: 0, elements: 500, of_elements: most + 500 };
    expect(task.cut).toEqual(cut);
    const { items } = await server.call(listTranscodes, {}, chen);
    expect(items[0]?.cut).toEqual(cut);
    const told = await server.call(listNotifications, {}, chen);
    expect(told.items[0]?.content).toMatchObject({ task_id: task.id, cut });
    expect(await summary(id)).toMatchObject({
      imported: true,
      cut,
      source: { name: '拥挤.pptx', size: deck.length },
    });

    // The file counts against the owner's space.
    expect((await server.call(getDocument, { params: { id } }, chen)).size).toBe(deck.length);
    const given = await link(id);
    expect(given).toMatchObject({ name: '拥挤.pptx', size: deck.length });
    const { status, headers, bytes } = await saved(given.url);
    expect(status).toBe(200);
    expect(bytes.equals(deck)).toBe(true);
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment;.*${encodeURIComponent('拥挤.pptx')}`),
    );
  });

  it('is stored when all of it fitted, and no part is reported as missing', async () => {
    const deck = makeDeck(['秋天']);
    const task = await importFile(server, chen, '全.pptx', deck);
    expect(task.cut).toBeUndefined();
    const id = task.document_id ?? '';
    expect(await summary(id)).toMatchObject({ cut: null, source: { name: '全.pptx', size: deck.length } });
    expect((await saved((await link(id)).url)).bytes.equals(deck)).toBe(true);
  });

  it('does not exist for a courseware that was not imported', async () => {
    const { id } = await server.call(createDocument, { body: { name: '新' } }, chen);
    expect(await summary(id)).toMatchObject({ imported: false, cut: null, source: null });
    expect(await noLink(id, chen)).toBe('DOCUMENT_NOT_FOUND');
  });
});

describe('the original file of a courseware', () => {
  it('can be read by the owner and editors, and is refused after permission is revoked', async () => {
    const id = await imported('课.pptx', makeDeck(['课']));
    expect(await noLink(id, li)).toBe('DOCUMENT_NOT_FOUND');
    await give(id, EditPermission.VIEW);
    expect(await noLink(id, li)).toBe('FORBIDDEN');
    expect(await summary(id, li)).toMatchObject({ imported: true, source: null });
    await give(id, EditPermission.EDIT);
    const { url } = await link(id, li);
    expect(await summary(id, li)).toMatchObject({ source: { name: '课.pptx' } });
    expect((await saved(url)).status).toBe(200);
    await give(id, EditPermission.VIEW);
    expect((await saved(url)).status).toBe(403);
  });

  it('is copied with the courseware, together with the report of missing parts', async () => {
    const deck = crowdedDeck(COURSEWARE_LIMITS.elementsOfPage + 1);
    const id = await imported('抄.pptx', deck);
    const copy = await server.call(copyDocument, { body: { source_id: id } }, chen);
    expect(await summary(copy.id)).toEqual(await summary(id));
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    expect((await saved((await link(copy.id)).url)).bytes.equals(deck)).toBe(true);
  });

  it('is neither copied nor imported again through a link for viewing', async () => {
    const id = await imported('评.pptx', makeDeck(['评']));
    const passing = await signIn(server);
    const { share_id: key } = await server.call(
      putShare,
      { params: { id }, body: { permission: EditPermission.VIEW } },
      chen,
    );
    await server.call(openShare, { params: { id: key } }, passing);
    const again = await server.fails(startTranscode, { body: { input: { path: id } } }, passing);
    expect(again.code).toBe('FORBIDDEN');
    const copy = await server.call(copyDocument, { body: { source_id: id } }, passing);
    expect(await summary(copy.id, passing)).toMatchObject({ imported: true, source: null });
    expect(await noLink(copy.id, passing)).toBe('DOCUMENT_NOT_FOUND');
    const none = await server.fails(startTranscode, { body: { input: { path: copy.id } } }, passing);
    expect(none.code).toBe('FILE_TYPE_UNSUPPORTED');
  });

  it('is released when the courseware is deleted permanently', async () => {
    const id = await imported('去.pptx', makeDeck(['去'], { files: { 'ppt/own.bin': new Uint8Array(99) } }));
    const { url } = await link(id);
    const named = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from import_report where document_id = ${id}`.execute(
        server.platform.database,
      );
      return rows[0]?.count;
    };
    expect(await named()).toBe(1);
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    // The file of a courseware in the bin cannot be read.
    expect((await saved(url)).status).toBe(403);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    expect(await named()).toBe(0);
    expect((await saved(url)).status).toBe(403);
  });

  it('is not reported by the task after its courseware is deleted', async () => {
    const task = await importFile(server, chen, '走.pptx', makeDeck(['走']));
    const id = task.document_id ?? '';
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    const after = await server.call(getTranscode, { params: { id: task.id } }, chen);
    expect(after).toMatchObject({ document_id: null });
    expect(after.cut).toBeUndefined();
  });
});
