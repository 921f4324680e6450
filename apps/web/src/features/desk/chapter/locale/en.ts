import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  teaching: 'Teaching',
  none: 'No chapter chosen yet',
  choose: 'Choose a chapter',
  change: 'Change the chapter',
  title: 'Choose the chapter that you teach',
  help: 'New coursewares and boards are noted under this chapter, on each of your devices.',
  grade: 'Grade',
  subject: 'Subject',
  book: 'Textbook',
  edition: '{{version}} {{volume}} (edition of {{year}})',
  chapters: 'Chapters',
  cancel: 'Cancel',
  done: 'Choose',
};
