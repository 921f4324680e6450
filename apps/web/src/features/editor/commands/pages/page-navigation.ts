import type { EditSession } from '@lectern/stage/edit';
import { designsInOrder, showsDesign } from '../../editing/shown-designs.ts';
import { command } from '../command.ts';
import { inPagesList, onPage } from '../keys.ts';

function goByPages(session: EditSession, to: (at: number, last: number) => number): void {
  const pages = showsDesign(session) ? designsInOrder(session.store) : session.store.pages();
  const pageId = pages[to(pages.indexOf(session.pageId.get() ?? ''), pages.length - 1)];
  if (pageId !== undefined) session.goToPage(pageId);
}

export const nextPage = command({
  id: 'pages.next',
  label: { zh: '下一页', en: 'Next page' },
  keys: {
    page: ['PageDown', 'ArrowDown', 'ArrowRight'],
    elements: ['PageDown'],
    ...inPagesList('PageDown', 'ArrowDown', 'ArrowRight'),
  },
  changes: false,
  run: ({ session }) => goByPages(session, (at, last) => Math.min(last, at + 1)),
});

export const previousPage = command({
  id: 'pages.previous',
  label: { zh: '上一页', en: 'Previous page' },
  keys: {
    page: ['PageUp', 'ArrowUp', 'ArrowLeft'],
    elements: ['PageUp'],
    ...inPagesList('PageUp', 'ArrowUp', 'ArrowLeft'),
  },
  changes: false,
  run: ({ session }) => goByPages(session, (at) => Math.max(0, at - 1)),
});

export const firstPage = command({
  id: 'pages.first',
  label: { zh: '第一页', en: 'First page' },
  keys: { ...onPage('Home'), ...inPagesList('Home') },
  changes: false,
  run: ({ session }) => goByPages(session, () => 0),
});

export const lastPage = command({
  id: 'pages.last',
  label: { zh: '最后一页', en: 'Last page' },
  keys: { ...onPage('End'), ...inPagesList('End') },
  changes: false,
  run: ({ session }) => goByPages(session, (_at, last) => last),
});
