import { type Language, LecternError } from '@lectern/protocol';
import type { PreviewState } from '@lectern/protocol/previews';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { presentFailure } from '../../platform/jobs/job-failure.ts';
import { type Jobs, jobKind } from '../../platform/jobs/jobs.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import type { DocumentsService } from '../documents/index.ts';
import { type PreviewKind, previewKindOf, RECIPES } from './preview-kind.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PreviewWaiters } from './preview-waiters.ts';
import { filesOf, type PreviewKey, type PreviewsStore, type PreviewTransaction } from './previews.store.ts';
import type { PreviewRow } from './previews.tables.ts';

/** Generates one preview. */
export const previewJob = jobKind({
  name: 'preview',
  payload: z.object({ sourceHash: z.string(), recipe: z.string(), extension: z.string() }),
  retries: 2,
  timeoutSeconds: 1_200,
});

/** Deletes derivatives that no preview needs any more. */
export const previewRemovalJob = jobKind({
  name: 'preview-removal',
  payload: z.object({ hashes: z.array(z.string()) }),
  retries: 5,
  timeoutSeconds: 60,
});

/** Errors that the same file causes every time. After other errors a new request retries. */
const LASTING = ['FILE_CORRUPT', 'FILE_ENCRYPTED', 'FILE_EXPLODES', 'FILE_TOO_COMPLEX', 'FILE_TYPE_MISMATCH'];
/** Time without progress after which a preview has lost its worker, milliseconds. */
const LOST_AFTER_MS = 30 * 60_000;

/** A document's file with the data that its preview needs. */
interface Source {
  readonly userId: string;
  readonly documentId: string;
  readonly hash: string;
  readonly extension: string;
  readonly kind: PreviewKind;
}

const shownAsIs = { original: true, poster: null, duration: null, width: null, height: null, cut: false };
const pictures: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
};

interface PreviewsServicePorts {
  readonly store: PreviewsStore;
  readonly documents: Pick<DocumentsService, 'allowed' | 'link'>;
  readonly derivatives: ObjectStore;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly links: PreviewLinks;
  readonly waiters: PreviewWaiters;
}

/**
 * Previews of documents' files. Documents with the same file share one preview; each user needs permission on their own
 * document.
 */
export class PreviewsService {
  readonly #ports: PreviewsServicePorts;

  constructor(ports: PreviewsServicePorts) {
    this.#ports = ports;
  }

  /** Returns the state of the preview, and starts one if there is none. */
  async open(userId: string, documentId: string, language: Language): Promise<PreviewState> {
    const source = await this.#sourceOf(userId, documentId);
    const key = keyOf(source);
    if (!key) return this.#asIs(source);
    const known = await this.#usable(key);
    if (known && known.status !== 'making') return this.#present(source, known, language);
    // The waiter is registered before the preview is started or read again, for the preview may finish at any moment
    // from then on.
    this.#ports.waiters.wait(key, userId, documentId);
    const row = known ? await this.#ports.store.find(key) : await this.#begin(source, key);
    return this.#present(source, row, language);
  }

  async get(userId: string, documentId: string, language: Language): Promise<PreviewState> {
    const source = await this.#sourceOf(userId, documentId);
    const key = keyOf(source);
    if (!key) return this.#asIs(source);
    return this.#present(source, await this.#ports.store.find(key), language);
  }

  /** Only the user who started the preview cancels it, because other users may be waiting for it. */
  async cancel(userId: string, documentId: string): Promise<void> {
    const key = keyOf(await this.#sourceOf(userId, documentId));
    const row = key && (await this.#ports.store.find(key));
    if (!key || row?.status !== 'making' || row.started_by !== userId) return;
    await this.#ports.store.remove(key);
    if (row.job_id !== null) await this.#ports.jobs.cancel(previewJob, row.job_id);
  }

  /**
   * The content type of a file of this document's preview, for a user who may see the document now. Throws
   * LINK_INVALID.
   */
  async fileType(userId: string, documentId: string, hash: string): Promise<string> {
    const source = await this.#sourceOf(userId, documentId);
    const key = keyOf(source);
    const row = key && (await this.#ports.store.find(key));
    if (row?.status === 'ready' && row.poster_hash === hash) return 'image/jpeg';
    if (row?.status === 'ready' && row.object_hash === hash && row.result) return row.result.mime;
    throw new LecternError('LINK_INVALID');
  }

  /** Called before a document is deleted, in that transaction: deletes the previews of its file. */
  async removeOf(documentId: string, transaction: PreviewTransaction): Promise<void> {
    const gone = await this.#ports.store.removeOf(documentId, transaction);
    const hashes = gone.flatMap(filesOf);
    if (hashes.length > 0) await this.#ports.jobs.add(previewRemovalJob, { hashes }, transaction);
  }

  async removeFiles(hashes: readonly string[]): Promise<void> {
    const needed = await this.#ports.store.needed(hashes);
    for (const hash of hashes) if (!needed.has(hash)) await this.#ports.derivatives.delete(hash);
  }

  /**
   * The row, unless the preview is to be generated again: its worker or file was lost, or its error may be temporary.
   */
  async #usable(key: PreviewKey): Promise<PreviewRow | undefined> {
    const row = await this.#ports.store.find(key);
    if (!row) return undefined;
    const lost =
      row.status === 'making' && row.updated_at.getTime() < this.#ports.clock.now() - LOST_AFTER_MS;
    const passing = row.status === 'failed' && !LASTING.includes(row.error?.code ?? '');
    const whole = await Promise.all(filesOf(row).map((hash) => this.#ports.derivatives.has(hash)));
    if (!lost && !passing && whole.every(Boolean)) return row;
    await this.#ports.store.remove(key);
    return undefined;
  }

  async #begin(source: Source, key: PreviewKey): Promise<PreviewRow | undefined> {
    const begun = await this.#ports.store.database.transaction().execute(async (transaction) => {
      const row = await this.#ports.store.begin(
        key,
        source.userId,
        new Date(this.#ports.clock.now()),
        transaction,
      );
      if (!row) return undefined;
      const jobId = await this.#ports.jobs.add(
        previewJob,
        { ...key, extension: source.extension },
        transaction,
      );
      await this.#ports.store.setJob(key, jobId, transaction);
      return row;
    });
    if (begun) await this.#ports.jobs.wake(previewJob);
    return begun ?? this.#ports.store.find(key);
  }

  async #sourceOf(userId: string, documentId: string): Promise<Source> {
    const row = await this.#ports.documents.allowed(userId, documentId, 'see');
    if (row.bin_id !== null) throw new LecternError('DOCUMENT_NOT_FOUND');
    const kind = row.object_hash === null ? undefined : previewKindOf(row.format);
    if (row.object_hash === null || !kind) throw new LecternError('PREVIEW_UNSUPPORTED');
    return { userId, documentId, hash: row.object_hash, extension: row.format, kind };
  }

  #asIs({ userId, documentId, hash, extension, kind }: Source): PreviewState {
    const shows = kind.way === 'as-is' ? kind.shows : 'picture';
    const mime = shows === 'pdf' ? 'application/pdf' : (pictures[extension] ?? 'application/octet-stream');
    const url = this.#ports.documents.link(userId, documentId, hash);
    return { status: 'ready', kind: shows, url, mime, ...shownAsIs };
  }

  #present(source: Source, row: PreviewRow | undefined, language: Language): PreviewState {
    if (!row) return { status: 'none' };
    if (row.status === 'making') return { status: 'preparing', progress: row.progress };
    if (row.error) return { status: 'failed', error: presentFailure(row.error, language) };
    if (!row.result) return { status: 'none' };
    const { userId, documentId } = source;
    const address = (hash: string) => this.#ports.links.address({ userId, documentId, hash });
    return {
      status: 'ready',
      ...row.result,
      url:
        row.object_hash === null
          ? this.#ports.documents.link(userId, documentId, source.hash)
          : address(row.object_hash),
      poster: row.poster_hash === null ? null : address(row.poster_hash),
    };
  }
}

/** Undefined for a file that is shown unchanged. */
function keyOf({ hash, kind }: Source): PreviewKey | undefined {
  return kind.way === 'as-is' ? undefined : { sourceHash: hash, recipe: RECIPES[kind.way] };
}
