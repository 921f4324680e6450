import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './record-zh.ts';

export const en: SameTexts<typeof zh> = {
  tabs: 'Records',
  lessons: 'Lesson records',
  acts: 'What I did',
  filter: 'Show',
  all: 'All',
  kinds: { courseware: 'Coursewares', lesson: 'Lessons', share: 'Links', handover: 'Handed over' },
  handover: {
    of: 'Documents of “{{from}}” to “{{to}}”',
    by: 'asked for by “{{name}}”',
    counts: 'Documents: {{documents}}, classes: {{classes}}',
    states: {
      waiting: 'Waits for their word',
      objected: 'They objected',
      stopped: 'Stopped',
      failed: 'Not done',
      done: 'Handed over',
      taken_back: 'Taken back',
    },
  },
  courseware: {
    made: 'Made a courseware',
    obtained: 'Obtained a courseware',
    edited: 'Saved a courseware anew',
    shared: 'Was given a courseware',
  },
  lesson: 'Taught a lesson',
  goesOn: 'Going on',
  share: { view: 'Shared to be viewed', edit: 'Shared to be edited' },
  to: { nobody: 'nobody else', all: 'all with the link', some: 'certain people and classes' },
  state: { ended: 'Ended', withdrawn: 'Withdrawn' },
  visits: 'times opened: {{count}}',
  updated: 'changed {{when}}',
  gone: 'A deleted document',
  untitled: 'Untitled',
  empty: 'Nothing here yet',
  emptyText: 'Coursewares that you make, lessons that you teach and links that you give are noted here.',
  more: 'Load more',
};
