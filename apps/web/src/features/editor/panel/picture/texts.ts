import { defineTexts } from '../../../../platform/i18n/texts.ts';

const zh = {
  replace: '替换',
  fromFile: '来自文件…',
  fromDisk: '来自我的盘…',
  background: '去除背景…',
  shape: '形状',
  choose: '选择…',
  corners: '圆角',
  colors: '颜色',
  recolor: {
    none: '原色',
    grayscale: '灰度',
    sepia: '褐色',
    washout: '冲蚀',
    blackWhite: '黑白',
    accent1: '强调色 1',
    accent2: '强调色 2',
    accent3: '强调色 3',
    accent4: '强调色 4',
    accent5: '强调色 5',
    accent6: '强调色 6',
  },
  brightness: '亮度',
  contrast: '对比度',
};

const en: typeof zh = {
  replace: 'Replace',
  fromFile: 'From a file…',
  fromDisk: 'From my disk…',
  background: 'Remove the background…',
  shape: 'Shape',
  choose: 'Choose…',
  corners: 'Round corners',
  colors: 'Colours',
  recolor: {
    none: 'Its own',
    grayscale: 'Grayscale',
    sepia: 'Sepia',
    washout: 'Washout',
    blackWhite: 'Black and white',
    accent1: 'Accent 1',
    accent2: 'Accent 2',
    accent3: 'Accent 3',
    accent4: 'Accent 4',
    accent5: 'Accent 5',
    accent6: 'Accent 6',
  },
  brightness: 'Brightness',
  contrast: 'Contrast',
};

export const { useTexts: usePictureTexts } = defineTexts(zh, en);
