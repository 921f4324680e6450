import { addSection, moveSection, pagesOfSection, removeSection } from '@lectern/courseware';
import { offerUndo } from '../../editing/offer-undo.ts';
import { targetPages } from '../../editing/selection/selected-pages.ts';
import { editorText } from '../../locale/texts.ts';
import { command } from '../command.ts';

export const newSection = command({
  id: 'sections.add',
  label: { zh: '在此新增节', en: 'New section here' },
  changes: true,
  isEnabled: (context) => targetPages(context).length > 0,
  run: (context) => {
    const [page] = targetPages(context);
    if (page === undefined) return;
    context.session.edit((edit) => addSection(edit, page, editorText('pages.sectionName')));
  },
});

/** `value` is the section's id. */
export const removeThisSection = command<string>({
  id: 'sections.remove',
  label: { zh: '删除节，保留页面', en: 'Remove section, keep pages' },
  changes: true,
  run: ({ session }, section) => session.edit((edit) => removeSection(edit, section)),
});

/** `value` is the section's id. */
export const removeSectionWithPages = command<string>({
  id: 'sections.removeWithPages',
  label: { zh: '删除节和其中的页面', en: 'Delete section and its pages' },
  isDanger: true,
  changes: true,
  run: ({ session }, section) => {
    const count = pagesOfSection(session.store, section).length;
    if (!session.edit((edit) => removeSection(edit, section, true))) return;
    offerUndo(session, { text: editorText('pages.deleted', { count }), label: editorText('pages.undo') });
  },
});

/** `value` is the section's id. */
export const moveSectionUp = command<string>({
  id: 'sections.moveUp',
  label: { zh: '节上移', en: 'Move section up' },
  changes: true,
  run: ({ session }, section) => session.edit((edit) => moveSection(edit, section, 'up')),
});

/** `value` is the section's id. */
export const moveSectionDown = command<string>({
  id: 'sections.moveDown',
  label: { zh: '节下移', en: 'Move section down' },
  changes: true,
  run: ({ session }, section) => session.edit((edit) => moveSection(edit, section, 'down')),
});
