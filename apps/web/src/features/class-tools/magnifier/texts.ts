import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  magnify: '放大镜',
  spotlight: '聚光灯',
  lens: '拖动镜片移动，双指或滚轮改变大小或倍数；键盘：方向键移动，Shift+方向键改变大小，加减号改变倍数',
  round: '圆形',
  box: '矩形',
  larger: '放大',
  smaller: '缩小',
  times: '{{zoom}} 倍',
  close: '收起',
};

const en: typeof zh = {
  magnify: 'Magnifier',
  spotlight: 'Spotlight',
  lens: 'Drag to move; two fingers or the wheel change size or strength; keys: arrows move, Shift+arrows size, plus and minus change the strength',
  round: 'Round',
  box: 'Rectangle',
  larger: 'Larger',
  smaller: 'Smaller',
  times: '{{zoom}}×',
  close: 'Put away',
};

export const { useTexts } = defineTexts(zh, en);
