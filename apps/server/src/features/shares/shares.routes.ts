import { LecternError } from '@lectern/protocol';
import * as endpoints from '@lectern/protocol/shares';
import { languageOf } from '../../platform/http/language.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Sockets } from '../../platform/http/sockets.ts';
import type { AddressLimit } from '../accounts/index.ts';
import { fileCoreType } from '../documents/index.ts';
import type { ShareConnections } from './share-connections.ts';
import { shareUrl } from './share-facts.ts';
import type { ShareVisitors } from './share-visitors.ts';
import type { ShareWindows } from './share-windows.ts';
import type { SharesService } from './shares.service.ts';
import type { VisitorLimit } from './visitor-limit.ts';

export function routeShares(
  routes: Routes,
  shares: SharesService,
  visitors: ShareVisitors,
  changes: AddressLimit,
): void {
  routes.handle(endpoints.getShare, async ({ caller, params }) => ({
    share: await shares.get(caller, params.id),
  }));
  routes.handle(endpoints.putShare, ({ caller, params, body }) => {
    changes.take(caller.userId);
    return shares.put(caller, params.id, {
      permission: body.permission,
      editType: body.edit_type,
      recipients: { userIds: [...new Set(body.user_ids)], classIds: [...new Set(body.class_ids)] },
      password: body.password,
      endsAt: body.end_at === null ? null : new Date(body.end_at),
      download: body.download,
      seen: body.seen,
    });
  });
  routes.handle(endpoints.withdrawShare, async ({ caller, params }) => {
    await shares.withdraw(caller, params.id);
    return {};
  });
  routes.handle(endpoints.listShareVisits, ({ caller, params, query }) =>
    shares.visits(caller, params.id, { offset: query.$offset, limit: query.$limit }),
  );
  routes.handle(endpoints.getShareUrl, ({ caller, query }) => shares.url(caller, query.document_id));
  routes.handle(endpoints.getShareInfo, async ({ caller, params }) => {
    const asking = { caller, pass: undefined };
    const opened = await visitors.look(asking, params.id);
    return { url: shareUrl(params.id), ...(await visitors.present(asking, opened)) };
  });
  routes.handle(endpoints.getSharePermission, async ({ caller, params }) => ({
    has_edit: await shares.mayEdit(caller, params.id),
  }));
}

/** Kinds with a preview (specification, section 5), and coursewares, into which presentations are converted. */
const PREVIEWED: readonly string[] = ['audio', 'video', 'image', 'pdf', 'ppt', 'courseware'];

/** Limited, for each query is sent to all processes. */
export function routeConnections(routes: Routes, connections: ShareConnections, limit: VisitorLimit): void {
  routes.handle(endpoints.listConnectedUsers, ({ caller, bearer, params, query, address, device }) =>
    limit.counted({ caller, address, device }, params.id, () =>
      connections.list({ caller, pass: bearer }, params.id, query.user_id),
    ),
  );
}

/** Endpoints for visitors with a link: without a sign-in, as a guest or as a user. */
export function routeShareVisitors(routes: Routes, visitors: ShareVisitors, limit: VisitorLimit): void {
  routes.handle(endpoints.getSharePreview, ({ caller, bearer, query, address, device }) =>
    limit.counted({ caller, address, device }, query.share_id, async () => {
      const asking = { caller, pass: bearer };
      const opened = await visitors.look(asking, query.share_id);
      if (!PREVIEWED.includes(fileCoreType(opened.document))) throw new LecternError('PREVIEW_UNSUPPORTED');
      return visitors.present(asking, opened);
    }),
  );
  routes.handle(endpoints.openShare, ({ caller, bearer, params, address, device }) =>
    limit.counted({ caller, address, device }, params.id, async () => {
      const asking = { caller, pass: bearer };
      const opened = await visitors.open(asking, params.id);
      return { ...(await visitors.present(asking, opened)), file: visitors.filesOf(opened) };
    }),
  );
  routes.handle(endpoints.verifySharePassword, ({ caller, bearer, params, body, address, device, proof }) =>
    limit.counted({ caller, address, device }, params.identify, () => {
      const given = {
        password: body.password,
        pass: body.pass,
        userId: body.user_id,
        address,
        device,
        proof,
      };
      return visitors.verify({ caller, pass: bearer }, params.identify, given);
    }),
  );
}

/** Largest message of a window, bytes; a window sends one. */
const HELLO_MAX_BYTES = 4_096;

export function routeShareWindows(sockets: Sockets, windows: ShareWindows): void {
  sockets.handle(endpoints.SHARE_WINDOWS_PATH, {
    maxPayload: HELLO_MAX_BYTES,
    onConnection: (socket, { headers }, address) =>
      windows.accept(socket, {
        host: headers.host ?? '',
        address,
        language: languageOf(headers['accept-language']),
      }),
  });
}
