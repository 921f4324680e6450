import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  notice:
    'This screen is small: here you can look, change words and teach. To edit more, use a computer or a tablet.',
  noticeLooking: 'This screen is small: here you can look and teach. To edit, use a computer or a tablet.',
  editWords: 'Change the words of page {{number}}',
  words: {
    title: 'Changing the words of page {{number}}',
    hint: 'Press a text to choose it, and again to change it.',
    none: 'This page has no text. To add some, use a computer or a tablet.',
    open: 'The text that is open',
    done: 'Done',
    undo: 'Undo',
    redo: 'Redo',
    next: 'Next text',
    previous: 'Text before',
  },
  teach: 'Teach',
  teachFrom: 'Teach from page {{number}}',
  teachFromHidden: 'Teach from page {{number}}, which is skipped in class',
  play: 'Play {{name}} on page {{number}}',
  film: 'Film',
  sound: 'Sound',
  count_one: '{{count}} page',
  count_other: '{{count}} pages',
};
