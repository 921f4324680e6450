import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { leafByHand, swipedTo } from './leaf-by-hand.ts';
import { LEAFED, VIEWER_KEEPS_ARROWS } from './viewer-marks.ts';

describe('swipedTo', () => {
  it.each([
    [-48, 0, 'next'],
    [48, 0, 'previous'],
    [-47, 0, undefined],
    [60, 40, undefined],
    [61, 40, 'previous'],
    [-61, -40, 'next'],
  ])('returns for %i aside and %i along %s', (x, y, to) => {
    expect(swipedTo({ x: 5, y: 7 }, { x: x + 5, y: y + 7 })).toBe(to);
  });
});

function opened(content: string, more: { previous?: (() => void) | undefined } = {}) {
  const place = document.createElement('div');
  place.innerHTML = content;
  document.body.append(place);
  const [previous, next] = [vi.fn(), vi.fn()];
  const stop = leafByHand(() => ({ previous, next, ...more }) as never);
  onTestFinished(() => {
    stop();
    place.remove();
  });
  const at = (query: string) => place.querySelector(query) as HTMLElement;
  const press = (key: string, on: Element = document.body, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const point = (type: string, on: Element, x: number, init: PointerEventInit = {}) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 3, pointerType: 'touch', isPrimary: true, clientX: x, clientY: 9, bubbles: true },
        ...init,
      }),
    );
  const counts = () => [previous.mock.calls.length, next.mock.calls.length];
  return { at, press, point, counts, stop };
}

describe('arrow keys', () => {
  it('page to the previous and next file, and other keys do not', () => {
    const { press, counts } = opened('');
    expect([press('ArrowLeft'), press('ArrowRight'), press('ArrowRight'), press('ArrowUp')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(counts()).toEqual([1, 2]);
  });

  it('do nothing at the first file', () => {
    expect(opened('', { previous: undefined }).press('ArrowLeft')).toBe(false);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('are ignored with %s', (modifier) => {
    const { press, counts } = opened('');
    press('ArrowLeft', undefined, { [modifier]: true });
    expect(counts()).toEqual([0, 0]);
  });

  it.each(['<input>', '<textarea></textarea>', '<b role="menu"></b>', '<b role="toolbar"></b>'])(
    'belong to %s',
    (content) => {
      const { press, counts, at } = opened(content);
      press('ArrowLeft', at('*'));
      expect(counts()).toEqual([0, 0]);
    },
  );

  it('scroll a page that is wider than its view, but not a button', () => {
    const wide = (tag: string) =>
      `<${tag} style="display:block; width:20px; overflow:hidden; padding:0"><i style="display:block; width:90px">x</i></${tag}>`;
    const { press, counts, at } = opened(wide('div') + wide('button'));
    press('ArrowLeft', at('div'));
    expect(counts()).toEqual([0, 0]);
    press('ArrowLeft', at('button'));
    expect(counts()).toEqual([1, 0]);
  });

  it('belong to a viewer that keeps them', () => {
    const { press, counts } = opened(`<b ${VIEWER_KEEPS_ARROWS}></b>`);
    press('ArrowLeft');
    expect(counts()).toEqual([0, 0]);
  });

  it('do nothing after it is disposed', () => {
    const { press, counts, stop } = opened('');
    stop();
    press('ArrowLeft');
    expect(counts()).toEqual([0, 0]);
  });
});

describe('a swipe', () => {
  const LEAF = `<b ${LEAFED}>a</b>`;
  it('pages over a marked element', () => {
    const { at, point, counts } = opened(LEAF);
    point('pointerdown', at('b'), 100);
    point('pointerup', document.body, 40);
    point('pointerup', document.body, 200);
    expect(counts()).toEqual([0, 1]);
  });

  it.each([
    [{ pointerType: 'mouse' }, LEAF],
    [{ isPrimary: false }, LEAF],
    [{}, '<b>a</b>'],
    [{}, `<p ${VIEWER_KEEPS_ARROWS}>${LEAF}</p>`],
  ])('does nothing with %j on %s', (init, content) => {
    const { at, point, counts } = opened(content);
    point('pointerdown', at('b'), 100, init);
    point('pointerup', at('b'), 40, init);
    expect(counts()).toEqual([0, 0]);
  });

  it('ends with a second finger, a cancellation, or by its own finger only', () => {
    const { at, point, counts } = opened(LEAF);
    point('pointerdown', at('b'), 100);
    point('pointerdown', at('b'), 100, { pointerId: 4, isPrimary: false });
    point('pointerup', at('b'), 40);
    point('pointerdown', at('b'), 100);
    point('pointercancel', at('b'), 100);
    point('pointerup', at('b'), 40);
    expect(counts()).toEqual([0, 0]);
    point('pointerdown', at('b'), 100);
    point('pointerup', at('b'), 0, { pointerId: 4 });
    point('pointerup', at('b'), 160);
    expect(counts()).toEqual([1, 0]);
  });
});
