import type { CoursewareFormat } from './download-courseware.ts';
import { EXPORT_KINDS, type ExportKind } from './exports/export-request.ts';

/** Whatever a courseware is downloaded as: a file of its content, or what its pages are drawn into. */
export type DownloadKind = CoursewareFormat | ExportKind;

export function isExport(kind: DownloadKind): kind is ExportKind {
  return EXPORT_KINDS.some((each) => each === kind);
}
