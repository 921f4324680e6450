import type { zh } from './zh.ts';

export const en: typeof zh = {
  title: 'Keyboard shortcuts',
  help: 'F6 goes between the slide, the bars, the panel and the thumbnails; Esc and then Tab leaves the slide.',
  nouns: {
    saving: 'Saving',
    printing: 'Printing',
    teaching: 'Teaching',
    history: 'Undo',
    clipboard: 'Clipboard',
    find: 'Finding',
    links: 'Links',
    look: 'Formatting',
    pages: 'List of pages',
    selection: 'Choosing',
    elements: 'Objects',
    cells: 'Cells of a table',
    order: 'Order',
    text: 'Text',
    insert: 'Inserting',
    view: 'View',
    regions: 'Going between regions',
    shortcuts: 'Help',
  },
};
