import { existsSync } from 'node:fs';
import { insertElement, type ShapeElement } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol';
import { renderedPage, uploadAsset } from '@lectern/protocol/courseware';
import { binDocuments, putGrant, restoreDocuments } from '@lectern/protocol/documents';
import * as shares from '@lectern/protocol/shares';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LiveClient } from '../../../../test/setup/live-client.ts';
import { type Coursewares, startCoursewares } from '../../../../test/setup/live-coursewares.ts';
import { ONE_PIXEL } from '../../../../test/setup/phone.ts';
import type { SignedIn } from '../../../../test/setup/sessions.ts';
import type { TestServer } from '../../../../test/setup/test-server.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';

/** The renderer is part of the web application's build. */
const built = existsSync(new URL('../../../../../web/dist-ssr/render-page.js', import.meta.url));

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
let coursewares: Coursewares;

beforeAll(async () => {
  ({ server, chen, li, coursewares } = await startCoursewares());
});
afterEach(() => coursewares.letGo());
afterAll(() => server.close());

const SHOW = { mode: 'show', language: 'zh' } as const;

async function write(client: LiveClient, text: string): Promise<void> {
  client.store.transact((edit) => {
    const frame = { x: 0, y: 0, w: 400, h: 100 };
    const body = { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] };
    const shape: Partial<ShapeElement> = { text: body };
    insertElement(edit, edit.pages()[0] ?? '', { type: 'shape', frame, ...shape });
  });
  await client.synced();
}

const read = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

async function pageOf(id: string, session = chen, query: object = SHOW) {
  return read(await server.call(renderedPage, { params: { id }, query: { ...SHOW, ...query } }, session));
}

describe.runIf(built)('a page that the server renders', () => {
  it('shows the current content, also after an edit', async () => {
    const id = await coursewares.make();
    const client = await coursewares.open(id);
    await write(client, '第一稿');
    expect((await pageOf(id)).html).toContain('第一稿');
    await write(client, '第二稿');
    expect((await pageOf(id)).html).toContain('第二稿');
  });

  it('is refused to users who may not see the courseware, and in edit mode to viewers', async () => {
    const id = await coursewares.make();
    for (const mode of ['show', 'edit'] as const)
      expect((await server.fails(renderedPage, { params: { id }, query: { ...SHOW, mode } }, li)).code).toBe(
        'DOCUMENT_NOT_FOUND',
      );
    const body = { permission: EditPermission.VIEW };
    await server.call(putGrant, { params: { id, user_id: li.userId }, body }, chen);
    expect((await pageOf(id, li)).html).toBeDefined();
    expect(await pageOf(id, li, { mode: 'edit' })).toEqual({});
    expect((await pageOf(id, chen, { mode: 'edit' })).html).toBeDefined();
  });

  it('contains signed links to its files for the caller', async () => {
    const id = await coursewares.make();
    const client = await coursewares.open(id);
    const { hash } = await server.call(uploadAsset, { params: { id }, rawBody: ONE_PIXEL }, chen);
    client.store.transact((edit) => {
      const frame = { x: 0, y: 0, w: 40, h: 40 };
      insertElement(edit, edit.pages()[0] ?? '', { type: 'picture', frame, asset: hash });
    });
    await client.synced();
    const page = await pageOf(id);
    expect(page.html).toContain(`lectern-asset:${hash}`);
    expect(page.links[hash]).toContain(`u=${chen.userId}`);
    expect((await server.fetch(page.links[hash])).status).toBe(200);
  });

  it('is empty when only a browser can draw it', async () => {
    const id = await coursewares.make();
    const client = await coursewares.open(id);
    client.store.transact((edit) => {
      const frame = { x: 0, y: 0, w: 40, h: 40 };
      insertElement(edit, edit.pages()[0] ?? '', { type: 'tool', frame, toolKey: 'dice', data: {} });
    });
    await client.synced();
    expect(await pageOf(id)).toEqual({});
    expect(await pageOf(id, chen, { page: 7 })).toEqual({});
  });

  it('is empty for the owner of a courseware in the bin, until it is restored', async () => {
    const id = await coursewares.make();
    await write(await coursewares.open(id), '旧课');
    const thumbnail = { mode: 'thumbnail' } as const;
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    expect(await pageOf(id, chen, thumbnail)).toEqual({});
    await server.call(restoreDocuments, { body: { ids: [id] } }, chen);
    expect((await pageOf(id, chen, thumbnail)).html).toContain('旧课');
  });

  it('is shown by a link until the link is withdrawn', async () => {
    const id = await coursewares.make();
    await write(await coursewares.open(id), '给家长');
    const { share_id: key } = await server.call(shares.putShare, { params: { id }, body: {} }, chen);
    const query = { mode: 'thumbnail', language: 'zh' } as const;
    const of = { params: { id: key }, query };
    expect(read(await server.call(shares.getSharedPage, of)).html).toContain('给家长');
    await server.call(shares.withdrawShare, { params: { id } }, chen);
    expect((await server.fails(shares.getSharedPage, of)).code).toBe('SHARE_WITHDRAWN');
  });

  it('is empty for a file, without an error, because a phone requests it before it knows the type', async () => {
    const kept = await uploadFile(server, chen, '荷叶.png', ONE_PIXEL);
    const id = kept.kind === 'document' ? kept.document.id : '';
    expect(await pageOf(id, chen, { mode: 'thumbnail' })).toEqual({});
    const { share_id: key } = await server.call(shares.putShare, { params: { id }, body: {} }, chen);
    const query = { mode: 'thumbnail', language: 'zh' } as const;
    expect(read(await server.call(shares.getSharedPage, { params: { id: key }, query }))).toEqual({});
  });

  it('is refused to a visitor with a link but without its password', async () => {
    const id = await coursewares.make();
    const body = { password: 'a3k9b2' };
    const { share_id: key } = await server.call(shares.putShare, { params: { id }, body }, chen);
    const of = { params: { id: key }, query: { mode: 'thumbnail', language: 'zh' } as const };
    expect((await server.fails(shares.getSharedPage, of)).code).toBe(
      (await server.fails(shares.getSharedRecords, { params: { id: key } })).code,
    );
  });
});
