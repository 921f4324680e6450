import { describe, expect, it } from 'vitest';
import { change, placed, shapesOn, withPage } from '../../test/pages/designed-page.ts';
import { exchange, storeOf, storesOf } from '../../test/peers.ts';
import { shape, textBody } from '../../test/sample.ts';
import { blankCourseware, designRecords } from '../blank-courseware.ts';
import type { CoursewareStore } from '../document/store.ts';
import { copyPages, parseFragment } from '../edits/clipboard.ts';
import { addPage, movePagesBehind } from '../edits/pages/pages.ts';
import { addSection } from '../edits/pages/sections.ts';
import { backdropOf, designOf } from '../resolve/design.ts';
import { lookOf } from '../resolve/look.ts';
import { applyDesign } from './apply-design.ts';
import { pagesWith, removeLayout } from './layouts.ts';
import { resetPages, setLayout } from './page-layouts.ts';
import { pageMarks, setPageMarks } from './page-marks.ts';
import { resizePages } from './page-size.ts';
import { type PastedPages, pastePagesAs } from './paste-pages.ts';

describe('a page that gets a layout', () => {
  it("moves its content into the layout's placeholders, and gets the other placeholders empty", () => {
    const { store, page } = withPage('layout-content', '声音', '振动');
    change(store, (edit) => setLayout(edit, [page], 'layout-two'));
    expect(placed(store, page)).toEqual([
      '声音 title 80,40,1120,100',
      '振动 body1 80,164,548,492',
      '- body2 652,164,548,492',
    ]);
    expect(store.find('page', page)?.layoutId).toBe('layout-two');
    store.undo();
    expect(placed(store, page)).toEqual(['声音 title 80,40,1120,100', '振动 body1 80,164,1120,492']);
  });

  it('leaves content without a placeholder in place, and puts it back with the former layout', () => {
    const { store, page } = withPage('layout-two', '声音', '左', '右');
    change(store, (edit) => setLayout(edit, [page], 'layout-heading'));
    expect(placed(store, page).map((line) => line.split(' ').at(-1))).toEqual([
      '80,40,1120,100',
      '80,164,548,492',
      '652,164,548,492',
    ]);
    const [, left] = shapesOn(store, page);
    // The left element still has the format of contents, inherited from the master.
    expect(left && lookOf(left, designOf(store, page)).levels.length).toBeGreaterThan(0);
    change(store, (edit) => setLayout(edit, [page], 'layout-two'));
    expect(placed(store, page).map((line) => line.split(' ')[0])).toEqual(['声音', '左', '右']);
    expect(shapesOn(store, page).map(({ placeholder }) => placeholder?.index)).toEqual([undefined, 1, 2]);
  });

  it('gets back positions, formats and deleted placeholders when it is reset, and keeps emphasised words', () => {
    const { store, page } = withPage('layout-two', '声音', '左', '右');
    const [title, left, right] = store.children(page);
    change(store, (edit) => {
      edit.update(title ?? '', {
        frame: { x: 5, y: 5, w: 300, h: 40 },
        fill: { type: 'none' },
        text: {
          paragraphs: [
            {
              runs: [{ type: 'text', text: '声音', props: { size: 90, bold: true } }],
              props: { align: 'r' },
            },
          ],
        },
      });
      edit.update(left ?? '', { text: textBody('') });
      edit.remove(right ?? '');
      edit.create(shape('own', page, 'z1', { frame: { x: 1, y: 2, w: 3, h: 4 } }));
    });
    change(store, (edit) => resetPages(edit, [page]));
    const after = shapesOn(store, page);
    expect(placed(store, page).sort()).toEqual([
      '- body1 80,164,548,492',
      '- body2 652,164,548,492',
      '- undefined 1,2,3,4',
      '声音 title 80,40,1120,100',
    ]);
    expect(after.find(({ id }) => id === title)?.text?.paragraphs).toEqual([
      { runs: [{ type: 'text', text: '声音', props: { bold: true } }] },
    ]);
    expect(after.find(({ id }) => id === title)?.fill).toBeUndefined();
  });

  it('has the same layout on all clients after two users selected different layouts', () => {
    const stores = storesOf(blankCourseware().records, 2);
    const [one, two] = stores as [CoursewareStore, CoursewareStore];
    change(one, (edit) => setLayout(edit, ['page-1'], 'layout-two'));
    change(two, (edit) => setLayout(edit, ['page-1'], 'layout-blank'));
    exchange(stores);
    expect(placed(one, 'page-1')).toEqual(placed(two, 'page-1'));
    expect(one.find('page', 'page-1')).toEqual(two.find('page', 'page-1'));
  });
});

describe('page number, footer and date', () => {
  it('are added to all pages except title pages, also to new pages, and can be removed', () => {
    const { store, page } = withPage('layout-content', '声音', '振动');
    const all = store.pages();
    change(store, (edit) =>
      setPageMarks(edit, all, { number: true, footer: '三年级', date: 'today' }, { notOnTitles: true }),
    );
    expect(pageMarks(store, 'page-1')).toEqual({ number: false, footer: undefined, date: undefined });
    expect(pageMarks(store, page)).toEqual({ number: true, footer: '三年级', date: 'today' });
    const number = shapesOn(store, page).find(({ placeholder }) => placeholder?.type === 'sldNum');
    expect(number?.text?.paragraphs[0]?.runs[0]).toMatchObject({ type: 'field', field: 'slidenum' });
    // The page number inherits from the layout and the master, which got a placeholder for it.
    expect(number && lookOf(number, designOf(store, page)).levels[0]?.[0]?.run?.size).toBe(12);
    let added = '';
    change(store, (edit) => {
      added = addPage(edit, { after: 'page-1' });
    });
    expect(pageMarks(store, added)).toMatchObject({ number: true, footer: '三年级' });
    change(store, (edit) => setPageMarks(edit, [page], { number: false, date: { words: '九月' } }));
    expect(pageMarks(store, page)).toEqual({ number: false, footer: undefined, date: { words: '九月' } });
    expect(pageMarks(store, added).number).toBe(true);
  });

  it('are copied to a new page without the basket of the previous page', () => {
    const { store, page } = withPage('layout-content', '声音', '振动');
    let added = '';
    change(store, (edit) => {
      setPageMarks(edit, [page], { number: true });
      const [basket = ''] = edit.children(page);
      for (const { id } of shapesOn(store, page).filter(({ placeholder }) => placeholder?.type === 'sldNum'))
        edit.update(id, { basketId: basket });
      added = addPage(edit, { after: page });
    });
    const numbers = shapesOn(store, added).filter(({ placeholder }) => placeholder?.type === 'sldNum');
    expect(numbers.map(({ basketId }) => basketId)).toEqual([undefined]);
  });
});

describe('pasted pages of another courseware', () => {
  const dark = {
    records: designRecords({
      theme: {
        name: 'Dark',
        colors: { dk1: '102030' },
        fonts: { major: { latin: 'A' }, minor: { latin: 'A' } },
      },
      colorMap: { bg1: 'dk1', tx1: 'lt1' },
      ground: [{ frame: { x: 0, y: 0, w: 10, h: 10 } }],
    }),
    size: { w: 1280, h: 720 },
  };
  /** A page of a dark courseware, as on the clipboard. */
  function copied() {
    const { store, page } = withPage('layout-two', '声音', '左', '右');
    change(store, (edit) => applyDesign(edit, dark, 'all'));
    const fragment = parseFragment(JSON.stringify(copyPages(store, 'source', [page])));
    if (!fragment) throw new Error('it was copied');
    return fragment;
  }

  it('use the existing design or keep their own, and one can replace the other', () => {
    const store = storeOf(blankCourseware().records);
    const fragment = copied();
    let pasted: PastedPages | undefined;
    const paste = (as: 'here' | 'source') =>
      store.transact(
        (edit) => {
          pasted = pastePagesAs(edit, 'page-1', fragment, as, pasted);
        },
        { merge: 'paste', within: 60_000 },
      );
    const themeNow = () => designOf(store, store.pages()[1] ?? '').theme?.name;
    paste('here');
    expect([themeNow(), store.all('master').length]).toEqual(['Lectern', 1]);
    expect(designOf(store, store.pages()[1] ?? '').layout?.type).toBe('twoObj');
    paste('source');
    expect([themeNow(), store.all('master').length, store.pages().length]).toEqual(['Dark', 2, 2]);
    expect(backdropOf(store, store.pages()[1] ?? '').parents).toHaveLength(2);
    paste('here');
    expect([themeNow(), store.all('master').length, store.all('theme').length]).toEqual(['Lectern', 1, 1]);
    expect(placed(store, store.pages()[1] ?? '').map((line) => line.split(' ')[0])).toEqual([
      '声音',
      '左',
      '右',
    ]);
    store.undo();
    expect(store.pages()).toEqual(['page-1']);
  });

  it("of another size are scaled with their text, about the middle or to their layout's placeholders", () => {
    const from = withPage('layout-content', '声音', '振动');
    change(from.store, (edit) => {
      resizePages(edit, { w: 640, h: 480 }, 'fit');
      edit.create({
        ...shape('box', from.page, 'z0', { frame: { x: 20, y: 30, w: 100, h: 60 } }),
        text: { paragraphs: [{ runs: [{ type: 'text', text: '小', props: { size: 12 } }] }] },
      });
    });
    const fragment = copyPages(from.store, 'other', [from.page]);
    for (const as of ['here', 'source'] as const) {
      const store = storeOf(blankCourseware().records);
      change(store, (edit) => void pastePagesAs(edit, 'page-1', fragment, as));
      const page = store.pages()[1] ?? '';
      const box = shapesOn(store, page).at(-1);
      expect(box?.frame).toEqual({ x: 160 + 30, y: 45, w: 150, h: 90 });
      expect(box?.text?.paragraphs[0]?.runs[0]?.props?.size).toBe(18);
      const layout = store.find('page', page)?.layoutId ?? '';
      const places = placed(store, layout).map((line) => line.split(' ').at(-1));
      expect(
        placed(store, page)
          .slice(0, 2)
          .map((line) => line.split(' ').at(-1)),
      ).toEqual(places);
      store.undo();
      expect(store.pages()).toEqual(['page-1']);
    }
  });

  it('contain only records of a design, whatever the clipboard contains', () => {
    const store = storeOf(blankCourseware().records);
    const fragment = copied();
    const records = [
      ...(fragment.design?.records ?? []),
      shape('smuggled', 'page-1', 'a9'),
      { kind: 'page' as const, id: 'extra', order: 'z' },
    ];
    change(store, (edit) =>
      pastePagesAs(edit, 'page-1', { ...fragment, design: { records, size: { w: 1280, h: 720 } } }, 'source'),
    );
    expect(store.pages()).toHaveLength(2);
    expect(store.children('page-1')).toHaveLength(2);
    expect(store.get('smuggled')).toBeUndefined();
  });
});

describe('an applied design', () => {
  const dark = {
    records: designRecords({
      theme: {
        name: 'Dark',
        colors: { dk1: '102030', lt1: 'FFFFFF' },
        fonts: { major: { latin: 'Georgia' }, minor: { latin: 'Georgia' } },
      },
      colorMap: { bg1: 'dk1', tx1: 'lt1' },
      ground: [{ frame: { x: 0, y: 700, w: 1280, h: 20 } }],
    }),
    size: { w: 1280, h: 720 },
  };

  it('replaces the former design on all pages in one step, and keeps elements that a user moved', () => {
    const { store, page } = withPage('layout-two', '声音', '左', '右');
    const [title] = store.children(page);
    change(store, (edit) => edit.update(title ?? '', { frame: { x: 1, y: 2, w: 300, h: 40 } }));
    const before = placed(store, page);
    change(store, (edit) => applyDesign(edit, dark, 'all'));
    expect(placed(store, page)).toEqual(before);
    expect(designOf(store, page).theme?.name).toBe('Dark');
    expect(designOf(store, page).layout?.type).toBe('twoObj');
    expect(designOf(store, page).colors.map).toMatchObject({ bg1: 'dk1' });
    expect([store.all('theme').length, store.all('master').length, store.all('layout').length]).toEqual([
      1, 1, 7,
    ]);
    const [ground] = backdropOf(store, page).parents;
    expect(shapesOn(store, ground ?? '').filter(({ placeholder }) => !placeholder)).toHaveLength(1);
    store.undo();
    expect(designOf(store, page).theme?.name).toBe('Lectern');
    expect(store.all('master')).toHaveLength(1);
  });

  it('does not restore deleted placeholders, and keeps empty placeholders', () => {
    const { store, page } = withPage('layout-two', '声音');
    const [, left] = store.children(page);
    change(store, (edit) => edit.remove(left ?? ''));
    const bare = addedBare(store);
    change(store, (edit) => applyDesign(edit, dark, 'all'));
    expect(shapesOn(store, page).map(({ placeholder }) => placeholder?.type ?? 'body')).toEqual([
      'title',
      'body',
    ]);
    expect(store.children(bare)).toEqual([]);
    // A reset restores the deleted placeholders.
    change(store, (edit) => resetPages(edit, [bare]));
    expect(store.children(bare)).toHaveLength(3);
  });

  it("is added beside the former design if only some pages get it, and is stretched to the pages' size", () => {
    const { store, page } = withPage('layout-content', '声音');
    change(store, (edit) => resizePages(edit, { w: 960, h: 720 }, 'fit'));
    change(store, (edit) => applyDesign(edit, dark, [page]));
    expect(store.all('master')).toHaveLength(2);
    expect(designOf(store, 'page-1').theme?.name).toBe('Lectern');
    expect(designOf(store, page).theme?.name).toBe('Dark');
    expect(placed(store, page)[0]).toBe('声音 title 60,40,840,100');
    expect(designOf(store, page).master?.textStyles?.title?.[0]?.run?.size).toBe(30);
  });

  it('leaves every page with an existing layout when two users apply one at once', () => {
    const stores = storesOf(blankCourseware().records, 2);
    const [one, two] = stores as [CoursewareStore, CoursewareStore];
    change(one, (edit) => applyDesign(edit, dark, 'all'));
    change(two, (edit) => applyDesign(edit, dark, 'all'));
    exchange(stores);
    for (const store of stores) {
      expect(designOf(store, 'page-1').theme?.name).toBe('Dark');
      expect(store.find('layout', store.find('page', 'page-1')?.layoutId ?? '')?.type).toBe('title');
    }
  });

  it('also applies to a page that was added in another window meanwhile, with a substitute for its deleted layout', () => {
    const stores = storesOf(blankCourseware().records, 2);
    const [one, two] = stores as [CoursewareStore, CoursewareStore];
    let late = '';
    change(one, (edit) => applyDesign(edit, dark, 'all'));
    change(two, (edit) => {
      late = addPage(edit, { layoutId: 'layout-two' });
    });
    exchange(stores);
    for (const store of stores) {
      const { theme, layout } = designOf(store, late);
      expect([theme?.name, layout?.type]).toEqual(['Dark', 'obj']);
      const ground = backdropOf(store, late).parents.flatMap((id) => shapesOn(store, id));
      expect(ground.some(({ placeholder }) => !placeholder)).toBe(true);
    }
    // The page counts as one of that layout, changes with it, and passes it on to the next page.
    change(one, (edit) => addPage(edit, { after: late }));
    const added = one.pages().at(-1) ?? '';
    const stand = designOf(one, late).layout?.id ?? '';
    expect(one.find('page', added)?.layoutId).toBe(stand);
    expect(pagesWith(one, stand)).toEqual([late, added]);
    const other = one.all('layout').find(({ type }) => type === 'titleOnly')?.id ?? '';
    change(one, (edit) => removeLayout(edit, stand, other));
    expect(one.find('page', late)?.layoutId).toBe(other);
  });
});

/** A page with two contents whose placeholders were all deleted. */
function addedBare(store: CoursewareStore): string {
  let page = '';
  change(store, (edit) => {
    page = addPage(edit, { layoutId: 'layout-two' });
    for (const id of edit.children(page)) edit.remove(id);
  });
  return page;
}

describe('pages that are dragged behind another page', () => {
  it('move into its section, in their order', () => {
    const store = storeOf(blankCourseware().records);
    let [two, three] = ['', ''];
    change(store, (edit) => {
      two = addPage(edit);
      three = addPage(edit);
      addSection(edit, three, '练习');
    });
    change(store, (edit) => movePagesBehind(edit, ['page-1'], two));
    const order = () => store.children('deck').map((id) => (store.find('section', id) ? '节' : id));
    expect(order()).toEqual([two, 'page-1', '节', three]);
    change(store, (edit) => movePagesBehind(edit, ['page-1', two], three));
    expect(order()).toEqual(['节', three, two, 'page-1']);
  });
});
