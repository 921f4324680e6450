import { type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { shapeRecord } from '../edit/testing/records.ts';
import { CoverLayer, type CoverLayerProps } from './cover-layer.tsx';

beforeEach(() => {
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => capture.mockRestore());
});

const cover = (id: string, y: number) => ({
  ...shapeRecord(id, { x: 100, y, w: 200, h: 100 }, 'page', id),
  cover: { way: 'fade' },
});
const reader = new SnapshotReader({
  records: [
    { kind: 'page', id: 'page', order: 'a0' },
    { kind: 'page', id: 'plain', order: 'a1' },
    cover('one', 50),
    cover('two', 200),
  ] as unknown as CoursewareRecord[],
});

function Show(props: Partial<CoverLayerProps>) {
  const surface = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={surface}
        data-testid="show"
        style={{ position: 'fixed', left: 0, top: 0, width: 600, height: 400 }}
      >
        <b
          data-element-id="one"
          style={{ position: 'absolute', left: 100, top: 50, width: 200, height: 100 }}
        />
        <b
          data-element-id="two"
          style={{ position: 'absolute', left: 100, top: 200, width: 200, height: 100 }}
        />
      </div>
      <CoverLayer
        {...{ state: undefined, reader, pageId: 'page', surface, presses: true }}
        texts={{ bar: 'covers', uncover: (number) => `uncover ${number}` }}
        coverAgain={(onPress) => (
          <button type="button" data-again="" onClick={onPress}>
            again
          </button>
        )}
        {...props}
      />
    </>
  );
}

function drawn(props: Partial<CoverLayerProps> = {}) {
  const root = document.createElement('div');
  document.body.append(root);
  const react = createRoot(root);
  const render = (more: Partial<CoverLayerProps> = {}) =>
    flushSync(() => react.render(<Show {...props} {...more} />));
  render();
  onTestFinished(() => {
    flushSync(() => react.unmount());
    root.remove();
  });
  const buttons = () => [...root.querySelectorAll('section button')].map(({ textContent }) => textContent);
  const press = (at: number) =>
    flushSync(() => (root.querySelectorAll('section button')[at] as HTMLElement).click());
  const isShown = (id: string) =>
    getComputedStyle(root.querySelector(`[data-element-id="${id}"]`) as HTMLElement).pointerEvents !== 'none';
  const say = (type: string, x: number, y: number) =>
    flushSync(() =>
      (document.elementFromPoint(x, y) ?? root).dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'touch',
          buttons: 1,
          clientX: x,
          clientY: y,
        }),
      ),
    );
  return { root, render, buttons, press, isShown, say };
}

describe('CoverLayer', () => {
  it('has a button for each cover, which removes it, and a button that restores them', () => {
    const { buttons, press, isShown } = drawn();
    expect(buttons()).toEqual(['uncover 1', 'uncover 2']);
    press(0);
    expect([buttons(), isShown('one'), isShown('two')]).toEqual([['again', 'uncover 1'], false, true]);
    press(1);
    expect(buttons()).toEqual(['again']);
    press(0);
    expect([buttons(), isShown('one')]).toEqual([['uncover 1', 'uncover 2'], true]);
  });

  it('removes a cover that is pressed', () => {
    const { say, isShown } = drawn();
    say('pointerdown', 150, 250);
    say('pointerup', 150, 250);
    expect([isShown('one'), isShown('two')]).toEqual([true, false]);
  });

  it('reports whether it handles a press, only while it does', () => {
    const takes: NonNullable<CoverLayerProps['takes']> = { current: undefined };
    const { render } = drawn({ takes });
    expect([takes.current?.(150, 100), takes.current?.(500, 100)]).toEqual([true, false]);
    render({ presses: false });
    expect(takes.current).toBeUndefined();
  });

  it('has no buttons where covers can only be viewed, and on a page without covers', () => {
    const viewed = drawn({ looksOn: true });
    viewed.say('pointerdown', 150, 100);
    viewed.say('pointerup', 150, 100);
    expect([viewed.root.querySelector('section'), viewed.isShown('one')]).toEqual([null, true]);
    expect(drawn({ pageId: 'plain' }).root.querySelector('section')).toBeNull();
    expect(drawn({ pageId: undefined }).root.querySelector('section')).toBeNull();
  });

  it('keeps removed covers removed while their page is left', () => {
    const { render, press, isShown } = drawn();
    press(0);
    render({ pageId: 'plain' });
    expect(isShown('one')).toBe(false);
  });
});
