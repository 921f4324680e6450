import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  icons: {
    search: '搜索图标（中文、英文或拼音）',
    recent: '最近用过的图标',
    recently: '{{name}}（最近用过）',
    nothing: '没有与“{{words}}”有关的图标',
  },
  stickers: {
    search: '搜索贴纸（中文、英文或拼音）',
    recent: '最近用过的贴纸',
    recently: '{{name}}（最近用过）',
    nothing: '没有与“{{words}}”有关的贴纸',
  },
};

const en: typeof zh = {
  icons: {
    search: 'Search icons',
    recent: 'Icons used lately',
    recently: '{{name}} (used lately)',
    nothing: 'No icon has to do with “{{words}}”',
  },
  stickers: {
    search: 'Search stickers',
    recent: 'Stickers used lately',
    recently: '{{name}} (used lately)',
    nothing: 'No sticker has to do with “{{words}}”',
  },
};

export const { useTexts: useIconTexts } = defineTexts(zh, en);
