import type { zh } from './zh.ts';

export const en: typeof zh = {
  title: 'Record a voice',
  name: 'Recording {{time}}',
  hint: 'Records what you say and puts it on this page. Ten minutes at most.',
  begin: 'Start recording',
  asking: 'Waiting for leave to use the microphone…',
  recording: 'Recording',
  pausedAt: 'Paused',
  pause: 'Pause',
  goOn: 'Go on',
  finish: 'Stop',
  making: 'Making the file…',
  again: 'Record again',
  insert: 'Put on the page',
  cancel: 'Cancel',
  dropTitle: 'Drop this recording?',
  dropHelp: 'It is not on the page yet, and cannot be brought back.',
  drop: 'Drop',
  keep: 'Keep',
  notStored: 'The recording was not stored and is still here: {{reason}}',
  failed: {
    refused:
      'The browser may not use the microphone. Allow it in the settings of this site, beside the address, and try again.',
    none: 'There is no microphone. Connect one and try again.',
    insecure: 'This address has no secure connection (https), so the browser allows no microphone.',
    busy: 'The microphone could not be opened. Another program may be using it.',
    unheard: 'Nothing was heard. Try again.',
  },
};
