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

function cutKeyOf(userId: string, documentId: string): string {
  return `import-report.cut-read.${userId}.${documentId}`;
}

/** Whether this user has read on this device what is missing in this courseware. */
export function isCutRead(userId: string, documentId: string): boolean {
  return readLocal(cutKeyOf(userId, documentId)) !== undefined;
}

export function markCutRead(userId: string, documentId: string): void {
  writeLocal(cutKeyOf(userId, documentId), '1');
}
