import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '思维导图',
  map: '思维导图，方向键选择，Tab 加下级，Enter 加同级，F2 改字',
  root: '中心主题',
  unnamed: '未写字的主题',
  text: '主题文字',
  addChild: '下级',
  addSibling: '同级',
  rewrite: '改字',
  up: '上移',
  down: '下移',
  fold: '折叠',
  unfold: '展开',
  remove: '删除',
  undo: '撤销',
  hidden: '还有 {{count}} 个',
  full: '已有 {{count}} 个主题，不能再加了',
};

const en: typeof zh = {
  title: 'Mind map',
  map: 'Mind map: arrow keys choose, Tab adds below, Enter adds beside, F2 rewrites',
  root: 'Central topic',
  unnamed: 'Topic without words',
  text: 'Words of the topic',
  addChild: 'Below',
  addSibling: 'Beside',
  rewrite: 'Rewrite',
  up: 'Up',
  down: 'Down',
  fold: 'Fold',
  unfold: 'Unfold',
  remove: 'Delete',
  undo: 'Undo',
  hidden: '{{count}} more',
  full: '{{count}} topics: no more can be added',
};

export const { useTexts } = defineTexts(zh, en);
