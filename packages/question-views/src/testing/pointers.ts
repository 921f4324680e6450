import { onTestFinished, vi } from 'vitest';

interface At {
  readonly x: number;
  readonly y: number;
}

/**
 * Pointers of several hands on the page of a test. Browsers capture only pointers of devices, so capturing is replaced
 * until the test is finished.
 */
export function testPointers() {
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => capture.mockRestore());
  const say = (type: string, pointerId: number, { x, y }: At, target?: Element) => {
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: pointerId === 1 },
      ...{ pointerId, clientX: x, clientY: y },
    });
    (target ?? document.elementFromPoint(x, y) ?? document.body).dispatchEvent(event);
  };
  return {
    down: (pointerId: number, target: Element, at: At = middleOf(target)) =>
      say('pointerdown', pointerId, at, target),
    move: (pointerId: number, at: At) => say('pointermove', pointerId, at, document.body),
    up: (pointerId: number, at: At) => say('pointerup', pointerId, at, document.body),
    cancel: (pointerId: number) => say('pointercancel', pointerId, { x: 0, y: 0 }, document.body),
    lose: (pointerId: number) => say('lostpointercapture', pointerId, { x: 0, y: 0 }, document.body),
    /** Drags from the middle of one element to the middle of another. */
    drag(pointerId: number, from: Element, to: Element) {
      const [start, end] = [middleOf(from), middleOf(to)];
      say('pointerdown', pointerId, start, from);
      say('pointermove', pointerId, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, document.body);
      say('pointermove', pointerId, end, document.body);
      say('pointerup', pointerId, end, document.body);
    },
  };
}

export function middleOf(element: Element): At {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Resolves when the browser has drawn the next frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
