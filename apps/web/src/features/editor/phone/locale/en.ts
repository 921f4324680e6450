import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  notice: 'This screen is small: here you can look and teach. To edit, use a computer or a tablet.',
  teach: 'Teach',
  teachFrom: 'Teach from page {{number}}',
  teachFromHidden: 'Teach from page {{number}}, which is skipped in class',
  play: 'Play {{name}} on page {{number}}',
  film: 'Film',
  sound: 'Sound',
  count_one: '{{count}} page',
  count_other: '{{count}} pages',
};
