import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  download: 'Download',
  ndpx: 'Courseware file (.ndpx)',
  pptx: 'PowerPoint (.pptx)',
  preparing: 'Preparing the download of “{{name}}”…',
  failed: '“{{name}}” could not be downloaded: {{reason}}',
};
