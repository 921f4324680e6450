import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ShowOverlays } from './show-overlays.ts';
import { type ShowInputOptions, useShowInput } from './use-show-input.ts';

function Surface({ options }: { readonly options: ShowInputOptions }): ReactNode {
  const surface = useRef<HTMLDivElement>(null);
  useShowInput(surface, options);
  return (
    <div
      ref={surface}
      data-surface=""
      style={{ position: 'fixed', left: 0, top: 0, width: 600, height: 400 }}
    >
      <p>slide</p>
      <canvas />
      <div data-scrolls="" style={{ height: 20, overflowY: 'auto' }}>
        <div style={{ height: 90 }} />
      </div>
      <input type="text" />
      <button type="button">press</button>
    </div>
  );
}

function shown(more: Partial<Omit<ShowInputOptions, 'command'>> = {}) {
  const root = document.createElement('div');
  document.body.append(root);
  const react = createRoot(root);
  const options = {
    command: vi.fn(),
    shortcuts: new Map(),
    overlays: new ShowOverlays(),
    onSlide: true,
    ...more,
  };
  flushSync(() => react.render(<Surface options={options} />));
  const stop = () => flushSync(() => react.unmount());
  onTestFinished(() => {
    stop();
    root.remove();
  });
  const node = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const key = (name: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const wheel = (deltaY: number, target: Element = node('p'), init: WheelEventInit = {}) => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const finger = (type: string, x: number, init: PointerEventInit = {}, target: Element = node('p')) => {
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', clientX: x, clientY: 100 },
      ...init,
    });
    if (type === 'pointerup' && init.detail === 1) event.preventDefault();
    target.dispatchEvent(event);
  };
  const swipe = (from: number, to: number, target?: Element, init?: PointerEventInit) => {
    finger('pointerdown', from, init, target);
    finger('pointerup', to, init, target);
  };
  return { ...options, node, stop, key, wheel, finger, swipe };
}

describe('keys', () => {
  it('control the show, and are not handled by the browser', () => {
    const { command, key } = shown();
    expect([key('ArrowRight'), key('b'), key('q')]).toEqual([true, true, false]);
    expect(command.mock.calls).toEqual([['next'], ['black']]);
  });

  it('run the shortcuts of the owner', () => {
    const pen = vi.fn();
    const { command, key } = shown({ shortcuts: new Map([['Ctrl+P', pen]]) });
    expect(key('p', { ctrlKey: true })).toBe(true);
    expect([pen.mock.calls.length, command.mock.calls]).toEqual([1, []]);
  });

  it('have no effect in a composition, with Alt, in a field, or when the show is shut', () => {
    const { command, key, node, stop } = shown();
    expect([
      key('n', { isComposing: true }),
      key('n', { altKey: true }),
      key('n', {}, node('input')),
    ]).toEqual([false, false, false]);
    expect(command).not.toHaveBeenCalled();
    stop();
    const shut = shown({ isShut: true });
    expect([shut.key('n'), shut.command.mock.calls]).toEqual([false, []]);
  });

  it('only return to the slide while a cover hides it', () => {
    const { command, key } = shown({ onSlide: false });
    expect([key('ArrowRight'), key('Escape'), key('g')]).toEqual([false, true, true]);
    expect(command.mock.calls).toEqual([['escape'], ['pages']]);
  });

  it('do nothing after the show is closed', () => {
    const { command, key, stop } = shown();
    stop();
    expect([key('ArrowRight'), command.mock.calls]).toEqual([false, []]);
  });
});

describe('the wheel', () => {
  it('changes the page, and never zooms the window', () => {
    const { command, wheel } = shown();
    expect(wheel(200)).toBe(true);
    expect(command.mock.calls).toEqual([['next']]);
    expect(wheel(200, undefined, { ctrlKey: true })).toBe(true);
    expect(command).toHaveBeenCalledTimes(1);
  });

  it('is left to scrollable nodes and to windows over the show', () => {
    const { command, wheel, node } = shown();
    expect(wheel(200, node('[data-scrolls] div'))).toBe(false);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    onTestFinished(() => dialog.remove());
    expect([wheel(200, dialog), command.mock.calls]).toEqual([false, []]);
  });

  it('has no effect on a cover, or when the show is shut', () => {
    const covered = shown({ onSlide: false });
    expect([covered.wheel(200), covered.command.mock.calls]).toEqual([false, []]);
    covered.stop();
    const shut = shown({ isShut: true });
    expect([shut.wheel(200), shut.command.mock.calls]).toEqual([true, []]);
  });
});

describe('a swipe', () => {
  it('changes the page, and its click is swallowed once', () => {
    const { command, node, swipe } = shown();
    const clicked = vi.fn();
    node('p').addEventListener('click', clicked);
    swipe(400, 200);
    node('p').click();
    expect([command.mock.calls, clicked.mock.calls.length]).toEqual([[['next']], 0]);
    node('p').click();
    expect(clicked).toHaveBeenCalledTimes(1);
    swipe(200, 400);
    expect(command.mock.calls[1]).toEqual(['previous']);
  });

  it('is no swipe when it is short, by a mouse, on ink or a control, or with a second finger', () => {
    const { command, node, finger, swipe } = shown();
    swipe(200, 205);
    swipe(400, 200, undefined, { pointerType: 'mouse' });
    swipe(400, 200, node('canvas'));
    swipe(400, 200, node('button'));
    finger('pointerdown', 400);
    finger('pointerdown', 420, { pointerId: 2 });
    finger('pointerup', 200);
    finger('pointerup', 200, { pointerId: 2 });
    finger('pointerdown', 400);
    finger('pointercancel', 200);
    finger('pointerup', 200);
    finger('pointerdown', 400);
    finger('pointerup', 200, { detail: 1 });
    expect(command).not.toHaveBeenCalled();
  });

  it('has no effect when the show is shut', () => {
    const { command, swipe } = shown({ isShut: true });
    swipe(400, 200);
    expect(command).not.toHaveBeenCalled();
  });
});

it('a control loses the focus when it was pressed by a pointer, and keeps it when by a key', () => {
  const { node } = shown();
  const button = node('button');
  button.focus();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(document.activeElement).toBe(button);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(document.activeElement).not.toBe(button);
});
