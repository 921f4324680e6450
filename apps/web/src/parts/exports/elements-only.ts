import { getImportReport } from '@lectern/protocol/transcoding';
import { showToast } from '@lectern/ui';
import { call } from '../../platform/api/call.ts';
import { downloadText } from './download-texts.ts';

/** Time to read three sentences. Milliseconds. */
const LIFETIME_MS = 15_000;

/**
 * Pages of a PDF that are shown as they look go to PowerPoint as their elements (docs/decisions/0013): says so where
 * the courseware has such pages. `known` is what the caller sees for itself; else the import report is asked.
 */
export async function sayElementsOnly(documentId: string, known?: boolean): Promise<void> {
  if (known ?? (await hasPicturedPages(documentId))) {
    showToast({ kind: 'attention', text: downloadText('elementsOnly'), lifetime: LIFETIME_MS });
  }
}

async function hasPicturedPages(documentId: string): Promise<boolean> {
  try {
    const { entries } = await call(getImportReport, { params: { id: documentId } });
    return entries.some(({ code }) => code === 'PDF_AS_IT_LOOKS');
  } catch {
    // Made here, and so without a report.
    return false;
  }
}
