import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  failed: '没能打开课件',
  opening: '正在打开课件…',
  pages: '缩略图',
  page: '第 {{page}} 页',
  pageOf: '第 {{page}} / {{count}} 页',
  drag: '拖拽',
  noPages: '这个课件还没有页面',
};

const en: typeof zh = {
  failed: 'The courseware could not be opened',
  opening: 'Opening the courseware…',
  pages: 'Thumbnails',
  page: 'Page {{page}}',
  pageOf: 'Page {{page}} of {{count}}',
  drag: 'Drag',
  noPages: 'This courseware has no pages yet',
};

export const { useTexts } = defineTexts(zh, en);
export type PlayerTexts = ReturnType<typeof useTexts>;
