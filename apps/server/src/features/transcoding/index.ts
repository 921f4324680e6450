export { FileReader } from './file-reader.ts';
export type { ReadAsset } from './read-file.ts';
export { registerTranscoding } from './register-transcoding.ts';
