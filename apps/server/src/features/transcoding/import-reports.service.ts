import { LecternError, type Reply } from '@lectern/protocol';
import { PICTURE_EXTENSIONS } from '@lectern/protocol/file-kinds';
import type { getImportReportSummary, importSourceLink } from '@lectern/protocol/transcoding';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { StoredObject } from '../../platform/objects/object-store.ts';
import type { DocumentsService } from '../documents/index.ts';
import { cutAway } from './cut-away.ts';
import type { ImportSourceLinks } from './import-source-links.ts';
import type { TranscodingStore, TranscodingTransaction } from './transcoding.store.ts';
import type { ImportReportRow } from './transcoding.tables.ts';

/** Formats without comments. */
const WITHOUT_COMMENTS: readonly string[] = ['pdf', 'zip', ...PICTURE_EXTENSIONS];

/** Whether a file of this format may contain comments that the courseware does not show. */
export function mayHoldComments(format: string): boolean {
  return !WITHOUT_COMMENTS.includes(format);
}

interface ImportReportsPorts {
  readonly store: TranscodingStore;
  readonly documents: Pick<DocumentsService, 'allowed' | 'permits'>;
  readonly links: ImportSourceLinks;
}

/** Reports of imports, and the imported files, which are stored beside the coursewares. */
export class ImportReportsService {
  readonly #ports: ImportReportsPorts;

  constructor(ports: ImportReportsPorts) {
    this.#ports = ports;
  }

  /** Throws DOCUMENT_NOT_FOUND for a courseware that was not imported. */
  async report(userId: string, documentId: string): Promise<ImportReportRow> {
    const { documents, store } = this.#ports;
    await documents.allowed(userId, documentId, 'see');
    const report = await store.report(documentId);
    if (!report) throw new LecternError('DOCUMENT_NOT_FOUND');
    return report;
  }

  async summary(userId: string, documentId: string): Promise<Reply<typeof getImportReportSummary>> {
    const { documents, store } = this.#ports;
    await documents.allowed(userId, documentId, 'see');
    const report = await store.reportSummary(documentId);
    if (!report) return { imported: false, count: 0, fonts: [], cut: null, source: null };
    const isTheirs = report.source_hash !== null && (await documents.permits(userId, documentId, 'edit'));
    return {
      imported: true,
      count: report.count,
      fonts: report.fonts,
      cut: cutAway(report.missing) ?? null,
      source: isTheirs ? { name: fileName(report), size: report.source_size } : null,
    };
  }

  /**
   * A link to the whole imported file, which may contain comments and more than the courseware: for its owner and for
   * users who may edit. Throws DOCUMENT_NOT_FOUND for a courseware without a file.
   */
  async sourceLink(userId: string, documentId: string): Promise<Reply<typeof importSourceLink>> {
    const { documents, links, store } = this.#ports;
    await documents.allowed(userId, documentId, 'edit');
    const report = await store.report(documentId);
    const hash = report?.source_hash ?? null;
    if (!report || hash === null) throw new LecternError('DOCUMENT_NOT_FOUND');
    const url = links.link({ userId, documentId, hash });
    return { url, name: fileName(report), size: report.source_size };
  }

  /** The file behind a link, for the user for whom it was created, while they may edit. Throws LINK_INVALID. */
  async source(
    named: { readonly userId: string; readonly documentId: string },
    end: unknown,
    signature: unknown,
  ): Promise<StoredObject & { readonly name: string; readonly format: string }> {
    const { documents, links, store } = this.#ports;
    const report = await store.report(named.documentId);
    const hash = report?.source_hash ?? null;
    if (!report || hash === null || !links.verify({ ...named, hash }, end, signature))
      throw new LecternError('LINK_INVALID');
    // The permission under which the link was created may have been revoked.
    if (!(await documents.permits(named.userId, named.documentId, 'edit')))
      throw new LecternError('LINK_INVALID');
    return { hash, size: report.source_size, name: fileName(report), format: report.source_format };
  }

  /**
   * Copies the report for a copied courseware, with the imported file when the user who copies may read all its
   * content.
   */
  async copied(
    sourceId: string,
    targetId: string,
    transaction: AnyTransaction,
    unsaid: boolean,
  ): Promise<void> {
    const withSource = (format: string) => !unsaid || !mayHoldComments(format);
    await this.#ports.store.copyReport(sourceId, targetId, withSource, transaction as TranscodingTransaction);
  }
}

function fileName({
  source_name,
  source_format,
}: Pick<ImportReportRow, 'source_name' | 'source_format'>): string {
  return `${source_name}.${source_format}`;
}
