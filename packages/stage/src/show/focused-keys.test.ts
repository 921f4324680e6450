import { describe, expect, it } from 'vitest';
import { focusedOn, isControl, keepsKey } from './focused-keys.ts';

/** Something that matches these simple selectors, as a node in the page would. */
function matching(...words: string[]) {
  return {
    closest: (selector: string) =>
      words.some((word) => selector.split(', ').some((part) => part.startsWith(word)))
        ? ({} as Element)
        : null,
  };
}

describe('the keys of a show', () => {
  it('are the show’s while a film or sound was touched, or nothing is focused', () => {
    for (const focused of [focusedOn(matching('video')), focusedOn(matching('audio')), focusedOn(matching())])
      for (const key of ['ArrowRight', 'PageDown', ' ', 'Enter', 'Escape', 'b'])
        expect(keepsKey(focused, key)).toBe(false);
  });

  it('are left to a text and to a dialog, with the buttons in it', () => {
    expect(focusedOn(matching('dialog', 'button'))).toBe('dialog');
    for (const focused of ['text', 'dialog'] as const) {
      expect(keepsKey(focused, 'ArrowRight')).toBe(true);
      expect(keepsKey(focused, 'b')).toBe(true);
      expect(isControl(focused)).toBe(false);
    }
  });

  it('draw a slider and press a button or link that the keyboard is on; those of a remote turn the page', () => {
    expect(focusedOn(matching('input[type="range"]', 'input'))).toBe('slider');
    expect(keepsKey('slider', 'ArrowRight')).toBe(true);
    expect(keepsKey('slider', 'PageDown')).toBe(false);
    expect(focusedOn(matching('input[type="radio"]'))).toBe('radio');
    expect([keepsKey('radio', 'ArrowDown'), keepsKey('radio', 'PageDown')]).toEqual([true, false]);
    expect([keepsKey('button', ' '), keepsKey('button', 'Enter')]).toEqual([true, true]);
    expect([keepsKey('link', ' '), keepsKey('link', 'Enter')]).toEqual([false, true]);
    for (const focused of ['button', 'link'] as const) {
      expect(keepsKey(focused, 'ArrowRight')).toBe(false);
      expect(isControl(focused)).toBe(true);
    }
  });

  it('end the number of a page that was begun, though a closed window has given a button the focus', () => {
    expect([keepsKey('button', 'Enter', true), keepsKey('link', 'Enter', true)]).toEqual([false, false]);
    expect([keepsKey('button', ' ', true), keepsKey('text', 'Enter', true)]).toEqual([true, true]);
  });
});
