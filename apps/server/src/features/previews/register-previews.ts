import { loadSecret } from '../../platform/database/secret.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { DocumentConverter, MediaConverter } from '../conversion/index.ts';
import type { DocumentContent, DocumentsService } from '../documents/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { PreviewLinks } from './preview-links.ts';
import { PreviewWaiters } from './preview-waiters.ts';
import { PreviewWork } from './preview-work.ts';
import { routePreviews } from './previews.routes.ts';
import { PreviewsService, previewJob, previewRemovalJob } from './previews.service.ts';
import { PreviewsStore, type PreviewTransaction } from './previews.store.ts';
import type { PreviewTables } from './previews.tables.ts';

/** Age at which previews of files that no document has are deleted, milliseconds. */
const UNUSED_AFTER_MS = 24 * 3_600_000;
/** Previews generated at a time in one process, for encoding occupies processors. */
const CONCURRENCY = 1;

/** Ports to other features. */
export interface PreviewPorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'contents' | 'link'>;
  readonly notifications: Pick<NotificationsService, 'push'>;
}

/**
 * Registers previews of files that browsers cannot show: generated in processes with the worker role, served by signed
 * links.
 */
export async function registerPreviews(
  ground: Ground,
  { documents, notifications }: PreviewPorts,
): Promise<Registered<PreviewsService>> {
  const { bus, clock, config, database, derivatives, jobs, log, objects, objectSweep, routes } = ground;
  const store = new PreviewsStore(database.withTables<PreviewTables>());
  const links = new PreviewLinks(new LinkSigner(await loadSecret(database, 'preview_links'), clock));
  const waiters = new PreviewWaiters(bus);
  const service = new PreviewsService({ store, documents, derivatives, jobs, clock, links, waiters });
  const stopTelling = waiters.listen(
    (userId, documentId) => void notifications.push(userId, { kind: 'preview', document_id: documentId }),
  );

  objectSweep.names('derivatives', async (hashes) => [...(await store.needed(hashes))]);
  objectSweep.letsGo((now) => store.forgetUnused(new Date(now - UNUSED_AFTER_MS)));
  routePreviews(routes, service, links, derivatives);

  const content: DocumentContent = {
    remove: (id, transaction) => service.removeOf(id, transaction as PreviewTransaction),
  };
  for (const code of ['assets_document', 'assets_audio', 'assets_video'] as const) {
    documents.contents.register(code, content);
  }

  const personal: readonly PersonalRow<PreviewTables>[] = [
    {
      table: 'preview',
      column: 'started_by',
      onCancel: { keep: 'a preview is shared by all users who store the same file' },
      export: { none: 'generated from files on the disk' },
    },
  ];
  const close = async () => stopTelling();
  if (!config.roles.includes('worker')) return { service, close, personal };
  const sayWhy = (said: string) => log.warn({ said }, 'failed to convert a file');
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
  return { service, close, personal };
}
