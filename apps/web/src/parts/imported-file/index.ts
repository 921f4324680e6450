export { cutWords } from './cut-words.ts';
export { DownloadSource } from './download-source.tsx';
export { useImportedFileTexts } from './imported-file-texts.ts';
