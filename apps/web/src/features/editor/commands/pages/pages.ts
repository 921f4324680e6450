import { addPage, deletePages, duplicatePages, movePages, setPagesHidden } from '@lectern/courseware';
import { showToast } from '@lectern/ui';
import { Plus } from 'lucide-react';
import type { CommandContext } from '../../editing/command-context.ts';
import { offerUndo } from '../../editing/offer-undo.ts';
import { pageAppearanceOf } from '../../editing/page-appearance.ts';
import { selectedPages, targetPages } from '../../editing/selection/selected-pages.ts';
import { showsDesign } from '../../editing/shown-designs.ts';
import { editorText } from '../../locale/texts.ts';
import { command } from '../command.ts';
import { inPagesList, onPage } from '../keys.ts';

/** Inserts a page after the last page whose menu is open, otherwise after the current page. */
export const newPage = command({
  id: 'pages.add',
  label: { zh: '新建页面', en: 'New page' },
  icon: Plus,
  keys: { ...onPage('Ctrl+M'), pages: [...(inPagesList('Enter').pages ?? []), 'Ctrl+M'] },
  changes: true,
  isEnabled: ({ session }) => !showsDesign(session),
  run: ({ session, menuPages }) => {
    const after = menuPages?.at(-1) ?? session.pageId.get();
    let added: string | undefined;
    session.edit((edit) => {
      added = addPage(edit, after === undefined ? {} : { after });
    });
    if (added !== undefined) session.goToPage(added);
  },
});

export const duplicateThesePages = command({
  id: 'pages.duplicate',
  label: { zh: '复制一份', en: 'Duplicate' },
  keys: { pages: ['Ctrl+D'] },
  changes: true,
  run: (context) => {
    const { session, pageChoice } = context;
    const pages = targetPages(context);
    let copies: readonly string[] = [];
    session.edit((edit) => {
      copies = duplicatePages(edit, pages);
    });
    const [first] = copies;
    if (first !== undefined) session.goToPage(first);
    pageChoice.set(copies);
  },
});

export const deleteThesePages = command({
  id: 'pages.delete',
  label: { zh: '删除', en: 'Delete' },
  isDanger: true,
  keys: inPagesList('Delete', 'Backspace'),
  changes: true,
  run: (context) => {
    const { session } = context;
    const pages = targetPages(context);
    if (!session.edit((edit) => deletePages(edit, pages))) return;
    const text = editorText('pages.deleted', { count: pages.length });
    offerUndo(session, { text, label: editorText('pages.undo') });
  },
});

export const hideThesePages = command({
  id: 'pages.hide',
  label: { zh: '授课时跳过', en: 'Skip when teaching' },
  whenOn: { label: { zh: '授课时放映', en: 'Show when teaching' } },
  changes: true,
  isOn: (context) => targetPages(context).every((id) => context.session.store.find('page', id)?.hidden),
  run: (context) => {
    const pages = targetPages(context);
    const hidden = !pages.every((id) => context.session.store.find('page', id)?.hidden);
    context.session.edit((edit) => setPagesHidden(edit, pages, hidden));
  },
});

export const selectAllPages = command({
  id: 'pages.selectAll',
  label: { zh: '选择所有页面', en: 'Select all pages' },
  keys: { pages: ['Ctrl+A'] },
  // Does not change the courseware, but users without permission to edit have no use for several selected pages.
  changes: true,
  run: ({ session, pageChoice }) => pageChoice.set(session.store.pages()),
});

/** Moves the selected pages before the previous or after the next page, and shows a message with the new position. */
function moveChosenPages(context: CommandContext, step: 'up' | 'down'): void {
  const { session } = context;
  const pages = session.store.pages();
  const chosen = selectedPages(context);
  const places = chosen.map((id) => pages.indexOf(id));
  const index = step === 'up' ? Math.min(...places) - 1 : Math.max(...places) + 2;
  if (index < 0 || index > pages.length) return;
  if (!session.edit((edit) => movePages(edit, chosen, index))) return;
  const number = session.store.pages().indexOf(session.pageId.get() ?? '') + 1;
  showToast({ text: editorText('pages.moved', { number }), lifetime: 1500 });
}

export const movePagesUp = command({
  id: 'pages.moveUp',
  label: { zh: '页面上移', en: 'Move the page up' },
  keys: inPagesList('Alt+ArrowUp', 'Alt+ArrowLeft', 'Alt+PageUp'),
  changes: true,
  run: (context) => moveChosenPages(context, 'up'),
});

export const movePagesDown = command({
  id: 'pages.moveDown',
  label: { zh: '页面下移', en: 'Move the page down' },
  keys: inPagesList('Alt+ArrowDown', 'Alt+ArrowRight', 'Alt+PageDown'),
  changes: true,
  run: (context) => moveChosenPages(context, 'down'),
});

export const toggleAsItLooks = command({
  id: 'pages.asItLooks',
  label: { zh: '按原样显示本页', en: 'Show this page as it looks in its file' },
  whenOn: { label: { zh: '变为可编辑', en: 'Make this page editable' } },
  changes: true,
  isOn: ({ document, session }) => pageAppearanceOf(document, session)?.asItLooks === true,
  isEnabled: ({ document, session }) => pageAppearanceOf(document, session)?.busy === false,
  run: ({ document, session }) => {
    const face = pageAppearanceOf(document, session);
    face?.show(!face.asItLooks);
  },
});
