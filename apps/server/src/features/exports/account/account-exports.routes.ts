import * as endpoints from '@lectern/protocol/data-exports';
import type { Routes } from '../../../platform/http/routes.ts';
import type { AccountExportsService } from './account-exports.service.ts';

export function routeAccountExports(routes: Routes, exports: AccountExportsService): void {
  routes.handle(endpoints.getDataExport, async ({ caller, params, language }) => ({
    task: await exports.get(caller, params.id, language),
  }));
  routes.handle(endpoints.startDataExport, async ({ caller, params, language }) => ({
    task: await exports.start(caller, params.id, language),
  }));
  routes.handle(endpoints.cancelDataExport, async ({ caller, params }) => {
    await exports.cancel(caller, params.id);
    return {};
  });
}
