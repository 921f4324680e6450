import { buffer } from 'node:stream/consumers';
import { isId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { kindCodes } from '@lectern/protocol/document-kind-of';
import { documentKinds } from '@lectern/protocol/document-kinds';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import * as endpoints from '@lectern/protocol/documents';
import { type FileKind, fileKinds } from '@lectern/protocol/file-kinds';
import type { Routes } from '../../platform/http/routes.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { enforce } from '../../platform/policy.ts';
import { mayReadSpaceOf } from './documents.policy.ts';
import { coverMime, type DocumentsService } from './documents.service.ts';
import type { RowPage } from './listing/document-listing.store.ts';
import { placeOf, readPlace } from './listing/listing-place.ts';
import { copySource } from './tree/document-copies.service.ts';

/** The filter of a listing of one kind, over all folders. */
function listedKind(kind: endpoints.ListedKind): {
  readonly extensions: readonly string[];
  readonly resourceTypeCode: ResourceTypeCode;
} {
  const [code] = kindCodes(({ listedAs }) => listedAs === kind);
  if (code !== undefined) return { extensions: [documentKinds[code].format], resourceTypeCode: code };
  return fileKinds[kind as FileKind];
}

export function routeDocuments(routes: Routes, objects: ObjectStore, documents: DocumentsService): void {
  routeListings(routes, documents);
  routeTree(routes, documents);
  routeBin(routes, documents);
  routeFiles(routes, objects, documents);
  routeGrants(routes, documents);
}

/** Listings of documents, and checks which documents still exist. */
function routeListings(routes: Routes, documents: DocumentsService): void {
  const { space } = documents;
  routes.handle(endpoints.documentsExist, async ({ caller, query }) => {
    const ids = query.ids.split(',').filter((id) => id !== '');
    if (ids.length > 100 || !ids.every(isId)) throw new LecternError('INVALID_INPUT', { field: 'ids' });
    const rows = ids.length === 0 ? [] : await documents.listing.findMany(ids, caller.userId);
    const open = new Set(
      rows.filter((row) => documents.present(row, caller.userId).permission > 0).map((row) => row.id),
    );
    return { ids: ids.filter((id) => open.has(id)) };
  });

  routes.handle(endpoints.listDocuments, async ({ caller, query }) => {
    const parentId = query.parent_id ?? null;
    const kind = query.file_type && listedKind(query.file_type);
    const page = await documents.listing.list(caller.userId, {
      parentId,
      search: query.search,
      resourceTypeCode: kind?.resourceTypeCode ?? query.resource_type_code,
      formats: kind?.extensions,
      sourceFrom: query.source_from,
      order: query.order,
      direction: query.direction,
      after: query.cursor === undefined ? undefined : readPlace(query.cursor, query.order),
      limit: query.limit,
    });
    // An empty folder and another user's folder both have no rows, so the folder is looked up in this case.
    if (page.rows.length === 0 && parentId !== null) await space.checkRoom(caller.userId, parentId, 0);
    const last = page.rows.at(-1);
    return {
      ...presentPage(documents, caller.userId, page),
      next: page.hasMore && last ? placeOf(last, query.order) : null,
    };
  });

  routes.handle(endpoints.recentDocuments, async ({ caller, query }) =>
    presentPage(documents, caller.userId, await documents.listing.recent(caller.userId, query.limit)),
  );

  routes.handle(endpoints.sharedDocuments, async ({ caller, query }) =>
    presentPage(
      documents,
      caller.userId,
      await documents.listing.shared(caller.userId, query.offset, query.limit),
    ),
  );

  routes.handle(endpoints.folderPath, async ({ caller, params }) => {
    const row = await documents.allowed(caller.userId, params.id, 'see');
    if (row.owner_id !== caller.userId) return { items: [{ id: row.id, name: row.name }] };
    return { items: [...(await documents.listing.path(params.id))] };
  });
}

/** Documents that are created, copied, moved and changed. */
function routeTree(routes: Routes, documents: DocumentsService): void {
  const { space, tree } = documents;

  routes.handle(endpoints.getDocument, ({ caller, params }) => documents.get(caller.userId, params.id));

  routes.handle(endpoints.createDocument, ({ caller, query, body }) => {
    const name = body.name ?? body.global_title?.['zh-CN'];
    if (name === undefined) throw new LecternError('INVALID_INPUT', { field: 'body.name' });
    return tree.createBlank({
      ownerId: caller.userId,
      parentId: query.parent_id ?? null,
      name,
      autoRename: query.auto_rename,
      resourceTypeCode: body.resource_type_code,
      wantedFormat: body.custom_properties?.format,
      teachingMaterials: body.teaching_materials.length > 0 ? body.teaching_materials : undefined,
      template: body.template,
    });
  });

  routes.handle(endpoints.renameDocument, ({ caller, body }) =>
    tree.rename(caller.userId, body.id, body.name),
  );

  routes.handle(endpoints.copyDocument, ({ caller, query, body }) =>
    tree.copy(caller.userId, body.source_id, {
      parentId: body.parent_id ?? null,
      name: body.name,
      autoRename: query.auto_rename,
      sourceFrom: copySource[query.type],
    }),
  );

  routes.handle(endpoints.moveDocuments, async ({ caller, query, body }) => ({
    items: await tree.move(caller.userId, body.ids, body.parent_id, query.auto_rename),
  }));

  routes.handle(endpoints.associateTeaching, ({ caller, params, body }) =>
    documents.associate(caller.userId, params.id, body),
  );

  routes.handle(endpoints.visitDocument, async ({ caller, params }) => {
    await documents.visit(caller.userId, params.id);
    return {};
  });

  routes.handle(endpoints.documentUser, async ({ caller, params }) => {
    enforce(mayReadSpaceOf(caller.userId, params.id));
    return { user_id: caller.userId, ...(await space.of(caller.userId)) };
  });
}

/** The recycle bin. */
function routeBin(routes: Routes, documents: DocumentsService): void {
  const { bin } = documents;

  routes.handle(endpoints.binnedDocuments, async ({ caller, query }) =>
    presentPage(
      documents,
      caller.userId,
      await documents.listing.binned(caller.userId, query.offset, query.limit),
    ),
  );

  routes.handle(endpoints.binDocuments, async ({ caller, body }) => {
    await bin.bin(caller.userId, body.ids);
    return {};
  });

  routes.handle(endpoints.restoreDocuments, async ({ caller, body }) => ({
    items: await bin.restore(caller.userId, body.ids),
  }));

  routes.handle(endpoints.deleteDocuments, async ({ caller, body }) => {
    await bin.delete(caller.userId, body.ids);
    return {};
  });

  routes.handle(endpoints.emptyBin, async ({ caller }) => ({ count: await bin.empty(caller.userId) }));
}

/** Covers, and files to be downloaded. */
function routeFiles(routes: Routes, objects: ObjectStore, documents: DocumentsService): void {
  routes.handle(endpoints.putCover, async ({ caller, params, query, rawBody }) => {
    await documents.allowed(caller.userId, params.id, 'edit');
    const bytes = await buffer(rawBody);
    coverMime(bytes);
    const { hash } = await objects.put(bytes);
    return documents.setCover(caller.userId, params.id, hash, query.page_count);
  });

  routes.handle(endpoints.downloadLink, async ({ caller, params }) => {
    const row = await documents.allowed(caller.userId, params.id, 'download');
    if (row.object_hash === null) throw new LecternError('ASSET_NOT_FOUND');
    return { url: documents.link(caller.userId, row.id, row.object_hash), name: row.name, size: row.size };
  });
}

/** Routes that set which other users may read or change a document. */
function routeGrants(routes: Routes, { grants }: DocumentsService): void {
  routes.handle(endpoints.listGrants, async ({ caller, params }) => ({
    items: (await grants.list(caller.userId, params.id)).map((grant) => ({
      user_id: grant.user_id,
      permission: grant.permission,
      create_at: grant.created_at.getTime(),
    })),
  }));

  routes.handle(endpoints.putGrant, async ({ caller, params, body }) => {
    const grant = await grants.put(caller.userId, params.id, params.user_id, body.permission);
    return {
      user_id: grant.user_id,
      permission: grant.permission,
      create_at: grant.created_at.getTime(),
    };
  });
}

function presentPage(documents: DocumentsService, userId: string, page: RowPage) {
  return {
    items: page.rows.map((row) => documents.present(row, userId)),
    has_more: page.hasMore,
  };
}
