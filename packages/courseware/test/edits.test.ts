import { describe, expect, it } from 'vitest';
import { blankCourseware } from '../src/blank-courseware.ts';
import type { CoursewareStore } from '../src/document/store.ts';
import { copyElements, pasteFragment } from '../src/edits/clipboard.ts';
import {
  duplicateElements,
  insertElement,
  removeElements,
  setInClass,
  setLocked,
} from '../src/edits/elements.ts';
import { alignElements, distributeElements } from '../src/edits/frames/arrange.ts';
import { flipElements, moveElements, rotateElements, setFrame } from '../src/edits/frames/frames.ts';
import { groupElements, ungroupElements } from '../src/edits/frames/grouping.ts';
import { addPage, deletePages, duplicatePages, movePages, movePagesAhead } from '../src/edits/pages/pages.ts';
import { addSection, moveSection, pagesOfSection, removeSection } from '../src/edits/pages/sections.ts';
import { bringForward, bringToFront, sendBackward, sendToBack } from '../src/edits/stacking.ts';
import type { Element } from '../src/records/element.ts';
import type { Frame } from '../src/records/elements/element-base.ts';
import type { Page } from '../src/records/page.ts';
import { box, run } from './edited.ts';
import { exchange, storeOf, storesOf } from './peers.ts';
import { sampleRecords, shape, textBody } from './sample.ts';

function frameOf(store: CoursewareStore, id: string): Frame | undefined {
  return store.find('element', id)?.frame;
}

describe('pages of a courseware', () => {
  it('are added after a page, with the empty placeholders of their layout', () => {
    const store = storeOf(blankCourseware().records);
    const id = run(store, (edit) => addPage(edit, { after: 'page-1', layoutId: 'layout-two' }));
    expect(store.pages()).toEqual(['page-1', id]);
    const types = store.children(id).map((child) => {
      const element = store.find('element', child);
      return element?.type === 'shape' ? element.placeholder : undefined;
    });
    expect(types).toEqual([{ type: 'title' }, { type: 'body', index: 1 }, { type: 'body', index: 2 }]);
    store.undo();
    expect(store.pages()).toEqual(['page-1']);
  });

  it('get the layout of the previous page, and the content layout after a title page', () => {
    const store = storeOf(blankCourseware().records);
    const layoutOf = (id: string) => store.find('page', id)?.layoutId;
    expect(layoutOf(run(store, (edit) => addPage(edit, { after: 'page-1' })))).toBe('layout-content');
    const two = run(store, (edit) => addPage(edit, { layoutId: 'layout-two' }));
    expect(layoutOf(run(store, (edit) => addPage(edit, { after: two })))).toBe('layout-two');
  });

  it('are copied with their elements, and their animations refer to the copies', () => {
    const store = storeOf(sampleRecords(2, 2));
    run(store, (edit) => {
      groupElements(edit, ['p0e0', 'p0e1']);
      const elementId = edit.children('p0')[0] ?? '';
      const effect = { class: 'entrance' as const, preset: 10 };
      const animation = {
        id: 'a',
        elementId,
        effect,
        trigger: { type: 'click' as const },
        delay: 0,
        duration: 500,
      };
      edit.update<Page>('p0', { animations: [animation] });
    });
    const [copy = ''] = run(store, (edit) => duplicatePages(edit, ['p0']));
    expect(store.pages()).toEqual(['p0', copy, 'p1']);
    const [group = ''] = store.children(copy);
    expect(store.children(group)).toHaveLength(2);
    expect(store.find('page', copy)?.animations?.map(({ elementId }) => elementId)).toEqual([group]);
  });

  it('move together and keep their order', () => {
    const store = storeOf(sampleRecords(5, 0));
    run(store, (edit) => movePages(edit, ['p3', 'p1'], 5));
    expect(store.pages()).toEqual(['p0', 'p2', 'p4', 'p1', 'p3']);
    run(store, (edit) => movePages(edit, ['p3'], 0));
    expect(store.pages()).toEqual(['p3', 'p0', 'p2', 'p4', 'p1']);
  });

  it('are all kept in one order when two users move them at once', () => {
    const [one, two] = storesOf(sampleRecords(4, 0), 2) as [CoursewareStore, CoursewareStore];
    run(one, (edit) => movePages(edit, ['p3'], 1));
    run(two, (edit) => movePages(edit, ['p2'], 1));
    exchange([one, two]);
    expect(one.pages()).toEqual(two.pages());
    expect([...one.pages()].sort()).toEqual(['p0', 'p1', 'p2', 'p3']);
    // Both pages have the same key: a page can still be inserted between them.
    const index = one.pages().indexOf('p2');
    const id = run(one, (edit) => addPage(edit, { after: one.pages()[Math.min(index, 1)] ?? '' }));
    expect(one.pages()).toHaveLength(5);
    expect(one.pages()[Math.min(index, 1) + 1]).toBe(id);
  });

  it('belong to the section before them', () => {
    const store = storeOf(sampleRecords(4, 0));
    const first = run(store, (edit) => addSection(edit, 'p0', '导入'));
    const second = run(store, (edit) => addSection(edit, 'p2', '新授'));
    expect(pagesOfSection(store, first)).toEqual(['p0', 'p1']);
    run(store, (edit) => moveSection(edit, second, 'up'));
    expect(store.pages()).toEqual(['p2', 'p3', 'p0', 'p1']);
    run(store, (edit) => moveSection(edit, second, 'up'));
    run(store, (edit) => moveSection(edit, first, 'down'));
    expect(store.pages()).toEqual(['p2', 'p3', 'p0', 'p1']);
    run(store, (edit) => removeSection(edit, second, true));
    expect(store.pages()).toEqual(['p0', 'p1']);
    run(store, (edit) => deletePages(edit, ['p0']));
    expect(pagesOfSection(store, first)).toEqual(['p1']);
  });

  it('can be moved to the end of a section, into an empty section, and to the very end', () => {
    const store = storeOf(sampleRecords(4, 1));
    const first = run(store, (edit) => addSection(edit, 'p0', '导入'));
    const second = run(store, (edit) => addSection(edit, 'p2', '新授'));
    const third = run(store, (edit) => addSection(edit, '', '作业'));
    const sections = () => [first, second, third].map((id) => pagesOfSection(store, id));
    // A position before the name of a section means the end of the previous section.
    run(store, (edit) => movePagesAhead(edit, ['p3'], second));
    expect(sections()).toEqual([['p0', 'p1', 'p3'], ['p2'], []]);
    run(store, (edit) => movePagesAhead(edit, ['p1', 'p0'], undefined));
    expect(sections()).toEqual([['p3'], ['p2'], ['p0', 'p1']]);
    run(store, (edit) => movePagesAhead(edit, ['p2'], first));
    expect(store.pages()).toEqual(['p2', 'p3', 'p0', 'p1']);
    expect(sections()[1]).toEqual([]);
    // If no page moves, no undo step is added.
    store.undo();
    run(store, (edit) => movePagesAhead(edit, ['p2'], third));
    expect(store.canRedo).toBe(true);
  });

  it('are replaced by one empty page when all of them are deleted', () => {
    const store = storeOf(sampleRecords(3, 2));
    run(store, (edit) => deletePages(edit, ['p0']));
    expect(store.pages()).toEqual(['p1', 'p2']);
    run(store, (edit) => deletePages(edit, ['p2', 'p1']));
    const [left = '', ...others] = store.pages();
    expect(others).toEqual([]);
    expect(['p1', 'p2']).not.toContain(left);
    expect(store.children(left)).toEqual([]);
    run(store, (edit) => deletePages(edit, [left]));
    expect(store.pages()).toHaveLength(1);
    store.undo();
    expect(store.pages()).toEqual([left]);
  });

  it('are replaced by one empty page when a section is removed with all of them', () => {
    const store = storeOf(sampleRecords(2, 0));
    const section = run(store, (edit) => addSection(edit, 'p0', '导入'));
    run(store, (edit) => removeSection(edit, section, true));
    expect(store.pages()).toHaveLength(1);
    expect(store.find('section', section)).toBeUndefined();
  });
});

describe('groups of elements', () => {
  const records = [
    ...sampleRecords(1, 0),
    shape('a', 'p0', 'a0', { frame: { x: 100, y: 100, w: 100, h: 50 } }),
    shape('b', 'p0', 'a1', { frame: { x: 300, y: 200, w: 100, h: 100, rotation: 90 } }),
    shape('c', 'p0', 'a2', { frame: { x: 0, y: 0, w: 10, h: 10 } }),
  ];

  it('keep their children in place when they are grouped and ungrouped', () => {
    const store = storeOf(records);
    const before = ['a', 'b'].map((id) => box(store, id));
    const group = run(store, (edit) => groupElements(edit, ['a', 'b'])) ?? '';
    expect(frameOf(store, group)).toEqual({ x: 100, y: 100, w: 300, h: 200 });
    expect(store.children('p0')).toEqual([group, 'c']);
    expect(['a', 'b'].map((id) => box(store, id))).toEqual(before);
    run(store, (edit) => ungroupElements(edit, [group]));
    expect(store.children('p0')).toEqual(['a', 'b', 'c']);
    expect(['a', 'b'].map((id) => box(store, id))).toEqual(before);
  });

  it('that are rotated and mirrored leave their children in place when they are ungrouped', () => {
    const store = storeOf(records);
    const group = run(store, (edit) => groupElements(edit, ['a', 'b'])) ?? '';
    run(store, (edit) => rotateElements(edit, [group], 30));
    run(store, (edit) => flipElements(edit, [group], 'horizontal'));
    const seen = ['a', 'b'].map((id) => box(store, id));
    run(store, (edit) => ungroupElements(edit, [group]));
    expect(['a', 'b'].map((id) => box(store, id))).toEqual(seen);
    expect(frameOf(store, 'a')).toMatchObject({ rotation: 330, flipH: true });
  });

  it('stretch their children, and a child rotated by 90° with width and height swapped', () => {
    const store = storeOf(records);
    const group = run(store, (edit) => groupElements(edit, ['a', 'b'])) ?? '';
    run(store, (edit) => setFrame(edit, group, { x: 0, y: 0, w: 600, h: 200 }));
    expect(frameOf(store, 'a')).toMatchObject({ x: 0, y: 0, w: 200, h: 50 });
    expect(box(store, 'b')).toEqual([400, 100, 200, 100]);
  });

  it('that are rotated are fitted when a child is moved in page coordinates', () => {
    const store = storeOf(records);
    const group = run(store, (edit) => groupElements(edit, ['a', 'b'])) ?? '';
    run(store, (edit) => rotateElements(edit, [group], 90));
    const [x = 0, y = 0] = box(store, 'a');
    const [bx = 0, by = 0] = box(store, 'b');
    run(store, (edit) => moveElements(edit, ['a'], { x: 40, y: 25 }));
    expect(box(store, 'a').slice(0, 2)).toEqual([x + 40, y + 25]);
    expect(box(store, 'b').slice(0, 2)).toEqual([bx, by]);
  });

  it('are removed with their last child', () => {
    const store = storeOf(records);
    const group = run(store, (edit) => groupElements(edit, ['a', 'b'])) ?? '';
    run(store, (edit) => removeElements(edit, ['a', 'b']));
    expect(store.get(group)).toBeUndefined();
    expect(store.children('p0')).toEqual(['c']);
  });
});

describe('elements of a page', () => {
  it('are moved to the front, to the back, and by one position', () => {
    const store = storeOf(sampleRecords(1, 4));
    const order = () =>
      store
        .children('p0')
        .map((id) => id.slice(-1))
        .join('');
    run(store, (edit) => bringToFront(edit, ['p0e0', 'p0e1']));
    expect(order()).toBe('2301');
    run(store, (edit) => sendToBack(edit, ['p0e1']));
    expect(order()).toBe('1230');
    run(store, (edit) => bringForward(edit, ['p0e2']));
    expect(order()).toBe('1320');
    run(store, (edit) => sendBackward(edit, ['p0e0']));
    expect(order()).toBe('1302');
    run(store, (edit) => sendBackward(edit, ['p0e1']));
    expect(order()).toBe('1302');
  });

  it('are aligned by their bounding boxes, and distributed with equal gaps', () => {
    const store = storeOf([
      ...sampleRecords(1, 0),
      shape('a', 'p0', 'a0', { frame: { x: 10, y: 0, w: 20, h: 20 } }),
      shape('b', 'p0', 'a1', { frame: { x: 100, y: 40, w: 60, h: 20, rotation: 90 } }),
      shape('c', 'p0', 'a2', { frame: { x: 390, y: 80, w: 10, h: 20 } }),
    ]);
    run(store, (edit) => alignElements(edit, ['a', 'b', 'c'], 'bottom'));
    expect(['a', 'b', 'c'].map((id) => box(store, id)).map(([, y = 0, , h = 0]) => y + h)).toEqual([
      100, 100, 100,
    ]);
    run(store, (edit) => distributeElements(edit, ['a', 'b', 'c'], 'horizontal'));
    const [a, b, c] = ['a', 'b', 'c'].map((id) => box(store, id)) as [number[], number[], number[]];
    expect((b[0] ?? 0) - (a[0] ?? 0) - 20).toBe((c[0] ?? 0) - (b[0] ?? 0) - 20);
    run(store, (edit) => alignElements(edit, ['a'], 'center', { x: 0, y: 0, w: 1280, h: 720 }));
    expect(box(store, 'a')[0]).toBe(630);
  });

  it('that are locked stay in place and are not deleted', () => {
    const store = storeOf(sampleRecords(1, 2));
    run(store, (edit) => setLocked(edit, ['p0e0'], true));
    run(store, (edit) => moveElements(edit, ['p0e0', 'p0e1'], { x: 5, y: 5 }));
    run(store, (edit) => removeElements(edit, ['p0e0', 'p0e1']));
    expect(store.children('p0')).toEqual(['p0e0']);
    expect(frameOf(store, 'p0e0')).toMatchObject({ x: 0, y: 0 });
  });

  it('can still be dragged by the class when they are duplicated, and a group is marked as a whole', () => {
    const store = storeOf(sampleRecords(1, 3));
    const group = run(store, (edit) => groupElements(edit, ['p0e0', 'p0e1']) ?? '');
    run(store, (edit) => setInClass(edit, [group, 'p0e0', 'p0e2'], { movableInClass: true }));
    const marked = (id: string) => store.find('element', id)?.movableInClass;
    expect([group, 'p0e0', 'p0e2'].map(marked)).toEqual([true, undefined, true]);
    const [copy = ''] = run(store, (edit) => duplicateElements(edit, ['p0e2']));
    expect(marked(copy)).toBe(true);
    run(store, (edit) => setInClass(edit, [group, 'p0e2'], { movableInClass: false }));
    expect([group, 'p0e2'].map(marked)).toEqual([undefined, undefined]);
  });

  it('of ink and tables are stretched with their frame', () => {
    const store = storeOf(sampleRecords(1, 0));
    const [ink, table] = run(store, (edit) => [
      insertElement(edit, 'p0', {
        type: 'ink',
        tool: 'pen',
        color: '000000',
        width: 4,
        frame: { x: 0, y: 0, w: 10, h: 10 },
        points: [0, 0, 0.5, 10, 10, 1],
      }),
      insertElement(edit, 'p0', {
        type: 'table',
        frame: { x: 0, y: 0, w: 100, h: 20 },
        table: {
          columns: [{ id: 'c', width: 100 }],
          rows: [{ id: 'r', height: 20 }],
          cells: { 'r:c': { text: textBody('x') } },
        },
      }),
    ]) as [string, string];
    run(store, (edit) => {
      setFrame(edit, ink, { x: 5, y: 5, w: 20, h: 30 });
      setFrame(edit, table, { x: 0, y: 0, w: 200, h: 40 });
    });
    expect(store.get(ink)).toMatchObject({ points: [0, 0, 0.5, 20, 30, 1] });
    expect(store.get(table)).toMatchObject({ table: { columns: [{ width: 200 }], rows: [{ height: 40 }] } });
  });

  it('that are copied with a connected line get the copied line, without connections to other elements', () => {
    const line: Element = {
      kind: 'element',
      type: 'line',
      id: 'line',
      parentId: 'p0',
      order: 'z',
      frame: { x: 0, y: 0, w: 10, h: 10 },
      geometry: { type: 'preset', preset: 'line' },
      start: { elementId: 'p0e0', site: 1 },
      end: { elementId: 'p0e1', site: 2 },
    };
    const store = storeOf([...sampleRecords(1, 2), line]);
    const fragment = copyElements(store, 'doc', ['p0e0', 'line']);
    const [shapeCopy, lineCopy = ''] = run(store, (edit) => pasteFragment(edit, 'p0', fragment)).elements;
    expect(store.get(lineCopy)).toMatchObject({ type: 'line', start: { elementId: shapeCopy, site: 1 } });
    expect(store.get(lineCopy)).not.toHaveProperty('end');
    expect(store.get('line')).toMatchObject({ start: line.start, end: line.end });
  });

  it('are duplicated above themselves with an offset', () => {
    const store = storeOf(sampleRecords(1, 2));
    const copies = run(store, (edit) => duplicateElements(edit, ['p0e1', 'p0e0']));
    expect(store.children('p0')).toEqual(['p0e0', 'p0e1', ...copies]);
    expect(frameOf(store, copies[0] ?? '')).toMatchObject({ x: 16, y: 16 });
  });
});
