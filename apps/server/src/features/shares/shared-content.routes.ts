import { LecternError } from '@lectern/protocol';
import * as endpoints from '@lectern/protocol/shares';
import type { Routes } from '../../platform/http/routes.ts';
import { type PagedDocuments, sendPage, sendRead } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { PreviewsService } from '../previews/index.ts';
import type { Opened, ShareVisitors } from './share-visitors.ts';
import type { Visit, VisitorLimit } from './visitor-limit.ts';

interface ContentGround {
  readonly visitors: ShareVisitors;
  readonly limit: VisitorLimit;
  readonly documents: Pick<DocumentsService, 'token'>;
  readonly courseware: Pick<PagedDocuments, 'assets' | 'page' | 'reads'>;
  readonly previews: Pick<PreviewsService, 'get' | 'open'>;
}

/** Serves the content of a link's document, read in the name of the visitor's account or of the link's reader id. */
export function routeSharedContent(
  routes: Routes,
  { visitors, limit, documents, courseware, previews }: ContentGround,
): void {
  const entered = ({ caller, bearer, address, device }: VisitorCall, id: string): Promise<Opened> =>
    limit.counted({ caller, address, device }, id, () => visitors.enter({ caller, pass: bearer }, id));

  routes.handle(endpoints.getSharedRecords, async (call) => {
    const { document, reader } = await entered(call, call.params.id);
    return sendRead(
      await courseware.reads.read(document.id, 'unanswered', reader),
      call.request,
      call.response,
    );
  });
  routes.handle(endpoints.getSharedPage, async (call) => {
    const { document, reader } = await entered(call, call.params.id);
    return sendPage(await courseware.page(reader, document.id, call.query), call.request, call.response);
  });
  routes.handle(endpoints.linkSharedAssets, async (call) => {
    const { document, reader } = await entered(call, call.params.id);
    return courseware.assets.links(reader, document.id, call.body.hashes);
  });
  routes.handle(endpoints.createVisitorToken, async (call) => {
    const { document, reader } = await entered(call, call.body.path.replace(/^\//, ''));
    if (document.object_hash === null) throw new LecternError('ASSET_NOT_FOUND');
    return documents.token(reader, document.id, document.object_hash);
  });
  routes.handle(endpoints.openSharedPreview, async (call) => {
    const { document, reader } = await entered(call, call.params.id);
    return previews.open(reader, document.id, call.language);
  });
  routes.handle(endpoints.getSharedPreview, async (call) => {
    const { document, reader } = await entered(call, call.params.id);
    return previews.get(reader, document.id, call.language);
  });
}

type VisitorCall = Visit & { readonly bearer: string | undefined };
