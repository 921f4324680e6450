export { registerTaughtChapters } from './register-taught-chapters.ts';
