import type { zh } from './zh.ts';

export const en: typeof zh = {
  replace: 'Replace',
  fromFile: 'From a file…',
  fromDisk: 'From my disk…',
  background: 'Remove the background…',
  shape: 'Shape',
  choose: 'Choose…',
  corners: 'Round corners',
  colors: 'Colours',
  recolor: {
    none: 'Its own',
    grayscale: 'Grayscale',
    sepia: 'Sepia',
    washout: 'Washout',
    blackWhite: 'Black and white',
    accent1: 'Accent 1',
    accent2: 'Accent 2',
    accent3: 'Accent 3',
    accent4: 'Accent 4',
    accent5: 'Accent 5',
    accent6: 'Accent 6',
  },
  brightness: 'Brightness',
  contrast: 'Contrast',
};
