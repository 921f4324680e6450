import { describe, expect, it } from 'vitest';
import { blankCourseware } from '../src/blank-courseware.ts';
import type { CoursewareStore } from '../src/document/store.ts';
import { copyElements, copyPages, parseFragment, pasteFragment } from '../src/edits/clipboard.ts';
import { rotateElements } from '../src/edits/frames/frames.ts';
import { groupElements } from '../src/edits/frames/grouping.ts';
import type { Element } from '../src/records/element.ts';
import type { Frame } from '../src/records/elements/element-base.ts';
import { box, run } from './edited.ts';
import { storeOf } from './peers.ts';
import { sampleRecords } from './sample.ts';

function frameOf(store: CoursewareStore, id: string): Frame | undefined {
  return store.find('element', id)?.frame;
}

describe('the clipboard', () => {
  const hash = 'ab'.repeat(32);
  const picture: Element = {
    kind: 'element',
    type: 'picture',
    id: 'pic',
    parentId: 'p0',
    order: 'b',
    frame: { x: 0, y: 0, w: 5, h: 5 },
    asset: hash,
  };
  const records = [
    ...sampleRecords(2, 1),
    picture,
    { kind: 'asset' as const, id: hash, mime: 'image/png', size: 3 },
  ];

  it('copies elements to another courseware with the assets that they need', () => {
    const [from, to] = [storeOf(records), storeOf(sampleRecords(1, 0))];
    const text = JSON.stringify(copyElements(from, 'document', ['p0e0', 'pic']));
    const fragment = parseFragment(text);
    expect(fragment?.assets.map(({ id }) => id)).toEqual([hash]);
    if (!fragment) return;
    const { elements } = run(to, (edit) => pasteFragment(edit, 'p0', fragment));
    expect(to.children('p0')).toEqual(elements);
    expect(to.find('asset', hash)).toBeDefined();
    const again = run(to, (edit) => pasteFragment(edit, 'p0', fragment));
    expect(frameOf(to, again.elements[0] ?? '')).toMatchObject({ x: 16, y: 16 });
  });

  it('copies elements of a rotated group at their visible position', () => {
    const store = storeOf(sampleRecords(1, 2));
    const group = run(store, (edit) => groupElements(edit, ['p0e0', 'p0e1'])) ?? '';
    run(store, (edit) => rotateElements(edit, [group], 180));
    const fragment = copyElements(store, 'document', ['p0e0']);
    const { elements } = run(store, (edit) => pasteFragment(edit, 'p0', fragment, 0));
    expect(box(store, elements[0] ?? '')).toEqual(box(store, 'p0e0'));
  });

  it('pastes pages after the current page', () => {
    const [from, to] = [storeOf(records), storeOf(blankCourseware().records)];
    const fragment = parseFragment(JSON.stringify(copyPages(from, 'document', ['p1', 'p0'])));
    if (!fragment) throw new Error('no fragment');
    const { pages } = run(to, (edit) => pasteFragment(edit, 'page-1', fragment));
    expect(to.pages()).toEqual(['page-1', ...pages]);
    expect(pages.map((id) => to.children(id).length)).toEqual([2, 1]);
    expect(to.find('page', pages[0] ?? '')?.layoutId).toBe('layout-title');
  });

  it('rejects invalid data', () => {
    for (const text of ['', 'lectern-fragment', '{"format":"lectern-fragment","version":2}', '[1]']) {
      expect(parseFragment(text)).toBeUndefined();
    }
  });
});
