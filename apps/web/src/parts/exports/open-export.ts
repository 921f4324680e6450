import { showToast } from '@lectern/ui';
import { messageOf } from '../../platform/api/api-error.ts';
import type { ExportRequest } from './export-request.ts';

/** Exports the ink of a lesson, without options. */
export async function openInkExport(
  request: Omit<ExportRequest, 'kind' | 'pageCount'>,
  lesson: string,
): Promise<void> {
  try {
    const exportDesk = await (await import('./load-export-desk.ts')).loadExportDesk();
    exportDesk.begin({ ...request, kind: 'pdf', pageCount: 0 }, { format: 'pdf', lesson });
  } catch (error) {
    showToast({ kind: 'failure', text: messageOf(error) });
  }
}

/** Opens the dialog for formats with options, and exports; the code of the panel is loaded with the first export. */
export async function openExport(request: ExportRequest): Promise<void> {
  try {
    const exportDesk = await (await import('./load-export-desk.ts')).loadExportDesk();
    const { kind, questions = false } = request;
    if (kind === 'ndpx' || (kind === 'pptx' && !questions)) exportDesk.begin(request, { format: kind });
    else exportDesk.ask({ ...request, kind });
  } catch (error) {
    showToast({ kind: 'failure', text: messageOf(error) });
  }
}
