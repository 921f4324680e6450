import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '黑板',
  previous: '上一块黑板',
  next: '下一块黑板',
  add: '新黑板',
  of: '{{number}} / {{count}}',
  keep: '存到网盘',
  keptName: '课堂黑板 {{date}}',
  kept: '“{{name}}”已保存到我的网盘',
  openKept: '打开',
  take: '打开网盘里的黑板',
  tookSome_one: '一节课最多 30 块黑板，只放进了 {{count}} 页',
  tookSome_other: '一节课最多 30 块黑板，只放进了 {{count}} 页',
  leftPlaced: '带来的是笔迹，文字和图片留在网盘的黑板里',
  close: '回到课件',
};

const en: typeof zh = {
  title: 'Blackboard',
  previous: 'Previous board',
  next: 'Next board',
  add: 'New board',
  of: '{{number}} / {{count}}',
  keep: 'Save to my files',
  keptName: 'Blackboard of {{date}}',
  kept: '“{{name}}” saved to my disk',
  openKept: 'Open',
  take: 'Open a board of my files',
  tookSome_one: 'A lesson has 30 boards at most: {{count}} page was taken in',
  tookSome_other: 'A lesson has 30 boards at most: {{count}} pages were taken in',
  leftPlaced: 'The ink came along; texts and pictures stay on the board in my files',
  close: 'Back to slides',
};

export const { useTexts } = defineTexts(zh, en);
