export const en = {
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
