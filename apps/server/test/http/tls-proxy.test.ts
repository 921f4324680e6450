import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { APP_ID_HEADER } from '@lectern/protocol';
import { PUSH_PATH } from '@lectern/protocol/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { composeApp } from '../../src/app.ts';
import { serveWebFiles } from '../../src/platform/http/web-files.ts';
import { type SignedIn, sessionOf, signIn } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

const CADDYFILE = fileURLToPath(new URL('../../../../docs/deploy/Caddyfile', import.meta.url));
const SCRIPT = `export const page = ${JSON.stringify('讲台'.repeat(500))};\n`;
const SCRIPT_PATH = '/assets/shell-Ab12Cd34.js';
const START_MS = 20_000;

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** A TLS proxy in front of the program, set up as docs/deploying.md says. */
describe.skipIf(!hasCaddy)('behind Caddy (skipped without one: apt-get install caddy)', () => {
  let server: TestServer;
  let folder: string;
  let caddy: ChildProcess;
  let host: string;
  let authority: Buffer;
  let http2: ClientHttp2Session;
  let chen: SignedIn;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'lectern-caddy-'));
    server = await startTestServer({
      compose: async (platform, http) => {
        serveWebFiles(http.routes, builtFiles(path.join(folder, 'web')), platform.config);
        return await composeApp(platform, http);
      },
    });
    const [port, plain] = [await freePort(), await freePort()];
    host = `localhost:${port}`;
    const config = path.join(folder, 'Caddyfile');
    writeFileSync(
      config,
      `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plain}\n}\nimport ${CADDYFILE}\n`,
    );
    caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        LECTERN_ADDRESS: host,
        LECTERN_BEHIND: server.host,
      },
    });
    authority = await madeAuthority(path.join(folder, 'caddy/pki/authorities/local/root.crt'));
    // The certificate is issued a moment after the authority.
    http2 = await connected();
    const behind = await signIn(server);
    // The session uses the same sign-in, but signs its calls for the address that the browser knows.
    chen = sessionOf({ ...server, host }, behind.token);
  }, 60_000);

  afterAll(async () => {
    http2?.close();
    if (caddy?.exitCode === null) {
      const gone = new Promise((resolve) => caddy.once('exit', resolve));
      caddy.kill('SIGTERM');
      await gone;
    }
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function connected(): Promise<ClientHttp2Session> {
    for (const deadline = Date.now() + START_MS; ; ) {
      const session = connect(`https://${host}`, { ca: authority });
      try {
        await new Promise((resolve, reject) => {
          session.once('connect', resolve);
          session.once('error', reject);
        });
        return session;
      } catch (error) {
        session.destroy();
        if (Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  interface Answer {
    readonly status: number;
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }

  function request(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const stream = http2.request({ ':path': address, [APP_ID_HEADER]: 'lectern-test', ...headers });
      const parts: Buffer[] = [];
      let answered: IncomingHttpHeaders = {};
      stream.on('response', (given) => {
        answered = given;
      });
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', reject);
      stream.on('end', () =>
        resolve({ status: Number(answered[':status']), headers: answered, body: Buffer.concat(parts) }),
      );
    });
  }

  it('files are sent precompressed over HTTP/2, and cached for a year', async () => {
    const { status, headers, body } = await request(SCRIPT_PATH, { 'accept-encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    const { etag } = headers;
    const again = await request(SCRIPT_PATH, {
      'accept-encoding': 'gzip, br',
      'if-none-match': String(etag),
    });
    expect(again.status).toBe(304);
  });

  it('a browser with HTTP/1.1 gets the same files', async () => {
    const encoding = await new Promise((resolve, reject) => {
      const options = { ca: authority, headers: { 'accept-encoding': 'gzip' } };
      get(`https://${host}${SCRIPT_PATH}`, options, (response) => {
        response.resume();
        resolve(response.headers['content-encoding']);
      }).on('error', reject);
    });
    expect(encoding).toBe('gzip');
  });

  it('a signed call is accepted, and HTTPS is required for later calls', async () => {
    const address = '/api/documents/v1.0/c/documents?limit=10';
    const authorization = await chen.authorize('GET', address, host);
    const { status, headers, body } = await request(address, { authorization });
    expect(status, body.toString()).toBe(200);
    expect(headers['strict-transport-security']).toContain('max-age=');
  });

  it('a call that was signed for another host is refused', async () => {
    const address = '/api/documents/v1.0/c/documents?limit=10';
    const authorization = await chen.authorize('GET', address, server.host);
    expect((await request(address, { authorization })).status).toBe(401);
  });

  it('push messages arrive over the sockets of the proxy', async () => {
    const socket = new WebSocket(`wss://${host}${PUSH_PATH}`, { ca: authority });
    const said = new Promise((resolve, reject) => {
      socket.once('message', (data) => resolve(JSON.parse(data.toString())));
      socket.once('error', reject);
    });
    socket.once('open', () =>
      socket.send(JSON.stringify({ authorization: chen.authorizeSocket(PUSH_PATH) })),
    );
    expect(await said).toMatchObject({ kind: 'ready' });
    socket.close();
  });
});

function builtFiles(folder: string): string {
  const file = path.join(folder, SCRIPT_PATH);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, SCRIPT);
  writeFileSync(`${file}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${file}.gz`, gzipSync(SCRIPT));
  return folder;
}

async function madeAuthority(file: string): Promise<Buffer> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; ) {
    try {
      return readFileSync(file);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('Caddy created no certificate authority');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
