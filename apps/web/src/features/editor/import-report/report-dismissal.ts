import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';

function keyOf(documentId: string): string {
  return `import-report.dismissed.${documentId}`;
}

/** Whether the report of this courseware was put away on this device. */
export function isReportDismissed(documentId: string): boolean {
  return readLocal(keyOf(documentId)) !== undefined;
}

export function dismissReport(documentId: string): void {
  writeLocal(keyOf(documentId), '1');
}

/** The report is shown again. */
export function recallReport(documentId: string): void {
  removeLocal(keyOf(documentId));
}
