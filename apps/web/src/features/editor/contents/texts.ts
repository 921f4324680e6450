import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  list: '列出',
  of: { sections: '节', titles: '全部标题', pages: '所选页面' },
  numbers: '显示页码',
  lines: '目录内容',
  line: '{{words}}，第 {{number}} 页',
  nothing: {
    sections: '课件里还没有节。在左边页面列表的菜单里可以新建节。',
    titles: '还没有别的带文字的页面可以列进目录。',
    pages: '还没有别的带文字的页面可以列进目录。',
  },
  insert: '放到本页',
  outdated_one: '{{count}} 个目录与课件不一致了',
  outdated_other: '{{count}} 个目录与课件不一致了',
  status: {
    current: '目录与课件一致',
    outdated: '页面有变动，目录还没有更新',
    empty: '课件里没有可以列出的内容',
  },
  title: '目录',
  help: '放映时点一行就到那一页。',
};

const en: typeof zh = {
  list: 'List',
  of: { sections: 'Sections', titles: 'All titles', pages: 'Chosen pages' },
  numbers: 'Page numbers',
  lines: 'What is listed',
  line: '{{words}}, page {{number}}',
  nothing: {
    sections: 'There are no sections yet. The menu of the page list at the left makes them.',
    titles: 'There is no other page with words to list.',
    pages: 'There is no other page with words to list.',
  },
  insert: 'Put on this page',
  outdated_one: '{{count}} list of contents is out of date',
  outdated_other: '{{count}} lists of contents are out of date',
  status: {
    current: 'Up to date',
    outdated: 'Out of date: pages have changed since',
    empty: 'There is nothing to list any more',
  },
  title: 'Contents',
  help: 'In class a press on a line goes to its page.',
};

export const { useTexts: useContentsTexts } = defineTexts(zh, en);
