import { getUsage, sendEvents } from '@lectern/protocol/analytics';
import type { Routes } from '../../platform/http/routes.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function routeAnalytics(routes: Routes, analytics: AnalyticsService): void {
  routes.handle(sendEvents, async ({ caller, body }) => ({
    kept: await analytics.take(caller, body.events),
  }));

  routes.handle(getUsage, async ({ caller }) => ({ items: [...(await analytics.usage(caller))] }));
}
