import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearHeldPress } from './held-press.ts';

/** An area with a button, a field, and a part at which a long press does not count. */
function opened() {
  vi.useFakeTimers();
  const area = document.createElement('div');
  area.innerHTML = '<button type="button">b</button><input><i class="other">o</i>';
  document.body.append(area);
  const held = vi.fn();
  const pressed = vi.fn();
  const cancelled = vi.fn();
  const stop = hearHeldPress(area, { held, isMeant: (target) => !target.matches('.other') });
  const [button, field, other] = [...area.children] as [HTMLElement, HTMLElement, HTMLElement];
  button.addEventListener('click', pressed);
  button.addEventListener('pointercancel', cancelled);
  onTestFinished(() => {
    stop();
    area.remove();
    vi.useRealTimers();
  });
  const finger = (type: string, x = 10, y = 20, more: PointerEventInit = {}, target = button) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'touch',
        isPrimary: true,
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
        ...more,
      }),
    );
  return { held, pressed, cancelled, stop, button, field, other, finger };
}

describe('a finger', () => {
  it('is reported once when it rests for half a second, and its touch is cancelled', () => {
    const { held, cancelled, finger } = opened();
    finger('pointerdown');
    vi.advanceTimersByTime(499);
    expect(held).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(held).toHaveBeenCalledExactlyOnceWith(10, 20);
    expect(cancelled).toHaveBeenCalledOnce();
    expect(cancelled.mock.calls[0]?.[0]).toMatchObject({ pointerId: 1, pointerType: 'touch' });
  });

  it('may tremble, but not move', () => {
    const { held, finger } = opened();
    finger('pointerdown');
    finger('pointermove', 16, 28);
    finger('pointermove', 60, 20, { pointerId: 2 });
    vi.advanceTimersByTime(500);
    expect(held).toHaveBeenCalledOnce();
    finger('pointerdown');
    finger('pointermove', 16, 29);
    vi.advanceTimersByTime(600);
    expect(held).toHaveBeenCalledOnce();
  });

  it('is not reported when it is lifted or taken away before', () => {
    const { held, finger } = opened();
    for (const end of ['pointerup', 'pointercancel']) {
      finger('pointerdown');
      finger(end);
      vi.advanceTimersByTime(600);
    }
    finger('pointerdown');
    finger('pointerup', 10, 20, { pointerId: 2 });
    expect(held).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    expect(held).toHaveBeenCalledOnce();
  });

  it('is not reported when a second finger joins it', () => {
    const { held, finger } = opened();
    finger('pointerdown');
    finger('pointerdown', 50, 20, { pointerId: 2, isPrimary: false });
    vi.advanceTimersByTime(600);
    expect(held).not.toHaveBeenCalled();
    // A first finger begins a new gesture, even when the end of the other touches was lost.
    finger('pointerdown');
    vi.advanceTimersByTime(500);
    expect(held).toHaveBeenCalledOnce();
  });

  it('is not reported where a long press does not count, nor is a mouse', () => {
    const { held, finger, other } = opened();
    finger('pointerdown', 10, 20, {}, other);
    vi.advanceTimersByTime(600);
    finger('pointerup', 10, 20, {}, other);
    finger('pointerdown', 10, 20, { pointerType: 'mouse' });
    vi.advanceTimersByTime(600);
    expect(held).not.toHaveBeenCalled();
  });

  it('presses nothing when it is lifted after a long press, and presses again later', () => {
    const { pressed, button, finger } = opened();
    const click = (detail: number) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
      button.dispatchEvent(event);
      return event.defaultPrevented;
    };
    finger('pointerdown');
    vi.advanceTimersByTime(500);
    finger('pointerup');
    expect(click(0)).toBe(false);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(click(1)).toBe(true);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(click(1)).toBe(false);
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe('the menu event', () => {
  const menu = (target: HTMLElement, pointerType: string) => {
    const event = new PointerEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      clientX: 5,
      clientY: 6,
      pointerType,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('of a right click is reported at once', () => {
    const { held, button, other } = opened();
    expect(menu(button, 'mouse')).toBe(true);
    expect(held).toHaveBeenCalledExactlyOnceWith(5, 6);
    menu(other, 'mouse');
    expect(held).toHaveBeenCalledTimes(2);
  });

  it('in a field is left to the browser', () => {
    const { held, field } = opened();
    expect(menu(field, 'mouse')).toBe(false);
    expect(held).not.toHaveBeenCalled();
  });

  it('of a long press is reported when it comes first, and not again after it', () => {
    const { held, button, finger } = opened();
    finger('pointerdown');
    vi.advanceTimersByTime(400);
    expect(menu(button, 'touch')).toBe(true);
    expect(held).toHaveBeenCalledExactlyOnceWith(5, 6);
    vi.advanceTimersByTime(600);
    expect(held).toHaveBeenCalledOnce();
    finger('pointerup');
    finger('pointerdown');
    vi.advanceTimersByTime(500);
    expect(held).toHaveBeenCalledTimes(2);
    expect(menu(button, 'touch')).toBe(true);
    expect(held).toHaveBeenCalledTimes(2);
  });

  it('of a finger is prevented, and not reported, where a long press does not count', () => {
    const { held, other } = opened();
    expect(menu(other, 'touch')).toBe(true);
    expect(held).not.toHaveBeenCalled();
  });

  it('comes again within 800 ms only for the same press', () => {
    const { held, button, finger } = opened();
    finger('pointerdown');
    vi.advanceTimersByTime(500);
    finger('pointerup');
    finger('pointerdown');
    finger('pointerup');
    vi.advanceTimersByTime(799);
    menu(button, 'touch');
    expect(held).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    menu(button, 'touch');
    expect(held).toHaveBeenCalledTimes(2);
  });
});

it('hearHeldPress reports no press after it is stopped, not even a press in progress', () => {
  const { held, button, finger, stop } = opened();
  finger('pointerdown');
  stop();
  vi.advanceTimersByTime(600);
  finger('pointerdown');
  vi.advanceTimersByTime(600);
  button.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, pointerType: 'mouse' }));
  expect(held).not.toHaveBeenCalled();
});
