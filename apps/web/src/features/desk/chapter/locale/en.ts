import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  teaching: 'Teaching',
  change: 'Change the chapter',
  title: 'Choose the chapter that you teach',
  help: 'New coursewares are noted under this chapter.',
  grade: 'Grade',
  subject: 'Subject',
  book: 'Textbook',
  edition: '{{version}} {{volume}} (edition of {{year}})',
  chapters: 'Chapters',
  cancel: 'Cancel',
  done: 'Choose',
};
