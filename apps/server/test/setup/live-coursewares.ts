import {
  type CoursewareSnapshot,
  CoursewareStore,
  insertElement,
  parseSnapshot,
  type ShapeElement,
} from '@lectern/courseware';
import type { EditPermission } from '@lectern/protocol';
import { coursewareRecords, coursewareState } from '@lectern/protocol/courseware';
import * as documents from '@lectern/protocol/documents';
import * as Y from 'yjs';
import { type LiveClient, openLive } from './live-client.ts';
import type { SignedIn } from './sessions.ts';
import type { TestServer } from './test-server.ts';
import { startTwoTeachers } from './two-teachers.ts';

/** A server with a teacher, Chen, whose coursewares are opened live, and another teacher, Li. */
export async function startCoursewares() {
  const { server, chen, li } = await startTwoTeachers();
  return { server, chen, li, coursewares: new Coursewares(server, chen, li) };
}

/** Coursewares of Chen's for tests; `letGo` closes their clients. */
export class Coursewares {
  readonly #server: TestServer;
  readonly #chen: SignedIn;
  readonly #li: SignedIn;
  /** Clients to be closed. */
  readonly clients: LiveClient[] = [];

  constructor(server: TestServer, chen: SignedIn, li: SignedIn) {
    this.#server = server;
    this.#chen = chen;
    this.#li = li;
  }

  letGo(): void {
    for (const client of this.clients.splice(0)) client.close();
  }

  async make(): Promise<string> {
    const body = { name: '课件', resource_type_code: 'coursewares' as const };
    const input = { query: { auto_rename: true }, body };
    return (await this.#server.call(documents.createDocument, input, this.#chen)).id;
  }

  async open(documentId: string, session = this.#chen, at = this.#server): Promise<LiveClient> {
    const client = openLive(at, session, documentId);
    this.clients.push(client);
    await client.synced();
    return client;
  }

  /** Grants Li a permission. */
  async grant(documentId: string, permission: EditPermission): Promise<void> {
    const params = { id: documentId, user_id: this.#li.userId };
    await this.#server.call(documents.putGrant, { params, body: { permission } }, this.#chen);
  }

  async recordsOf(documentId: string): Promise<CoursewareSnapshot> {
    const answer = await this.#server.call(coursewareRecords, { params: { id: documentId } }, this.#chen);
    return parseSnapshot(new TextDecoder().decode(answer));
  }

  /** The courseware as a new reader gets it over HTTP. */
  async freshly(documentId: string): Promise<{ readonly store: CoursewareStore }> {
    const doc = new Y.Doc();
    const params = { id: documentId };
    Y.applyUpdate(doc, await this.#server.call(coursewareState, { params }, this.#chen));
    return { store: new CoursewareStore(doc) };
  }
}

export function textOf(client: { readonly store: CoursewareStore }, id: string): string {
  const element = client.store.find('element', id) as ShapeElement;
  return (element.text?.paragraphs ?? [])
    .map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '')).join(''))
    .join('\n');
}

export function write(client: LiveClient, id: string, text: string): void {
  client.store.transact((edit) => {
    edit.update<ShapeElement>(id, { text: { paragraphs: [{ runs: [{ type: 'text', text }] }] } });
  });
}

export function addShape(client: LiveClient, name: string): string {
  let id = '';
  client.store.transact((edit) => {
    const frame = { x: 0, y: 0, w: 100, h: 100 };
    id = insertElement(edit, edit.pages()[0] ?? '', { type: 'shape', frame, name });
  });
  return id;
}

export function firstText(client: LiveClient): string {
  return client.store.children(client.store.pages()[0] ?? '')[0] ?? '';
}
