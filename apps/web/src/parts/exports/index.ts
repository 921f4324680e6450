export { DownloadChoices, type DownloadKind, downloadKinds } from './download-choices.tsx';
export { useDownloadTexts } from './download-texts.ts';
export { openExport, openInkExport } from './open-export.ts';
export { useFoundExports } from './use-found-exports.ts';
