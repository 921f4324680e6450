import type { zh } from './zh.ts';

export const en: typeof zh = {
  label: 'A first look around',
  step: 'Step {{number}} of {{count}}',
  next: 'Next step',
  previous: 'Step back',
  skip: 'Skip the tour',
  finish: 'Start preparing',
  steps: {
    insert: {
      title: 'Insert from here',
      text: 'Text, shapes, pictures, sound and film, tables, charts, formulas and subject tools. Press one, then drag or press on the page.',
    },
    slide: {
      title: 'Work on the page itself',
      text: 'Choose something and type; press twice to change its text; drag to move it. A right click or a long press has a menu, and Ctrl+Z takes a step back.',
    },
    panel: {
      title: 'The right side follows',
      text: 'Whatever you choose, its settings are here; so are animations, the page and the design.',
    },
    pages: {
      title: 'All pages at the left',
      text: 'Add a page with a layout, drag pages into order, hold Shift or Ctrl to choose several.',
    },
    teach: {
      title: 'Ready? Teach',
      text: 'Every change is saved by itself. “Teach” starts the show at this page, with pen, random call and timer.',
    },
  },
};
