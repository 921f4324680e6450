import type { Dispose } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { cancelPreview, getPreview, openPreview } from '@lectern/protocol/previews';
import { loadSecret } from '../../platform/database/secret.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { sendObject } from '../../platform/http/send-object.ts';
import type { Platform } from '../../platform/platform.ts';
import { DocumentConverter, MediaConverter } from '../conversion/index.ts';
import type { DocumentContent, DocumentsService } from '../documents/index.ts';
import { previewJob, previewRemovalJob } from './preview-jobs.ts';
import { PREVIEW_FILE_PATH, PreviewLinks } from './preview-links.ts';
import { PreviewWaiters } from './preview-waiters.ts';
import { PreviewWork } from './preview-work.ts';
import { PreviewsService } from './previews.service.ts';
import { PreviewsStore, type PreviewTransaction } from './previews.store.ts';
import type { PreviewTables } from './previews.tables.ts';

/** Previews of files that no document has are forgotten a day after they were made. Milliseconds. */
const UNUSED_AFTER_MS = 24 * 3_600_000;
/** Made at a time in one process: encoding takes processors for itself. */
const CONCURRENCY = 1;
/** A preview never acts as a page of ours. */
const SANDBOX = "default-src 'none'; sandbox";

/** What shows files that the browser cannot: made where this process has the worker role, shown by signed links. */
export async function registerPreviews(
  platform: Platform,
  routes: Routes,
  documents: DocumentsService,
  tellWaiter: (userId: string, documentId: string) => Promise<void>,
): Promise<Dispose> {
  const { bus, clock, config, database, derivatives, jobs, log, objects } = platform;
  const store = new PreviewsStore(database.withTables<PreviewTables>());
  const links = new PreviewLinks(new LinkSigner(await loadSecret(database, 'preview_links'), clock));
  const waiters = new PreviewWaiters(bus);
  const service = new PreviewsService({ store, documents, derivatives, jobs, clock, links, waiters });
  const stopTelling = waiters.listen((userId, documentId) => void tellWaiter(userId, documentId));

  platform.objectSweep.names('derivatives', async (hashes) => [...(await store.needed(hashes))]);
  platform.objectSweep.letsGo((now) => store.forgetUnused(new Date(now - UNUSED_AFTER_MS)));
  routes.handle(openPreview, ({ caller, params, language }) =>
    service.open(caller.userId, params.id, language),
  );
  routes.handle(getPreview, ({ caller, params, language }) =>
    service.get(caller.userId, params.id, language),
  );
  routes.handle(cancelPreview, async ({ caller, params }) => {
    await service.cancel(caller.userId, params.id);
    return {};
  });
  // A derivative asks its source's permission, at every request: a link says whose it is, and what he may changes.
  routes.serve(PREVIEW_FILE_PATH, async (request, response) => {
    const { userId, documentId, hash } = links.check(request.params, request.query);
    const mime = await service.fileType(userId, documentId, hash);
    const size = await derivatives.size(hash);
    if (size === undefined) throw new LecternError('LINK_INVALID');
    response.headers({
      'content-security-policy': SANDBOX,
      'cache-control': 'private, max-age=300',
      'content-type': mime,
      'content-disposition': 'inline',
    });
    return sendObject(request, response, derivatives, { hash, size });
  });

  const content: DocumentContent = {
    create: async () => ({ pageCount: 0 }),
    copy: async () => undefined,
    remove: (id, transaction) => service.removeOf(id, transaction as PreviewTransaction),
  };
  for (const code of ['assets_document', 'assets_audio', 'assets_video'] as const) {
    documents.contents.register(code, content);
  }

  if (!config.roles.includes('worker')) return stopTelling;
  const sayWhy = (said: string) => log.warn({ said }, 'a file was not converted');
  const work = new PreviewWork({
    store,
    objects,
    derivatives,
    documents: new DocumentConverter(sayWhy),
    media: new MediaConverter(sayWhy),
    clock,
    log,
    waiters,
  });
  await jobs.work(previewJob, CONCURRENCY, (run) => work.run(run));
  await jobs.work(previewRemovalJob, CONCURRENCY, ({ payload }) => service.removeFiles(payload.hashes));
  return stopTelling;
}
