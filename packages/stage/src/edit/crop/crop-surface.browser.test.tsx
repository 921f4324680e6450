import type { PictureElement } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AssetSource } from '../../view/stage-context.ts';
import { handles } from '../geometry/resize.ts';
import { Hand } from '../testing/hand.ts';
import { CropSession } from './crop-session.ts';
import { CropSurface, type CropTexts } from './crop-surface.tsx';

beforeEach(() => {
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => capture.mockRestore());
});

const picture: PictureElement = {
  kind: 'element',
  type: 'picture',
  id: 'rain',
  parentId: 'page',
  order: 'a0',
  asset: 'a'.repeat(64),
  frame: { x: 100, y: 100, w: 400, h: 200 },
};
const texts = {
  picture: 'picture',
  handles: Object.fromEntries(handles.map((each) => [each, each])),
} as unknown as CropTexts;
const assets = { url: () => undefined, subscribe: () => () => undefined } as unknown as AssetSource;

/** The picture of a page at twice its size. */
function drawn() {
  const hand = new Hand([picture]);
  hand.session.viewport.setWindow(3_000, 2_000);
  hand.session.viewport.zoomTo(2);
  hand.session.more.set('rain');
  const crop = CropSession.begin(hand.session, 'rain');
  if (!crop) throw new Error('no picture is cropped');
  const root = document.createElement('div');
  document.body.append(root);
  const react = createRoot(root);
  const onDone = vi.fn();
  flushSync(() =>
    react.render(
      <CropSurface session={hand.session} crop={crop} assets={assets} texts={texts} onDone={onDone} />,
    ),
  );
  onTestFinished(() => {
    flushSync(() => react.unmount());
    root.remove();
  });
  const node = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const say = (type: string, selector: string, x = 0, y = 0, init: PointerEventInit = {}) => {
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerId: 1, clientX: x, clientY: y },
      ...init,
    });
    flushSync(() => node(selector).dispatchEvent(event));
  };
  const key = (selector: string, name: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
    flushSync(() => node(selector).dispatchEvent(event));
    return event.defaultPrevented;
  };
  const box = (which: 'frame' | 'picture') => {
    const { x, y, w, h } = crop.state.get().boxes[which];
    return [x, y, w, h].map((each) => Math.round(each * 100) / 100);
  };
  return { root, node, say, key, box, onDone };
}
const whole = '[aria-label="picture"]';
const east = '[data-crop-handle="e"]';

describe('CropSurface', () => {
  it('has handles on the frame in screen pixels, and focuses the picture', () => {
    const { node } = drawn();
    expect(document.activeElement).toBe(node(whole));
    expect([node(east).style.left, node(east).style.top, node(east).style.cursor]).toEqual([
      '800px',
      '200px',
      'ew-resize',
    ]);
  });

  it('crops by a handle, and moves the picture under its frame', () => {
    const { say, box } = drawn();
    say('pointerdown', east, 800, 200);
    say('pointermove', east, 600, 210);
    say('pointerup', east, 600, 210);
    expect(box('frame')).toEqual([0, 0, 300, 200]);
    say('pointermove', east, 300, 200);
    expect(box('frame')[2]).toBe(300);
    say('pointerdown', whole, 100, 100);
    say('pointermove', whole, 60, 100);
    say('pointerup', whole, 60, 100);
    expect(box('picture').slice(0, 2)).toEqual([-20, 0]);
  });

  it('restores the state when a pointer is cancelled, and ignores other buttons', () => {
    const { say, box } = drawn();
    say('pointerdown', east, 800, 200, { button: 2 });
    say('pointermove', east, 600, 200);
    expect(box('frame')[2]).toBe(400);
    say('pointerdown', east, 800, 200);
    say('pointermove', east, 600, 200);
    expect(box('frame')[2]).toBe(300);
    say('pointercancel', east, 600, 200);
    expect(box('frame')[2]).toBe(400);
  });

  it('scales the picture by two fingers', () => {
    const { say, box } = drawn();
    say('pointerdown', whole, 100, 100);
    say('pointerdown', whole, 200, 100, { pointerId: 2 });
    say('pointermove', whole, 250, 100, { pointerId: 2 });
    expect(box('picture').slice(2)).toEqual([600, 300]);
  });
});

describe('keys', () => {
  it('move the picture or a handle by 1 or 10 pixels', () => {
    const { key, box } = drawn();
    expect(key(east, 'ArrowLeft', { shiftKey: true })).toBe(true);
    expect(box('frame')[2]).toBe(390);
    key(whole, 'ArrowLeft');
    expect(box('picture')[0]).toBe(-1);
    expect(key(whole, 'ArrowLeft', { ctrlKey: true })).toBe(false);
  });

  it('scale the picture and undo', () => {
    const { key, box } = drawn();
    key(whole, '+');
    expect(box('picture')[2]).toBe(440);
    key(whole, '-');
    expect(box('picture')[2]).toBe(400);
    key(whole, '=');
    key(whole, 'z', { ctrlKey: true });
    expect(box('picture')[2]).toBe(400);
    expect(key(whole, '+', { ctrlKey: true })).toBe(false);
  });

  it('finish, and stop unless they are keys of the window', () => {
    const { root, key, onDone } = drawn();
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    onTestFinished(() => document.body.removeEventListener('keydown', heard));
    expect([key(whole, 'Enter'), key(whole, 'Escape'), onDone.mock.calls.length]).toEqual([true, true, 2]);
    expect([key(whole, 'x'), root.isConnected]).toEqual([false, true]);
    const before = heard.mock.calls.length;
    key(whole, 'Tab');
    key(whole, 'F6');
    key(whole, 's', { metaKey: true });
    expect(heard.mock.calls.length - before).toBe(3);
  });
});
