import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  menu: '标尺、参考线与网格',
  step: '网格间距',
  unit: '标尺单位',
  units: { cm: '厘米', px: '像素', pt: '磅' },
  rulerAcross: '水平标尺',
  rulerDown: '竖直标尺',
  guideX: '竖直参考线，{{place}}',
  guideY: '水平参考线，{{place}}',
};

const en: typeof zh = {
  menu: 'Rulers, guides and grid',
  step: 'Grid spacing',
  unit: 'Ruler unit',
  units: { cm: 'Centimetres', px: 'Pixels', pt: 'Points' },
  rulerAcross: 'Horizontal ruler',
  rulerDown: 'Vertical ruler',
  guideX: 'Vertical guide, {{place}}',
  guideY: 'Horizontal guide, {{place}}',
};

export const { useTexts: useAidsTexts } = defineTexts(zh, en);
