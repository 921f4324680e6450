import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  chip: 'Import report: {{count}}',
  title: 'Import report',
  about: 'Differences between “{{name}}” and its file: {{count}}.',
  recall: 'See the import report of this courseware',
  dismiss: 'Do not show again',
  showAgain: 'Show again',
  dismissHelp: 'Puts the import report of this courseware away on this device',
  close: 'Close the import report',
  betweenSentences: ' ',
  notWhole: 'Not the whole file was imported',
  seeReport: 'See the import report',
  understood: 'Got it',
  loading: 'Reading the import report…',
  failed: 'The import report did not load',
  tryAgain: 'Try again',
  file: 'The whole courseware and its layouts',
  times: '×{{count}}',
  page: 'Page {{number}}',
  pageGone: 'A deleted page',
  pageGoneNumber: 'A deleted page (was page {{number}})',
  goToPage: 'Go to page {{number}}',
  more: 'Further notes that are not listed: {{count}}',
  fonts: 'Missing fonts',
  fontsHelp:
    'This device does not have these fonts; similar ones stand in. Install them and open the courseware again to see them.',
  fontStandIn: '“{{standIn}}” stands in',
  fontSystem: 'A system font stands in',
  outcome: {
    replaced: 'Replaced',
    kept: 'Kept',
    lost: 'Not read',
  },
};
