import { describe, expect, it } from 'vitest';
import { storeOf } from '../../test/peers.ts';
import { frame, sampleRecords, shape } from '../../test/sample.ts';
import { duplicateElements, setInClass } from '../edits/elements.ts';
import type { Page } from '../records/page.ts';
import { pageUncovered, setPictureShown } from './page-picture.ts';
import { isUnderPicture } from './under-picture.ts';

const asset = 'a'.repeat(64);

/** A page shown by its picture, with an imported element and an element that was added later. */
function pictured() {
  const store = storeOf([
    ...sampleRecords(1, 0),
    shape('read', 'p0', 'a0', { origin: { part: 'pages/1', shapeId: '1' } }),
    shape('added', 'p0', 'a1', {}),
  ]);
  store.transact((edit) => edit.update('p0', { picture: { asset, shown: true, part: 'pages/1' } }), {
    source: 'import',
  });
  const shown = () => store.find('page', 'p0')?.picture?.shown;
  return { store, shown };
}

describe('a page that is shown by its picture', () => {
  it('shows its elements again after the first change to an imported element, and the picture after undo', () => {
    const { store, shown } = pictured();
    store.transact((edit) => edit.update('read', { frame }));
    expect(shown()).toBe(false);
    store.undo();
    expect(shown()).toBe(true);
    expect(store.find('element', 'read')?.frame).not.toEqual(frame);
    store.transact((edit) => edit.remove('read'));
    expect(shown()).toBe(false);
    store.undo();
    expect(shown()).toBe(true);
  });

  it('stays a picture when elements above it change or are added, and when nothing visible changes', () => {
    const { store, shown } = pictured();
    store.transact((edit) => {
      edit.update('added', { frame });
      edit.update('read', { alt: 'what it is', locked: true, name: 'one' });
      duplicateElements(edit, ['read']);
    });
    expect(shown()).toBe(true);
  });

  it('shows its elements when the class may drag one of them, because the picture would keep showing it in place', () => {
    const { store, shown } = pictured();
    store.transact((edit) => setInClass(edit, ['read'], { movableInClass: true }));
    expect(shown()).toBe(false);
  });

  it('shows its elements when its background changes', () => {
    const { store, shown } = pictured();
    store.transact((edit) => edit.update('p0', { background: { type: 'none' } }));
    expect(shown()).toBe(false);
  });

  it('is switched in one undo step', () => {
    const { store, shown } = pictured();
    store.transact((edit) => setPictureShown(edit, 'p0', false));
    expect(shown()).toBe(false);
    store.undo();
    expect(shown()).toBe(true);
  });
});

describe('pageUncovered', () => {
  const covered = (id: string, properties: readonly string[] | undefined) =>
    pageUncovered(pictured().store, id, properties)?.id;

  it('returns the page after a change of a property that its picture shows', () => {
    for (const property of ['background', 'layoutId', 'colorMap', 'showMasterShapes'])
      expect(covered('p0', ['notes', property])).toBe('p0');
    expect([covered('p0', ['notes', 'hidden']), covered('p0', []), covered('p0', undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('returns the page after a visible change of an imported element, and after its removal', () => {
    expect([covered('read', ['name', 'frame']), covered('read', undefined)]).toEqual(['p0', 'p0']);
    expect(covered('read', ['name', 'alt', 'locked', 'click', 'hover'])).toBeUndefined();
  });

  it('returns undefined for an element that was added later, and for other records', () => {
    expect([
      covered('added', ['frame']),
      covered('added', undefined),
      covered('deck', ['size']),
      covered('none', undefined),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('returns undefined for a page that shows its elements', () => {
    const { store } = pictured();
    store.transact((edit) => setPictureShown(edit, 'p0', false));
    expect(pageUncovered(store, 'p0', ['background'])).toBeUndefined();
    expect(pageUncovered(store, 'read', undefined)).toBeUndefined();
  });
});

it('setPictureShown changes nothing for a page without a picture, or when it is so already', () => {
  const { store } = pictured();
  const before = store.get('p0');
  store.transact((edit) => {
    setPictureShown(edit, 'p0', true);
    setPictureShown(edit, 'none', true);
  });
  expect(store.get('p0')).toBe(before);
});

const part = 'ppt/slides/slide1.xml';
const pageWith = (picture: object | undefined) => ({ picture }) as Page;
const element = { origin: { part, shapeId: '2' } };

it('an element is under the picture of its page while that is shown and of the same part', () => {
  expect(isUnderPicture(pageWith({ shown: true, part }), element)).toBe(true);
});

it.each([
  ['without a page', undefined, element],
  ['on a page without a picture', pageWith(undefined), element],
  ['on a page whose picture is hidden', pageWith({ shown: false, part }), element],
  ['of another part', pageWith({ shown: true, part: 'ppt/slides/slide2.xml' }), element],
  ['that was not imported', pageWith({ shown: true, part }), {}],
])('an element %s is not under a picture', (_, page, own) => {
  expect(isUnderPicture(page, own)).toBe(false);
});
