import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebFiles } from '../../src/platform/http/web-files.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

const SCRIPT = 'console.log("讲台")';
const PAGE =
  '<!doctype html><html><head><script src="/assets/index-AbCd1234.js"></script><style>a{}</style></head></html>';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets/index-AbCd1234.js'), SCRIPT);
  await writeFile(join(folder, 'assets/index-AbCd1234.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/index-AbCd1234.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(folder, 'worker.js'), 'self.onfetch = null;');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, '.built-from'), 'not for the web');
  server = await startWeb();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function startWeb(said: Partial<Parameters<typeof serveWebFiles>[2]> = {}): Promise<TestServer> {
  return startTestServer({
    async compose(_platform, http) {
      const nothing = { appUrl: undefined, assessment: { host: undefined, appId: undefined } };
      serveWebFiles(http.routes, folder, { ...nothing, registration: 'open', ...said });
      return { notices: [], close: async () => undefined };
    },
  });
}

/** The response as sent, still compressed. */
function raw(path: string, accept: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { headers: { 'accept-encoding': accept } }, async (response) => {
      resolve({ encoding: response.headers['content-encoding'], body: await buffer(response) });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the web application', () => {
  it('is a page with a new nonce each time, with a policy that names no other host', async () => {
    const first = await server.fetch('/');
    const second = await server.fetch('/index.html');
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const text = await first.text();
    expect(text).toContain(`<script nonce="${nonce}" src=`);
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(await second.text()).not.toContain(`nonce="${nonce}"`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy.replaceAll(/wss?:\/\/127\.0\.0\.1:\d+/g, '')).not.toMatch(/\/\/|\*|unsafe-eval/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
  });

  it('contains the address of the mobile client, as text only', async () => {
    expect(await (await server.fetch('/')).text()).not.toContain('lectern-app');
    const offering = await startWeb({ appUrl: 'https://school.example/app?a=1&b="><script>' });
    const text = await (await offering.fetch('/')).text();
    await offering.close();
    expect(text).toContain(
      '<meta name="lectern-app" content="https://school.example/app?a=1&#38;b=&#34;&#62;&#60;script&#62;">',
    );
  });

  it('contains the school’s service for class assessment, if it is configured', async () => {
    expect(await (await server.fetch('/')).text()).not.toContain('lectern-assessment');
    const half = await startWeb({ assessment: { host: 'https://assess.example/"x', appId: undefined } });
    const text = await (await half.fetch('/')).text();
    await half.close();
    expect(text).toContain('<meta name="lectern-assessment" content="https://assess.example/&#34;x">');
    expect(text).not.toContain('lectern-assessment-app');
    const whole = await startWeb({ assessment: { host: 'https://assess.example/', appId: 'school-7' } });
    const both = await (await whole.fetch('/')).text();
    await whole.close();
    expect(both).toContain('<meta name="lectern-assessment-app" content="school-7">');
  });

  it('states that only invited users may register, if that is configured', async () => {
    expect(await (await server.fetch('/')).text()).not.toContain('lectern-registration');
    const closed = await startWeb({ registration: 'invitation' });
    const text = await (await closed.fetch('/')).text();
    await closed.close();
    expect(text).toContain('<meta name="lectern-registration" content="invitation">');
  });

  it('has a service worker that may load from this origin only, and is revalidated at each visit', async () => {
    const { headers } = await server.fetch('/worker.js');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-cache');
    const page = await server.fetch('/');
    expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('omits an invalid Host header from its policy', async () => {
    const policy = await new Promise<string>((resolve, reject) => {
      const sent = request(server.url, { headers: { host: "x; script-src 'unsafe-inline'" } }, (response) => {
        response.resume();
        resolve(String(response.headers['content-security-policy']));
      });
      sent.on('error', reject);
      sent.end();
    });
    expect(policy).not.toContain('ws://x');
    expect(policy.match(/script-src/g)).toHaveLength(1);
  });

  it('is sent as compressed at the build, in the best encoding that the browser accepts', async () => {
    const path = '/assets/index-AbCd1234.js';
    const best = await raw(path, 'gzip, deflate, br');
    expect(best.encoding).toBe('br');
    expect(brotliDecompressSync(best.body).toString()).toBe(SCRIPT);
    const second = await raw(path, 'gzip');
    expect(second.encoding).toBe('gzip');
    expect(gunzipSync(second.body).toString()).toBe(SCRIPT);
    const plain = await raw(path, 'identity');
    expect(plain.encoding).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('may be cached without limit when the name contains the hash, and is revalidated otherwise', async () => {
    const script = await server.fetch('/assets/index-AbCd1234.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const robots = await server.fetch('/robots.txt');
    expect(robots.headers.get('cache-control')).toBe('no-cache');
    const again = await server.fetch('/robots.txt', {
      headers: { 'if-none-match': robots.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('serves only files of the build', async () => {
    for (const path of [
      '/.built-from',
      '/assets/index-AbCd1234.js.br',
      '/assets/',
      '/assets/../../package.json',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const status = await raw(path, 'identity').then(({ body }) => JSON.parse(body.toString()).code);
      expect(status).toBe('ROUTE_NOT_FOUND');
    }
  });

  it('returns 404 for files of a replaced build, and serves the new build completely', async () => {
    const late = '/assets/late-AbCd1234.js';
    await writeFile(join(folder, late), SCRIPT);
    const first = await startWeb();
    try {
      await first.fetch('/assets/index-AbCd1234.js');
      await rm(join(folder, late));
      expect((await first.fetch(late)).status, 'the file is missing, and there is no newer build yet').toBe(
        404,
      );
      await writeFile(join(folder, 'index.html'), PAGE.replace('AbCd1234', 'EfGh5678'));
      await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5_000));
      await writeFile(join(folder, 'assets/index-EfGh5678.js'), 'console.log("新")');
      const gone = await first.fetch(late);
      expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'ROUTE_NOT_FOUND' }]);
      expect(await (await first.fetch('/')).text()).toContain('index-EfGh5678.js');
      expect(await (await first.fetch('/assets/index-EfGh5678.js')).text()).toBe('console.log("新")');
    } finally {
      await first.close();
    }
  });
});
