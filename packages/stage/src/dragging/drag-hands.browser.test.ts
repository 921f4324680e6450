import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DragHands, type DragHandsPort } from './drag-hands.ts';
import { newCopyOf } from './dragged-places.ts';

/** A page of 1000 × 500 logical pixels, drawn at half its size, with two elements of 100 × 60 that can be dragged. */
function drawn(more: Partial<DragHandsPort> = {}) {
  const surface = document.createElement('div');
  const element = (id: string, left: number) =>
    `<div data-movable="${id}" data-carried="" tabindex="0"><div data-element-id="${id}" style="position:absolute; left:${left}px; top:100px; width:100px; height:60px"><button data-in="${id}" style="width:20px; height:20px"></button></div></div>`;
  surface.innerHTML = `<div data-page-id="page" style="position:fixed; left:0; top:0; width:1000px; height:500px; transform:scale(0.5); transform-origin:0 0">${element('a', 100)}${element('b', 400)}</div>`;
  surface.setPointerCapture = () => undefined;
  document.body.append(surface);
  onTestFinished(() => surface.remove());
  const told = { put: vi.fn(), throwAway: vi.fn(), landed: vi.fn(), step: vi.fn() };
  const port: DragHandsPort = {
    ...told,
    moved: () => ({ x: 0, y: 0 }),
    isCopy: () => false,
    isPulled: () => false,
    baskets: () => [],
    basketOf: () => undefined,
    pull: () => undefined,
    givesCopies: () => false,
    ...more,
  };
  const stop = new DragHands(surface, port).listen();
  onTestFinished(stop);
  const nodeOf = (id: string) => surface.querySelector<HTMLElement>(`[data-movable="${id}"]`) as HTMLElement;
  const below = vi.fn();
  surface.firstElementChild?.addEventListener('pointerdown', below);
  const say = (type: string, x: number, y: number, init: PointerEventInit = {}, target?: Element) => {
    const event = new PointerEvent(type, {
      ...{
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'touch',
        buttons: 1,
        clientX: x,
        clientY: y,
      },
      ...init,
    });
    (target ?? document.elementFromPoint(x, y) ?? surface).dispatchEvent(event);
    return event;
  };
  const press = (id: string, key: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    nodeOf(id).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    nodeOf('a').dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { surface, port: { ...told, pull: port.pull }, stop, nodeOf, below, say, press, click };
}

describe('a pointer on a draggable element', () => {
  it('moves it at once, and stores its position when it is lifted', () => {
    const { port, nodeOf, below, say } = drawn({ moved: () => ({ x: 5, y: 6 }) });
    say('pointerdown', 80, 65);
    expect(below).not.toHaveBeenCalled();
    expect(nodeOf('a').dataset.taken).toBe('');
    say('pointermove', 100, 75);
    expect(nodeOf('a').style.translate).toBe('45px 26px');
    expect(port.put).not.toHaveBeenCalled();
    say('pointerup', 100, 75);
    expect(port.put.mock.calls).toEqual([['a', { x: 45, y: 26 }]]);
    expect(nodeOf('a').dataset.taken).toBeUndefined();
    say('pointermove', 200, 75);
    expect(nodeOf('a').style.translate).toBe('45px 26px');
  });

  it('keeps it on the page', () => {
    const { port, say } = drawn();
    say('pointerdown', 80, 65);
    say('pointermove', -500, 65);
    say('pointerup', -500, 65, {}, document.body);
    expect(port.put.mock.calls).toEqual([['a', { x: -100, y: 0 }]]);
  });

  it('stores nothing without a movement', () => {
    const { port, say } = drawn();
    say('pointerdown', 80, 65);
    say('pointermove', 80, 65);
    say('pointerup', 80, 65);
    expect(port.put).not.toHaveBeenCalled();
  });

  it('drags another element than the other pointers', () => {
    const { port, nodeOf, say } = drawn();
    say('pointerdown', 80, 65);
    say('pointerdown', 80, 70, { pointerId: 2 });
    say('pointerdown', 230, 65, { pointerId: 3 });
    say('pointermove', 90, 65, { pointerId: 2 });
    expect(nodeOf('a').style.translate).toBe('');
    say('pointermove', 240, 65, { pointerId: 3 });
    say('pointermove', 85, 65);
    say('pointerup', 240, 65, { pointerId: 3 });
    say('pointerup', 85, 65);
    expect(port.put.mock.calls).toEqual([
      ['b', { x: 20, y: 0 }],
      ['a', { x: 10, y: 0 }],
    ]);
  });

  it('ends its drag when it was lifted outside the window, or when dragging stops', () => {
    const { port, say } = drawn();
    say('pointerdown', 80, 65);
    say('pointermove', 90, 65);
    say('pointermove', 95, 65, { buttons: 0 });
    expect(port.put.mock.calls).toEqual([['a', { x: 20, y: 0 }]]);
    const other = drawn();
    other.say('pointerdown', 80, 65);
    other.say('pointermove', 90, 65);
    other.stop();
    expect(other.port.put.mock.calls).toEqual([['a', { x: 20, y: 0 }]]);
    other.say('pointerdown', 80, 65);
    other.say('pointermove', 120, 65);
    expect(other.nodeOf('a').style.translate).toBe('20px');
  });

  it('drags nothing with another button of a mouse, or beside all elements', () => {
    const { nodeOf, below, say } = drawn();
    say('pointerdown', 80, 65, { pointerType: 'mouse', button: 2 });
    say('pointermove', 120, 65);
    say('pointerdown', 400, 200, { pointerId: 2 });
    expect([nodeOf('a').style.translate, below.mock.calls.length]).toEqual(['', 2]);
  });

  it('drags off a copy, which may leave the page', () => {
    const copy = newCopyOf('a');
    const { surface, port, nodeOf, say } = drawn({
      givesCopies: (id) => id === 'a',
      pull: vi.fn(() => copy),
      isCopy: (id) => id === copy,
      isPulled: (id) => id === copy,
    });
    say('pointerdown', 80, 65);
    expect(port.pull).toHaveBeenCalledExactlyOnceWith('a');
    const clone = nodeOf('a').cloneNode(true) as HTMLElement;
    clone.dataset.movable = copy;
    surface.firstElementChild?.append(clone);
    say('pointermove', -300, 65, {}, surface);
    expect([clone.style.translate, nodeOf('a').style.translate]).toEqual(['-760px', '']);
    say('pointerup', -300, 65, {}, surface);
    expect([port.throwAway.mock.calls, port.put.mock.calls]).toEqual([[[copy]], []]);
    // A copy that was not moved is thrown away, too.
    say('pointerdown', 80, 65, {}, nodeOf('a'));
    say('pointerup', 80, 65);
    expect(port.throwAway).toHaveBeenCalledTimes(2);
  });

  it('drags nothing when there are too many copies', () => {
    const { nodeOf, say } = drawn({ givesCopies: () => true });
    say('pointerdown', 80, 65);
    say('pointermove', 120, 65);
    expect(nodeOf('a').style.translate).toBe('');
  });
});

describe('a press in a mode with presses', () => {
  it('becomes a drag after 8 pixels, and its click is swallowed', () => {
    const { nodeOf, below, say, click } = drawn({ presses: true });
    say('pointerdown', 80, 65);
    expect(below).toHaveBeenCalledTimes(1);
    say('pointermove', 87, 65);
    expect(nodeOf('a').style.translate).toBe('');
    say('pointermove', 88, 65);
    expect(nodeOf('a').style.translate).toBe('16px');
    say('pointerup', 88, 65);
    expect([click(), click()]).toEqual([true, false]);
  });

  it('is left to controls in the element, and ends when the pointer was lifted outside', () => {
    const { nodeOf, say, click } = drawn({ presses: true });
    say('pointerdown', 55, 55);
    say('pointermove', 95, 55);
    expect(nodeOf('a').style.translate).toBe('');
    say('pointerdown', 80, 65);
    say('pointermove', 85, 65, { buttons: 0 });
    say('pointermove', 120, 65);
    expect([nodeOf('a').style.translate, click()]).toEqual(['', false]);
  });

  it('swallows all clicks in a mode without presses', () => {
    const { click } = drawn();
    expect([click(), click()]).toEqual([true, true]);
  });
});

describe('keys on a draggable element', () => {
  it('move it by 15 pixels, with Shift by 75, on its page', () => {
    const { port, press } = drawn();
    expect(press('a', 'ArrowRight')).toBe(true);
    press('a', 'ArrowUp', { shiftKey: true });
    press('a', 'ArrowLeft', { shiftKey: true });
    expect(port.step.mock.calls).toEqual([
      ['a', { x: 30, y: 0 }],
      ['a', { x: 0, y: -100 }],
      ['a', { x: -100, y: 0 }],
    ]);
  });

  it('are left to others with Ctrl, Meta and Alt, and other keys', () => {
    const { port, press } = drawn();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press('a', 'ArrowRight', init)).toBe(false);
    expect([press('a', 'x'), press('a', 'Delete')]).toEqual([false, false]);
    expect(port.step).not.toHaveBeenCalled();
  });

  it('put it down with Enter, and throw a copy away with Delete', () => {
    const { port, press } = drawn({ moved: () => ({ x: 3, y: 4 }) });
    expect(press('a', 'Enter')).toBe(true);
    expect(port.put.mock.calls).toEqual([['a', { x: 3, y: 4 }]]);
    const copies = drawn({ isCopy: () => true });
    expect([copies.press('a', 'Delete'), copies.press('b', 'Backspace')]).toEqual([true, true]);
    expect(copies.port.throwAway.mock.calls).toEqual([['a'], ['b']]);
  });

  it('drag off a copy, which gets the focus', async () => {
    const copy = newCopyOf('a');
    const { surface, port, nodeOf, press } = drawn({
      givesCopies: (id) => id === 'a',
      pull: vi.fn(() => copy),
    });
    press('a', 'ArrowRight');
    expect(port.step.mock.calls).toEqual([[copy, { x: 30, y: 0 }]]);
    press('a', 'ArrowRight');
    expect(port.step.mock.calls[1]?.[0]).toBe(copy);
    expect(port.pull).toHaveBeenCalledTimes(1);
    const clone = nodeOf('a').cloneNode(true) as HTMLElement;
    clone.dataset.movable = copy;
    surface.firstElementChild?.append(clone);
    await expect.poll(() => document.activeElement === clone).toBe(true);
  });
});

it('DragHands prevents the browser from dragging a picture in an element, and anything in a mode without presses', () => {
  const dragged = ({ nodeOf, surface }: ReturnType<typeof drawn>) =>
    [nodeOf('a'), surface].map((target) => {
      const event = new DragEvent('dragstart', { bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    });
  expect(dragged(drawn({ presses: true }))).toEqual([true, false]);
  expect(dragged(drawn())).toEqual([true, true]);
});
