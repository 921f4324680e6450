import * as endpoints from '@lectern/protocol/disk';
import type { Routes } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import { mayReadSpaceOf } from './documents.policy.ts';
import type { DocumentsService } from './documents.service.ts';

/** Endpoints of the network disk. The document centre has further ones. */
export function routeDisk(routes: Routes, documents: DocumentsService): void {
  const { copies, listing, space, versions } = documents;

  routes.handle(endpoints.copyDocuments, async ({ caller, query, body }) => ({
    items: await copies.copy(caller.userId, body.ids, {
      parentId: body.parent_id,
      autoRename: query.auto_rename,
    }),
  }));

  routes.handle(endpoints.sameNames, async ({ caller, body }) => {
    await space.checkRoom(caller.userId, body.parent_id, 0);
    const rows = await listing.ofNames(caller.userId, body.parent_id, body.names);
    return { items: rows.map((row) => documents.presentOwn(row)) };
  });

  routes.handle(endpoints.spaceByKind, async ({ caller, params }) => {
    enforce(mayReadSpaceOf(caller.userId, params.id));
    const { kinds, ...rest } = await space.byKind(caller.userId);
    return { ...rest, kinds: [...kinds] };
  });

  routes.handle(endpoints.listVersions, ({ caller, params }) => versions.list(caller.userId, params.id));

  routes.handle(endpoints.versionLink, ({ caller, params }) =>
    versions.link(caller.userId, params.id, params.version_id),
  );

  routes.handle(endpoints.restoreVersion, ({ caller, params }) =>
    versions.restore(caller.userId, params.id, params.version_id),
  );

  routes.handle(endpoints.deleteVersion, async ({ caller, params }) => {
    await versions.delete(caller.userId, params.id, params.version_id);
    return {};
  });
}
