import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dragToFolder } from './drag-to-folder.ts';

/** A list of a document, two folders and a button, in an area of 300 × 200 CSS pixels that scrolls. */
function opened() {
  const scroller = document.createElement('div');
  scroller.style.cssText = 'position:fixed; left:0; top:0; width:300px; height:200px; overflow-y:auto';
  scroller.innerHTML = `
    <div class="area" style="position:relative; height:600px">
      <div data-document="doc" style="position:absolute; left:0; top:0; width:100px; height:40px">doc<button aria-haspopup="menu">m</button></div>
      <div data-document="folder" data-drop-folder="folder" style="position:absolute; left:0; top:80px; width:100px; height:40px">f</div>
      <div data-drop-folder="top" style="position:absolute; left:150px; top:80px; width:100px; height:40px">t</div>
      <div data-document="fixed" style="position:absolute; left:150px; top:0; width:100px; height:40px">x</div>
    </div>`;
  document.body.append(scroller);
  const area = scroller.querySelector<HTMLElement>('.area') as HTMLElement;
  const drop = vi.fn();
  const stop = dragToFolder(area, {
    take: (id) => (id === 'fixed' ? undefined : { ids: [id, 'other'], label: `${id} +1` }),
    drop,
    labelClass: 'dragged-label',
  });
  vi.useFakeTimers();
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    scroller.remove();
  });
  const at = (id: string) => area.querySelector<HTMLElement>(`[data-document="${id}"]`) as HTMLElement;
  const point = (
    type: string,
    x: number,
    y: number,
    more: PointerEventInit = {},
    target: EventTarget = window,
  ) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        button: 0,
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
        ...more,
      }),
    );
  const label = () => document.querySelector<HTMLElement>('.dragged-label');
  const marked = () => document.querySelector<HTMLElement>('[data-drop-here]')?.dataset.dropFolder;
  return { scroller, area, drop, stop, at, point, label, marked };
}

describe('a document', () => {
  it('is dragged by the mouse into a folder, with a label beside the pointer', () => {
    const { at, point, label, marked, drop } = opened();
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 24, 24);
    expect(label()).toBeNull();
    point('pointermove', 20, 27);
    expect(label()?.textContent).toBe('doc +1');
    expect(label()?.style.transform).toBe('translate(34px, 41px)');
    expect(marked()).toBeUndefined();
    point('pointermove', 50, 100);
    expect(marked()).toBe('folder');
    point('pointermove', 200, 100);
    expect(marked()).toBe('top');
    point('pointermove', 50, 100);
    point('pointerup', 50, 100);
    expect(drop).toHaveBeenCalledExactlyOnceWith(['doc', 'other'], 'folder');
    expect([label(), marked()]).toEqual([null, undefined]);
  });

  it('is dropped at the top of the disk, or nowhere beside a folder', () => {
    const { at, point, drop } = opened();
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 200, 100);
    point('pointerup', 200, 100);
    expect(drop).toHaveBeenLastCalledWith(['doc', 'other'], null);
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 120, 100);
    point('pointerup', 120, 100);
    expect(drop).toHaveBeenCalledOnce();
  });

  it('is not dropped into itself, nor after a press without a drag', () => {
    const { at, point, marked, drop } = opened();
    point('pointerdown', 50, 100, {}, at('folder'));
    point('pointermove', 60, 110);
    expect(marked()).toBeUndefined();
    point('pointerup', 60, 110);
    point('pointerdown', 50, 100, {}, at('doc'));
    point('pointerup', 50, 100);
    expect(drop).not.toHaveBeenCalled();
  });

  it('is not dragged by another button or pointer, from a menu button, or when it may not be moved', () => {
    const { at, point, label } = opened();
    point('pointerdown', 20, 20, { button: 2 }, at('doc'));
    point('pointermove', 50, 100);
    point('pointerdown', 20, 20, { isPrimary: false }, at('doc'));
    point('pointermove', 50, 100);
    point('pointerdown', 20, 20, {}, at('doc').querySelector('button') ?? window);
    point('pointermove', 50, 100);
    point('pointerdown', 160, 20, {}, at('fixed'));
    point('pointermove', 50, 100);
    expect(label()).toBeNull();
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 50, 100, { pointerId: 2 });
    expect(label()).toBeNull();
  });

  it('stays where it was after Escape or when the pointer is taken away', () => {
    for (const cancel of ['Escape', 'pointercancel']) {
      const { at, point, label, drop, stop } = opened();
      point('pointerdown', 20, 20, {}, at('doc'));
      point('pointermove', 50, 100);
      const pressed = new KeyboardEvent('keydown', { key: cancel, bubbles: true, cancelable: true });
      if (cancel === 'Escape') window.dispatchEvent(pressed);
      else point('pointercancel', 50, 100);
      expect(label()).toBeNull();
      point('pointerup', 50, 100);
      expect(drop).not.toHaveBeenCalled();
      stop();
    }
  });

  it('is dragged by a finger that rests first; a finger that moves at once scrolls', () => {
    const { at, point, label, drop } = opened();
    const touch = { pointerType: 'touch' };
    point('pointerdown', 20, 20, touch, at('doc'));
    vi.advanceTimersByTime(279);
    point('pointermove', 50, 100, touch);
    expect(label()).toBeNull();
    vi.advanceTimersByTime(10);
    point('pointermove', 50, 110, touch);
    expect(label()).toBeNull();
    point('pointerdown', 20, 20, touch, at('doc'));
    vi.advanceTimersByTime(280);
    point('pointermove', 50, 100, touch);
    expect(label()).not.toBeNull();
    point('pointerup', 50, 100, touch);
    expect(drop).toHaveBeenCalledExactlyOnceWith(['doc', 'other'], 'folder');
  });

  it('presses nothing at the end of a drag, and presses again afterwards', () => {
    const { at, point } = opened();
    const pressed = vi.fn();
    at('folder').addEventListener('click', pressed);
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 50, 100);
    point('pointerup', 50, 100);
    at('folder').click();
    expect(pressed).not.toHaveBeenCalled();
    at('folder').click();
    expect(pressed).toHaveBeenCalledOnce();
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 50, 100);
    point('pointerup', 50, 100);
    vi.advanceTimersByTime(0);
    at('folder').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe('the list', () => {
  it('scrolls while a document is dragged near its upper or lower edge', () => {
    const { scroller, at, point } = opened();
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 20, 100);
    vi.advanceTimersToNextFrame();
    expect(scroller.scrollTop).toBe(0);
    point('pointermove', 20, 153);
    vi.advanceTimersToNextFrame();
    expect(scroller.scrollTop).toBe(12);
    vi.advanceTimersToNextFrame();
    expect(scroller.scrollTop).toBe(24);
    point('pointermove', 20, 47);
    vi.advanceTimersToNextFrame();
    expect(scroller.scrollTop).toBe(12);
    point('pointerup', 20, 47);
    vi.advanceTimersToNextFrame();
    expect(scroller.scrollTop).toBe(12);
  });

  it('no longer drags after it is disposed', () => {
    const { at, point, label, stop } = opened();
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 50, 100);
    stop();
    expect(label()).toBeNull();
    point('pointerdown', 20, 20, {}, at('doc'));
    point('pointermove', 50, 100);
    expect(label()).toBeNull();
  });
});
