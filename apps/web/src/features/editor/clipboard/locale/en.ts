import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  title: 'Paste a large table',
  ask: 'This table has {{rows}} rows and {{columns}} columns: more than a page shows, and it makes the page slow.',
  table: 'Paste as a table',
  words: 'Paste as text',
  cancel: 'Cancel',
  pasteOptions: 'Paste options',
  themeHere: 'Use this theme',
  themeSource: 'Keep source theme',
  closeOptions: 'Close the paste options',
};
