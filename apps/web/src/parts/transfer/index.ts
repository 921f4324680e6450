export { forgetUpload, uploadFile } from './chunked-upload.ts';
export { FolderUpload } from './folder-upload.ts';
export { IMPORTED_FILES, importFiles } from './import-files.ts';
export { followTask } from './import-task.ts';
export { folderOfFiles, readDroppedFolder } from './local-folder.ts';
export { useStageTexts } from './stages/stage-texts.ts';
export { isTaskInSight } from './tasks-in-sight.ts';
export { TransferPanel } from './transfer-panel.tsx';
export { windowTransfers } from './window-transfers.ts';
