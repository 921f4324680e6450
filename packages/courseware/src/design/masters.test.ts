import { describe, expect, it } from 'vitest';
import { exchange, storeOf, storesOf } from '../../test/peers.ts';
import { textBody } from '../../test/sample.ts';
import { blankCourseware } from '../blank-courseware.ts';
import type { Edit } from '../document/edit.ts';
import { snapshotOf } from '../document/snapshot.ts';
import type { CoursewareStore } from '../document/store.ts';
import { setFrame } from '../edits/frames/frames.ts';
import { addPage } from '../edits/pages/pages.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Paragraph } from '../records/text.ts';
import { designOf } from '../resolve/design.ts';
import { lookOf } from '../resolve/look.ts';
import { editDesign } from './edit-design.ts';
import {
  addLayout,
  addPlace,
  duplicateLayout,
  layoutsOf,
  mayHavePlace,
  pagesWith,
  removeLayout,
} from './layouts.ts';

function opened(): { store: CoursewareStore; page: string } {
  const store = storeOf(blankCourseware().records);
  let page = '';
  store.transact((edit) => {
    page = addPage(edit, { layoutId: 'layout-content' });
  });
  return { store, page };
}

function on(store: CoursewareStore, parent: string, type: string): ShapeElement {
  const found = store.children(parent).flatMap((id) => {
    const element = store.find('element', id);
    return element?.type === 'shape' && element.placeholder?.type === type ? [element] : [];
  })[0];
  if (!found) throw new Error(`no ${type} on ${parent}`);
  return found;
}

/** Runs an edit of a layout or master as the editor does. */
function design(store: CoursewareStore, home: string, work: (edit: Edit) => void): void {
  store.transact((edit) => editDesign(edit, home, work));
}

function shown(store: CoursewareStore, page: string, type: string) {
  const element = on(store, page, type);
  return lookOf(element, designOf(store, page)).levels;
}

/** Font size of the first paragraph level of a page's placeholder, as resolved from its list styles. */
function sizeOf(store: CoursewareStore, page: string, type: string, level = 0): number | undefined {
  return shown(store, page, type)
    .map((style) => style[level]?.run?.size)
    .find((size) => size !== undefined);
}

function sized(text: string, size: number, level = 0): Paragraph {
  return { ...(level > 0 && { props: { level } }), runs: [{ type: 'text', text, props: { size } }] };
}

describe('a placeholder of a layout', () => {
  it('moves the placeholders on pages along in the same step, unless a user had moved them', () => {
    const { store, page } = opened();
    const title = on(store, 'layout-content', 'title');
    let other = '';
    store.transact((edit) => {
      other = addPage(edit, { layoutId: 'layout-content' });
    });
    store.transact((edit) => setFrame(edit, on(store, other, 'title').id, { x: 5, y: 6, w: 700, h: 80 }));
    const frame = { x: 40, y: 600, w: 900, h: 90 };
    design(store, 'layout-content', (edit) => setFrame(edit, title.id, frame));
    expect(on(store, page, 'title').frame).toEqual(frame);
    expect(on(store, other, 'title').frame).toMatchObject({ x: 5, y: 6 });
    store.undo();
    expect(on(store, page, 'title').frame).toEqual(title.frame);
    expect(on(store, 'layout-content', 'title').frame).toEqual(title.frame);
  });

  it('on the master moves the placeholders of its layouts at the same position, and on their pages', () => {
    const { store, page } = opened();
    const master = store.all('master')[0]?.id ?? '';
    const frame = { x: 40, y: 20, w: 1200, h: 110 };
    design(store, master, (edit) => setFrame(edit, on(store, master, 'title').id, frame));
    expect(on(store, 'layout-content', 'title').frame).toEqual(frame);
    expect(on(store, page, 'title').frame).toEqual(frame);
    expect(on(store, 'layout-title', 'ctrTitle').frame.y).toBe(200);
  });

  it('stores a format on its level if all text of the level has it, and otherwise on the words', () => {
    const { store, page } = opened();
    const body = on(store, 'layout-content', 'body');
    design(store, 'layout-content', (edit) =>
      edit.update<ShapeElement>(body.id, {
        text: { ...body.text, paragraphs: [sized('一级', 31), sized('二级', 22, 1)] },
      }),
    );
    expect([sizeOf(store, page, 'body'), sizeOf(store, page, 'body', 1)]).toEqual([31, 22]);
    const now = on(store, 'layout-content', 'body').text;
    expect(now?.paragraphs[0]).toEqual({ runs: [{ type: 'text', text: '一级' }] });
    design(store, 'layout-content', (edit) =>
      edit.update<ShapeElement>(body.id, {
        text: {
          ...now,
          paragraphs: [
            {
              runs: [
                { type: 'text', text: '一', props: { bold: true } },
                { type: 'text', text: '级' },
              ],
            },
          ],
        },
      }),
    );
    expect(shown(store, page, 'body').some((style) => style[0]?.run?.bold !== undefined)).toBe(false);
    expect(on(store, 'layout-content', 'body').text?.paragraphs[0]?.runs[0]?.props).toEqual({ bold: true });
  });

  it("keeps the layout's other text properties when one of them changes", () => {
    const { store } = opened();
    const title = on(store, 'layout-title', 'ctrTitle');
    design(store, 'layout-title', (edit) =>
      edit.update<ShapeElement>(title.id, {
        text: { ...title.text, paragraphs: [{ runs: [], endProps: { bold: true } }] },
      }),
    );
    expect(on(store, 'layout-title', 'ctrTitle').text?.levels?.[0]).toEqual({
      paragraph: { align: 'ctr' },
      run: { size: 54, bold: true },
    });
  });

  it('leaves filled placeholders on pages when it is deleted, and removes empty placeholders', () => {
    const { store, page } = opened();
    let filled = '';
    store.transact((edit) => {
      filled = addPage(edit, { layoutId: 'layout-content' });
      edit.update(on(store, filled, 'body').id, { text: textBody('振动') });
    });
    design(store, 'layout-content', (edit) => edit.remove(on(store, 'layout-content', 'body').id));
    expect(store.children(page)).toHaveLength(1);
    expect(on(store, filled, 'body').text?.paragraphs[0]?.runs[0]).toMatchObject({ text: '振动' });
  });

  it('can be added only once for kinds that a page has once, and otherwise gets a new index', () => {
    const { store } = opened();
    expect(mayHavePlace(store, 'layout-content', 'title')).toBe(false);
    const ids: (string | undefined)[] = [];
    design(store, 'layout-blank', (edit) => {
      for (const type of ['title', 'title', 'body', 'pic', 'sldNum', 'sldNum'] as const)
        ids.push(addPlace(edit, 'layout-blank', type, type, ['一级', '二级']));
    });
    expect(ids.map((id) => id !== undefined)).toEqual([true, false, true, true, true, false]);
    expect(on(store, 'layout-blank', 'body').placeholder?.index).toBe(13);
    expect(on(store, 'layout-blank', 'pic').placeholder?.index).toBe(14);
    expect(on(store, 'layout-blank', 'body').text?.paragraphs[1]?.props?.level).toBe(1);
    const master = store.all('master')[0]?.id ?? '';
    expect(mayHavePlace(store, master, 'pic')).toBe(false);
  });
});

describe('layouts of a master', () => {
  it('are added and copied after another layout of the master', () => {
    const { store } = opened();
    const master = store.all('master')[0]?.id ?? '';
    let ids: (string | undefined)[] = [];
    store.transact((edit) => {
      ids = [addLayout(edit, master, '我的', 'layout-title'), duplicateLayout(edit, 'layout-two', '两栏 2')];
    });
    const names = layoutsOf(store, master).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['标题页', '我的']);
    expect(names[names.indexOf('两栏内容') + 1]).toBe('两栏 2');
    expect(on(store, ids[0] ?? '', 'title').frame).toEqual(on(store, master, 'title').frame);
    expect(store.children(ids[1] ?? '')).toHaveLength(3);
    store.undo();
    expect(layoutsOf(store, master)).toHaveLength(names.length - 2);
  });

  it('in use are removed only if their pages get another layout, and the last layout is never removed', () => {
    const { store, page } = opened();
    const master = store.all('master')[0]?.id ?? '';
    const answers: boolean[] = [];
    store.transact((edit) => {
      answers.push(removeLayout(edit, 'layout-content'));
      answers.push(removeLayout(edit, 'layout-content', 'gone'));
      answers.push(removeLayout(edit, 'layout-content', 'layout-two'));
    });
    expect(answers).toEqual([false, false, true]);
    expect(store.find('page', page)?.layoutId).toBe('layout-two');
    expect(pagesWith(store, 'layout-two')).toEqual([page]);
    store.transact((edit) => {
      for (const { id } of layoutsOf(edit, master)) removeLayout(edit, id, 'layout-two');
    });
    expect(layoutsOf(store, master).map(({ id }) => id)).toContain('layout-two');
    expect(store.pages().every((id) => store.find('layout', store.find('page', id)?.layoutId ?? ''))).toBe(
      true,
    );
  });

  it('have the changes of both users who edit one at once', () => {
    const { store: first, page } = opened();
    const [one, two] = storesOf(snapshotOf(first).records, 2);
    if (!one || !two) throw new Error('two stores');
    const frame = { x: 40, y: 600, w: 900, h: 90 };
    design(one, 'layout-content', (edit) => setFrame(edit, on(one, 'layout-content', 'title').id, frame));
    design(two, 'layout-content', (edit) => {
      const body = on(two, 'layout-content', 'body');
      edit.update<ShapeElement>(body.id, { text: { ...body.text, paragraphs: [sized('一级', 31)] } });
    });
    exchange([one, two]);
    for (const store of [one, two]) {
      expect(on(store, page, 'title').frame).toEqual(frame);
      expect(sizeOf(store, page, 'body')).toBe(31);
    }
  });
});
