import { describe, expect, it } from 'vitest';
import { EveryFinger, type FingerEvent } from './every-finger.ts';

const button = { name: 'button' } as unknown as Element;
const page = {} as Element;

function hands() {
  const fingers = new EveryFinger((target) => (target === button ? button : undefined));
  const event = (pointerId: number, target: Element, more: Partial<FingerEvent> = {}): FingerEvent => ({
    pointerId,
    pointerType: 'touch',
    isPrimary: false,
    clientX: pointerId * 100,
    clientY: 50,
    defaultPrevented: false,
    target,
    ...more,
  });
  /** Whether a finger that taps is a press that is made here. */
  const tap = (pointerId: number, target: Element, more?: Partial<FingerEvent>) => {
    fingers.down(event(pointerId, target, more));
    return fingers.up(event(pointerId, target, more))?.make();
  };
  const browserClicks = (pointerId: number, isTrusted = true) =>
    fingers.isAgain({ isTrusted, clientX: pointerId * 100, clientY: 51 });
  return { fingers, event, tap, browserClicks };
}

describe('fingers that are on the screen together', () => {
  it('leave the tap of one that is alone to the browser, and that of a mouse', () => {
    const { tap, browserClicks } = hands();
    expect(tap(1, button, { isPrimary: true })).toBeUndefined();
    expect(browserClicks(1)).toBe(false);
    expect(tap(1, button, { pointerType: 'mouse' })).toBeUndefined();
  });

  it('press a button while another one writes, each time once', () => {
    const { fingers, event, tap, browserClicks } = hands();
    fingers.down(event(1, page, { isPrimary: true }));
    expect(tap(2, button)).toBe(true);
    // Some browsers make a click of it too.
    expect(browserClicks(2)).toBe(true);
    expect(browserClicks(2, false)).toBe(false);
    expect(browserClicks(5)).toBe(false);
    expect(tap(2, button)).toBe(true);
    expect(tap(2, page)).toBeUndefined();
  });

  it('press it with the first finger, too, when a second one came down meanwhile', () => {
    const { fingers, event } = hands();
    fingers.down(event(1, button, { isPrimary: true }));
    fingers.down(event(2, page));
    expect(fingers.up(event(1, button, { isPrimary: true }))?.make()).toBe(true);
    fingers.down(event(3, button));
    expect(fingers.up(event(3, button))?.make()).toBe(true);
    fingers.up(event(2, page));
    expect(fingers.up(event(4, button))).toBeUndefined();
  });

  it('press nothing a second time when the browser was quicker', () => {
    const { fingers, event, browserClicks } = hands();
    fingers.down(event(1, page, { isPrimary: true }));
    fingers.down(event(2, button));
    const press = fingers.up(event(2, button));
    expect(browserClicks(2)).toBe(false);
    expect(press?.make()).toBe(false);
  });

  it('press nothing when they go further than a press, out and back too, or are taken by the browser', () => {
    const { fingers, event } = hands();
    fingers.down(event(1, page, { isPrimary: true }));
    fingers.down(event(2, button));
    fingers.move(event(2, button, { clientX: 240 }));
    fingers.move(event(2, button));
    expect(fingers.up(event(2, button))).toBeUndefined();
    fingers.down(event(3, button));
    expect(fingers.up(event(3, button, { clientY: 90 }))).toBeUndefined();
    fingers.down(event(4, button));
    fingers.cancel(event(4, button));
    expect(fingers.up(event(4, button))).toBeUndefined();
  });

  it('are alone again after the end of one was missed', () => {
    const { fingers, event, tap } = hands();
    fingers.down(event(1, page, { isPrimary: true }));
    expect(tap(2, button, { isPrimary: true })).toBeUndefined();
  });
});
