import { expect, test } from 'vitest';
import { type ChosenKind, type PanelTab, tabFor } from './shown-tab.ts';

/** The tabs shown after each of `kinds` was chosen in turn. */
function tabsAfter(
  kinds: readonly ChosenKind[],
  pressed: 'text' | 'style',
  from: PanelTab = 'page',
): PanelTab[] {
  let now = from;
  return kinds.map((kind) => {
    now = tabFor(kind, now, pressed);
    return now;
  });
}

test('shows the text of a text box and of an open text, the style of a picture, the page when nothing is chosen', () => {
  expect(tabsAfter(['text', 'open', 'plain', 'nothing'], 'text')).toEqual(['text', 'text', 'style', 'page']);
});

test('keeps the style tab for the next text box after the teacher pressed it and chose nothing in between', () => {
  expect(tabsAfter(['text', 'nothing', 'text', 'plain', 'text', 'open'], 'style')).toEqual([
    'style',
    'page',
    'style',
    'style',
    'style',
    'style',
  ]);
});

test('keeps the animations and the list of objects for all that is chosen until a text is opened', () => {
  expect(tabsAfter(['text', 'nothing', 'plain', 'open'], 'text', 'animation')).toEqual([
    'animation',
    'animation',
    'animation',
    'text',
  ]);
  expect(tabsAfter(['text', 'nothing'], 'style', 'objects')).toEqual(['objects', 'objects']);
});
