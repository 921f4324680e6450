import type { OpenableTool } from '../../../parts/class-tools/index.ts';

/** The row of the catalogue of which each open file is one. */
export const OPENED_RESOURCE = 'resource';

/** A file of the disk, in a window of its own: the resource library opens it. */
export const openedResource: OpenableTool = {
  id: OPENED_RESOURCE,
  label: { zh: '资源', en: 'Resource' },
  many: true,
  load: async () => (await import('./resource-window.tsx')).resourceWindow,
};
