import type { Sample } from './pointer-session.ts';

/** The smallest contact width of a palm on a panel, millimetres. A finger has 10 to 20, a flat thumb 25. */
const PALM_MM = 40;
/**
 * The smallest contact width of a palm on a screen of unknown size, CSS pixels. On class panels of 55 to 98 inches,
 * which are 1920 CSS pixels wide, a palm is 35 to 60 wide.
 */
const PALM_UNTOLD = 60;
/** The largest distance between fingers of one hand, millimetres, and on a screen of unknown size, CSS pixels. */
const SPAN_MM = 200;
const SPAN_UNTOLD = 340;
/** Time within which a panel that first reports a part of a palm's contact reports all of it, milliseconds. */
const GROWS_MS = 150;
/** A touch event may arrive a frame or two late, milliseconds. */
const TOLD_LATE_MS = 40;
const MM_PER_INCH = 25.4;

/** The size of a screen: its diagonal in inches, if known, and in CSS pixels. */
export interface ScreenSize {
  readonly inches: number | undefined;
  readonly diagonal: number;
}

/** The contact width from which a touch is a palm, CSS pixels. */
export function palmWidth(size: ScreenSize): number {
  return pixelsOf(PALM_MM, size) ?? PALM_UNTOLD;
}

/** The largest distance between fingers of one hand, CSS pixels. */
export function handSpan(size: ScreenSize): number {
  return pixelsOf(SPAN_MM, size) ?? SPAN_UNTOLD;
}

/** The screen that shows the page; it has no diagonal if its size is unknown. */
export function screenSize(inches: number | undefined): ScreenSize {
  return { inches, diagonal: inches === undefined ? 0 : Math.hypot(screen.width, screen.height) };
}

function pixelsOf(millimetres: number, { inches, diagonal }: ScreenSize): number | undefined {
  return inches === undefined ? undefined : (millimetres * diagonal) / (inches * MM_PER_INCH);
}

/** Whether a touch is a palm, on a panel of this many inches. */
export function isPalm(
  event: Pick<PointerEvent, 'pointerType' | 'width' | 'height'>,
  inches: number | undefined,
): boolean {
  return (
    event.pointerType === 'touch' && Math.max(event.width, event.height) >= palmWidth(screenSize(inches))
  );
}

interface Touch {
  readonly since: number;
  readonly way: Sample[];
}

/**
 * Touches that have just started: a palm's contact starts small, and is recognised when all of it touches the panel.
 */
export class GrowingTouches {
  readonly #touches = new Map<number, Touch>();

  began(pointerId: number, since: number, first: Sample): void {
    this.#touches.set(pointerId, { since, way: [first] });
  }

  /** Whether the touch may still become a palm; `at` is its new position. */
  mayGrow(pointerId: number, now: number, at: readonly Sample[]): boolean {
    const touch = this.#touches.get(pointerId);
    if (!touch) return false;
    touch.way.push(...at);
    if (now - touch.since <= GROWS_MS + TOLD_LATE_MS) return true;
    this.#touches.delete(pointerId);
    return false;
  }

  /** The touch ended or is classified; returns its points. */
  end(pointerId: number): readonly Sample[] {
    const way = this.#touches.get(pointerId)?.way ?? [];
    this.#touches.delete(pointerId);
    return way;
  }
}
