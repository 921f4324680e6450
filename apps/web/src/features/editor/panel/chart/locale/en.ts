import type { SameTexts } from '../../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  title: 'Chart title',
  noTitle: 'No title',
  colors: 'Colours',
  sets: {
    s1: 'Greys',
    s2: 'Colourful',
    s3: 'Shades of accent 1',
    s4: 'Shades of accent 2',
    s5: 'Shades of accent 3',
    s6: 'Shades of accent 4',
    s7: 'Shades of accent 5',
    s8: 'Shades of accent 6',
  },
  colorOf: 'Colour of {{name}}',
  moreParts: 'The first {{shown}} of {{count}}',
  labels: 'Data labels',
  label: { value: 'Value', category: 'Category name', percent: 'Percentage' },
  legend: 'Legend',
  legendAt: { none: 'None', r: 'Right', t: 'Top', l: 'Left', b: 'Bottom', tr: 'Top right' },
  axis: { horizontal: 'Horizontal axis', vertical: 'Vertical axis', second: 'Secondary axis' },
  axisTitle: 'Title of the {{axis}}',
  min: 'Minimum of the {{axis}}',
  max: 'Maximum of the {{axis}}',
  minShort: 'Min',
  maxShort: 'Max',
  auto: 'Auto',
  gridlines: 'Gridlines',
  shown: 'Show axis',
};
