import { Signal } from '@lectern/base';
import type { Cover } from '@lectern/courseware';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CoverHands } from './cover-hands.ts';
import type { Uncovered } from './uncovered.ts';

/** A page of 800 × 400 logical pixels, drawn at half its size, with a cover of 200 × 100 at (100, 50). */
function drawn(cover: Cover, before?: Uncovered, more: { style?: string; frame?: object } = {}) {
  const surface = document.createElement('div');
  surface.innerHTML = `
    <div data-page-id="page" style="position:fixed; left:0; top:0; width:800px; height:400px; transform:scale(0.5); transform-origin:0 0">
      <div data-element-id="a" style="position:absolute; left:100px; top:50px; width:200px; height:100px; ${more.style ?? ''}"></div>
      <div data-element-id="plain" style="position:absolute; left:500px; top:50px; width:200px; height:100px"></div>
    </div>`;
  surface.setPointerCapture = () => undefined;
  document.body.append(surface);
  onTestFinished(() => surface.remove());
  const [hold, put, below] = [vi.fn(), vi.fn(), vi.fn()];
  const hands = new CoverHands(surface, {
    covers: () => [{ id: 'a', cover, frame: { x: 100, y: 50, w: 200, h: 100, ...more.frame } }],
    uncovered: new Signal<ReadonlyMap<string, Uncovered>>(new Map(before ? [['a', before]] : [])),
    hold,
    put,
  });
  const page = surface.querySelector<HTMLElement>('[data-page-id]') as HTMLElement;
  page.addEventListener('pointerdown', below);
  const stop = hands.listen();
  onTestFinished(stop);
  const say = (type: string, x: number, y: number, init: PointerEventInit = {}) => {
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
    (document.elementFromPoint(x, y) ?? surface).dispatchEvent(event);
    return event;
  };
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { hands, hold, put, below, say, click, stop };
}

describe('a cover that is wiped', () => {
  it('is pulled off from its side, and stays so far when the pointer is lifted', () => {
    const { hold, put, below, say, click } = drawn({ way: 'wipe' });
    say('pointerdown', 60, 50);
    expect(below).not.toHaveBeenCalled();
    say('pointermove', 70, 50);
    expect(hold).not.toHaveBeenCalled();
    say('pointermove', 85, 50);
    expect(hold).toHaveBeenLastCalledWith('a', { type: 'wiped', share: 0.25 });
    say('pointerup', 85, 50);
    expect(put.mock.calls).toEqual([['a', { type: 'wiped', share: 0.25 }]]);
    expect([click(), click()]).toEqual([true, false]);
    say('pointermove', 140, 50);
    expect(hold).toHaveBeenCalledTimes(1);
  });

  it('continues from the share that was pulled off before', () => {
    const { hold, say } = drawn({ way: 'wipe', from: 'top' }, { type: 'wiped', share: 0.2 });
    say('pointerdown', 100, 30);
    expect(hold).not.toHaveBeenCalled();
    say('pointermove', 100, 45);
    expect(hold).toHaveBeenLastCalledWith('a', { type: 'wiped', share: 0.5 });
  });

  it('is removed by a press, and restored when the press is cancelled', () => {
    const { put, say } = drawn({ way: 'wipe' });
    say('pointerdown', 60, 50);
    say('pointermove', 70, 50);
    say('pointerup', 70, 50);
    expect(put.mock.calls).toEqual([['a', { type: 'away' }]]);
    const before: Uncovered = { type: 'wiped', share: 0.2 };
    const other = drawn({ way: 'wipe' }, before);
    other.say('pointerdown', 60, 50);
    other.say('pointermove', 120, 50);
    other.say('pointercancel', 120, 50);
    expect([other.put.mock.calls, other.click()]).toEqual([[['a', before]], false]);
  });

  it('follows the pointer in the coordinates of a rotated and flipped cover', () => {
    const frame = { rotation: 90, flipH: true };
    const { hold, say } = drawn({ way: 'wipe' }, undefined, {
      style: 'transform: rotate(90deg) scaleX(-1)',
      frame,
    });
    say('pointerdown', 100, 50);
    say('pointermove', 100, 25);
    expect(hold).toHaveBeenLastCalledWith('a', { type: 'wiped', share: 0.25 });
  });
});

describe('a cover that fades', () => {
  it('is removed when the pointer is lifted, and is not held', () => {
    const { hold, put, say } = drawn({ way: 'fade' });
    say('pointerdown', 60, 50);
    say('pointermove', 62, 50);
    say('pointerup', 62, 50);
    expect([hold.mock.calls, put.mock.calls]).toEqual([[], [['a', { type: 'away' }]]]);
  });
});

describe('a cover that is scratched', () => {
  it('loses the path of the pointer, in its own coordinates', () => {
    const before: Uncovered = { type: 'scratched', strokes: [[[1, 1]]] };
    const { hold, put, say } = drawn({ way: 'scratch' }, before);
    say('pointerdown', 60, 35);
    expect(hold).toHaveBeenLastCalledWith('a', { type: 'scratched', strokes: [[[1, 1]], [[20, 20]]] });
    say('pointermove', 61, 35);
    say('pointermove', 80, 45);
    const strokes = [
      [[1, 1]],
      [
        [20, 20],
        [60, 40],
      ],
    ];
    expect(hold).toHaveBeenLastCalledWith('a', { type: 'scratched', strokes });
    say('pointerup', 80, 45);
    expect(put.mock.calls).toEqual([['a', { type: 'scratched', strokes }]]);
  });
});

describe('CoverHands', () => {
  it('handles one pointer per cover, and only the main button of a mouse', () => {
    const { hold, below, say } = drawn({ way: 'wipe' });
    say('pointerdown', 60, 50, { pointerType: 'mouse', button: 2 });
    expect(below).toHaveBeenCalledTimes(1);
    say('pointerdown', 60, 50);
    say('pointerdown', 60, 60, { pointerId: 2 });
    expect(below).toHaveBeenCalledTimes(2);
    say('pointermove', 120, 50, { pointerId: 2 });
    expect(hold).not.toHaveBeenCalled();
  });

  it('leaves other elements and the page alone', () => {
    const { hands, below, say, put } = drawn({ way: 'wipe' });
    say('pointerdown', 300, 50);
    say('pointerup', 300, 50);
    expect([below.mock.calls.length, put.mock.calls]).toEqual([1, []]);
    expect([hands.at(60, 50)?.on.id, hands.at(300, 50), hands.at(10, 10)]).toEqual([
      'a',
      undefined,
      undefined,
    ]);
  });

  it('ends a drag whose pointer was lifted outside the window', () => {
    const { put, say } = drawn({ way: 'wipe' });
    say('pointerdown', 60, 50);
    say('pointermove', 85, 50);
    say('pointermove', 90, 50, { buttons: 0 });
    expect(put.mock.calls).toEqual([['a', { type: 'wiped', share: 0.25 }]]);
  });

  it('restores held covers when it stops', () => {
    const { put, say, stop } = drawn({ way: 'wipe' });
    say('pointerdown', 60, 50);
    say('pointermove', 85, 50);
    stop();
    expect(put.mock.calls).toEqual([['a', undefined]]);
    say('pointerdown', 60, 50);
    say('pointerup', 60, 50);
    expect(put).toHaveBeenCalledTimes(1);
  });
});
