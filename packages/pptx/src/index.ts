export {
  type CoursewareSummary,
  inspectCourseware,
  type PageSummary,
} from './inspect/inspect-courseware.ts';
export { defaultZipLimits, type ZipLimits } from './package/zip.ts';
export type { HashPort, ImportedAsset } from './read/assets.ts';
export { type PptxImport, type ReadOptions, readPptx } from './read-pptx.ts';
export { type ImportNote, type ImportNoteCode, type ImportReport, importNotes } from './report.ts';
export { type Original, type OriginalOptions, readOriginal } from './write/original/original.ts';
export { ExportBroken } from './write/package/export-check.ts';
export { type WriteOptions, writePptx } from './write/write-pptx.ts';
