import type { zh } from './zh.ts';

export const en: typeof zh = {
  title: 'Dropped file',
  ask: 'Where should “{{name}}” go?',
  pages: 'Insert after this page',
  courseware: 'Open as a new courseware',
  cancel: 'Cancel',
  cancelOf: 'Cancel: {{name}}',
  progress: 'Progress of {{name}}',
  inserted_one: '{{count}} page inserted; the file is kept as a courseware on your disk',
  inserted_other: '{{count}} pages inserted; the file is kept as a courseware on your disk',
  failed: 'It was not opened: {{reason}}',
  retry: 'Try again',
  closeOf: 'Close: {{name}}',
  unknown: 'check the network and try again',
};
