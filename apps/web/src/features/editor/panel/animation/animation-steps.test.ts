import type { Animation } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { animationSteps } from './animation-steps.ts';

function animation(id: string, trigger: Animation['trigger']): Animation {
  return { id, elementId: id, trigger, effect: { class: 'entrance', preset: 1 }, delay: 0, duration: 1 };
}

it('animationSteps groups a page’s animations by the clicks that start them', () => {
  const steps = animationSteps([
    animation('a', { type: 'after' }),
    animation('b', { type: 'click' }),
    animation('c', { type: 'with' }),
    animation('d', { type: 'click' }),
    animation('e', { type: 'element', elementId: 'a' }),
    animation('f', { type: 'after' }),
  ]);
  expect(steps.map(({ begin, animations }) => [begin, animations.map(({ id }) => id).join('')])).toEqual([
    [{ type: 'opening' }, 'a'],
    [{ type: 'click', number: 1 }, 'bc'],
    [{ type: 'click', number: 2 }, 'd'],
    [{ type: 'element', elementId: 'a' }, 'ef'],
  ]);
});
