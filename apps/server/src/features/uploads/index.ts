export { detectContent } from './file-content.ts';
export { registerUploads } from './register-uploads.ts';
export type { CoursewareFile, StartedTask } from './uploads.service.ts';
export { type NamedEntry, packedBytes, zipEntries } from './zip-entries.ts';
