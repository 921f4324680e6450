import { listFeedback, sendReport } from '@lectern/protocol/reports';
import type { Routes } from '../../platform/http/routes.ts';
import type { ReportsService } from './reports.service.ts';

export function routeReports(routes: Routes, reports: ReportsService): void {
  routes.handle(sendReport, async ({ caller, address, body, request }) => {
    const agent = request.headers['user-agent'] ?? '';
    const { userId, organisationId } = caller;
    const hasFeedback = await reports.take({ userId, organisationId, address, agent }, body);
    return { event_id: body.event_id, has_feedback: hasFeedback };
  });

  routes.handle(listFeedback, ({ caller, query }) => reports.feedback(caller, query));
}
