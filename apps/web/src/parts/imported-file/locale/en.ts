import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  cut: 'A courseware cannot hold the whole file: {{what}}.',
  unread: 'A part of the file could not be read: {{what}}.',
  between: ', ',
  pages_one: 'the last page was not imported',
  pages_other: 'the last {{count}} pages were not imported',
  pagesOf_one: 'the last of {{of}} pages was not imported',
  pagesOf_other: 'the last {{count}} of {{of}} pages were not imported',
  elements_one: '{{count}} object on a crowded page was not imported',
  elements_other: '{{count}} objects on crowded pages were not imported',
  elementsOf_one: '{{count}} of {{of}} objects on a crowded page was not imported',
  elementsOf_other: '{{count}} of {{of}} objects on crowded pages were not imported',
  unreadPages_one: '{{count}} page could not be read and is blank',
  unreadPages_other: '{{count}} pages could not be read and are blank',
  download: 'Download the original file',
  downloadSize: 'Download the original file ({{size}})',
  kept: 'The original file is kept whole beside the courseware and can be downloaded at any time. To import all of it, split it into several files.',
};
