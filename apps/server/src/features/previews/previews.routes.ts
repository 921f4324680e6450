import { LecternError } from '@lectern/protocol';
import { cancelPreview, getPreview, openPreview } from '@lectern/protocol/previews';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { sendObject } from '../../platform/http/send-object.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { PREVIEW_FILE_PATH, type PreviewLinks } from './preview-links.ts';
import type { PreviewsService } from './previews.service.ts';

export function routePreviews(
  routes: Routes,
  previews: PreviewsService,
  links: PreviewLinks,
  derivatives: ObjectStore,
): void {
  routes.handle(openPreview, ({ caller, params, language }) =>
    previews.open(caller.userId, params.id, language),
  );
  routes.handle(getPreview, ({ caller, params, language }) =>
    previews.get(caller.userId, params.id, language),
  );
  routes.handle(cancelPreview, async ({ caller, params }) => {
    await previews.cancel(caller.userId, params.id);
    return {};
  });
  // Permission on the source is checked at every request: the link names the user, whose permission may change.
  routes.serve(PREVIEW_FILE_PATH, async (request, response) => {
    const { userId, documentId, hash } = links.check(request.params, request.query);
    const mime = await previews.fileType(userId, documentId, hash);
    const size = await derivatives.size(hash);
    if (size === undefined) throw new LecternError('LINK_INVALID');
    response.headers({
      'content-security-policy': FILE_POLICY,
      'cache-control': 'private, max-age=300',
      'content-type': mime,
      'content-disposition': 'inline',
    });
    return sendObject(request, response, derivatives, { hash, size });
  });
}
