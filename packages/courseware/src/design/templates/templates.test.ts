import { describe, expect, it } from 'vitest';
import { storeOf } from '../../../test/peers.ts';
import { blankCourseware } from '../../blank-courseware.ts';
import type { CoursewareStore } from '../../document/store.ts';
import { boundsOnPage } from '../../edits/frames/geometry.ts';
import { record } from '../../records/record.ts';
import { designOf } from '../../resolve/design.ts';
import { applyDesign } from '../apply-design.ts';
import { resizePages } from '../page-size.ts';
import { designOfTheme, schoolThemes } from '../themes.ts';
import { deckTemplates } from './decks.ts';
import { exampleElements } from './examples.ts';
import { addTemplatePage, coursewareOfTemplateId, pageTemplates } from './make.ts';
import { templateGroups } from './page-template.ts';

/** Texts on a page, and ids of elements that extend beyond the page. */
function contentOf(store: CoursewareStore, pageId: string): { words: string; outside: string[] } {
  const { w, h } = store.find('deck', 'deck')?.size ?? { w: 0, h: 0 };
  const words = JSON.stringify(store.children(pageId).map((id) => store.find('element', id)));
  const outside = store.children(pageId).filter((id) => {
    const box = boundsOnPage(store, id);
    return !box || box.x < -1 || box.y < -1 || box.x + box.w > w + 1 || box.y + box.h > h + 1;
  });
  return { words, outside };
}

describe('templates of pages', () => {
  it('are at least thirty, each in a group, with a name and texts in both languages', () => {
    expect(pageTemplates.length).toBeGreaterThanOrEqual(30);
    expect(new Set(pageTemplates.map(({ id }) => id)).size).toBe(pageTemplates.length);
    expect(new Set(pageTemplates.map(({ group }) => group))).toEqual(new Set(templateGroups));
    for (const { id, name } of pageTemplates) {
      expect(name.zh, id).toMatch(/\p{Script=Han}/u);
      expect(name.en, id).toMatch(/^[A-Z]/);
    }
  });

  it.each(pageTemplates.map((template) => [template.id, template] as const))(
    '%s is valid, fits on the page at every size, and in English contains no Chinese except characters to write',
    (id, template) => {
      for (const language of ['zh', 'en'] as const) {
        const store = storeOf(blankCourseware().records);
        store.transact((edit) => {
          if (language === 'en') resizePages(edit, { w: 960, h: 720 }, 'fit');
        });
        let page = '';
        store.transact((edit) => {
          page = addTemplatePage(edit, template, language, 'page-1');
        });
        const { words, outside } = contentOf(store, page);
        expect(outside).toEqual([]);
        for (const child of store.children(page))
          expect(record.safeParse(store.get(child)).success).toBe(true);
        expect(designOf(store, page).layout?.type).toBe(template.layout);
        const names = /"name":"[^"]*"/g;
        const said = words.replace(names, '');
        if (language === 'en' && id !== 'characters') expect(said).not.toMatch(/\p{Script=Han}/u);
        store.undo();
        expect(store.pages()).toEqual(['page-1']);
      }
    },
  );
});

describe('elements that a template adds to a page', () => {
  it('are recognised as its examples at any page size until one of them is changed', () => {
    const store = storeOf(coursewareOfTemplateId('poem', 'en')?.records ?? []);
    const template = pageTemplates.find(({ id }) => id === 'contents');
    if (!template) throw new Error('there is no contents template');
    let pageId = '';
    store.transact((edit) => {
      edit.update('deck', { size: { w: 960, h: 720 } });
      pageId = addTemplatePage(edit, template, 'en', undefined);
    });
    const examples = exampleElements(store, pageId, 'contents');
    expect(examples).toHaveLength(template.pieces?.(({ en }) => en).length ?? 0);
    expect(exampleElements(store, pageId, 'cover')).toEqual([]);
    expect(exampleElements(store, store.pages()[0] ?? '', 'contents')).toEqual([]);
    const own = { paragraphs: [{ runs: [{ type: 'text' as const, text: 'Our own' }] }] };
    store.transact((edit) => edit.update(examples[1] ?? '', { text: own }));
    expect(exampleElements(store, pageId, 'contents')).toEqual([]);
  });
});

describe('templates of whole coursewares', () => {
  it.each(deckTemplates.map(({ id, theme, pages }) => [id, theme, pages] as const))(
    '%s has a page for each template it names, in its theme',
    (id, theme, pages) => {
      expect(schoolThemes.map((each) => each.id)).toContain(theme);
      const store = storeOf(coursewareOfTemplateId(id, 'en')?.records ?? []);
      expect(store.pages()).toHaveLength(pages.length);
      expect(designOf(store, store.pages()[0] ?? '').theme?.name).toBe(theme);
      const titles = store.pages().map((page) => contentOf(store, page).words);
      expect(titles[0]).toContain('Title of the lesson');
    },
  );

  it('are undefined for an unknown id', () => {
    expect(coursewareOfTemplateId('../secret', 'zh')).toBeUndefined();
    expect(coursewareOfTemplateId('__proto__', 'zh')).toBeUndefined();
  });

  it('can get another theme like any courseware', () => {
    const store = storeOf(coursewareOfTemplateId('poem', 'zh')?.records ?? []);
    const [, next] = schoolThemes;
    store.transact((edit) => next && applyDesign(edit, designOfTheme(next), 'all'));
    expect(designOf(store, store.pages()[3] ?? '').theme?.name).toBe(next?.id);
    expect(store.all('master')).toHaveLength(1);
  });
});
