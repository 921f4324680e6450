import { newId } from '@lectern/base';
import { EditPermission, type Endpoint } from '@lectern/protocol';
import { EditType } from '@lectern/protocol/constants';
import { createDocument, putGrant } from '@lectern/protocol/documents';
import * as shares from '@lectern/protocol/shares';
import { contentOf, newQuestion } from '@lectern/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive } from '../setup/live-client.ts';
import { bearing, ONE_PIXEL } from '../setup/phone.ts';
import { signInGuest, signInTeacher } from '../setup/sessions.ts';
import {
  CallFailed,
  type Session,
  startTestServer,
  type TestInput,
  type TestServer,
} from '../setup/test-server.ts';
import { uploadFile } from '../setup/upload-file.ts';

const PASSWORD = '248163';
/**
 * Results of a permitted call with a link: success, or an error because the kind of document does not have the
 * requested data.
 */
const GOES_ON = ['200', '404 DOCUMENT_NOT_FOUND', '404 ASSET_NOT_FOUND', '415 PREVIEW_UNSUPPORTED'];

let server: TestServer;
let callers: Readonly<Record<string, Session | undefined>>;
let keys: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  const teacher = () => signInTeacher(server);
  const [owner, viewer, editor, named, foreign] = await Promise.all([
    teacher(),
    teacher(),
    teacher(),
    teacher(),
    teacher(),
  ]);
  const principal = await signInTeacher(server, {
    organisationId: owner.organisationId,
    identities: ['EDU_ADMIN'],
  });
  const guest = await signInGuest(server);

  /** Ids of links of coursewares and pictures, created with this body. */
  async function linked(body: TestInput<typeof shares.putShare>['body']): Promise<readonly string[]> {
    const course = await server.call(
      createDocument,
      { query: { auto_rename: true }, body: { name: '课' } },
      owner,
    );
    const picture = await uploadFile(server, owner, '叶.png', ONE_PIXEL);
    if (picture.kind !== 'document') throw new Error('the picture was not stored as a file');
    return Promise.all(
      [course.id, picture.document.id].map(async (id) => {
        for (const [who, permission] of [
          [viewer, EditPermission.VIEW],
          [editor, EditPermission.EDIT],
        ] as const) {
          const params = { id, user_id: who.userId };
          await server.call(putGrant, { params, body: { permission } }, owner);
        }
        return (await server.call(shares.putShare, { params: { id }, body }, owner)).share_id;
      }),
    );
  }

  const certain = { edit_type: EditType.SPECIFIED_PERSON, user_ids: [named.userId] };
  keys = {
    open: await linked({}),
    locked: await linked({ password: PASSWORD }),
    certain: await linked(certain),
    'certain and locked': await linked({ ...certain, password: PASSWORD }),
    own: await linked({ edit_type: EditType.ONLY_MYSELF }),
    missing: ['A'.repeat(22), 'x'],
  };
  callers = {
    nobody: undefined,
    guest,
    stranger: foreign,
    principal,
    named,
    viewer,
    editor,
    owner,
  };
});
afterAll(() => server.close());

/** Calls with the link in their address, except the password check, which is tested separately. */
function calls(): readonly Endpoint[] {
  return server.http.routes.endpoints.filter(
    ({ caller, path }) => caller === 'visitor' && !/verify_password|subject_tools/.test(path),
  );
}

async function outcome(endpoint: Endpoint, key: string, session: Session | undefined): Promise<string> {
  const input: { params?: unknown; query?: unknown; body?: unknown } = endpoint.params
    ? { params: { id: key } }
    : { query: { share_id: key } };
  if (endpoint.body) input.body = bodyOf(endpoint, key);
  try {
    await server.call(endpoint, input as TestInput<Endpoint>, session);
    return '200';
  } catch (error) {
    return error instanceof CallFailed ? `${error.status} ${error.reply.code}` : String(error);
  }
}

function bodyOf({ path }: Endpoint, key: string): unknown {
  return path.endsWith('cs/token') ? { token_type: 'read', path: `/${key}` } : { hashes: [] };
}

/** `let in` when the calls let the caller through, otherwise the error with which they refuse. */
async function answerOf(kind: string, session: Session | undefined): Promise<string> {
  const answers = new Set<string>();
  for (const endpoint of calls()) {
    for (const key of keys[kind] ?? []) {
      const answer = await outcome(endpoint, key, session);
      answers.add(GOES_ON.includes(answer) ? 'let in' : answer);
    }
  }
  return [...answers].sort().join(', ');
}

const SIGN_IN = '401 SHARE_NEEDS_SIGN_IN';
const PASS = '401 SHARE_PASSWORD_NEEDED';
const NOT_YOU = '404 SHARE_NOT_FOR_YOU';
const NONE = '404 SHARE_NOT_FOUND';

describe('every call of a visitor with a link', () => {
  it.each([
    ['nobody', ['let in', PASS, SIGN_IN, SIGN_IN, SIGN_IN, NONE]],
    ['guest', ['let in', PASS, SIGN_IN, SIGN_IN, SIGN_IN, NONE]],
    ['stranger', ['let in', PASS, NOT_YOU, NOT_YOU, NOT_YOU, NONE]],
    ['principal', ['let in', PASS, NOT_YOU, NOT_YOU, NOT_YOU, NONE]],
    ['named', ['let in', PASS, 'let in', PASS, NOT_YOU, NONE]],
    ['viewer', ['let in', 'let in', 'let in', 'let in', 'let in', NONE]],
    ['editor', ['let in', 'let in', 'let in', 'let in', 'let in', NONE]],
    ['owner', ['let in', 'let in', 'let in', 'let in', 'let in', NONE]],
  ] as const)('succeeds for %s as the link allows', async (who, expected) => {
    const answers = [];
    for (const kind of ['open', 'locked', 'certain', 'certain and locked', 'own', 'missing'])
      answers.push(await answerOf(kind, callers[who]));
    expect(answers).toEqual(expected);
  });

  it('succeeds for a visitor with a pass for that link only', async () => {
    const [key = '', other = ''] = keys.locked ?? [];
    const input = { params: { identify: key }, body: { password: PASSWORD } };
    const { token } = await server.call(shares.verifySharePassword, input);
    for (const endpoint of calls()) {
      expect(GOES_ON).toContain(await outcome(endpoint, key, bearing(token)));
      expect(await outcome(endpoint, other, bearing(token))).toBe(PASS);
    }
  });
});

it('a visitor without an account can read a courseware and its files until the link is withdrawn', async () => {
  const owner = callers.owner;
  const { id } = await server.call(createDocument, { body: { name: '给家长' } }, owner);
  const { share_id: key } = await server.call(shares.putShare, { params: { id }, body: {} }, owner);
  const params = { id: key };
  const records = await server.call(shares.getSharedRecords, { params });
  expect(JSON.parse(new TextDecoder().decode(records)).records.length).toBeGreaterThan(1);
  expect(await server.call(shares.linkSharedAssets, { params, body: { hashes: [] } })).toMatchObject({
    links: {},
  });
  await server.call(shares.withdrawShare, { params: { id } }, owner);
  expect((await server.fails(shares.getSharedRecords, { params })).code).toBe('SHARE_WITHDRAWN');
});

it('a visitor reads a question of a courseware without its key', async () => {
  const owner = await signInTeacher(server);
  const { id } = await server.call(createDocument, { body: { name: '测验' } }, owner);
  const client = openLive(server, owner, id);
  await client.synced();
  const question = { ...newQuestion('matching', newId), analysis: contentOf('SECRET') };
  const ids = JSON.stringify((question as { key?: unknown }).key).match(/[0-9a-f-]{36}/g) ?? [];
  client.store.transact((edit) => {
    const frame = { x: 0, y: 0, w: 400, h: 200 };
    const parentId = edit.pages()[0] ?? '';
    edit.create({
      kind: 'element',
      type: 'question',
      id: newId(),
      parentId,
      order: 'a1',
      frame,
      question: JSON.parse(JSON.stringify(question)),
    });
  });
  await client.synced();
  client.close();
  const { share_id: key } = await server.call(shares.putShare, { params: { id }, body: {} }, owner);
  const shown = new TextDecoder().decode(await server.call(shares.getSharedRecords, { params: { id: key } }));
  expect(shown).toContain('"kind":"matching"');
  expect(ids.length).toBeGreaterThan(1);
  expect(shown).not.toMatch(/SECRET|"key"/);
  // The ids of cards would tell the order in which their author made them.
  expect(ids.filter((each) => shown.includes(each))).toEqual([]);
  const query = { mode: 'show', language: 'zh' } as const;
  const page = await server.call(shares.getSharedPage, { params: { id: key }, query });
  expect(JSON.stringify(page)).not.toContain('SECRET');
});

it('a visitor sees a picture by an address that becomes invalid with the link', async () => {
  const owner = callers.owner;
  if (!owner) throw new Error('the owner is signed in');
  const picture = await uploadFile(server, owner, '花.png', ONE_PIXEL);
  if (picture.kind !== 'document') throw new Error('the picture was not stored as a file');
  const { id } = picture.document;
  const { share_id: key } = await server.call(shares.putShare, { params: { id }, body: {} }, owner);
  const shown = await server.call(shares.openSharedPreview, { params: { id: key } });
  if (shown.status !== 'ready') throw new Error('a picture is shown as it is');
  expect((await server.fetch(shown.url)).status).toBe(200);
  await server.call(shares.withdrawShare, { params: { id } }, owner);
  expect((await server.fetch(shown.url)).status).toBe(403);
});
