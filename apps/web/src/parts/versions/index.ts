export { useVersionRecords } from './use-version-records.ts';
export { VersionsDialog } from './versions-dialog.tsx';
