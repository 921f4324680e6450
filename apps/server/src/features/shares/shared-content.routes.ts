import { LecternError } from '@lectern/protocol';
import * as endpoints from '@lectern/protocol/shares';
import type { Routes } from '../../platform/http/routes.ts';
import type { AddressLimit } from '../accounts/index.ts';
import { type PagedDocuments, sendPage, sendRead } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { PreviewsService } from '../previews/index.ts';
import type { ShareVisitors } from './share-visitors.ts';

interface ContentGround {
  readonly visitors: ShareVisitors;
  readonly limit: AddressLimit;
  readonly documents: Pick<DocumentsService, 'token'>;
  readonly courseware: Pick<PagedDocuments, 'assets' | 'page' | 'reads'>;
  readonly previews: Pick<PreviewsService, 'get' | 'open'>;
}

/** What a link leads to: read as the account that came by it, or as the link's own reader. */
export function routeSharedContent(
  routes: Routes,
  { visitors, limit, documents, courseware, previews }: ContentGround,
): void {
  routes.handle(
    endpoints.getSharedRecords,
    async ({ caller, bearer, params, address, request, response }) => {
      limit.take(address);
      const { document, reader } = await visitors.enter({ caller, pass: bearer }, params.id);
      return sendRead(await courseware.reads.read(document.id, 'records', reader), request, response);
    },
  );
  routes.handle(
    endpoints.getSharedPage,
    async ({ caller, bearer, params, query, address, request, response }) => {
      limit.take(address);
      const { document, reader } = await visitors.enter({ caller, pass: bearer }, params.id);
      return sendPage(await courseware.page(reader, document.id, query), request, response);
    },
  );
  routes.handle(endpoints.linkSharedAssets, async ({ caller, bearer, params, body, address }) => {
    limit.take(address);
    const { document, reader } = await visitors.enter({ caller, pass: bearer }, params.id);
    return courseware.assets.links(reader, document.id, body.hashes);
  });
  routes.handle(endpoints.createVisitorToken, async ({ caller, bearer, body, address }) => {
    limit.take(address);
    const id = body.path.replace(/^\//, '');
    const { document, reader } = await visitors.enter({ caller, pass: bearer }, id);
    if (document.object_hash === null) throw new LecternError('ASSET_NOT_FOUND');
    return documents.token(reader, document.id, document.object_hash);
  });
  routes.handle(endpoints.openSharedPreview, async ({ caller, bearer, params, address, language }) => {
    limit.take(address);
    const { document, reader } = await visitors.enter({ caller, pass: bearer }, params.id);
    return previews.open(reader, document.id, language);
  });
  routes.handle(endpoints.getSharedPreview, async ({ caller, bearer, params, address, language }) => {
    limit.take(address);
    const { document, reader } = await visitors.enter({ caller, pass: bearer }, params.id);
    return previews.get(reader, document.id, language);
  });
}
