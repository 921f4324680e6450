import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  textField: '输入文字',
  textLook: '文字样式',
  sizes: { s0: '小', s1: '中', s2: '大' },
  taken: '选中的文字和图片',
  type: '改文字',
  fromFile: '从文件选择',
  camera: '拍照',
  fromDisk: '我的盘',
  adding: '正在放入图片…',
  failed: '“{{name}}”没有放上去：{{reason}}',
  noPicture: '这不是图片文件',
  tooMany: '一次最多放 {{count}} 张图片',
  full: '这一页已经放满',
};

const en: typeof zh = {
  textField: 'Type text',
  textLook: 'Look of the text',
  sizes: { s0: 'Small', s1: 'Medium', s2: 'Large' },
  taken: 'Taken texts and pictures',
  type: 'Edit text',
  fromFile: 'From a file',
  camera: 'Take a photo',
  fromDisk: 'My disk',
  adding: 'Adding the picture…',
  failed: '“{{name}}” was not added: {{reason}}',
  noPicture: 'this is no picture',
  tooMany: 'the most at a time is {{count}}',
  full: 'the page is full',
};

export const { useTexts: usePlacedTexts, translate: placedText } = defineTexts(zh, en);
