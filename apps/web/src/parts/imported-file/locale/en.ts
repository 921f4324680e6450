import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  cut: 'A courseware cannot hold the whole file: {{what}}.',
  unread: 'The file was not read whole: {{what}}.',
  between: ', ',
  pages_one: 'the last page was not imported',
  pages_other: 'the last {{count}} pages were not imported',
  pagesOf_one: 'the last of {{of}} pages was not imported',
  pagesOf_other: 'the last {{count}} of {{of}} pages were not imported',
  elements_one: '{{count}} object on a crowded page was not imported',
  elements_other: '{{count}} objects on crowded pages were not imported',
  elementsOf_one: '{{count}} of {{of}} objects on a crowded page was not imported',
  elementsOf_other: '{{count}} of {{of}} objects on crowded pages were not imported',
  unreadPages_one: '{{count}} page is missing or damaged and came in blank',
  unreadPages_other: '{{count}} pages are missing or damaged and came in blank',
  download: 'Download the original file',
  downloadSize: 'Download the original file ({{size}})',
  split: 'To import all of it, split it into several files.',
  kept: 'The original file is kept whole beside the courseware.',
};
