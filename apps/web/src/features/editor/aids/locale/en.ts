export const en = {
  menu: 'Rulers, guides and grid',
  step: 'Grid spacing',
  unit: 'Ruler unit',
  units: { cm: 'Centimetres', px: 'Pixels', pt: 'Points' },
  rulerAcross: 'Horizontal ruler',
  rulerDown: 'Vertical ruler',
  guideX: 'Vertical guide, {{place}}',
  guideY: 'Horizontal guide, {{place}}',
};
