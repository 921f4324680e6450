export { useVersionRecords } from './use-versions.ts';
export { VersionsDialog } from './versions-dialog.tsx';
