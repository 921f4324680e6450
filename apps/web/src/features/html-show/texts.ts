import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  previous: '上一页',
  next: '下一页',
  pages: '所有页面',
  hidden: '已隐藏',
  page: '第 {{page}} 页',
  pageOf: '第 {{page}} / {{count}} 页',
  controls: '放映控制',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  notes: '备注',
  uncover: '点一下回到放映',
  covers: '遮罩',
  coverAgain: '盖回去',
  uncoverOne: '揭开第 {{number}} 个遮罩',
  over: '放映结束',
  overHint: '再点一下从头开始；按“上一页”回到最后一页。',
  restart: '从头开始',
  noPages: '这个课件里没有可放映的页面',
};

const en: typeof zh = {
  previous: 'Previous page',
  next: 'Next page',
  pages: 'All pages',
  hidden: 'Hidden',
  page: 'Page {{page}}',
  pageOf: 'Page {{page}} of {{count}}',
  controls: 'Show controls',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  notes: 'Notes',
  uncover: 'Click to return to the show',
  covers: 'Covers',
  coverAgain: 'Cover again',
  uncoverOne: 'Uncover number {{number}}',
  over: 'End of the show',
  overHint: 'Click again to start over; “Previous page” goes back to the last page.',
  restart: 'Start over',
  noPages: 'This courseware has no page to show',
};

export const { useTexts } = defineTexts(zh, en);
