import type { zh } from './zh.ts';

export const en: typeof zh = {
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
