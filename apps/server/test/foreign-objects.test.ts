import { EditPermission, type Endpoint } from '@lectern/protocol';
import { BOARD_LIVE_PATH } from '@lectern/protocol/boards';
import { binDocuments, putGrant } from '@lectern/protocol/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CallFailed, type Session, startTestServer, type TestInput, type TestServer } from './harness.ts';
import { openLive, until } from './live-client.ts';
import {
  boardCalls,
  hasNone,
  type Input,
  isOfSchool,
  type Needs,
  namesNothingOfOthers,
  objectCalls,
  onBinned,
  takesAway,
} from './object-calls.ts';
import { makeObjects, type Objects } from './objects.ts';
import { createSchool, type SignedIn, signIn, signInGuest, signInTeacher } from './sessions.ts';

let server: TestServer;
let organisationId: string;
let objects: Objects;
let strangers: Readonly<Record<string, SignedIn>>;
let owner: SignedIn;
let viewer: SignedIn;
let editor: SignedIn;
let guest: SignedIn;

beforeAll(async () => {
  // Without workers, so that the task stays where it is.
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
    'a colleague who was given nothing': colleague,
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
    for (const id of [objects.courseware, objects.board]) {
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

/** Status and code of a call; `200` where it succeeds. */
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

it('holds every signed call: what it names, or that it names nothing of others', () => {
  const missing = server.http.routes.endpoints
    // A bearer's token names what he may do, and the call nothing: participants.test.ts. Visitors: share-callers.test.ts.
    .filter(
      (endpoint) => !isOfSchool(endpoint) && (endpoint.caller === 'user' || endpoint.caller === 'guest'),
    )
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !(name in objectCalls) && !namesNothingOfOthers.has(name));
  expect(missing).toEqual([]);
});

it('who is not signed in, or is a guest, gets nothing of what is there', async () => {
  const wrong: string[] = [];
  for (const [name, endpoint, , input] of calls()) {
    const unsigned = await outcome(endpoint, input(objects));
    if (unsigned !== '401 UNAUTHORIZED') wrong.push(`${name} answered ${unsigned} to nobody`);
    const answer = await outcome(endpoint, input(objects), guest);
    const refused = endpoint.caller === 'user' ? answer === '403 GUEST_FORBIDDEN' : answer.startsWith('404 ');
    if (!refused) wrong.push(`${name} answered ${answer} to a guest`);
  }
  expect(wrong).toEqual([]);
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

it('the owner is let through where a stranger is told that nothing is there', async () => {
  const stranger = strangers['a teacher of another school'];
  const wrong: string[] = [];
  for (const [name, endpoint, , input] of calls()) {
    if (hasNone.has(name)) continue;
    const own = takesAway.has(name) ? await somebodysOwn(onBinned.has(name)) : { owner, objects };
    const refused = await outcome(endpoint, input(own.objects), stranger);
    const answer = await outcome(endpoint, input(own.objects), own.owner);
    if (answer === refused || /^40[13]/.test(answer)) wrong.push(`${name} answered ${answer}`);
  }
  expect(wrong).toEqual([]);
});

/** A teacher of the same school with objects of his own. */
async function somebodysOwn(binned: boolean): Promise<{ owner: SignedIn; objects: Objects }> {
  const another = await signInTeacher(server, { organisationId });
  const made = await makeObjects(server, another);
  if (binned) await server.call(binDocuments, { body: { ids: [made.courseware] } }, another);
  return { owner: another, objects: made };
}

describe('the socket of a document', () => {
  /** How a connection ends, or that it is open and for what. */
  async function connected(who: Pick<SignedIn, 'authorizeSocket'>, board = false): Promise<string> {
    const client = board
      ? openLive(server, who, objects.board, new Y.Doc(), (ports) => ports, BOARD_LIVE_PATH)
      : openLive(server, who, objects.courseware);
    try {
      await until('the connection is settled', () =>
        ['synced', 'refused', 'offline'].includes(client.connection.state.type),
      );
      const { state } = client.connection;
      if (state.type === 'synced') return state.readOnly ? 'looks' : 'edits';
      return 'reason' in state ? String(state.reason) : state.type;
    } finally {
      client.close();
    }
  }

  it.each([
    ['courseware', false],
    ['board', true],
  ])('opens to whom the %s was given, for what it was given', async (_, board) => {
    expect(await connected(owner, board)).toBe('edits');
    expect(await connected(editor, board)).toBe('edits');
    expect(await connected(viewer, board)).toBe('looks');
  });

  it.each([
    ['courseware', false],
    ['board', true],
  ])('is closed to nobody, the guest and strangers: a %s', async (_, board) => {
    const refused = Object.entries({ 'a guest': guest, ...strangers }).map(
      async ([who, session]) => [who, await connected(session, board)] as const,
    );
    for (const [who, answer] of await Promise.all(refused)) expect([who, answer]).toEqual([who, 'forbidden']);
    const nobody = { authorizeSocket: () => 'MAC id="x",nonce="y",mac="z"' };
    expect(await connected(nobody, board)).toBe('unauthorized');
  });
});
