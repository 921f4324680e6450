export const zh = {
  menu: '标尺、参考线与网格',
  step: '网格间距',
  unit: '标尺单位',
  units: { cm: '厘米', px: '像素', pt: '磅' },
  rulerAcross: '水平标尺',
  rulerDown: '竖直标尺',
  guideX: '竖直参考线，{{place}}',
  guideY: '水平参考线，{{place}}',
};
