import type { zh } from './zh.ts';

export const en: typeof zh = {
  list: 'List',
  of: { sections: 'Sections', titles: 'All titles', pages: 'Chosen pages' },
  numbers: 'Page numbers',
  lines: 'What is listed',
  line: '{{words}}, page {{number}}',
  nothing: {
    sections: 'There are no sections yet. The menu of the page list at the left makes them.',
    titles: 'There is no other page with words to list.',
    pages: 'There is no other page with words to list.',
  },
  insert: 'Put on this page',
  outdated_one: '{{count}} list of contents is out of date',
  outdated_other: '{{count}} lists of contents are out of date',
  status: {
    current: 'Up to date',
    outdated: 'Out of date: pages have changed since',
    empty: 'There is nothing to list any more',
  },
  title: 'Contents',
  help: 'In class a press on a line goes to its page.',
};
