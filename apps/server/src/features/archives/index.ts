export { registerArchives } from './register-archives.ts';
