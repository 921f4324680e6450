import type { zh } from './zh.ts';

export const en: typeof zh = {
  label: 'Crop the picture',
  picture: 'Picture: drag it or press arrow keys to move it, plus and minus to size it, Enter when done',
  handle: {
    nw: 'Crop the top left corner, by arrow keys',
    n: 'Crop the top, by arrow keys',
    ne: 'Crop the top right corner, by arrow keys',
    e: 'Crop the right, by arrow keys',
    se: 'Crop the bottom right corner, by arrow keys',
    s: 'Crop the bottom, by arrow keys',
    sw: 'Crop the bottom left corner, by arrow keys',
    w: 'Crop the left, by arrow keys',
  },
  ratio: 'Crop to {{ratio}}',
  shape: 'Crop to a shape',
  size: 'Size of the picture',
  whole: 'Remove the crop',
  done: 'Done',
};
