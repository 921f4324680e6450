import { LecternError } from '@lectern/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendObject } from '../../platform/http/send-object.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import type { FileLinks } from './file-links.ts';

/** A file never acts as a page of ours: no scripts, no requests, an origin of its own. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
/** The content of a hash never changes; whoever was allowed to read it may keep it. */
const CACHE = 'private, max-age=31536000, immutable';
const SHOWN = /^(image|audio|video)\//;

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
      etag,
    });
    if (request.headers['if-none-match'] === etag) return response.code(304).send();
    return sendObject(request, response, this.#objects, { hash, size });
  }
}
