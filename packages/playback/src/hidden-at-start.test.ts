import type { Animation } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { hiddenAtStart, wholeTarget } from './hidden-at-start.ts';

type Class = Animation['effect']['class'];

function animation(elementId: string, effectClass: Class, more: Partial<Animation> = {}): Animation {
  return { elementId, effect: { class: effectClass, preset: 10 }, ...more } as Animation;
}

it('an element is hidden when its first entrance or exit is an entrance', () => {
  const hidden = hiddenAtStart([
    animation('spins', 'emphasis'),
    animation('enters', 'emphasis'),
    animation('leaves', 'exit'),
    animation('enters', 'entrance'),
    animation('leaves', 'entrance'),
    animation('enters', 'exit'),
    animation('enters', 'entrance'),
    animation('plays', 'media'),
  ]);
  expect(hidden).toEqual([{ elementId: 'enters', paragraphs: undefined, shapeOnly: false }]);
});

it('paragraphs of an element, and its shape without its text, are hidden apart', () => {
  const hidden = hiddenAtStart([
    animation('box', 'entrance', { paragraphs: [0, 0] }),
    animation('box', 'entrance', { paragraphs: [1, 1] }),
    animation('box', 'entrance', { part: 'bg' }),
  ]);
  expect(hidden).toEqual([
    { elementId: 'box', paragraphs: [0, 0], shapeOnly: false },
    { elementId: 'box', paragraphs: [1, 1], shapeOnly: false },
    { elementId: 'box', paragraphs: undefined, shapeOnly: true },
  ]);
});

it('the target of an animation is the element, without its text only for its background', () => {
  expect(wholeTarget(animation('box', 'exit')).shapeOnly).toBe(false);
  expect(wholeTarget(animation('box', 'exit', { part: 'bg' })).shapeOnly).toBe(true);
});
