export { DownloadChoices } from './download-choices.tsx';
export type { DownloadKind } from './download-kind.ts';
export { useDownloadTexts } from './download-texts.ts';
export { hasOwnExports } from './exports/own-exports.ts';
export { openExport } from './open-export.ts';
