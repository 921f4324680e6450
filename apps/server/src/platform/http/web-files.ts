import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from './routes.ts';
import { makeNonce, pagePolicy, WORKER_POLICY } from './security-headers.ts';

/** The service worker, which keeps the application in the browser. It stands at the top, so that it reaches every page. */
const WORKER = '/worker.js';

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
  // Character maps and fonts that the drawing of PDF asks for.
  '.bcmap': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
};
/** Vite puts the hash of the content into the names of these. */
const IMMUTABLE = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
/** In the order in which they are preferred; the build writes them beside each file. */
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
 * Serves the built web application. Every file of the folder gets its own address, so that no path from outside is
 * ever joined to the folder's. Pages are sent with a fresh nonce and the policy that names it.
 */
export function serveWebFiles(routes: Routes, folder: string): void {
  if (!existsSync(folder)) return;
  // A few megabytes: read once, sent from memory.
  const contents = new Map<string, Buffer>();
  const read = (path: string) => {
    const known = contents.get(path);
    if (known) return known;
    const bytes = readFileSync(path);
    contents.set(path, bytes);
    return bytes;
  };
  for (const [address, file] of findFiles(folder)) {
    const send = file.type.startsWith('text/html')
      ? (request: FastifyRequest, response: FastifyReply) =>
          sendPage(read(file.path).toString(), request, response)
      : (request: FastifyRequest, response: FastifyReply) => {
          if (address === WORKER) response.header('content-security-policy', WORKER_POLICY);
          return sendFile(file, read, request, response);
        };
    routes.serve(encodeURI(address), async (request, response) => send(request, response));
    if (address === '/index.html') routes.serve('/', async (request, response) => send(request, response));
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

/** Whether the caller takes an encoding: it names it, and not only to refuse it (`;q=0`, RFC 9110, section 12.5.3). */
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

const gzipped = promisify(gzip);

/** A page has a nonce of its own at every visit, so that it is compressed as it goes out; half a millisecond of 20 KB. */
async function sendPage(
  html: string,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FastifyReply> {
  const nonce = makeNonce();
  const page = html
    .replaceAll(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`);
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
