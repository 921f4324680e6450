import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { middleOf, nextFrame, testPointers } from '../../testing/pointers.ts';
import { Drags } from './drags.ts';

/** Two cards in a strip of one player, with a player's button on the second one. */
function strip(left = 0) {
  const surface = document.createElement('div');
  surface.style.cssText = `position:fixed; left:${left}px; top:0; width:300px; height:300px`;
  surface.innerHTML =
    '<div data-drag="a" style="width:100px; height:50px"></div><div data-drag="b" style="width:100px; height:50px"><button style="width:20px; height:20px"></button></div>';
  document.body.append(surface);
  const told: string[] = [];
  const clicked = vi.fn();
  surface.addEventListener('click', clicked);
  const start = vi.fn((card: string) => ({
    move: ({ x, y }: { x: number; y: number }) => told.push(`move ${card} ${x} ${y}`),
    drop: ({ x, y }: { x: number; y: number }) => told.push(`drop ${card} ${x} ${y}`),
    cancel: () => told.push(`cancel ${card}`),
  }));
  const drags = new Drags(surface, { start });
  const stop = drags.listen();
  onTestFinished(() => {
    stop();
    surface.remove();
  });
  const [a, b] = [...surface.children] as [HTMLElement, HTMLElement];
  return { surface, a, b, told, start, stop, clicked };
}

describe('a drag', () => {
  it('starts after a movement of 8 pixels, and is written once per frame', async () => {
    const { a, told, start } = strip();
    const { down, move, up } = testPointers();
    down(1, a);
    move(1, { x: 55, y: 25 });
    expect(start).not.toHaveBeenCalled();
    move(1, { x: 60, y: 25 });
    move(1, { x: 80, y: 35 });
    expect(told).toEqual([]);
    await nextFrame();
    expect(told).toEqual(['move a 30 10']);
    up(1, { x: 90, y: 45 });
    expect(told.slice(1)).toEqual(['move a 40 20', 'drop a 40 20']);
    expect(start).toHaveBeenCalledOnce();
  });

  it('goes on when the capture moves from the text under a finger to the handle around it', async () => {
    const { a, told } = strip();
    const text = a.appendChild(document.createElement('span'));
    const { down, move, up } = testPointers();
    down(1, text, { x: 50, y: 25 });
    move(1, { x: 90, y: 25 });
    text.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1, bubbles: true }));
    move(1, { x: 100, y: 25 });
    up(1, { x: 100, y: 25 });
    expect(told).toEqual(['move a 50 0', 'drop a 50 0']);
  });

  it('belongs to one pointer each while several children drag at once', async () => {
    const [one, other] = [strip(), strip(400)];
    const { down, move, up } = testPointers();
    down(1, one.a);
    down(2, other.b);
    down(3, one.b);
    move(1, { x: 150, y: 25 });
    move(2, { x: 550, y: 75 });
    move(3, { x: 50, y: 175 });
    await nextFrame();
    up(2, { x: 550, y: 75 });
    up(1, { x: 150, y: 25 });
    move(2, { x: 0, y: 0 });
    expect(one.told).toEqual(['move a 100 0', 'move b 0 100', 'move a 100 0', 'drop a 100 0']);
    expect(other.told).toEqual(['move b 100 0', 'move b 100 0', 'drop b 100 0']);
  });

  it.each([
    ['the pointer is cancelled', ({ cancel }) => cancel(1)],
    ['the capture is lost', ({ lose }) => lose(1)],
    ['the window gets another size', () => dispatchEvent(new Event('resize'))],
    ['the window loses the focus', () => dispatchEvent(new Event('blur'))],
    ['the page is scrolled', () => document.dispatchEvent(new Event('scroll'))],
    [
      'Escape is pressed',
      () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
  ] as [string, (pointers: ReturnType<typeof testPointers>) => void][])(
    'ends without a drop when %s',
    (_why, how) => {
      const { a, told } = strip();
      const pointers = testPointers();
      pointers.down(1, a);
      pointers.move(1, { x: 150, y: 25 });
      how(pointers);
      pointers.up(1, { x: 150, y: 25 });
      expect(told).toEqual(['cancel a']);
    },
  );

  it('ends without a drop when a second finger touches the card, or the surface is removed', () => {
    const { a, b, told, stop } = strip();
    const { down, move, up } = testPointers();
    down(1, a);
    move(1, { x: 150, y: 25 });
    down(2, a);
    up(1, { x: 150, y: 25 });
    up(2, { x: 150, y: 25 });
    down(3, b);
    move(3, { x: 150, y: 75 });
    stop();
    expect(told).toEqual(['cancel a', 'cancel b']);
  });

  it('swallows the click at its end, and no other click', () => {
    const { a, clicked } = strip();
    const { drag, down, up } = testPointers();
    drag(1, a, document.body);
    a.click();
    expect(clicked).not.toHaveBeenCalled();
    down(1, a);
    up(1, middleOf(a));
    a.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('leaves no fling that would swallow the next tap', () => {
    const { a } = strip();
    const { down, move, up } = testPointers();
    const isPrevented = () => !a.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
    down(1, a);
    expect(isPrevented()).toBe(false);
    move(1, { x: 150, y: 25 });
    expect(isPrevented()).toBe(true);
    up(1, { x: 150, y: 25 });
    expect(isPrevented()).toBe(false);
  });

  it('is not started by a control on the card, nor by the right button', () => {
    const { b, start } = strip();
    const { down, move } = testPointers();
    down(1, b.firstElementChild as Element);
    move(1, { x: 200, y: 200 });
    const right = new PointerEvent('pointerdown', {
      pointerType: 'mouse',
      button: 2,
      pointerId: 9,
      bubbles: true,
    });
    b.dispatchEvent(right);
    move(9, { x: 200, y: 200 });
    expect(start).not.toHaveBeenCalled();
  });
});
