export type { PreviewsService } from './previews.service.ts';
export { registerPreviews } from './register-previews.ts';
