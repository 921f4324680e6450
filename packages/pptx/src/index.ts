export { type CoursewareSummary, inspectCourseware } from './inspect/inspect-courseware.ts';
export { readPptx } from './read-pptx.ts';
export { importNotes } from './report.ts';
export { readOriginal } from './write/original/original.ts';
export { ExportBroken } from './write/package/export-check.ts';
export { writePptx } from './write/write-pptx.ts';
