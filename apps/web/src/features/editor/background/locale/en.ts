import type { zh } from './zh.ts';

export const en: typeof zh = {
  title: 'Remove the background',
  help: 'For pictures with a plain background. The original is kept: “Reset the picture” brings it back.',
  preview: 'The picture without its background',
  tolerance: 'Tolerance',
  everywhere: 'Areas of that colour inside too',
  nothing: 'No plain background was found. More tolerance may help',
  failed: 'This picture cannot be worked on',
  notStored: 'It could not be stored: {{reason}}',
  cancel: 'Cancel',
  apply: 'Apply',
};
