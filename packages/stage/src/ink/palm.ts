import type { Sample } from './pointer-session.ts';

/**
 * How much of the edge of a hand touches a panel at least, millimetres. Of a finger it is 10 to 20, of a thumb that lies
 * flat 25.
 */
const PALM_MM = 40;
/**
 * The same on a screen whose size nobody has told, CSS pixels: it is 35 to 60 on class panels of 55 to 98 inches, which are
 * 1920 of them wide.
 */
const PALM_UNTOLD = 60;
/** How far the fingers of one hand are apart at most, millimetres, and on a screen of untold size, CSS pixels. */
const SPAN_MM = 200;
const SPAN_UNTOLD = 340;
/** A panel says at first how much of a hand has reached it, and within so long how much it is, milliseconds. */
const GROWS_MS = 150;
/** What comes from the panel may be told a frame or two later, milliseconds. */
const TOLD_LATE_MS = 40;
const MM_PER_INCH = 25.4;

/** How large a screen is: its diagonal in inches, where it was told, and in CSS pixels. */
export interface ScreenSize {
  readonly inches: number | undefined;
  readonly diagonal: number;
}

/** From how many CSS pixels on what touches the panel is the edge of a hand. */
export function palmWidth(size: ScreenSize): number {
  return pixelsOf(PALM_MM, size) ?? PALM_UNTOLD;
}

/** How far the fingers of one hand are apart at most, CSS pixels. */
export function handSpan(size: ScreenSize): number {
  return pixelsOf(SPAN_MM, size) ?? SPAN_UNTOLD;
}

/** The screen that the page is on; the diagonal of one of untold size counts for nothing. */
export function screenSize(inches: number | undefined): ScreenSize {
  return { inches, diagonal: inches === undefined ? 0 : Math.hypot(screen.width, screen.height) };
}

function pixelsOf(millimetres: number, { inches, diagonal }: ScreenSize): number | undefined {
  return inches === undefined ? undefined : (millimetres * diagonal) / (inches * MM_PER_INCH);
}

/** Whether what touches the panel is the edge of a hand, on a panel of so many inches. */
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

/** The touches that have just begun: the edge of a hand is set down small, and is a palm when it has come down whole. */
export class GrowingTouches {
  readonly #touches = new Map<number, Touch>();

  began(pointerId: number, since: number, first: Sample): void {
    this.#touches.set(pointerId, { since, way: [first] });
  }

  /** Whether it may still turn out to be a palm; `at`: where it went. */
  mayGrow(pointerId: number, now: number, at: readonly Sample[]): boolean {
    const touch = this.#touches.get(pointerId);
    if (!touch) return false;
    touch.way.push(...at);
    if (now - touch.since <= GROWS_MS + TOLD_LATE_MS) return true;
    this.#touches.delete(pointerId);
    return false;
  }

  /** It is over, or it is known what it is: the way that it went. */
  end(pointerId: number): readonly Sample[] {
    const way = this.#touches.get(pointerId)?.way ?? [];
    this.#touches.delete(pointerId);
    return way;
  }
}
