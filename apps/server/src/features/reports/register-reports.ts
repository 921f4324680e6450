import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { AddressLimit } from '../accounts/index.ts';
import { routeReports } from './reports.routes.ts';
import { type ReportsNeeds, ReportsService } from './reports.service.ts';
import { ReportsStore, type ReportTables } from './reports.store.ts';

/**
 * The most reports of a user at one address in an hour: more than a browser sends that fails on every action, with its
 * teacher's feedback.
 */
const IN_AN_HOUR = 60;
const HOUR_MS = 3_600_000;
const KEPT_FOR_MS = 90 * 86_400_000;
/** The most reports without feedback. */
const SILENT_MAX = 10_000;

/**
 * Registers error reports of browsers and feedback of teachers. 学校管理 shows the feedback, and `npx lectern reports`
 * shows both.
 */
export function registerReports(
  { clock, database, log, routes }: Ground,
  needs: ReportsNeeds,
): Registered<ReportsService> {
  const store = new ReportsStore(database.withTables<ReportTables>());
  const service = new ReportsService(store, needs, clock, new AddressLimit(clock, IN_AN_HOUR, HOUR_MS));
  routeReports(routes, service);
  const sweeping = every({
    everyMs: HOUR_MS,
    run: () => store.sweep(new Date(clock.now() - KEPT_FOR_MS), SILENT_MAX),
    failure: 'failed to delete old error reports',
    log,
  });
  const personal: readonly PersonalRow<ReportTables>[] = [
    {
      table: 'error_report',
      column: 'user_id',
      onCancel: 'delete',
      export: {
        file: 'reports.json',
        about: { zh: '您的反馈和发送过的错误报告', en: 'your feedback and the error reports that you sent' },
        columns: [
          'created_at',
          'message',
          'page',
          'version',
          'agent',
          'feedback_at',
          'name',
          'contact',
          'happened',
          'description',
        ],
      },
    },
  ];
  return { service, close: () => sweeping.close(), personal };
}
