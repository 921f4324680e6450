import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  label: '所选对象',
  fill: '填充颜色',
  noFill: '无填充',
  outline: '边框颜色',
  noOutline: '无边框',
  lineColor: '线条颜色',
  size: '字号大小',
  textColor: '字体颜色',
  order: '叠放顺序',
  align: '对齐与分布',
  more: '更多操作',
};

const en: typeof zh = {
  label: 'Selected objects',
  fill: 'Fill colour',
  noFill: 'No fill',
  outline: 'Outline colour',
  noOutline: 'No outline',
  lineColor: 'Colour of the line',
  size: 'Size of the text',
  textColor: 'Colour of the text',
  order: 'Stacking order',
  align: 'Align and distribute',
  more: 'More',
};

export const { useTexts: useSelectionBarTexts } = defineTexts(zh, en);
