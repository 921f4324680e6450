import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  color: '颜色',
  width: '粗细',
  thin: '细',
  medium: '中',
  thick: '粗',
  eraseWhole: '整笔擦除',
  erasePart: '局部擦除',
  takenInk: '选中的笔迹',
  copyInk: '复制',
  deleteInk: '删除',
  palmErases: '用手掌擦',
  fingersTurn: '笔写字，手指翻页',
  panelSize: '屏幕大小（英寸）',
  panelUntold: '不清楚',
  inches: '{{inches}} 英寸',
  magicHint: '画完停一停，就变成规整的图形；撤销一次，变回原来的笔迹。',
  colors: {
    cD92D20: '红',
    c2E6BE6: '蓝',
    c1D2421: '黑',
    cFFFFFF: '白',
    cF5A524: '黄',
    c0E7C66: '绿',
  },
};

const en: typeof zh = {
  color: 'Colour',
  width: 'Width',
  thin: 'Thin',
  medium: 'Medium',
  thick: 'Thick',
  eraseWhole: 'Whole strokes',
  erasePart: 'Parts of strokes',
  takenInk: 'Chosen ink',
  copyInk: 'Copy',
  deleteInk: 'Delete',
  palmErases: 'Wipe with the palm',
  fingersTurn: 'Pen writes, fingers turn pages',
  panelSize: 'Screen size (inches)',
  panelUntold: 'Unknown',
  inches: '{{inches}} inches',
  magicHint: 'Hold still at the end to make a figure of the stroke; one undo brings the stroke back.',
  colors: {
    cD92D20: 'Red',
    c2E6BE6: 'Blue',
    c1D2421: 'Black',
    cFFFFFF: 'White',
    cF5A524: 'Yellow',
    c0E7C66: 'Green',
  },
};

/** Texts about pens and selected ink. */
export const { useTexts: useInkTexts } = defineTexts(zh, en);
