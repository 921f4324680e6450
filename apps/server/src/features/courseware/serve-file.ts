import { LecternError } from '@lectern/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import type { FileLinks } from './file-links.ts';

/** A file never acts as a page of ours: no scripts, no requests, an origin of its own. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
/** The content of a hash never changes; whoever was allowed to read it may keep it. */
const CACHE = 'private, max-age=31536000, immutable';
const SHOWN = /^(image|audio|video)\//;

type Range = readonly [first: number, last: number];

/** One range of RFC 9110, 14.1.2; undefined to send the whole, `unsatisfiable` for one past the end. */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return first <= last ? [first, last] : undefined;
}

/** Answers `GET /files/:hash`: the link's signature is all the authorisation there is. */
export class ServeFile {
  readonly #links: FileLinks;
  readonly #store: CoursewareAssetsStore;
  readonly #objects: ObjectStore;

  constructor(links: FileLinks, store: CoursewareAssetsStore, objects: ObjectStore) {
    this.#links = links;
    this.#store = store;
    this.#objects = objects;
  }

  async answer(request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> {
    const { hash: wanted } = request.params as { hash: string };
    const { documentId, hash } = this.#links.check(wanted, request.query as Record<string, unknown>);
    const asset = await this.#store.find(documentId, hash);
    const size = asset && (await this.#objects.size(hash));
    if (!asset || size === undefined) throw new LecternError('ASSET_NOT_FOUND');
    const shown = SHOWN.test(asset.mime);
    const etag = `"${hash}"`;
    response.headers({
      'content-security-policy': SANDBOX,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': CACHE,
      'content-type': shown ? asset.mime : 'application/octet-stream',
      'content-disposition': shown ? 'inline' : 'attachment',
      'accept-ranges': 'bytes',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return response.code(304).send();
    return this.#send(request, response, hash, size);
  }

  async #send(
    request: FastifyRequest,
    response: FastifyReply,
    hash: string,
    size: number,
  ): Promise<FastifyReply> {
    const range = parseRange(request.headers.range, size);
    if (range === 'unsatisfiable') {
      return response.code(416).header('content-range', `bytes */${size}`).send();
    }
    const [first, last] = range ?? [0, size - 1];
    response.header('content-length', String(last - first + 1));
    if (range) response.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    return response.send(size === 0 ? '' : await this.#objects.stream(hash, [first, last]));
  }
}
