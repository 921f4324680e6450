import { showToast } from '@lectern/ui';
import { messageOf } from '../api/api-error.ts';
import type { ExportRequest } from './exports/export-request.ts';

/** Asks which pages and how large where that matters, and exports; what shows it comes with the first export. */
export async function openExport(request: ExportRequest): Promise<void> {
  try {
    const { askExport } = await import('./exports/export-desk.tsx');
    askExport(request);
  } catch (error) {
    showToast({ kind: 'failure', text: messageOf(error) });
  }
}
