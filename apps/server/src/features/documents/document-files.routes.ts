import { buffer } from 'node:stream/consumers';
import { isId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { coverMime } from './cover-picture.ts';
import { DOCUMENT_FILE_PATH, type DocumentLinks } from './document-links.ts';
import type { DocumentsService } from './documents.service.ts';
import { mimeOfExtension } from './file-mime.ts';

const address = z.object({ id: z.string().refine(isId), hash: z.string().regex(/^[0-9a-f]{64}$/) });
const signed = z.object({
  e: z.string().max(16),
  s: z.string().max(64),
  download: z.literal('1').optional(),
});
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;
/** Shown by the browser itself; everything else is saved. */
const SHOWN = /^(image|audio|video)\/|^application\/pdf$/;

/** First and last byte of the part that was asked for; `undefined` for the whole, `null` where there is no such part. */
function readRange(header: string | undefined, size: number): readonly [number, number] | undefined | null {
  const match = header === undefined ? null : RANGE.exec(header);
  if (!match) return undefined;
  const first = Number(match[1]);
  const last = match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return first > last ? null : [first, last];
}

/** What reads the files of documents by signed links. They never run as a page of ours: sandboxed and not sniffed. */
export function routeDocumentFiles(
  platform: Platform,
  routes: Routes,
  documents: DocumentsService,
  links: DocumentLinks,
): void {
  const { objects } = platform;

  routes.serve(DOCUMENT_FILE_PATH, async (request, response) => {
    const place = address.safeParse(request.params);
    const proof = signed.safeParse(request.query);
    if (!place.success || !proof.success) throw new LecternError('LINK_INVALID');
    const { id, hash } = place.data;
    if (!links.verify(id, hash, proof.data.e, proof.data.s)) throw new LecternError('LINK_INVALID');
    const file = await documents.listing.file(id);
    if (!file) throw new LecternError('LINK_INVALID');
    response
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=3600, immutable')
      .header('accept-ranges', 'bytes');
    if (file.cover_hash === hash) return sendCover(response, hash);
    if (file.object_hash !== hash) throw new LecternError('LINK_INVALID');
    const mime = mimeOfExtension(file.format);
    const kind = SHOWN.test(mime) && proof.data.download === undefined ? 'inline' : 'attachment';
    response
      .header('content-type', mime)
      .header('content-disposition', `${kind}; filename*=UTF-8''${encodeURIComponent(file.name)}`);
    const range = readRange(request.headers.range, file.size);
    if (range === null) {
      return response.code(416).header('content-range', `bytes */${file.size}`).send();
    }
    if (range) {
      response.code(206).header('content-range', `bytes ${range[0]}-${range[1]}/${file.size}`);
    }
    response.header('content-length', range ? range[1] - range[0] + 1 : file.size);
    return response.send(await objects.stream(hash, range));
  });

  async function sendCover(response: FastifyReply, hash: string): Promise<FastifyReply> {
    const bytes = await buffer(await objects.stream(hash));
    return response.header('content-type', coverMime(bytes)).send(bytes);
  }
}
