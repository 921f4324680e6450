import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { OPENED_RESOURCE } from './opened-resource.ts';

/** A file of the disk in a separate window, opened by the resource library. */
export const openedResource: OpenableTool = {
  id: OPENED_RESOURCE,
  label: { zh: '资源', en: 'Resource' },
  many: true,
  load: async () => (await import('./resource-window.tsx')).resourceWindow,
};
