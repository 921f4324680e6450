import { describe, expect, it } from 'vitest';
import type { Animation } from './animation.ts';
import { animationSequences, animationsWithout, listedAnimations } from './animation-sequences.ts';

type Trigger = Animation['trigger'];

const click: Trigger = { type: 'click' };
const after: Trigger = { type: 'after' };
const by = (elementId: string, once?: boolean): Trigger => ({
  ...{ type: 'element', elementId },
  ...(once === undefined ? {} : { once }),
});

function animation(id: string, trigger: Trigger, elementId = 'box'): Animation {
  return { id, elementId, trigger, effect: { class: 'entrance', preset: 1 }, delay: 0, duration: 500 };
}

const all = [
  animation('a', click),
  animation('b', by('button')),
  animation('c', after),
  animation('d', click),
  animation('e', after),
  animation('f', by('button')),
];

const triggers = (list: readonly Animation[]) => list.map(({ id, trigger }) => [id, trigger]);

describe('the sequences of a page', () => {
  it('have each animation after the trigger before it, the main sequence first', () => {
    const read = animationSequences(all).map(({ startedBy, animations }) => [
      startedBy,
      animations.map(({ id }) => id).join(''),
    ]);
    expect(read).toEqual([
      [undefined, 'ade'],
      ['button', 'bcf'],
    ]);
  });

  it('have an empty main sequence without animations', () => {
    expect(animationSequences([])).toEqual([{ startedBy: undefined, animations: [] }]);
  });
});

describe('the list of all sequences', () => {
  it('begins with the main sequence, and keeps triggers that are right', () => {
    expect(triggers(listedAnimations(animationSequences(all).toReversed()))).toEqual([
      ['a', click],
      ['d', click],
      ['e', after],
      ['b', by('button')],
      ['c', after],
      ['f', by('button')],
    ]);
  });

  it('has clicks for animations that were moved to the main sequence', () => {
    const moved = [
      { startedBy: undefined, animations: [animation('a', by('button')), animation('b', after)] },
    ];
    expect(triggers(listedAnimations(moved))).toEqual([
      ['a', click],
      ['b', after],
    ]);
  });

  it('has the element as trigger of the first animation of its sequence, and instead of clicks', () => {
    const animations = [
      animation('a', after),
      animation('b', after),
      animation('c', click),
      animation('d', by('x')),
    ];
    expect(triggers(listedAnimations([{ startedBy: 'button', animations }]))).toEqual([
      ['a', by('button')],
      ['b', after],
      ['c', by('button')],
      ['d', by('button')],
    ]);
  });

  it('runs a sequence once when any of its triggers did', () => {
    const animations = [animation('a', click), animation('b', by('button', true)), animation('c', click)];
    expect(triggers(listedAnimations([{ startedBy: 'button', animations }]))).toEqual([
      ['a', by('button', true)],
      ['b', by('button', true)],
      ['c', by('button', true)],
    ]);
    const often = [animation('a', click), animation('b', by('button', false))];
    expect(triggers(listedAnimations([{ startedBy: 'button', animations: often }]))[0]).toEqual([
      'a',
      by('button'),
    ]);
  });
});

describe('the animations without removed elements', () => {
  const mixed = [
    animation('a', click),
    animation('b', click, 'gone'),
    animation('c', by('button')),
    animation('d', after),
  ];

  it('are the same list when none names such an element', () => {
    expect(animationsWithout(mixed, new Set(['other']))).toBe(mixed);
  });

  it('lack the animations of the element', () => {
    expect(animationsWithout(mixed, new Set(['gone'])).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('lack the sequence that the element started', () => {
    expect(animationsWithout(mixed, new Set(['button'])).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
