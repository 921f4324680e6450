import type { SameTexts } from '../../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  pinyin: 'Pinyin',
  add: 'Add pinyin',
  remove: 'Remove pinyin',
  tones: 'Tones',
  marks: 'Marks (mā)',
  numbers: 'Numbers (ma1)',
  several: 'Characters read in several ways: press one to change',
  check: 'Please check {{count}}, marked yellow: no word says how they are read',
  checkThis: 'Please check this reading',
  reading: 'Readings of “{{letter}}”',
  failed: 'The dictionary of pinyin could not be fetched; please try again',
  more: '{{count}} more; choose a part of the text to change them',
};
