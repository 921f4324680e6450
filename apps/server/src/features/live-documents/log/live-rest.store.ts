import type { Kysely } from 'kysely';
import type { LiveDatabase, LiveDocumentTables, LiveTransaction } from '../live-documents.tables.ts';
import type { LiveKindCode } from '../live-kind.ts';

type Tables = LiveDocumentTables & { document: { id: string; updated_at: Date } };

/** Which live documents of one kind are idle, and which idle documents were examined. */
export class LiveRestStore {
  readonly #database: Kysely<Tables>;
  readonly #kind: LiveKindCode;

  constructor(database: LiveDatabase, kind: LiveKindCode) {
    this.#database = database.withTables<{ document: Tables['document'] }>();
    this.#kind = kind;
  }

  /** The next document after this id that has not changed since `before`, but has changed since it was examined. */
  async next(before: Date, after: string): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('live_document')
      .innerJoin('document', 'document.id', 'live_document.document_id')
      .select('live_document.document_id')
      .where('live_document.document_id', '>', after)
      .where('live_document.kind', '=', this.#kind)
      .whereRef('live_document.swept_seq', '<', 'live_document.seq')
      .where('document.updated_at', '<', before)
      .orderBy('live_document.document_id')
      .limit(1)
      .executeTakeFirst();
    return row?.document_id;
  }

  /** Records that an idle document was examined, so that it is skipped until its next update. */
  async setLookedAt(documentId: string, seq: number, transaction: LiveTransaction): Promise<void> {
    await transaction
      .updateTable('live_document')
      .set({ swept_seq: seq })
      .where('document_id', '=', documentId)
      .execute();
  }
}
