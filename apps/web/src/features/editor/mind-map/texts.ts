import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  map: '思维导图，方向键选择，Tab 加下级，回车加同级，F2 改字，空格收起，Esc 完成',
  root: '中心主题',
  unnamed: '未写字的主题',
  words: '主题的文字',
  bar: '思维导图工具',
  addChild: '加下级',
  addSibling: '加同级',
  fold: '收起',
  unfold: '展开',
  remove: '删除主题',
  done: '完成',
  full: '已有 {{count}} 个主题，不能再加了',
};

const en: typeof zh = {
  map: 'Mind map: arrows choose, Tab adds below, Enter adds beside, F2 rewrites, Space folds, Escape finishes',
  root: 'Central topic',
  unnamed: 'Topic without words',
  words: 'Words of the topic',
  bar: 'Tools of the mind map',
  addChild: 'Add below',
  addSibling: 'Add beside',
  fold: 'Fold',
  unfold: 'Unfold',
  remove: 'Delete the topic',
  done: 'Done',
  full: '{{count}} topics: no more can be added',
};

export const { useTexts: useMindTexts } = defineTexts(zh, en);
