import { defineTexts, type SameTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  teaching: '正在教',
  none: '还没有选择正在教的章节',
  choose: '选择章节',
  change: '切换章节',
  title: '选择正在教的章节',
  help: '新建的课件和黑板会记在这一章下，在您的每台设备上都是。',
  grade: '年级',
  subject: '学科',
  book: '教材',
  edition: '{{version}} {{volume}}（{{year}} 年版）',
  chapters: '章节',
  cancel: '取消',
  done: '确定',
};

const en: SameTexts<typeof zh> = {
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

export const { useTexts: useChapterTexts } = defineTexts(zh, en);
