import {
  cancelExport,
  type ExportTask,
  getExport,
  listExports,
  startExport,
} from '@lectern/protocol/exports';
import { showToast } from '@lectern/ui';
import { ApiError, messageOf, networkError, ownError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { sessionUser } from '../../platform/api/session.ts';
import { subscribePush } from '../../platform/push/window-push.ts';
import { saveFile } from '../../platform/save-file.ts';
import { type ExportFile, type ExportPorts, ExportRuns } from './export-runs.ts';
import { exportText } from './export-texts.ts';
import { forgetOwnExport, isOwnExport, keepOwnExport } from './own-exports.ts';

/** Duration of a message of two sentences, milliseconds. */
const READING_MS = 15_000;

/** The exports shown in this window. No request is sent before `follow` or `begin`. */
export const windowExports = new ExportRuns({
  user: sessionUser,
  onNews: (listener) =>
    subscribePush({
      onReady: listener,
      onMessage: (message) => {
        if (message.kind === 'export') listener();
      },
    }),
  list: async () => (await call(listExports)).items,
  start: (id, { pages, lesson, ...body }) =>
    call(startExport, {
      params: { id },
      body: {
        ...body,
        ...(pages && { pages: [...pages] }),
        ...(lesson !== undefined && { lesson_id: lesson }),
      },
    }),
  read: (task) => call(getExport, { params: paramsOf(task) }),
  cancel: async (task) => {
    await call(cancelExport, { params: paramsOf(task) });
  },
  own: { has: isOwnExport, keep: keepOwnExport, forget: forgetOwnExport },
  reach,
  save,
  sayFailure: (error) => showToast({ kind: 'failure', text: messageOf(error) }),
  messageOf,
  mayComeBack: (error) => error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500),
});

function paramsOf(task: ExportTask): { readonly id: string; readonly export_id: string } {
  return { id: task.document_id, export_id: task.id };
}

async function reach({ url }: ExportFile): Promise<void> {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => {
    throw networkError('query');
  });
  if (answer.status >= 500) throw ownError(answer.status, 'NOT_READY');
}

function save(...[task, { name, url }, picturedPages]: Parameters<ExportPorts['save']>): void {
  saveFile(name, url);
  showToast({ kind: 'success', text: exportText('exported', { name }) });
  for (const note of task.notes) showToast({ kind: 'attention', text: note, lifetime: READING_MS });
  if (task.format === 'pptx') void sayElementsOnly(task.document_id, picturedPages);
}

async function sayElementsOnly(documentId: string, picturedPages: boolean | undefined): Promise<void> {
  const { sayElementsOnly: say } = await import('./elements-only.ts');
  await say(documentId, picturedPages);
}
