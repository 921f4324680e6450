import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '粘贴大表格',
  ask: '这个表格有 {{rows}} 行、{{columns}} 列，一页显示不下，也会让这一页变慢。',
  table: '粘贴为表格',
  words: '粘贴为文字',
  cancel: '取消',
  pasteOptions: '粘贴选项',
  themeHere: '使用本课件的主题',
  themeSource: '保留源主题',
  closeOptions: '关闭粘贴选项',
};

const en: typeof zh = {
  title: 'Paste a large table',
  ask: 'This table has {{rows}} rows and {{columns}} columns: more than a page shows, and it makes the page slow.',
  table: 'Paste as a table',
  words: 'Paste as text',
  cancel: 'Cancel',
  pasteOptions: 'Paste options',
  themeHere: 'Use this theme',
  themeSource: 'Keep source theme',
  closeOptions: 'Close the paste options',
};

export const { useTexts: useClipboardTexts } = defineTexts(zh, en);
