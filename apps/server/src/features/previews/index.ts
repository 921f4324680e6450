export { registerPreviews } from './register-previews.ts';
