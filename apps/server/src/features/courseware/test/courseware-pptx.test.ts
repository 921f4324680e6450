// @first: each file is read and written in a separate thread.
import { createHash } from 'node:crypto';
import type { Element } from '@lectern/courseware';
import { inspectCourseware, readPptx } from '@lectern/pptx';
import { EditPermission } from '@lectern/protocol';
import { coursewarePptx, uploadAsset } from '@lectern/protocol/courseware';
import * as documents from '@lectern/protocol/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { openLive } from '../../../../test/setup/live-client.ts';
import type { SignedIn } from '../../../../test/setup/sessions.ts';
import type { TestServer } from '../../../../test/setup/test-server.ts';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;

beforeAll(async () => {
  ({ server, chen, li } = await startTwoTeachers());
});
afterAll(() => server.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const frame = { x: 10, y: 20, w: 300, h: 100 };

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function newCourseware(name: string): Promise<string> {
  const { id } = await server.call(
    documents.createDocument,
    { query: { auto_rename: true }, body: { name } },
    chen,
  );
  return id;
}

async function slidesOf(id: string, session = chen) {
  const file = await server.call(coursewarePptx, { params: { id } }, session);
  const { snapshot } = await readPptx(file, { hash: sha256 });
  return inspectCourseware(snapshot).slides;
}

function textBox(parentId: string, id: string, text: string): Element {
  return {
    kind: 'element',
    id,
    parentId,
    order: `a${id}`,
    type: 'shape',
    textBox: true,
    frame,
    text: { paragraphs: [{ runs: [{ type: 'text', text }] }] },
  };
}

describe('a courseware as a presentation', () => {
  it('has all edits until now, its pictures, and the document’s name', async () => {
    const id = await newCourseware("《秋天的雨》(一) it's 100%");
    const { hash, mime, size } = await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    const client = openLive(server, chen, id);
    await client.synced();
    client.store.transact((edit) => {
      const page = edit.pages()[0] ?? '';
      edit.create({ kind: 'asset', id: hash, mime, size });
      edit.create({
        kind: 'element',
        id: 'p',
        parentId: page,
        order: 'a5',
        type: 'picture',
        frame,
        asset: hash,
      });
      edit.create(textBox(page, 't', '刚刚写下的话'));
    });
    await client.synced();
    const response = await server.fetch(`/api/courseware/${id}/pptx`, {}, chen);
    expect(response.headers.get('content-type')).toContain('presentationml.presentation');
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9%._-]+\.pptx$/);
    expect(decodeURIComponent(disposition)).toContain("《秋天的雨》(一) it's 100%.pptx");
    const [slide] = await slidesOf(id);
    expect(slide?.texts).toContain('刚刚写下的话');
    expect(slide?.images).toBe(1);
    client.close();
  });

  it('is returned to users who may see the courseware only', async () => {
    const id = await newCourseware('借给同事');
    const params = { params: { id } };
    expect((await server.fails(coursewarePptx, params, li)).code).toBe('DOCUMENT_NOT_FOUND');
    expect((await server.fetch(`/api/courseware/${id}/pptx`, {}, li)).status).toBe(404);
    expect((await server.fails(coursewarePptx, params)).code).toBe('UNAUTHORIZED');
    await server.call(
      documents.putGrant,
      { params: { id, user_id: li.userId }, body: { permission: EditPermission.VIEW } },
      chen,
    );
    expect(await slidesOf(id, li)).toHaveLength(1);
  });

  it('is written for records with any content', async () => {
    const id = await newCourseware('坏记录');
    const client = openLive(server, chen, id);
    await client.synced();
    const page = client.store.pages()[0] ?? '';
    client.store.transact((edit) => {
      edit.create(textBox(page, 'good', '好的'));
      for (let depth = 0; depth < 1900; depth++)
        edit.create({
          kind: 'element',
          id: `g${depth}`,
          parentId: depth === 0 ? page : `g${depth - 1}`,
          order: 'a9',
          type: 'group',
          frame,
        });
      edit.create({
        kind: 'element',
        id: 'formula',
        parentId: page,
        order: 'a7',
        type: 'formula',
        frame,
        latex: '\\frac{1}{2}',
        source: '</m:oMath><script/>',
      });
      // Another user's picture, of which only the hash is known.
      edit.create({
        kind: 'element',
        id: 'stolen',
        parentId: page,
        order: 'a8',
        type: 'picture',
        frame,
        asset: sha256(PNG),
      });
    });
    const records = client.doc.getMap('records');
    client.doc.transact(() => {
      records.set('nonsense', 'no map');
      const odd = new Y.Map<unknown>();
      odd.set('kind', 'element');
      odd.set('type', 'chart');
      odd.set('parentId', page);
      records.set('odd', odd);
    });
    await client.synced();
    const [slide] = await slidesOf(id);
    expect(slide?.texts).toContain('好的');
    client.close();
  });

  it('is written for two callers at once, and then for the third', async () => {
    const id = await newCourseware('很多页');
    const client = openLive(server, chen, id);
    await client.synced();
    client.store.transact((edit) => {
      const page = edit.pages()[0] ?? '';
      for (let i = 0; i < 500; i++) edit.create(textBox(page, `many${i}`, `第 ${i} 句`));
    });
    await client.synced();
    const exports = Promise.all([slidesOf(id), slidesOf(id), slidesOf(id)]);
    for (const [slide] of await exports) expect(slide?.shapes).toBeGreaterThanOrEqual(500);
    client.close();
  });
});
