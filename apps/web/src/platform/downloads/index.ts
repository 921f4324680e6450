export { DownloadChoices } from './download-choices.tsx';
export { downloadCourseware } from './download-courseware.ts';
export { type DownloadKind, isExport } from './download-kind.ts';
export { useDownloadTexts } from './download-texts.ts';
export { openExport } from './open-export.ts';
