import { buffer } from 'node:stream/consumers';
import * as endpoints from '@lectern/protocol/boards';
import type { Routes } from '../../platform/http/routes.ts';
import { type PagedDocuments, sendRead } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { BoardsService } from './boards.service.ts';

export function routeBoards(
  routes: Routes,
  boards: BoardsService,
  documents: Pick<DocumentsService, 'allowed'>,
  { reads }: Pick<PagedDocuments, 'reads'>,
): void {
  routes.handle(endpoints.createBoard, async ({ caller, query, rawBody }) =>
    boards.create(caller.userId, {
      name: query.name,
      parentId: query.parent_id ?? null,
      state: await buffer(rawBody),
    }),
  );

  routes.handle(endpoints.boardState, async ({ caller, params, request, response }) => {
    await documents.allowed(caller.userId, params.id, 'see');
    return sendRead(await reads.read(params.id, 'state', caller.userId), request, response);
  });

  routes.handle(endpoints.boardRecords, async ({ caller, params, request, response }) => {
    await documents.allowed(caller.userId, params.id, 'see');
    return sendRead(await reads.read(params.id, 'records', caller.userId), request, response);
  });
}
