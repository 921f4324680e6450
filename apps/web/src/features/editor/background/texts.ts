import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '去除背景',
  help: '适合纯色背景的图片。原图会保留，“重置图片”可以恢复。',
  preview: '去除背景后的图片',
  tolerance: '容差',
  everywhere: '内部的同色区域也去除',
  nothing: '没有找到纯色背景，可以加大容差',
  failed: '这张图片无法处理',
  notStored: '没有保存成功：{{reason}}',
  cancel: '取消',
  apply: '应用',
};

const en: typeof zh = {
  title: 'Remove the background',
  help: 'For pictures with a plain background. The original is kept: “Reset the picture” brings it back.',
  preview: 'The picture without its background',
  tolerance: 'Tolerance',
  everywhere: 'Areas of that colour inside too',
  nothing: 'No plain background was found. More tolerance may help',
  failed: 'This picture cannot be worked on',
  notStored: 'It could not be stored: {{reason}}',
  cancel: 'Cancel',
  apply: 'Apply',
};

export const { useTexts: useBackgroundTexts } = defineTexts(zh, en);
