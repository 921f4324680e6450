import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@lectern/base';
import { missing } from '@lectern/base/missing';
import { fillPath } from '@lectern/protocol';
import { completeUpload, createUpload, getUpload, putChunk } from '@lectern/protocol/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Caller } from './caller.ts';
import { Program, pause } from './program.ts';

/**
 * Time limit of a start, milliseconds: distinguishes a start that hangs from one on a busy machine. Benchmarks measure
 * its speed.
 */
const START_LIMIT = 20_000;

let program: Program;
/** Process that the last start names as its launcher. */
let launcher: ChildProcess | undefined;
beforeAll(async () => {
  program = await Program.prepare();
  await program.start();
});
afterAll(async () => {
  launcher?.kill('SIGKILL');
  await program.remove();
});

const ready = () => fetch(`${program.url}/readyz`).then((reply) => reply.status);
const call = () => fetch(`${program.url}/api/uc/v1.1/time`, { headers: { 'sdp-app-id': 'test' } });

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder)) bytes += (await stat(join(folder, name))).size;
  return bytes;
}

describe('the program', () => {
  it('creates its own database when there is none, and prints its address', async () => {
    expect(program.output).toContain(`Lectern is ready: http://localhost:${program.port}`);
    expect(await ready()).toBe(200);
    expect((await call()).status).toBe(200);
  });

  it('publishes its endpoints', async () => {
    const document: unknown = await fetch(`${program.url}/docs/json`).then((reply) => reply.json());
    const id = expect.objectContaining({ name: 'id', in: 'path', required: true });
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/uc/v1.1/users/{id}/identities': {
          get: { security: [{ mac: [] }], parameters: expect.arrayContaining([id]) },
        },
      },
    });
    const page = await fetch(`${program.url}/docs/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).not.toContain('http');
  });

  it('serves metrics to Prometheus, from this machine only', async () => {
    await call();
    const text = await fetch(`${program.url}/metrics`).then((reply) => reply.text());
    expect(text).toMatch(
      /lectern_http_request_seconds_count\{method="GET",route="\/api\/uc\/v1.1\/time",status="200"\} \d/,
    );
    const outside = await fetch(`${program.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(outside.status).toBe(403);
  });

  it('ends within 10 s of SIGTERM after its running calls, together with its PostgreSQL', async () => {
    const postgres = await program.postgres();
    expect(postgres).toBeDefined();
    const calls = Array.from({ length: 20 }, () => call().then((reply) => reply.status));
    await Promise.race(calls);
    const { code, milliseconds } = await program.end('SIGTERM');
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(10_000);
    expect((await Promise.all(calls)).every((status) => status === 200 || status === 503)).toBe(true);
    expect(await program.postgres()).toBeUndefined();
  });

  it('starts again after it was ended', async () => {
    await program.end('SIGTERM');
    expect(await program.start()).toBeLessThan(START_LIMIT);
  });

  it('starts again after kill -9, with the PostgreSQL that kept running, and resumes an upload after the last complete piece', async () => {
    const wei = await Caller.register(program.port);
    const bytes = Buffer.from('春眠不觉晓，处处闻啼鸟。\n'.repeat(5_000));
    const middle = Math.trunc(bytes.length / 2);
    const begun = { name: 'poem.txt', size: bytes.length };
    const { id } = await wei.call(createUpload, createUpload.path, JSON.stringify(begun));
    const path = fillPath(putChunk.path, { id });
    await wei.call(putChunk, `${path}?offset=0`, bytes.subarray(0, middle));
    const pieces = join(program.folder, 'objects/pieces');
    wei.beginSending(`${path}?offset=${middle}`, bytes.length - middle).write(bytes.subarray(middle, -10));
    await vi.waitFor(async () => expect(await bytesIn(join(pieces, id))).toBe(bytes.length - 10), {
      timeout: 10_000,
      interval: 5,
    });
    const postgres = await program.postgres();
    await program.end('SIGKILL');
    expect(await program.postgres()).toBe(postgres);
    expect(await program.start()).toBeLessThan(START_LIMIT);
    expect(await program.postgres()).toBe(postgres);
    expect(program.output).toContain('adopted a running PostgreSQL');
    expect(await wei.call(getUpload, path)).toMatchObject({ offset: middle });
    await wei.call(putChunk, `${path}?offset=${middle}`, bytes.subarray(middle));
    const { kind } = await wei.call(completeUpload, fillPath(completeUpload.path, { id }));
    expect(kind).toBe('document');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const kept = join(program.folder, 'objects', hash.slice(0, 2), hash.slice(2, 4), hash);
    expect(await readFile(kept)).toEqual(bytes);
    expect(await readdir(pieces)).toEqual([]);
  });

  it('starts again when it was killed with -9 together with its PostgreSQL', async () => {
    const postgres = await program.postgres();
    await program.end('SIGKILL');
    process.kill(postgres ?? 0, 'SIGKILL');
    launcher = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    await program.start({ LECTERN_LAUNCHER: String(launcher.pid) });
    expect(await ready()).toBe(200);
  });

  it('returns NOT_READY while its PostgreSQL is dead, then restarts PostgreSQL and continues', async () => {
    const postgres = await program.postgres();
    process.kill(postgres ?? 0, 'SIGKILL');
    const answers = new Map<number, unknown>();
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${program.url}/api/uc/v1.1/sessions`, {
          method: 'POST',
          headers: { 'sdp-app-id': 'test', 'content-type': 'application/json' },
          body: JSON.stringify({ device_id: newId() }),
        });
        answers.set(answer.status, await answer.json());
        expect(program.output).toContain('PostgreSQL runs again');
      },
      { timeout: 50_000, interval: 5 },
    );
    expect([...answers.keys()].filter((status) => status !== 200)).toEqual([503]);
    expect(answers.get(503)).toMatchObject({ code: 'NOT_READY' });
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 20_000 });
    expect(await program.postgres()).not.toBe(postgres);
  });

  it('ends when its launcher has ended', async () => {
    expect(await ready()).toBe(200);
    launcher?.kill('SIGKILL');
    await vi.waitFor(() => expect(program.output).toContain('its launcher has exited'), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await program.postgres()).toBeUndefined(), { timeout: 20_000 });
  });
});

describe.concurrent('as root, which PostgreSQL does not allow,', () => {
  const why = missing('root', process.getuid?.() === 0, 'these tests run under another account');
  beforeEach((context) => context.skip(why !== undefined, why));

  it('the program works in a folder that only root may enter, with its database elsewhere', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'lectern-root-'));
    const data = join(parent, 'data');
    const hidden = await Program.prepare({ LECTERN_DATA: data });
    const note = () => readFile(join(data, 'database-elsewhere'), 'utf8').then((text) => text.trim());
    try {
      // A command creates the database.
      expect(await hidden.commandHere(['reports'])).toEqual({ code: 0, output: '' });
      const place = await note();
      expect(place).toMatch(/^\/var\/lib\/lectern\/[0-9a-f]{16}$/);
      await hidden.start();
      expect(await note()).toBe(place);
    } finally {
      await hidden.remove();
      await rm(await note(), { recursive: true, force: true });
      await rm(parent, { recursive: true, force: true });
    }
  });
});

describe.concurrent('a start that fails', () => {
  it('prints an error that names the invalid value and the reason', async () => {
    const wrong = await Program.prepare({ LECTERN_ROLES: 'api,cook' });
    const { code, output } = await wrong.runToEnd();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'LECTERN_ROLES contains "cook", but may only contain api, collab and worker, separated by commas',
    );
    await wrong.remove();
  });

  it('prints the error in Chinese on a Chinese terminal', async () => {
    const wrong = await Program.prepare({ LECTERN_DEMO: 'maybe', LANG: 'zh_CN.UTF-8' });
    expect((await wrong.runToEnd()).output.trim()).toBe('LECTERN_DEMO 是“maybe”，应为 0 或 1');
    await wrong.remove();
  });

  it('names the port that is in use, and leaves no PostgreSQL process', async () => {
    const other = await Program.prepare();
    const holder = createServer((_request, reply) => reply.end('mine'));
    await new Promise<void>((resolve) => holder.listen(other.port, '127.0.0.1', resolve));
    const { code, output } = await other.runToEnd();
    holder.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${other.port} is in use`);
    await pause(50);
    expect(await other.postgres()).toBeUndefined();
    await other.remove();
  });

  it('names a database that does not respond', async () => {
    const other = await Program.prepare({ DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/lectern' });
    const { code, output } = await other.runToEnd();
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL');
    expect(output).not.toContain('secret');
    await other.remove();
  });
});
