import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface ServedGallery {
  readonly url: string;
  close(): void;
}

/** Builds the page that shows every primitive (apps/web/src/gallery) and serves it for the duration of a test. */
export async function serveGallery(): Promise<ServedGallery> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-gallery-'));
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = path.join(ROOT, 'apps/web/vite.gallery.config.ts');
  const parameters = ['build', 'apps/web', '--config', config, '--outDir', folder, '--logLevel', 'warn'];
  const built = spawnSync(process.execPath, [vite, ...parameters], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`failed to build the gallery:\n${built.stdout}${built.stderr}`);
  const server = createServer((request, reply) => {
    const file = path.join(folder, path.normalize(new URL(request.url ?? '', 'http://localhost').pathname));
    try {
      const bytes = readFileSync(file);
      reply.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      // The program's own policy for styles: a primitive must not need a style element.
      reply.setHeader(
        'content-security-policy',
        "default-src 'self'; style-src-elem 'self'; img-src 'self' data:",
      );
      reply.end(bytes);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/gallery.html`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
