import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '拉幕',
  sides: { top: '上边', right: '右边', bottom: '下边', left: '左边' },
  draw: '拖动{{side}}，露出幕后的内容',
  cover: '全部遮住',
  stays: '翻页后不动',
  closes: '翻页后遮住',
  close: '收起',
};

const en: typeof zh = {
  title: 'Curtain',
  sides: { top: 'top edge', right: 'right edge', bottom: 'bottom edge', left: 'left edge' },
  draw: 'Draw the {{side}} to show what is behind',
  cover: 'Cover all',
  stays: 'Stays on turning',
  closes: 'Closes on turning',
  close: 'Put away',
};

export const { useTexts } = defineTexts(zh, en);
