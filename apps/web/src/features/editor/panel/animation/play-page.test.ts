import type { Animation } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { openEditor } from '../../commands/testing.ts';
import { withAnimations } from './play-page.ts';

const animation: Animation = {
  id: '1',
  elementId: 'a',
  effect: { class: 'entrance', preset: 10 },
  trigger: { type: 'click' },
  delay: 0,
  duration: 500,
};

it('withAnimations returns a reader in which the page has only these animations, which start at once', () => {
  const { store } = openEditor();
  const reader = withAnimations(store, 'two', [animation]);
  expect(reader.find('page', 'two')?.animations).toEqual([{ ...animation, trigger: { type: 'with' } }]);
  expect(reader.find('page', 'one')?.animations).toBeUndefined();
  expect(store.find('page', 'two')?.animations).toBeUndefined();
});

it('withAnimations returns the records as they are when the page is missing', () => {
  const { store } = openEditor();
  expect(withAnimations(store, 'gone', [animation]).find('page', 'gone')).toBeUndefined();
});
