import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  bar: '翻页与放映',
  page: '第 {{number}} 页，共 {{count}} 页',
  onePage: '第 {{page}} 页',
  hidden: '已隐藏',
  pages: '所有页面',
  before: '上一页',
  after: '下一页',
  play: '播放',
  pause: '暂停',
  wholeScreen: '全屏',
  leaveWholeScreen: '退出全屏',
  over: '已是最后一页',
  overHint: '点按任意处回到第一页',
  again: '回到第一页',
  uncover: '回到页面',
  none: '课件里还没有页面',
};

const en: typeof zh = {
  bar: 'Pages and screen',
  page: 'Page {{number}} of {{count}}',
  onePage: 'Page {{page}}',
  hidden: 'Hidden',
  pages: 'All pages',
  before: 'Previous page',
  after: 'Next page',
  play: 'Play',
  pause: 'Pause',
  wholeScreen: 'Full screen',
  leaveWholeScreen: 'Leave full screen',
  over: 'That was the last page',
  overHint: 'Press anywhere for the first page',
  again: 'Back to the first page',
  uncover: 'Back to the page',
  none: 'This courseware has no pages yet',
};

export const { useTexts: useViewerTexts } = defineTexts(zh, en);
