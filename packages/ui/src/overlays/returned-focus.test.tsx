import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { finalFocus, useReturnedFocus } from './returned-focus.ts';

type Returned = ReturnType<typeof useReturnedFocus>;

function Popup({ goTo, onUse }: { readonly goTo?: () => void; readonly onUse: (found: Returned) => void }) {
  onUse(useReturnedFocus(goTo));
  return null;
}

describe('useReturnedFocus', () => {
  /** The result of the hook in a component. */
  const used = (goTo?: () => void): Returned => {
    const found: Returned[] = [];
    renderToStaticMarkup(<Popup onUse={(each) => found.push(each)} {...(goTo && { goTo })} />);
    return found[0] as Returned;
  };

  it('returns the focus to the button when nothing was chosen', () => {
    const goTo = vi.fn();
    expect(used(goTo).returnsFocus(false)).toBe(true);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('moves the focus with a choice, and again when the popup has closed', () => {
    const goTo = vi.fn();
    const { chose, returnsFocus } = used(goTo);
    chose();
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(returnsFocus(false)).toBe(false);
    expect(goTo).toHaveBeenCalledTimes(2);
    expect(returnsFocus(false)).toBe(true);
  });

  it('keeps the focus where it moved meanwhile', () => {
    const goTo = vi.fn();
    const { chose, returnsFocus } = used(goTo);
    chose();
    expect(returnsFocus(true)).toBe(false);
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('moves the focus only at the end when a choice keeps the popup open', () => {
    const goTo = vi.fn();
    const { tried, returnsFocus } = used(goTo);
    tried();
    expect(goTo).not.toHaveBeenCalled();
    expect(returnsFocus(false)).toBe(false);
    expect(goTo).toHaveBeenCalledTimes(1);
  });

  it('does not return the focus after a choice without a target', () => {
    const { chose, returnsFocus } = used();
    chose();
    expect(returnsFocus(false)).toBe(false);
  });
});

describe('finalFocus', () => {
  afterEach(() => vi.unstubAllGlobals());
  const inside = {} as Element;
  const popup = { current: { contains: (node: unknown) => node === inside } as HTMLElement };

  it('leaves the default to a popup that does not decide', () => {
    expect(finalFocus(popup, undefined)).toBeUndefined();
  });

  it('returns the focus unless it has moved to another node', () => {
    const body = {};
    const returns = (activeElement: unknown, of: { current: HTMLElement | null } = popup) => {
      vi.stubGlobal('document', { activeElement, body });
      const returnsFocus = vi.fn(() => true);
      return [finalFocus(of, returnsFocus)?.(), ...returnsFocus.mock.calls.flat()];
    };
    expect(returns(null)).toEqual([true, false]);
    expect(returns(body)).toEqual([true, false]);
    expect(returns(inside)).toEqual([true, false]);
    expect(returns({})).toEqual([false, true]);
    expect(returns(inside, { current: null })).toEqual([false, true]);
  });

  it('does not return the focus when the popup keeps it', () => {
    vi.stubGlobal('document', { activeElement: null, body: {} });
    expect(finalFocus(popup, () => false)?.()).toBe(false);
  });
});
