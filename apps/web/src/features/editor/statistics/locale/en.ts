import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  title: 'Statistics',
  pages: 'Pages',
  withHidden: '{{pages}} ({{hidden}} hidden)',
  text: 'Words on the pages',
  characters: 'Chinese characters of these',
  words: 'Other words of these',
  notes: 'Words in the notes',
  minutes: 'Said by the notes',
  noNotes: 'No notes',
  about_one: 'About {{count}} minute',
  about_other: 'About {{count}} minutes',
  how: 'Each Chinese character or sign counts as a word. Time is estimated at {{characters}} characters or {{words}} other words a minute. Hidden objects do not count.',
};
