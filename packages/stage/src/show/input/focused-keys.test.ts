import { describe, expect, it } from 'vitest';
import { focusedOn, isControl, keepsKey } from './focused-keys.ts';
import { ReturnedFocus } from './returned-focus.ts';

/** A fake node that matches these simple selectors. */
function matching(...words: string[]) {
  return {
    closest: (selector: string) =>
      words.some((word) => selector.split(', ').some((part) => part.startsWith(word)))
        ? ({} as Element)
        : null,
  };
}

describe('the keys of a show', () => {
  it('belong to the show while a video or sound has the focus, or no element has it', () => {
    for (const focused of [focusedOn(matching('video')), focusedOn(matching('audio')), focusedOn(matching())])
      for (const key of ['ArrowRight', 'PageDown', ' ', 'Enter', 'Escape', 'b'])
        expect(keepsKey(focused, key)).toBe(false);
  });

  it('are left to a text field, and to a dialog with its buttons', () => {
    expect(focusedOn(matching('dialog', 'button'))).toBe('dialog');
    for (const focused of ['text', 'dialog'] as const) {
      expect(keepsKey(focused, 'ArrowRight')).toBe(true);
      expect(keepsKey(focused, 'b')).toBe(true);
      expect(isControl(focused)).toBe(false);
    }
  });

  it('move a focused slider and press a focused button or link; page keys of a remote change the page', () => {
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

  it('complete a page number that was begun, also when a closed window has returned the focus to a button', () => {
    expect([
      keepsKey('button', 'Enter', { isNumberBegun: true }),
      keepsKey('link', 'Enter', { isNumberBegun: true }),
    ]).toEqual([false, false]);
    expect([
      keepsKey('button', ' ', { isNumberBegun: true }),
      keepsKey('text', 'Enter', { isNumberBegun: true }),
    ]).toEqual([true, true]);
  });

  it('belong to the show when Escape returned the focus to a button, and to the button when it was focused by keyboard', () => {
    const returned = { isReturned: true };
    expect([keepsKey('button', 'Enter', returned), keepsKey('button', ' ', returned)]).toEqual([
      false,
      false,
    ]);
    expect([keepsKey('slider', 'ArrowLeft', returned), keepsKey('text', 'Enter', returned)]).toEqual([
      true,
      true,
    ]);
    const [opener, other] = [{}, {}];
    const focus = new ReturnedFocus();
    focus.onKey('Enter', opener);
    focus.onFocus(other);
    expect(focus.isOn(other)).toBe(false);
    // The layer had the focus, and returns it to the button.
    focus.onKey('Escape', other);
    focus.onFocus(opener);
    expect([focus.isOn(opener), focus.isOn(other)]).toEqual([true, false]);
    focus.onKey('Enter', opener);
    expect(focus.isOn(opener)).toBe(true);
    focus.onKey('Tab', opener);
    focus.onFocus(other);
    focus.onKey('Tab', other);
    focus.onFocus(opener);
    expect(focus.isOn(opener)).toBe(false);
    focus.onKey('Escape', other);
    focus.onPress();
    focus.onFocus(opener);
    expect(focus.isOn(opener)).toBe(false);
    // The layer did not take the focus from its button.
    focus.onKey('Escape', opener);
    expect(focus.isOn(opener)).toBe(true);
  });
});
