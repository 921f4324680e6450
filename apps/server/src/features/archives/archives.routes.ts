import { Readable } from 'node:stream';
import { archiveLink } from '@lectern/protocol/archives';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { contentDisposition, hangUp } from '../../platform/http/send-object.ts';
import { ARCHIVE_PATH } from './archive-links.ts';
import type { ArchivesService } from './archives.service.ts';

/** Milliseconds without a byte read after which the download of an archive is aborted. */
const STALLED_MS = 120_000;

const address = z.object({ digest: z.string() });
const query = z.record(z.string(), z.unknown());

export function routeArchives(routes: Routes, archives: ArchivesService): void {
  routes.handle(archiveLink, ({ caller, body, language }) =>
    archives.link(caller.userId, body.ids, language),
  );

  routes.serve(ARCHIVE_PATH, async (request, response) => {
    const { digest } = address.parse(request.params);
    const signal = hangUp(response);
    const { name, content, leave } = await archives.open(digest, query.parse(request.query), signal);
    response.raw.once('close', leave);
    // A paused download would block other downloads that wait for their turn.
    response.raw.setTimeout(STALLED_MS, () => response.raw.destroy());
    return response
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, no-store')
      .header('content-type', 'application/zip')
      .header('content-disposition', contentDisposition('attachment', name))
      .send(Readable.from(content, { objectMode: false }));
  });
}
