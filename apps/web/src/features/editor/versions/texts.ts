import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  pages: '页面',
  page: '第 {{number}} 页',
  fates: { same: '未变', added: '后来新增', changed: '有改动', gone: '现在已删除' },
  moved: '移过位置',
  onlyChanged: '只看有变化的页',
  nothingChanged: '和当前版本相同',
  changes_one: '与当前版本相比，{{count}} 页不同',
  changes_other: '与当前版本相比，{{count}} 页不同',
  earlier: '这个版本',
  notThen: '那时还没有这一页',
  notNow: '现在没有这一页',
  now: '当前版本',
};

const en: typeof zh = {
  pages: 'Pages',
  page: 'Page {{number}}',
  fates: { same: 'Same', added: 'Added since', changed: 'Changed', gone: 'Deleted since' },
  moved: 'Moved',
  onlyChanged: 'Changed pages only',
  nothingChanged: 'Same as the current version',
  changes_one: '{{count}} page differs from the current version',
  changes_other: '{{count}} pages differ from the current version',
  earlier: 'This version',
  notThen: 'This page was not there yet',
  notNow: 'This page is no longer there',
  now: 'Current version',
};

export const { useTexts: useVersionPageTexts } = defineTexts(zh, en);
