import { addPage, layoutOf, type Theme } from '@lectern/courseware';
import {
  addTemplatePage,
  applyDesign,
  type Design,
  type PageMarks,
  type PageSize,
  type PageTemplate,
  resetPages,
  resizePages,
  setLayout,
  setPageMarks,
} from '@lectern/courseware/design';
import { RotateCcw } from 'lucide-react';
import { targetPages } from '../../editing/selection/selected-pages.ts';
import { command } from '../command.ts';

/** `value` is the layout's id. */
export const newPageOfLayout = command<string>({
  id: 'design.newPage',
  label: { zh: '按版式新建页面', en: 'New page with a layout' },
  changes: true,
  run: ({ session, menuPages }, layoutId) => {
    const after = menuPages?.at(-1) ?? session.pageId.get();
    let added: string | undefined;
    session.edit((edit) => {
      added = addPage(edit, { layoutId, ...(after !== undefined && { after }) });
    });
    if (added !== undefined) session.goToPage(added);
  },
});

/** Inserts a page from one of our templates, in the theme of the page that it follows. */
export const newPageOfTemplate = command<{
  readonly template: PageTemplate;
  readonly language: 'zh' | 'en';
}>({
  id: 'design.newTemplatePage',
  label: { zh: '从模板新建页面', en: 'New page from a template' },
  changes: true,
  run: ({ session, menuPages }, { template, language }) => {
    const after = menuPages?.at(-1) ?? session.pageId.get();
    let added: string | undefined;
    session.edit((edit) => {
      added = addTemplatePage(edit, template, language, after);
    });
    if (added !== undefined) session.goToPage(added);
  },
});

/** `value` is the layout's id. */
export const changeLayout = command<string>({
  id: 'design.layout',
  label: { zh: '更改版式', en: 'Change the layout' },
  changes: true,
  run: (context, layoutId) => {
    const pages = targetPages(context);
    context.session.edit((edit) => setLayout(edit, pages, layoutId));
  },
});

export const resetThesePages = command({
  id: 'design.reset',
  label: { zh: '重置为版式的样子', en: 'Reset to the layout' },
  icon: RotateCcw,
  changes: true,
  isEnabled: (context) => {
    const { store } = context.session;
    return targetPages(context).some((id) => layoutOf(store, id));
  },
  run: (context) => {
    const pages = targetPages(context);
    context.session.edit((edit) => resetPages(edit, pages));
  },
});

export const changeTheme = command<{ readonly design: Design; readonly pages: 'all' | 'chosen' }>({
  id: 'design.theme',
  label: { zh: '应用主题', en: 'Apply a theme' },
  changes: true,
  run: (context, { design, pages }) => {
    const ids = pages === 'all' ? pages : targetPages(context);
    context.session.edit((edit) => applyDesign(edit, design, ids));
  },
});

/** Changes only the colours or only the fonts to the ones of the theme with that id. */
export const changeThemePart = command<{
  readonly themeId: string;
  readonly part: Partial<Pick<Theme, 'colors' | 'fonts'>>;
}>({
  id: 'design.themePart',
  label: { zh: '更改配色或字体', en: 'Change colours or fonts' },
  changes: true,
  run: ({ session }, { themeId, part }) => session.edit((edit) => edit.update<Theme>(themeId, part)),
});

export const changePageSize = command<{ readonly size: PageSize; readonly content: 'fit' | 'keep' }>({
  id: 'design.pageSize',
  label: { zh: '更改页面大小', en: 'Change the page size' },
  changes: true,
  run: ({ session }, { size, content }) => {
    session.edit((edit) => resizePages(edit, size, content));
    session.viewport.fit();
  },
});

/** `today`: the date as text, shown until it is rendered again. */
export const changePageMarks = command<{
  readonly marks: PageMarks;
  readonly pages: 'all' | 'chosen';
  readonly notOnTitles: boolean;
  readonly today: string;
}>({
  id: 'design.pageMarks',
  label: { zh: '页码、页脚与日期', en: 'Page numbers, footer and date' },
  changes: true,
  run: (context, { marks, pages, ...options }) => {
    const { session } = context;
    const ids = pages === 'all' ? session.store.pages() : targetPages(context);
    session.edit((edit) => setPageMarks(edit, ids, marks, options));
  },
});
