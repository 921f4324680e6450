import { isId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { SourceFrom } from '@lectern/protocol/document-shapes';
import {
  getCallbackSecret,
  getImportReport,
  getImportReportSummary,
  getTranscode,
  IMPORT_SOURCE_PATH,
  importSourceLink,
  listTranscodes,
  revokeTranscode,
  startCenterTask,
  startTranscode,
} from '@lectern/protocol/transcoding';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { contentDisposition, sendObject } from '../../platform/http/send-object.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { enforce } from '../../platform/policy.ts';
import { mimeOfExtension } from '../documents/index.ts';
import { presentReport } from './import-report.ts';
import type { ImportReportsService } from './import-reports.service.ts';
import type { TranscodeCallbacks } from './transcode-callbacks.ts';
import { mayImportFor, mayImportInto } from './transcoding.policy.ts';
import { presentTask, type TranscodingService } from './transcoding.service.ts';

const address = z.object({ id: z.string().refine(isId) });
const signed = z.object({ u: z.string().min(1).max(64), e: z.string().max(16), s: z.string().max(64) });

export function routeTranscoding(
  routes: Routes,
  transcoding: TranscodingService,
  reports: ImportReportsService,
  objects: ObjectStore,
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
    return { items: await transcoding.presentAll(rows, language), has_more: hasMore };
  });
  routes.handle(getTranscode, async ({ caller, params, language }) =>
    transcoding.present(await transcoding.get(caller.userId, params.id), language),
  );
  routes.handle(revokeTranscode, async ({ caller, params, language }) =>
    presentTask(await transcoding.revoke(caller.userId, params.id), language),
  );
  routes.handle(getImportReport, async ({ caller, params, language }) => {
    return presentReport(await reports.report(caller.userId, params.id), language);
  });
  routes.handle(getImportReportSummary, ({ caller, params }) => reports.summary(caller.userId, params.id));
  routes.handle(importSourceLink, ({ caller, params }) => reports.sourceLink(caller.userId, params.id));
  routes.serve(IMPORT_SOURCE_PATH, async (request, response) => {
    const place = address.safeParse(request.params);
    const proof = signed.safeParse(request.query);
    if (!place.success || !proof.success) throw new LecternError('LINK_INVALID');
    const named = { userId: proof.data.u, documentId: place.data.id };
    const file = await reports.source(named, proof.data.e, proof.data.s);
    response
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, no-store')
      .header('content-type', mimeOfExtension(file.format))
      .header('content-disposition', contentDisposition('attachment', file.name));
    return sendObject(request, response, objects, file);
  });
}
