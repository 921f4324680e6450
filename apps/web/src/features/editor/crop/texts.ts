import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  label: '裁剪图片',
  picture: '图片：拖动或按方向键移动图片，加号和减号缩放，回车完成',
  handle: {
    nw: '裁剪左上角，方向键调整',
    n: '裁剪上边，方向键调整',
    ne: '裁剪右上角，方向键调整',
    e: '裁剪右边，方向键调整',
    se: '裁剪右下角，方向键调整',
    s: '裁剪下边，方向键调整',
    sw: '裁剪左下角，方向键调整',
    w: '裁剪左边，方向键调整',
  },
  ratio: '裁剪为 {{ratio}}',
  shape: '裁剪为形状',
  size: '图片大小',
  whole: '取消裁剪',
  done: '完成',
};

const en: typeof zh = {
  label: 'Crop the picture',
  picture: 'Picture: drag it or press arrow keys to move it, plus and minus to size it, Enter when done',
  handle: {
    nw: 'Crop the top left corner, by arrow keys',
    n: 'Crop the top, by arrow keys',
    ne: 'Crop the top right corner, by arrow keys',
    e: 'Crop the right, by arrow keys',
    se: 'Crop the bottom right corner, by arrow keys',
    s: 'Crop the bottom, by arrow keys',
    sw: 'Crop the bottom left corner, by arrow keys',
    w: 'Crop the left, by arrow keys',
  },
  ratio: 'Crop to {{ratio}}',
  shape: 'Crop to a shape',
  size: 'Size of the picture',
  whole: 'Remove the crop',
  done: 'Done',
};

export const { useTexts: useCropTexts } = defineTexts(zh, en);
