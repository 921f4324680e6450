import { type ErrorCode, errorCatalogue, errorMessage } from '@lectern/protocol/errors';
import { onTestFinished, vi } from 'vitest';
import { adoptToken, clearSession } from '../api/session.ts';

/** A call as the server would have received it. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Returns status and body of a response, or throws for no response at all. */
export type Answer = (call: ReceivedCall) => { readonly status?: number; readonly body?: unknown };

/** Replaces the server during one test, with responses by method and path. */
export class FakeServer {
  /**
   * The calls in their order, without reads to which the test has no response: all tests share a page, and parts of it
   * that an earlier test loaded may read data at a new sign-in.
   */
  readonly received: ReceivedCall[] = [];
  readonly #answers = new Map<string, Answer>();

  /** `call`: such as `PUT /api/uc/v1.1/users/7/password`, without a query. */
  answer(call: string, answer: Answer): this {
    this.#answers.set(call, answer);
    return this;
  }

  async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
    const method = init?.method ?? 'GET';
    const call = { method, path: pathname, body: parsed(init?.body) };
    const answer = this.#answers.get(`${method} ${pathname}`);
    if (answer !== undefined || method !== 'GET') this.received.push(call);
    if (answer === undefined) throw new TypeError(`the test has no answer to ${method} ${pathname}`);
    const { status = 200, body = {} } = answer(call);
    return Response.json(body, { status });
  }
}

/** The response with which the server refuses a call. */
export function refusal(code: ErrorCode): ReturnType<Answer> {
  const message = errorMessage(code, 'zh');
  return { status: errorCatalogue[code].status, body: { code, message, details: {} } };
}

/** The content of a call: JSON, or the fields of a form. */
function parsed(body: unknown): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (typeof body !== 'string') return undefined;
  return body.startsWith('{') || body.startsWith('[')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
}

/** Replaces `fetch` until the test is finished. */
export function startFakeServer(): FakeServer {
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch.bind(server));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return server;
}

/** Number of sign-ins so far: a call of an earlier test that ends late must not end the session of another test. */
const signIns = { count: 0 };

/** Replaces `fetch` until the test is finished, and signs in as this user. */
export async function signInToFakeServer(userId: string): Promise<FakeServer> {
  const server = startFakeServer();
  const later = Date.now() + 3_600_000;
  const { accessToken } = await adoptToken({
    user_id: userId,
    account_type: 'person',
    access_token: `access-${++signIns.count}`,
    refresh_token: 'refresh',
    mac_key: 'key',
    expires_at: later,
    refresh_expires_at: later,
    server_time: Date.now(),
  });
  onTestFinished(async () => {
    await clearSession({ accessToken });
  });
  return server;
}
