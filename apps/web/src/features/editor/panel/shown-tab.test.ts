import { expect, test } from 'vitest';
import { type ChosenKind, type PanelTab, tabFor } from './shown-tab.ts';

/** Returns the tabs shown after each of `kinds` was selected in turn. */
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

test('the panel shows the text tab for a text box and an open text, the style tab for a picture, the page tab without a selection', () => {
  expect(tabsAfter(['text', 'open', 'plain', 'nothing'], 'text')).toEqual(['text', 'text', 'style', 'page']);
});

test('the panel shows the style tab for the next text box after the teacher pressed it, also with no selection in between', () => {
  expect(tabsAfter(['text', 'nothing', 'text', 'plain', 'text', 'open'], 'style')).toEqual([
    'style',
    'page',
    'style',
    'style',
    'style',
    'style',
  ]);
});

test('the panel keeps the tabs for animations and objects when the selection changes, until a text is opened', () => {
  expect(tabsAfter(['text', 'nothing', 'plain', 'open'], 'text', 'animation')).toEqual([
    'animation',
    'animation',
    'animation',
    'text',
  ]);
  expect(tabsAfter(['text', 'nothing'], 'style', 'objects')).toEqual(['objects', 'objects']);
});
