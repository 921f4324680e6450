export { uploadFile } from './chunked-upload.ts';
export { FolderUpload } from './folder-upload.ts';
export { IMPORTED_FILES, importFiles } from './import-files.ts';
export { followTask, type Imported, isTaskInSight } from './import-task.ts';
export { folderOfFiles, readDroppedFolder } from './local-folder.ts';
export { useStageTexts } from './stages/stage-texts.ts';
export { TransferPanel } from './transfer-panel.tsx';
export { uploadFiles } from './upload-files.ts';
export { windowTransfers } from './window-transfers.ts';
