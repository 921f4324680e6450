import { defineTexts } from '../../../../platform/i18n/texts.ts';

const zh = {
  points: '顶点',
  effects: '效果',
  shadow: '阴影',
  shadowColor: '阴影颜色',
  glow: '发光',
  glowColor: '发光颜色',
  reflection: '映像',
  softEdge: '柔化边缘',
  color: '颜色',
  opacity: '不透明度',
  blur: '模糊',
  distance: '距离',
  angle: '角度',
  size: '大小',
  shape: '形状',
  outline: '轮廓',
};

const en: typeof zh = {
  points: 'Points',
  effects: 'Effects',
  shadow: 'Shadow',
  shadowColor: 'Shadow colour',
  glow: 'Glow',
  glowColor: 'Glow colour',
  reflection: 'Reflection',
  softEdge: 'Soft edges',
  color: 'Colour',
  opacity: 'Opacity',
  blur: 'Blur',
  distance: 'Distance',
  angle: 'Angle',
  size: 'Size',
  shape: 'Shape',
  outline: 'Outline',
};

export const { useTexts: useShapePanelTexts } = defineTexts(zh, en);
