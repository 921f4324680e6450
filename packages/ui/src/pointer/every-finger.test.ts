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
  /** Whether the tap of a finger is turned into a press by EveryFinger. */
  const tap = (pointerId: number, target: Element, more?: Partial<FingerEvent>) => {
    fingers.down(event(pointerId, target, more));
    return fingers.up(event(pointerId, target, more))?.make();
  };
  const browserClicks = (pointerId: number, isTrusted = true) =>
    fingers.isAgain({ isTrusted, clientX: pointerId * 100, clientY: 51 });
  return { fingers, event, tap, browserClicks };
}

describe('taps of several fingers', () => {
  it('are left to the browser when a single finger or a mouse taps', () => {
    const { tap, browserClicks } = hands();
    expect(tap(1, button, { isPrimary: true })).toBeUndefined();
    expect(browserClicks(1)).toBe(false);
    expect(tap(1, button, { pointerType: 'mouse' })).toBeUndefined();
  });

  it('press a button once each while another finger writes', () => {
    const { fingers, event, tap, browserClicks } = hands();
    fingers.down(event(1, page, { isPrimary: true }));
    expect(tap(2, button)).toBe(true);
    // Some browsers send a click for this tap, too.
    expect(browserClicks(2)).toBe(true);
    expect(browserClicks(2, false)).toBe(false);
    expect(browserClicks(5)).toBe(false);
    expect(tap(2, button)).toBe(true);
    expect(tap(2, page)).toBeUndefined();
  });

  it('press with the first finger, too, when a second finger was pressed meanwhile', () => {
    const { fingers, event } = hands();
    fingers.down(event(1, button, { isPrimary: true }));
    fingers.down(event(2, page));
    expect(fingers.up(event(1, button, { isPrimary: true }))?.make()).toBe(true);
    fingers.down(event(3, button));
    expect(fingers.up(event(3, button))?.make()).toBe(true);
    fingers.up(event(2, page));
    expect(fingers.up(event(4, button))).toBeUndefined();
  });

  it('do not press twice when the browser pressed first', () => {
    const { fingers, event, browserClicks } = hands();
    fingers.down(event(1, page, { isPrimary: true }));
    fingers.down(event(2, button));
    const press = fingers.up(event(2, button));
    expect(browserClicks(2)).toBe(false);
    expect(press?.make()).toBe(false);
  });

  it('do not press when they move too far, also out and back, or are cancelled by the browser', () => {
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

  it('are left to the browser again after an end event was missed', () => {
    const { fingers, event, tap } = hands();
    fingers.down(event(1, page, { isPrimary: true }));
    expect(tap(2, button, { isPrimary: true })).toBeUndefined();
  });
});
