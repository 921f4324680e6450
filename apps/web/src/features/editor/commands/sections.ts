import { addSection, removeSection } from '@lectern/courseware';
import { pagesMeant } from '../editing/chosen-pages.ts';
import { editorText } from '../locale/texts.ts';
import { command } from './command.ts';

export const newSection = command({
  id: 'sections.add',
  label: { zh: '在此新增节', en: 'New section here' },
  changes: true,
  isEnabled: (context) => pagesMeant(context).length > 0,
  run: (context) => {
    const [page] = pagesMeant(context);
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
  run: ({ session }, section) => session.edit((edit) => removeSection(edit, section, true)),
});
