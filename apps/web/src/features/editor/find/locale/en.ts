import type { zh } from './zh.ts';

export const en: typeof zh = {
  label: 'Find and replace',
  find: 'Find',
  by: 'Replace by',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  previous: 'Previous',
  next: 'Next',
  replaceOne: 'Replace',
  replaceAll: 'Replace all',
  showReplace: 'Replace…',
  close: 'Close',
  none: 'Nothing found',
  count: '{{at}} / {{count}}',
  many: '{{at}} / {{count}}+',
  replaced_one: 'Replaced {{count}}',
  replaced_other: 'Replaced {{count}}',
  locked: 'This is locked and stays as it is',
};
