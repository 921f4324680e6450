import * as dataExports from '@lectern/protocol/data-exports';
import * as endpoints from '@lectern/protocol/exports';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { contentDisposition } from '../../platform/http/send-object.ts';
import type { AccountExportsService } from './account/account-exports.service.ts';
import type { ExportsService } from './exports.service.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  zip: 'application/zip',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

export function routeExports(routes: Routes, exports: ExportsService): void {
  routes.handle(endpoints.startExport, async ({ caller, params, body, language }) => {
    const { format, pages, hidden, notes, keys, width, lesson_id: lesson } = body;
    const started = await exports.start({
      userId: caller.userId,
      documentId: params.id,
      format,
      wish: {
        hidden,
        notes,
        keys,
        width,
        ...(pages ? { pages } : {}),
        ...(lesson !== undefined && { lesson }),
      },
      language,
    });
    return exports.present(started, language);
  });
  routes.handle(endpoints.listExports, async ({ caller, language }) => ({
    items: (await exports.list(caller.userId)).map((each) => exports.present(each, language)),
  }));
  routes.handle(endpoints.getExport, async ({ caller, params, language }) =>
    exports.present(await exports.get(caller.userId, params.id, params.export_id), language),
  );
  routes.handle(endpoints.cancelExport, async ({ caller, params, language }) =>
    exports.present(await exports.cancel(caller.userId, params.id, params.export_id), language),
  );

  routes.serve(endpoints.EXPORT_FILE_PATH, async (request, response) => {
    const { id } = request.params as { id: string };
    const { name, hash, size } = await exports.linked(id, request.query as Record<string, unknown>);
    const ending = name.slice(name.lastIndexOf('.') + 1);
    response.headers({
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'content-disposition': contentDisposition('attachment', name),
      'content-length': String(size),
      'content-security-policy': FILE_POLICY,
    });
    // Fastify also routes HEAD to this handler, and would read the file without sending it.
    if (request.method === 'HEAD') {
      await exports.files.checkThere();
      return response.send();
    }
    const file = await exports.files.stream(hash, size);
    // Set only when the whole file was sent: otherwise the user is offered the file again.
    response.raw.once('finish', () => {
      exports
        .fetched(id)
        .catch((error: unknown) =>
          request.log.warn({ err: error }, 'failed to record the download of an export'),
        );
    });
    return response.send(file);
  });
}

export function routeAccountExports(routes: Routes, exports: AccountExportsService): void {
  routes.handle(dataExports.getDataExport, async ({ caller, params, language }) => ({
    task: await exports.get(caller, params.id, language),
  }));
  routes.handle(dataExports.startDataExport, async ({ caller, params, language }) => ({
    task: await exports.start(caller, params.id, language),
  }));
  routes.handle(dataExports.cancelDataExport, async ({ caller, params }) => {
    await exports.cancel(caller, params.id);
    return {};
  });
}
