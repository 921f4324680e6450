import { buffer } from 'node:stream/consumers';
import { isId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { contentDisposition, sendObject } from '../../platform/http/send-object.ts';
import { isHash, type ObjectStore } from '../../platform/objects/object-store.ts';
import { DOCUMENT_FILE_PATH, type DocumentLinks } from './document-links.ts';
import { coverMime, type DocumentsService } from './documents.service.ts';
import { mimeOfExtension } from './file-mime.ts';

const address = z.object({ id: z.string().refine(isId), hash: z.string().refine(isHash) });
const signed = z.object({
  u: z.string().min(1).max(64),
  e: z.string().max(16),
  s: z.string().max(64),
  download: z.literal('1').optional(),
});
/** Content types that browsers display; all others are saved. */
const SHOWN = /^(image|audio|video)\/|^application\/pdf$/;

/**
 * Endpoints that serve documents' files by signed links. Files never run as a page of this origin: they are sandboxed
 * and not sniffed.
 */
export function routeDocumentFiles(
  routes: Routes,
  objects: ObjectStore,
  documents: DocumentsService,
  links: DocumentLinks,
): void {
  routes.serve(DOCUMENT_FILE_PATH, async (request, response) => {
    const place = address.safeParse(request.params);
    const proof = signed.safeParse(request.query);
    if (!place.success || !proof.success) throw new LecternError('LINK_INVALID');
    const { id, hash } = place.data;
    const { u: userId, e: end, s: signature } = proof.data;
    if (!links.verify({ userId, documentId: id, hash }, end, signature))
      throw new LecternError('LINK_INVALID');
    // The permission under which the link was created may have been revoked.
    const asked = proof.data.download === undefined ? 'see' : 'download';
    const file = await documents.allowed(userId, id, asked).catch((error: unknown) => {
      throw error instanceof LecternError ? new LecternError('LINK_INVALID') : error;
    });
    response
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, max-age=3600, immutable');
    if (file.cover_hash === hash) return sendCover(response, hash);
    const size =
      file.object_hash === hash ? file.size : (await documents.versions.ofHash(userId, file, hash))?.size;
    if (size === undefined) throw new LecternError('LINK_INVALID');
    const mime = mimeOfExtension(file.format);
    const kind = SHOWN.test(mime) && proof.data.download === undefined ? 'inline' : 'attachment';
    // A file that a browser only saves counts as downloaded.
    if (kind === 'attachment' && file.owner_id !== userId && !file.keeps)
      throw new LecternError('LINK_INVALID');
    response.header('content-type', mime).header('content-disposition', contentDisposition(kind, file.name));
    return sendObject(request, response, objects, { hash, size });
  });

  async function sendCover(response: FastifyReply, hash: string): Promise<FastifyReply> {
    const bytes = await buffer(await objects.stream(hash));
    return response.header('content-type', coverMime(bytes)).send(bytes);
  }
}
