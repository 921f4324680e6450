import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LecternError } from '@lectern/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Routes } from './routes.ts';
import { makeNonce, pagePolicy, WORKER_POLICY } from './security-headers.ts';

/**
 * The service worker, which stores the application in the browser. It is at the top level, so that its scope is every
 * page.
 */
const WORKER = '/worker.js';
const PAGE = '/index.html';
/** Names below this path contain the hash of the content. */
const HASHED = '/assets/';
/** Time within which a build is complete after its page is written, milliseconds. */
const GROWS_MS = 60_000;
/**
 * Shortest interval between two searches for the files of an incomplete build, milliseconds: a search takes a tenth of
 * a second.
 */
const PAUSE_MS = 1_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.gif': 'image/gif',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  // Character maps and fonts that pdf.js loads.
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
};
/** Vite puts the hash of the content into these names. */
const IMMUTABLE = /^\/assets\/.+-[\w-]{7,}\.\w+$/;
/** Encodings in order of preference; the build writes compressed files beside the originals. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface WebFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly immutable: boolean;
  /** Encoding and file name, the preferred one first. */
  readonly encodings: readonly (readonly [string, string])[];
}

/**
 * Serves the built web application. A requested path is never joined to the folder: it is looked up among the addresses
 * of the files that were found. Pages are sent with a fresh nonce and the policy that names it. They contain the
 * address of the mobile client, who may register, and the service for class assessment.
 */
export function serveWebFiles(
  routes: Routes,
  folder: string,
  { appUrl, assessment, registration }: Pick<Config, 'appUrl' | 'assessment' | 'registration'>,
): void {
  if (!existsSync(folder)) return;
  const build = new Build(folder);
  const said = [
    meta('lectern-app', appUrl),
    meta('lectern-assessment', assessment.host),
    meta('lectern-assessment-app', assessment.appId),
    meta('lectern-registration', registration === 'open' ? undefined : registration),
  ].join('');
  const serve = async (address: string, request: FastifyRequest, response: FastifyReply) => {
    const file = build.find(address);
    if (file === undefined) throw new LecternError('ROUTE_NOT_FOUND');
    if (file.type.startsWith('text/html'))
      return sendPage(build.read(file.path).toString(), said, request, response);
    if (address === WORKER) response.header('content-security-policy', WORKER_POLICY);
    return sendFile(file, (path) => build.read(path), request, response);
  };
  for (const address of build.addresses) {
    // These files have other names in each build.
    if (address.startsWith(HASHED)) continue;
    routes.serve(encodeURI(address), (request, response) => serve(address, request, response));
    if (address === PAGE) routes.serve('/', (request, response) => serve(PAGE, request, response));
  }
  routes.serve(`${HASHED}*`, (request, response) => {
    const { '*': name = '' } = request.params as { readonly '*'?: string };
    return serve(HASHED + name, request, response);
  });
}

function meta(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta name="${name}" content="${escaped(content)}">`;
}

/**
 * The files of the build in the folder. When a newer build replaces it while the program runs, the newer build is
 * served completely from the next page on; a window of the older build gets 404 for its files, after which it reloads
 * the page, once.
 */
class Build {
  readonly #folder: string;
  #found: ReadonlyMap<string, WebFile>;
  /** When the page was written, and when the files were searched. */
  #madeAt: number | undefined;
  #lookedAt = Date.now();
  /** Contents of the files: a few megabytes, read once and sent from memory. */
  readonly #contents = new Map<string, Buffer>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#madeAt = this.#pageTime();
    this.#found = findFiles(folder);
  }

  get addresses(): readonly string[] {
    return [...this.#found.keys()];
  }

  find(address: string): WebFile | undefined {
    const known = this.#found.get(address);
    if (known !== undefined && address !== PAGE && this.#has(known)) return known;
    this.#lookAgain();
    const file = this.#found.get(address);
    return file !== undefined && this.#has(file) ? file : undefined;
  }

  read(path: string): Buffer {
    const known = this.#contents.get(path);
    if (known) return known;
    const bytes = readFileSync(path);
    this.#contents.set(path, bytes);
    return bytes;
  }

  /** Whether all encodings of a file can be sent. */
  #has({ path, encodings }: WebFile): boolean {
    return [path, ...encodings.map(([, other]) => other)].every(
      (each) => this.#contents.has(each) || existsSync(each),
    );
  }

  /**
   * Without a page, another build is being written; shortly after its page was written, more files may still be added.
   */
  #lookAgain(): void {
    const madeAt = this.#pageTime();
    if (madeAt === undefined) return;
    const now = Date.now();
    const mayGrow = this.#lookedAt - madeAt < GROWS_MS && now - this.#lookedAt > PAUSE_MS;
    if (madeAt === this.#madeAt && !mayGrow) return;
    this.#madeAt = madeAt;
    this.#lookedAt = now;
    this.#found = findFiles(this.#folder);
    this.#contents.clear();
  }

  #pageTime(): number | undefined {
    return statSync(this.#folder + PAGE, { throwIfNoEntry: false })?.mtimeMs;
  }
}

function findFiles(folder: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const type = TYPES[extname(entry.name)];
    if (!type) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, {
      path,
      type,
      etag: `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`,
      immutable: IMMUTABLE.test(address),
      encodings: ENCODINGS.flatMap(([encoding, ending]) =>
        existsSync(path + ending) ? [[encoding, path + ending] as const] : [],
      ),
    });
  }
  return files;
}

/** Whether the caller accepts an encoding: it is named without `;q=0` (RFC 9110, section 12.5.3). */
function accepts(request: FastifyRequest, encoding: string): boolean {
  const named = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/));
  return named.some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

function sendFile(
  file: WebFile,
  read: (path: string) => Buffer,
  request: FastifyRequest,
  response: FastifyReply,
): FastifyReply {
  response.headers({
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === file.etag) return response.code(304).send();
  const [encoding, path] = file.encodings.find(([name]) => accepts(request, name)) ?? [undefined, file.path];
  if (encoding) response.header('content-encoding', encoding);
  return response.type(file.type).send(read(path));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const gzipped = promisify(gzip);

/** A page has a new nonce at every visit, so it is compressed for each response; half a millisecond for 20 KB. */
async function sendPage(
  html: string,
  said: string,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  const nonce = makeNonce();
  const page = html
    .replaceAll(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace('<head>', () => `<head><meta property="csp-nonce" nonce="${nonce}">${said}`);
  response
    .headers({
      'content-security-policy': pagePolicy(nonce, request.headers.host),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    .type('text/html; charset=utf-8');
  if (!accepts(request, 'gzip')) return response.send(page);
  return response.header('content-encoding', 'gzip').send(await gzipped(page));
}

/**
 * The address that pupils type from the panel: without `#`, which is hard to find on a phone's keyboard. Redirects to
 * the page of the web application, and keeps the query.
 */
export function serveJoinAddress(routes: Routes): void {
  routes.serve('/join', async ({ url }, response) => {
    const asked = url.indexOf('?');
    return response.redirect(`/#/join${asked < 0 ? '' : url.slice(asked)}`, 302);
  });
}
