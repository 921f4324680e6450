import * as documents from '@lectern/protocol/documents';
import * as shares from '@lectern/protocol/shares';
import { type SignedIn, signIn } from './sessions.ts';
import { type Session, startTestServer, type TestInput, type TestServer } from './test-server.ts';

/** Settings of a link for `putShare`. */
export type Setting = NonNullable<TestInput<typeof shares.putShare>['body']>;

/** Links of one owner's coursewares: created by the owner, opened by any user. */
export class Links {
  readonly #server: TestServer;
  readonly #owner: SignedIn;

  constructor(server: TestServer, owner: SignedIn) {
    this.#server = server;
    this.#owner = owner;
  }

  async courseware(name = '分享的课'): Promise<string> {
    const input = { query: { auto_rename: true }, body: { name } };
    return (await this.#server.call(documents.createDocument, input, this.#owner)).id;
  }

  put(id: string, body: Setting = {}): Promise<shares.Share> {
    return this.#server.call(shares.putShare, { params: { id }, body }, this.#owner);
  }

  /** Creates a courseware with a link. */
  async shared(body: Setting = {}): Promise<{ id: string; key: string }> {
    const id = await this.courseware();
    return { id, key: (await this.put(id, body)).share_id };
  }

  open(key: string, session?: Session) {
    return this.#server.call(shares.openShare, { params: { id: key } }, session);
  }

  /** Opens a link and returns the code of the error. */
  async refusal(key: string, session?: Session): Promise<string> {
    return (await this.#server.fails(shares.openShare, { params: { id: key } }, session)).code;
  }

  /** A user's permission on a document: a number, or `none` when it is not found. */
  async permission(id: string, who: SignedIn): Promise<number | string> {
    try {
      return (await this.#server.call(documents.getDocument, { params: { id } }, who)).permission;
    } catch {
      return 'none';
    }
  }
}

/** A server whose clock is the test's, with a teacher who shares and a colleague. */
export async function startSharing(clock: { now(): number }) {
  const server = await startTestServer({ clock });
  const [chen, li] = await Promise.all([signIn(server), signIn(server)]);
  return { server, chen, li, links: new Links(server, chen) };
}
