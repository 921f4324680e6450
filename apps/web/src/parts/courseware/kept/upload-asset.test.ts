import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadAsset } from './upload-asset.ts';

const session = vi.hoisted(() => ({ is: true, checks: 0 }));
vi.mock('../../../platform/api/authorization.ts', () => ({
  usableSession: async () => (session.is ? {} : undefined),
  authorizationHeader: async (_: unknown, method: string, path: string) => `MAC ${method} ${path}`,
}));
vi.mock('../../../platform/connection/window-connection.ts', () => ({
  connection: { check: async () => (session.checks += 1) },
}));

class FakeRequest {
  static last: FakeRequest | undefined;
  readonly headers: Record<string, string> = {};
  readonly upload = { onprogress: (_: { loaded: number; total: number }): void => undefined };
  opened: unknown[] = [];
  sent: unknown;
  status = 0;
  response: unknown;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onabort = (): void => undefined;
  constructor() {
    FakeRequest.last = this;
  }
  open(...given: unknown[]): void {
    this.opened = given;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort();
  }
}

beforeEach(() => {
  FakeRequest.last = undefined;
  session.is = true;
  session.checks = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

async function begin(onProgress = (_: number): void => undefined, signal?: AbortSignal) {
  const upload = uploadAsset('d1', new Blob(['x']), onProgress, signal);
  upload.catch(() => undefined);
  await vi.waitFor(() => expect(FakeRequest.last?.sent).toBeInstanceOf(Blob));
  return { upload, request: FakeRequest.last as FakeRequest };
}

it('sends the signed bytes', async () => {
  const { request } = await begin();
  const [method, path] = request.opened;
  expect(path).toContain('/d1/');
  expect(request.headers).toMatchObject({
    Authorization: `MAC ${method} ${path}`,
    'Content-Type': 'application/octet-stream',
  });
});

it('reports progress as a fraction, and 0 for an unknown size', async () => {
  const seen: number[] = [];
  const { request } = await begin((fraction) => void seen.push(fraction));
  request.upload.onprogress({ loaded: 1, total: 4 });
  request.upload.onprogress({ loaded: 1, total: 1 });
  request.upload.onprogress({ loaded: 1, total: 0 });
  expect(seen).toEqual([0.25, 1, 0]);
});

it.each([
  [200, { wrong: true }],
  [409, { code: 'STORAGE_FULL', message: '', details: {} }],
])('rejects with status %i and the reply %j', async (status, response) => {
  const { upload, request } = await begin();
  Object.assign(request, { status, response });
  request.onload();
  await expect(upload).rejects.toMatchObject({ name: 'ApiError', status });
});

it('rejects with a network error, and checks the connection', async () => {
  const { upload, request } = await begin();
  request.onerror();
  await expect(upload).rejects.toMatchObject({ code: 'NETWORK' });
  expect(session.checks).toBe(1);
});

it('rejects when the caller aborts, before and during the upload', async () => {
  const abort = new AbortController();
  const { upload } = await begin(undefined, abort.signal);
  abort.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  await expect(uploadAsset('d1', new Blob(), () => undefined, abort.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('rejects when no user is signed in', async () => {
  session.is = false;
  await expect(uploadAsset('d1', new Blob(), () => undefined, undefined)).rejects.toMatchObject({
    status: 401,
  });
  expect(FakeRequest.last).toBeUndefined();
});
