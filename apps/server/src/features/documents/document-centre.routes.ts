import { isId } from '@lectern/base';
import { LecternError, UPLOAD_MAX_BYTES } from '@lectern/protocol';
import * as endpoints from '@lectern/protocol/document-centre';
import { createUpload } from '@lectern/protocol/uploads';
import type { Routes } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import { mayAddTo, mayAskTokenAs } from './documents.policy.ts';
import type { DocumentsService } from './documents.service.ts';
import { copySource } from './tree/document-copies.service.ts';

/** Endpoints of the document centre that are not about single documents. */
export function routeDocumentCentre(routes: Routes, documents: DocumentsService): void {
  const { search, tree } = documents;

  routes.handle(endpoints.addToCenter, ({ caller, query, body }) =>
    tree.copy(caller.userId, body.source_id, {
      parentId: body.parent_id ?? null,
      autoRename: query.auto_rename,
      sourceFrom: copySource[query.type],
    }),
  );

  routes.handle(endpoints.addAllToCenter, async ({ caller, query, body }) => {
    enforce(mayAddTo(caller.userId, body.container_id));
    const ids = body.resource_list.map(({ resource_id: id }) => id);
    const items = await tree.copyAll(caller.userId, ids, {
      parentId: body.parent_id ?? null,
      autoRename: query.auto_rename,
      sourceFrom: copySource[query.type],
    });
    return { items };
  });

  routes.handle(endpoints.getUploadUrl, async ({ caller, params }) => {
    const row = await documents.allowed(caller.userId, params.id, 'move');
    return {
      upload_url: createUpload.path,
      method: createUpload.method,
      parent_id: row.resource_type_code === 'folder' ? row.id : row.parent_id,
      max_size: UPLOAD_MAX_BYTES,
    };
  });

  routes.handle(endpoints.searchMaterials, ({ caller, query }) =>
    search.search(caller.userId, {
      keyword: query.keyword,
      resourceTypeCode: query.resource_type_code,
      orderBy: 'update_at desc',
      offset: query.$offset,
      limit: query.$limit,
    }),
  );

  routes.handle(endpoints.queryVideo, ({ caller, query }) =>
    search.search(caller.userId, { kind: 'video', orderBy: query.$orderby, offset: 0, limit: query.$limit }),
  );

  routes.handle(endpoints.queryFileType, ({ caller, query }) =>
    search.search(caller.userId, {
      kind: query.file_type,
      orderBy: query.$orderby,
      offset: 0,
      limit: query.$limit,
    }),
  );

  routes.handle(endpoints.createDocumentToken, async ({ caller, body }) => {
    enforce(mayAskTokenAs(caller.userId, body.user_id));
    const id = body.path.replace(/^\//, '');
    if (!isId(id)) throw new LecternError('DOCUMENT_NOT_FOUND');
    const row = await documents.allowed(caller.userId, id, 'download');
    if (row.object_hash === null) throw new LecternError('ASSET_NOT_FOUND');
    return documents.token(caller.userId, row.id, row.object_hash);
  });
}
