import type { zh } from './zh.ts';

export const en: typeof zh = {
  title: 'Print',
  what: 'What to print',
  range: 'Which slides',
  all: 'All slides',
  chosen_one: '{{count}} slide chosen',
  chosen_other: 'The {{count}} slides chosen',
  current: 'This slide ({{number}})',
  paper: 'Paper',
  forms: {
    slides: 'Slides, one a sheet',
    handout2: 'Handout, 2 slides a sheet',
    handout4: 'Handout, 4 slides a sheet',
    handout6: 'Handout, 6 slides a sheet',
    notes: 'Notes pages',
  },
  papers: { A4: 'A4', A3: 'A3', Letter: 'Letter', page: 'Same proportion as the slides' },
  help: 'Of all slides, those that are hidden are not printed. Printer, copies and sides are chosen in the system’s own window, which comes next.',
  cancel: 'Cancel',
  stop: 'Stop',
  print: 'Print',
  preparing: 'Preparing to print…',
  sheet: 'Preparing to print, sheets: {{done}} of {{count}}',
  failed: 'Printing could not be prepared, please try again',
};
