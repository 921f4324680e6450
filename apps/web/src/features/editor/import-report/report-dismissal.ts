import { currentSession } from '../../../platform/api/session.ts';
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';

function keyOf(documentId: string): string {
  return `import-report.dismissed.${documentId}`;
}

/** Whether the report of this courseware was dismissed on this device. */
export function isReportDismissed(documentId: string): boolean {
  return readLocal(keyOf(documentId)) !== undefined;
}

export function dismissReport(documentId: string): void {
  writeLocal(keyOf(documentId), '1');
}

/** Restores a dismissed report. */
export function recallReport(documentId: string): void {
  removeLocal(keyOf(documentId));
}

function cutKeyOf(documentId: string): string {
  return `import-report.cut-read.${currentSession()?.userId ?? ''}.${documentId}`;
}

/** Whether the signed-in user has read on this device which parts this courseware lacks. */
export function isCutRead(documentId: string): boolean {
  return readLocal(cutKeyOf(documentId)) !== undefined;
}

export function markCutRead(documentId: string): void {
  writeLocal(cutKeyOf(documentId), '1');
}
