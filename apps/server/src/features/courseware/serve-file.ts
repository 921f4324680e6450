import { LecternError } from '@lectern/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { sendObject } from '../../platform/http/send-object.ts';
import type { DocumentsService } from '../documents/index.ts';
import { holdsComments } from './courseware-assets.service.ts';
import type { CoursewareAssetsStore } from './courseware-assets.store.ts';
import type { FileLinks } from './file-links.ts';
import type { ShownPictures } from './shown-pictures.ts';

/** The content of a hash never changes, so a browser that was allowed to read it may cache it. */
const CACHE = 'private, max-age=31536000, immutable';
const SHOWN = /^(image|audio|video)\//;

/**
 * Serves `GET /files/:hash` to every caller with a link, while the user for whom it was created may see the courseware.
 */
export class ServeFile {
  readonly #links: FileLinks;
  readonly #store: CoursewareAssetsStore;
  readonly #shown: ShownPictures;
  readonly #documents: Pick<DocumentsService, 'allowed' | 'readsComments'>;

  constructor(
    links: FileLinks,
    store: CoursewareAssetsStore,
    shown: ShownPictures,
    documents: Pick<DocumentsService, 'allowed' | 'readsComments'>,
  ) {
    this.#links = links;
    this.#store = store;
    this.#shown = shown;
    this.#documents = documents;
  }

  async answer(request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> {
    const { hash: wanted } = request.params as { hash: string };
    const { userId, documentId, hash } = this.#links.check(wanted, request.query as Record<string, unknown>);
    await this.#documents.allowed(userId, documentId, 'see').catch((error: unknown) => {
      throw error instanceof LecternError ? new LecternError('LINK_INVALID') : error;
    });
    const asset = await this.#store.find(documentId, hash);
    if (!asset) throw new LecternError('ASSET_NOT_FOUND');
    if (holdsComments(asset.mime) && !(await this.#documents.readsComments(userId, documentId)))
      throw new LecternError('LINK_INVALID');
    const file = await this.#shown.of(asset);
    const shown = SHOWN.test(file.mime);
    const etag = `"${file.hash}"`;
    response.headers({
      'content-security-policy': FILE_POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': CACHE,
      'content-type': shown ? file.mime : 'application/octet-stream',
      'content-disposition': shown ? 'inline' : 'attachment',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return response.code(304).send();
    return sendObject(request, response, file.objects, file);
  }
}
