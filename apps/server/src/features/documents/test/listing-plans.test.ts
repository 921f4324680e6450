import { newId } from '@lectern/base';
import { type KyselyPlugin, RawNode, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { DocumentListingStore } from '../listing/document-listing.store.ts';

const server = await startTestServer();
afterAll(() => server.close());

/** Makes the database explain its query plans. */
const EXPLAINED: KyselyPlugin = {
  transformQuery: ({ node }) => RawNode.createWithChildren([RawNode.createWithSql('explain '), node]),
  transformResult: async ({ result }) => result,
};

describe('pages of the listing of a large disk', () => {
  it('are read from indexes in every order and both directions, also when there are no folders', async () => {
    const userId = newId();
    const database = server.platform.database.withTables<DocumentTables>();
    await sql`
      insert into document (id, owner_id, name, name_key, resource_type_code, format, document_type, source_from, size,
          teaching_materials, created_at, updated_at)
        select gen_random_uuid()::text, ${userId}, '第' || n || '课', '第' || n || '课', 'assets_document', 'pdf', 2, 1, n,
            '[]', now() - n * interval '1 minute', now() - (n * 7919 % 20000) * interval '1 minute'
          from generate_series(1, 20000) as n`.execute(database);
    await sql`analyze document`.execute(database);
    const listing = new DocumentListingStore(database.withPlugin(EXPLAINED), server.platform.clock);
    const of = {
      parentId: null,
      search: undefined,
      resourceTypeCode: undefined,
      formats: undefined,
    } as const;
    const values = { name: '第9999课', size: 9999, create_at: Date.now() - 6e8, update_at: Date.now() - 6e8 };
    for (const order of ['name', 'size', 'create_at', 'update_at'] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const place = { folder: false, value: values[order], id: newId() };
        for (const [after, reads] of [
          [undefined, 2],
          [place, 1],
        ] as const) {
          const query = { ...of, sourceFrom: undefined, order, direction, after, limit: 50 };
          const plan = JSON.stringify((await listing.list(userId, query)).rows);
          const said = `${order} ${direction} ${reads}`;
          expect(plan.match(/Index Scan/g), said).toHaveLength(reads);
          expect(plan, said).not.toMatch(/Seq Scan|Bitmap/);
          // The few folders may be sorted; the thousands of documents are read in order.
          if (reads === 1) expect(plan, said).not.toContain('Sort');
        }
      }
    }
  });
});
