import type { DocumentItem } from '@lectern/protocol/document-shapes';
import * as documents from '@lectern/protocol/documents';
import type { Session, TestServer } from '../../../../test/setup/test-server.ts';

/** Creates and lists documents of a teacher; `session` creates them as another user. */
export function libraryOf(server: TestServer, owner: Session) {
  return {
    folder: (name: string, parentId?: string, session: Session = owner): Promise<DocumentItem> =>
      server.call(
        documents.createDocument,
        { query: { parent_id: parentId }, body: { name, resource_type_code: 'folder' } },
        session,
      ),
    courseware: (name: string, parentId?: string, session: Session = owner): Promise<DocumentItem> =>
      server.call(
        documents.createDocument,
        { query: { parent_id: parentId, auto_rename: true }, body: { name } },
        session,
      ),
    names: async (
      parentId: string | undefined,
      query: Record<string, string> = {},
    ): Promise<readonly string[]> => {
      const page = await server.call(
        documents.listDocuments,
        { query: { parent_id: parentId, ...query } },
        owner,
      );
      return page.items.map((item) => item.name);
    },
  };
}
