import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_ID_HEADER, type Endpoint } from '@lectern/protocol';
import { signIn } from '@lectern/protocol/accounts';
import { formatMacHeader, macText, makeNonce } from '@lectern/protocol/mac';
import type { AuthToken } from '@lectern/protocol/tokens';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const PASSWORD = 'measured at the desk';
/** Longest time until the program is ready, milliseconds: a busy machine needs minutes. */
const START_MS = 180_000;

/** The program, in a separate process on a fresh database, with the demonstration school in it. */
export interface MeasuredServer {
  readonly host: string;
  signIn(name: string): Promise<AuthToken>;
  call<T>(
    endpoint: Endpoint,
    body: Readonly<Record<string, string | number>>,
    token?: AuthToken,
    query?: string,
  ): Promise<T>;
  /** Kills the process (SIGKILL) and starts another on the same data; resolves when that responds. */
  restart(): Promise<void>;
  /** The peak memory of the process so far, bytes; its PostgreSQL is not included. */
  peakMemory(): Promise<number>;
  /** Resets the peak to the current memory. */
  forgetPeak(): Promise<void>;
  close(): Promise<void>;
}

export async function startMeasuredServer(port: number): Promise<MeasuredServer> {
  const host = `127.0.0.1:${port}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-bench-'));
  await chmod(folder, 0o711);
  const begin = () =>
    spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        LECTERN_PORT: String(port),
        LECTERN_DATA: folder,
        LECTERN_DEMO_PASSWORD: PASSWORD,
        LECTERN_LOG: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  let server = begin();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  const close = async () => {
    await end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(server, host);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    host,
    signIn: (name) => signInAt(host, name, PASSWORD),
    call: (...given) => call(host, ...given),
    async restart() {
      await end('SIGKILL');
      server = begin();
      await answers(server, host);
    },
    async peakMemory() {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
    },
    async forgetPeak() {
      // proc(5): 5 resets the peak to the current memory.
      await writeFile(`/proc/${server.pid}/clear_refs`, '5');
    },
    close,
  };
}

async function answers(server: ChildProcess, host: string): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server exited with ${server.exitCode}`);
    const ready = await fetch(`http://${host}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    if (Date.now() > until) throw new Error('the server was not ready within three minutes');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The token of a user who signs in at a running server. */
export function signInAt(host: string, name: string, password: string): Promise<AuthToken> {
  return call(host, signIn, { login_name: name, password });
}

async function call<T>(
  host: string,
  endpoint: Endpoint,
  body: Readonly<Record<string, string | number>>,
  token?: AuthToken,
  query = '',
): Promise<T> {
  const url = endpoint.path + query;
  const response = await fetch(`http://${host}${url}`, {
    method: endpoint.method,
    headers: {
      [APP_ID_HEADER]: 'lectern-bench',
      'content-type': 'application/json',
      ...(token ? { authorization: sign(token, endpoint.method, url, host) } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${endpoint.method} ${url} returned ${await response.text()}`);
  return (await response.json()) as T;
}

/** The Authorization header of one call. */
export function sign(token: AuthToken, method: string, url: string, host: string): string {
  const nonce = makeNonce(Date.now(), randomBytes(16));
  const text = macText({ nonce, method, url, host });
  const mac = createHmac('sha256', token.mac_key).update(text).digest('base64');
  return formatMacHeader({ id: token.access_token, nonce, mac });
}
