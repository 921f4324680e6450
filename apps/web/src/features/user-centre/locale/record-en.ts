import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './record-zh.ts';

export const en: SameTexts<typeof zh> = {
  tabs: 'Records',
  lessons: 'Lesson records',
  acts: 'What I did',
};
