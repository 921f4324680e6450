import type { zh } from './zh.ts';

export const en: typeof zh = {
  title: 'Take a photo',
  name: 'Photo {{time}}',
  asking: 'Waiting for leave to use the camera…',
  picture: 'What the camera sees',
  taken: 'The photo',
  other: 'Another camera',
  take: 'Take the photo',
  again: 'Take again',
  retry: 'Try again',
  insert: 'Put on the page',
  cancel: 'Cancel',
  dropTitle: 'Drop this photo?',
  dropHelp: 'It is not on the page yet, and cannot be brought back.',
  drop: 'Drop',
  keep: 'Keep',
  notStored: 'The photo was not stored and is still here: {{reason}}',
  failed: {
    refused:
      'The browser may not use the camera. Allow it in the settings of this site, beside the address, and try again.',
    none: 'There is no camera. Connect one and try again.',
    insecure: 'This address has no secure connection (https), so the browser allows no camera.',
    busy: 'The camera could not be opened. Another program may be using it.',
    unseen: 'The camera gave no picture. Try again.',
  },
};
