export { DownloadChoices } from './download-choices.tsx';
export { type DownloadKind, downloadKinds } from './download-kind.ts';
export { useDownloadTexts } from './download-texts.ts';
export { openExport, openInkExport } from './open-export.ts';
export { useFoundExports } from './use-found-exports.ts';
