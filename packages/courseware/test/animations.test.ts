import { describe, expect, it } from 'vitest';
import type { CoursewareStore } from '../src/document/store.ts';
import {
  addAnimations,
  animateParts,
  changeAnimations,
  moveAnimation,
  placeAnimation,
  removeAnimations,
  setTransition,
  startAnimations,
} from '../src/edits/animations.ts';
import { run } from './edited.ts';
import { exchange, storeOf, storesOf } from './peers.ts';
import { sampleRecords } from './sample.ts';

const FADE = { effect: { class: 'entrance', preset: 10 }, delay: 0, duration: 500 } as const;

/** Element and trigger of each animation, in order. */
function order(store: CoursewareStore, pageId = 'p0'): string[] {
  return (store.find('page', pageId)?.animations ?? []).map(({ elementId, trigger, paragraphs }) =>
    [elementId.slice(-2), trigger.type, ...(paragraphs ? [paragraphs.join('-')] : [])].join(' '),
  );
}

describe('animations of a page', () => {
  it('for several elements start at one click, after the existing animations', () => {
    const store = storeOf(sampleRecords());
    run(store, (edit) => addAnimations(edit, 'p0', ['p0e2'], FADE));
    run(store, (edit) => addAnimations(edit, 'p0', ['p0e0', 'p0e1'], FADE));
    expect(order(store)).toEqual(['e2 click', 'e0 click', 'e1 with']);
    store.undo();
    expect(order(store)).toEqual(['e2 click']);
    store.undo();
    expect(store.find('page', 'p0')).not.toHaveProperty('animations');
  });

  it('started by an element are stored after the main sequence, from any former position', () => {
    const store = storeOf(sampleRecords());
    const [first = ''] = run(store, (edit) => addAnimations(edit, 'p0', ['p0e0'], FADE));
    run(store, (edit) =>
      changeAnimations(edit, 'p0', new Set([first]), { trigger: { type: 'element', elementId: 'p0e2' } }),
    );
    run(store, (edit) => addAnimations(edit, 'p0', ['p0e1'], FADE));
    expect(order(store)).toEqual(['e1 click', 'e0 element']);
  });

  it('keep the timing from a file until the timing is changed', () => {
    const store = storeOf(sampleRecords());
    const said = {
      repeatFor: 4500,
      until: { type: 'time', after: 900 },
      restart: 'never',
      speed: 2,
    } as const;
    const [id = ''] = run(store, (edit) => addAnimations(edit, 'p0', ['p0e0'], { ...FADE, ...said }));
    const set = (change: Parameters<typeof changeAnimations>[3]) => {
      run(store, (edit) => changeAnimations(edit, 'p0', new Set([id]), change));
      return store.find('page', 'p0')?.animations?.[0];
    };
    expect(set({ delay: 250 })).toMatchObject(said);
    const counted = set({ repeat: 3 });
    expect(counted).toMatchObject({ repeat: 3, restart: 'never', speed: 2 });
    expect(Object.keys(counted ?? {})).not.toEqual(expect.arrayContaining(['repeatFor']));
    expect(counted?.until).toBeUndefined();
    const clicked = set({ repeat: 'indefinite', until: { type: 'nextClick' } });
    expect(clicked).toMatchObject({ repeat: 'indefinite', until: { type: 'nextClick' } });
  });

  it('move within their sequence and stop at its ends', () => {
    const store = storeOf(sampleRecords());
    const ids = ['p0e0', 'p0e1', 'p0e2'].map(
      (id) => run(store, (edit) => addAnimations(edit, 'p0', [id], FADE))[0] ?? '',
    );
    run(store, (edit) => moveAnimation(edit, 'p0', ids[2] ?? '', -1));
    expect(order(store)).toEqual(['e0 click', 'e2 click', 'e1 click']);
    run(store, (edit) => moveAnimation(edit, 'p0', ids[1] ?? '', 1));
    run(store, (edit) => moveAnimation(edit, 'p0', ids[0] ?? '', -1));
    expect(order(store)).toEqual(['e0 click', 'e2 click', 'e1 click']);
    run(store, (edit) => removeAnimations(edit, 'p0', new Set([ids[2] ?? ''])));
    expect(order(store)).toEqual(['e0 click', 'e1 click']);
  });

  it("can be moved to any position, also into an element's sequence, in one undo step each", () => {
    const store = storeOf(sampleRecords());
    const ids = ['p0e0', 'p0e1', 'p0e2'].map(
      (id) => run(store, (edit) => addAnimations(edit, 'p0', [id], FADE))[0] ?? '',
    );
    run(store, (edit) => placeAnimation(edit, 'p0', ids[2] ?? '', { startedBy: undefined, index: 0 }));
    expect(order(store)).toEqual(['e2 click', 'e0 click', 'e1 click']);
    run(store, (edit) => startAnimations(edit, 'p0', new Set([ids[0] ?? '']), 'p0e2'));
    run(store, (edit) => placeAnimation(edit, 'p0', ids[1] ?? '', { startedBy: 'p0e2', index: 0 }));
    expect(order(store)).toEqual(['e2 click', 'e1 element', 'e0 element']);
    store.undo();
    expect(order(store)).toEqual(['e2 click', 'e1 click', 'e0 element']);
    run(store, (edit) => startAnimations(edit, 'p0', new Set([ids[0] ?? '']), undefined));
    expect(order(store)).toEqual(['e2 click', 'e1 click', 'e0 click']);
  });

  it("that start with another animation stay in an element's sequence, and become its first when that animation is removed", () => {
    const store = storeOf(sampleRecords());
    const [first = '', second = ''] = run(store, (edit) => addAnimations(edit, 'p0', ['p0e0', 'p0e1'], FADE));
    run(store, (edit) => startAnimations(edit, 'p0', new Set([first, second]), 'p0e2'));
    run(store, (edit) => changeAnimations(edit, 'p0', new Set([second]), { trigger: { type: 'with' } }));
    const [third = ''] = run(store, (edit) => addAnimations(edit, 'p0', ['p0e2'], FADE));
    expect(order(store)).toEqual(['e2 click', 'e0 element', 'e1 with']);
    run(store, (edit) => changeAnimations(edit, 'p0', new Set([third]), { delay: 100 }));
    expect(order(store)).toEqual(['e2 click', 'e0 element', 'e1 with']);
    run(store, (edit) => edit.remove('p0e0'));
    expect(order(store)).toEqual(['e2 click', 'e1 element']);
    run(store, (edit) => edit.remove('p0e2'));
    expect(order(store)).toEqual([]);
  });

  it('of a text are split into one per paragraph, each with its own click, and joined again', () => {
    const store = storeOf(sampleRecords());
    const [id = ''] = run(store, (edit) => addAnimations(edit, 'p0', ['p0e0', 'p0e1'], FADE));
    const paragraphs = [0, 2].map((at) => ({ paragraphs: [at, at] as [number, number] }));
    run(store, (edit) => animateParts(edit, 'p0', id, paragraphs));
    expect(order(store)).toEqual(['e0 click 0-0', 'e0 click 2-2', 'e1 with']);
    run(store, (edit) => animateParts(edit, 'p0', id, []));
    expect(order(store)).toEqual(['e0 click', 'e1 with']);
  });

  it('of a chart are split by series, and then by category', () => {
    const store = storeOf(sampleRecords());
    const [id = ''] = run(store, (edit) => addAnimations(edit, 'p0', ['p0e0'], FADE));
    const parts = () => store.find('page', 'p0')?.animations?.map(({ part }) => part);
    run(store, (edit) => animateParts(edit, 'p0', id, [{ part: 'one' }, { part: 'two' }]));
    expect(parts()).toEqual(['one', 'two']);
    run(store, (edit) => animateParts(edit, 'p0', id, [{ part: 'three' }]));
    expect(parts()).toEqual(['three']);
  });

  it('are both kept when two teachers add animations at once', () => {
    const [one, two] = storesOf(sampleRecords(), 2) as [CoursewareStore, CoursewareStore];
    run(one, (edit) => addAnimations(edit, 'p0', ['p0e0'], FADE));
    run(two, (edit) => addAnimations(edit, 'p0', ['p0e1'], FADE));
    exchange([one, two]);
    expect(order(one)).toHaveLength(2);
    expect(order(two)).toEqual(order(one));
  });

  it('have the positions that each teacher chose after two move them at once', () => {
    const [one, two] = storesOf(sampleRecords(), 2) as [CoursewareStore, CoursewareStore];
    const ids = ['p0e0', 'p0e1', 'p0e2', 'p0e3'].map(
      (id) => run(one, (edit) => addAnimations(edit, 'p0', [id], FADE))[0] ?? '',
    );
    exchange([one, two]);
    run(one, (edit) => placeAnimation(edit, 'p0', ids[3] ?? '', { startedBy: undefined, index: 0 }));
    run(two, (edit) => placeAnimation(edit, 'p0', ids[1] ?? '', { startedBy: undefined, index: 3 }));
    exchange([one, two]);
    expect(order(one)).toEqual(['e3 click', 'e0 click', 'e2 click', 'e1 click']);
    expect(order(two)).toEqual(order(one));
  });
});

it('a page transition is set for several pages at once and undone in one step', () => {
  const store = storeOf(sampleRecords());
  run(store, (edit) => setTransition(edit, ['p0', 'p1'], { type: 'push', direction: 'l', duration: 700 }));
  expect(store.find('page', 'p1')?.transition).toEqual({ type: 'push', direction: 'l', duration: 700 });
  store.undo();
  expect(store.find('page', 'p0')?.transition).toBeUndefined();
});
