import { designOf, SnapshotReader } from '@lectern/courseware';
import { UiTextsContext, uiTextsZh } from '@lectern/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type GradientFill, mostStops } from './gradient.ts';
import { GradientBar } from './gradient-bar.tsx';

const { colors } = designOf(new SnapshotReader({ records: [] }), 'page');
const fillOf = (...positions: number[]): GradientFill => ({
  type: 'gradient',
  stops: positions.map((pos) => ({ pos, color: { type: 'rgb', value: 'FF0000' } })),
  shade: { type: 'linear', angle: 0 },
});

/** A bar whose ramp is 200 CSS pixels wide at x = 100. */
function opened(fill = fillOf(0, 0.5, 1), at = 1) {
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed; left:100px; top:100px; width:200px';
  document.body.append(place);
  const root = createRoot(place);
  const calls = {
    onChoose: vi.fn(),
    onMove: vi.fn(),
    onDone: vi.fn(),
    onAdd: vi.fn(),
    onRemove: vi.fn(),
  };
  const draw = (now: number) =>
    flushSync(() =>
      root.render(
        <UiTextsContext value={uiTextsZh}>
          <GradientBar fill={fill} colors={colors} at={now} {...calls} />
        </UiTextsContext>,
      ),
    );
  draw(at);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  const handles = [...place.querySelectorAll<HTMLElement>('[role="slider"]')];
  const ramp = handles[0]?.parentElement as HTMLElement;
  ramp.style.cssText = 'position:relative; width:200px; height:20px; margin:0; left:0';
  for (const handle of handles) handle.setPointerCapture = () => undefined;
  const { left } = ramp.getBoundingClientRect();
  const point = (target: HTMLElement | undefined, type: string, share: number, button = 0) =>
    target?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button,
        clientX: left + share * 200,
        clientY: 110,
      }),
    );
  const press = (target: HTMLElement | undefined, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    target?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { ...calls, draw, handles, ramp, point, press };
}

describe('GradientBar', () => {
  it('has a handle at each stop, with its position in percent', () => {
    const { handles } = opened(fillOf(0, 0.256, 1));
    expect(handles.map((handle) => handle.getAttribute('aria-valuenow'))).toEqual(['0', '26', '100']);
    expect(handles.map(({ style }) => style.left)).toEqual(['0%', '25.6%', '100%']);
    expect(handles.map(({ dataset }) => dataset.chosen)).toEqual([undefined, 'true', undefined]);
  });

  it('adds a stop where the ramp is pressed, unless the gradient has the maximum number of stops', () => {
    const { ramp, point, onAdd, handles } = opened();
    point(ramp, 'pointerdown', 0.25);
    expect(onAdd).toHaveBeenCalledOnce();
    expect(onAdd.mock.calls[0]?.[0]).toBeCloseTo(0.25, 6);
    point(ramp, 'pointerdown', 0.25, 2);
    point(handles[0], 'pointerdown', 0);
    expect(onAdd).toHaveBeenCalledOnce();
    const full = opened(fillOf(...Array.from({ length: mostStops }, (_, index) => index / mostStops)));
    full.point(full.ramp, 'pointerdown', 0.95);
    expect(full.onAdd).not.toHaveBeenCalled();
  });

  it('moves a stop while it is dragged, and is done at the end', () => {
    const { handles, point, onChoose, onMove, onDone } = opened();
    point(handles[1], 'pointerdown', 0.5);
    expect(onChoose).toHaveBeenLastCalledWith(1);
    point(handles[1], 'pointermove', 0.51);
    expect(onMove).not.toHaveBeenCalled();
    point(handles[1], 'pointermove', 0.75);
    expect(onMove).toHaveBeenCalledOnce();
    expect(onMove.mock.calls[0]?.[0]).toBe(1);
    expect(onMove.mock.calls[0]?.[1]).toBeCloseTo(0.75, 6);
    point(handles[1], 'pointermove', 0.505);
    expect(onMove).toHaveBeenCalledTimes(2);
    point(handles[1], 'lostpointercapture', 0.75);
    expect(onDone).toHaveBeenCalledOnce();
    point(handles[1], 'pointermove', 0.9);
    expect(onMove).toHaveBeenCalledTimes(2);
  });

  it('does not move a stop that is only pressed, nor by another button', () => {
    const { handles, point, onChoose, onMove, onDone } = opened();
    point(handles[1], 'pointerdown', 0.5);
    point(handles[1], 'lostpointercapture', 0.5);
    point(handles[2], 'pointerdown', 1, 2);
    point(handles[2], 'pointermove', 0.8);
    expect([onMove, onDone].map((each) => each.mock.calls.length)).toEqual([0, 0]);
    expect(onChoose).not.toHaveBeenCalledWith(2);
  });

  it('moves a stop by keys: by a hundredth, a tenth with Shift, and to the ends', () => {
    const { handles, press, onMove } = opened();
    const moved = (key: string, more: KeyboardEventInit = {}) => {
      expect(press(handles[1], key, more)).toBe(true);
      return onMove.mock.lastCall?.map((value) => Math.round(value * 1000) / 1000);
    };
    expect(moved('ArrowLeft')).toEqual([1, 0.49]);
    expect(moved('ArrowDown')).toEqual([1, 0.49]);
    expect(moved('ArrowRight')).toEqual([1, 0.51]);
    expect(moved('ArrowUp', { shiftKey: true })).toEqual([1, 0.6]);
    expect(moved('Home')).toEqual([1, 0]);
    expect(moved('End')).toEqual([1, 1]);
  });

  it('removes a stop by Delete or Backspace, and leaves other keys and chords alone', () => {
    const { handles, press, onMove, onRemove, onDone } = opened();
    expect([press(handles[1], 'Delete'), press(handles[2], 'Backspace')]).toEqual([true, true]);
    expect(onRemove.mock.calls).toEqual([[1], [2]]);
    expect(press(handles[1], 'a')).toBe(false);
    for (const chord of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press(handles[1], 'ArrowLeft', chord)).toBe(false);
    expect(onMove).not.toHaveBeenCalled();
    handles[1]?.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('keeps the focus on a stop that passes another one', () => {
    const { draw, handles, onChoose } = opened();
    handles[1]?.focus();
    expect(onChoose).toHaveBeenLastCalledWith(1);
    draw(2);
    expect(document.activeElement).toBe(handles[2]);
    handles[2]?.blur();
    draw(0);
    expect(document.activeElement).not.toBe(handles[0]);
  });
});
