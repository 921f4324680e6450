import { listActs } from '@lectern/protocol/acts';
import type { Routes } from '../../platform/http/routes.ts';
import type { ActsService } from './acts.service.ts';

export function routeActs(routes: Routes, acts: ActsService): void {
  routes.handle(listActs, ({ caller, params, query }) =>
    acts.list(caller, params.id, { kind: query.kind, cursor: query.cursor, limit: query.$limit }),
  );
}
