import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { sampleRecords } from '../../test/sample.ts';
import type { Edit } from '../document/edit.ts';
import { CoursewareStore } from '../document/store.ts';
import type { Animation, Behaviour } from '../records/animation.ts';
import {
  addAnimations,
  animateParts,
  changeAnimations,
  moveAnimation,
  placeAnimation,
  removeAnimations,
  setTransition,
  startAnimations,
} from './animations.ts';

let store: CoursewareStore;

const ENTRANCE = { class: 'entrance', preset: 10 } as const;
const EXIT = { class: 'exit', preset: 10 } as const;

function animation(id: string, elementId: string, more: Partial<Animation> = {}): Animation {
  return { id, elementId, effect: ENTRANCE, trigger: { type: 'click' }, delay: 0, duration: 500, ...more };
}

const byElement = (elementId: string) => ({ type: 'element', elementId }) as const;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of sampleRecords(2, 4)) edit.create(record);
  });
});

function given(...animations: Animation[]): void {
  run(store, (edit) => edit.update('p0', { animations }));
}
const all = () => store.find('page', 'p0')?.animations ?? [];
/** Ids of the animations, and their triggers: `click`, `with`, `after`, or the id of an element. */
const listed = () =>
  all().map(({ id, trigger }) => `${id} ${trigger.type === 'element' ? trigger.elementId : trigger.type}`);
const edited = (work: (edit: Edit) => void) => {
  run(store, work);
  return listed();
};

describe('addAnimations', () => {
  it('starts the first with a click and the others with it, at the end of the main sequence', () => {
    given(animation('m', 'p0e3'), animation('s', 'p0e3', { trigger: byElement('p0e0') }));
    const ids = run(store, (edit) =>
      addAnimations(edit, 'p0', ['p0e1', 'p0e2'], { effect: EXIT, delay: 5, duration: 7 }),
    );
    expect(listed()).toEqual(['m click', `${ids[0]} click`, `${ids[1]} with`, 's p0e0']);
    expect(all()[2]).toMatchObject({ elementId: 'p0e2', effect: EXIT, delay: 5, duration: 7 });
  });
});

describe('changeAnimations', () => {
  it('changes the selected animations in place', () => {
    given(animation('1', 'p0e0'), animation('2', 'p0e1'), animation('3', 'p0e2'));
    expect(
      edited((edit) => changeAnimations(edit, 'p0', new Set(['2', 'none']), { trigger: { type: 'after' } })),
    ).toEqual(['1 click', '2 after', '3 click']);
    run(store, (edit) => {
      for (const page of ['p0', 'none']) changeAnimations(edit, page, new Set(['none']), { delay: 9 });
    });
    expect(all().map(({ delay }) => delay)).toEqual([0, 0, 0]);
  });

  it('moves animations to the end of the sequence of the element that starts them', () => {
    given(
      animation('1', 'p0e0'),
      animation('2', 'p0e1'),
      animation('3', 'p0e2', { trigger: byElement('p0e3') }),
    );
    expect(
      edited((edit) => changeAnimations(edit, 'p0', new Set(['1']), { trigger: byElement('p0e3') })),
    ).toEqual(['2 click', '3 p0e3', '1 p0e3']);
  });

  it('keeps the position of animations that the element starts already', () => {
    given(
      animation('1', 'p0e0', { trigger: byElement('p0e3') }),
      animation('2', 'p0e1', { trigger: byElement('p0e3') }),
    );
    expect(
      edited((edit) => changeAnimations(edit, 'p0', new Set(['1']), { trigger: byElement('p0e3') })),
    ).toEqual(['1 p0e3', '2 p0e3']);
  });

  it('replaces a total duration and an end time when the repeat count changes, and keeps another end', () => {
    given(
      animation('1', 'p0e0', { repeatFor: 900, until: { type: 'time', after: 5 } }),
      animation('2', 'p0e0', { repeatFor: 900, until: { type: 'nextClick' } }),
    );
    run(store, (edit) => changeAnimations(edit, 'p0', new Set(['1', '2']), { repeat: 3 }));
    expect(all().map(({ repeat, repeatFor, until }) => [repeat, repeatFor, until])).toEqual([
      [3, undefined, undefined],
      [3, undefined, { type: 'nextClick' }],
    ]);
  });

  it('keeps a total duration when the repeat count does not change', () => {
    given(animation('1', 'p0e0', { repeatFor: 900, until: { type: 'time', after: 5 } }));
    run(store, (edit) => changeAnimations(edit, 'p0', new Set(['1']), { delay: 3 }));
    expect(all()[0]).toMatchObject({ delay: 3, repeatFor: 900, until: { type: 'time', after: 5 } });
  });

  const behaviours: Behaviour[] = [{ type: 'value', begin: 100, duration: 400 }];

  it.each([
    [{ duration: 1000 }, [{ type: 'value', begin: 200, duration: 800 }]],
    [{ delay: 10 }, behaviours],
    [{ effect: EXIT }, undefined],
    [{ to: { opacity: 1 } }, undefined],
    [{ path: 'M 0 0' }, undefined],
  ])('changes stored behaviours after the change %o to %o', (change, changed) => {
    given(animation('1', 'p0e0', { behaviours }));
    run(store, (edit) => changeAnimations(edit, 'p0', new Set(['1']), change));
    expect(all()[0]?.behaviours).toEqual(changed);
  });

  it('keeps the times of stored behaviours when the animation had no duration', () => {
    given(animation('1', 'p0e0', { behaviours, duration: 0 }));
    run(store, (edit) => changeAnimations(edit, 'p0', new Set(['1']), { duration: 300 }));
    expect(all()[0]?.behaviours).toEqual(behaviours);
  });
});

describe('startAnimations', () => {
  beforeEach(() =>
    given(
      animation('1', 'p0e0'),
      animation('2', 'p0e1', { trigger: { type: 'with' } }),
      animation('3', 'p0e2', { trigger: byElement('p0e3') }),
      animation('4', 'p0e2', { trigger: { type: 'after' } }),
    ),
  );

  it('moves animations of other sequences to the end of the sequence of an element, each with its own click', () => {
    expect(edited((edit) => startAnimations(edit, 'p0', new Set(['2', '3']), 'p0e3'))).toEqual([
      '1 click',
      '3 p0e3',
      '4 after',
      '2 p0e3',
    ]);
  });

  it('moves animations back to the main sequence', () => {
    expect(edited((edit) => startAnimations(edit, 'p0', new Set(['1', '4']), undefined))).toEqual([
      '1 click',
      '2 with',
      '4 click',
      '3 p0e3',
    ]);
  });

  it('changes nothing when all animations are in the sequence already', () => {
    const before = store.get('p0');
    run(store, (edit) => startAnimations(edit, 'p0', new Set(['1', '2']), undefined));
    expect(store.get('p0')).toBe(before);
  });
});

describe('removeAnimations', () => {
  it('removes animations, and the list with the last of them', () => {
    given(animation('1', 'p0e0'), animation('2', 'p0e1'));
    expect(edited((edit) => removeAnimations(edit, 'p0', new Set(['1'])))).toEqual(['2 click']);
    const before = store.get('p0');
    run(store, (edit) => removeAnimations(edit, 'p0', new Set(['none'])));
    expect(store.get('p0')).toBe(before);
    run(store, (edit) => removeAnimations(edit, 'p0', new Set(['2'])));
    expect(store.get('p0')).not.toHaveProperty('animations');
  });
});

describe('moveAnimation and placeAnimation', () => {
  beforeEach(() =>
    given(
      animation('1', 'p0e0'),
      animation('2', 'p0e1'),
      animation('3', 'p0e2'),
      animation('4', 'p0e2', { trigger: byElement('p0e3') }),
    ),
  );

  it('move an animation by one position within its sequence', () => {
    expect(edited((edit) => moveAnimation(edit, 'p0', '1', 1))).toEqual([
      '2 click',
      '1 click',
      '3 click',
      '4 p0e3',
    ]);
    expect(edited((edit) => moveAnimation(edit, 'p0', '3', -1))).toEqual([
      '2 click',
      '3 click',
      '1 click',
      '4 p0e3',
    ]);
  });

  it.each([
    ['1', -1],
    ['3', 1],
    ['4', 1],
    ['none', 1],
  ] as const)('keep the order when %s has no position at %i', (id, by) => {
    const before = store.get('p0');
    run(store, (edit) => moveAnimation(edit, 'p0', id, by));
    expect(store.get('p0')).toEqual(before);
  });

  it('move an animation to another sequence at an index counted without it', () => {
    expect(edited((edit) => placeAnimation(edit, 'p0', '1', { startedBy: 'p0e3', index: 0 }))).toEqual([
      '2 click',
      '3 click',
      '1 p0e3',
      '4 p0e3',
    ]);
    expect(edited((edit) => placeAnimation(edit, 'p0', '4', { startedBy: undefined, index: -1 }))).toEqual([
      '4 click',
      '2 click',
      '3 click',
      '1 p0e3',
    ]);
    const before = store.get('p0');
    run(store, (edit) => placeAnimation(edit, 'p0', 'none', { startedBy: undefined, index: 0 }));
    expect(store.get('p0')).toBe(before);
  });
});

describe('animateParts', () => {
  const parts = [{ paragraphs: [0, 0] as [number, number] }, { paragraphs: [1, 1] as [number, number] }];

  it('replaces the animation of an element by one per part, each after the first with its own click', () => {
    given(
      animation('0', 'p0e1'),
      animation('1', 'p0e0', { trigger: { type: 'after' } }),
      animation('2', 'p0e0', { effect: EXIT }),
    );
    const ids = run(store, (edit) => animateParts(edit, 'p0', '1', parts));
    expect(ids[0]).toBe('1');
    expect(listed()).toEqual(['0 click', '1 after', `${ids[1]} click`, '2 click']);
    expect(all().map(({ paragraphs }) => paragraphs)).toEqual([undefined, [0, 0], [1, 1], undefined]);
  });

  it('replaces the animations of parts by one of the whole element, within its sequence', () => {
    given(
      animation('1', 'p0e0', { paragraphs: [0, 0] }),
      animation('2', 'p0e0', { part: 'bg' }),
      animation('3', 'p0e0', { trigger: byElement('p0e3') }),
    );
    expect(run(store, (edit) => animateParts(edit, 'p0', '2', []))).toEqual(['2']);
    expect(listed()).toEqual(['2 click', '3 p0e3']);
    expect(all()[0]).not.toHaveProperty('part');
  });

  it('returns nothing for a missing animation', () => {
    expect(run(store, (edit) => animateParts(edit, 'p0', 'none', parts))).toEqual([]);
  });
});

it('setTransition sets and removes the transition of several pages', () => {
  const transition = { type: 'fade', duration: 500 };
  run(store, (edit) => setTransition(edit, ['p0', 'p1'], transition));
  expect(store.all('page').map((page) => page.transition)).toEqual([transition, transition]);
  run(store, (edit) => setTransition(edit, ['p1'], undefined));
  expect(store.find('page', 'p0')?.transition).toEqual(transition);
  expect(store.get('p1')).not.toHaveProperty('transition');
});
