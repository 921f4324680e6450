import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
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
};

const en: typeof zh = {
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
};

/** Names of the colours and rulings of boards, for boards on the disk and boards of a lesson. */
export const { useTexts: useFaceTexts } = defineTexts(zh, en);
