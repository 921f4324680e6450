import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '黑板',
  previous: '上一块黑板',
  next: '下一块黑板',
  add: '新黑板',
  of: '{{number}} / {{count}}',
  color: '板面颜色',
  colors: { green: '绿板', black: '黑板', white: '白板' },
  ground: '底纹',
  grounds: {
    plain: '空白',
    tian: '田字格',
    mi: '米字格',
    pinyin: '拼音格',
    four: '四线格',
    staff: '五线谱',
    axes: '坐标',
  },
  close: '回到课件',
};

const en: typeof zh = {
  title: 'Blackboard',
  previous: 'Previous board',
  next: 'Next board',
  add: 'New board',
  of: '{{number}} / {{count}}',
  color: 'Colour of the board',
  colors: { green: 'Green', black: 'Black', white: 'White' },
  ground: 'Ruling',
  grounds: {
    plain: 'Plain',
    tian: 'Character squares',
    mi: 'Squares, diagonals',
    pinyin: 'Pinyin squares',
    four: 'Four lines',
    staff: 'Music staff',
    axes: 'Coordinates',
  },
  close: 'Back to slides',
};

export const { useTexts } = defineTexts(zh, en);
