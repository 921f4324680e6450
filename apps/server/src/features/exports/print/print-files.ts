import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageFile, PageFiles } from '../../../platform/browser/answer-requests.ts';
import type { Printable } from './printable.ts';

/** Folder in which scripts/build-web.mjs puts the page that prints coursewares. */
const PRINT_PAGE = fileURLToPath(new URL('../../../../../web/dist-print', import.meta.url));
const NAME = /^\/assets\/([\w.-]+\.(js|css|woff2|woff|ttf))$/;
const HASH = /^\/assets\/([0-9a-f]{64})$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
};
/** Only the page's own scripts, and pictures and fonts from this origin, are loaded, whatever a courseware contains. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-src 'none'; object-src 'none'";
/** Largest file that is printed, bytes: a picture of a larger file would not fit into the browser's memory. */
const ASSET_MAX_BYTES = 100_000_000;

/** All files that the browser can load: the page that prints, one courseware and its files. */
export function printFiles(printable: Printable): PageFiles {
  return async (path): Promise<PageFile | undefined> => {
    if (path === '/') {
      const bytes = await readFile(join(PRINT_PAGE, 'print.html'));
      return {
        mime: 'text/html; charset=utf-8',
        bytes,
        headers: { 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' },
      };
    }
    if (path === '/courseware') return { mime: 'application/octet-stream', bytes: printable.state };
    if (path === '/ink' && printable.ink) return { mime: 'application/octet-stream', bytes: printable.ink };
    const [, hash] = HASH.exec(path) ?? [];
    if (hash !== undefined) return asset(printable, hash);
    const [, name] = NAME.exec(path) ?? [];
    if (name === undefined) return undefined;
    const bytes = await readFile(join(PRINT_PAGE, 'assets', name));
    return { mime: TYPES[extname(name)] ?? 'application/octet-stream', bytes };
  };
}

async function asset(printable: Printable, hash: string): Promise<PageFile | undefined> {
  const found = await printable.asset(hash);
  if (!found || found.bytes.length > ASSET_MAX_BYTES) return undefined;
  const mime = found.mime.startsWith('image/') ? found.mime : 'application/octet-stream';
  // A file that is opened as a page still runs no scripts. No code of this module opens one.
  return { mime, bytes: found.bytes, headers: { 'content-security-policy': "sandbox; default-src 'none'" } };
}
