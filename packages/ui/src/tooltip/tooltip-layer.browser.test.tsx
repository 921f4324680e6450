import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TooltipLayer } from './tooltip-layer.tsx';

/** Three buttons with tooltips, of which the last one has an open menu. */
function opened() {
  const area = document.createElement('div');
  area.innerHTML = `
    <button data-tooltip="保存" data-tooltip-shortcut="Ctrl+S" style="position:fixed; left:300px; top:200px"><i>s</i></button>
    <button data-tooltip="打开" style="position:fixed; left:400px; top:200px">o</button>
    <button data-tooltip="更多" aria-haspopup="menu" aria-expanded="true" style="position:fixed; left:500px; top:200px">m</button>
    <p>text</p>`;
  const place = document.createElement('div');
  document.body.append(area, place);
  const root = createRoot(place);
  flushSync(() => root.render(<TooltipLayer />));
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    flushSync(() => root.unmount());
    area.remove();
    place.remove();
  });
  const [save, open, more, plain] = [...area.children] as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const over = (target: Element, pointerType = 'mouse') =>
    flushSync(() => {
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    });
  const wait = (milliseconds: number) => flushSync(() => void vi.advanceTimersByTime(milliseconds));
  const shown = () => document.querySelector('[role="tooltip"]')?.textContent;
  return { save, open, more, plain, over, wait, shown };
}

describe('TooltipLayer', () => {
  it('shows a tooltip with its shortcut when the mouse rests for 400 ms', () => {
    const { save, over, wait, shown } = opened();
    over(save.querySelector('i') ?? save);
    wait(399);
    expect(shown()).toBeUndefined();
    wait(1);
    expect(shown()).toBe('保存Ctrl+S');
    const popup = document.querySelector('[role="tooltip"]')?.getBoundingClientRect();
    expect(popup?.top).toBeGreaterThan(save.getBoundingClientRect().bottom);
  });

  it('shows the tooltip of a neighbour at once', () => {
    const { save, open, plain, over, wait, shown } = opened();
    over(save);
    wait(400);
    over(plain);
    expect(shown()).toBeUndefined();
    wait(399);
    over(open);
    wait(0);
    expect(shown()).toBe('打开');
    over(plain);
    wait(400);
    over(save);
    wait(0);
    expect(shown()).toBeUndefined();
    wait(400);
    expect(shown()).toBe('保存Ctrl+S');
  });

  it('shows nothing when the mouse leaves before, for a finger, or over an open menu', () => {
    const { save, more, plain, over, wait, shown } = opened();
    over(save);
    wait(300);
    over(plain);
    wait(400);
    over(save, 'touch');
    wait(400);
    over(more);
    wait(400);
    expect(shown()).toBeUndefined();
  });

  it.each(['pointerdown', 'focusout'])('hides the tooltip at %s', (type) => {
    const { save, over, wait, shown } = opened();
    over(save);
    wait(400);
    flushSync(() => void save.dispatchEvent(new Event(type, { bubbles: true })));
    expect(shown()).toBeUndefined();
  });

  it.each(['scroll', 'blur'])('hides the tooltip at %s of the window', (type) => {
    const { save, over, wait, shown } = opened();
    over(save);
    wait(400);
    flushSync(() => void window.dispatchEvent(new Event(type)));
    expect(shown()).toBeUndefined();
  });

  it('hides the tooltip at Escape only', () => {
    const { save, over, wait, shown } = opened();
    over(save);
    wait(400);
    const press = (key: string) =>
      flushSync(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key })));
    press('a');
    expect(shown()).toBe('保存Ctrl+S');
    press('Escape');
    expect(shown()).toBeUndefined();
  });

  it('shows the tooltip of an element that is focused by keyboard at once', () => {
    const { save, open, plain, shown } = opened();
    vi.spyOn(save, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    vi.spyOn(open, 'matches').mockImplementation(() => false);
    const focus = (target: Element) =>
      flushSync(() => void target.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    focus(open);
    focus(plain);
    expect(shown()).toBeUndefined();
    focus(save);
    expect(shown()).toBe('保存Ctrl+S');
  });
});
