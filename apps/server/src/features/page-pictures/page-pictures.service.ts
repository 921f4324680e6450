import { LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type Jobs, jobKind } from '../../platform/jobs/jobs.ts';
import { isHash, type ObjectStore } from '../../platform/objects/object-store.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { PagePicturesRow, PagePicturesStore } from './page-pictures.store.ts';

/** Draws the pages of one PowerPoint file. */
export const pagePicturesJob = jobKind({
  name: 'page-pictures',
  payload: z.object({ sourceHash: z.string().refine(isHash) }),
  retries: 1,
  // LibreOffice's own limit, the reading of its PDF, and twice the wait for an unreachable object store
  timeoutSeconds: 600,
});

/** Time without progress after which a drawing process has crashed, milliseconds. */
const LOST_AFTER_MS = 10 * 60_000;

/** Ports to other features. */
export interface PagePicturesPorts {
  readonly documents: Pick<DocumentsService, 'allowed'>;
  readonly courseware: {
    /** The file that the courseware was imported from. */
    source(documentId: string): Promise<{ readonly asset: string; readonly format: string } | undefined>;
    readonly assets: {
      /** Whether the courseware may use the file. */
      has(documentId: string, hash: string): Promise<boolean>;
      /** Adds a file in the store to the courseware; its owner pays. Throws CAPACITY_NOT_ENOUGH. */
      takeIn(documentId: string, files: readonly AssetItem[]): Promise<void>;
    };
  };
}

export type AskedPicture =
  | { readonly status: 'making' }
  | { readonly status: 'ready'; readonly picture: AssetItem };

interface PagePicturesServicePorts extends PagePicturesPorts {
  readonly store: PagePicturesStore;
  readonly objects: ObjectStore;
  readonly jobs: Jobs;
  readonly clock: Clock;
}

/**
 * Pages as PowerPoint files show them from which coursewares were imported. Reading a picture needs permission on its
 * courseware.
 */
export class PagePicturesService {
  readonly store: PagePicturesStore;
  readonly #ports: PagePicturesServicePorts;

  constructor(ports: PagePicturesServicePorts) {
    this.store = ports.store;
    this.#ports = ports;
  }

  now(): Date {
    return new Date(this.#ports.clock.now());
  }

  async ask(userId: string, documentId: string, part: string): Promise<AskedPicture> {
    await this.#ports.documents.allowed(userId, documentId, 'edit');
    const sourceHash = await this.#sourceOf(documentId);
    const row = await this.store.find(sourceHash);
    if (row?.status === 'failed') {
      await this.store.forget(sourceHash);
      throw new LecternError(row.error?.code ?? 'INTERNAL', row.error?.details ?? {});
    }
    const picture = row?.status === 'ready' ? pictureOf(row, part) : undefined;
    if (row?.status === 'ready' && !picture) throw new LecternError('PAGE_PICTURE_NOT_FOUND');
    if (!picture || !(await this.#ports.objects.has(picture.hash))) {
      // a restored database may name pictures that the object store does not have
      if (picture) await this.store.forget(sourceHash);
      const lostBefore = new Date(this.#ports.clock.now() - LOST_AFTER_MS);
      if (await this.store.begin(sourceHash, this.now(), lostBefore)) {
        await this.#ports.jobs.add(pagePicturesJob, { sourceHash });
        await this.#ports.jobs.wake(pagePicturesJob);
      }
      return { status: 'making' };
    }
    await this.#ports.courseware.assets.takeIn(documentId, [picture]);
    return { status: 'ready', picture };
  }

  /** The imported file, if the courseware may use it: a user who edits the courseware can write any hash into it. */
  async #sourceOf(documentId: string): Promise<string> {
    const source = await this.#ports.courseware.source(documentId);
    const allowed =
      source?.format === 'pptx' && (await this.#ports.courseware.assets.has(documentId, source.asset));
    if (!allowed) throw new LecternError('PAGE_PICTURE_NOT_FOUND');
    return source.asset;
  }
}

/** Only an own property counts, because the caller sets the part. */
function pictureOf({ pictures }: PagePicturesRow, part: string): AssetItem | undefined {
  return pictures && Object.hasOwn(pictures, part) ? pictures[part] : undefined;
}
