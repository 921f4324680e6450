import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  previous: 'Previous page',
  next: 'Next page',
  pages: 'All pages',
  hidden: 'Hidden',
  page: 'Page {{page}}',
  pageOf: 'Page {{page}} of {{count}}',
  controls: 'Show controls',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  notes: 'Notes',
  uncover: 'Click to return to the show',
  covers: 'Covers',
  coverAgain: 'Cover again',
  uncoverOne: 'Uncover number {{number}}',
  over: 'End of the show',
  overHint: 'Click again to start over; “Previous page” goes back to the last page.',
  restart: 'Start over',
  noPages: 'This courseware has no page to show',
};
