import { EditPermission, type Endpoint } from '@lectern/protocol';
import { BOARD_LIVE_PATH } from '@lectern/protocol/boards';
import { COURSEWARE_LIVE_PATH } from '@lectern/protocol/courseware';
import { binDocuments, putGrant } from '@lectern/protocol/documents';
import { EXERCISE_LIVE_PATH } from '@lectern/protocol/exercises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { openLive, until } from '../setup/live-client.ts';
import { createSchool, type SignedIn, signIn, signInGuest, signInTeacher } from '../setup/sessions.ts';
import {
  CallFailed,
  type Session,
  startTestServer,
  type TestInput,
  type TestServer,
} from '../setup/test-server.ts';
import {
  boardCalls,
  hasNone,
  isOfSchool,
  namesNothingOfOthers,
  objectCalls,
  onBinned,
  takesAway,
} from './object-calls.ts';
import { type Input, makeObjects, type Needs, type Objects } from './objects.ts';

let server: TestServer;
let organisationId: string;
let objects: Objects;
let strangers: Readonly<Record<string, SignedIn>>;
let owner: SignedIn;
let viewer: SignedIn;
let editor: SignedIn;
let guest: SignedIn;

beforeAll(async () => {
  // The server runs without workers, so that the task is not run.
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  organisationId = await createSchool(server);
  const [owning, colleague, seeing, editing, principal, other, person, visitor] = await Promise.all([
    signInTeacher(server, { organisationId }),
    signInTeacher(server, { organisationId }),
    signInTeacher(server, { organisationId }),
    signInTeacher(server, { organisationId }),
    signInTeacher(server, { identities: ['EDU_ADMIN'] }),
    signInTeacher(server),
    signIn(server),
    signInGuest(server),
  ]);
  const pupil = await signInTeacher(server, { organisationId, identities: ['STUDENT'] });
  strangers = {
    'a colleague without permission': colleague,
    'a pupil of the same school': pupil,
    'a teacher of another school': other,
    'the staff of another school': principal,
    'a person without a school': person,
  };
  [owner, viewer, editor, guest] = [owning, seeing, editing, visitor];
  objects = await makeObjects(server, owning);
  for (const [who, permission] of [
    [seeing, EditPermission.VIEW],
    [editing, EditPermission.EDIT],
  ] as const) {
    for (const id of [objects.courseware, objects.board, objects.exercise]) {
      const params = { id, user_id: who.userId };
      await server.call(putGrant, { params, body: { permission } }, owning);
    }
  }
});
afterAll(() => server.close());

function calls(): (readonly [string, Endpoint, Needs, (of: Objects) => Input])[] {
  return server.http.routes.endpoints.flatMap((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const line = objectCalls[name];
    if (!line) return [];
    const [needs] = line;
    const onBoards = boardCalls[name];
    const ofBoard = onBoards ? [[`${name} of a board`, endpoint, needs, onBoards] as const] : [];
    return [[name, endpoint, ...line] as const, ...ofBoard];
  });
}

/** Status and code of a call; `200` when it succeeds. */
async function outcome(endpoint: Endpoint, input: Input, session?: Session): Promise<string> {
  try {
    await server.call(endpoint, input as TestInput<Endpoint>, session);
    return '200';
  } catch (error) {
    return error instanceof CallFailed ? `${error.status} ${error.reply.code}` : String(error);
  }
}

async function status(endpoint: Endpoint, input: Input, session: Session): Promise<string> {
  return (await outcome(endpoint, input, session)).slice(0, 3);
}

it('the table lists every signed call, with the object that it names or a note that it names none', () => {
  const missing = server.http.routes.endpoints
    // Calls with a bearer token name no other object: participants.test.ts. Visitors: share-callers.test.ts.
    .filter(
      (endpoint) => !isOfSchool(endpoint) && (endpoint.caller === 'user' || endpoint.caller === 'guest'),
    )
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !(name in objectCalls) && !namesNothingOfOthers.has(name));
  const mend =
    'add a row to objectCalls of object-calls.ts, or, if the call names nothing of others, to namesNothingOfOthers';
  expect(missing, mend).toEqual([]);
});

it('a call with an id in its path names something of others, with few exceptions', () => {
  const exceptions = [
    // A switch, a token that its bearer may use, data that every user may read, and keys of the catalogue of tools.
    'PUT /api/config/v1/features/:feature',
    'DELETE /api/uc/v1.1/tokens/:access_token',
    'GET /api/uc/v1.1/public/users/:id',
    'PUT /api/subject-tools/v1/c/favourites/:tool_key',
    'DELETE /api/subject-tools/v1/c/favourites/:tool_key',
  ];
  const named = [...namesNothingOfOthers].filter((name) => name.includes('/:'));
  const mend = 'the call belongs in objectCalls of object-calls.ts, with another user’s object (objects.ts)';
  expect(named.toSorted(), mend).toEqual(exceptions.toSorted());
});

it('callers who are not signed in, and guests, get no data of existing objects', async () => {
  const wrong: string[] = [];
  for (const [name, endpoint, , input] of calls()) {
    const unsigned = await outcome(endpoint, input(objects));
    if (unsigned !== '401 UNAUTHORIZED') wrong.push(`${name} returned ${unsigned} to an unsigned caller`);
    const answer = await outcome(endpoint, input(objects), guest);
    const refused = endpoint.caller === 'user' ? answer === '403 GUEST_FORBIDDEN' : answer.startsWith('404 ');
    if (!refused) wrong.push(`${name} returned ${answer} to a guest`);
  }
  expect(wrong).toEqual([]);
});

describe('another user’s object is not found', () => {
  it('by users without permission, in any call', async () => {
    const answered: string[] = [];
    for (const [name, endpoint, , input] of calls()) {
      for (const [who, session] of Object.entries(strangers)) {
        const answer = await status(endpoint, input(objects), session);
        if (answer !== '404') answered.push(`${name} answered ${answer} to ${who}`);
      }
    }
    expect(answered).toEqual([]);
  });

  it('by users with permission on the document, when the call needs another object', async () => {
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

it('a viewer of a document is refused calls that need more permission, and may make the other calls', async () => {
  const wrong: string[] = [];
  for (const [name, endpoint, needs, input] of calls()) {
    if (needs === 'alone') continue;
    const answer = await status(endpoint, input(objects), viewer);
    if ((answer === '403') !== (needs !== 'view')) wrong.push(`${name} returned ${answer}`);
  }
  expect(wrong).toEqual([]);
});

it('an editor of a document is refused calls that only its owner may make', async () => {
  const wrong: string[] = [];
  for (const [name, endpoint, needs, input] of calls()) {
    if (needs === 'alone') continue;
    const answer = await status(endpoint, input(objects), editor);
    if ((answer === '403') !== (needs === 'own')) wrong.push(`${name} returned ${answer}`);
  }
  expect(wrong).toEqual([]);
});

it('the owner may make the calls that are not found for other users', async () => {
  const stranger = strangers['a teacher of another school'];
  const wrong: string[] = [];
  for (const [name, endpoint, , input] of calls()) {
    if (hasNone.has(name)) continue;
    const own = takesAway.has(name) ? await somebodysOwn(onBinned.has(name)) : { owner, objects };
    const refused = await outcome(endpoint, input(own.objects), stranger);
    const answer = await outcome(endpoint, input(own.objects), own.owner);
    if (answer === refused || /^40[13]/.test(answer)) wrong.push(`${name} returned ${answer}`);
  }
  expect(wrong).toEqual([]);
});

/** Another teacher of the same school, with separate objects. */
async function somebodysOwn(binned: boolean): Promise<{ owner: SignedIn; objects: Objects }> {
  const another = await signInTeacher(server, { organisationId });
  const made = await makeObjects(server, another);
  if (binned) await server.call(binDocuments, { body: { ids: [made.courseware] } }, another);
  return { owner: another, objects: made };
}

const PATHS = { courseware: COURSEWARE_LIVE_PATH, board: BOARD_LIVE_PATH, exercise: EXERCISE_LIVE_PATH };
const KINDS = ['courseware', 'board', 'exercise'] as const;

describe('the socket of a document', () => {
  /** Opens a connection; returns its permission, or the reason of its end. */
  async function connected(
    who: Pick<SignedIn, 'authorizeSocket'>,
    kind: 'courseware' | 'board' | 'exercise',
  ): Promise<string> {
    const client = openLive(server, who, objects[kind], new Y.Doc(), (ports) => ports, PATHS[kind]);
    try {
      await until('the connection is synced or refused', () =>
        ['synced', 'refused', 'offline'].includes(client.connection.state.type),
      );
      const { state } = client.connection;
      if (state.type === 'synced') return state.readOnly ? 'looks' : 'edits';
      return 'reason' in state ? String(state.reason) : state.type;
    } finally {
      client.close();
    }
  }

  it.each(KINDS)('opens for users with a grant on the %s, with their permission', async (kind) => {
    expect(await connected(owner, kind)).toBe('edits');
    expect(await connected(editor, kind)).toBe('edits');
    expect(await connected(viewer, kind)).toBe('looks');
  });

  it.each(KINDS)(
    'is refused to unsigned callers, the guest and users without permission: a %s',
    async (kind) => {
      const refused = Object.entries({ 'a guest': guest, ...strangers }).map(
        async ([who, session]) => [who, await connected(session, kind)] as const,
      );
      for (const [who, answer] of await Promise.all(refused))
        expect([who, answer]).toEqual([who, 'forbidden']);
      const nobody = { authorizeSocket: () => 'MAC id="x",nonce="y",mac="z"' };
      expect(await connected(nobody, kind)).toBe('unauthorized');
    },
  );
});
