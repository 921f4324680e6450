export { countUploads, forgetUploads } from './forget-uploads.ts';
