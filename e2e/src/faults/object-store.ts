import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * The part of S3 that the program needs, in memory and without authentication; `isAway`: every request gets an error.
 */
export class ObjectStoreStandIn {
  isAway = false;
  readonly #objects = new Map<string, Buffer>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const key = new URL(request.url ?? '/', 'http://store').pathname;
      const body = await buffer(request);
      if (this.isAway) return void response.writeHead(503).end();
      const known = this.#objects.get(key);
      if (request.method === 'PUT') this.#objects.set(key, body);
      else if (request.method === 'DELETE') this.#objects.delete(key);
      else if (known === undefined) return void response.writeHead(404).end();
      const sent = request.method === 'GET' || request.method === 'HEAD' ? known : undefined;
      response.writeHead(200, { 'content-length': sent?.length ?? 0, etag: '"1"' });
      response.end(request.method === 'GET' ? sent : undefined);
    });
  }

  static async start(): Promise<ObjectStoreStandIn> {
    const made = new ObjectStoreStandIn();
    await new Promise<void>((resolve) => made.#server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  /** Environment variables that make the program store its files in this object store. */
  get environment(): Readonly<Record<string, string>> {
    const { port } = this.#server.address() as AddressInfo;
    return {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'school',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      S3_REGION: 'us-east-1',
    };
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
