import { getImportReport } from '@lectern/protocol/transcoding';
import { showToast } from '@lectern/ui';
import { call } from '../../platform/api/call.ts';
import { exportText } from './export-texts.ts';

/** Duration of a message of three sentences, milliseconds. */
const LIFETIME_MS = 15_000;

/**
 * Shows a message when the courseware has PDF pages shown as pictures, because they are exported to PowerPoint as their
 * elements (docs/decisions/0013). `known`: set when the caller knows; otherwise the import report is fetched.
 */
export async function sayElementsOnly(documentId: string, known?: boolean): Promise<void> {
  if (known ?? (await hasPicturedPages(documentId))) {
    showToast({ kind: 'attention', text: exportText('elementsOnly'), lifetime: LIFETIME_MS });
  }
}

async function hasPicturedPages(documentId: string): Promise<boolean> {
  try {
    const { entries } = await call(getImportReport, { params: { id: documentId } });
    return entries.some(({ code }) => code === 'PDF_AS_IT_LOOKS');
  } catch {
    // A courseware created in this program has no import report.
    return false;
  }
}
