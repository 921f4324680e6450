import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TranscodeStatus } from '@lectern/protocol/constants';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { allowNothing, type OutgoingAllowance } from '../../platform/outgoing/outgoing-allowance.ts';
import { OutgoingGuard } from '../../platform/outgoing/outgoing-guard.ts';
import { TranscodeCallbacks } from './transcode-callbacks.ts';

let status: number;
let url: string;
let task: Record<string, unknown> | undefined;
const received: { readonly signature: string; readonly body: string }[] = [];
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  received.push({ signature: String(request.headers['lectern-signature']), body });
  response.writeHead(status).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

const local: OutgoingAllowance = { ...allowNothing, allowsAddress: (address) => address === '127.0.0.1' };
const callbacks = (allowance = local) =>
  new TranscodeCallbacks({
    store: { find: async () => task, missing: async () => new Map() } as never,
    guard: new OutgoingGuard(allowance),
    key: Buffer.from('key'),
    clock: { now: () => 5 },
    log: createLog('silent'),
  });
const run = (lastAttempt = false, allowance = local) =>
  callbacks(allowance).run({ payload: { taskId: 't' }, lastAttempt } as never);

beforeEach(() => {
  status = 200;
  received.length = 0;
  task = {
    id: 't',
    user_id: 'chen',
    status: TranscodeStatus.DEALSUCCESS,
    document_id: 'd',
    error: null,
    input: { language: 'zh' },
    callback_url: url,
    updated_at: new Date(7),
  };
});

it('the secret of a user is always the same, and that of another user is another', () => {
  expect(callbacks().secretOf('chen')).toBe(callbacks().secretOf('chen'));
  expect(callbacks().secretOf('li')).not.toBe(callbacks().secretOf('chen'));
});

it('the call reports the result, signed with the time and the secret of the user', async () => {
  await run();
  const [call] = received;
  expect(JSON.parse(call?.body ?? '')).toEqual({
    task_id: 't',
    task_type_id: 'ppt_parsing',
    status: TranscodeStatus.DEALSUCCESS,
    document_id: 'd',
    error: null,
    time: 7,
  });
  const signature = createHmac('sha256', callbacks().secretOf('chen'))
    .update(`5.${call?.body}`)
    .digest('hex');
  expect(call?.signature).toBe(`t=5,v1=${signature}`);
});

it('the call names a document only after success, and the requested path', async () => {
  task = { ...task, status: TranscodeStatus.REVOKE, input: { language: 'zh', json_path: 'x' } };
  await run();
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ document_id: null, json_path: 'x' });
});

it('no call is made for an unknown task, or a task without an address', async () => {
  task = { ...task, callback_url: null };
  await run();
  task = undefined;
  await run();
  expect(received).toEqual([]);
});

it.each([200, 299])('status %i is a success', async (code) => {
  status = code;
  await expect(run()).resolves.toBeUndefined();
});

it.each([300, 404, 500])('status %i is retried until the last try', async (code) => {
  status = code;
  await expect(run()).rejects.toThrow(String(code));
  await expect(run(true)).resolves.toBeUndefined();
});

it('a call to a forbidden address is not retried', async () => {
  await expect(run(false, allowNothing)).resolves.toBeUndefined();
  expect(received).toEqual([]);
});
