import { SourceFrom } from '@lectern/protocol/document-shapes';
import {
  getCallbackSecret,
  getImportReport,
  getImportReportSummary,
  getTranscode,
  listTranscodes,
  revokeTranscode,
  startCenterTask,
  startTranscode,
} from '@lectern/protocol/transcoding';
import type { Routes } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import { presentReport } from './import-report.ts';
import type { TranscodeCallbacks } from './transcode-callbacks.ts';
import { mayImportFor, mayImportInto } from './transcoding.policy.ts';
import { presentTask, type TranscodingService } from './transcoding.service.ts';

export function routeTranscoding(
  routes: Routes,
  transcoding: TranscodingService,
  callbacks: TranscodeCallbacks,
): void {
  routes.handle(startTranscode, ({ caller, body, language }) => {
    const { input } = body;
    enforce(mayImportFor(caller.userId, input.uid ?? caller.userId));
    const wish = {
      name: input.target_file_name,
      parentId: input.target_parent_path === '' ? null : input.target_parent_path,
      callbackUrl: transcoding.checkCallback(body.callback_url),
      withCover: input.with_cover,
      language: input.language,
      sourceFormat: input.source_format,
      sourceFrom: input.source_from,
      jsonPath: input.json_path,
    };
    return transcoding.startFromDocument(caller.userId, input.path, wish, language);
  });
  routes.handle(startCenterTask, ({ caller, body, language }) => {
    enforce(mayImportInto(caller.userId, body.container_id));
    const wish = {
      name: undefined,
      parentId: null,
      callbackUrl: null,
      withCover: true,
      language: undefined,
      sourceFormat: undefined,
      sourceFrom: SourceFrom.created,
      jsonPath: undefined,
    };
    return transcoding.startFromDocument(caller.userId, body.resource_id, wish, language);
  });
  routes.handle(getCallbackSecret, async ({ caller }) => ({ secret: callbacks.secretOf(caller.userId) }));
  routes.handle(listTranscodes, async ({ caller, query, language }) => {
    const { rows, hasMore } = await transcoding.list(caller.userId, {
      unfinished: query.unfinished ?? false,
      offset: query.offset,
      limit: query.limit,
    });
    return { items: rows.map((row) => presentTask(row, language)), has_more: hasMore };
  });
  routes.handle(getTranscode, async ({ caller, params, language }) =>
    presentTask(await transcoding.get(caller.userId, params.id), language),
  );
  routes.handle(revokeTranscode, async ({ caller, params, language }) =>
    presentTask(await transcoding.revoke(caller.userId, params.id), language),
  );
  routes.handle(getImportReport, async ({ caller, params, language }) => {
    return presentReport(await transcoding.report(caller.userId, params.id), language);
  });
  routes.handle(getImportReportSummary, async ({ caller, params }) => {
    const summary = await transcoding.reportSummary(caller.userId, params.id);
    return summary ? { imported: true, ...summary } : { imported: false, count: 0, fonts: [] };
  });
}
