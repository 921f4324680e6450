import { EditPermission, type Endpoint } from '@lectern/protocol';
import { createDocument, putGrant } from '@lectern/protocol/documents';
import { startExport } from '@lectern/protocol/exports';
import { createUpload } from '@lectern/protocol/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClassesStore } from '../src/features/classes/classes.store.ts';
import { makeDeck } from './decks.ts';
import { type Session, startTestServer, type TestInput, type TestServer } from './harness.ts';
import { createSchool, signIn, signInTeacher } from './sessions.ts';
import { uploadFile } from './upload-file.ts';

/** Everything of one teacher that a call can name. */
interface Objects {
  readonly user: string;
  readonly courseware: string;
  readonly folder: string;
  readonly upload: string;
  readonly task: string;
  readonly export: string;
  readonly schoolClass: string;
}

/**
 * What a caller must have of the object: `view` or `edit` granted, own it, or (`alone`) be the one whom it belongs to,
 * so that nobody else learns that it exists.
 */
type Needs = 'view' | 'edit' | 'own' | 'alone';

/** What is given to an endpoint that is known only at run time. */
interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly rawBody?: Uint8Array;
}

const HASH = 'a'.repeat(64);
const onDocument =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.courseware }, ...more });
const onUser =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.user }, ...more });
const onTask = (of: Objects): Input => ({ params: { id: of.task } });
const onExport = (of: Objects): Input => ({ params: { id: of.courseware, export_id: of.export } });
const onUpload =
  (more: Input = {}) =>
  (of: Objects): Input => ({ params: { id: of.upload }, ...more });

const documents = '/api/documents/v1.0/c';
const accounts = '/api/uc/v1.1';

/** Each call that names an object: what it needs of it, and the call with that object of somebody else. */
const matrix: Readonly<Record<string, readonly [Needs, (of: Objects) => Input]>> = {
  [`POST ${documents}/document/meta`]: [
    'alone',
    (of) => ({ query: { parent_id: of.folder }, body: { name: '课' } }),
  ],
  [`GET ${documents}/document/:id`]: ['view', onDocument()],
  [`PATCH ${documents}/document/rename`]: ['edit', (of) => ({ body: { id: of.courseware, name: '改' } })],
  [`POST ${documents}/document/actions/ectype`]: ['view', (of) => ({ body: { source_id: of.courseware } })],
  [`PUT ${documents}/document/:id/association_teaching`]: [
    'edit',
    onDocument({ body: { teaching_material_id: 'book', chapter_id: 'chapter' } }),
  ],
  [`GET ${documents}/users/:id`]: ['alone', onUser()],
  [`GET ${documents}/documents`]: ['alone', (of) => ({ query: { parent_id: of.folder } })],
  [`GET ${documents}/document/:id/path`]: ['alone', (of) => ({ params: { id: of.folder } })],
  [`POST ${documents}/document/actions/move`]: [
    'own',
    (of) => ({ body: { ids: [of.courseware], parent_id: null } }),
  ],
  [`POST ${documents}/document/actions/bin`]: ['own', (of) => ({ body: { ids: [of.courseware] } })],
  [`POST ${documents}/document/actions/restore`]: ['own', (of) => ({ body: { ids: [of.courseware] } })],
  [`POST ${documents}/document/actions/delete`]: ['own', (of) => ({ body: { ids: [of.courseware] } })],
  [`POST ${documents}/document/:id/visit`]: ['view', onDocument()],
  [`PUT ${documents}/document/:id/cover`]: ['edit', onDocument({ rawBody: new Uint8Array(8) })],
  [`GET ${documents}/document/:id/download`]: ['view', onDocument()],
  [`POST ${documents}/document/:id/preview`]: ['view', onDocument()],
  [`GET ${documents}/document/:id/preview`]: ['view', onDocument()],
  [`DELETE ${documents}/document/:id/preview`]: ['view', onDocument()],
  [`GET ${documents}/document/:id/grants`]: ['own', onDocument()],
  [`PUT ${documents}/document/:id/grants/:user_id`]: [
    'own',
    (of) => ({ params: { id: of.courseware, user_id: of.user }, body: { permission: EditPermission.VIEW } }),
  ],
  [`POST ${documents}/transcode/tasks`]: ['view', (of) => ({ body: { input: { path: of.courseware } } })],
  [`GET ${documents}/transcode/tasks/:id`]: ['alone', onTask],
  [`DELETE ${documents}/transcode/tasks/:id`]: ['alone', onTask],
  [`GET ${documents}/document/:id/import_report`]: ['view', onDocument()],
  [`GET ${documents}/document/:id/import_report/summary`]: ['view', onDocument()],
  'GET /api/courseware/:id/state': ['view', onDocument()],
  'GET /api/courseware/:id/records': ['view', onDocument()],
  'GET /api/courseware/:id/file': ['view', onDocument()],
  'GET /api/courseware/:id/pptx': ['view', onDocument()],
  'POST /api/courseware/:id/exports': ['view', onDocument({ body: { format: 'pdf' } })],
  'GET /api/courseware/:id/exports/:export_id': ['alone', onExport],
  'DELETE /api/courseware/:id/exports/:export_id': ['alone', onExport],
  'POST /api/courseware/:id/assets': ['edit', onDocument({ rawBody: new Uint8Array(8) })],
  'POST /api/courseware/:id/assets/copies': [
    'edit',
    (of) => ({ params: { id: of.courseware }, body: { from_document_id: of.courseware, hashes: [HASH] } }),
  ],
  'POST /api/courseware/:id/assets/links': ['view', onDocument({ body: { hashes: [HASH] } })],
  'POST /api/courseware/:id/page_pictures': ['edit', onDocument({ body: { part: 'ppt/slides/slide1.xml' } })],
  'POST /api/uploads': ['alone', (of) => ({ body: { name: '课.pdf', size: 9, parent_id: of.folder } })],
  'GET /api/uploads/:id': ['alone', onUpload()],
  'PUT /api/uploads/:id': ['alone', onUpload({ query: { offset: 0 }, rawBody: new Uint8Array(8) })],
  'POST /api/uploads/:id/complete': ['alone', onUpload()],
  'DELETE /api/uploads/:id': ['alone', onUpload()],
  'GET /api/classes/v1/teachers/:uid/classes': ['alone', (of) => ({ params: { uid: of.user } })],
  'GET /api/classes/v1/classes/:class_id/students': [
    'alone',
    (of) => ({ params: { class_id: of.schoolClass } }),
  ],
  [`DELETE ${accounts}/users/:id/tokens`]: ['alone', onUser()],
  [`PATCH ${accounts}/users/:id`]: ['alone', onUser({ body: { user_nick_name: '新' } })],
  [`PUT ${accounts}/users/:id/password`]: [
    'alone',
    onUser({ body: { old_password: 'before all this', new_password: 'after all of this' } }),
  ],
  [`POST ${accounts}/users/:id/actions/cancel`]: ['alone', onUser({ body: { password: 'before all this' } })],
  [`GET ${accounts}/users/:id/identities`]: ['alone', onUser()],
  [`GET ${accounts}/person_accounts/:id/binded/users`]: ['alone', onUser()],
  [`POST ${accounts}/person_accounts/:id/binded/users`]: [
    'alone',
    onUser({ body: { login_name: 'somebody', password: 'before all this' } }),
  ],
  [`PUT ${accounts}/users/:id/avatar`]: ['alone', onUser({ rawBody: new Uint8Array(8) })],
  [`DELETE ${accounts}/users/:id/avatar`]: ['alone', onUser()],
};

/** Calls that name no object, or only say of each named one whether the caller may see it. Their own tests show it. */
const namesNothingOfOthers: ReadonlySet<string> = new Set([
  `GET ${documents}/document/exists`,
  `GET ${documents}/documents/recent`,
  `GET ${documents}/documents/shared`,
  `GET ${documents}/documents/bin`,
  `DELETE ${documents}/documents/bin`,
  `GET ${documents}/transcode/tasks`,
  `GET ${documents}/transcode/callback_secret`,
  'GET /api/classes/v1/classes/actions/batch_query',
  'GET /api/courseware/exports',
  'GET /api/notifications',
  'POST /api/notifications/actions/read',
  'DELETE /api/notifications',
  `POST ${accounts}/login_keys`,
  `GET ${accounts}/colleagues`,
  `POST ${accounts}/tokens/actions/exchange`,
]);

let server: TestServer;
let objects: Objects;
let strangers: Readonly<Record<string, Session>>;
let viewer: Session;
let editor: Session;

beforeAll(async () => {
  // Without workers, so that the task stays where it is.
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  const organisationId = await createSchool(server);
  const [owner, colleague, seeing, editing, principal, other, person] = await Promise.all([
    signInTeacher(server, { organisationId }),
    signInTeacher(server, { organisationId }),
    signInTeacher(server, { organisationId }),
    signInTeacher(server, { organisationId }),
    signInTeacher(server, { identities: ['EDU_ADMIN'] }),
    signInTeacher(server),
    signIn(server),
  ]);
  const pupil = await signInTeacher(server, { organisationId, identities: ['STUDENT'] });
  strangers = {
    'a colleague who was given nothing': colleague,
    'a pupil of the same school': pupil,
    'a teacher of another school': other,
    'the staff of another school': principal,
    'a person without a school': person,
  };
  [viewer, editor] = [seeing, editing];
  const courseware = await server.call(createDocument, { body: { name: '别人的课' } }, owner);
  const folder = await server.call(
    createDocument,
    { body: { name: '别人的夹', resource_type_code: 'folder' } },
    owner,
  );
  for (const [who, permission] of [
    [seeing, EditPermission.VIEW],
    [editing, EditPermission.EDIT],
  ] as const) {
    const params = { id: courseware.id, user_id: who.userId };
    await server.call(putGrant, { params, body: { permission } }, owner);
  }
  const upload = await server.call(createUpload, { body: { name: '讲义.pdf', size: 64 } }, owner);
  const task = await uploadFile(server, owner, '课.pptx', makeDeck(['一']));
  if (task.kind !== 'task') throw new Error('a presentation became a document');
  const schoolClass = await new ClassesStore(server.platform.database).insert(
    { organisationId, name: '三年级2班', teacherIds: [owner.userId] },
    server.platform.clock.now(),
  );
  const exported = await server.call(
    startExport,
    { params: { id: courseware.id }, body: { format: 'pdf' } },
    owner,
  );
  objects = {
    user: owner.userId,
    courseware: courseware.id,
    folder: folder.id,
    upload: upload.id,
    task: task.task_id,
    export: exported.id,
    schoolClass,
  };
});
afterAll(() => server.close());

function calls(): (readonly [string, Endpoint, Needs, (of: Objects) => Input])[] {
  return server.http.routes.endpoints.flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const line = matrix[name];
    return line ? [[name, endpoint, ...line] as const] : [];
  });
}

/** The status of a call; 200 where it succeeds. */
async function status(endpoint: Endpoint, input: Input, session: Session): Promise<string> {
  try {
    await server.call(endpoint, input as TestInput<Endpoint>, session);
    return '200';
  } catch (error) {
    return String((error as { status?: number }).status ?? error);
  }
}

it('holds every call that users make: what it names, or that it names nothing of others', () => {
  const missing = server.http.routes.endpoints
    .filter(({ caller }) => caller === 'user')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !(name in matrix) && !namesNothingOfOthers.has(name));
  expect(missing).toEqual([]);
});

describe('what is not yours is not there', () => {
  it('for whoever was given nothing of it, whatever the call', async () => {
    const answered: string[] = [];
    for (const [name, endpoint, , input] of calls()) {
      for (const [who, session] of Object.entries(strangers)) {
        const answer = await status(endpoint, input(objects), session);
        if (answer !== '404') answered.push(`${name} answered ${answer} to ${who}`);
      }
    }
    expect(answered).toEqual([]);
  });

  it('for those who were given the document, as far as it is about something else', async () => {
    const answered: string[] = [];
    for (const [name, endpoint, needs, input] of calls()) {
      if (needs !== 'alone') continue;
      for (const session of [viewer, editor]) {
        const answer = await status(endpoint, input(objects), session);
        if (answer !== '404') answered.push(`${name} answered ${answer}`);
      }
    }
    expect(answered).toEqual([]);
  });
});

it('who may only see a document is refused what needs more, and is let through to what does not', async () => {
  const wrong: string[] = [];
  for (const [name, endpoint, needs, input] of calls()) {
    if (needs === 'alone') continue;
    const answer = await status(endpoint, input(objects), viewer);
    if ((answer === '403') !== (needs !== 'view')) wrong.push(`${name} answered ${answer}`);
  }
  expect(wrong).toEqual([]);
});

it('who may edit a document is refused what is its owner’s alone', async () => {
  const wrong: string[] = [];
  for (const [name, endpoint, needs, input] of calls()) {
    if (needs === 'alone') continue;
    const answer = await status(endpoint, input(objects), editor);
    if ((answer === '403') !== (needs === 'own')) wrong.push(`${name} answered ${answer}`);
  }
  expect(wrong).toEqual([]);
});
