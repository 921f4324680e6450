import * as endpoints from '@lectern/protocol/cancellations';
import type { Routes } from '../../platform/http/routes.ts';
import type { CancellationsService } from './cancellations.service.ts';

export function routeCancellations(routes: Routes, cancellations: CancellationsService): void {
  routes.handle(endpoints.getCancellation, ({ caller, params }) => cancellations.get(caller, params.id));
  routes.handle(endpoints.cancelAccount, async ({ caller, params, body, address }) => ({
    due_at: await cancellations.ask(caller, params.id, body.password, address),
  }));
  routes.handle(endpoints.keepAccount, async ({ caller, params }) => {
    await cancellations.takeBack(caller, params.id);
    return {};
  });
}
